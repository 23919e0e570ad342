"""Planning: drawing cards and dividing the hand into stacks, in secret (VA10 to VA12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.cards import ORDER, in_order
from valeria_desktop.games.valencia.rules.model.chance import Purpose
from valeria_desktop.games.valencia.rules.model.options import (
    ADD,
    CLOSE,
    DONE,
    DRAW,
    ENOUGH,
    CardOption,
)
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.round.chain import Chain
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS
from valeria_desktop.games.valencia.rules.steps import Step, step
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.player import Player
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.options import Option

ADDING = {card: CardOption(ADD, card) for card in ORDER}
_OPTIONS: dict[PlanningStage, list[Option]] = {
    PlanningStage.DRAW: [DRAW, ENOUGH],
    PlanningStage.CLOSE: [DONE],
}


@step("begin planning")
class BeginPlanning(Step):
    """Begin a round: all players with a deck plan, clockwise from the figure's holder (VA11)."""

    def run(self, state: State) -> None:
        state.round += 1
        state.begin_part(RoundPart.PLANNING)
        state.plans_told = False
        state.agenda.append(TellPlans())
        for seat in reversed(state.table.in_secret[state.figure]):
            if state.players[seat].deck:
                state.agenda += [PlanStacks(seat), DrawFirst(seat)]


@step("draw first")
class DrawFirst(Step):
    """Draw a player's first card, which nobody can refuse."""

    seat: int

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        player.stage = PlanningStage.DRAW
        draw_card(state, self.seat)


def draw_card(state: State, seat: int) -> None:
    """Draw a card for a player; the deck's last card starts the division of the hand."""
    player = state.players[seat]
    *rest, card = player.deck
    player.deck = tuple(rest)
    player.hand = in_order((*player.hand, card))
    state.barrier |= CARD_REVEALED
    if state.events is not None:
        state.events.append(told.Drawn(seat, card))
    if not rest:
        divide(player)


def divide(player: Player) -> None:
    """Begin to divide a player's hand into stacks."""
    player.stage = PlanningStage.SPLIT
    open_stack(player)


def open_stack(player: Player) -> None:
    """Begin a stack with the highest card in hand, so that each division is made in one way."""
    first, *rest = player.hand
    player.opened, player.hand = (first,), tuple(rest)
    if not rest:
        close_stack(player)


def close_stack(player: Player) -> None:
    """End the opened stack, and begin the next one if cards are left in hand."""
    player.stacks += (player.opened,)
    player.opened = ()
    if player.hand:
        open_stack(player)
    else:
        player.stage = PlanningStage.CLOSE


def add_card(player: Player, card: Card) -> None:
    """Put one more card from a player's hand into the opened stack."""
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]
    player.opened += (card,)
    if not player.hand:
        close_stack(player)


def addable(player: Player) -> list[Card]:
    """Return the cards that may join the opened stack: none higher than its last card.

    The order of a stack's cards has no meaning, so only one order is offered.
    """
    last = ORDER[player.opened[-1]]
    return [card for card in dict.fromkeys(player.hand) if ORDER[card] >= last]


@step("plan")
class PlanStacks(Chain):
    """Ask a player to draw cards and divide them; rivals see no change until all have planned."""

    seat: int

    prompt = Prompt.PLAN

    def options(self, state: State) -> list[Option]:
        player = state.players[self.seat]
        if player.stage is PlanningStage.SPLIT:
            return [*(ADDING[card] for card in addable(player)), CLOSE]
        return _OPTIONS[player.stage]

    def answer(self, state: State, option: Option) -> None:
        player = state.players[self.seat]
        if player.stage is PlanningStage.CLOSE:
            self._end(state, player)
            return
        state.agenda.append(self)
        if isinstance(option, CardOption):
            add_card(player, option.card)
        elif option == DRAW:
            draw_card(state, self.seat)
        elif option == ENOUGH:
            divide(player)
        else:
            close_stack(player)

    def _end(self, state: State, player: Player) -> None:
        """Lay the stacks down, the largest first; stacks of equal size in random order (VA12)."""
        stacks = list(player.stacks)
        if len(stacks) > 1:
            chance = Stream(draw(state.seed, Purpose.STACKS, state.turn * MAX_PLAYERS + self.seat))
            chance.shuffle(stacks)
            stacks.sort(key=len, reverse=True)
        player.stacks = tuple(stacks)
        player.stage = PlanningStage.NONE
        if state.events is not None:
            state.events.append(told.Divided(self.seat, player.stacks))

    def words(self) -> Phrase:
        return say("draw cards and divide your hand into stacks")


@step("tell plans")
class TellPlans(Step):
    """Make the sizes of all stacks public, as all have planned."""

    def run(self, state: State) -> None:
        state.plans_told = True
        state.barrier |= CARD_REVEALED
        for seat, player in enumerate(state.players):
            player.shown = len(player.deck)
            player.known = player.known[: player.shown]
            if state.events is not None:
                sizes = tuple(map(len, player.stacks))
                state.events.append(told.PlanTold(seat, sizes))
