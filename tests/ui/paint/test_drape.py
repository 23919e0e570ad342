"""The cloth of a curtain: nothing behind it is seen, at any size of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.ui.paint.drape import paint_drape
from valeria_desktop.ui.paint.palette import PLAYERS


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1367, 771)])
def test_nothing_is_seen_behind_a_curtain(size: tuple[int, int]) -> None:
    image = QImage(*size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_drape(painter, QRectF(image.rect()), QColor("#204060"), size[1] / 720)
    painter.end()
    solid = image.convertToFormat(QImage.Format.Format_RGB32)
    assert solid.convertToFormat(QImage.Format.Format_ARGB32) == image


@pytest.mark.usefixtures("qapp")
def test_each_players_curtain_has_a_colour_of_its_own() -> None:
    seen = set()
    for colour in PLAYERS.values():
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_drape(painter, QRectF(image.rect()), QColor(colour).darker(210), 0.3)
        painter.end()
        seen.add(image.pixel(20, 100))
    assert len(seen) == len(PLAYERS)
