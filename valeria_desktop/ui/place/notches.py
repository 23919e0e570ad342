"""The notches of a track: which of them a value reaches, where they are, and how they look."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.kit.materials import materials_of
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.brush import Brush

END = 10
_WRITTEN = (0, 5, END)
_CENTRE = Qt.AlignmentFlag.AlignCenter


def markers_of(value: float) -> int:
    """Count the +10 markers that a value needs; 10 itself is still on the track."""
    return max(0, ceil(value / END) - 1)


def place_of(value: float) -> float:
    """Return the place of the token on the track."""
    return value - END * markers_of(value)


def cell_of(rail: QRectF, place: float) -> QRectF:
    """Return the notch of a place."""
    inside = rail.adjusted(3, 0, -3, 0)
    width = inside.width() / (END + 1)
    return QRectF(inside.left() + place * width, inside.top(), width, inside.height())


def paint_rail(brush: Brush, rail: QRectF, colour: str, shown: float, *, is_stacked: bool) -> None:
    """Paint a rail with its notches, up to the value in a colour."""
    painter, made = brush.painter, materials_of(brush.look)
    corner = 4 * brush.unit if not is_stacked else rail.height() / 2
    painter.setPen(QPen(QColor(CARD_INK), 1.5))
    painter.setBrush(QColor(made.rail))
    painter.drawRoundedRect(rail, corner, corner)
    place, reached = place_of(shown), QColor(colour)
    for number in range(END + 1):
        cell = cell_of(rail, number).adjusted(0.8, 2.6, -0.8, -2.6)
        if number <= place and shown:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(reached if number == floor(place) else reached.darker(125))
            painter.drawRoundedRect(cell, 2, 2)
        elif number not in _WRITTEN:
            painter.setPen(QPen(QColor(made.rail_line), 1))
            middle = cell.center().x()
            painter.drawLine(QLineF(middle, cell.top() + 1, middle, cell.bottom() - 1))
    if not is_stacked:
        _write(brush, rail, shown)


def _write(brush: Brush, rail: QRectF, shown: float) -> None:
    """Write 0, 5 and 10 into their notches."""
    painter = brush.painter
    painter.setFont(brush.font(13))
    for number in _WRITTEN:
        is_reached = number <= place_of(shown) and shown > 0
        painter.setPen(QColor(CARD_TEXT if is_reached else brush.look.palette.ink))
        painter.drawText(cell_of(rail, number).adjusted(-9, 0, 9, 0), _CENTRE, str(number))
