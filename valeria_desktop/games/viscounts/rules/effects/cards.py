"""Effects on a player's own cards: discard, destroy, rearrange, shuffle (WK98 to WK103)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field
from attrs.validators import ge

from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, effect
from valeria_desktop.games.viscounts.rules.turn.arrange import AskRearrange, can_rearrange
from valeria_desktop.games.viscounts.rules.turn.piles import (
    AskCastOff,
    can_cast_off,
    can_shuffle,
    shuffle,
)
from valeria_desktop.kernel.phrases import Phrase, count, say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State


@effect("discard")
class Discard(Effect):
    """Discard up to a number of cards, each from the hand or from the top of the deck."""

    number: int = field(validator=ge(1))

    def works(self, state: State, seat: int) -> bool:
        return can_cast_off(state, state.players[seat], destroys=False)

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.agenda.append(AskCastOff(seat, destroys=False, left=self.number, cause=cause))

    def words(self) -> Phrase:
        return count(self.number, "discard a card", "discard up to {number} cards")


@effect("destroy")
class Destroy(Effect):
    """Destroy up to a number of cards for their silver, but none of the last three (WK27)."""

    number: int = field(validator=ge(1))

    def works(self, state: State, seat: int) -> bool:
        return can_cast_off(state, state.players[seat], destroys=True)

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.agenda.append(AskCastOff(seat, destroys=True, left=self.number, cause=cause))

    def words(self) -> Phrase:
        return count(self.number, "destroy a card", "destroy up to {number} cards")


@effect("rearrange")
class Rearrange(Effect):
    """Let the cards on the board change their spaces."""

    def works(self, state: State, seat: int) -> bool:
        return can_rearrange(state, seat)

    def apply(self, state: State, seat: int, cause: Item) -> None:
        if can_rearrange(state, seat):
            state.agenda.append(AskRearrange(seat, cause))

    def words(self) -> Phrase:
        return say("rearrange your board")


@effect("shuffle")
class Shuffle(Effect):
    """Shuffle the discard pile into the deck, if there is one (WK98)."""

    def works(self, state: State, seat: int) -> bool:
        return can_shuffle(state, state.players[seat])

    def apply(self, state: State, seat: int, cause: Item) -> None:
        if can_shuffle(state, state.players[seat]):
            shuffle(state, seat)

    def words(self) -> Phrase:
        return say("shuffle your discard pile into your deck")
