"""A track shows 0 to 10 with a token, and +10 markers for what is more."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect

from valeria_desktop.games.valeria.ui.parts.sides import KINDS, counted
from valeria_desktop.ui.place.track import DURATION, Track, markers_of, place_of

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def track(qtbot: QtBot, look: Look) -> Track:
    made = Track(look, counted("gold"))
    qtbot.addWidget(made)
    made.resize(360, 32)
    made.show()
    return made


def picture_of(track: Track, value: int) -> QImage:
    track.show_value(value, at_once=True)
    return track.grab().toImage()


def beside(track: Track) -> QRect:
    """Where the markers lie: right of the track, and of a token that stands on 10."""
    return QRect(track.width() - 46, 0, 46, track.height())


@pytest.mark.parametrize(
    ("value", "markers", "place"),
    [
        (0, 0, 0),
        (1, 0, 1),
        (9, 0, 9),
        (10, 0, 10),
        (11, 1, 1),
        (12, 1, 2),
        (20, 1, 10),
        (21, 2, 1),
        (23, 2, 3),
        (30, 2, 10),
        (44, 4, 4),
    ],
)
def test_a_value_is_a_place_and_markers(value: int, markers: int, place: int) -> None:
    assert markers_of(value) == markers
    assert place_of(value) == place


def test_ten_has_no_marker_and_eleven_has_one(track: Track) -> None:
    room = beside(track)
    none = picture_of(track, 0).copy(room)
    assert picture_of(track, 10).copy(room) == none
    one = picture_of(track, 11).copy(room)
    assert one != none
    assert picture_of(track, 20).copy(room) == one
    two = picture_of(track, 21).copy(room)
    assert two not in (none, one)
    assert picture_of(track, 23).copy(room) == two
    assert picture_of(track, 31).copy(room) != two


def test_the_token_stands_in_its_cell(track: Track) -> None:
    lefts = []
    for value in range(11):
        track.show_value(value, at_once=True)
        lefts.append(track.token_rect().center().x())
    steps = {after - before for before, after in pairwise(lefts)}
    assert max(steps) - min(steps) <= 1
    assert min(steps) > 10
    track.show_value(12, at_once=True)
    assert track.token_rect().center().x() == lefts[2]


def test_the_token_moves(qtbot: QtBot, track: Track) -> None:
    assert track.duration == DURATION == 200
    track.show_value(8)
    assert track._shown < 8
    seen: set[float] = set()

    def arrived() -> bool:
        seen.add(track._shown)
        return bool(track._shown == 8)

    qtbot.waitUntil(arrived)
    assert any(0 < shown < 8 for shown in seen)


def test_without_duration_the_token_is_there_at_once(track: Track) -> None:
    track.duration = 0
    track.show_value(8)
    assert track._shown == 8


def test_a_change_is_pointed_out_for_a_while(qtbot: QtBot, track: Track) -> None:
    track.duration = 0
    track.show_value(3, at_once=True)
    plain = picture_of(track, 5)
    track.show_value(3, at_once=True)
    track.show_value(5)
    assert track.change == 2
    assert track.grab().toImage() != plain
    track._clearing.start(1)
    qtbot.waitUntil(lambda: track.change == 0)
    assert track.grab().toImage() == plain
    track.show_value(1)
    assert track.change == -4


def test_what_stays_the_same_is_no_change(track: Track) -> None:
    track.show_value(4)
    track.show_value(4)
    assert track.change == 4
    track.show_value(9, at_once=True)
    assert (track.change, track._shown) == (0, 9)


def test_a_loss_and_a_gain_differ_in_more_than_colour(track: Track) -> None:
    """By their signs, which are characters."""
    track.duration = 0
    track.show_value(3, at_once=True)
    track.show_value(5)
    gained = track.grab().toImage()
    track.show_value(7, at_once=True)
    track.show_value(5)
    assert track.change == -2
    assert track.grab().toImage() != gained


@pytest.mark.parametrize("kind", KINDS)
def test_the_value_is_said(qtbot: QtBot, look: Look, kind: str) -> None:
    track = Track(look, counted(kind))
    qtbot.addWidget(track)
    track.show_value(23)
    assert track.accessibleName() == f"{kind.capitalize()}: 23"


def test_a_larger_board_has_larger_tracks(track: Track) -> None:
    small = track.token_rect()
    track.resize(720, 64)
    assert track.token_rect().height() > small.height()


def test_the_number_ticks_when_it_changes_but_not_where_nothing_moves(track: Track) -> None:
    track.show_value(8)
    ticks = [track.is_ticking]
    track.show_value(3, at_once=True)
    ticks.append(track.is_ticking)
    track.duration = 0
    track.show_value(8)
    assert [*ticks, track.is_ticking] == [True, False, False]


def test_two_by_two_the_notches_are_below_the_number(track: Track) -> None:
    track.resize(171, 68)
    track.stack(is_stacked=True)
    none = picture_of(track, 3)
    assert track.rect().contains(track.token_rect())
    assert picture_of(track, 13) != none
