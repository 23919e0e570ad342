"""A first turn with an expansion, led by the Herald: its folder has the game and the words."""

from __future__ import annotations

from functools import cache

from attrs import field, frozen
from attrs.validators import min_len

from valeria_desktop.games.valeria.files.set_facts import FIRST_TURN, folder_of, read_as
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lesson import lesson
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.lesson import Lesson, LessonChapter, LessonGame, LessonStep


@frozen
class TurnStep:
    """A step of a guided turn; what its fields mean stands at those of a lesson's step."""

    at: int
    points_at: str
    words: str
    does: bool = False
    links: int = 1
    also: tuple[str, ...] = ()
    answers: dict[str, str] = field(factory=dict)
    """Answers to other choices, by the beginnings of their ids."""

    def made(self, topic: str) -> LessonStep:
        """Make a step of a lesson."""
        return LessonStep(
            self.at,
            topic,
            self.points_at,
            say(self.words),
            does=self.does,
            links=self.links,
            is_whole=self.links > 1,
            also=self.also,
            answers=tuple((begins, say(words)) for begins, words in self.answers.items()),
        )


@frozen
class FirstTurn:
    """A guided turn, as it stands in its file."""

    title: str
    praise: str
    """The Herald's words after the turn."""
    preset: str
    seed: int
    choices: tuple[str, ...]
    """The choices of both players, up to the end of the turn."""
    steps: tuple[TurnStep, ...] = field(validator=min_len(1))
    variants: tuple[Variant, ...] = ()
    event_cards: tuple[str, ...] = ()

    def made(self, set_id: str) -> LessonChapter:
        """Make the only chapter of a lesson with a set."""
        setup = Setup(
            preset=self.preset,
            variants=frozenset(self.variants),
            event_cards=self.event_cards,
            sets=frozenset({set_id}),
        )
        return LessonChapter(
            title=say(self.title),
            task=say(self.title),
            medal=say(self.title),
            sign="crown",
            praise=say(self.praise),
            story=LessonGame(setup, self.seed, self.choices),
            steps=tuple(step.made(set_id) for step in self.steps),
        )


@cache
def first_turn(set_id: str) -> type[Lesson]:
    """Return the guided turn of a set as a lesson of one chapter."""
    chapter = read_as(FirstTurn, folder_of(set_id) / FIRST_TURN).made(set_id)

    class Turn(Lesson):
        rules = RULES
        chapters = (chapter,)
        bots = lesson.Lesson.bots

    return Turn
