"""Amounts of Gold, Strength, Magic and Victory Points."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Self

from attrs import Attribute, field, frozen
from attrs.validators import ge, min_len

from valeria_desktop.games.valeria.rules.model.belongings import (
    NO_NUMBERS,
    TRACKS,
    Numbers,
    added,
    worth_of,
)
from valeria_desktop.kernel.phrases import Phrase, count, join, say
from valeria_desktop.kernel.signs import Mark, number

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.kernel.signs import Marks


class Resource(StrEnum):
    """The three resources; Victory Points are not a resource (T33)."""

    GOLD = "gold"
    STRENGTH = "strength"
    MAGIC = "magic"


_WORDS = {
    "gold": ("{number} Gold", "{number} Gold"),
    "strength": ("{number} Strength", "{number} Strength"),
    "magic": ("{number} Magic", "{number} Magic"),
    "points": ("{number} point", "{number} points"),
}


def _number() -> Any:  # noqa: ANN401 - attrs types a field as whatever it is assigned to
    return field(default=0, validator=ge(0))


@frozen(cache_hash=True)
class Amounts:
    """A number of each resource and of Victory Points."""

    gold: int = _number()
    strength: int = _number()
    magic: int = _number()
    points: int = _number()
    more: Numbers = field(default=NO_NUMBERS, metadata={"in_card_files": False})
    """The tokens of tracks that sets bring; card files name each track instead."""

    @classmethod
    def of(cls, resource: Resource | str, number: int) -> Self:
        """Make an amount of one resource, or of the tokens of a set's track."""
        if resource in TRACKS:
            return cls(more=((str(resource), number),) if number else NO_NUMBERS)
        made: dict[str, Any] = {str(resource): number}
        return cls(**made)

    def __iter__(self) -> Iterator[tuple[str, int]]:
        """Yield the kind and the number of each amount above 0."""
        for kind in _WORDS:
            if number := getattr(self, kind):
                yield kind, number
        yield from self.more

    def __bool__(self) -> bool:
        return bool(self.gold or self.strength or self.magic or self.points or self.more)

    def __mul__(self, times: int) -> Amounts:
        return _multiply(self, times)

    def __add__(self, other: Amounts) -> Amounts:
        return Amounts(
            self.gold + other.gold,
            self.strength + other.strength,
            self.magic + other.magic,
            self.points + other.points,
            added(self.more, other.more),
        )

    @property
    def key(self) -> str:
        """The name of the amounts in an option's id: "3-gold-1-magic"."""
        return "-".join(f"{number}-{kind}" for kind, number in self) or "nothing"

    @property
    def resources(self) -> int:
        """The number of resources, of all kinds together."""
        return self.gold + self.strength + self.magic

    @property
    def worth(self) -> float:
        """The number of resources; tokens count by what they buy."""
        return self.resources + worth_of(self.more) if self.more else float(self.resources)

    def signs(self) -> Marks:
        """Return each number before its icon."""
        return tuple(mark for kind, many in self for mark in (number(many), Mark(kind)))

    def words(self) -> Phrase:
        """Say the amounts: "3 Gold and 2 Magic"."""
        return join([amount_words(kind, number) for kind, number in self])


@cache
def _multiply(amounts: Amounts, times: int) -> Amounts:
    # Harvests multiply the same few amounts again and again: 3 us each without the cache.
    return Amounts(
        amounts.gold * times,
        amounts.strength * times,
        amounts.magic * times,
        amounts.points * times,
        tuple((tag, number * times) for tag, number in amounts.more if times),
    )


def amount_words(kind: str, number: int) -> Phrase:
    """Say one amount: "3 Gold"."""
    if kind in TRACKS:
        return TRACKS[kind].words(number)
    one, many = _WORDS[kind]
    return count(number, one, many)


_KINDS = {
    Resource.GOLD: say("Gold"),
    Resource.STRENGTH: say("Strength"),
    Resource.MAGIC: say("Magic"),
}


def kind_words(kinds: Iterable[Resource]) -> Phrase:
    """Name some kinds of resources: "Strength and Magic"."""
    return join([_KINDS[kind] for kind in kinds])


@frozen(cache_hash=True)
class Leftovers:
    """A Duke's points for resources left: 1 for each full number of them, kinds added up (F3)."""

    per_point: int = field(validator=ge(1))
    of: tuple[Resource, ...] = field(default=tuple(Resource), validator=min_len(1))

    @property
    def is_whole(self) -> bool:
        """Whether all kinds count together."""
        return self.of == tuple(Resource)

    def number(self, owner: Holdings) -> int:
        """Return how many of these resources an owner has."""
        number: int = sum([getattr(owner, kind) for kind in self.of])
        return number


NOTHING = Amounts()


@frozen
class AnyKind:
    """A number of one resource of the payer's choice, never a mix (X7)."""

    any: int = field(validator=ge(1))

    def __iter__(self) -> Iterator[tuple[str, int]]:
        """Yield the number, as amounts yield theirs."""
        yield "any", self.any

    def signs(self) -> Marks:
        """Return the number before the sign of any resource."""
        return (number(self.any), Mark("any"))

    def words(self) -> Phrase:
        """Say the choice: "2 Gold, Strength or Magic"."""
        return say("{number} Gold, Strength or Magic", number=self.any)


Payment = Amounts | AnyKind
"""The price of an exchange."""


def resources_only(_card: object, attribute: Attribute[Any], payment: Payment) -> None:
    """Refuse Victory Points in a field that can only be paid, lost or taken (T33)."""
    if isinstance(payment, Amounts) and payment.points:
        message = f"'{attribute.name}' must name resources only; nothing takes Victory Points"
        raise ValueError(message)
