"""The set-up's choices: pairs in reverse order, then the first hands (WK11 to WK14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.chance import Purpose
from valeria_desktop.games.viscounts.rules.model.options import TakePair
from valeria_desktop.games.viscounts.rules.model.player import in_order
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.neutral import neutral_answer
from valeria_desktop.games.viscounts.rules.steps import Question, Step, step
from valeria_desktop.games.viscounts.rules.turn.ride import words_of_space
from valeria_desktop.games.viscounts.rules.turn.turn import HAND, draw_up_to, turn_of
from valeria_desktop.games.viscounts.rules.use import Use, use
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.kernel.decision import Decision


@step("pair")
class AskPair(Question):
    """Take a pair of a player card and a hero (WK11)."""

    seat: int

    prompt = Prompt.PAIR
    asks = say("which pair do you take?")
    phase = "set-up"
    begins_action = True
    is_followed = False

    def run(self, state: State) -> Decision | None:
        state.active = self.seat
        return super().run(state)

    def options(self, state: State) -> list[Option]:
        return [TakePair(pair) for pair in state.pairs]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, TakePair)
        card, hero = option.pair.card, option.pair.hero
        player = state.players[self.seat]
        state.pairs = tuple(pair for pair in state.pairs if pair.card is not card)
        player.card = card
        player.deck = in_order((*player.deck, hero))
        state.tell(told.PairTaken(self.seat, card, hero))
        state.agenda.append(Use(self.seat, card.extra, card))
        player.space = state.table.ring.starts[card.number]
        if state.events is not None:
            words = words_of_space(state, player.space)
            state.events.append(told.Rode(self.seat, player.space, words, 0))
        use(state, self.seat, card.goods, card)


@step("neutral_set_up")
class NeutralSetUp(Step):
    """Set the neutral player of a solo game up, after the player (WK122)."""

    def run(self, state: State) -> None:
        neutral_answer(self, state)


@step("begin_game")
class BeginGame(Step):
    """Shuffle everyone's cards and draw the first hands; then the first turn begins (WK13)."""

    def run(self, state: State) -> None:
        state.gone += tuple(pair.hero for pair in state.pairs)
        state.pairs = ()
        for seat, player in enumerate(state.players):
            cards = list(in_order(player.deck + player.discard))
            Stream(draw(state.seed, Purpose.DECKS, seat)).shuffle(cards)
            player.deck, player.discard = tuple(cards), ()
            draw_up_to(state, seat, HAND)
        state.barrier |= CARD_REVEALED
        state.agenda.append(turn_of(state, state.start))
