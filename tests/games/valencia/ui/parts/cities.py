"""Scenes of a city to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.scene import make_scene
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene


def seen(scenario: Scenario, viewer: int = 0) -> Scene:
    """Look at a scenario as one of its players does."""
    players = scenario.table.setup.players
    return make_scene(scenario.game, default_seats(players), viewer)


def lived_in() -> Scenario:
    """Lay a city with members, a palm and a fountain; nobody is asked anything."""
    scenario = Scenario(3).lives(0, "a1 c1").lives(1, "b1")
    return scenario.palm("a1-b2").built("d1", "five")


def placing(coins: int = 9) -> Scenario:
    """Come to where player 0 chooses a space of the wine guild."""
    scenario = lived_in().holds(0, coins=coins).stacks(0, "6").at(RoundPart.B, guild="wine")
    return scenario.reveals(0, "6").chooses(0, "sit", "good")


def moving(*homes: str) -> Scenario:
    """Come to where player 0 may move one of some members."""
    scenario = Scenario(3).lives(0, *homes).stacks(0, "6").at(RoundPart.G)
    return scenario.reveals(0, "6")


def planting() -> Scenario:
    """Come to where player 0 plants the palm of the round."""
    return lived_in().sits(0, "church").at(RoundPart.H)


def moving_palms(*bushes: str) -> Scenario:
    """Come to where player 0 may move one of some palms."""
    scenario = Scenario(3).palm(*bushes).built("d1", "palm").stacks(0, "6").holds(0, coins=9)
    scenario.at(RoundPart.B, guild="wine").reveals(0, "6")
    return scenario.chooses(0, "sit", "good", "place c1", "use d1")


def cell(name: str) -> AtCell:
    """Name a cell of the city for three."""
    return AtCell(Scenario(3).table.city.names[name])


def bush(name: str) -> AtBush:
    """Name a bush of the city for three."""
    city = Scenario(3).table.city
    return next(AtBush(each) for each in city.bushes if city.bush_name(each) == name)
