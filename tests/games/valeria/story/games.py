"""Whole games of all kinds, as lines of a chronicle."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tests.option_sets import CATALOG, OPTION_SETS, SOLO_OPTION_SETS
from tests.properties.players import Temper, pick
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.session.chronicle import Chronicle
from valeria_desktop.session.story import Story

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
SAMPLE = 24


def some_games() -> list[tuple[int, tuple[Line, ...], tuple[str, ...]]]:
    """Games of as many kinds, each by its seed, with its players' names."""
    chance = Random(14)
    sets = [*chance.sample(OPTION_SETS, SAMPLE), *chance.sample(SOLO_OPTION_SETS, SAMPLE // 2)]
    found = []
    for seed, option_set in enumerate(sets):
        lines, players = _lines(option_set.setup(Random(seed)), seed)
        found.append((seed, lines, NAMES[:players]))
    return found


def _lines(setup: object, seed: int) -> tuple[tuple[Line, ...], int]:
    chance = Random(seed)
    game = new_game(setup, CATALOG, seed)  # type: ignore[arg-type]
    told = Chronicle()
    events: list[Event] = list(game.opening.events)
    temper = (Temper.EAGER, Temper.STUBBORN, Temper.AIMLESS)[seed % 3]
    while game.decision is not None and len(events) < 2500:
        events += game.choose(pick(chance, game.decision, temper)).events
    told.tell(events)
    return tuple(told.lines), game.table.setup.players


def told(lines: tuple[Line, ...], names: tuple[str, ...]) -> Story:
    """The story of these lines."""
    story = Story(tell_turn)
    story.tell(lines, names)
    return story
