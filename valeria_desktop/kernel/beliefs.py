"""Beliefs about hidden things: which of them each owner may have, by weights.

All owners draw from one pool, and no thing has two owners. A game says from a View how likely each
thing is for each owner, in whole numbers, so that two programs which count alike believe alike.
"""

from __future__ import annotations

from functools import lru_cache
from math import perm
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MOST_CASES = 2_000
"""The largest number of cases that are counted one by one; of more a sample is taken."""
WHOLE = 4_096
"""A bound on the sum of an owner's weights: the products of five owners fit into 64 bits."""
_EVEN = 128
"""The part of the whole that all things share evenly: one in 32. Nobody can be fooled for ever."""
_HALVED = (65536, 60097, 55109, 50535, 46341, 42495, 38968, 35734)
"""2^16 times 2^(-n/8), rounded."""
_NEVER = 128
"""What is as many eighths less likely has no weight but its even part."""
_COARSE = 16
"""The bits by which a sampled case's weight is cut: a mean of points has to fit into 64 bits."""

Weights = tuple[int, ...]
Case = tuple[int, ...]
"""The thing of each owner, by its place in the pool."""


def weighed(likely: Sequence[int], evenly: Sequence[int] | None = None) -> Weights:
    """Return an owner's weights from how likely each thing is: at least 1, in sum at most WHOLE.

    The even part is shared by `evenly`, for things that an even deal makes unlike.
    """
    total, ways = sum(likely), evenly or (1,) * len(likely)
    each_way = sum(ways)
    return tuple(
        [
            max(1, _EVEN * way // each_way) + (WHOLE - _EVEN) * each // total
            for each, way in zip(likely, ways, strict=True)
        ]
    )


def likelihood(eighths: int) -> int:
    """Return a likelihood, in 2^-16, that is some eighths of a halving below certainty."""
    return _HALVED[eighths & 7] >> (eighths >> 3) if eighths < _NEVER else 0


@frozen
class Belief:
    """The weights of all things for each owner; all are positive."""

    weights: tuple[Weights, ...]

    @property
    def is_exact(self) -> bool:
        """Whether all cases can be counted one by one."""
        things = len(self.weights[0]) if self.weights else 0
        return perm(things, len(self.weights)) <= MOST_CASES

    def drawn(self, stream: Stream) -> Case:
        """Draw a thing for each owner, with one number each.

        Cases come up by the product of their weights. Where there are too many of them, each owner
        draws by its weights alone from what is left.
        """
        return self.forks.drawn(stream)[0]

    @property
    def forks(self) -> Forks:
        """The forks at which its owners draw; a reader who draws often keeps them."""
        return _forks_of(self.weights)

    def cases(self) -> Iterator[tuple[Case, int]]:
        """Yield all cases with their weights, in the order of the pool.

        Of too many it yields a sample of MOST_CASES, always the same one. The owners drew one after
        another, from what was left; a case's weight puts right that some came up too often by it.
        """
        if self.is_exact:
            yield from _cases(self.weights, (), 1)
            return
        stream, forks = Stream(0), self.forks
        for _ in range(MOST_CASES):
            case, product = forks.drawn(stream)
            yield case, max(1, product >> _COARSE)

    def shares(self) -> tuple[Weights, ...]:
        """Return for each owner how likely each thing is, beside what the others may have.

        It is exact for two owners. For more, it leaves out that the others differ among themselves.
        """
        return _shares(self.weights)


_Fork = tuple[list[tuple[int, int]], int]
"""The things that are left for an owner, each with the sum of its cases, and the sum of all."""


class Forks:
    """The forks of all owners. It doesn't matter which owner has taken what, only what is taken."""

    def __init__(self, weights: tuple[Weights, ...]) -> None:
        self._weights = weights
        self._last = len(weights) - 1
        self._sum_of_last = sum(weights[-1]) if weights else 0
        self._is_exact = Belief(weights).is_exact
        self._known: dict[int, _Fork] = {}

    def fork(self, owner: int, taken: int) -> _Fork:
        """Return the fork of an owner; `taken` has a bit for each thing of those before."""
        found = self._known.get(taken)
        if found is None:
            weights = enumerate(self._weights[owner])
            left = [each for each in weights if not taken >> each[0] & 1]
            if self._is_exact and owner == self._last - 1:
                of_last = self._weights[owner + 1]
                rest = self._sum_of_last - sum(
                    [weight for thing, weight in enumerate(of_last) if taken >> thing & 1]
                )
                left = [(thing, weight * (rest - of_last[thing])) for thing, weight in left]
            elif self._is_exact and owner < self._last:
                left = [
                    (thing, weight * self.fork(owner + 1, taken | 1 << thing)[1])
                    for thing, weight in left
                ]
            found = self._known[taken] = left, sum([ways for _, ways in left])
        return found

    def drawn(self, stream: Stream) -> tuple[Case, int]:
        """Draw a case; return it with the product of the sums that its owners drew from."""
        chosen: list[int] = []
        product, taken = 1, 0
        for owner in range(len(self._weights)):
            left, total = self._known.get(taken) or self.fork(owner, taken)
            number, product = (stream.number() * total) >> 64, product * total
            for thing, ways in left:  # noqa: B007 - the last thing that is looked at is drawn
                number -= ways
                if number < 0:
                    break
            chosen.append(thing)
            taken |= 1 << thing
        return tuple(chosen), product


@lru_cache(maxsize=4)
def _forks_of(weights: tuple[Weights, ...]) -> Forks:
    return Forks(weights)


def _cases(weights: tuple[Weights, ...], chosen: Case, product: int) -> Iterator[tuple[Case, int]]:
    if len(chosen) == len(weights):
        yield chosen, product
        return
    for thing, weight in enumerate(weights[len(chosen)]):
        if thing not in chosen:
            yield from _cases(weights, (*chosen, thing), product * weight)


@lru_cache(maxsize=256)
def _shares(weights: tuple[Weights, ...]) -> tuple[Weights, ...]:
    sums = [sum(owner) for owner in weights]
    found = []
    for own, owner in enumerate(weights):
        shares = list(owner)
        for other, theirs in enumerate(weights):
            if other != own:
                shares = [
                    share * (sums[other] - weight)
                    for share, weight in zip(shares, theirs, strict=True)
                ]
        found.append(tuple(shares))
    return tuple(found)
