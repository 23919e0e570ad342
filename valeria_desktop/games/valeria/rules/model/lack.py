"""What a payer lacks of a price, in numbers; reasons and cures say it in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.belongings import missing
from valeria_desktop.games.valeria.rules.model.price import (
    NO_ICONS,
    Icons4,
    can_show,
    missing_icons,
    real_gold,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.holdings import Money
    from valeria_desktop.games.valeria.rules.model.price import Price


@frozen
class Lack:
    """What a payer lacks of a price; false if nothing."""

    amounts: Amounts = NOTHING
    """The missing resources; as much Magic does as well, beside a real one (T16)."""
    unreal: tuple[Resource, ...] = ()
    """The resources of which none is there, although one must be (T16)."""
    any_kind: int = 0
    """The missing number of the one resource of which least is missing (X7)."""
    icons: Icons4 = NO_ICONS
    """The missing role icons."""

    def __bool__(self) -> bool:
        return self.size > 0

    @property
    def size(self) -> int:
        """The number of all that is missing."""
        return sum(number for _, number in self.amounts) + self.any_kind + sum(self.icons)


def lack_of(price: Price, money: Money, icons: Icons4) -> Lack:
    """Return what a payer with this money and these icons lacks of a price."""
    spare = max(0, money.magic - price.magic)
    magic = max(0, price.magic - money.magic)
    gold_there = real_gold(price, money)
    gold, spare = _real_lack(price, price.gold, gold_there, spare)
    strength, _ = _real_lack(price, price.strength, money.strength, spare)
    unreal = [
        *([Resource.GOLD] if price.gold and not gold_there else []),
        *([Resource.STRENGTH] if price.strength and not money.strength else []),
    ]
    return Lack(
        Amounts(gold, strength, magic, more=missing(money.more, price.more) if price.more else ()),
        () if price.is_exact else tuple(unreal),
        _one_kind_lack(price, money),
        NO_ICONS
        if can_show(price, icons)
        else _unwaived(missing_icons(price, icons), price.waived),
    )


def _unwaived(short: Icons4, waived: int) -> Icons4:
    """Return the missing icons that aren't waived; those of which most are missing are waived."""
    left = list(short)
    for _ in range(waived):
        left[left.index(max(left))] -= 1
    worker, soldier, shadow, holy = left
    return worker, soldier, shadow, holy


def nearest(prices: Iterable[Price], money: Money, icons: Icons4) -> tuple[Price, Lack]:
    """Return the price that lacks least, of those from which a payer may choose."""
    lacks = [(price, lack_of(price, money, icons)) for price in prices]
    return min(lacks, key=lambda each: each[1].size)


def _real_lack(price: Price, number: int, real: int, spare: int) -> tuple[int, int]:
    """Return the missing part of a price in Gold or Strength, and the Magic left over."""
    if price.is_exact:
        return max(0, number - real), spare
    needed = max(0, number - real)
    least = 1 if number and not real else 0
    return max(needed - spare, least), max(0, spare - needed)


def _one_kind_lack(price: Price, money: Money) -> int:
    number = price.any_kind
    if not number:
        return 0
    left = (
        money.gold - price.gold,
        money.strength - price.strength,
        money.magic - price.magic,
    )
    return max(0, number - max(left))
