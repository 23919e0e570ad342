"""A turn from its beginning to its end, with the phases of cards and of drawing (WK21 to WK27)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.effects.powers import HandLimit
from valeria_desktop.games.viscounts.rules.model.kinds import CRIMINAL_AT
from valeria_desktop.games.viscounts.rules.model.options import PlayCard
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.things import CRIMINALS
from valeria_desktop.games.viscounts.rules.neutral import neutral_answer
from valeria_desktop.games.viscounts.rules.steps import Question, Step, step
from valeria_desktop.games.viscounts.rules.turn.actions import AskAction
from valeria_desktop.games.viscounts.rules.turn.collision import CollisionPhase
from valeria_desktop.games.viscounts.rules.turn.criminals import criminals_of
from valeria_desktop.games.viscounts.rules.turn.piles import turn_over
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide
from valeria_desktop.games.viscounts.rules.turn.townsfolk import AskRecruit
from valeria_desktop.games.viscounts.rules.use import use
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.kernel.decision import Decision

HAND = 3
"""Cards to draw up to, without squares and the castle leader (WK95)."""


@step("begin_turn")
class BeginTurn(Step):
    """Begin the turn of a player; the start player's turn begins a round."""

    seat: int

    def run(self, state: State) -> None:
        state.active = self.seat
        state.turn += 1
        if self.seat == state.start:
            state.round += 1
        if state.events is not None:
            state.events.append(TurnBegan(self.seat, state.turn, state.round))
        state.agenda += phases_of(self.seat)


@cache
def phases_of(seat: int) -> tuple[Step, ...]:
    """Return the steps of a player's turn, the first one last; the ride comes with its card."""
    return (
        EndTurn(),
        DrawPhase(seat),
        CollisionPhase(),
        AskRecruit(seat),
        AskAction(seat),
        CardsPhase(seat),
    )


@step("cards_phase")
class CardsPhase(Step):
    """Move the cards of a board to the right; one may drop off (WK23)."""

    seat: int

    phase = "cards"

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        *others, last = player.line
        player.line = (None, *others)
        state.agenda.append(AskPlay(self.seat))
        if last is not None:
            player.discard += (last,)
            if state.events is not None:
                state.events.append(told.DroppedOff(self.seat, last))
            use(state, self.seat, last.dropoff, last)


_play = lru_cache(maxsize=512)(PlayCard)  # a search asks often, and there are few different ones


@step("play")
class AskPlay(Question):
    """Play a card of the hand; without one, the top of the deck is played unseen (WK24)."""

    seat: int

    prompt = Prompt.PLAY
    asks = say("which card do you play?")
    privacy = Privacy.PEEK
    begins_action = True
    is_followed = False

    def run(self, state: State) -> Decision | None:
        if state.players[self.seat].hand:
            return super().run(state)
        card = turn_over(state, self.seat)
        assert card is not None, "nobody owns fewer than three cards (WK27)"
        play(state, self.seat, card, is_unseen=True)
        return None

    def options(self, state: State) -> list[Option]:
        return [_play(card, self.seat) for card in state.players[self.seat].hand]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, PlayCard)
        player, played = state.players[self.seat], option.card
        player.hand = tuple(card for card in player.hand if card is not played)
        play(state, self.seat, played)


def play(state: State, seat: int, card: Townsfolk, *, is_unseen: bool = False) -> None:
    """Put a card on space 1: corruption by criminals, then its effect; then comes the ride."""
    player = state.players[seat]
    player.line = (card, *player.line[1:])
    if state.events is not None:
        state.events.append(told.CardPlayed(seat, card, is_unseen))
    state.agenda.append(AskRide(seat, card.silver))
    if card.icons.counts[CRIMINAL_AT]:
        state.corrupt(seat, criminals_of(state, seat), CRIMINALS)
    use(state, seat, card.immediate, card)


# --- drawing and the end of the turn


@step("draw_phase")
class DrawPhase(Step):
    """Draw up to the hand limit (WK95)."""

    seat: int

    phase = "draw"

    def run(self, state: State) -> None:
        draw_up_to(state, self.seat, hand_limit(state, self.seat))


def hand_limit(state: State, seat: int) -> int:
    """Return how many cards a player draws up to."""
    table = state.table
    powers = [power for _, power in table.powers(seat, state.players[seat].freed)]
    if state.leader == seat:
        powers.append(table.catalog.numbers.leader_power)
    return HAND + sum(power.cards for power in powers if isinstance(power, HandLimit))


def draw_up_to(state: State, seat: int, limit: int) -> None:
    """Draw one card at a time up to a number of cards in the hand, or until none is left (WK96)."""
    player, drawn = state.players[seat], 0
    while len(player.hand) < limit:
        card = turn_over(state, seat)
        if card is None:
            break
        player.hand += (card,)
        drawn += 1
        if state.events is not None:
            state.events.append(told.CardDrawn(seat, card))
    if drawn and state.events is not None:
        state.events.append(told.CardsDrawn(seat, drawn))


@step("end_turn")
class EndTurn(Step):
    """Go on to the next player, or end the game after the last round (WK110)."""

    phase = "end"

    def run(self, state: State) -> None:
        following = state.clockwise(state.active)[1 % state.table.colours]
        if following == state.start and state.last_round and state.round >= state.last_round:
            state.end()
            return
        state.agenda.append(turn_of(state, following))


def turn_of(state: State, seat: int) -> Step:
    """Return the step that begins a player's turn, or the neutral player's."""
    if seat == state.table.neutral:
        return NeutralTurn()
    return BeginTurn(seat)


@step("neutral_turn")
class NeutralTurn(Step):
    """The turn of the neutral player in a solo game, without a decision (WK123)."""

    def run(self, state: State) -> None:
        neutral_answer(self, state)
