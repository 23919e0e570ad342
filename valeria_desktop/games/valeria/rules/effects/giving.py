"""Effects that give resources to an opponent, as a price or for nothing.

Giving is no take: the receiver can't refuse, and no power keeps anyone from being named.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen
from attrs.validators import ge

from valeria_desktop.games.valeria.rules.at import OfSeat
from valeria_desktop.games.valeria.rules.effects.bases import Around, SeenAfter
from valeria_desktop.games.valeria.rules.effects.combined import Trade
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, AnyKind, resources_only
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.income import cost_of, sum_of
from valeria_desktop.games.valeria.rules.model.price import Price, exact, ways
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say, seat_name
from valeria_desktop.kernel.signs import PAYS, Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.belongings import Numbers
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


@frozen(cache_hash=True)
class GiveTo(Effect):
    """Giving named amounts to a named opponent: one way of the two effects below."""

    receiver: int
    amounts: Amounts
    get: Effect | None = None

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.give(seat, self.receiver, self.amounts, cause)
        if self.get is not None:
            self.get.apply(state, seat, cause)

    @property
    def parts(self) -> tuple[Effect, ...]:
        return () if self.get is None else (self.get,)

    @property
    def icon(self) -> str:
        return "give"

    def signs(self) -> Marks:
        line: Marks = (*self.amounts.signs(), Mark("give"))
        return line if self.get is None else (*line, PAYS, *self.get.signs())

    def words(self) -> Phrase:
        amounts, receiver = self.amounts.words(), seat_name(self.receiver)
        if self.get is None:
            return say("Give {amounts} to {seat}", amounts=amounts, seat=receiver)
        return say(
            "Give {amounts} to {seat} and gain {gain}",
            amounts=amounts,
            seat=receiver,
            gain=self.get.words(),
        )

    @property
    def key(self) -> str:
        return f"give-{self.amounts.key}-to-{self.receiver + 1}"

    @property
    def at(self) -> At:
        return OfSeat(self.receiver)


_give_to = cache(GiveTo)


def _gifts(state: State, seat: int, price: Price, get: Effect | None) -> list[GiveTo]:
    """Return the ways of giving a price to each opponent: X22 leaves out the resting one."""
    payments = ways(price, state.players[seat])
    return [
        _give_to(receiver, payment.amounts, get)
        for receiver in state.opponents(seat)
        for payment in payments
    ]


@effect("give_for")
@frozen(cache_hash=True)
class GiveFor(Around, Pick):
    """Optional: give amounts in full to an opponent of one's choice, then have the effect (SV7)."""

    give: Amounts = field(validator=resources_only)
    get: Effect
    price: Price = field(init=False, eq=False, repr=False)

    optional: ClassVar[bool] = True
    is_clause: ClassVar[bool] = True
    holds_in: ClassVar[str] = "get"

    @price.default
    def _price(self) -> Price:
        return exact(self.give)

    def ways(self, state: State, seat: int, cause: Card) -> list[GiveTo]:
        return _gifts(state, seat, self.price, self.get)

    def alone(self, readings: Readings) -> Effect:
        return Trade(self.give, self.get.alone(readings))

    def income(self, owner: Holdings) -> Income:
        return sum_of((self.get.income(owner), cost_of(self.price)))

    def worth(self, owner: Holdings) -> float:
        return max(0.0, self.get.worth(owner) - self.price.worth)

    def tokens(self, owner: Holdings) -> Numbers:
        return self.get.tokens(owner)

    def signs(self) -> Marks:
        return (*self.give.signs(), Mark("give"), PAYS, *self.get.signs())

    def words(self) -> Phrase:
        return say(
            "you may give {amounts} to an opponent of your choice and gain {gain}",
            amounts=self.give.words(),
            gain=self.get.words(),
        )


@effect("give_any")
@frozen(cache_hash=True)
class GiveAny(SeenAfter, Pick):
    """An order to give a number of one resource to an opponent, if any is enough (SV8)."""

    number: int = field(validator=ge(1))
    price: Price = field(init=False, eq=False, repr=False)

    is_clause: ClassVar[bool] = True

    @price.default
    def _price(self) -> Price:
        return exact(AnyKind(self.number))

    def ways(self, state: State, seat: int, cause: Card) -> list[GiveTo]:
        return _gifts(state, seat, self.price, None)

    def signs(self) -> Marks:
        return (*AnyKind(self.number).signs(), Mark("give"))

    def words(self) -> Phrase:
        return say(
            "give {amounts} to an opponent of your choice", amounts=AnyKind(self.number).words()
        )
