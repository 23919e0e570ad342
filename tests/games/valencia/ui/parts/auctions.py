"""An auction in the midst of a game, with something of everything."""

from __future__ import annotations

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart

STACKS = (("6 5", "4"), ("5 4", "1 1", "2"), ("3 3 1", "2", "6 4"), ("4 4", "1 2"), ("6", "5", "2"))


def auction(players: int = 5, part: RoundPart = RoundPart.D) -> Scenario:
    """Seat 1 holds the figure and has privileges; everyone has stacks."""
    table = Scenario(players=players).figure(1).sits(1, "nobility", "wine").lives(1, "a1")
    for seat in range(players):
        table.stacks(seat, *STACKS[seat]).holds(seat, privileges=seat)
    table.used(1, "6 6 3")
    return table.at(part, "oranges") if part is RoundPart.D else table.at(part)
