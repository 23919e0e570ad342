"""Buttons that draw themselves: Enter, the focus and the look; toggles in a grid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.toggles import Toggle, ToggleGrid

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

BARE, FRAME = QColor("#00ff00"), 4.0


class Plain(DrawnButton):
    """A green field."""

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        painter.fillRect(whole, BARE)
        self.draw_focus(painter, whole.adjusted(2, 2, -2, -2), FRAME, FRAME)


class Passive(Plain):
    takes_enter = False


class Taken(Toggle):
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        painter.fillRect(whole, BARE)


class TakenGrid(ToggleGrid[Taken]):
    """A grid of them."""


def press(button: DrawnButton, key: Qt.Key, *, is_held: bool = False) -> None:
    nothing = Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(button, QKeyEvent(kind, key, nothing, "", is_held))


def clicks_of(button: DrawnButton, *keys: Qt.Key, is_held: bool = False) -> int:
    clicks: list[None] = []
    button.clicked.connect(lambda: clicks.append(None))
    for key in keys:
        press(button, key, is_held=is_held)
    return len(clicks)


def colours_of(button: DrawnButton) -> set[str]:
    image = button.grab().toImage()
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


@pytest.mark.parametrize(("kind", "clicks"), [(Plain, 3), (Passive, 1)])
def test_space_presses_every_button_and_enter_all_but_those_that_leave_it_to_their_page(
    look: Look, qtbot: QtBot, kind: type[DrawnButton], clicks: int
) -> None:
    button = kind(look)
    qtbot.addWidget(button)
    keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
    assert clicks_of(button, *keys) == clicks


def test_a_key_that_is_held_presses_nothing_again(look: Look, qtbot: QtBot) -> None:
    button = Plain(look)
    qtbot.addWidget(button)
    assert clicks_of(button, Qt.Key.Key_Return, is_held=True) == 0


def test_a_frame_shows_where_the_focus_is(look: Look, qtbot: QtBot) -> None:
    button = Plain(look)
    qtbot.addWidget(button)
    button.resize(80, 40)
    assert colours_of(button) == {BARE.name()}
    button.show()
    button.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    assert QColor(look.palette.focus).name() in colours_of(button)


def grid_of(look: Look, qtbot: QtBot, number: int, columns: int) -> tuple[list[Taken], TakenGrid]:
    grid = TakenGrid(columns)
    qtbot.addWidget(grid)
    toggles = [Taken(look) for _ in range(number)]
    for toggle in toggles:
        toggle.setMinimumSize(60, 30)
    grid.lay(toggles)
    grid.resize(300, 120)
    grid.show()
    return toggles, grid


def test_arrows_go_through_a_grid_and_tab_comes_back_to_the_same_place(
    look: Look, qtbot: QtBot
) -> None:
    toggles, grid = grid_of(look, qtbot, number=5, columns=2)
    toggles[0].setFocus()
    steps = ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Up, 1))
    for key, at in steps:
        qtbot.keyClick(grid.focusWidget(), key)
        assert grid.focusWidget() is toggles[at]
        led_to = [toggle.focusPolicy() == Qt.FocusPolicy.StrongFocus for toggle in toggles]
        assert led_to == [number == at for number in range(5)]


def test_a_toggle_that_is_pressed_is_where_tab_comes_back_to(look: Look, qtbot: QtBot) -> None:
    toggles, _ = grid_of(look, qtbot, number=3, columns=3)
    qtbot.mouseClick(toggles[2], Qt.MouseButton.LeftButton)
    assert toggles[2].isChecked()
    assert toggles[2].focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert toggles[0].focusPolicy() == Qt.FocusPolicy.ClickFocus
