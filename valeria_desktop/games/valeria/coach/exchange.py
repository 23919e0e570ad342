"""What makes one position better than another: families of numbers, exchanged between the two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.feature_names import NAMES
from valeria_desktop.games.valeria.bots.feature_words import Family, members_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Numbers = Sequence[float]
    Value = Callable[[list[float]], float]

AT = {name: place for place, name in enumerate(NAMES)}
"""Where each number stands."""
_PLACES = {family: tuple(AT[name] for name in members_of(family)) for family in Family}


class Exchange:
    """Two positions as numbers, and what it counts when some of these change sides."""

    def __init__(self, value: Value, mine: Numbers, other: Numbers) -> None:
        """Take what gives the chance of winning by the numbers."""
        self._value = value
        self._mine, self._other = [*mine], [*other]
        self._here, self._there = value([*mine]), value([*other])

    def effect(self, places: Iterable[int]) -> float:
        """Say what some numbers of the first position are worth beside those of the second.

        The second gets them, and the first gives them away; the mean counts, as what they are worth
        depends on the others.
        """
        there, back = [*self._other], [*self._mine]
        for place in places:
            there[place], back[place] = self._mine[place], self._other[place]
        if there == self._other:
            return 0.0
        return (self._value(there) - self._there + self._here - self._value(back)) / 2

    def families(self) -> dict[Family, float]:
        """Say what each family makes the first better by; all together it is about all."""
        return {family: self.effect(places) for family, places in _PLACES.items()}

    def features(self) -> dict[str, float]:
        """Say the same of each number that differs."""
        return {
            name: self.effect((place,))
            for name, place in AT.items()
            if self._mine[place] != self._other[place]
        }
