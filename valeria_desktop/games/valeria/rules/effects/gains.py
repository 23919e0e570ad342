"""Effects that gain resources or Victory Points from the bank."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import field, frozen
from attrs.validators import ge

from valeria_desktop.games.valeria.rules.model.amounts import Amounts, AnyKind, Resource
from valeria_desktop.games.valeria.rules.model.belongings import NO_NUMBERS
from valeria_desktop.games.valeria.rules.model.effect import Count, Effect, effect
from valeria_desktop.games.valeria.rules.model.income import income_of, of_any_kind
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import PER

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.belongings import Numbers
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings, Subject
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.signs import Marks


class OfAmounts(Effect):
    """A way that gives named amounts."""

    __slots__ = ()

    amounts: Amounts

    @property
    def icon(self) -> str:
        kinds = [kind for kind, _ in self.amounts]
        return kinds[0] if len(kinds) == 1 else ""

    @property
    def gained(self) -> Amounts:
        return self.amounts


class _Gaining(Effect):
    """A gain from the bank: for one player it stays as it is."""

    __slots__ = ()

    def alone(self, readings: Readings) -> Effect:
        return self

    def sentence(self) -> Phrase:
        return say("Gain {amounts}", amounts=self.words())


@effect("gain")
@frozen(cache_hash=True)
class Gain(_Gaining, OfAmounts):
    """Gain fixed amounts."""

    amounts: Amounts

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.gain(seat, self.amounts, cause)

    @property
    def is_same_for_all(self) -> bool:
        return True

    def income(self, owner: Holdings) -> Income:
        return income_of(self.amounts)

    def worth(self, owner: Holdings) -> float:
        return self.amounts.worth

    def tokens(self, owner: Holdings) -> Numbers:
        return self.amounts.more

    def signs(self) -> Marks:
        return self.amounts.signs()

    def words(self) -> Phrase:
        return self.amounts.words()

    def words_for(self, subject: Subject) -> Phrase:
        return subject.gains(self.amounts.words())

    @property
    def key(self) -> str:
        return self.amounts.key

    @property
    def is_gift(self) -> bool:
        return True


@effect("gain_per")
@frozen(cache_hash=True)
class GainPer(_Gaining):
    """Gain amounts once for each counted thing."""

    gain: Amounts
    per: Count

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.gain(seat, self.gain * self.per.of(state.players[seat]), cause)

    def does_something(self, state: State, seat: int, cause: Card) -> bool:
        return self.per.of(state.players[seat]) > 0

    def income(self, owner: Holdings) -> Income:
        return income_of(self.gain, self.per.of(owner))

    def worth(self, owner: Holdings) -> float:
        return (self.gain * self.per.of(owner)).worth

    def tokens(self, owner: Holdings) -> Numbers:
        return (self.gain * self.per.of(owner)).more if self.gain.more else NO_NUMBERS

    @property
    def gained(self) -> Amounts:
        return self.gain

    def signs(self) -> Marks:
        return (*self.gain.signs(), PER, *self.per.signs())

    def words(self) -> Phrase:
        return say("{amounts} for each {what}", amounts=self.gain.words(), what=self.per.words())

    @property
    def key(self) -> str:
        return f"{self.gain.key}-each"

    @property
    def is_gift(self) -> bool:
        return True


@cache
def _one_kind(number: int) -> tuple[Gain, ...]:
    return tuple(Gain(Amounts.of(resource, number)) for resource in Resource)


@effect("gain_any")
@frozen(cache_hash=True)
class GainAny(_Gaining, Pick):
    """Gain a number of one resource, chosen by the card's owner; never a mix."""

    number: int = field(validator=ge(1))

    @property
    def fixed_ways(self) -> tuple[Gain, ...]:
        return _one_kind(self.number)

    def ways(self, state: State, seat: int, cause: Card) -> tuple[Gain, ...]:
        return self.fixed_ways

    @property
    def is_same_for_all(self) -> bool:
        return True

    def income(self, owner: Holdings) -> Income:
        return of_any_kind(float(self.number))

    def signs(self) -> Marks:
        return AnyKind(self.number).signs()

    def words(self) -> Phrase:
        return AnyKind(self.number).words()

    @property
    def is_gift(self) -> bool:
        return True


@effect("gain_any_per")
@frozen(cache_hash=True)
class GainAnyPer(_Gaining, Pick):
    """Gain a number of one resource for each counted thing: one choice for the whole (X7)."""

    number: int = field(validator=ge(1))
    per: Count

    def all_of(self, owner: Holdings) -> int:
        """Return the whole number for an owner."""
        return self.number * self.per.of(owner)

    def ways(self, state: State, seat: int, cause: Card) -> tuple[Gain, ...]:
        number = self.all_of(state.players[seat])
        return _one_kind(number) if number else ()

    def income(self, owner: Holdings) -> Income:
        return of_any_kind(float(self.all_of(owner)))

    def signs(self) -> Marks:
        return (*AnyKind(self.number).signs(), PER, *self.per.signs())

    def words(self) -> Phrase:
        return say(
            "{amounts} for each {what}, all of one kind",
            amounts=AnyKind(self.number).words(),
            what=self.per.words(),
        )

    @property
    def is_gift(self) -> bool:
        return True
