"""Effects made of other effects: one of several, all of several, one for a price."""

from __future__ import annotations

from functools import cache, reduce
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar

from attrs import Attribute, evolve, field, frozen
from attrs.validators import min_len

from valeria_desktop.games.valeria.rules.effects.bases import Around
from valeria_desktop.games.valeria.rules.model.amounts import (
    Amounts,
    Payment,
    resources_only,
)
from valeria_desktop.games.valeria.rules.model.belongings import added
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.income import (
    cost_of,
    of_any_kind,
    resources_in,
    sum_of,
)
from valeria_desktop.games.valeria.rules.model.price import Price, exact, ways
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.games.valeria.rules.turn.use import Apply, Pick
from valeria_desktop.kernel.phrases import Phrase, capital, join, say
from valeria_desktop.kernel.signs import OR, PAYS, PLUS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.belongings import Numbers
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings, Subject
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.options import Pay
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Mark, Marks


def _strung(effects: tuple[Effect, ...], between: Mark) -> Marks:
    line: Marks = effects[0].signs()
    for each in effects[1:]:
        line = (*line, between, *each.signs())
    return line


@frozen(cache_hash=True)
class _Joined(Effect):
    """An effect made of several others."""

    effects: tuple[Effect, ...] = field(validator=min_len(2))

    @property
    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    @property
    def is_same_for_all(self) -> bool:
        return all(part.is_same_for_all for part in self.effects)

    def with_parts(self, change: Callable[[Effect], Effect]) -> Effect:
        return evolve(self, effects=tuple(map(change, self.effects)))

    def alone(self, readings: Readings) -> Effect:
        return self.with_parts(lambda part: part.alone(readings))


@effect("all_of")
@frozen(cache_hash=True)
class AllOf(_Joined):
    """All parts, in this order; a part that can't be had is lost, the others still count (T21)."""

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

    def does_something(self, state: State, seat: int, cause: Card) -> bool:
        return any(part.does_something(state, seat, cause) for part in self.effects)

    def income(self, owner: Holdings) -> Income:
        return sum_of(part.income(owner) for part in self.effects)

    def worth(self, owner: Holdings) -> float:
        return sum(part.worth(owner) for part in self.effects)

    def tokens(self, owner: Holdings) -> Numbers:
        return reduce(added, (part.tokens(owner) for part in self.effects))

    def signs(self) -> Marks:
        return _strung(self.effects, PLUS)

    def words(self) -> Phrase:
        last = "plus" if self.plain else "and"
        phrase, *others = (join(words, last) for words in self._clauses())
        for clause in others:
            phrase = say("{first}, then {then}", first=phrase, then=clause)
        return phrase

    def _clauses(self) -> Iterator[list[Phrase]]:
        """Yield the words of each clause, and of things that stand side by side."""
        for is_clause, parts in groupby(self.effects, lambda part: part.is_clause):
            words = [part.words() for part in parts]
            yield from ([each] for each in words) if is_clause else (words,)

    def sentence(self) -> Phrase:
        if self.effects[0].is_clause:
            return capital(self.words())
        return say("Gain {amounts}", amounts=self.words())

    @property
    def key(self) -> str:
        return "-and-".join(part.key for part in self.effects)

    @property
    def is_gift(self) -> bool:
        return all(part.is_gift for part in self.effects)


@effect("one_of")
@frozen(cache_hash=True)
class OneOf(_Joined, Pick):
    """Exactly one of the parts that can be had (T10, T21)."""

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

    def income(self, owner: Holdings) -> Income:
        if any(part.tokens(owner) for part in self.effects):
            return self._best(owner).income(owner)
        best = max(resources_in(part.income(owner)) for part in self.effects)
        return of_any_kind(max(0.0, best))

    def tokens(self, owner: Holdings) -> Numbers:
        return self._best(owner).tokens(owner)

    def _best(self, owner: Holdings) -> Effect:
        return max(self.effects, key=lambda part: part.worth(owner))

    def worth(self, owner: Holdings) -> float:
        return max(part.worth(owner) for part in self.effects)

    def signs(self) -> Marks:
        return _strung(self.effects, OR)

    def words(self) -> Phrase:
        parts = [part.words() for part in self.effects]
        if any(isinstance(part, AllOf) or part.is_clause for part in self.effects):
            return say("Either {first}, or {last}", first=join(parts[:-1], "or"), last=parts[-1])
        return join(parts, "or")

    def words_for(self, subject: Subject) -> Phrase:
        if not any(part.is_clause for part in self.effects):
            return subject.does(self.words())
        parts = [part.words_for(subject) for part in self.effects]
        return say("either {first}, or {last}", first=join(parts[:-1], "or"), last=parts[-1])

    def sentence(self) -> Phrase:
        return say("Gain {amounts}", amounts=self.words())


@frozen(cache_hash=True)
class Exchange(Effect):
    """Paying in full, then gaining: a way of `Trade`."""

    pay: Amounts
    get: Effect

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.pay(seat, self.pay, cause)
        self.get.apply(state, seat, cause)

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.get,)

    def signs(self) -> Marks:
        return (*self.pay.signs(), PAYS, *self.get.signs())

    @property
    def icon(self) -> str:
        return self.get.icon

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
class Trade(Around, Pick):
    """Optional: pay in full with exactly what is named, then have the effect (T10, X7)."""

    pay: Payment = field(validator=resources_only)
    get: Effect

    price: Price = field(init=False, eq=False, repr=False)
    """Its payments are its ways: one, or one for each kind that can be paid."""

    optional: ClassVar[bool] = True
    holds_in: ClassVar[str] = "get"

    @price.default
    def _price(self) -> Price:
        return exact(self.pay)

    def ways(self, state: State, seat: int, cause: Card) -> tuple[Effect, ...]:
        return exchanges(ways(self.price, money_of(state, seat)), self.get)

    def income(self, owner: Holdings) -> Income:
        return sum_of((self.get.income(owner), cost_of(self.price)))

    def worth(self, owner: Holdings) -> float:
        return max(0.0, self.get.worth(owner) - self.price.worth)

    def tokens(self, owner: Holdings) -> Numbers:
        return added(self.get.tokens(owner), self.price.more, -1)

    def signs(self) -> Marks:
        return (*self.pay.signs(), PAYS, *self.get.signs())

    def words(self) -> Phrase:
        return say(
            "You may trade {price} for {gain}", price=self.pay.words(), gain=self.get.words()
        )

    def words_for(self, subject: Subject) -> Phrase:
        price, gain = self.pay.words(), self.get.words()
        return subject.may(say("trade {price} for {gain}", price=price, gain=gain))

    def sentence(self) -> Phrase:
        return capital(
            say("you may pay {price} for {gain}", price=self.pay.words(), gain=self.get.words())
        )

    def order(self) -> Phrase:
        return say("Trade {price} for {gain}", price=self.pay.words(), gain=self.get.words())


@effect("may")
@frozen(cache_hash=True)
class May(Around, Pick):
    """Optional: an effect whose owner has to pick one of its ways, if it is used at all."""

    do: Effect = field()
    takes_from_others: bool = field(init=False)

    optional: ClassVar[bool] = True
    is_clause: ClassVar[bool] = True
    holds_in: ClassVar[str] = "do"

    @do.validator
    def _can_be_left(self, _attribute: Attribute[Effect], value: Effect) -> None:
        if not (value.asks and value.is_clause) or value.optional:
            raise ValueError("'do' must be an order with a choice that can't be left without 'may'")

    @takes_from_others.default
    def _takes_from_others(self) -> bool:
        return self.do.takes_from_others

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return self.do.ways(state, seat, cause)

    def income(self, owner: Holdings) -> Income:
        return self.do.income(owner)

    def tokens(self, owner: Holdings) -> Numbers:
        return self.do.tokens(owner)

    def signs(self) -> Marks:
        return self.do.signs()

    def words(self) -> Phrase:
        return say("you may {effect}", effect=self.do.words())
