"""The day goes from dawn to dusk as a game nears its end, and comes into the room in steps."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from tests.ui.tables import Table
from valeria_desktop.games.valeria.ui.paint.realm import hour_of, paint_realm
from valeria_desktop.games.valeria.ui.table.plan import plan_of
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.place.hours import hour_at
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.table.layout import laid_of

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def test_dusk_is_that_of_the_home_screen_and_nothing_is_later() -> None:
    assert hour_at(1.0).sky[-1] == "#cf8630"
    assert hour_at(2.0) == hour_at(1.0)
    assert hour_at(-1.0) == hour_at(0.0)


def test_every_hour_has_tones_of_its_own() -> None:
    hours = [hour_at(step / 10) for step in range(11)]
    assert all(one.sky != other.sky for one, other in pairwise(hours))


def test_it_is_as_late_as_the_meter_nearest_the_end() -> None:
    scene = Table().plays(80).scene()
    assert hour_of(scene) == max(meter.share for meter in scene.meters)
    assert hour_of(Table().scene()) == 0.0


@pytest.fixture
def room(qtbot: QtBot, look: Look) -> RoomView:
    fitted = RoomLook(look, look)
    made = RoomView(fitted, paint_realm)
    qtbot.addWidget(made)
    made.resize(640, 360)
    fitted.fit(made.size())
    made.use(laid_of(plan_of(QSize(640, 360), 1.0, 2)))
    return made


def picture(room: RoomView) -> QImage:
    return room.grab().toImage()


def test_only_the_window_changes_with_the_hour(room: RoomView) -> None:
    dawn = picture(room)
    room.show_hour(1.0)
    dusk = picture(room)
    assert dawn.copy(0, 0, 640, 50) != dusk.copy(0, 0, 640, 50)
    assert dawn.copy(0, 60, 640, 300) == dusk.copy(0, 60, 640, 300)


def test_an_hour_can_wait_till_all_else_is_shown(room: RoomView, qtbot: QtBot) -> None:
    room.show_hour_soon(0.75)
    assert room.time == 0.0
    qtbot.waitUntil(lambda: room.time == 0.75)


def test_what_waits_gives_way_to_what_is_shown_now(room: RoomView, qtbot: QtBot) -> None:
    room.show_hour_soon(0.75)
    room.show_hour(0.5)
    qtbot.wait(60)
    assert room.time == 0.5


def test_in_the_last_round_the_table_is_lit_by_a_lamp(room: RoomView) -> None:
    before = picture(room)
    room._is_lamp_lit = True
    assert picture(room).copy(0, 60, 640, 300) != before.copy(0, 60, 640, 300)
