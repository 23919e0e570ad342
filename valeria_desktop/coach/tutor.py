"""The tutor: was what somebody chose clearly worse than the best, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.coach.grades import CLEARLY_WORSE, Grade, grade_of
from valeria_desktop.coach.reasoning import Reasoning
from valeria_desktop.coach.weighing import Weighing
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_COMPARED = 3
"""So many of the best at the end of the turn may be better than what was chosen."""
_NOTHING = 0.001
_ENOUGH = 3
"""After fewer worlds nothing is certain."""


@frozen
class Lesson:
    """What a choice cost."""

    chosen: str
    best: str
    """By their ids."""
    cost: float
    """Of the chance of winning, from 0 to 1."""
    reasons: tuple[Reason, ...]
    """What the best has that the chosen one hasn't."""
    worlds: int
    """In how many imagined worlds both were played on until now."""
    is_final: bool

    @property
    def grade(self) -> Grade:
        """How good the choice was."""
        return grade_of(self.cost)

    @property
    def is_clear(self) -> bool:
        """Whether it was clearly worse, and that is certain enough to say so."""
        return self.is_final and self.worlds >= _ENOUGH and self.cost >= CLEARLY_WORSE


def tutor(rules: Rules[Any], view: View, chosen: str, stream: Stream) -> Iterator[Lesson | None]:
    """Look at what was chosen; nothing when the seat wasn't asked, or nothing was to choose."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or is_plain(decision):
        return
    weighing = Weighing(rules, view, decision.options, Stream(stream.number()))
    place = weighing.place_of(decision.option(chosen).id)
    reasoning = Reasoning(rules, view, weighing, Stream(stream.number()))
    yield from _Lessons(weighing, reasoning, place).steps()


class _Lessons:
    """Gives better and better lessons about one choice."""

    def __init__(self, weighing: Weighing, reasoning: Reasoning, chosen: int) -> None:
        self._weighing = weighing
        self._reasoning = reasoning
        self._chosen = chosen
        self._names = {place: option.id for place, option in weighing.options}
        self._better = [
            place
            for place in weighing.leaders()[:_COMPARED]
            if weighing.gain(place, chosen) > _NOTHING
        ]

    def steps(self) -> Iterator[Lesson | None]:
        self._explain_if_clear()
        yield self._lesson(is_final=not self._better)
        if not self._better:
            return
        for place in self._better:
            yield from self._looked_at_again(place, 1)
        best = self._best()
        yield from self._looked_at_again(best, self._weighing.effort.steps)
        self._explain_if_clear()
        yield self._lesson(is_final=True)

    def _explain_if_clear(self) -> None:
        lesson = self._lesson(is_final=False)
        if lesson.cost >= CLEARLY_WORSE:
            self._reasoning.look(self._best(), self._chosen)

    def _looked_at_again(self, place: int, steps: int) -> Iterator[None]:
        for _ in range(steps):
            self._weighing.compare(place, self._chosen)
            yield None

    def _best(self) -> int:
        return max(self._better, key=lambda place: self._weighing.gain(place, self._chosen))

    def _lesson(self, *, is_final: bool) -> Lesson:
        best = self._best() if self._better else self._chosen
        cost = max(0.0, self._weighing.gain(best, self._chosen)) if self._better else 0.0
        return Lesson(
            self._names[self._chosen],
            self._names[best],
            cost,
            self._reasoning.lesson(best, self._chosen) if best != self._chosen else (),
            len(self._weighing.pairs(best, self._chosen)),
            is_final,
        )
