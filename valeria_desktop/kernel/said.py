"""Templates whose gaps are named after the fields and properties of the thing that says them."""

from __future__ import annotations

from functools import lru_cache
from string import Formatter
from typing import TYPE_CHECKING, ClassVar

from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


@lru_cache(maxsize=512)
def _gaps(template: str) -> tuple[str, ...]:
    return tuple(name for _, name, _, _ in Formatter().parse(template) if name)


def worded(value: object) -> object:
    """Return a value as a part of a phrase: a thing by its words, a text to be translated."""
    words = getattr(value, "words", None)
    if words is not None:
        return words()
    if isinstance(value, Phrase) or not isinstance(value, str):
        return value
    return say(value)


def filled(template: str, part: Callable[[str], object]) -> Phrase:
    """Return a template with each gap filled with the part of its name."""
    return say(template, **{gap: part(gap) for gap in _gaps(template)})


def identified(value: object) -> object:
    """Return a thing's id, or a plain value as it is."""
    return getattr(value, "id", value)


def keyed(template: str, thing: object) -> str:
    """Return a key such as "play {card}", filled with the ids of a thing's fields."""
    return template.format(**{gap: identified(getattr(thing, gap)) for gap in _gaps(template)})


class Said:
    """A thing that says itself by a template; "{card}" is filled with the words of its card."""

    __slots__ = ()

    template: ClassVar[str]
    """The usual template; translations are collected from the class."""

    def says(self) -> str:
        """Return the template that fits; a class with several ones chooses here."""
        return self.template

    def words(self) -> Phrase:
        """Return the template filled with the thing's fields and properties."""
        return filled(self.says(), lambda gap: worded(getattr(self, gap)))


class SaidOfSeats:
    """A fact about seats that says itself by a template; "{player}" is the name of its seat."""

    __slots__ = ()

    template: ClassVar[str]
    people: ClassVar[tuple[str, ...]] = ()
    """The names of further fields with seats."""

    def says(self) -> str:
        """Return the template that fits; a class with several ones chooses here."""
        return self.template

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Return the template filled with names, fields and properties."""
        return filled(self.says(), lambda gap: self._part(gap, names))

    def _part(self, gap: str, names: Sequence[str]) -> object:
        if gap == "player" or gap in self.people:
            return self.name_of(getattr(self, "seat" if gap == "player" else gap), names)
        return worded(getattr(self, gap))

    def name_of(self, seat: int, names: Sequence[str]) -> str:
        """Return the name of a seat; games with sides that have no seat name these as well."""
        return names[seat]
