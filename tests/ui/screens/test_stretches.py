"""A game that is being weighed, third by third: what is found stays, and nothing is called best."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.ui.every_sight import as_application
from tests.ui.fitting import settle
from tests.ui.screens.test_review import Room, graded
from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.review import ReviewBatch
from valeria_desktop.ui.screens.review.seam import TurnStart
from valeria_desktop.ui.screens.review.stretch import stretches_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

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
        assert page.hollows[0].accessibleName().startswith(stretch.sentence)
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


def test_each_third_shows_its_greatest_turn_before_any_choice_is_weighed(room: Room) -> None:
    page, moments = room.screen.deciding, list[int]()
    room.screen.moment_asked.connect(moments.append)
    places = page.shown_deeds
    assert places, "something brought points in this game"
    starts = room.screen._starts
    for place in places:
        deed, stretch = place.shown_deed, place.stretch
        assert deed is not None
        assert stretch is not None
        assert deed.choices in stretch.choices
        assert deed.head in place.accessibleName()
        place.open.click()
    assert moments == [each.shown_deed.choices for each in places if each.shown_deed]
    assert moments == sorted(moments)
    assert moments[-1] < starts[-1].choices
    assert page.first_focus is places[0].open


def test_a_greatest_turn_stays_where_it_is_while_grades_come(room: Room) -> None:
    page = room.screen.deciding
    settle(as_application())
    boxes = [each.geometry() for each in page.hollows]
    deeds = [each.shown_deed for each in page.hollows]
    cloth = page.cloth.geometry()
    room.tell(ReviewBatch(1, 90, (graded(room.session, 1, 0.0),)))
    settle(as_application())
    assert [each.geometry() for each in page.hollows] == boxes
    assert [each.shown_deed for each in page.hollows] == deeds
    assert page.cloth.geometry() == cloth


def test_a_digit_looks_at_a_greatest_turn_and_arrows_go_on(room: Room, qtbot: QtBot) -> None:
    page, moments = room.screen.deciding, list[int]()
    room.screen.moment_asked.connect(moments.append)
    places = page.shown_deeds
    room.program.window.activateWindow()
    settle(as_application())
    places[0].open.setFocus()
    qtbot.keyClick(places[0].open, Qt.Key.Key_Right)
    assert places[1].open.hasFocus()
    qtbot.keyClick(room.screen, Qt.Key.Key_1)
    assert moments == [places[0].shown_deed.choices if places[0].shown_deed else -1]


def test_a_stopped_review_has_no_greatest_turns(room: Room) -> None:
    page = room.screen.deciding
    page.pause.click()
    assert not page.shown_deeds
    assert all(each.open.isHidden() for each in page.hollows)
