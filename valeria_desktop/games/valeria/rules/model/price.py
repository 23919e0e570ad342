"""Prices, and all ways to pay one: Magic helps beside a real resource, unless a price is exact.

One seat is asked for a price, with the seat's powers worked in; `turn/prices` names seat and card.
This is the only place that knows the rule of Magic (T16).
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.games.valeria.rules.model.amounts import (
    NOTHING,
    Amounts,
    AnyKind,
    Payment,
    Resource,
)
from valeria_desktop.games.valeria.rules.model.belongings import NO_NUMBERS, Numbers, covers
from valeria_desktop.games.valeria.rules.model.options import Pay
from valeria_desktop.games.valeria.rules.model.purse import MixedMoney
from valeria_desktop.kernel.phrases import join
from valeria_desktop.kernel.signs import Mark, number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Money
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.signs import Marks

Icons4 = tuple[int, int, int, int]
"""Numbers of the Worker, Soldier, Shadow and Holy icons."""
NO_ICONS: Icons4 = (0, 0, 0, 0)
_MAGIC, _GOLD, _STRENGTH = Resource.MAGIC, Resource.GOLD, Resource.STRENGTH


@frozen(cache_hash=True)
class Price:
    """A seat's price for one thing."""

    gold: int = 0
    strength: int = 0
    magic: int = 0
    any_kind: int = 0
    """A number of one resource of the payer's choice, never a mix (X7)."""
    icons: Icons4 = NO_ICONS
    """The role icons that the payer must show (T19)."""
    waived: int = 0
    """The number of icons that may be missing."""
    also_gold: tuple[Resource, ...] = ()
    """Further resources that count as real Gold in this price."""
    more: Numbers = NO_NUMBERS
    """Tokens of tracks that sets bring; nothing else stands in for them."""
    is_exact: bool = False
    """Whether exactly the named resources are paid, without the help of Magic (T10, X19)."""
    amounts: Amounts = field(init=False, eq=False, repr=False)
    """The named resources."""
    real: Resource | None = field(init=False, eq=False, repr=False)
    """The resource with which Magic alone may help; None if more than that may be chosen."""
    is_blended: bool = field(init=False, eq=False, repr=False)
    """Whether one part in Gold is all, and further resources count as Gold in it."""
    only_way: tuple[Pay, ...] = field(init=False, eq=False, repr=False)
    """The payment of a price with which nothing may be chosen; else empty."""

    @amounts.default
    def _amounts(self) -> Amounts:
        return Amounts(self.gold, self.strength, self.magic, more=self.more)

    @real.default
    def _real(self) -> Resource | None:
        is_mixed = self.gold and self.strength
        if self.is_exact or self.any_kind or self.also_gold or is_mixed:
            return None
        return _GOLD if self.gold else _STRENGTH

    @is_blended.default
    def _is_blended(self) -> bool:
        others = self.is_exact or self.any_kind or self.more or self.strength
        return bool(self.also_gold) and not others and _MAGIC not in self.also_gold

    @only_way.default
    def _only_way(self) -> tuple[Pay, ...]:
        is_only = self.is_exact and not self.any_kind and not self.also_gold
        return (_pay(self.amounts),) if is_only else ()

    @property
    def parts(self) -> tuple[tuple[str, int], ...]:
        """The number of each resource and token, and of any one resource."""
        return (*self.amounts, *((("any", self.any_kind),) if self.any_kind else ()))

    def signs(self) -> Marks:
        """Return each number before its icon."""
        return tuple(mark for kind, many in self.parts for mark in (number(many), Mark(kind)))

    def words(self) -> Phrase:
        """Say what is asked: "1 Map and 9 Gold, Strength or Magic"."""
        if not self.any_kind:
            return self.amounts.words()
        choice = AnyKind(self.any_kind).words()
        return join([self.amounts.words(), choice]) if self.amounts else choice

    @property
    def worth(self) -> float:
        """The number of resources; tokens count by what they buy."""
        return self.amounts.worth + self.any_kind


def exact(payment: Payment) -> Price:
    """Return the price of an exchange: exactly what it names (T10), or one kind of choice (X7)."""
    if isinstance(payment, AnyKind):
        return Price(any_kind=payment.any, is_exact=True)
    gold, strength, magic = payment.gold, payment.strength, payment.magic
    return Price(gold, strength, magic, more=payment.more, is_exact=True)


def funds(real: int, magic: int) -> int:
    """Return the highest payable price: Magic helps beside at least 1 real resource (T16).

    Without the real resource it is 0: only a free card can be had.
    """
    return real + magic if real else 0


def ways(price: Price, money: Money) -> tuple[Pay, ...]:
    """Return all payments of a price, those with the least Magic first; the icons don't matter.

    Where several resources count as Gold, those come first that leave as much of each.
    """
    whole = _whole_ways(price, money)
    if not isinstance(money, MixedMoney):
        return whole
    return tuple(_pay(amounts) for way in whole for amounts in money.divided(way.amounts))


def _whole_ways(price: Price, money: Money) -> tuple[Pay, ...]:
    if price.more and not covers(money.more, price.more):
        return ()
    spare = money.magic - price.magic
    if price.real is _GOLD:
        gold = price.gold
        return _gold_ways(gold, price.magic, price.more, min(gold, money.gold), min(gold, spare))
    if price.real is _STRENGTH:
        strength, real = price.strength, min(price.strength, money.strength)
        return _strength_ways(strength, price.magic, price.more, real, min(strength, spare))
    if price.only_way:
        return price.only_way if _has(money, price.amounts) else ()
    found = list(dict.fromkeys(_all_ways(price, money)))
    if price.is_blended:
        found.sort(key=lambda way: (way.magic, _unevenness(price, money, way)))
    return tuple(map(_pay, found))


def _unevenness(price: Price, money: Money, way: Amounts) -> int:
    """Return how far apart a payment leaves the resources that count as Gold."""
    kinds = [kind.value for kind in (_GOLD, *price.also_gold)]
    left: list[int] = [getattr(money, kind) - getattr(way, kind) for kind in kinds]
    return max(left) - min(left)


def ways_of_any(prices: Sequence[Price], money: Money) -> tuple[Pay, ...]:
    """Return all payments of prices from which the payer may choose."""
    if len(prices) == 1:
        return ways(prices[0], money)
    return tuple(dict.fromkeys(way for price in prices for way in ways(price, money)))


def can_pay(price: Price, money: Money) -> bool:
    """Return whether there is a way to pay a price."""
    if price.more and not covers(money.more, price.more):
        return False
    spare = money.magic - price.magic
    if price.real is _GOLD:
        return spare >= 0 and price.gold <= funds(money.gold, spare)
    if price.real is _STRENGTH:
        return spare >= 0 and price.strength <= funds(money.strength, spare)
    if price.only_way:
        return _has(money, price.amounts)
    if price.is_blended:
        return spare >= 0 and price.gold <= funds(real_gold(price, money), spare)
    return next(_all_ways(price, money), None) is not None


def can_pay_with(price: Price, money: Money, free: int) -> bool:
    """Return whether a price can be paid with further units, each of a resource of one's choice."""
    gold, strength, magic = money.gold, money.strength, money.magic
    if price.real is None:
        units = _divisions(free, 3) if free >= 0 else ()
        return any(
            can_pay(
                price,
                Amounts(gold + more[0], strength + more[1], magic + more[2], more=money.more),
            )
            for more in units
        )
    if not covers(money.more, price.more):
        return False
    number = price.gold or price.strength
    real = gold if price.real is _GOLD else strength
    if number and not real:
        real, free = 1, free - 1
    spare = magic + free - price.magic
    return free >= 0 and spare >= 0 and number <= funds(real, spare)


def real_gold(price: Price, money: Money) -> int:
    """Return the Gold, and what else counts as Gold in a price."""
    if not price.also_gold:
        return money.gold
    others: list[int] = [getattr(money, kind.value) for kind in price.also_gold]
    return money.gold + sum(others)


def wanted_unit(price: Price, money: Money) -> Resource:
    """Return the resource of which one more helps most: a real one where none is there (T16)."""
    if price.gold and not real_gold(price, money):
        return _GOLD
    return _STRENGTH if price.strength and not money.strength else _MAGIC


def can_show(price: Price, icons: Icons4) -> bool:
    """Return whether these icons are enough for a price."""
    worker, soldier, shadow, holy = price.icons
    workers, soldiers, shadows, holies = icons
    if worker <= workers and soldier <= soldiers and shadow <= shadows and holy <= holies:
        return True
    return sum(missing_icons(price, icons)) <= price.waived


def missing_icons(price: Price, icons: Icons4) -> Icons4:
    """Return how many icons of each role are missing, the waived ones among them."""
    worker, soldier, shadow, holy = map(_short, price.icons, icons)
    return worker, soldier, shadow, holy


def _short(wanted: int, there: int) -> int:
    return max(0, wanted - there)


@cache
def _pay(amounts: Amounts) -> Pay:
    return Pay(amounts)


@cache
def _gold_ways(price: int, magic: int, more: Numbers, real: int, spare: int) -> tuple[Pay, ...]:
    return tuple(
        _pay(Amounts(gold, 0, magic + price - gold, more=more))
        for gold in _real(price, real, spare)
    )


@cache
def _strength_ways(price: int, magic: int, more: Numbers, real: int, spare: int) -> tuple[Pay, ...]:
    return tuple(
        _pay(Amounts(0, strength, magic + price - strength, more=more))
        for strength in _real(price, real, spare)
    )


def _real(price: int, real: int, spare: int) -> range:
    """Return the units of the real resource that can pay a price, the most first (T16)."""
    least = max(price - spare, min(1, price))
    return range(min(real, price), least - 1, -1) if spare >= 0 else range(0)


def _all_ways(price: Price, money: Money) -> Iterator[Amounts]:
    """Yield the ways of a price with several parts that the payer's money allows."""
    return (whole for whole in _wholes(price) if _has(money, whole))


@cache
def _wholes(price: Price) -> tuple[Amounts, ...]:
    """Return what may be paid for a price with several parts: each way of each with the others'."""
    helped = not price.is_exact
    named = Amounts(magic=price.magic, more=price.more)
    return tuple(
        gold + strength + one_kind + named
        for gold, strength, one_kind in product(
            _part_ways(price.gold, (_GOLD, *price.also_gold), helped=helped),
            _part_ways(price.strength, (_STRENGTH,), helped=helped),
            _one_kind(price.any_kind),
        )
    )


def _part_ways(number: int, real: Sequence[Resource], *, helped: bool) -> Sequence[Amounts]:
    """Return all divisions of a number among real resources and Magic, at least 1 real (T16)."""
    kinds = [*real, _MAGIC] if helped and _MAGIC not in real else real
    return [
        whole
        for parts in _divisions(number, len(kinds))
        if (whole := sum(map(Amounts.of, kinds, parts), start=NOTHING)) and sum(parts[: len(real)])
    ] or [NOTHING]


def _divisions(number: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yield all ordered divisions of a number, the largest first parts first."""
    if parts == 1:
        yield (number,)
        return
    for first in range(number, -1, -1):
        for rest in _divisions(number - first, parts - 1):
            yield (first, *rest)


def _one_kind(number: int) -> Sequence[Amounts]:
    return [Amounts.of(kind, number) for kind in Resource] if number else [NOTHING]


def _has(money: Money, amounts: Amounts) -> bool:
    return (
        money.gold >= amounts.gold
        and money.strength >= amounts.strength
        and money.magic >= amounts.magic
        and (not amounts.more or covers(money.more, amounts.more))
    )
