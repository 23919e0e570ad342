"""A game that is being weighed, third by third: what is found stays, and nothing is called best."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.screens.test_review import Room, graded
from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.review import ReviewBatch
from valeria_desktop.ui.screens.review.seam import TurnStart
from valeria_desktop.ui.screens.review.stretch import stretches_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.program.program import Program

STARTS = (
    TurnStart(0, 0, 0),
    *(TurnStart(10 * turn, 1 + turn // 2, turn % 2) for turn in range(1, 6)),
    TurnStart(60, 3, None),
)


@pytest.fixture
def room(begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> Room:
    program = begin()
    program.window.resize(1280, 720)
    return Room(program, monkeypatch)


def at(room: Room, choices: int, cost: float, seat: int = 0) -> ReviewBatch:
    """Return a batch with one choice, as if it came at a place in the game."""
    found = evolve(graded(room.session, 1, cost), choices=choices, seat=seat)
    return ReviewBatch(choices + 1, 60, (found,))


def test_thirds_begin_with_turns_and_share_all_choices() -> None:
    thirds = stretches_of(STARTS, (), {0, 1})
    assert [(each.first, each.last) for each in thirds] == [(1, 1), (2, 2), (3, 3)]
    assert [each.total for each in thirds] == [20, 20, 20]
    assert {each.words for each in thirds} == {"Not weighed yet"}


def test_a_third_tells_the_grades_of_persons_in_the_order_of_the_game(room: Room) -> None:
    parts = (at(room, 25, 0.0), at(room, 3, 0.2), at(room, 12, 0.0), at(room, 14, 0.2, seat=1))
    first, second, third = stretches_of(STARTS, parts, {0})
    assert first.grades == (Grade.BLUNDER, Grade.BEST)
    assert (first.words, second.words) == ("All choices weighed", "6 of 20 choices weighed")
    assert (second.grades, third.grades) == ((Grade.BEST,), ())
    assert first.sentence == "Round 1. All choices weighed. the best: 1, a blunder: 1."


def test_a_game_of_one_turn_is_one_stretch() -> None:
    (whole,) = stretches_of((TurnStart(0, 1, 0), TurnStart(9, 1, None)), (), {0})
    assert (whole.total, whole.title) == (9, "Round 1")


def test_hollows_show_what_is_found_and_never_change_it(room: Room) -> None:
    page = room.screen.deciding
    marks: list[str] = []
    for choices in (1, 2, 3, 4):
        room.tell(ReviewBatch(choices, 90, (graded(room.session, choices, 0.0),)))
        stretch = page.hollows[0].stretch
        assert stretch is not None
        assert page.hollows[0].accessibleName() == stretch.sentence
        assert stretch.marks.startswith(marks[-1] if marks else "")
        marks.append(stretch.marks)
    assert len(set(marks)) == 4
    assert not page.shown_sheets


def test_a_stopped_review_shows_moments_and_no_thirds(room: Room) -> None:
    page = room.screen.deciding
    room.tell(ReviewBatch(3, 90, (graded(room.session, 1, 0.2),)))
    page.pause.click()
    assert [each.stretch for each in page.hollows] == [None, None, None]
    assert page.hollows[1].accessibleName() == "Not weighed yet"
    page.pause.click()
    assert page.hollows[0].stretch is not None
