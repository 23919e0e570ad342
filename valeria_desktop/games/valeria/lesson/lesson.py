"""Where a player stands in the lesson, and what that means for the game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lesson.beginnings import CITIZENS, MONSTERS, THE_ROLL
from valeria_desktop.games.valeria.lesson.endings import DOMAINS, THE_END
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.lesson.steps import Chapter, LessonStep

CHAPTERS: tuple[Chapter, ...] = (THE_ROLL, CITIZENS, MONSTERS, DOMAINS, THE_END)
_HUNDRED = 100
_FORMER = (5, 9, 15, 24)
"""Once all steps were numbered in one row; from each of these on another chapter is meant."""


def chapter_kept(mark: int) -> int:
    """Read the chapter out of what was kept, from 0 on."""
    chapter = sum(mark >= first for first in _FORMER) if mark < _HUNDRED else mark // _HUNDRED - 1
    return chapter if chapter < len(CHAPTERS) else 0


class Lesson:
    """Where a player stands: in a chapter, at a step of it."""

    def __init__(self, mark: int = 0) -> None:
        """Go on from what was kept: hundreds count chapters; what is not there begins anew."""
        self.chapter_number = chapter_kept(mark)
        self.chapter = CHAPTERS[self.chapter_number]
        step = mark % _HUNDRED if mark >= _HUNDRED else 0
        self.number = step if step < len(self.steps) else 0
        self._made = 0
        self.waits = False
        """A chapter is still to be chosen."""

    @classmethod
    def at_chapter(cls, number: int) -> Lesson:
        """Begin a chapter."""
        return cls(_HUNDRED * (number + 1))

    @property
    def mark(self) -> int:
        """What is to be kept, to go on from here."""
        return _HUNDRED * (self.chapter_number + 1) + self.number

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """The steps of the chapter."""
        return self.chapter.steps

    @property
    def step(self) -> LessonStep | None:
        """The step that is to be read or done; nothing when all are."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def is_last(self) -> bool:
        """Whether no chapter follows."""
        return self.chapter_number == len(CHAPTERS) - 1

    @property
    def choices(self) -> tuple[str, ...]:
        """All choices of the game that the chapter is played in."""
        return self.chapter.story.choices

    def begin(self) -> Session:
        """Give the game as it stands at this step."""
        story = self.chapter.story
        at = self._made = self.step.at if self.step else self.steps[-1].at
        seats = default_seats(story.setup.players, bots="greedy")
        return Session(Record(RULES, story.setup, story.seed, list(story.choices[:at])), seats)

    # --- what the controller asks

    def holds(self, choices: int) -> bool:
        """Tell whether something is to be read first, or the chapter is over."""
        self._follow(choices)
        step = self.step
        return self.waits or step is None or (step.at == choices and not step.does)

    def answer(self, choices: int) -> str | None:
        """Give what is chosen without asking, after so many choices."""
        self._follow(choices)
        step = self.step
        if step is None or choices >= len(self.choices) or (step.at == choices and step.does):
            return None
        return self.choices[choices]

    def refusal(self, choices: int, option_id: str) -> Phrase | None:
        """Say why something can't be chosen now, if it can't."""
        step = self.step
        if step is None or choices >= len(self.choices) or option_id == self.choices[choices]:
            return None
        return step.answer_to(option_id) or say("A good thought, but not yet.")

    def _follow(self, choices: int) -> None:
        """Go on to the first step that is not behind the game; back if choices were taken back."""
        if choices < self._made:
            done = [step for step in self.steps if step.does and step.at <= choices]
            self.number = self.steps.index(done[-1]) if done else 0
        self._made = choices
        while self.step is not None and self.step.at < choices:
            self.number += 1

    def read(self) -> None:
        """Go on from a step that is only read."""
        if self.step is not None and not self.step.does:
            self.number += 1
