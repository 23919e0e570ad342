"""A sheet over a window learns where the keys go below it, and on itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLineEdit, QListWidget, QWidget

from valeria_desktop.ui.controls.focus_watch import FocusWatch

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Covered(QWidget):
    """A window with a list of three rows, whose third lies below a sheet with a field."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(300, 300)
        self.list, self.sheet = QListWidget(self), QWidget(self)
        self.list.setStyleSheet("QListWidget::item {height: 40px}")
        self.list.addItems(["first", "second", "third"])
        self.list.setGeometry(0, 0, 200, 200)
        self.sheet.setGeometry(0, 90, 300, 100)
        self.field = QLineEdit(self.sheet)
        self.watch = FocusWatch(self.sheet)
        self.moves: list[tuple[bool, bool]] = []
        self.watch.moved.connect(
            lambda: self.moves.append((self.watch.is_below, self.watch.is_inside))
        )


@pytest.fixture
def window(qtbot: QtBot) -> Covered:
    made = Covered()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    made.sheet.setFocus()
    made.moves.clear()
    return made


def test_a_row_counts_and_not_its_whole_list(window: Covered) -> None:
    window.list.setCurrentRow(0)
    window.list.setFocus()
    window.list.setCurrentRow(1)
    window.list.setCurrentRow(2)
    assert window.moves == [(False, False), (False, False), (True, False)]


def test_the_sheet_itself_is_not_below(window: Covered) -> None:
    window.field.setFocus()
    assert window.moves == [(False, True)]


def test_a_list_that_lost_the_focus_is_watched_no_longer(window: Covered) -> None:
    window.list.setFocus()
    window.field.setFocus()
    window.moves.clear()
    window.list.setCurrentRow(2)
    assert window.moves == []


def test_a_hidden_sheet_lies_over_nothing(window: Covered) -> None:
    window.list.setCurrentRow(2)
    window.sheet.hide()
    window.moves.clear()
    window.list.setFocus()
    window.list.setCurrentRow(1)
    assert window.moves == []
    assert not window.watch.is_below
