"""The Dark Lord's shadow stands in the window as high as his share of the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.solo.score import rival_points
from valeria_desktop.games.valeria.ui.paint.lord_shadow import lord_share, paint_shadow
from valeria_desktop.games.valeria.ui.paint.realm import SHADOWS, RealmKind, paint_realm
from valeria_desktop.games.valeria.ui.table.plan import plan_of
from valeria_desktop.games.valeria.ui.table.window import RealmWindow
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.table.layout import laid_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

BOX = QRectF(0, 0, 1280, 124)
PLAN = plan_of(QSize(1280, 720), 1.0, 1, Solo.DARK_LORD)
EMBER = QColor("#ff8a2c")


def moments(*choices: int) -> list[Scene]:
    """Return a solo game's moments after numbers of choices."""
    table = Table(Setup(players=1, solo=Solo.DARK_LORD)).plays_to(Prompt.ACT)
    found = []
    for number in choices:
        table.plays(number)
        found.append(table.scene(0))
    return found


def drawn(share: float) -> QImage:
    picture = QImage(1280, 124, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    paint_shadow(painter, BOX, 1.0, share)
    painter.end()
    return picture


def row_of(picture: QImage, y: int) -> int:
    """Return the number of pixels of the shadow in a row."""
    return sum(picture.pixelColor(x, y) != QColor("white") for x in range(900, 1060))


def top_of(picture: QImage) -> int:
    """Return the row of his horns' tips."""
    return next(y for y in range(picture.height()) if row_of(picture, y))


def has_eyes(picture: QImage) -> bool:
    return any(
        picture.pixelColor(x, y) == EMBER for x in range(900, 1060) for y in range(picture.height())
    )


def test_his_share_is_his_of_all_points_that_can_be_counted() -> None:
    scene = moments(40)[0]
    own, his = scene.public_points[0], rival_points(scene.view)
    assert lord_share(scene) == his / (own + his)
    assert lord_share(Table().scene(0)) is None


def test_the_shadow_grows_with_his_share_and_stays_in_the_window() -> None:
    tops = [top_of(drawn(share)) for share in (1.0, 0.6, 0.3, 0.0)]
    assert tops == sorted(set(tops))
    assert row_of(drawn(1.0), tops[0]) <= 12  # two tips, and no horn that is cut off


def test_his_eyes_burn_from_half_the_points_on() -> None:
    assert not has_eyes(drawn(0.49))
    assert has_eyes(drawn(0.5))


@pytest.fixture
def room(qtbot: QtBot, look: Look) -> RoomView:
    made = RoomView(RoomLook(look, look), paint_realm)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.use(laid_of(PLAN))
    return made


def kind_of(room: RoomView) -> RealmKind:
    kind = room._kind
    assert isinstance(kind, RealmKind)
    return kind


def test_it_grows_while_the_table_moves_and_stands_at_once_when_it_rests(
    room: RoomView, qtbot: QtBot
) -> None:
    early, late = moments(0, 60)
    goals = [round((lord_share(scene) or 0.0) * SHADOWS) for scene in (early, late)]
    assert goals[0] != goals[1]
    window = RealmWindow(room)
    window.show_scene(early, PLAN, moves=True)
    assert kind_of(room).shadow == goals[0]
    window.show_scene(late, PLAN, moves=True)
    assert kind_of(room).shadow == goals[0]
    qtbot.waitUntil(lambda: kind_of(room).shadow == goals[1])
    window.show_scene(early, PLAN, moves=False)
    assert kind_of(room).shadow == goals[0]


def test_no_shadow_stands_in_a_game_of_people(room: RoomView) -> None:
    RealmWindow(room).show_scene(Table().scene(0), plan_of(QSize(1280, 720), 1.0, 2), moves=True)
    assert kind_of(room) == RealmKind(has_castle=True)


def test_his_plank_leaves_the_window_to_his_shadow() -> None:
    (plank,) = PLAN.rivals
    assert plank.right() < 1280 * 0.764 - 150
    assert plank.height() >= 76
