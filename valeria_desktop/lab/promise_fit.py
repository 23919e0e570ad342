"""Learns from games how promises are kept, and tests on other games whether what is told is kept.

What happens is a logistic function of a promise's log-odds, whose shift and slope change evenly in
the course of a game. Little evidence leaves promises as they are.
"""

from __future__ import annotations

from collections import defaultdict
from math import fsum, log
from typing import TYPE_CHECKING, Any, NamedTuple

from attrs import frozen

from valeria_desktop.coach.promise_map import MOST_SHIFT, MOST_SLOPE, Bend, PromiseCurve
from valeria_desktop.coach.promises import Promises, together
from valeria_desktop.kernel.coaching import Way
from valeria_desktop.lab.errors import clustered_error

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from numpy.typing import NDArray

    from valeria_desktop.lab.promise_series import PromisedGame, PromisedMoment

    Numbers = NDArray[Any]

_AS_PROMISED = (0.0, 0.0, 1.0, 1.0)
_CLING = (2.0, 2.0, 40.0, 40.0)
"""The weight of promises as they are: as much as the evidence of some ten to 200 games.

A game says as much as one moment, as all its moments come true or not by one result.
"""
_STEPS = 30
_LEAST_SLOPE = 0.05
_NEAREST = 1e-4
"""Promises nearer to 0 or 1 are learned from, and lose, as if they were this near."""
BINS = 10
ENOUGH = 1_000
"""The least number of moments in a bin that counts."""
CLOSE = 0.03
"""The largest difference between what is told and what happens, if it is more than its error."""


# --- learning


def learned(games: Iterable[PromisedGame]) -> dict[Way, PromiseCurve]:
    """Return for each way how its promises are kept."""
    rows: defaultdict[Way, list[tuple[float, float, float]]] = defaultdict(list)
    numbers: defaultdict[Way, set[int]] = defaultdict(set)
    for game in games:
        for moment in game.moments:
            chances = _as_shown(moment.way, moment.chances)
            for seat, chance in zip(moment.seats, chances, strict=True):
                if 0 < chance < 1:
                    rows[moment.way].append((moment.progress, chance, game.won[seat]))
                    numbers[moment.way].add(game.number)
    return {way: _fitted(rows[way], len(numbers[way])) for way in Way if rows[way]}


def _fitted(rows: list[tuple[float, float, float]], games: int) -> PromiseCurve:
    """Return the curve that makes what happened most likely, by Newton's method."""
    import numpy as np

    progress, promised, happened = np.array(rows).T
    promised = np.clip(promised, _NEAREST, 1 - _NEAREST)
    odds = np.log(promised / (1 - promised))
    seen = np.stack([1 - progress, progress, (1 - progress) * odds, progress * odds], 1)
    begun, cling = np.array(_AS_PROMISED), np.array(_CLING) * len(rows) / games
    found = begun.copy()
    for _ in range(_STEPS):
        told = 1 / (1 + np.exp(-seen @ found))
        slope = seen.T @ (happened - told) - cling * (found - begun)
        bend = (seen * (told * (1 - told))[:, None]).T @ seen + np.diag(cling)
        found += np.linalg.solve(bend, slope)
    shifts = np.clip(found[:2], -MOST_SHIFT, MOST_SHIFT)
    slopes = np.clip(found[2:], _LEAST_SLOPE, MOST_SLOPE)
    first, last = (Bend(float(shifts[at]), float(slopes[at])) for at in (0, 1))
    return PromiseCurve(first, last)


def _as_shown(way: Way, chances: tuple[float, ...]) -> tuple[float, ...]:
    """Return chances as they are shown: a graph shows those of all seats together."""
    return together(chances) if way is Way.VALUE else chances


# --- testing


class PromisePart(NamedTuple):
    """The moments that are tested together."""

    way: Way
    is_late: bool

    @property
    def words(self) -> str:
        """Its words."""
        return f"{self.way}, {'late' if self.is_late else 'early'} half"


@frozen
class Bin:
    """The moments of a bin: what was told, and what happened."""

    moments: int
    promised: float
    told: float
    happened: float
    error: float
    """The error of the difference, clustered by game: it holds 95 of 100 times."""

    @property
    def is_missed(self) -> bool:
        """Whether what is told is wrong, as far as these moments can tell."""
        off = abs(self.happened - self.told)
        return self.moments >= ENOUGH and off > CLOSE and off > self.error


class _Row(NamedTuple):
    game: int
    promised: float
    told: float
    happened: float


def bins_of(
    games: Iterable[PromisedGame], curves: Mapping[Way, PromiseCurve]
) -> Iterator[tuple[PromisePart, list[Bin]]]:
    """Yield the bins of promises for each way and each half, those with moments."""
    rows: defaultdict[tuple[PromisePart, int], list[_Row]] = defaultdict(list)
    for game in games:
        for moment in game.moments:
            part = PromisePart(moment.way, moment.progress >= 1 / 2)
            for row in _rows(game, moment, curves.get(moment.way)):
                rows[part, min(BINS - 1, int(BINS * row.told))].append(row)
    for way in Way:
        for is_late in (False, True):
            part = PromisePart(way, is_late)
            yield part, [_bin(rows[part, at]) for at in range(BINS) if (part, at) in rows]


def _rows(game: PromisedGame, moment: PromisedMoment, curve: PromiseCurve | None) -> Iterator[_Row]:
    promises = Promises(None if curve is None else curve.at(moment.progress))
    told = _as_shown(moment.way, tuple(map(promises.chance, moment.chances)))
    promised = _as_shown(moment.way, moment.chances)
    for seat, chance, each in zip(moment.seats, promised, told, strict=True):
        yield _Row(game.number, chance, each, game.won[seat])


class WayLoss(NamedTuple):
    """The log loss of one way's promises in natural logarithms, and of what is told instead."""

    moments: int
    promised: float
    told: float


def losses_of(
    games: Iterable[PromisedGame], curves: Mapping[Way, PromiseCurve]
) -> dict[Way, WayLoss]:
    """Return for each way how well promises, and what is told, foresaw who won."""
    rows: defaultdict[Way, list[_Row]] = defaultdict(list)
    for game in games:
        for moment in game.moments:
            rows[moment.way] += _rows(game, moment, curves.get(moment.way))
    return {
        way: WayLoss(
            len(found),
            fsum(_loss(row.promised, row.happened) for row in found) / len(found),
            fsum(_loss(row.told, row.happened) for row in found) / len(found),
        )
        for way in Way
        if (found := rows[way])
    }


def _loss(chance: float, happened: float) -> float:
    near = min(1 - _NEAREST, max(_NEAREST, chance))
    return -happened * log(near) - (1 - happened) * log(1 - near)


def _bin(rows: list[_Row]) -> Bin:
    groups: defaultdict[int, list[float]] = defaultdict(list)
    for row in rows:
        groups[row.game].append(row.happened - row.told)
    number = len(rows)
    return Bin(
        number,
        fsum(row.promised for row in rows) / number,
        fsum(row.told for row in rows) / number,
        fsum(row.happened for row in rows) / number,
        clustered_error(groups.values()),
    )
