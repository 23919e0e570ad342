"""A player's own piles: shuffling, discarding and destroying (WK95 to WK101)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.chance import shuffle_stream
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.options import (
    ENOUGH,
    SHUFFLE_FIRST,
    CastOff,
    CastOffTop,
)
from valeria_desktop.games.viscounts.rules.model.player import in_order
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.things import SHUFFLING
from valeria_desktop.games.viscounts.rules.steps import Question, step
from valeria_desktop.games.viscounts.rules.turn.criminals import criminals_of
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.player import Player
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk

FEWEST = 3
"""Nobody may own fewer cards (WK27)."""


def shuffle(state: State, seat: int) -> None:
    """Shuffle a player's discard pile into the deck: virtue, or corruption by criminals (WK97)."""
    player = state.players[seat]
    player.shuffles += 1
    player.kept = player.still_kept if player.deck else player.hand
    cards = list(in_order(player.deck + player.discard))
    shuffle_stream(state.seed, seat, player.shuffles).shuffle(cards)
    player.deck, player.discard = tuple(cards), ()
    state.barrier |= CARD_REVEALED
    if state.events is not None:
        state.events.append(told.Shuffled(seat, len(cards)))
    if criminals_of(state, seat):
        state.corrupt(seat, 1, SHUFFLING)
    else:
        state.ennoble(seat, 1, SHUFFLING)


def can_shuffle(state: State, player: Player) -> bool:
    """Return whether an effect may shuffle: there are discarded cards, and it isn't the set-up."""
    return bool(player.discard) and state.is_set_up


def turn_over(state: State, seat: int) -> Townsfolk | None:
    """Take the top card of a player's deck, shuffled first if it is empty (WK96)."""
    player = state.players[seat]
    if not player.deck:
        if not player.discard:
            return None
        shuffle(state, seat)
    card = player.deck[-1]
    player.deck = player.deck[:-1]
    state.barrier |= CARD_REVEALED
    return card


@step("cast_off")
class AskCastOff(Question):
    """Discard or destroy a card, or none; asked again until no more may be (WK100, WK101)."""

    seat: int
    destroys: bool
    left: int
    cause: Item

    privacy = Privacy.PEEK

    @property
    def prompt(self) -> str:  # type: ignore[override]  # one of two kinds
        return Prompt.DESTROY if self.destroys else Prompt.DISCARD

    def options(self, state: State) -> list[Option]:
        player = state.players[self.seat]
        if not can_cast_off(state, player, destroys=self.destroys):
            return []
        found: list[Option] = [CastOff(card, self.seat, self.destroys) for card in player.hand]
        if player.deck:
            found.append(CastOffTop(self.seat, self.destroys))
        elif player.discard:
            found.append(SHUFFLE_FIRST)
        return [*found, ENOUGH]

    def answer(self, state: State, option: Option) -> None:
        if option is SHUFFLE_FIRST:
            state.agenda.append(self)
            shuffle(state, self.seat)
            return
        if isinstance(option, CastOff):
            card = option.card
            player = state.players[self.seat]
            player.hand = tuple(other for other in player.hand if other is not card)
        elif isinstance(option, CastOffTop):
            top = turn_over(state, self.seat)
            assert top is not None
            card = top
        else:
            if state.events is not None:
                state.events.append(told.CardsKept(self.seat, self.cause))
            return
        if self.left > 1:
            rest = AskCastOff(self.seat, self.destroys, self.left - 1, self.cause)
            state.agenda.append(rest)
        cast_off(state, self.seat, card, self.cause, destroys=self.destroys)

    def words(self) -> Phrase:
        if self.destroys:
            return say("which card do you destroy for its silver?")
        return say("which card do you discard?")


def can_cast_off(state: State, player: Player, *, destroys: bool) -> bool:
    """Return whether a player could discard, or destroy, a card now."""
    if not state.is_set_up or not (player.hand or player.deck or player.discard):
        return False
    return not destroys or player.owned > FEWEST


def cast_off(state: State, seat: int, card: Townsfolk, cause: Item, *, destroys: bool) -> None:
    """Put a card into its owner's discard pile, or out of the game for its silver."""
    player = state.players[seat]
    player.cast_off = card
    if not destroys:
        player.discard += (card,)
        if state.events is not None:
            state.events.append(told.Discarded(seat, cause, card))
        return
    state.remove(card)
    if state.events is not None:
        state.events.append(told.Destroyed(seat, cause, card))
    state.gain(seat, "silver", card.silver, card)
