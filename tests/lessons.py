"""The checks of any game's lesson: it is legal, short and calm, and can be gone on with.

A game's tests derive a class from `LessonContract`, which says the lesson.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from valeria_desktop.session.lesson import Lesson, LessonChapter, LessonGame, LessonStep

MOST = 10
"""Steps of a chapter at the most."""
LONGEST = 170
"""Letters of a sentence at the most."""


def played(lesson: type[Lesson], choices: int, instead: Mapping[int, str] | None = None) -> Session:
    """Play the story of a lesson's first chapter, with other choices in some places."""
    story: LessonGame = lesson.chapters[0].story
    made = list(story.choices[:choices])
    for at, option in (instead or {}).items():
        made[at] = option
    session = Session.begin(lesson.rules, story.setup, default_seats(2), story.seed)
    for choice in made:
        session.choose(choice)
    return session


def offered(session: Session) -> set[str]:
    assert session.decision is not None
    return {option.id for option in session.decision.options}


class LessonContract:
    """The checks of a lesson whose chapters are one game."""

    lesson: type[Lesson]
    topics: ClassVar[Iterable[str]]
    chapters: ClassVar[int]
    address_of: ClassVar[Any]
    """Returns the address of a name, on the table of a view."""
    examples: ClassVar[tuple[str, ...]]
    """Some names that a refusal of a name names."""
    nothing: ClassVar[tuple[str, ...]]
    """Names of nothing on the table."""
    marks: ClassVar[tuple[int, ...]] = (-1, 0, 99, 150, 199, 500, 1000)
    """Kept marks that begin a chapter anew."""

    @property
    def steps(self) -> list[tuple[LessonChapter, LessonStep]]:
        return [(chapter, step) for chapter in self.lesson.chapters for step in chapter.steps]

    @property
    def links(self) -> list[tuple[LessonStep, int]]:
        """Each choice of the player with its step."""
        does = [step for _, step in self.steps if step.does]
        return [(step, at) for step in does for at in range(step.at, step.last + 1)]

    def test_every_topic_is_covered_in_short_chapters(self) -> None:
        assert len(self.lesson.chapters) == self.chapters
        assert {step.topic for _, step in self.steps} == set(self.topics)
        for chapter in self.lesson.chapters:
            assert len(chapter.steps) <= MOST
            assert any(step.does for step in chapter.steps)
            ats = [step.at for step in chapter.steps]
            assert ats == sorted(ats)

    def test_words_are_few_and_calm(self) -> None:
        spoken = [chapter.praise for chapter in self.lesson.chapters]
        for _, step in self.steps:
            spoken += [step.sentence, *dict(step.answers).values()]
        for words in spoken:
            assert len(words) <= LONGEST, words
            assert "!" not in words

    def test_what_the_player_is_asked_to_do_is_the_players_to_do(self) -> None:
        for _, at in self.links:
            session = played(self.lesson, at)
            assert session.decision is not None, at
            assert session.decision.seat == 0, at
            assert self.lesson.chapters[0].story.choices[at] in offered(session), at

    def test_everything_else_that_could_be_chosen_is_answered_or_does_no_harm(self) -> None:
        for chapter, step in self.steps:
            if not step.does:
                continue
            others: set[str] = set()
            for at in range(step.at, step.last + 1):
                others |= offered(played(self.lesson, at)) - {chapter.story.choices[at]}
            for other in others:
                assert step.answer_to(other) or other.startswith(step.also), (step.at, other)
            for begins, _ in step.answers:
                assert any(other.startswith(begins) for other in others), (step.at, begins)

    def test_every_name_of_a_thing_is_read_into_an_address_of_its_own(self) -> None:
        names = {name for _, step in self.steps for name in step.points_at.split()}
        view = played(self.lesson, self.lesson.chapters[0].start).scene(0).view
        find = type(self).address_of
        assert len({find(name, view) for name in names}) == len(names)

    def test_a_name_of_nothing_is_refused_with_what_can_be_named(self) -> None:
        view = played(self.lesson, self.lesson.chapters[0].start).scene(0).view
        for name in self.nothing:
            with pytest.raises(ValueError, match="Nothing on this table is called") as refusal:
                type(self).address_of(name, view)
            sentence = str(refusal.value)
            assert f"'{name}'" in sentence
            assert "\n" not in sentence
            assert all(example in sentence for example in self.examples)

    def test_the_whole_lesson_is_played_by_its_own_instructions(self) -> None:
        lesson = self.lesson()
        seen: list[LessonStep] = []
        for number in range(len(self.lesson.chapters)):
            lesson = self.lesson.at_chapter(number)
            session = lesson.begin()
            while lesson.step is not None:
                made = len(session.record.choices)
                if lesson.holds(made):
                    if lesson.step is not None:
                        seen.append(lesson.step)
                        lesson.read()
                    continue
                choice = lesson.answer(made)
                if choice is None:
                    assert session.decision is not None
                    assert session.decision.seat == 0
                    if lesson.step not in seen:
                        seen.append(lesson.step)
                    choice = lesson.choices[made]
                    assert lesson.refusal(made, choice) is None
                session.choose(choice)
        assert seen == [step for _, step in self.steps]
        assert lesson.is_last

    def test_it_is_gone_on_with_at_any_step(self) -> None:
        for number, chapter in enumerate(self.lesson.chapters):
            lesson = self.lesson.at_chapter(number)
            for at, step in enumerate(chapter.steps):
                again = self.lesson(lesson.mark + at)
                assert again.step is step
                assert again.begin().record.choices == list(chapter.story.choices[: step.at])

    def test_what_is_not_there_begins_a_chapter_anew(self) -> None:
        for mark in self.marks:
            assert self.lesson(mark).number == 0
            assert self.lesson(mark).step is not None
