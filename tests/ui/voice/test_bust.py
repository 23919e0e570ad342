"""A bust leans out of its sheet, goes where it goes, and arrives as the settings wish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QFrame, QWidget

from tests.ui.pixels import pixels_of
from valeria_desktop.games.valencia.ui.gardener import GARDENER
from valeria_desktop.games.valeria.ui.herald import HERALD
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.parchment import RING, ParchmentLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.voice.arrivals import Arrivals
from valeria_desktop.ui.voice.bust import LEANS, LeaningBust
from valeria_desktop.ui.voice.voice import bust_of

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


class Desk:
    """A window with a sheet, and a bust that leans out of it."""

    def __init__(self, look: Look, qtbot: QtBot, arrivals: Arrivals | None = None) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 720)
        self.window.show()
        self.room = RoomLook(look)
        self.sheet = QFrame(self.window)
        self.sheet.setGeometry(900, 100, 334, 200)
        self.sheet.show()
        self.ink = ParchmentLook(self.room, self.sheet)
        self.bust = LeaningBust(self.ink, self.sheet, arrivals)
        self.bust.show_face(HERALD)


@pytest.fixture
def desk(look: Look, qtbot: QtBot) -> Desk:
    return Desk(look, qtbot)


def test_it_leans_20_out_of_the_left_edge_and_8_above(desk: Desk) -> None:
    face, sheet = desk.bust.geometry(), desk.sheet.geometry()
    assert face.left() == sheet.left() + RING - LEANS[0] == sheet.left() + 6 - 20
    assert face.top() == sheet.top() + RING - LEANS[1] == sheet.top() + 6 - 8
    assert (desk.bust.face.width(), desk.bust.face.height()) == (104, 116)


def test_it_goes_where_the_sheet_goes_and_hides_with_it(desk: Desk) -> None:
    before = desk.bust.pos() - desk.sheet.pos()
    desk.sheet.move(500, 300)
    assert desk.bust.pos() - desk.sheet.pos() == before
    desk.sheet.hide()
    assert desk.bust.isHidden()
    desk.sheet.show()
    assert desk.bust.isVisible()


def test_it_lies_on_its_sheet_wherever_that_is_raised(desk: Desk) -> None:
    other = QFrame(desk.window)
    other.show()
    desk.sheet.raise_()
    children = desk.window.children()
    assert children.index(desk.bust) > children.index(desk.sheet) > children.index(other)


def test_it_follows_its_sheet_into_another_window(desk: Desk, qtbot: QtBot) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    desk.sheet.setParent(other)
    assert desk.bust.parentWidget() is other


def test_without_a_voice_there_is_no_bust_and_no_room_for_it(desk: Desk) -> None:
    assert desk.bust.inside.width() > 84
    desk.bust.show_face(None)
    assert desk.bust.isHidden()
    assert (desk.bust.inside.width(), desk.bust.inside.height()) == (0, 0)


@pytest.mark.parametrize(
    ("size", "scale", "face"),
    [
        ((1280, 720), 1.0, (104, 116)),
        ((1920, 1080), 1.0, (156, 174)),
        ((1024, 768), 1.0, (72, 80)),
        ((1280, 720), 1.5, (72, 80)),
        ((1920, 1080), 1.5, (108, 120)),
    ],
)
def test_its_size_is_72_where_there_is_little_room(
    desk: Desk, look: Look, size: tuple[int, int], scale: float, face: tuple[int, int]
) -> None:
    desk.window.resize(*size)
    desk.room.fit(desk.window.size())
    look.use(scale=scale)
    found = tuple(map(round, bust_of(desk.ink)))
    look.use(scale=1.0)
    assert found == face


def test_each_mood_and_each_voice_is_another_picture(desk: Desk) -> None:
    pictures: list[QImage] = []
    for voice, mood in (
        (HERALD, Expression.SPEAKS), (HERALD, Expression.LISTENS), (HERALD, Expression.WRY),
        (HERALD, Expression.BLOWS), (GARDENER, Expression.SPEAKS), (GARDENER, Expression.LISTENS),
    ):  # fmt: skip
        desk.bust.show_face(voice, mood)
        picture = desk.bust.grab().toImage()
        assert all(picture != other for other in pictures)
        pictures.append(picture)


# --- how it comes


def test_it_comes_from_the_right_and_ends_at_its_place(look: Look, qtbot: QtBot) -> None:
    arrivals = Arrivals()
    desk = Desk(look, qtbot, arrivals)
    goal = desk.sheet.x() + 6 - 20
    assert desk.bust.arrival.is_on_its_way
    assert desk.bust.x() > goal
    desk.bust.arrival.finish()
    assert desk.bust.x() == goal
    assert not desk.bust.arrival.is_on_its_way


@pytest.mark.parametrize(
    ("pace", "movement", "lasts"),
    [
        (Pace.NORMAL, Movement.FULL, 180),
        (Pace.SLOW, Movement.FULL, 300),
        (Pace.FAST, Movement.FULL, 90),
        (Pace.NORMAL, Movement.CALM, 180),
        (Pace.OFF, Movement.FULL, 0),
        (Pace.NORMAL, Movement.NONE, 0),
    ],
)
def test_the_settings_say_how_long_it_takes(pace: Pace, movement: Movement, lasts: int) -> None:
    arrivals = Arrivals()
    arrivals.use(pace, movement)
    assert arrivals.lasts(180) == lasts


def test_calm_things_fade_in_where_they_stand(look: Look, qtbot: QtBot) -> None:
    arrivals = Arrivals()
    arrivals.use(Pace.NORMAL, Movement.CALM)
    desk = Desk(look, qtbot, arrivals)
    arrival = desk.bust.arrival
    assert (arrival.way_left, arrival.opacity) == (0.0, 0.0)
    assert desk.bust.x() == desk.sheet.x() + 6 - 20
    arrival.finish()
    assert (arrival.way_left, arrival.opacity) == (0.0, 1.0)


def test_the_asked_ones_shield_is_at_the_faces_corner(desk: Desk) -> None:
    """With several people before the screen the face alone does not say who is asked."""
    rose, oak = default_seats(2)
    pictures = []
    for asked in (None, rose, oak):
        desk.bust.show_face(HERALD, asked=asked)
        pictures.append(pixels_of(desk.bust.grab().toImage()))
    assert len(set(pictures)) == 3
    desk.bust.show_face(HERALD)
    assert pixels_of(desk.bust.grab().toImage()) == pictures[0]
