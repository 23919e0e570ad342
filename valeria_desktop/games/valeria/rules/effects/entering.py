"""Effects on cards that lay set aside: they come into the centre, and leave the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen
from attrs.validators import min_len

from valeria_desktop.games.valeria.rules.aside import bring_in, lay_on, waiting_for
from valeria_desktop.games.valeria.rules.at import AtPlace, at_pile, place_name, place_words
from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.turn.banish import banish_brought
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


@frozen(cache_hash=True)
class _OnBrought(SeenAfter):
    """An effect on the cards that its cause brings into play."""

    name: str = field(validator=min_len(1))
    """The name of these cards."""

    is_clause: ClassVar[bool] = True

    @property
    def citizens_named(self) -> tuple[str, ...]:
        return (self.name,)


@effect("put_aside_cards")
@frozen(cache_hash=True)
class PutAsideCards(_OnBrought):
    """Lay the citizens that were set aside for a card on it, as a stack (KG2)."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        bring_in(state, cause)

    @property
    def icon(self) -> str:
        return "recruit"

    def signs(self) -> Marks:
        return Mark("recruit"), Mark(text=self.name)

    def words(self) -> Phrase:
        return say(
            "the {name} stack comes onto this card, where anyone can recruit from it",
            name=self.name,
        )

    @property
    def reading(self) -> Phrase:
        return say(
            "The stack has 5 cards, 6 with five players. If another card goes back to it, these "
            "are set aside until the Event card appears again."
        )


@frozen(cache_hash=True)
class LayOn(Effect):
    """Laying a card on a stack: one way of `LayAsideCard`."""

    place: int
    laid: Card
    card: Card | None
    """The card that it covers, where that lies face up."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        lay_on(state, seat, self.laid, self.place, cause)

    @property
    def icon(self) -> str:
        return "monsters"

    def signs(self) -> Marks:
        return (Mark(text=self.card.name),) if self.card else ()

    def words(self) -> Phrase:
        below = place_words(self.place)
        if self.card:
            below = at_pile(say("{card}", card=self.card.name), self.place, self.card)
        return say("Lay {card} on {place}", card=self.laid.name, place=below)

    @property
    def key(self) -> str:
        return f"lay-on-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


_lay_on = cache(LayOn)


@effect("lay_aside_card")
@frozen(cache_hash=True)
class LayAsideCard(Pick, _OnBrought):
    """Lay one of the monsters set aside for a card on a stack that isn't exhausted (US4)."""

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        card = next((card for card in waiting_for(state, cause) if card.name == self.name), None)
        if card is None:
            return ()
        places = state.table.layout.pile_places
        return [
            _lay_on(place, card, state.top(place))
            for place in places
            if not state.is_exhausted(place)
        ]

    def signs(self) -> Marks:
        return Mark("monsters"), Mark(text=self.name)

    def words(self) -> Phrase:
        return say("lay one {name} on a stack that isn't exhausted", name=self.name)

    @property
    def question(self) -> Phrase:
        return say("on which card do you lay {name}?", name=self.name)

    @property
    def reading(self) -> Phrase:
        return say(
            "Anyone can slay it there; the cards below wait until it is gone. Once slain, it "
            "never returns to the market."
        )


@effect("banish_brought")
@frozen(cache_hash=True)
class BanishBrought(_OnBrought):
    """Banish all cards that the cause brought and nobody slew, and those set aside (US5)."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        banish_brought(state, seat, cause)

    @property
    def icon(self) -> str:
        return "banish"

    def signs(self) -> Marks:
        return Mark("banish"), Mark("monsters")

    def words(self) -> Phrase:
        return say("banish all {name} of the market, and those set aside", name=self.name)

    @property
    def reading(self) -> Phrase:
        return say("If this card is banished or goes back instead, they stay.")
