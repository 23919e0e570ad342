"""Paying for an action, one kind of piece after another (WK37).

A payment from which one piece could be left out isn't offered. A kind of which only one number is
possible is paid without a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.model.options import Spend
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.things import PAYMENT
from valeria_desktop.games.viscounts.rules.steps import Question, step
from valeria_desktop.games.viscounts.rules.turn.funding import (
    Piece,
    capacity,
    kinds_of_pieces,
    purse,
)
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State


def pay(state: State, seat: int, action: Action, need: int, kind: int = 0) -> None:
    """Pay for missing icons, from a kind of piece on, up to the first choice."""
    pieces = kinds_of_pieces(state.players[seat].line, action)
    while need > 0 and kind < len(pieces):
        numbers = _numbers(state, seat, action, need, kind)
        if len(numbers) > 1:
            state.agenda.append(AskPay(seat, action, need, kind))
            return
        for number in numbers:
            need = _spend(state, seat, pieces[kind], number, need)
        kind += 1


def _numbers(state: State, seat: int, action: Action, need: int, kind: int) -> list[int]:
    """Return how many pieces of a kind may be spent: no more than needed, and enough."""
    player = state.players[seat]
    piece, *later = kinds_of_pieces(player.line, action)[kind:]
    have = purse(player)
    most = min(have[piece.what] // piece.cost, piece.most)
    found = []
    for number in range(most + 1):
        rest = need - number * piece.icons
        left = {**have, piece.what: have[piece.what] - number * piece.cost}
        if rest <= 0:
            found.append(number)
            break
        if capacity(left, tuple(later)) >= rest:
            found.append(number)
    return found


def _spend(state: State, seat: int, piece: Piece, number: int, need: int) -> int:
    """Spend pieces of a kind; return how many icons are still missing."""
    if number:
        state.pay(seat, piece.what, number * piece.cost, PAYMENT)
    return need - number * piece.icons


@step("pay")
class AskPay(Question):
    """Choose how many pieces of a kind are spent."""

    seat: int
    action: Action
    need: int
    kind: int
    """The position of the kind in the order of asking."""

    prompt = Prompt.PAY
    may_turn_back = True

    def _piece(self, state: State) -> Piece:
        return kinds_of_pieces(state.players[self.seat].line, self.action)[self.kind]

    def options(self, state: State) -> list[Option]:
        piece = self._piece(state)
        return [
            Spend(
                piece.what,
                number,
                number * piece.cost,
                number * piece.icons,
                self.action.icon.words(number * piece.icons),
                piece.icons > piece.cost,
            )
            for number in _numbers(state, self.seat, self.action, self.need, self.kind)
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Spend)
        need = _spend(state, self.seat, self._piece(state), option.pieces, self.need)
        pay(state, self.seat, self.action, need, self.kind + 1)

    def words(self) -> Phrase:
        return say("how do you pay for {icons}?", icons=self.action.icon.words(self.need))
