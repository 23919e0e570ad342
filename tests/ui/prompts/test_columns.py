"""The layout of equal columns, and the button's sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QToolTip, QWidget, QWidgetItem

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.controls.text import Heading, KeyCap, Text, panel
from valeria_desktop.ui.paint.strokes import ENTER

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def rows_of(look: Look, qtbot: QtBot, texts: list[str], width: int, most: int = 3) -> list[int]:
    """Lay out buttons; give how many stand in each row."""
    box = QWidget()
    qtbot.addWidget(box)
    columns = Columns(box, most=most)
    columns.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    buttons = [Button(look, text, wraps=True) for text in texts]
    for button in buttons:
        columns.addWidget(button)
    box.resize(width, columns.heightForWidth(width))
    box.show()
    QApplication.processEvents()
    tops = [button.y() for button in buttons]
    assert all(box.rect().contains(button.geometry()) for button in buttons)
    return [tops.count(top) for top in dict.fromkeys(tops)]


def test_short_items_stand_side_by_side(look: Look, qtbot: QtBot) -> None:
    assert rows_of(look, qtbot, ["a", "b", "c"], 380) == [3]
    assert rows_of(look, qtbot, ["a", "b", "c", "d"], 380, most=2) == [2, 2]


def test_long_items_stand_one_below_the_other(look: Look, qtbot: QtBot) -> None:
    assert rows_of(look, qtbot, ["a rather long choice that is said in words"] * 3, 380) == [
        1,
        1,
        1,
    ]


def test_one_long_item_keeps_all_columns_equal(look: Look, qtbot: QtBot) -> None:
    assert (
        rows_of(look, qtbot, ["a", "b", "c", "a rather long choice that is said in words"], 380)
        == [1] * 4
    )


def test_words_too_long_for_a_line_wrap(look: Look, qtbot: QtBot) -> None:
    button = Button(look, "a choice that takes more than the one line it would like", wraps=True)
    qtbot.addWidget(button)
    assert button.heightForWidth(220) > button.heightForWidth(800)


def test_a_button_is_pressed_by_enter_and_space(look: Look, qtbot: QtBot) -> None:
    button = Button(look, "Press", key="1", kind=ButtonKind.PRIMARY, icon="slay")
    qtbot.addWidget(button)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(button, key)
    assert len(pressed) == 3


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_elided_words_are_told_when_pointed_at(look: Look, qtbot: QtBot) -> None:
    button = Button(look, "a text much longer than the button")
    qtbot.addWidget(button)
    button.resize(60, 32)
    button.show()
    middle = button.rect().center()
    asked = QHelpEvent(QEvent.Type.ToolTip, middle, button.mapToGlobal(middle))
    QApplication.sendEvent(button, asked)
    assert QToolTip.text() == button.text()
    QToolTip.hideText()
    heard = QAccessible.queryAccessibleInterface(button)
    assert heard.text(QAccessible.Text.Name) == button.text()
    assert heard.text(QAccessible.Text.Description) == ""


def test_focus_is_visible_in_both_themes(look: Look, qtbot: QtBot) -> None:
    button = Button(look, "Focus")
    qtbot.addWidget(button)
    button.show()
    button.activateWindow()
    qtbot.waitUntil(button.isActiveWindow)
    for theme in ("light", "dark"):
        look.use(theme=theme)
        button.clearFocus()
        without = button.grab().toImage()
        button.setFocus()
        assert button.grab().toImage() != without


def test_controls_scale_with_the_text(look: Look, qtbot: QtBot) -> None:
    made = [Button(look, "Words"), KeyCap(look, ENTER), Heading(look, "Words"), Text(look, "Words")]
    for widget in made:
        qtbot.addWidget(widget)
    before = [widget.sizeHint().height() or widget.height() for widget in made]
    look.use(scale=2.0)
    after = [widget.sizeHint().height() or widget.height() for widget in made]
    look.use(scale=1.0)
    assert all(big > small for big, small in zip(after[2:], before[2:], strict=True))
    assert after[0] == 2 * before[0]


def test_a_panel_says_that_it_is_one(qapp: object) -> None:
    assert panel().property("panel") is True


class Asked(QWidgetItem):
    """An item that counts how often it is asked for its size."""

    count = 0

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        self.count += 1
        return super().sizeHint()


def test_each_item_is_asked_once_how_wide_it_wants_to_be(look: Look, qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    columns = Columns(box, most=3)
    buttons = [Button(look, words, wraps=True) for words in ("Slay", "Recruit", "Build")]
    items = [Asked(button) for button in buttons]
    for button, item in zip(buttons, items, strict=True):
        columns.addChildWidget(button)
        columns.addItem(item)
        button.show()
    for width in (300, 200, 120):
        columns.heightForWidth(width)
    assert [item.count for item in items] == [1, 1, 1]
    columns.invalidate()
    columns.sizeHint()
    assert [item.count for item in items] == [2, 2, 2]
