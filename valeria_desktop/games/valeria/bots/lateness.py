"""How much of a game is over: whether it is near its end, so that a queen takes her time."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.values import ROUNDS, horizon_of
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.siege_rows import DECK

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View

_ROUNDS = 5
"""The rounds before the end in which choices are the hardest to tell apart."""
_DECK = 0.4
"""The share of a siege's deck that is left then."""


def is_late(view: View) -> bool:
    """Return whether the last rounds have begun, as far as the end conditions tell (T31, G3)."""
    setup = view.table.setup
    if setup.solo is Solo.SIEGE:
        return len(view.stacks[DECK]) <= _DECK * setup.deck
    return horizon_of(view, NO_DUKE).rounds_left <= _ROUNDS


def progress(view: View) -> float:
    """Return the part of a game that is over, from 0 to 1.

    It is the root of the nearest end condition (T31, G3): as players buy more and more, a quarter
    of the cards is gone after half of the turns, with any number of players. In a siege it is the
    part of the deck that has been drawn.
    """
    setup = view.table.setup
    if setup.solo is Solo.SIEGE:
        return max(0.0, 1 - len(view.stacks[DECK]) / setup.deck)
    return sqrt(1 - horizon_of(view, NO_DUKE).rounds_left / ROUNDS)
