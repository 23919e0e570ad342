"""Repeatable chance: the n-th draw of a purpose is a pure function of the seed.

A draw is the splitmix64 finaliser of (seed, purpose, n). A game stores only a counter, so another
choice never shifts later dice, and a copy of a game copies one integer. Documented in
docs/decisions/0003-own-generator-of-chance.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15  # the golden ratio in 64 bits: it scatters neighbouring inputs
_T = TypeVar("_T")
IMAGINED = 10
"""The purpose of a stream outside of games; each purpose has its own endless row of numbers."""


def _mix(number: int) -> int:
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


def draw(seed: int, purpose: int, n: int) -> int:
    """Return the n-th 64-bit number of a purpose."""
    return _mix((_row(seed, purpose) + n * _STEP) & _MASK)


@lru_cache(maxsize=256)
def _row(seed: int, purpose: int) -> int:
    """Return the start of a purpose's row of numbers, which all draws of a game share."""
    return _mix((seed + purpose * _STEP) & _MASK)


class Stream:
    """The numbers of one purpose in their order; the first is `draw(seed, purpose, 1)`."""

    __slots__ = ("_at",)

    def __init__(self, seed: int, purpose: int = IMAGINED) -> None:
        self._at = _row(seed & _MASK, purpose)

    @property
    def at(self) -> int:
        """The stream's place in its row; equal places lead to equal numbers."""
        return self._at

    def go_to(self, at: int) -> None:
        """Move to a place in the row, such as the place that a copy of this stream has reached."""
        self._at = at

    def number(self) -> int:
        """Return the next 64-bit number."""
        self._at = (self._at + _STEP) & _MASK
        return _mix(self._at)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1; the bias of 64 bits is below one in 10^17."""
        return (self.number() * limit) >> 64

    def sample(self, items: Iterable[_T], size: int) -> list[_T]:
        """Return a random sample of the items; all selections and orders are equally likely."""
        left = list(items)
        taken = []
        at = self._at
        for number_left in range(len(left), len(left) - size, -1):
            at = (at + _STEP) & _MASK
            index = (_mix(at) * number_left) >> 64  # `below`, without the time of a call
            taken.append(left[index])
            left[index] = left[number_left - 1]
        self._at = at
        return taken

    def shuffle(self, items: list[_T]) -> None:
        """Shuffle in place; all orders are equally likely."""
        items[:] = self.sample(items, len(items))
