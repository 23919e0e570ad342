"""Effects that put tokens on monsters in the centre: a higher price, or a Gold bounty (V5, V6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen
from attrs.validators import ge

from valeria_desktop.games.valeria.rules.at import AtPlace, at_pile, place_name
from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, resources_only
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.options import SLAY
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import PER, Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


@frozen(cache_hash=True)
class TokenOn(Effect):
    """Putting a token on a named monster: one way of `PutToken`."""

    place: int
    card: Card
    amounts: Amounts

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.put_tokens(seat, self.place, self.amounts, cause)

    def signs(self) -> Marks:
        return (*self.amounts.signs(), Mark("token"), Mark(text=self.card.name))

    @property
    def icon(self) -> str:
        return "token"

    def words(self) -> Phrase:
        words = say("Put {amounts} on {card}", amounts=self.amounts.words(), card=self.card.name)
        return at_pile(words, self.place, self.card)

    @property
    def key(self) -> str:
        return f"{self.amounts.key}-on-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


@effect("put_token")
@frozen(cache_hash=True)
class PutToken(SeenAfter, Pick):
    """Put a token on another monster in the centre: a higher price, or a Gold bounty (V5, V6)."""

    amounts: Amounts = field(validator=resources_only)

    def ways(self, state: State, seat: int, cause: Card) -> list[TokenOn]:
        return [
            TokenOn(place, card, self.amounts)
            for place in state.table.layout.open_places
            if (card := state.top(place)) is not None and card.action is SLAY and card is not cause
        ]

    def signs(self) -> Marks:
        return (*self.amounts.signs(), Mark("token"), Mark("monsters"))

    def words(self) -> Phrase:
        if self.amounts.gold:
            return say(
                "Put {amounts} on another monster in the market",
                amounts=self.amounts.words(),
            )
        return say(
            "Add {amounts} to the price of another monster in the market",
            amounts=self.amounts.words(),
        )


@effect("put_token_on_any")
@frozen(cache_hash=True)
class PutTokenOnAny(PutToken):
    """Put a token on a monster in the centre, by a card that is no monster (SV6)."""

    def words(self) -> Phrase:
        amounts = self.amounts.words()
        if self.amounts.gold:
            return say("Put {amounts} on a monster in the market", amounts=amounts)
        return say("Add {amounts} to the price of a monster in the market", amounts=amounts)


@effect("grow")
@frozen(cache_hash=True)
class Grow(SeenAfter):
    """Put tokens on this card while fewer than a number of them lie there (CS18).

    Its price grows by them. Where the card isn't on top, nothing is put.
    """

    amounts: Amounts = field(validator=resources_only)
    most: int = field(validator=ge(1))
    is_clause: ClassVar[bool] = True

    def apply(self, state: State, seat: int, cause: Card) -> None:
        for place in state.table.layout.open_places:
            if state.top(place) is cause:
                if self._may_grow(state.tokens_on(place)):
                    state.put_tokens(seat, place, self.amounts, cause)
                return

    def _may_grow(self, there: Amounts) -> bool:
        lying = dict(there)
        return all(lying.get(kind, 0) < self.most for kind, _ in self.amounts)

    @property
    def icon(self) -> str:
        return "token"

    def signs(self) -> Marks:
        return (*self.amounts.signs(), Mark("token"), Mark(text=f"≤{self.most}"))

    def words(self) -> Phrase:
        return say(
            "add {amounts} to the price of this card, {most} at most",
            amounts=self.amounts.words(),
            most=self.most,
        )


@effect("bounty")
@frozen(cache_hash=True)
class Bounty(SeenAfter):
    """The Gold that lies on this card: its slayer has it before any reward (V6, CS18)."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        """Do nothing more: slaying gives the Gold on any card."""

    @property
    def icon(self) -> str:
        return "gold"

    def signs(self) -> Marks:
        return Mark("gold"), PER, Mark("token")

    def words(self) -> Phrase:
        return say("all Gold on this card")
