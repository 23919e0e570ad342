"""Criminals on a board (WK20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.kinds import CRIMINAL_AT

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State


def criminals_of(state: State, seat: int) -> int:
    """Return the number of criminal icons on a player's three spaces."""
    if seat < len(state.players):
        line = state.players[seat].line
        return sum(card.icons.counts[CRIMINAL_AT] for card in line if card is not None)
    assert state.rival is not None
    schemes = state.rival.line
    return sum(scheme.icons.counts[CRIMINAL_AT] for scheme in schemes if scheme is not None)
