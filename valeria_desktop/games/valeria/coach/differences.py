"""The advantages of one position over another: numbers exchanged between the two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.feature_words import NAMES_WITH_SETS, Family, members_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Numbers = Sequence[float]
    Value = Callable[[list[float]], float]


AT = {name: place for place, name in enumerate(NAMES_WITH_SETS)}
"""The place of each number in a position's list; those of sets come last, where they are read."""
_PLACES = {family: tuple(AT[name] for name in members_of(family)) for family in Family}


class ValueExchange:
    """Two positions as numbers, and the value of exchanging some of these numbers."""

    def __init__(self, value: Value, mine: Numbers, other: Numbers) -> None:
        """Take two positions, and a function from numbers to the chance of winning."""
        self._value = value
        self._mine, self._other = [*mine], [*other]
        self._here, self._there = value([*mine]), value([*other])

    def effect(self, places: Iterable[int]) -> float:
        """Return the worth of some numbers of the first position, compared with the second.

        It is the mean of two changes: the second position gets the numbers, and the first gives
        them away; the worth of numbers depends on the other numbers.
        """
        there, back = [*self._other], [*self._mine]
        for place in places:
            if place < len(there):
                there[place], back[place] = self._mine[place], self._other[place]
        if there == self._other:
            return 0.0
        return (self._value(there) - self._there + self._here - self._value(back)) / 2

    def families(self) -> dict[Family, float]:
        """Return the first position's advantage through each family; the sum is about the whole."""
        return {family: self.effect(places) for family, places in _PLACES.items()}

    def features(self) -> dict[str, float]:
        """Return the advantage through each number that differs."""
        return {
            name: self.effect((place,))
            for (name, place), mine, other in zip(AT.items(), self._mine, self._other, strict=False)
            if mine != other
        }
