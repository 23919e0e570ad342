"""Effects on the stacks of the centre."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, field, frozen
from attrs.validators import ge, min_len, optional

from valeria_desktop.games.valeria.rules.at import (
    AtPlace,
    OfCard,
    place_name,
)
from valeria_desktop.games.valeria.rules.effects.bases import Around
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME
from valeria_desktop.games.valeria.rules.model.options import RECRUIT
from valeria_desktop.games.valeria.rules.turn.moves import gain_citizen
from valeria_desktop.games.valeria.rules.turn.offers import offers_of
from valeria_desktop.games.valeria.rules.turn.returns import give_back, home_of
from valeria_desktop.games.valeria.rules.turn.standing import is_forbidden, terms_for
from valeria_desktop.games.valeria.rules.turn.use import Apply, Pick
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.kernel.signs import OR, PAYS, Mark, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


@frozen(cache_hash=True)
class FreeFrom(Effect):
    """A free card from a named stack."""

    place: int
    card: Card

    def signs(self) -> Marks:
        return (Mark("free"), Mark(text=self.card.name))

    def words(self) -> Phrase:
        return say("Gain {card} for free", card=self.card.name)

    @property
    def key(self) -> str:
        return place_name(self.place)

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    @property
    def is_gift(self) -> bool:
        return True


@frozen(cache_hash=True)
class CitizenFrom(FreeFrom):
    """A free citizen: one way of `FreeCitizen`."""

    more: FreeCitizen | None = None
    """Further citizens, from the tops that are there after this one (CS16)."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        if self.more is not None:
            state.agenda.append(Apply(seat, self.more, cause))
        gain_citizen(state, seat, self.place, cause)

    @property
    def icon(self) -> str:
        return "recruit"


# Ways are listed for every question, but few are different: each is made once.
_citizen_from = cache(CitizenFrom)


@effect("free_citizen")
@frozen(cache_hash=True)
class FreeCitizen(Pick):
    """Take fitting citizens from the tops of stacks, free of charge (T21)."""

    brings_a_card: ClassVar[bool] = True

    role: Role | None = None
    name: str | None = field(default=None, validator=optional(min_len(1)))
    max_cost: int | None = field(default=None, validator=optional(ge(1)))
    or_name: str | None = field(default=None, validator=optional(min_len(1)))
    """Another name that fits as well (CS16)."""
    number: int = field(default=1, validator=ge(1))
    """The number of citizens, taken one after another."""

    @property
    def citizens_named(self) -> tuple[str, ...]:
        return tuple(name for name in (self.name, self.or_name) if name)

    @property
    def more(self) -> FreeCitizen | None:
        """The same effect for the other citizens, once one is taken."""
        return evolve(self, number=self.number - 1) if self.number > 1 else None

    def fits(self, card: Card | None) -> bool:
        """Return whether this card may be taken; the limit is on the base cost."""
        return (
            card is not None
            and card.action is RECRUIT
            and (self.role is None or card.lends.of(self.role) > 0)
            and (self.name is None or card.name in {self.name, self.or_name})
            and (self.max_cost is None or card.cost <= self.max_cost)
        )

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        bans, more = terms_for(state, seat).bans, self.more
        return [
            _citizen_from(option.place, option.card, more)
            for row in offers_of(state)
            for _, _, (option, *_) in row.recruits
            if self.fits(state.top(option.place))
            and not (bans and is_forbidden(bans, state, option.card))
        ]

    def alone(self, readings: Readings) -> Effect:
        return readings.free_citizen(self)

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME

    def signs(self) -> Marks:
        if self.name is not None:
            line: Marks = (Mark("free"), Mark(text=self.name))
            return (*line, OR, Mark(text=self.or_name)) if self.or_name else line
        many: Marks = (number(self.number),) if self.number > 1 else ()
        line = (Mark("free"), *many, Mark(self.role.value if self.role else "person"))
        return (*line, Mark(text=f"≤{self.max_cost}"), Mark("gold")) if self.max_cost else line

    def words(self) -> Phrase:
        if self.or_name is not None:
            return say("a free {name} or {other}", name=self.name, other=self.or_name)
        if self.name is not None:
            return say("a free {name}", name=self.name)
        if self.number > 1:
            return say("{number} free citizens", number=self.number)
        kind: object = capital(say(self.role.value)) if self.role else None
        if self.max_cost is not None:
            what = say("{kind} citizen", kind=kind) if kind else say("citizen")
            return say(
                "a free {what} with a printed price of {cost} or less",
                what=what,
                cost=self.max_cost,
            )
        if kind:
            return say("a free {kind} citizen from the market", kind=kind)
        return say("any free citizen")

    def sentence(self) -> Phrase:
        return say("Gain {citizen}", citizen=self.words())


@frozen(cache_hash=True)
class GiveBack(Effect):
    """Giving back a named card: one way of the two effects below."""

    card: Card
    gain: Effect

    def apply(self, state: State, seat: int, cause: Card) -> None:
        give_back(state, seat, self.card, cause)
        self.gain.apply(state, seat, cause)

    def signs(self) -> Marks:
        return (Mark("return"), Mark(text=self.card.name), PAYS, *self.gain.signs())

    @property
    def icon(self) -> str:
        return "return"

    def words(self) -> Phrase:
        return say("Return {card} and gain {gain}", card=self.card.name, gain=self.gain.words())

    @property
    def key(self) -> str:
        return f"return-{self.card.id}"

    @property
    def at(self) -> At:
        return OfCard(self.card.id)


_give_back = cache(GiveBack)


class _Return(Around, Pick):
    """Optional: give one of your cards back to its stack for an effect (T25)."""

    __slots__ = ()

    gain: Effect

    optional: ClassVar[bool] = True

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME


@effect("return_monster")
@frozen(cache_hash=True)
class ReturnMonster(_Return):
    """Return a slain monster to the top of its area's stack, but no Monster Event (T25)."""

    gain: Effect

    def ways(self, state: State, seat: int, cause: Card) -> list[GiveBack]:
        monsters = dict.fromkeys(state.players[seat].monsters)
        return [
            _give_back(card, self.gain) for card in monsters if home_of(state, card) is not None
        ]

    def alone(self, readings: Readings) -> Effect:
        return readings.return_monster(self)

    def signs(self) -> Marks:
        return (Mark("return"), Mark("monsters"), PAYS, *self.gain.signs())

    def words(self) -> Phrase:
        return say(
            "You may put one of your slain monsters back on its stack and gain {gain}",
            gain=self.gain.words(),
        )


@effect("return_citizen")
@frozen(cache_hash=True)
class ReturnCitizen(_Return):
    """Return a citizen, but no starter, to the top of the stack of its number (T25)."""

    gain: Effect

    def ways(self, state: State, seat: int, cause: Card) -> list[GiveBack]:
        citizens = dict.fromkeys(state.players[seat].citizens)
        return [
            _give_back(card, self.gain)
            for card in citizens
            if card.brought_by or home_of(state, card) is not None
        ]

    def alone(self, readings: Readings) -> Effect:
        return readings.return_citizen(self)

    def signs(self) -> Marks:
        return (Mark("return"), Mark("person"), PAYS, *self.gain.signs())

    def words(self) -> Phrase:
        return say(
            "You may put one of your citizens back on its stack and gain {gain}",
            gain=self.gain.words(),
        )
