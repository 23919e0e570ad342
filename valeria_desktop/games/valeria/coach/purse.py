"""The price of a card, and a player's means towards it in one imagined future."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import field, frozen

from valeria_desktop.games.valeria.rules.effects.audience import Each, Lose
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny, GainPer
from valeria_desktop.games.valeria.rules.model.amounts import Resource
from valeria_desktop.games.valeria.rules.model.belongings import (
    NO_NUMBERS,
    TRACKS,
    Numbers,
    added,
    least,
    missing,
)
from valeria_desktop.games.valeria.rules.model.price import can_pay_with, wanted_unit, ways
from valeria_desktop.games.valeria.rules.model.purse import purse_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
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
    more: Numbers = NO_NUMBERS
    """Tokens of tracks that sets bring."""
    acts: int = 0
    """Actions that can still gain a token of the price, or a unit of a resource."""

    @property
    def size(self) -> int:
        """The number of all units, without tokens."""
        return self.gold + self.strength + self.magic + self.free

    def plus(self, other: Saved) -> Saved:
        """Return the sum of two means."""
        return Saved(
            self.gold + other.gold,
            self.strength + other.strength,
            self.magic + other.magic,
            self.free + other.free,
            added(self.more, other.more),
            self.acts + other.acts,
        )


@frozen
class Want:
    """A wanted card, by its prices from which the payer may choose."""

    prices: tuple[Price, ...]
    _most: Saved = field(init=False)
    """The most of each resource and token that can ever be of use."""

    @_most.default
    def _useful(self) -> Saved:
        also = [Resource.STRENGTH in price.also_gold for price in self.prices]
        whole = max(price.amounts.resources + price.any_kind for price in self.prices)
        tokens = _most_of_each([price.more for price in self.prices])
        return Saved(
            max(price.gold + price.any_kind for price in self.prices),
            max(
                price.strength + price.any_kind + price.gold * is_gold
                for price, is_gold in zip(self.prices, also, strict=True)
            ),
            whole,
            whole,
            tokens,
            whole + sum(number for _, number in tokens),
        )

    def is_met_by(self, saved: Saved) -> bool:
        """Return whether the means pay the price."""
        return any(_is_met(price, saved) for price in self.prices)

    def by_acts(self, number: int) -> Saved:
        """Return what a number of actions gain: units, where no action gains a token for it."""
        if any(tag for tag, _ in self._most.more if TRACKS[tag].by_action):
            return Saved(acts=number)
        return Saved(free=number)

    def lacks_token(self, saved: Saved) -> str:
        """Return a token that an action can gain and the first price lacks; empty if none."""
        short = missing(saved.more, self.prices[0].more)
        return next((tag for tag, _ in short if TRACKS[tag].by_action), "")

    def lacks(self, saved: Saved) -> int:
        """Return the number of units and tokens that are missing for the nearest price."""
        return min(_lacks(price, saved) for price in self.prices)

    def capped(self, saved: Saved) -> Saved:
        """Return the means without the surplus, so that few cases are left."""
        most = self._most
        return Saved(
            min(saved.gold, most.gold),
            min(saved.strength, most.strength),
            min(saved.magic, most.magic),
            min(saved.free, most.free),
            least(saved.more, most.more),
            min(saved.acts, most.acts),
        )

    def of(self, amounts: Money, times: int = 1) -> Saved:
        """Return only the resources and tokens that count towards the price."""
        most = self._most
        return Saved(
            times * amounts.gold if most.gold else 0,
            times * amounts.strength if most.strength else 0,
            times * amounts.magic,
            more=least(tuple((tag, times * number) for tag, number in amounts.more), most.more),
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
            case Each():
                found = self.brings(effect.do, player)
            case Lose() if self.of(effect.amounts) != Saved():
                found = None  # it depends on the resources that are there
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
        if len(known) < len(ways) or len({way.more for way in known}) > 1:
            return None
        most = max(way.size for way in known)
        best = {way for way in known if way.size == most}
        if most and best == self._alone(most):
            return Saved(free=most)  # no way of it brings a token
        return best.pop() if len(best) == 1 else None


def _is_met(price: Price, saved: Saved) -> bool:
    """Return whether the means pay a price; actions gain missing tokens, then resources."""
    short = missing(saved.more, price.more)
    if not short:
        return can_pay_with(price, saved, saved.free + saved.acts)
    left = saved.acts - sum(number for _, number in short)
    if left < 0 or not all(TRACKS[tag].by_action for tag, _ in short):
        return False
    return can_pay_with(price, saved._replace(more=added(saved.more, short)), saved.free + left)


def _lacks(price: Price, saved: Saved) -> int:
    tokens = missing(saved.more, price.more)
    with_tokens, free = saved._replace(more=added(saved.more, tokens)), 0
    while not can_pay_with(price, with_tokens, free):
        free += 1
    return free + sum(number for _, number in tokens)


def _most_of_each(numbers: Iterable[Numbers]) -> Numbers:
    found: dict[str, int] = {}
    for tag, number in (each for these in numbers for each in these):
        found[tag] = max(number, found.get(tag, 0))
    return tuple(sorted(found.items()))


def _sum(parts: Iterable[Saved | None]) -> Saved | None:
    whole = Saved()
    for part in parts:
        if part is None:
            return None
        whole = whole.plus(part)
    return whole


class Purse:
    """A player's means in one future, in which every gain serves the wanted card."""

    def __init__(self, want: Want, player: PlayerView) -> None:
        self._want = want
        self._player = player
        has = purse_of(player)
        self._has = Saved(has.gold, has.strength, has.magic, more=has.more)

    def is_enough(self, more: int) -> bool:
        """Return whether the price can be paid with a number of further units of any resource."""
        return more >= 0 and self._want.is_met_by(self._has.plus(self._want.by_acts(more)))

    def act(self, number: int) -> None:
        """Take a number of actions, each for the token or the resource that is missing most."""
        for _ in range(number):
            if tag := self._want.lacks_token(self._has):
                self._has = self._has.plus(Saved(more=((tag, 1),)))
            else:
                self.gain(1)

    def gain(self, number: int) -> None:
        """Gain a number of units, each of the resource that is missing most."""
        for _ in range(number):
            kind = wanted_unit(self._want.prices[0], self._has)
            self._has = self._has.plus(_UNITS[kind])

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
            case Each():
                self._use(effect.do)
            case Lose():
                self._lose(effect.amounts)
            case _:
                self._add(effect)

    def _lose(self, amounts: Amounts) -> None:
        has = self._has
        self._has = Saved(
            max(0, has.gold - amounts.gold),
            max(0, has.strength - amounts.strength),
            max(0, has.magic - amounts.magic),
            more=added(has.more, least(amounts.more, has.more), -1),
        )

    def _add(self, effect: Effect) -> None:
        match effect:
            case Gain():
                amounts = effect.amounts
            case GainPer():
                amounts = effect.gain * effect.per.of(self._player)
            case _:
                return  # powers that take from others are left out
        self._has = self._has.plus(
            Saved(amounts.gold, amounts.strength, amounts.magic, more=amounts.more)
        )

    def _use_best(self, ways: Iterable[Effect]) -> None:
        before, best = self._has, None
        for way in ways:
            self._has = before
            self._use(way)
            if best is None or self._want.lacks(self._has) < self._want.lacks(best):
                best = self._has
        self._has = best or before

    def _trade(self, trade: Trade) -> None:
        before = best = self._has
        for way in ways(trade.price, before):
            pay = way.amounts
            self._has = Saved(
                before.gold - pay.gold,
                before.strength - pay.strength,
                before.magic - pay.magic,
                more=added(before.more, pay.more, -1),
            )
            self._use(trade.get)
            if self._want.lacks(self._has) < self._want.lacks(best):
                best = self._has
        self._has = best


_UNITS = {
    Resource.GOLD: Saved(gold=1),
    Resource.STRENGTH: Saved(strength=1),
    Resource.MAGIC: Saved(magic=1),
}
