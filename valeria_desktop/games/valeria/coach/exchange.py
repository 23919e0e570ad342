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


def effect(value: Value, mine: Numbers, other: Numbers, places: Iterable[int]) -> float:
    """Say what some numbers of the first position are worth beside those of the second.

    The second gets them, and the first gives them away; the mean counts, as what they are worth
    depends on the others.
    """
    there, back = [*other], [*mine]
    for place in places:
        there[place], back[place] = mine[place], other[place]
    if there == [*other]:
        return 0.0
    gained = value(there) - value([*other])
    lost = value([*mine]) - value(back)
    return (gained + lost) / 2


def by_family(value: Value, mine: Numbers, other: Numbers) -> dict[Family, float]:
    """Say what each family makes the first position better by; all together it is about all."""
    return {family: effect(value, mine, other, places) for family, places in _PLACES.items()}
