"""The state of play: the phase of a turn, and the progress of the end conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.conditions import (
    counted_at,
    measure_words,
    measured,
    sign_counted,
)
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.dark_lord import ENOUGH_EXHAUSTED, LORDS_END
from valeria_desktop.games.valeria.solo.siege_rows import DECK
from valeria_desktop.kernel.entered import Entered
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.turn.steps import Step
    from valeria_desktop.games.valeria.rules.view import View


@frozen
class PhaseWords:
    """The words of a phase."""

    name: Phrase
    icon: str
    about: Phrase | None = None
    """Explains it; the window has sentences of its own for the phases of the base game."""


class Phase(Entered[PhaseWords]):
    """A phase of a turn; sets enter further ones, and their steps begin them."""

    __slots__ = ()

    sort = "phase"
    ROLL: ClassVar[Phase]
    HARVEST: ClassVar[Phase]
    DEAL: ClassVar[Phase]
    ACTIONS: ClassVar[Phase]
    MONSTERS: ClassVar[Phase]
    SECOND_HARVEST: ClassVar[Phase]
    END: ClassVar[Phase]

    def words(self) -> Phrase:
        """Return the phase's name."""
        return self.said.name


Phase.ROLL = Phase.enter("roll", PhaseWords(say("Roll"), "roll"))
Phase.HARVEST = Phase.enter("harvest", PhaseWords(say("Harvest"), "harvest"))
Phase.DEAL = Phase.enter("deal", PhaseWords(say("Deal"), "back"))
Phase.ACTIONS = Phase.enter("actions", PhaseWords(say("Actions"), "actions"))
Phase.MONSTERS = Phase.enter("monsters", PhaseWords(say("Monsters"), "monsters"))
Phase.SECOND_HARVEST = Phase.enter(
    "second-harvest", PhaseWords(say("Second Harvest"), "second-harvest")
)
Phase.END = Phase.enter("end", PhaseWords(say("End"), "end"))


def phases_of(table: Table) -> tuple[Phase, ...]:
    """Return the phases of a turn at this table, in their order."""
    return tuple(dict.fromkeys(Phase(part.phase) for part in table.turn if part.phase))


def phase_of(view: View) -> Phase | None:
    """Return the present phase of the turn; None before the first turn and after the last."""
    index = _step_under_way(view)
    if index is None:
        return None
    begun = (part.phase for part in reversed(view.table.turn[: index + 1]))
    return Phase(next((phase for phase in begun if phase), Phase.ROLL))


def actions_of(table: Table) -> int:
    """Count the actions of a turn at this table; a turn whose steps ask only later has one."""
    return sum(_asks_to_act(part) for part in table.turn) or 1


def actions_left(view: View) -> int:
    """Count this turn's actions that are still to be chosen, the open question included."""
    waiting = _waiting(view.agenda, view.table.turn)
    asked = view.decision is not None and view.decision.prompt is Prompt.ACT
    rest = view.table.turn[len(view.table.turn) - waiting :]
    left = sum(_asks_to_act(part) for part in rest)
    on_top = waiting == len(view.agenda)  # then the open question is itself a waiting step
    return left + (asked and not on_top)


def _asks_to_act(part: Step) -> bool:
    return getattr(part, "prompt", None) is Prompt.ACT


def _step_under_way(view: View) -> int | None:
    turn = view.table.turn
    waiting = _waiting(view.agenda, turn)
    if view.is_over or not view.turn or waiting == len(turn):
        return None
    next_one = len(turn) - waiting
    is_asked = view.decision is not None
    asks_itself = is_asked and waiting == len(view.agenda)
    return next_one if asks_itself else next_one - 1  # a running step has left the agenda


def _waiting(agenda: Sequence[Step], turn: tuple[Step, ...]) -> int:
    """Count the steps at the end of the turn that are still on the agenda."""
    count = 0
    for part, expected in zip(agenda, reversed(turn), strict=False):
        if part != expected:
            break
        count += 1
    return count


@frozen
class EndMeter:
    """The progress of an end condition: the number left of the whole, or the number reached."""

    condition: str
    number: int
    whole: int
    counts_up: bool = False
    where: Phrase | None = None
    """Where a set's condition is counted."""
    sign: str = ""
    """The icon of what a set's condition counts; empty for conditions that name their own."""

    @property
    def is_full(self) -> bool:
        """Whether the condition holds."""
        return self.number >= self.whole if self.counts_up else self.number == 0

    @property
    def reached(self) -> int:
        """The number reached on the way to the whole, as players see it."""
        return self.number if self.counts_up else self.whole - self.number

    @property
    def share(self) -> float:
        """The progress towards the end, from 0 to 1."""
        return min(1.0, self.reached / self.whole) if self.whole else 0.0

    def words(self) -> Phrase:
        """Say the progress: "Exhausted 3 of 8"."""
        if self.where is not None:
            return measure_words(self.condition, self.reached, self.whole, self.where)
        return say(_METERS[self.condition], number=self.reached, whole=self.whole)


_METERS = {
    "monsters": "Monsters gone: {number} of {whole}",
    "domains": "Domains gone: {number} of {whole}",
    "exhausted": "Exhausted: {number} of {whole}",
    "siege": "Cards dealt: {number} of {whole}",
}


def meters_of(view: View) -> tuple[EndMeter, ...]:
    """Return the end conditions as meters (T31, D6, G7, CS21)."""
    setup = view.table.setup
    if setup.solo is Solo.SIEGE:
        return (EndMeter("siege", len(view.stacks[DECK]), setup.deck),)
    layout = view.table.layout
    exhausted = sum(_is_exhausted(view, place) for place in layout.pile_places)
    enough = ENOUGH_EXHAUSTED if setup.solo else 2 * setup.players
    names = [LORDS_END] if setup.solo else list(layout.ends)
    meters = (_meter_of(view, name) for name in names)
    of_sets = (_meter_of_set(view, *each) for each in measured(view))
    return (*meters, EndMeter("exhausted", exhausted, enough, counts_up=True), *of_sets)


def _meter_of_set(view: View, condition: str, left: int, whole: int) -> EndMeter:
    """Return the meter of a set's measured condition: where and what it counts may change."""
    where, sign = counted_at(view, condition), sign_counted(view, condition)
    return EndMeter(condition, left, whole, where=where, sign=sign)


def _meter_of(view: View, condition: str) -> EndMeter:
    """Return the meter of a row's end condition."""
    row = view.table.layout.ends[condition]
    left = sum(_left(view, place) for place in row.places)
    return EndMeter(condition, left, row.dealt(view.table))


def _left(view: View, place: int) -> int:
    if _is_exhausted(view, place):
        return 0
    aside = view.table.aside  # laid there later, they are none of the row's own cards (US4)
    return sum(card not in aside for card in view.stacks[place])


def _is_exhausted(view: View, place: int) -> bool:
    stack = view.stacks[place]
    return not stack or (stack[0] is not None and stack[0].marks_exhausted)
