"""The powers of the Roll Phase: each is used once in its owner's, before the roll is final (T4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, field, frozen
from attrs.validators import ge, in_, optional

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, resources_only
from valeria_desktop.games.valeria.rules.model.effect import Count, Effect, Power, power
from valeria_desktop.games.valeria.rules.model.options import change_die, reroll, use_way
from valeria_desktop.games.valeria.rules.model.price import can_pay, exact
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import PAYS, PER, THEN, Mark, number

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Domain
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks


class RollPower(Power):
    """A power that its owner may use once in each Roll Phase of their own."""

    __slots__ = ()

    at_any_moment: ClassVar[bool] = False
    """Whether it can be used before the dice are thrown and after Monster Events as well."""
    a_round: ClassVar[float] = 1.0
    """Its worth to bots, in resources per round: a better roll is half of a citizen's harvests."""

    def options(self, state: State, seat: int, card: Domain) -> Iterable[Option]:
        """Yield the ways in which the owner of a domain can use it now."""
        raise NotImplementedError

    def promise(self) -> Phrase:
        """Say in one sentence what its owner can do with it."""
        return say("With its power you can change a die.")

    def alone(self, readings: Readings) -> Power:
        return self

    def timing(self) -> Phrase:
        return say("In your Roll Phase")


@power("change_die")
@frozen(cache_hash=True)
class DiePower(RollPower):
    """Set one die to a number or lower it, for Gold or free of charge."""

    to: int | None = field(default=None, validator=optional(in_(range(1, 7))))
    lower_by: int = field(default=0, validator=ge(0))
    gold: int = field(default=0, validator=ge(0))
    per: Count | None = None

    def __attrs_post_init__(self) -> None:
        if (self.to is None) == (self.lower_by == 0):
            raise ValueError("needs exactly one of 'to' and 'lower_by'")
        if self.per is not None and not self.gold:
            raise ValueError("'per' needs 'gold', the price for each")

    def options(self, state: State, seat: int, card: Domain) -> Iterable[Option]:
        price = self.price(state.players[seat])
        if price > money_of(state, seat).gold:
            return ()
        return [
            change_die(card, index, self.change(die), price)
            for index, die in enumerate(state.dice)
            if self.change(die) != die
        ]

    @property
    def reading(self) -> Phrase:
        return say("You can't use it on a die that it would leave as it is.")

    def price(self, player: Holdings) -> int:
        """Return the power's price for a player now, in Gold."""
        return self.gold if self.per is None else self.gold * self.per.of(player)

    def change(self, die: int) -> int:
        """Return the new number of a die, at least 1."""
        return max(1, die - self.lower_by) if self.to is None else self.to

    def signs(self) -> Marks:
        change = Mark(text=f"−{self.lower_by}" if self.to is None else f"→{self.to}")
        line: Marks = (Mark("die-change"), change)
        if not self.gold:
            return line
        price: Marks = (number(self.gold), Mark("gold"))
        if self.per is not None:
            price = (*price, PER, *self.per.signs())
        return (*price, PAYS, *line)

    def words(self) -> Phrase:
        if self.to is None:
            return say("You may lower one die by {number} (never to 0)", number=self.lower_by)
        if self.per is None:
            return say(
                "You may pay {gold} Gold to turn one die to {number}",
                gold=self.gold,
                number=self.to,
            )
        return say(
            "You may pay {gold} Gold for each {what} to turn one die to {number} (free if you "
            "have none)",
            gold=self.gold,
            number=self.to,
            what=self.per.words(),
        )


@power("reroll")
@frozen(cache_hash=True)
class Reroll(RollPower):
    """Roll one die or both again, for exactly what it names or free of charge (FF15, SV3)."""

    dice: int = field(validator=in_((1, 2)))
    pay: Amounts = field(default=NOTHING, validator=resources_only)

    def options(self, state: State, seat: int, card: Domain) -> Iterable[Option]:
        if not can_pay(exact(self.pay), money_of(state, seat)):
            return ()
        each: tuple[tuple[int, ...], ...] = ((0,), (1,)) if self.dice == 1 else ((0, 1),)
        return [reroll(card, dice, self.pay) for dice in each]

    def promise(self) -> Phrase:
        return say(
            "With its power you can roll a die again."
            if self.dice == 1
            else "With its power you can roll both dice again."
        )

    @property
    def reading(self) -> Phrase:
        return say("Rolling again is a roll: if the dice are doubles then, that counts again.")

    def signs(self) -> Marks:
        line: Marks = (Mark("reroll"),) * self.dice
        return (*self.pay.signs(), PAYS, *line) if self.pay else line

    def words(self) -> Phrase:
        what = say("one die" if self.dice == 1 else "both dice")
        if not self.pay:
            return say("You may roll {dice} again", dice=what)
        return say(
            "You may pay {amounts} to roll {dice} again", amounts=self.pay.words(), dice=what
        )


@power("in_roll")
@frozen(cache_hash=True)
class InRoll(RollPower):
    """Use an effect at any moment of the phase (The Northern Wall)."""

    effect: Effect

    at_any_moment: ClassVar[bool] = True
    a_round: ClassVar[float] = 0.5

    def options(self, state: State, seat: int, card: Domain) -> Iterable[Option]:
        return [use_way(card, way) for way in self.effect.ways(state, seat, card)]

    def alone(self, readings: Readings) -> Power:
        return evolve(self, effect=self.effect.alone(readings))

    def promise(self) -> Phrase:
        return say("Its power: {words}.", words=self.words())

    @property
    def reading(self) -> Phrase:
        return say("You can use it before you roll, before the harvest, or in between.")

    def signs(self) -> Marks:
        return (Mark("roll"), THEN, *self.effect.signs())

    def words(self) -> Phrase:
        return say("Once, at any moment, if you like: {effect}", effect=self.effect.words())
