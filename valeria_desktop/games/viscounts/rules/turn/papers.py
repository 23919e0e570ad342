"""Debts and deeds, and resources of choice (WK15 to WK17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import RESOURCES, Moment, Paper
from valeria_desktop.games.viscounts.rules.model.options import ChooseResource, FlipPaper
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.things import PAID_DEBT
from valeria_desktop.games.viscounts.rules.steps import Question, Step, step
from valeria_desktop.games.viscounts.rules.use import due_at, triggered, use, use_all
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.state import State

_RESOURCES = tuple(ChooseResource(resource) for resource in RESOURCES)


@step("resource")
class AskResource(Question):
    """Gain a resource of choice."""

    seat: int
    cause: Item

    prompt = Prompt.RESOURCE
    asks = say("which resource do you gain?")

    def options(self, state: State) -> Sequence[Option]:
        return _RESOURCES

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, ChooseResource)
        state.gain_resource(self.seat, option.resource, self.cause)


@step("papers")
class GainPapers(Step):
    """Gain deeds, then debts, after the resources of the same gain (WK87)."""

    seat: int
    deeds: int
    debts: int
    cause: Item

    def run(self, state: State) -> None:
        gain_papers(state, self.seat, self.deeds, self.debts, self.cause)


def gain_papers(state: State, seat: int, deeds: int, debts: int, cause: Item) -> None:
    """Give a player deeds, then debts one by one, each with its triggers."""
    if deeds:
        state.gain_deeds(seat, deeds, cause)
    for left in range(debts - 1, -1, -1):
        state.gain_one_debt(seat, cause)
        dues = due_at(state, seat, Moment.GAIN_DEBT)
        if dues:
            if left:
                state.agenda.append(GainPapers(seat, 0, left, cause))
            use_all(state, seat, dues)
            return


@step("flip")
class AskFlip(Question):
    """Pay a debt or have a deed approved (WK16)."""

    seat: int
    cause: Item

    prompt = Prompt.FLIP
    asks = say("do you pay a debt, or have a deed approved?")

    def options(self, state: State) -> list[Option]:
        side = state.side(self.seat)
        found: list[Option] = [FlipPaper(Paper.DEBT, self.seat)] if side.debts else []
        return [*found, FlipPaper(Paper.DEED, self.seat)] if side.deeds else found

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, FlipPaper)
        flip(state, self.seat, option.paper, self.cause)


def flip(state: State, seat: int, paper: Paper, cause: Item) -> None:
    """Flip a debt, which brings its resource and triggers, or a deed (WK15)."""
    side = state.side(seat)
    if seat == state.table.neutral:
        triggered(state, seat, Moment.FLIP)
    if paper is Paper.DEBT:
        side.debts -= 1
        side.paid += 1
        triggered(state, seat, Moment.FLIP_DEBT)
    else:
        side.deeds -= 1
        side.approved += 1
    if state.events is not None:
        state.events.append(told.Flipped(seat, paper, cause))
    effect = state.table.catalog.paper(paper).when_flipped
    use(state, seat, effect, PAID_DEBT)
