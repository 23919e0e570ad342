"""Manuscripts: transcribed or gained, with ribbons and bonus cards (WK70 to WK73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY
from valeria_desktop.games.viscounts.rules.model.options import TakeManuscript
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.steps import Question, Step, step
from valeria_desktop.games.viscounts.rules.use import use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.kinds import Ribbon
    from valeria_desktop.games.viscounts.rules.model.standing import Known
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript

FOR_A_BONUS = 3
"""Number of manuscripts of one ribbon that bring its bonus card (WK72)."""


def manuscript_at(known: Known, position: int) -> Manuscript:
    """Return what can be transcribed in a segment: the top manuscript, or the printed one."""
    return known.top_manuscript(position) or known.table.ring.segments[position].manuscript


@step("transcribe")
class Transcribe(Step):
    """Transcribe the manuscript of a segment (WK70); the printed one isn't kept (WK71)."""

    seat: int
    position: int

    def run(self, state: State) -> None:
        if state.top_manuscript(self.position) is not None:
            gain_manuscript(state, self.seat, self.position, is_gained=False)
            return
        printed = manuscript_at(state, self.position)
        if state.events is not None:
            state.events.append(told.Transcribed(self.seat, printed, is_gained=False))
        use(state, self.seat, printed.immediate, printed)


def gain_manuscript(state: State, seat: int, position: int, *, is_gained: bool = True) -> None:
    """Move the top manuscript of a stack to a player: its ribbon, then its effect."""
    manuscript = state.take_manuscript(position)
    side = state.side(seat)
    side.manuscripts += (manuscript,)
    if state.events is not None:
        state.events.append(told.Transcribed(seat, manuscript, is_gained))
    if manuscript.ribbon is not None:
        _look_for_bonus(state, seat, manuscript.ribbon)
    use(state, seat, manuscript.immediate, manuscript)


def _look_for_bonus(state: State, seat: int, ribbon: Ribbon) -> None:
    """Hand the first player with three manuscripts of a ribbon its bonus card (WK72)."""
    if state.bonuses[ribbon.at] != NOBODY:
        return
    owned = sum(each.ribbon is ribbon for each in state.side(seat).manuscripts)
    if owned < FOR_A_BONUS:
        return
    state.bonuses = (*state.bonuses[: ribbon.at], seat, *state.bonuses[ribbon.at + 1 :])
    if state.events is not None:
        bonus = next(each for each in state.table.catalog.bonuses if each.ribbon is ribbon)
        state.events.append(told.BonusTaken(seat, bonus, ribbon))


@step("scroll")
class AskScroll(Question):
    """Gain a visible manuscript of one of these prices (WK73)."""

    seat: int
    prices: tuple[int, ...]
    cause: Item

    prompt = Prompt.MANUSCRIPT
    asks = say("which manuscript do you gain?")

    def options(self, state: State) -> list[Option]:
        return [
            TakeManuscript(stack[-1], position)
            for position, stack in enumerate(state.scrolls)
            if stack and stack[-1].clerics in self.prices
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, TakeManuscript)
        gain_manuscript(state, self.seat, option.position)
