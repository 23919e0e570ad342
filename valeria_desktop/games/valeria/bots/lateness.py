"""Whether a game is near its end, so that a queen takes her time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.values import horizon_of
from valeria_desktop.games.valeria.rules.at import DECK
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.games.valeria.rules.setup import Solo

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
