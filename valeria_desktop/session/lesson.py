"""A lesson in a game of any kind: chapters, and where a player stands in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from attrs import field, frozen

from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from valeria_desktop.kernel.rules import Rules, Setup

_HUNDRED = 100


@frozen
class LessonGame:
    """A game that a chapter is played in: all choices of all sides, written down."""

    setup: Setup
    seed: int
    choices: tuple[str, ...]


@frozen
class LessonStep:
    """One thing to be read or done."""

    at: int
    """How many choices have been made before it."""
    topic: str
    points_at: str
    """What it is about, by the names that the game's guide has; several are parted by spaces."""
    sentence: Phrase
    does: bool = True
    """The player makes the choice; otherwise it is only read."""
    answers: tuple[tuple[str, Phrase], ...] = ()
    """Why not something else now: by how the other choice begins."""
    links: int = 1
    """How many choices it takes, where one thing is done by a chain of them."""
    is_whole: bool = False
    """They are answered together: if one of them is not for now, all are taken back."""
    also: tuple[str, ...] = ()
    """How other choices begin that do no harm: nothing that follows rests on them."""

    @property
    def last(self) -> int:
        """How many choices have been made before its last one."""
        return self.at + self.links - 1

    def answer_to(self, option_id: str) -> Phrase | None:
        """Say why something else is not for now."""
        found = (words for begins, words in self.answers if option_id.startswith(begins))
        return next(found, None)


@frozen
class LessonChapter:
    """Some steps, with a task, and a medal for it."""

    title: Phrase
    task: Phrase
    """What is to be done in it, in a few words."""
    medal: Phrase
    sign: str
    """The icon that is struck on the medal."""
    praise: Phrase
    story: LessonGame
    steps: tuple[LessonStep, ...] = field()

    @property
    def start(self) -> int:
        """How many choices of the story have been made when it begins."""
        return self.steps[0].at


def reads(at: int, topic: str, points_at: str, sentence: Phrase) -> LessonStep:
    """Make a step that is only read."""
    return LessonStep(at, topic, points_at, sentence, does=False)


class Lesson:
    """Where a player stands: in a chapter, at a step of it; each game has its own chapters."""

    rules: ClassVar[Rules[Any]]
    chapters: ClassVar[tuple[LessonChapter, ...]]
    bots: ClassVar[str]
    """Who plays on against the player when the lesson is over."""

    def __init__(self, mark: int = 0) -> None:
        """Go on from what was kept: hundreds count chapters; what is not there begins anew."""
        self.chapter_number = self.chapter_kept(mark)
        self.chapter = self.chapters[self.chapter_number]
        step = mark % _HUNDRED if mark >= _HUNDRED else 0
        self.number = step if step < len(self.steps) else 0
        self._made = 0
        self.waits = False
        """A chapter is still to be chosen."""

    @classmethod
    def chapter_kept(cls, mark: int) -> int:
        """Read the chapter out of what was kept, from 0 on."""
        chapter = mark // _HUNDRED - 1
        return chapter if 0 <= chapter < len(cls.chapters) else 0

    @classmethod
    def at_chapter(cls, number: int) -> Self:
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
        return self.chapter_number == len(self.chapters) - 1

    @property
    def choices(self) -> tuple[str, ...]:
        """All choices of the game that the chapter is played in."""
        return self.chapter.story.choices

    def begin(self, made: Sequence[str] = ()) -> Session:
        """Return the game as it stands at this step.

        What was made in the chapter before, where a player was free, stays made.
        """
        story = self.chapter.story
        at = self._made = self.step.at if self.step else self.steps[-1].at
        choices = [*made[:at], *story.choices[len(made) : at]]
        seats = default_seats(story.setup.players, bots=self.bots)
        return Session(Record(self.rules, story.setup, story.seed, choices), seats)

    # --- what the controller asks

    def holds(self, choices: int) -> bool:
        """Tell whether something is to be read first, or the chapter is over."""
        self._follow(choices)
        step = self.step
        return self.waits or step is None or (step.at == choices and not step.does)

    def answer(self, choices: int) -> str | None:
        """Return the answer that needs no question after a number of choices, if there is one."""
        self._follow(choices)
        step = self.step
        if step is None or choices >= len(self.choices) or (step.at <= choices and step.does):
            return None
        return self.choices[choices]

    def refusal(self, choices: int, option_id: str) -> Phrase | None:
        """Say why something can't be chosen now, if it can't."""
        step = self.step
        if step is None or choices >= len(self.choices) or option_id == self.choices[choices]:
            return None
        words = step.answer_to(option_id)
        if words is None and option_id.startswith(step.also):
            return None
        return words or say("A good thought, but not yet.")

    def _follow(self, choices: int) -> None:
        """Go on to the first step that is not behind the game; back if choices were taken back."""
        if choices < self._made:
            done = [step for step in self.steps if step.does and step.at <= choices]
            self.number = self.steps.index(done[-1]) if done else 0
        self._made = choices
        while self.step is not None and self.step.last < choices:
            self.number += 1

    def read(self) -> None:
        """Go on from a step that is only read."""
        if self.step is not None and not self.step.does:
            self.number += 1
