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

_COARSE = 16
"""The bits by which a sampled case's weight is cut: a mean of points has to fit into 64 bits."""

Weights = tuple[int, ...]
Case = tuple[int, ...]
"""The thing of each owner, by its place in the pool."""


def weighed(likely: Sequence[int]) -> Weights:
    """Return an owner's weights from how likely each thing is: at least 1, in sum at most WHOLE."""
    total, even = sum(likely), _EVEN // len(likely)
    return tuple([max(1, even) + (WHOLE - _EVEN) * each // total for each in likely])


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
        return self._drawn(stream)[0]

    def _drawn(self, stream: Stream) -> tuple[Case, int]:
        """Draw a case; return it with the product of the sums that its owners drew from."""
        chosen: Case = ()
        product = 1
        for owner in range(len(self.weights)):
            left = self._left(owner, frozenset(chosen))
            total = sum([ways for _, ways in left])
            number, product = (stream.number() * total) >> 64, product * total
            for thing, ways in left:  # noqa: B007 - the last thing that is looked at is drawn
                number -= ways
                if number < 0:
                    break
            chosen = (*chosen, thing)
        return chosen, product

    def _left(self, owner: int, taken: frozenset[int]) -> list[tuple[int, int]]:
        """Return the things left for an owner, each with the sum of its cases."""
        return _left(self.weights, owner, taken, is_exact=self.is_exact)

    def cases(self) -> Iterator[tuple[Case, int]]:
        """Yield all cases with their weights, in the order of the pool.

        Of too many it yields a sample of MOST_CASES, always the same one. The owners drew one after
        another, from what was left; a case's weight puts right that some came up too often by it.
        """
        if self.is_exact:
            yield from _cases(self.weights, (), 1)
            return
        stream = Stream(0)
        for _ in range(MOST_CASES):
            case, product = self._drawn(stream)
            yield case, max(1, product >> _COARSE)

    def shares(self) -> tuple[Weights, ...]:
        """Return for each owner how likely each thing is, beside what the others may have.

        It is exact for two owners. For more, it leaves out that the others differ among themselves.
        """
        return _shares(self.weights)


@lru_cache(maxsize=4_096)
def _left(
    weights: tuple[Weights, ...], owner: int, taken: frozenset[int], *, is_exact: bool
) -> list[tuple[int, int]]:
    return [
        (thing, weight * _ways(weights, owner + 1, taken | {thing}) if is_exact else weight)
        for thing, weight in enumerate(weights[owner])
        if thing not in taken
    ]


def _ways(weights: tuple[Weights, ...], owner: int, taken: frozenset[int]) -> int:
    """Return the sum of all cases of the owners from one on, without the things taken."""
    if owner == len(weights):
        return 1
    return sum([ways for _, ways in _left(weights, owner, taken, is_exact=True)])


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
