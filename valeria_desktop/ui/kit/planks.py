"""Planks: the table of wood that a page lies on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPolygonF

from valeria_desktop.ui.kit.materials import INK, materials_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.kit.look import Look

_PLANK = 76.0
_APART = 46.0  # of a plank's length to each cut
_SEAM = "#8f7448"


def paint_planks(painter: QPainter, box: QRectF, look: Look, unit: float = 1.0) -> None:
    """Paint planks in two tones, each with cuts of a knife, into a box."""
    made, chance = materials_of(look), Random(3)  # noqa: S311 - a picture, no secret
    other = QColor(made.plank).darker(106).name()
    seam = QColor(INK if look.is_dark else _SEAM)
    line = max(1.0, 1.5 * unit)
    painter.save()
    painter.setClipRect(box)
    top, number = box.top(), 0
    while top < box.bottom():
        plank = QRectF(box.left(), top, box.width(), _PLANK * unit)
        painter.fillRect(plank, QColor(other if number % 2 else made.plank))
        _paint_cuts(painter, plank, made.plank_cut, chance, unit)
        painter.fillRect(QRectF(plank.left(), top, plank.width(), line), seam)
        joint = plank.left() + plank.width() * (0.2 + 0.55 * chance.random())
        painter.fillRect(QRectF(joint, top, line, plank.height()), seam)
        top, number = plank.bottom(), number + 1
    painter.restore()


def _paint_cuts(painter: QPainter, plank: QRectF, colour: str, chance: Random, unit: float) -> None:
    """Cut into wood with a knife: long, thin, tapering to both ends."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for _ in range(round(plank.width() / (_APART * unit))):
        long = unit * (26 + 120 * chance.random())
        left = plank.left() + (plank.width() - long) * chance.random()
        at = QPointF(left, plank.top() + plank.height() * (0.1 + 0.8 * chance.random()))
        thick, bend = unit * (0.7 + 0.9 * chance.random()), unit * (chance.random() - 0.5) * 5
        above, below = QPointF(long * 0.4, bend - thick), QPointF(long * 0.45, bend + thick)
        painter.drawPolygon(QPolygonF([at, at + above, at + QPointF(long, bend), at + below]))
