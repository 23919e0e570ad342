"""The tutor: whether a player's choice was clearly worse than the best option, and why."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import Factory, field, frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.coach.endings import Endings
from valeria_desktop.coach.grades import FAULTS, Grade, grade_by
from valeria_desktop.coach.promises import promises_of
from valeria_desktop.coach.reasoning import Reasoning
from valeria_desktop.coach.trust import Margin, Trust, is_far
from valeria_desktop.coach.weighing import Weighing, usual_error
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from valeria_desktop.coach.promises import Promises
    from valeria_desktop.kernel.coaching import Reason, Way
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_COMPARED = 3
"""The number of options, the best by the turn search, that the tutor compares with the choice."""
_ALIKE = 0.001
_AGAIN = 2
"""The steps of the last comparison, as a multiple of a hint's: a reproach needs more certainty."""


@frozen
class TutorLesson:
    """The cost of a choice, with reasons."""

    chosen: str
    best: str
    """The ids of the chosen and of the best option."""
    cost: float
    """The cost of the choice, as a chance of winning from 0 to 1."""
    reasons: tuple[Reason, ...]
    """The reasons for the best option against the chosen one."""
    then: tuple[Phrase, ...]
    """The best choices after the best option in the same turn."""
    worlds: int
    """The number of imagined worlds in which both options were played on so far."""
    is_final: bool
    margin: Margin = field(
        default=Factory(lambda it: Margin(it.cost, usual_error(it.worlds)), takes_self=True)
    )
    """The advantage of the best option over the chosen one, as a chance or in points."""

    @property
    def grade(self) -> Grade:
        """The grade of the choice."""
        return grade_by(self.margin)

    @property
    def is_clear(self) -> bool:
        """Whether the choice was clearly worse, with enough certainty to tell the player."""
        return self.is_final and self.grade in FAULTS and self.margin.trust is Trust.CLEAR


def tutor(
    rules: Rules[Any], view: View, chosen: str, stream: Stream
) -> Iterator[TutorLesson | None]:
    """Yield better and better lessons about a choice; none if the seat had no real choice."""
    decision = view.decision
    if rules.worth is None or decision is None or decision.seat != view.seat:
        return
    if is_plain(decision):
        return
    weighing = Weighing(rules, view, decision.options, Stream(stream.number()))
    place = weighing.place_of(decision.option(chosen).id)
    reasoning = Reasoning(rules, view, weighing, Stream(stream.number()))
    endings = Endings(rules, view, Stream(stream.number()))
    promises = partial(promises_of, rules, view)
    yield from _Lessons(weighing, reasoning, endings, promises, place).steps()


class _Lessons:
    """Yields better and better lessons about one choice."""

    def __init__(
        self,
        weighing: Weighing,
        reasoning: Reasoning,
        endings: Endings,
        promises: Callable[[Way], Promises],
        chosen: int,
    ) -> None:
        self._weighing = weighing
        self._reasoning = reasoning
        self._endings = endings
        self._promises = promises
        self._chosen = chosen
        self._names = {place: option.id for place, option in weighing.options}
        self._leaders = [place for place in weighing.leaders()[:_COMPARED] if place != chosen]
        self._better = [place for place in self._leaders if weighing.gain(place, chosen) > _ALIKE]

    def steps(self) -> Iterator[TutorLesson | None]:
        best = self._chosen
        if self._better:
            yield self._lesson(self._best(), is_final=False)
            for place in self._better:
                yield from self._looked_at_again(place, 1)
            best = self._best()
            yield from self._looked_at_again(best, _AGAIN * self._weighing.effort.steps)
        if self._is_decided(best):
            best = yield from self._by_points()
        yield self._lesson(best, is_final=True)

    def _is_decided(self, best: int) -> bool:
        """Return whether only points are left to tell the best option from the choice."""
        is_alike = best == self._chosen or self._weighing.margin(best, self._chosen).is_alike
        return is_alike and is_far(self._weighing.chance(best))

    def _by_points(self) -> Generator[None, None, int]:
        """Return the option that ends with most points; found with half the worlds, then tested."""
        numbered, worlds = dict(self._weighing.options), self._weighing.effort.endings
        chosen = self._chosen, numbered[self._chosen]
        gains = {self._chosen: 0.0}
        for place in self._leaders:
            yield from self._endings.compare((place, numbered[place]), chosen, (worlds + 1) // 2)
            gains[place] = self._endings.margin(place, self._chosen).amount
        best = max(gains, key=lambda place: gains[place])
        if best != self._chosen:
            yield from self._endings.compare((best, numbered[best]), chosen, worlds)
        return best

    def _looked_at_again(self, place: int, steps: int) -> Iterator[None]:
        for _ in range(steps):
            self._weighing.compare(place, self._chosen)
            yield None

    def _best(self) -> int:
        return max(self._better, key=lambda place: self._weighing.gain(place, self._chosen))

    def _lesson(self, best: int, *, is_final: bool) -> TutorLesson:
        weighing, chosen = self._weighing, self._chosen
        lost = max(0.0, weighing.gain(best, chosen)) if best != chosen else 0.0
        cost = self._promises(weighing.way).gain(lost, weighing.chance(chosen))
        margin = self._margin(best)
        is_worse = grade_by(margin) in FAULTS
        if is_worse:
            self._reasoning.look(best, chosen)
        return TutorLesson(
            self._names[chosen],
            self._names[best],
            cost,
            self._reasoning.lesson(best, chosen) if is_worse else (),
            self._reasoning.then(best) if is_worse else (),
            len(weighing.pairs(best, chosen)),
            is_final,
            margin,
        )

    def _margin(self, best: int) -> Margin:
        if best == self._chosen:
            return Margin(0.0, 0.0)
        if self._endings.is_known(best, self._chosen):
            return self._endings.margin(best, self._chosen)
        found = self._weighing.margin(best, self._chosen)
        promises = self._promises(self._weighing.way)
        return promises.margin(found, self._weighing.chance(self._chosen))
