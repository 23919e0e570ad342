"""Scenes of Valencia that the tests of its window look at."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.bots.planner import PlannerBot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.scene import make_scene
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.seats import Seat


@cache
def seats_of(players: int, persons: int = 1) -> tuple[Seat, ...]:
    """Seat people first, then bots."""
    seats = default_seats(players, bots="planner")
    return tuple(
        evolve(seat, bot=None) if number < persons else seat for number, seat in enumerate(seats)
    )


def scene_of(game: Game, viewer: int = 0, persons: int = 1) -> Scene:
    """Look at a game with the eyes of one seat."""
    return make_scene(game, seats_of(len(game.seats), persons), viewer)


def played(
    until: Callable[[Scene], bool], players: int = 3, seed: int = 3, persons: int = 1
) -> Scene:
    """Let the program's bot play until the asked player sees such a scene."""
    game: Game = RULES.deal(Setup(players=players), seed)
    bot = PlannerBot(seed)
    while game.decision is not None:
        scene = scene_of(game, game.decision.seat, persons)
        if until(scene):
            return scene
        option = bot.choose(game.view(game.decision.seat), game.decision)
        game.choose(option)
    raise AssertionError("no such scene")


def owning(**holds: int) -> Scenario:
    """A table where seat 0 has a bit of everything, and is asked which stack it reveals."""
    table = Scenario(players=3).holds(0, {"wine": 2, "oranges": 1}, coins=7, prestige=12, **holds)
    table.stacks(0, "6 5", "4", "3 2 1").stacks(1, "2 2").used(0, "6 1")
    table.sits(0, "church").lives(0, "a1", "b1", "c1").palm("a1-b2").tasks(0, 16, 20, 22)
    return table.at(RoundPart.B, guild="wine")
