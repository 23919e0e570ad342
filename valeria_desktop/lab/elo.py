"""How strong players are by what they won of each other: Elo, fitted, with its uncertainty.

Every command loads this, so it needs nothing but the standard library: a table has a row for each
player, and those are few.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_TEN_TO_ONE = 400 / math.log(10)
"""Elo has ten to one at a difference of 400."""
_SURE = 1.96
"""Standard errors of an interval that holds 95 of 100 times."""
_STEPS = 50
_LONGEST = 2.0
"""No step of the fit is longer, in powers of e: some 350 of Elo."""
_NOTHING = 1e-9


class PairScore(NamedTuple):
    """What one player won of another: shared games count half."""

    points: float
    games: int


class Rating(NamedTuple):
    """A strength, and how far it may be off."""

    elo: float
    error: float


def ratings(
    names: Sequence[str], won: Mapping[tuple[str, str], PairScore], base: str
) -> dict[str, Rating]:
    """Fit strengths to all games between pairs; the base has none, and no error.

    Half a game is drawn by everyone against the base, so that who won all is not endless.
    """
    others = [name for name in names if name != base]
    place = {name: number for number, name in enumerate(others)}
    pairs = [*won.items(), *(((name, base), PairScore(0.25, 1)) for name in others),
             *(((base, name), PairScore(0.25, 1)) for name in others)]  # fmt: skip
    strengths = [0.0] * len(others)
    bends = _square(len(others))
    for _ in range(_STEPS):  # Newton's method; it is there after six
        slopes, bends = _slopes_and_bends(pairs, place, strengths)
        step = _solved(bends, slopes)
        longest = max(map(abs, step), default=0.0)
        # from far off it goes too far, and further from there
        share = min(1.0, _LONGEST / longest) if longest else 1.0
        strengths = [
            strength + share * more for strength, more in zip(strengths, step, strict=True)
        ]
        if longest < _NOTHING:
            break
    found = {
        name: Rating(_TEN_TO_ONE * strengths[at], _SURE * _TEN_TO_ONE * _error(bends, at))
        for name, at in place.items()
    }
    return {name: found.get(name, Rating(0.0, 0.0)) for name in names}


def _slopes_and_bends(
    pairs: Sequence[tuple[tuple[str, str], PairScore]],
    place: Mapping[str, int],
    strengths: Sequence[float],
) -> tuple[list[float], list[list[float]]]:
    """Tell how much likelier the games become with each strength, and how that changes."""
    slopes, bends = [0.0] * len(strengths), _square(len(strengths))
    for (one, other), (points, games) in pairs:
        lead = _of(strengths, place, one) - _of(strengths, place, other)
        chance = 1 / (1 + math.exp(-lead))
        for name, sign in ((one, 1), (other, -1)):
            if name in place:
                slopes[place[name]] += sign * (points - games * chance)
        _bend(bends, [place.get(one), place.get(other)], games * chance * (1 - chance))
    return slopes, bends


def _square(size: int) -> list[list[float]]:
    return [[0.0] * size for _ in range(size)]


def _of(strengths: Sequence[float], place: Mapping[str, int], name: str) -> float:
    return strengths[place[name]] if name in place else 0.0


def _bend(bends: list[list[float]], at: list[int | None], weight: float) -> None:
    for one, sign in zip(at, (1, -1), strict=True):
        for other, other_sign in zip(at, (1, -1), strict=True):
            if one is not None and other is not None:
                bends[one][other] += sign * other_sign * weight


def _error(bends: Sequence[Sequence[float]], at: int) -> float:
    """Tell the standard error of one strength: the root of its place in the inverse."""
    unit = [float(place == at) for place in range(len(bends))]
    return math.sqrt(_solved(bends, unit)[at])


def _solved(bends: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of equations by elimination.

    Each player has half a game against the base, so each row has more in its own column than in all
    others together: no rows have to change places.
    """
    rows = [[*row, value] for row, value in zip(bends, right, strict=True)]
    for at, row in enumerate(rows):
        for below in rows[at + 1 :]:
            share = below[at] / row[at]
            below[at:] = [
                here - share * there for here, there in zip(below[at:], row[at:], strict=True)
            ]
    found: list[float] = []
    for at in reversed(range(len(rows))):
        *bend, value = rows[at][at:]
        known = sum(one * other for one, other in zip(bend[1:], found, strict=True))
        found.insert(0, (value - known) / bend[0])
    return found


def share_error(share: float, games: int) -> float:
    """Return how far a share of games may be off, as a share."""
    return _SURE * math.sqrt(share * (1 - share) / games) if games else 0.0
