"""Amounts that a player gains, and counts of icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Attribute, field, fields, frozen

from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, Icon
from valeria_desktop.kernel.phrases import count, join, say

if TYPE_CHECKING:
    from valeria_desktop.kernel.phrases import Phrase


def _not_negative(_: object, attribute: Attribute[int], value: int) -> None:
    if value < 0:
        raise ValueError(f"'{attribute.name}' must be at least 0")


def _number() -> int:
    made: int = field(default=0, validator=_not_negative)
    return made


@frozen(cache_hash=True)
class Amounts:
    """Amounts from the supply, which never runs out (WK2)."""

    corruption: int = _number()
    virtue: int = _number()
    silver: int = _number()
    ink: int = _number()
    stone: int = _number()
    gold: int = _number()
    any: int = _number()
    """Number of resources of the owner's choice, each chosen by itself."""
    deed: int = _number()
    debt: int = _number()

    def words(self) -> Phrase:
        """Return the amounts in words: "1 ink and 2 silver"."""
        named = [(getattr(self, each.name), each.name) for each in fields(Amounts)]
        return join([_amount(number, name) for number, name in named if number])


_AMOUNTS = {
    "corruption": ("{number} corruption", "{number} corruption"),
    "virtue": ("{number} virtue", "{number} virtue"),
    "silver": ("{number} silver", "{number} silver"),
    "ink": ("{number} ink", "{number} ink"),
    "stone": ("{number} stone", "{number} stone"),
    "gold": ("{number} gold", "{number} gold"),
    "resource": ("{number} resource", "{number} resources"),
    "any": ("{number} resource of your choice", "{number} resources of your choice"),
    "deed": ("{number} deed", "{number} deeds"),
    "debt": ("{number} debt", "{number} debts"),
}


def _amount(number: int, name: str) -> Phrase:
    return count(number, *_AMOUNTS[name])


def amount_words(number: int, name: str) -> Phrase:
    """Return one amount in words: "2 silver"."""
    return _amount(number, name)


Counts = tuple[int, ...]
"""Number of icons of each kind, in the order of `Icon`."""
NO_ICONS: Counts = (0,) * len(ICONS)


@frozen(cache_hash=True)
class Icons:
    """The icons that a card or a board shows."""

    cleric: int = _number()
    builder: int = _number()
    noble: int = _number()
    merchant: int = _number()
    criminal: int = _number()
    counts: Counts = field(init=False, eq=False, repr=False)

    @counts.default
    def _counts(self) -> Counts:
        return self.cleric, self.builder, self.noble, self.merchant, self.criminal

    def of(self, icon: Icon) -> int:
        """Return the number of icons of a kind."""
        return self.counts[icon.at]

    def words(self) -> Phrase:
        """Return the icons in words: "1 cleric and 2 merchants"."""
        shown = zip(ICONS, self.counts, strict=True)
        parts = [icon.words(number) for icon, number in shown if number]
        return join(parts) if parts else say("none")


def added(*counts: Counts) -> Counts:
    """Return the sums of icons by kind."""
    return tuple(map(sum, zip(*counts, strict=True)))
