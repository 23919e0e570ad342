"""What can be done with a place of the city just now."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
    from valeria_desktop.games.valencia.ui.city.offers import Offers


class State(StrEnum):
    """It, as it is painted and said."""

    RESTING = "resting"
    """The open question is not about the city."""
    LIT = "lit"
    PICKED = "picked"
    """What shall move, or where something shall move to: the other end is asked for."""
    DIM = "dim"
    """The open question is about other places."""


def state_of(offers: Offers, target: AtCell | AtBush) -> State:
    """Look at a place."""
    if target == offers.picked:
        return State.PICKED
    if target in offers.lit:
        return State.LIT
    return State.DIM if offers.lit else State.RESTING
