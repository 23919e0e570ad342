"""Paying a price, and carrying out the action it pays for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, SLAY, Action, Pay
from valeria_desktop.games.valeria.rules.model.price import ways_of_any
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.games.valeria.rules.turn.moves import build, gain_citizen, slay
from valeria_desktop.games.valeria.rules.turn.prices import payments, prices_without_extra
from valeria_desktop.games.valeria.rules.turn.steps import Question, step
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State


@step("pay_for")
class PayFor(Question):
    """Choose how much Magic helps (T16), pay exactly the price (T33), and take the card."""

    action: Action
    place: int
    also: tuple[int, ...] = ()
    """Further places whose cards are paid for together with the first one (CS8)."""

    prompt = Prompt.PAY
    is_followed = True
    first_will_do = True
    may_turn_back = True

    def options(self, state: State) -> tuple[Option, ...]:
        return payments(state, state.active, self.place, self.also)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Pay)
        seat, place = state.active, self.place
        card = state.stacks[place][-1]
        state.pay(seat, option.amounts, card)
        for each in (place, *self.also):
            _MOVES[self.action](state, seat, each)

    def words(self) -> Phrase:
        return say("how will you pay?")


pay_for = cache(PayFor)


@step("pay_without_extra")
class PayWithoutExtra(PayFor):
    """Pay a citizen's price without what copies add to it, and recruit it (AG6)."""

    def options(self, state: State) -> tuple[Option, ...]:
        prices = prices_without_extra(state, state.active, self.place)
        return ways_of_any(prices, money_of(state, state.active))


pay_without_extra = cache(PayWithoutExtra)


def _recruit(state: State, seat: int, place: int) -> None:
    gain_citizen(state, seat, place, ACTION)


Move = Callable[["State", int, int], None]
"""Moves the top card of a place to the seat that has paid for it, with all that follows."""
_MOVES: dict[Action, Move] = {SLAY: slay, RECRUIT: _recruit, BUILD: build}


def taken_by(action: Action, move: Move) -> None:
    """Say how an action takes a card; refuse an action of which it was said."""
    if action in _MOVES:
        message = f"How '{action}' takes a card was said already."
        raise ValueError(message)
    _MOVES[action] = move
