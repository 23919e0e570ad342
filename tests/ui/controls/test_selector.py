"""A field of choices takes the room of its longest value, and keeps to the room it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tests.ui.fitting import settle
from valeria_desktop.ui.controls.fields import Selector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def field(qtbot: QtBot, look: Look) -> Iterator[Selector]:
    """A field without values in a row 300 pixels wide, where another widget takes 200."""
    made = Selector(look, "Whose turn")
    shown = QWidget()
    qtbot.addWidget(shown)
    places = QHBoxLayout(shown)
    places.addWidget(made)
    fixed = QWidget()
    fixed.setFixedWidth(200)
    places.addWidget(fixed)
    shown.resize(300, 60)
    shown.show()
    yield made
    shown.close()


def test_a_field_grows_with_a_longer_value(field: Selector, qapp: QApplication) -> None:
    field.window().resize(900, 60)
    settle(qapp)
    small = field.sizeHint().width()
    field.addItem("As all at the table could see it")
    settle(qapp)
    assert field.sizeHint().width() > small
    assert field.width() >= field.sizeHint().width()


class Widths(QObject):
    """Notes each width that a widget takes."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen: list[int] = []
        widget.installEventFilter(self)

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:  # noqa: N802 - of Qt
        if isinstance(event, QResizeEvent):
            self.seen.append(event.size().width())
        return False


def test_a_field_with_new_values_never_leaves_its_room(
    field: Selector, qapp: QApplication, qtbot: QtBot
) -> None:
    settle(qapp)
    room = field.width()
    widths = Widths(field)
    field.addItem("As everyone at the table could see it in the last turn but one")
    settle(qapp)
    qtbot.wait(60)  # a field with Qt's `AdjustToContents` resizes itself after 20 ms
    assert field.sizeHint().width() > room
    assert [width for width in widths.seen if width > room] == []
