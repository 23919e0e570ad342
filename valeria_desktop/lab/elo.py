"""Elo ratings fitted to the games between pairs of players, with their uncertainty.

Every command loads this module, so it uses only the standard library; that is fast enough, as the
equations have only one row for each player.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.lab.errors import SURE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_TEN_TO_ONE = 400 / math.log(10)
"""Elo points for a factor of e in the odds: 400 points are odds of ten to one."""
_STEPS = 50
_LONGEST = 2.0
"""Longest step of the fit, in powers of e: about 350 Elo points."""
_NOTHING = 1e-9


class PairScore(NamedTuple):
    """One player's wins against another, with half a point for a shared game."""

    points: float
    games: int


class Rating(NamedTuple):
    """A strength and its error (half a 95 % interval), in Elo points."""

    elo: float
    error: float


def ratings(
    names: Sequence[str], won: Mapping[tuple[str, str], PairScore], base: str
) -> dict[str, Rating]:
    """Return ratings fitted to all games between pairs; the base has rating and error 0.

    Each player gets half a drawn game against the base, so that a player who won every game has a
    finite rating.
    """
    others = [name for name in names if name != base]
    place = {name: number for number, name in enumerate(others)}
    pairs = [*won.items(), *(((name, base), PairScore(0.25, 1)) for name in others),
             *(((base, name), PairScore(0.25, 1)) for name in others)]  # fmt: skip
    strengths = [0.0] * len(others)
    bends = _square(len(others))
    for _ in range(_STEPS):  # Newton's method; it converges after six
        slopes, bends = _slopes_and_bends(pairs, place, strengths)
        step = _solved(bends, slopes)
        longest = max(map(abs, step), default=0.0)
        # a long step would overshoot, and the next one even more
        share = min(1.0, _LONGEST / longest) if longest else 1.0
        strengths = [
            strength + share * more for strength, more in zip(strengths, step, strict=True)
        ]
        if longest < _NOTHING:
            break
    found = {
        name: Rating(_TEN_TO_ONE * strengths[at], SURE * _TEN_TO_ONE * _error(bends, at))
        for name, at in place.items()
    }
    return {name: found.get(name, Rating(0.0, 0.0)) for name in names}


def _slopes_and_bends(
    pairs: Sequence[tuple[tuple[str, str], PairScore]],
    place: Mapping[str, int],
    strengths: Sequence[float],
) -> tuple[list[float], list[list[float]]]:
    """Return the first and second derivatives of the log-likelihood, the latter negated."""
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
    """Return a strength's standard error: the root of its diagonal entry in the inverse."""
    unit = [float(place == at) for place in range(len(bends))]
    return math.sqrt(_solved(bends, unit)[at])


def _solved(bends: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of a system of linear equations, by elimination.

    Each player has half a game against the base, so each diagonal entry exceeds the sum of all
    others in its row: no rows have to change places.
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
