"""Effects made of other effects: one of several, all of several, one for a price."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen
from attrs.validators import min_len

from valeria_desktop.games.valeria.rules.model.amounts import Amounts, resources_only
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.price import Price, exact, ways
from valeria_desktop.games.valeria.rules.turn.use import Apply, Pick
from valeria_desktop.kernel.phrases import Phrase, capital, join, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.options import Pay
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At


@effect("all_of")
@frozen(cache_hash=True)
class AllOf(Effect):
    """All parts, in this order; a part that can't be had is lost, the others still count (T21)."""

    effects: tuple[Effect, ...] = field(validator=min_len(2))

    plain: bool = field(init=False)
    takes_from_others: bool = field(init=False)

    @plain.default
    def _plain(self) -> bool:
        return all(part.plain for part in self.effects)

    @takes_from_others.default
    def _takes_from_others(self) -> bool:
        return any(part.takes_from_others for part in self.effects)

    def apply(self, state: State, seat: int, cause: Card) -> None:
        if self.plain:
            for part in self.effects:
                part.apply(state, seat, cause)
        else:
            state.agenda.extend(Apply(seat, part, cause) for part in reversed(self.effects))

    def words(self) -> Phrase:
        things = [part.words() for part in self.effects if not part.is_clause]
        phrase = join(things, "plus" if self.plain else "and")
        for clause in (part.words() for part in self.effects if part.is_clause):
            phrase = say("{first}, then {then}", first=phrase, then=clause)
        return phrase

    def sentence(self) -> Phrase:
        return say("Gain {amounts}", amounts=self.words())

    @property
    def key(self) -> str:
        return "-and-".join(part.key for part in self.effects)

    @property
    def is_gift(self) -> bool:
        return all(part.is_gift for part in self.effects)


@effect("one_of")
@frozen(cache_hash=True)
class OneOf(Pick):
    """Exactly one of the parts that can be had (T10, T21)."""

    effects: tuple[Effect, ...] = field(validator=min_len(2))

    takes_from_others: bool = field(init=False)

    @takes_from_others.default
    def _takes_from_others(self) -> bool:
        return any(part.takes_from_others for part in self.effects)

    @property
    def fixed_ways(self) -> tuple[Effect, ...]:
        return () if any(part.asks for part in self.effects) else self.effects

    def ways(self, state: State, seat: int, cause: Card) -> tuple[Effect, ...]:
        return tuple(
            part for part in self.effects if not part.asks or part.ways(state, seat, cause)
        )

    def words(self) -> Phrase:
        parts = [part.words() for part in self.effects]
        if any(isinstance(part, AllOf) for part in self.effects):
            return say("Either {first}, or {last}", first=join(parts[:-1], "or"), last=parts[-1])
        return join(parts, "or")

    def sentence(self) -> Phrase:
        return say("Gain {amounts}", amounts=self.words())


@frozen(cache_hash=True)
class Exchange(Effect):
    """Paying in full, then gaining: the one way of `Trade`."""

    pay: Amounts
    get: Effect

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.pay(seat, self.pay, cause)
        self.get.apply(state, seat, cause)

    def words(self) -> Phrase:
        return say("Trade {price} for {gain}", price=self.pay.words(), gain=self.get.words())

    @property
    def key(self) -> str:
        return f"trade-{self.pay.key}"

    @property
    def at(self) -> At | None:
        return self.get.at


@cache
def exchanges(payments: tuple[Pay, ...], get: Effect) -> tuple[Exchange, ...]:
    """Return an exchange for each of some payments."""
    return tuple(Exchange(payment.amounts, get) for payment in payments)


@effect("trade")
@frozen(cache_hash=True)
class Trade(Pick):
    """Optional: pay in full with exactly the named resources, then have the effect (T10)."""

    pay: Amounts = field(validator=resources_only)
    get: Effect

    price: Price = field(init=False, eq=False, repr=False)

    optional: ClassVar[bool] = True

    @price.default
    def _price(self) -> Price:
        return exact(self.pay)

    def ways(self, state: State, seat: int, cause: Card) -> tuple[Effect, ...]:
        return exchanges(ways(self.price, state.players[seat]), self.get)

    def words(self) -> Phrase:
        return say(
            "You may trade {price} for {gain}", price=self.pay.words(), gain=self.get.words()
        )

    def sentence(self) -> Phrase:
        return capital(
            say("you may pay {price} for {gain}", price=self.pay.words(), gain=self.get.words())
        )
