"""A lesson in any game: its chapters and steps, and a player's progress in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import field, frozen

from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.rules import Rules, Setup

_HUNDRED = 100


@frozen
class LessonGame:
    """The prepared game of a chapter, with all choices of all players."""

    setup: Setup
    seed: int
    choices: tuple[str, ...]


@frozen
class LessonStep:
    """A step of a chapter: a sentence to read, or a choice to make."""

    at: int
    """The number of choices before this step."""
    topic: str
    points_at: str
    """Names of the places that the game's guide points at, with spaces between them."""
    sentence: Phrase
    does: bool = True
    """The player makes a choice; otherwise the player only reads."""
    answers: tuple[tuple[str, Phrase], ...] = ()
    """Answers to other choices: the beginning of an option's id, and the reason against it."""
    links: int = 1
    """The number of choices that this step takes."""
    is_whole: bool = False
    """The step's choices belong together: a wrong one takes all of them back."""
    also: tuple[str, ...] = ()
    """Beginnings of the ids of other permitted options: no later step depends on them."""

    @property
    def last(self) -> int:
        """The number of choices before the last choice of this step."""
        return self.at + self.links - 1

    def answer_to(self, option_id: str) -> Phrase | None:
        """Return the reason against another option; None if the step has no words for it."""
        found = (words for begins, words in self.answers if option_id.startswith(begins))
        return next(found, None)


@frozen
class LessonChapter:
    """A chapter of a lesson: steps with a task, and the medal for it."""

    title: Phrase
    task: Phrase
    """The player's task in a few words."""
    medal: Phrase
    sign: str
    """The icon on the medal."""
    praise: Phrase
    story: LessonGame
    steps: tuple[LessonStep, ...] = field()

    @property
    def start(self) -> int:
        """The number of choices in the story before this chapter."""
        return self.steps[0].at


def reads(at: int, topic: str, points_at: str, sentence: Phrase) -> LessonStep:
    """Make a step that the player only reads."""
    return LessonStep(at, topic, points_at, sentence, does=False)


Finder = Callable[[str, Any], "At | None"]
"""Finds the address of a thing by the rest of its name, on the table of a View."""


def find_address(
    name: str,
    view: Any,  # noqa: ANN401 - each game has its own
    whole: Finder,
    many: Mapping[str, Finder],
    known: str,
) -> At:
    """Return the address that a name of a lesson stands for, such as "hand" or "square:9".

    `known` lists what a lesson of this game can name.
    """
    kind, _, which = name.partition(":")
    find = many.get(kind) if which else whole
    found = None if find is None else find(which or kind, view)
    if found is None:
        message = f"Nothing on this table is called '{name}': the lesson can name {known}."
        raise ValueError(message)
    return found


class Lesson:
    """A player's progress in a lesson: the chapter and its step; each game has its own chapters."""

    rules: ClassVar[Rules[Any]]
    chapters: ClassVar[tuple[LessonChapter, ...]]
    bots: ClassVar[str]
    """The bot in every other seat, which also plays on after the lesson."""

    def __init__(self, mark: int = 0) -> None:
        """Continue from a kept mark, 100 * chapter + step; begin anew at an unknown one."""
        self.chapter_number = self.chapter_kept(mark)
        self.chapter = self.chapters[self.chapter_number]
        step = mark % _HUNDRED if mark >= _HUNDRED else 0
        self.number = step if step < len(self.steps) else 0
        self._made = 0
        self.waits = False
        """The player must still choose a chapter."""

    @classmethod
    def chapter_kept(cls, mark: int) -> int:
        """Return the chapter's number in a kept mark, counted from 0."""
        chapter = mark // _HUNDRED - 1
        return chapter if 0 <= chapter < len(cls.chapters) else 0

    @classmethod
    def at_chapter(cls, number: int) -> Self:
        """Begin the lesson at a chapter, counted from 0."""
        return cls(_HUNDRED * (number + 1))

    @property
    def mark(self) -> int:
        """The number to keep, from which the lesson continues here."""
        return _HUNDRED * (self.chapter_number + 1) + self.number

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """The steps of the chapter."""
        return self.chapter.steps

    @property
    def step(self) -> LessonStep | None:
        """The current step; None after the last step of the chapter."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def is_last(self) -> bool:
        """Whether this is the last chapter."""
        return self.chapter_number == len(self.chapters) - 1

    @property
    def choices(self) -> tuple[str, ...]:
        """All choices of the chapter's prepared game."""
        return self.chapter.story.choices

    def begin(self, made: Sequence[str] = ()) -> Session:
        """Return a session of the chapter's game at the current step.

        The choices `made` in the chapter before stay, as the player was free in some of them.
        """
        story = self.chapter.story
        at = self._made = self.step.at if self.step else self.steps[-1].at
        choices = [*made[:at], *story.choices[len(made) : at]]
        seats = default_seats(story.setup.players, bots=self.bots)
        return Session(Record(self.rules, story.setup, story.seed, choices), seats)

    # --- questions of the controller

    def holds(self, choices: int) -> bool:
        """Return whether the game waits: for a step to read, a choice of chapter, or its end."""
        self._follow(choices)
        step = self.step
        return self.waits or step is None or (step.at == choices and not step.does)

    def answer(self, choices: int) -> str | None:
        """Return the prepared choice after a number of choices; None if the player decides."""
        self._follow(choices)
        step = self.step
        if step is None or choices >= len(self.choices) or (step.at <= choices and step.does):
            return None
        return self.choices[choices]

    def refusal(self, choices: int, option_id: str) -> Phrase | None:
        """Return the reason against an option now; None if the lesson permits it."""
        step = self.step
        if step is None or choices >= len(self.choices) or option_id == self.choices[choices]:
            return None
        words = step.answer_to(option_id)
        if words is None and option_id.startswith(step.also):
            return None
        return words or say("A good thought, but not yet.")

    def _follow(self, choices: int) -> None:
        """Move to the first step not yet done in the game; move back after an undo."""
        if choices < self._made:
            done = [step for step in self.steps if step.does and step.at <= choices]
            self.number = self.steps.index(done[-1]) if done else 0
        self._made = choices
        while self.step is not None and self.step.last < choices:
            self.number += 1

    def read(self) -> None:
        """Move on from a step that the player only reads."""
        if self.step is not None and not self.step.does:
            self.number += 1
