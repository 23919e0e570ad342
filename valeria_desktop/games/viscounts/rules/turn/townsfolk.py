"""Hiring townsfolk: in the recruit phase, or for free (WK80, WK81)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import Moment
from valeria_desktop.games.viscounts.rules.model.options import NO_HIRE, Hire
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import position_of
from valeria_desktop.games.viscounts.rules.model.things import PAYMENT
from valeria_desktop.games.viscounts.rules.steps import Question, step
from valeria_desktop.games.viscounts.rules.use import triggered, use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State


_hire = lru_cache(maxsize=1024)(Hire)  # a search asks often, and there are few different ones


def hire(state: State, seat: int, position: int, silver: int = 0) -> None:
    """Hire the top card of a stack: its corner effect, then what hiring triggers."""
    if silver:
        state.pay(seat, "silver", silver, PAYMENT)
    card = state.take_townsfolk(position)
    state.players[seat].discard += (card,)
    if state.events is not None:
        state.events.append(told.Hired(seat, card, silver))
    triggered(state, seat, Moment.HIRE)
    use(state, seat, card.corner, card)


@step("recruit")
class AskRecruit(Question):
    """Hire the top card of the segment for its silver, or nobody (WK80)."""

    seat: int

    prompt = Prompt.RECRUIT
    asks = say("do you hire?")
    phase = "recruit"
    begins_action = True
    is_followed = False

    def options(self, state: State) -> list[Option]:
        player = state.players[self.seat]
        position = position_of(player.space)
        card = state.top_townsfolk(position)
        if card is None or card.silver > player.silver:
            return []
        return [_hire(card, card.silver, position), NO_HIRE]

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, Hire):
            hire(state, self.seat, option.position, option.silver)


@step("free_hire")
class AskHire(Question):
    """Hire any visible townsfolk of the five stacks for free (WK81)."""

    seat: int
    cause: Item

    prompt = Prompt.HIRE
    asks = say("which townsfolk do you hire for free?")

    def options(self, state: State) -> list[Option]:
        return [
            _hire(stack[-1], 0, position) for position, stack in enumerate(state.stacks) if stack
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Hire)
        hire(state, self.seat, option.position)
