"""How the neutral player answers what a player would be asked (WK126 to WK128)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.effects.combined import AskWay
from valeria_desktop.games.viscounts.rules.model.castle_options import AtCastle, Bump, BumpAt
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.rules.neutral import neutral_answer
from valeria_desktop.games.viscounts.rules.turn.build import AskLink
from valeria_desktop.games.viscounts.rules.turn.castle import AskBump, AskCrowded, AskInwards
from valeria_desktop.games.viscounts.rules.turn.papers import AskResource
from valeria_desktop.games.viscounts.rules.use import ChooseOrder
from valeria_desktop.games.viscounts.solo.gains import gain_resources, position

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.steps import Question


@neutral_answer.register(AskLink)
@neutral_answer.register(ChooseOrder)
@neutral_answer.register(AskWay)
def _(question: Question, state: State) -> None:
    """Take the first that is offered."""
    options = question.options(state)
    if options:
        question.answer(state, options[0])


@neutral_answer.register(AskResource)
def _(question: AskResource, state: State) -> None:
    gain_resources(state, question.seat, 1, question.cause)


@neutral_answer.register(AskInwards)
@neutral_answer.register(AskCrowded)
def _(question: Question, state: State) -> None:
    """Look at sections clockwise from the one that faces its segment, tier by tier."""
    options = question.options(state)
    if options:
        start = position(state)
        question.answer(state, min(options, key=lambda option: _from(start, option)))


def _from(start: int, option: object) -> tuple[bool, int]:
    assert isinstance(option, AtCastle | BumpAt)
    is_inner = isinstance(option, BumpAt) and option.is_inner
    return is_inner, (option.position - start) % SEGMENTS


@neutral_answer.register(AskBump)
def _(question: AskBump, state: State) -> None:
    """Send the player's workers home first, then its own."""
    options = question.options(state)
    if options:
        question.answer(state, min(options, key=lambda option: _is_own(question, option)))


def _is_own(question: AskBump, option: object) -> bool:
    assert isinstance(option, Bump)
    return option.seat == question.seat
