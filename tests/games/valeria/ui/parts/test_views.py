"""The tableau, and a board opened in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.games.valeria.ui.parts.test_tableau import owning
from tests.ui.painted import Painted
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.board.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.parts.tableau import TableauView
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

LEFT = Qt.MouseButton.LeftButton
ICONS = (
    *("gold", "strength", "magic", "points", "points-price"),
    *("worker", "soldier", "shadow", "holy"),
    *("rose", "oak", "heron", "wolf", "tower", "skull"),
    *("active", "clock", "rest", "first", "bot"),
    *("trophy", "monsters", "home", "person", "peek", "close", "lock", "crown", "check"),
    *("doubles", "events", "minion", "beast", "titan", "boss", "warden"),
    *("hills", "ruins", "forest", "valley", "mountains", "barrens", "swamp", "caverns"),
)


@pytest.fixture
def view(qtbot: QtBot, look: Look) -> TableauView:
    made = TableauView(look)
    qtbot.addWidget(made)
    made.resize(400, 140)
    made.show()
    return made


@pytest.mark.parametrize("icon", ICONS)
def test_every_icon_of_the_boards_is_drawn(icon: str) -> None:
    assert has_picture(f"icons/{icon}.svg")


@pytest.mark.usefixtures("always_painted")
def test_a_tableau_is_painted_anew_where_the_mouse_comes_to_another_tile(
    view: TableauView,
) -> None:
    view.show_tableau(Table().plays(120).scene(0), 0)
    QApplication.processEvents()
    first, second = (view.visualRect(view.pieces.index(row, 0)).center() for row in (0, 1))
    painted = Painted(view.viewport())
    news = []
    for at in (first, first + QPoint(1, 1), second, second - QPoint(1, 0)):
        QTest.mouseMove(view.viewport(), at)
        QApplication.processEvents()
        news.append(bool(painted.heard))
        painted.heard.clear()
    assert news == [True, False, True, False]


# --- opened in place


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    made.button = QPushButton(made)  # type: ignore[attr-defined]
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_a_board_is_opened_over_its_place_and_closed_by_escape(
    qtbot: QtBot, look: Look, around: QWidget
) -> None:
    opened = OpenBoard(look, around)
    button: QPushButton = around.button  # type: ignore[attr-defined]
    button.setFocus()
    assert opened.seat == -1
    opened.open_board(Table(Setup(players=3)).plays(90).scene(0), 2, QRect(780, 520, 496, 190))
    assert opened.isVisible()
    assert opened.seat == 2
    assert around.rect().contains(opened.geometry())
    assert opened.geometry().bottomRight() == QPoint(1275, 709)
    with qtbot.waitSignal(opened.closed):
        qtbot.keyClick(opened.board.tableau, Qt.Key.Key_Escape)
    assert not opened.isVisible()
    assert around.focusWidget() is button


def test_an_open_board_follows_the_game_until_it_is_the_viewers(
    qtbot: QtBot, look: Look, around: QWidget
) -> None:
    opened = OpenBoard(look, around)
    table = Table(Setup(players=3)).plays(30)
    opened.open_board(table.scene(0), 1)
    table.plays(60)
    opened.show_scene(table.scene(0))
    assert opened.board.tracks["gold"].value == table.scene(0).view.players[1].gold
    with qtbot.waitSignal(opened.closed):
        opened.show_scene(table.scene(1))


def test_an_open_board_cannot_be_peeked_at(look: Look, around: QWidget) -> None:
    opened = OpenBoard(look, around)
    opened.open_board(Table(Setup(players=3)).plays(30).scene(0), 1)
    assert not opened.board.peek.isVisible()


def test_an_open_board_stays_within_a_smaller_window(
    qtbot: QtBot, look: Look, around: QWidget
) -> None:
    opened = OpenBoard(look, around)
    opened.open_board(Table(Setup(players=3)).plays(30).scene(0), 1)
    around.resize(1100, 600)
    qtbot.waitUntil(lambda: around.rect().contains(opened.geometry()))


# --- both themes, all sizes of text


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_is_painted_in_both_themes_and_all_sizes(
    view: TableauView, look: Look, theme: str, scale: float
) -> None:
    scene = Table(Setup(players=5)).plays(400).scene(0)
    view.show_tableau(scene, 0)
    before = view.grab().toImage()
    try:
        look.use(theme=theme, scale=scale)
        after = view.grab().toImage()
    finally:
        look.use(theme="dark", scale=1.0)
    is_same = (theme, scale) == ("dark", 1.0)
    assert (before == after) == is_same
    assert view.pieces.rowCount() > 5


def test_cards_that_move_up_for_another_are_not_drawn_again(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    drawn: list[str] = []
    monkeypatch.setattr(
        "valeria_desktop.games.valeria.ui.parts.tableau.paint_tile",
        lambda _painter, _box, face, _look, _mood: drawn.append(face.id),
    )
    view = TableauView(look)
    qtbot.addWidget(view)
    view.resize(600, 200)
    view.show_tableau(owning("knight", "paladin"), 0)
    view.grab()
    before = set(drawn)
    drawn.clear()
    view.show_tableau(owning("cleric", "knight", "paladin"), 0)
    view.grab()
    assert before >= {"knight", "paladin"}
    assert drawn == ["cleric"]
