"""Rearranging the cards on a board (WK103)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.options import Arrange
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.steps import Question, step
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.player import Line
    from valeria_desktop.games.viscounts.rules.model.state import State

_TWO = 2


@step("rearrange")
class AskRearrange(Question):
    """Let the cards on a board change their spaces, or leave them."""

    seat: int
    cause: Item

    prompt = Prompt.REARRANGE
    asks = say("in which order do your cards lie?")

    def options(self, state: State) -> list[Option]:
        line = state.players[self.seat].line
        cards = [card for card in line if card is not None]
        if len(cards) < _TWO:
            return []
        return [
            Arrange(_laid(line, order), is_as_before=order == tuple(cards))
            for order in permutations(cards)
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Arrange)
        if not option.is_as_before:
            state.players[self.seat].line = option.line
            if state.events is not None:
                state.events.append(told.Arranged(self.seat, option.line))


def _laid(line: Line, order: tuple[object, ...]) -> Line:
    """Return the line with its cards in another order, on the spaces that they hold."""
    cards = iter(order)
    return tuple(None if card is None else next(cards) for card in line)  # type: ignore[misc]  # the same cards


def can_rearrange(state: State, seat: int) -> bool:
    """Return whether a player has two cards that could change their spaces."""
    return sum(card is not None for card in state.players[seat].line) >= _TWO
