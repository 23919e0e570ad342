"""Sheets of parchment that are kept: a torn edge takes longer to draw than all that is on it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.parchment import paint_sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.kit.parchment import ParchmentLook

_ROUND = 6
"""Room for the shadow."""


class Sheet(IntEnum):
    """Which sheet it is."""

    COUNT = 0
    SECRET = 1
    VERDICT = 2


class Sheets:
    """Paints them."""

    def __init__(self, look: ParchmentLook) -> None:
        """Keep the last of each."""
        self._look = look
        self._kept = KeptPictures(look)

    def paint(self, painter: QPainter, which: Sheet, box: QRectF) -> None:
        """Paint a sheet into a box, on whole pixels."""
        corner = QPoint(round(box.left()) - _ROUND, round(box.top()) - _ROUND)
        size = QSize(round(box.width()) + 2 * _ROUND, round(box.height()) + 2 * _ROUND)
        self._kept.paint(
            painter,
            QRect(corner, size),
            (which, None, self._look.unit),
            lambda brush, room: paint_sheet(
                brush.painter,
                room.adjusted(_ROUND, _ROUND, -_ROUND, -_ROUND),
                self._look,
                is_lit=False,
            ),
        )
