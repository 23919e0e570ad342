"""The price of a card, and a player's means towards it in one imagined future."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING, NamedTuple

from attrs import field, frozen

from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny, GainPer
from valeria_desktop.games.valeria.rules.model.amounts import Resource
from valeria_desktop.games.valeria.rules.model.belongings import NO_NUMBERS, Numbers
from valeria_desktop.games.valeria.rules.model.price import can_pay_with, wanted_unit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.holdings import Money
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.games.valeria.rules.view import PlayerView


class Saved(NamedTuple):
    """A player's means towards a price."""

    gold: int = 0
    strength: int = 0
    magic: int = 0
    free: int = 0
    """Units of a resource that can still be chosen."""

    @property
    def more(self) -> Numbers:
        """Nothing: savings are of resources, and no price of sets is saved for."""
        return NO_NUMBERS

    def plus(self, other: Saved) -> Saved:
        """Return the sum of two means."""
        return Saved(*map(add, self, other))


@frozen
class Want:
    """A wanted card, by its prices from which the payer may choose."""

    prices: tuple[Price, ...]
    _most: Saved = field(init=False)
    """The most of each resource that can ever be of use."""

    @_most.default
    def _useful(self) -> Saved:
        also = [Resource.STRENGTH in price.also_gold for price in self.prices]
        whole = max(sum(number for _, number in price.amounts) for price in self.prices)
        return Saved(
            max(price.gold for price in self.prices),
            max(
                price.strength + price.gold * is_gold
                for price, is_gold in zip(self.prices, also, strict=True)
            ),
            whole,
            whole,
        )

    def is_met_by(self, saved: Saved) -> bool:
        """Return whether the means pay the price."""
        return any(can_pay_with(price, saved, saved.free) for price in self.prices)

    def capped(self, saved: Saved) -> Saved:
        """Return the means without the surplus, so that few cases are left."""
        return Saved(*map(min, saved, self._most))

    def of(self, amounts: Money, times: int = 1) -> Saved:
        """Return only the amounts of resources that count towards the price."""
        gold, strength, _, _ = self._most
        return Saved(
            times * amounts.gold if gold else 0,
            times * amounts.strength if strength else 0,
            times * amounts.magic,
        )

    def _alone(self, number: int) -> set[Saved]:
        """Return a number of each useful resource alone."""
        alone = (Saved(gold=number), Saved(strength=number), Saved(magic=number))
        return {way for way, useful in zip(alone, self._most, strict=False) if useful}

    def brings(self, effect: Effect, player: PlayerView) -> Saved | None:
        """Return a power's gains towards the price; None if they depend on more than the dice.

        Powers that take from others are left out.
        """
        found: Saved | None = Saved()
        match effect:
            case Gain():
                found = self.of(effect.amounts)
            case GainPer():
                found = self.of(effect.gain, effect.per.of(player))
            case GainAny():
                found = Saved(free=effect.number)
            case AllOf():
                found = _sum(self.brings(part, player) for part in effect.effects)
            case OneOf():
                found = self._best([self.brings(part, player) for part in effect.effects])
            case Trade() if self.brings(effect.get, player) != Saved():
                found = None  # it depends on the resources left to pay with
        return found

    def _best(self, ways: list[Saved | None]) -> Saved | None:
        """Return the best way: a free unit if all kinds do equally well; None if unclear."""
        known = [way for way in ways if way is not None]
        if len(known) < len(ways):
            return None
        most = max(map(sum, known))
        best = {way for way in known if sum(way) == most}
        if most and best == self._alone(most):
            return Saved(free=most)
        return best.pop() if len(best) == 1 else None


def _sum(parts: Iterable[Saved | None]) -> Saved | None:
    whole = Saved()
    for part in parts:
        if part is None:
            return None
        whole = whole.plus(part)
    return whole


class Purse:
    """A player's resources in one future, in which every gain serves the wanted card."""

    def __init__(self, want: Want, player: PlayerView) -> None:
        self._want = want
        self._player = player
        self._has = {"gold": player.gold, "strength": player.strength, "magic": player.magic}

    def is_enough(self, more: int) -> bool:
        """Return whether the price can be paid with a number of further units of any resource."""
        return more >= 0 and self._want.is_met_by(Saved(**self._has, free=more))

    def gain(self, number: int) -> None:
        """Gain a number of units, each of the resource that is missing most."""
        for _ in range(number):
            self._has[wanted_unit(self._want.prices[0], Saved(**self._has))] += 1

    def use(self, effects: Iterable[Effect]) -> None:
        """Use powers, trades last, so that their price is there."""
        for effect in sorted(effects, key=lambda each: isinstance(each, Trade)):
            self._use(effect)

    def _use(self, effect: Effect) -> None:
        match effect:
            case GainAny():
                self.gain(effect.number)
            case AllOf():
                self.use(effect.effects)
            case OneOf():
                self._use_best(effect.effects)
            case Trade():
                self._trade(effect)
            case _:
                self._add(effect)

    def _add(self, effect: Effect) -> None:
        match effect:
            case Gain():
                amounts = effect.amounts
            case GainPer():
                amounts = effect.gain * effect.per.of(self._player)
            case _:
                return  # powers that take from others are left out
        self._has = {kind: number + getattr(amounts, kind) for kind, number in self._has.items()}

    def _use_best(self, ways: Iterable[Effect]) -> None:
        before, best = self._has, None
        for way in ways:
            self._has = dict(before)
            self._use(way)
            if best is None or self._lacks(self._has) < self._lacks(best):
                best = self._has
        self._has = best or before

    def _trade(self, trade: Trade) -> None:
        before = self._has
        paid = {kind: number - getattr(trade.pay, kind) for kind, number in before.items()}
        if min(paid.values()) < 0:
            return
        self._has = paid
        self._use(trade.get)
        if self._lacks(self._has) >= self._lacks(before):
            self._has = before

    def _lacks(self, has: Mapping[str, int]) -> int:
        """Return the number of missing units."""
        free = 0
        while not self._want.is_met_by(Saved(**has, free=free)):
            free += 1
        return free
