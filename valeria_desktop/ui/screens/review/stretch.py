"""The thirds of a game as its review comes to them: each choice's grade stays as it was found."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.screens.review.choices import MARKS, grade_words

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from valeria_desktop.coach.grades import Grade
    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.ui.screens.review.seam import TurnStart

_THIRDS = 3
_KEPT = "\N{NO-BREAK SPACE}"


@frozen
class Stretch:
    """Some turns of a game, and the choices in them that are weighed."""

    first: int
    last: int
    """The rounds of its first turn and of its last."""
    total: int
    done: int
    grades: tuple[Grade, ...] = ()
    """The grades of the persons' choices, in the order of the game."""
    begin: int = 0
    """The number of choices before it."""

    @property
    def choices(self) -> range:
        """The choices in it, by the number of those before each."""
        return range(self.begin, self.begin + self.total)

    @property
    def title(self) -> str:
        """The rounds in words."""
        if self.first == self.last:
            words = QCoreApplication.translate("Review", "Round {round}")
            return words.format(round=self.first)
        words = QCoreApplication.translate("Review", "Rounds {first}–{last}")
        return words.format(first=self.first, last=self.last)

    @property
    def marks(self) -> str:
        """The grades as marks, which a line breaks between."""
        return f"{_KEPT} ".join(MARKS[grade] for grade in self.grades)

    @property
    def words(self) -> str:
        """How many of its choices are weighed."""
        translate = QCoreApplication.translate
        if not self.done:
            return translate("Review", "Not weighed yet")
        if self.done == self.total:
            return translate("Review", "All choices weighed")
        words = translate("Review", "{done} of {total} choices weighed")
        return words.format(done=self.done, total=self.total)

    @property
    def sentence(self) -> str:
        """All of it for a screen reader."""
        counts = ", ".join(
            f"{grade_words(grade)}: {self.grades.count(grade)}"
            for grade in MARKS
            if grade in self.grades
        )
        return " ".join(f"{part}." for part in (self.title, self.words, counts) if part)


def stretches_of(
    starts: Sequence[TurnStart], parts: Sequence[ReviewBatch], people: Container[int]
) -> tuple[Stretch, ...]:
    """Return the thirds of a game by its choices, each from the start of a turn."""
    *turns, end = starts
    done = max((part.done for part in parts), default=0)
    firsts = [
        next((each for each in turns if each.choices * _THIRDS >= number * end.choices), end)
        for number in range(_THIRDS)
    ]
    found = []
    for first, after in pairwise((*firsts, end)):
        inside = range(first.choices, after.choices)
        rounds = [max(1, each.round) for each in turns if each.choices in inside]
        graded = [each for part in parts for each in part.graded if each.seat in people]
        grades = [
            each.grade
            for each in sorted(graded, key=lambda each: each.choices)
            if each.choices in inside
        ]
        weighed = min(max(0, done - first.choices), len(inside))
        if rounds:
            begin, counts = first.choices, (len(inside), weighed)
            found.append(Stretch(rounds[0], rounds[-1], *counts, tuple(grades), begin))
    return tuple(found)
