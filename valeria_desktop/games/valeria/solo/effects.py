"""Effects of cards in the games for one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from attrs import field, frozen
from attrs.validators import in_

from valeria_desktop.games.valeria.rules.at import (
    AtPlace,
    in_pile,
    place_name,
    place_words,
)
from valeria_desktop.games.valeria.rules.effects.bases import Around, SeenAfter
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen
from valeria_desktop.games.valeria.rules.events import MonsterClaimed, Returned
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import Effect, solo_effect
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME
from valeria_desktop.games.valeria.rules.model.options import SLAY
from valeria_desktop.games.valeria.rules.turn.moves import claim, take_citizen, take_foe_at
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.games.valeria.solo.siege_rows import PILES
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.kernel.signs import PAYS, Mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


class _Claim(SeenAfter):
    """The gain of a monster that nobody slays."""

    __slots__ = ()

    def signs(self) -> Marks:
        return (Mark("free"), Mark("monsters"))


@solo_effect("claim_monster")
@frozen(cache_hash=True)
class ClaimMonster(_Claim):
    """Take the top card of the left-most monster stack that isn't exhausted (D3)."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        for place, *_ in state.table.layout.columns:
            if not state.is_exhausted(place):
                claim(state, seat, place, cause)
                return

    def words(self) -> Phrase:
        return say("Gain the top monster of the left-most stack that has one, without its reward")

    @property
    def is_gift(self) -> bool:
        return True


@frozen(cache_hash=True)
class FromPile(Effect):
    """Gaining a named card of a named pile: the base of the ways below (G5)."""

    place: int
    height: int
    above: int
    """The number of cards above it."""
    card: Card

    def signs(self) -> Marks:
        return (Mark("free"), Mark(text=self.card.name))

    @property
    def where(self) -> Phrase:
        """The place of the card, counted from the top of its pile."""
        return in_pile(self.place, self.above)

    @property
    def key(self) -> str:
        return f"{place_name(self.place)}-card-{self.height + 1}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    @property
    def is_gift(self) -> bool:
        return True


_W = TypeVar("_W", bound=FromPile)


def _ways(
    state: State, make: Callable[[int, int, int, Card], _W], fits: Callable[[Card], bool]
) -> list[_W]:
    """Return a way for each fitting card in the three piles, at any depth, from the top down."""
    return [
        make(place, height, above, card)
        for place in PILES
        for height, above, card in _cards_of(state.stacks[place])
        if fits(card)
    ]


def _cards_of(pile: tuple[Card, ...]) -> Iterator[tuple[int, int, Card]]:
    """Yield each card's height, the number of cards above it, and the card.

    Of equal cards that touch, only the upper one counts: taking either leaves the same pile.
    """
    upper = None
    for above, card in enumerate(reversed(pile)):
        if card is not upper:
            yield len(pile) - 1 - above, above, card
        upper = card


@frozen(cache_hash=True)
class PileMonsterFrom(FromPile):
    """Taking a monster out of a pile: no reward, not slain (G5, G6)."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        card = take_foe_at(state, seat, self.place, self.height)
        if state.events is not None:
            state.events.append(MonsterClaimed(seat, card, self.place, cause))

    @property
    def icon(self) -> str:
        return "monsters"

    def words(self) -> Phrase:
        return say("Gain {card}, {where}", card=self.card.name, where=self.where)


@solo_effect("claim_pile_monster")
@frozen(cache_hash=True)
class ClaimPileMonster(_Claim, Pick):
    """Take a monster from anywhere in the three piles (G5, G6)."""

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return _ways(state, PileMonsterFrom, lambda card: card.action is SLAY)

    def words(self) -> Phrase:
        return say("Gain any monster from the piles, without its reward")


@frozen(cache_hash=True)
class PileCitizenFrom(FromPile):
    """Taking a free citizen out of a pile: one way of `FreePileCitizen`."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        take_citizen(state, seat, self.place, self.height, cause)

    @property
    def icon(self) -> str:
        return "recruit"

    def words(self) -> Phrase:
        return say("Gain {card} for free, {where}", card=self.card.name, where=self.where)


@solo_effect("free_pile_citizen")
@frozen(cache_hash=True)
class FreePileCitizen(FreeCitizen):
    """Take a fitting citizen from anywhere in the three piles, free of charge (G5)."""

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return _ways(state, PileCitizenFrom, self.fits)

    def alone(self, readings: Readings) -> Effect:
        return self

    def words(self) -> Phrase:
        if self.name is not None:
            return say("a free {name} from the piles", name=self.name)
        kind: object = capital(say(self.role.value)) if self.role else None
        if self.max_cost is not None:
            what = say("{kind} citizen", kind=kind) if kind else say("citizen")
            return say(
                "a free {what} with a printed price of {cost} or less from the piles",
                what=what,
                cost=self.max_cost,
            )
        if kind:
            return say("a free {kind} citizen from the piles", kind=kind)
        return say("any free citizen from the piles")


@frozen(cache_hash=True)
class LaidOnPile(Effect):
    """Laying a named card on a named pile: one way of `ReturnToPile`."""

    card: Card
    place: int
    gain: Effect

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.players[seat].remove(self.card)
        state.lay(self.place, (*state.stacks[self.place], self.card))
        if state.events is not None:
            state.events.append(Returned(seat, self.card, self.place, cause))
        self.gain.apply(state, seat, cause)

    def signs(self) -> Marks:
        return (Mark("return"), Mark(text=self.card.name), PAYS, *self.gain.signs())

    @property
    def icon(self) -> str:
        return "return"

    def words(self) -> Phrase:
        return say(
            "Lay {card} on {place} and gain {gain}",
            card=self.card.name,
            place=place_words(self.place),
            gain=self.gain.words(),
        )

    @property
    def key(self) -> str:
        return f"lay-{self.card.id}-on-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


@solo_effect("return_to_pile")
@frozen(cache_hash=True)
class ReturnToPile(Around, Pick):
    """Optional: lay one of your slain monsters or citizens on a pile for an effect (G6)."""

    kind: str = field(validator=in_(("monster", "citizen")))
    gain: Effect

    optional: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> list[LaidOnPile]:
        player = state.players[seat]
        cards: tuple[Card, ...] = player.monsters if self.kind == "monster" else player.citizens
        return [
            LaidOnPile(card, place, self.gain) for card in dict.fromkeys(cards) for place in PILES
        ]

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME

    def signs(self) -> Marks:
        kind = "monsters" if self.kind == "monster" else "person"
        return (Mark("return"), Mark(kind), PAYS, *self.gain.signs())

    def words(self) -> Phrase:
        if self.kind == "monster":
            return say(
                "You may put one of your slain monsters on a pile and gain {gain}",
                gain=self.gain.words(),
            )
        return say(
            "You may put one of your citizens on a pile and gain {gain}", gain=self.gain.words()
        )
