"""A window rests until its test looks at it, and then all of it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.counts import many

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

RED = QColor("#ff0000")
RESTS = pytest.mark.skipif(not many(1, 1, whole=0), reason="all windows are painted at length")


class Canvas(QWidget):
    """Counts how often it is painted."""

    count = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        self.count += 1
        QPainter(self).fillRect(self.rect(), RED)


def shown(window: QWidget, part: Canvas, qtbot: QtBot) -> Canvas:
    part.setGeometry(0, 0, 60, 40)
    window.resize(60, 40)
    with qtbot.waitExposed(window):
        window.show()
    QApplication.processEvents()
    return part


@RESTS
def test_each_look_paints_a_window_and_nothing_else_does(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    part = shown(window, Canvas(window), qtbot)
    assert part.count == 0
    assert window.grab().toImage().pixelColor(30, 20) == RED
    assert part.count == 1
    part.update()
    QApplication.processEvents()
    assert part.count == 1


def test_a_part_that_was_a_window_is_seen_in_another(qtbot: QtBot) -> None:
    window, part = QWidget(), Canvas()
    qtbot.addWidget(part)
    part.setParent(window)
    qtbot.addWidget(window)
    assert shown(window, part, qtbot).isVisible()
    assert window.grab().toImage().pixelColor(30, 20) == RED


@pytest.mark.usefixtures("always_painted")
def test_a_test_that_hears_of_paints_has_them_all(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    part = shown(window, Canvas(window), qtbot)
    assert part.count == 1
    part.update()
    QApplication.processEvents()
    assert part.count == 2
