"""What a lesson is made of: chapters, and in them what is read or done."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import field, frozen

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.phrases import Phrase


class Topic(StrEnum):
    """What the lesson covers."""

    ROLL = "roll"
    HARVEST = "harvest"
    SYMBOLS = "symbols"
    RECRUIT = "recruit"
    PRICE = "price"
    MAGIC = "magic"
    GAIN = "gain"
    OFF_TURN = "off turn"
    SLAY = "slay"
    EXCHANGE = "exchange"
    ROLES = "roles"
    BUILD = "build"
    EXHAUSTED = "exhausted"
    DOUBLES = "doubles"
    HERALD = "herald"
    TWO_NUMBERS = "two numbers"
    THIEF = "thief"
    END = "end"
    SCORING = "scoring"
    DUKE = "duke"


@frozen
class Story:
    """A game that a chapter is played in: all choices of both sides, written down."""

    setup: Setup
    seed: int
    choices: tuple[str, ...]


@frozen
class LessonStep:
    """One thing to be read or done."""

    at: int
    """How many choices have been made before it."""
    topic: Topic
    points_at: str
    """What it is about, by the names of `Places`; several are parted by spaces."""
    sentence: Phrase
    does: bool = True
    """The player makes the choice; otherwise it is only read."""
    answers: tuple[tuple[str, Phrase], ...] = ()
    """Why not something else now: by how the other choice begins."""

    def answer_to(self, option_id: str) -> Phrase | None:
        """Say why something else is not for now."""
        found = (words for begins, words in self.answers if option_id.startswith(begins))
        return next(found, None)


@frozen
class Chapter:
    """Some steps, with a task, and a medal for it."""

    title: Phrase
    task: Phrase
    """What is to be done in it, in a few words."""
    medal: Phrase
    sign: str
    """The icon that is struck on the medal."""
    praise: Phrase
    story: Story
    steps: tuple[LessonStep, ...] = field()

    @property
    def start(self) -> int:
        """How many choices of the story have been made when it begins."""
        return self.steps[0].at


def reads(at: int, topic: Topic, points_at: str, sentence: Phrase) -> LessonStep:
    """Make a step that is only read."""
    return LessonStep(at, topic, points_at, sentence, does=False)
