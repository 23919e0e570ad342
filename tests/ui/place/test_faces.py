"""The faces at a table: a mood holds for a while, and whose turn it is leans in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.place.faces import HOLDS, REACH, WAITING, FacesAtTable, ShownFace, leant

pytestmark = pytest.mark.usefixtures("qapp")
BUST = QRectF(20, 10, 92, 75)


@pytest.fixture
def faces() -> FacesAtTable:
    return FacesAtTable()


def test_a_mood_holds_until_its_time_is_over(faces: FacesAtTable) -> None:
    told: list[int] = []
    faces.changed.connect(told.append)
    assert faces.of(1) == WAITING
    faces.feel(1, Expression.HIT)
    assert faces.of(1) == ShownFace(Expression.HIT)
    assert faces.of(2) == WAITING
    timer = faces._timers[1]
    assert timer.isSingleShot()
    assert timer.interval() == HOLDS == 2500
    timer.timeout.emit()
    assert faces.of(1) == WAITING
    assert told == [1, 1]


def test_a_new_mood_takes_the_place_of_the_one_before(faces: FacesAtTable) -> None:
    faces.feel(1, Expression.PLEASED)
    faces.feel(1, Expression.HIT)
    assert faces.of(1).expression is Expression.HIT


def test_at_a_fast_pace_a_mood_is_shorter(faces: FacesAtTable) -> None:
    faces.speed = 2.0
    faces.feel(0, Expression.PLEASED)
    assert faces._timers[0].interval() == 1250


def test_at_a_fast_pace_a_face_leans_in_in_half_the_time(faces: FacesAtTable) -> None:
    faces.turn_to(1)
    faces.speed = 2.0
    faces.turn_to(2)
    assert faces._leaning.duration() == 110


def test_the_first_turn_finds_its_face_leaning_and_later_ones_go_there(
    faces: FacesAtTable,
) -> None:
    faces.turn_to(1)
    assert (faces.of(1).lean, faces.of(2).lean) == (1.0, 0.0)
    faces.turn_to(2)
    assert (faces.of(1).lean, faces.of(2).lean) == (1.0, 0.0)
    assert faces._leaning.duration() == 220
    faces._leaning.setCurrentTime(110)
    going, coming = faces.of(1).lean, faces.of(2).lean
    assert coming == pytest.approx(0.875)  # out-cubic: 1 - 0.5 ** 3
    assert going == pytest.approx(0.125)
    faces.skip()
    assert (faces.of(1).lean, faces.of(2).lean) == (0.0, 1.0)


def test_with_calm_movement_a_face_leans_in_without_the_way_there(faces: FacesAtTable) -> None:
    faces.moves = False
    faces.turn_to(1)
    faces.turn_to(2)
    assert not faces._is_moving
    assert (faces.of(1).lean, faces.of(2).lean) == (0.0, 1.0)


def test_another_game_finds_all_faces_waiting(faces: FacesAtTable) -> None:
    faces.turn_to(1)
    faces.feel(2, Expression.HIT)
    faces.forget()
    assert faces.of(1) == faces.of(2) == WAITING
    assert not faces._timers[2].isActive()


def test_a_bust_leans_to_the_right_and_is_larger() -> None:
    assert leant(BUST, 0.0) == BUST
    box = leant(BUST, 1.0)
    assert box.left() - BUST.left() == pytest.approx(12)
    assert box.width() == pytest.approx(92 * 1.04)
    assert box.height() == pytest.approx(75 * 1.04)
    assert box.top() == BUST.top()
    assert box.right() - BUST.right() == pytest.approx(92 * REACH)
