"""How late it is in the hall: an hour of the sky for each round."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.view import View

_ROUNDS = 16
"""Rounds after which the evening is over; the rules set no number."""


def hour_of(view: View) -> float:
    """Return the time of day, from 0, dawn, to 1, dusk."""
    return min(1.0, (max(1, view.round) - 1) / _ROUNDS)
