"""Effects that touch other players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from attrs import Attribute, field, frozen
from attrs.validators import ge, min_len

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat
from valeria_desktop.games.valeria.rules.effects.audience import Each, Lose
from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen
from valeria_desktop.games.valeria.rules.effects.combined import OneOf
from valeria_desktop.games.valeria.rules.effects.gains import Gain, OfAmounts
from valeria_desktop.games.valeria.rules.events import CardTaken
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource, resources_only
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME, from_others
from valeria_desktop.games.valeria.rules.turn.moves import lose_at_random, take_from_tableau
from valeria_desktop.games.valeria.rules.turn.standing import is_forbidden, takeable, terms_for
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, join, say, seat_name
from valeria_desktop.kernel.signs import OR, Mark, number

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


class Taking(Effect):
    """A take from a named opponent."""

    __slots__ = ()

    victim: int


@frozen(cache_hash=True)
class TakeFrom(OfAmounts, Taking):
    """Taking named amounts from a named opponent: one way of `Take` and `Steal`."""

    victim: int
    amounts: Amounts

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.take(seat, self.victim, self.amounts, cause)

    def signs(self) -> Marks:
        return (Mark("steal"), *self.amounts.signs())

    def words(self) -> Phrase:
        return say(
            "Take {amounts} from {seat}",
            amounts=self.amounts.words(),
            seat=seat_name(self.victim),
        )

    @property
    def key(self) -> str:
        return f"take-{self.amounts.key}-from-{self.victim + 1}"

    @property
    def at(self) -> At:
        return OfSeat(self.victim)

    @property
    def is_gift(self) -> bool:
        return bool(self.amounts)


@effect("take")
@frozen(cache_hash=True)
class Take(Pick):
    """Take amounts, or as much of them as is there, from a freely picked opponent (T27)."""

    amounts: Amounts = field(validator=resources_only)

    takes_from_others = True

    def ways(self, state: State, seat: int, cause: Card) -> list[TakeFrom]:
        return [
            TakeFrom(victim, state.available(victim, self.amounts))
            for victim in takeable(state, seat)
        ]

    def alone(self, readings: Readings) -> Effect:
        return Gain(self.amounts)

    @property
    def is_same_for_all(self) -> bool:
        return True

    def income(self, owner: Holdings) -> Income:
        return from_others(float(self.amounts.resources))

    def signs(self) -> Marks:
        return (Mark("steal"), *self.amounts.signs())

    def words(self) -> Phrase:
        return say("Take {amounts} from an opponent of your choice", amounts=self.amounts.words())


def _different(_effect: object, attribute: Attribute[Any], value: tuple[object, ...]) -> None:
    if len(set(value)) != len(value):
        message = f"'{attribute.name}' must name different resources"
        raise ValueError(message)


@effect("steal")
@frozen(cache_hash=True)
class Steal(Pick):
    """Take up to a number of one of several resources from one opponent, or nothing (T8)."""

    up_to: int = field(validator=ge(1))
    of: tuple[Resource, ...] = field(validator=[min_len(1), _different])

    optional: ClassVar[bool] = True

    takes_from_others = True

    def ways(self, state: State, seat: int, cause: Card) -> list[TakeFrom]:
        ways = []
        for victim in takeable(state, seat):
            for resource in self.of:
                there = state.available(victim, Amounts.of(resource, self.up_to))
                most = max(number for _, number in there) if there else 0
                ways += [
                    TakeFrom(victim, Amounts.of(resource, number)) for number in range(most, 0, -1)
                ]
        return ways

    def alone(self, readings: Readings) -> Effect:
        gains = tuple(Gain(Amounts.of(resource, self.up_to)) for resource in self.of)
        return OneOf(gains) if len(gains) > 1 else gains[0]

    @property
    def is_same_for_all(self) -> bool:
        return True

    def income(self, owner: Holdings) -> Income:
        return from_others(float(self.up_to))

    def signs(self) -> Marks:
        line: Marks = (Mark("steal"), number(self.up_to), Mark(self.of[0].value))
        for resource in self.of[1:]:
            line = (*line, OR, Mark(resource.value))
        return line

    def words(self) -> Phrase:
        kinds = [
            say("up to {amounts}", amounts=Amounts.of(kind, self.up_to).words()) for kind in self.of
        ]
        return say("Take {amounts} from one opponent", amounts=join(kinds, "or"))


@frozen(cache_hash=True)
class TakeMonsterFrom(Taking):
    """Taking a random monster from a named opponent: one way of `TakeMonster`."""

    victim: int

    def apply(self, state: State, seat: int, cause: Card) -> None:
        card = lose_at_random(state, self.victim)
        owner = state.players[seat]
        owner.monsters = (*owner.monsters, card)
        if state.events is not None:
            state.events.append(CardTaken(seat, self.victim, card, cause))

    def signs(self) -> Marks:
        return (Mark("steal"), Mark("monsters"))

    @property
    def icon(self) -> str:
        return "steal"

    def words(self) -> Phrase:
        return say("Take a random slain monster from {seat}", seat=seat_name(self.victim))

    @property
    def key(self) -> str:
        return f"monster-from-{self.victim + 1}"

    @property
    def at(self) -> At:
        return OfSeat(self.victim)

    @property
    def is_gift(self) -> bool:
        return True


@effect("take_monster")
@frozen(cache_hash=True)
class TakeMonster(Pick):
    """Take a random slain monster from an opponent; no reward, and it isn't slain again (T26)."""

    takes_from_others = True
    brings_a_card: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> list[TakeMonsterFrom]:
        return [
            TakeMonsterFrom(victim)
            for victim in takeable(state, seat)
            if state.players[victim].monsters
        ]

    def alone(self, readings: Readings) -> Effect:
        return readings.claim_monster()

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME

    def signs(self) -> Marks:
        return (Mark("steal"), Mark("monsters"))

    def words(self) -> Phrase:
        return say(
            "Take a random slain monster from an opponent of your choice, without its reward"
        )

    @property
    def reading(self) -> Phrase:
        return say("You can't choose an opponent without a slain monster while another has one.")


@frozen(cache_hash=True)
class TakeCitizenFrom(Effect):
    """Taking a named citizen of a named opponent: one way of `TakeCitizen`."""

    card: Citizen
    victim: int

    def apply(self, state: State, seat: int, cause: Card) -> None:
        take_from_tableau(state, seat, self.victim, self.card, cause)

    def signs(self) -> Marks:
        return (Mark("steal"), Mark(text=self.card.name))

    @property
    def icon(self) -> str:
        return "steal"

    def words(self) -> Phrase:
        return say("Take {card} from {seat}", card=self.card.name, seat=seat_name(self.victim))

    @property
    def key(self) -> str:
        return f"take-{self.card.id}-of-{self.victim + 1}"

    @property
    def at(self) -> At:
        return OfCard(self.card.id, self.victim)

    @property
    def is_gift(self) -> bool:
        return True


@effect("take_citizen")
@frozen(cache_hash=True)
class TakeCitizen(Pick):
    """Take a face-up citizen of a base cost from an opponent: it is gained (SV6)."""

    max_cost: int = field(validator=ge(1))

    takes_from_others = True
    brings_a_card: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> list[TakeCitizenFrom]:
        bans = terms_for(state, seat).bans
        return [
            TakeCitizenFrom(card, victim)
            for victim in takeable(state, seat)
            for card in dict.fromkeys(state.players[victim].citizens)
            if card.cost <= self.max_cost and not (bans and is_forbidden(bans, state, card))
        ]

    def alone(self, readings: Readings) -> Effect:
        return readings.free_citizen(FreeCitizen(max_cost=self.max_cost))

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME

    def signs(self) -> Marks:
        return (Mark("steal"), Mark("person"), Mark(text=f"≤{self.max_cost}"), Mark("gold"))

    def words(self) -> Phrase:
        return say(
            "Take a citizen with a printed price of {cost} or less from an opponent of your choice",
            cost=self.max_cost,
        )

    @property
    def reading(self) -> Phrase:
        return say("The citizen you take counts as gained. One that lies face down can't be taken.")


@effect("everyone_loses")
@frozen(cache_hash=True)
class EveryoneLoses(SeenAfter):
    """All players, the active one too, lose amounts as far as they have them (V5)."""

    amounts: Amounts = field(validator=resources_only)
    each: Each = field(init=False, eq=False, repr=False)

    @each.default
    def _each(self) -> Each:
        return Each(Lose(self.amounts))

    def apply(self, state: State, seat: int, cause: Card) -> None:
        self.each.apply(state, seat, cause)

    def signs(self) -> Marks:
        return (Mark("each-loses"), *self.amounts.signs())

    def words(self) -> Phrase:
        return say("Every player loses {amounts}", amounts=self.amounts.words())
