"""How strong players are by what they won of each other: Elo, fitted, with its uncertainty."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_TEN_TO_ONE = 400 / math.log(10)
"""Elo has ten to one at a difference of 400."""
_SURE = 1.96
"""Standard errors of an interval that holds 95 of 100 times."""
_STEPS = 50


class Won(NamedTuple):
    """What one player won of another: shared games count half."""

    points: float
    games: int


class Rating(NamedTuple):
    """A strength, and how far it may be off."""

    elo: float
    error: float


def ratings(
    names: Sequence[str], won: Mapping[tuple[str, str], Won], base: str
) -> dict[str, Rating]:
    """Fit strengths to all games between pairs; the base has none, and no error.

    Half a game is drawn by everybody against the base, so that who won all is not endless.
    """
    others = [name for name in names if name != base]
    place = {name: number for number, name in enumerate(others)}
    strengths = np.zeros(len(others))
    bends = np.eye(len(others))
    pairs = [*won.items(), *(((name, base), Won(0.25, 1)) for name in others),
             *(((base, name), Won(0.25, 1)) for name in others)]  # fmt: skip
    for _ in range(_STEPS):  # Newton's method; it is there after six
        slopes, bends = np.zeros(len(others)), np.zeros((len(others), len(others)))
        for (one, other), (points, games) in pairs:
            lead = _of(strengths, place, one) - _of(strengths, place, other)
            chance = 1 / (1 + math.exp(-lead))
            for name, sign in ((one, 1), (other, -1)):
                if name in place:
                    slopes[place[name]] += sign * (points - games * chance)
            _bend(bends, [place.get(one), place.get(other)], games * chance * (1 - chance))
        step = np.linalg.solve(bends, slopes)
        strengths += step
        if np.abs(step).max() < 1e-9:  # noqa: PLR2004 - nothing
            break
    errors = np.sqrt(np.diag(np.linalg.inv(bends)))
    found = {
        name: Rating(_TEN_TO_ONE * strengths[at], _SURE * _TEN_TO_ONE * errors[at])
        for name, at in place.items()
    }
    return {name: found.get(name, Rating(0.0, 0.0)) for name in names}


def _of(
    strengths: np.ndarray[tuple[int], np.dtype[np.float64]], place: Mapping[str, int], name: str
) -> float:
    return float(strengths[place[name]]) if name in place else 0.0


def _bend(
    bends: np.ndarray[tuple[int, int], np.dtype[np.float64]], at: list[int | None], weight: float
) -> None:
    for one, sign in zip(at, (1, -1), strict=True):
        for other, other_sign in zip(at, (1, -1), strict=True):
            if one is not None and other is not None:
                bends[one, other] += sign * other_sign * weight


def share_error(share: float, games: int) -> float:
    """Give how far a share of games may be off, as a share."""
    return _SURE * math.sqrt(share * (1 - share) / games) if games else 0.0
