"""How reasons are made: their weight, and a number compared with what it is otherwise."""

from __future__ import annotations

from attrs import evolve

from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import Phrase, capital, say

_POINT = 0.02
"""The worth of a point, as a chance of winning."""


def weight_of(points: float) -> float:
    """Return the weight of points, as a chance of winning from 0 to 1."""
    return min(1.0, _POINT * points)


def brings(cause: str, words: Phrase, points: float, number: float, card: str = "") -> Reason:
    """Return a reason for something that a choice brings."""
    return Reason(
        ReasonKind.BRINGS, words, weight_of(points), cause=cause, number=number, card=card
    )


def known(cause: str, words: Phrase, points: float, number: float, card: str = "") -> Reason:
    """Return a reason that rests on what only this seat knows."""
    return evolve(brings(cause, words, points, number, card), is_secret=True)


def versus(what: Phrase, mine: int, other: int) -> Phrase:
    """Return a comparison: "Silver left: 4, otherwise 1."."""
    words = say("{what}: {mine}, otherwise {other}", what=what, mine=mine, other=other)
    return say("{words}.", words=capital(words))
