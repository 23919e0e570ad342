"""The teacher of a lesson: the character, the portrait, and the medals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, BRASS_SHINE, INK
from valeria_desktop.ui.paint.pictures import picture

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look


@frozen
class Teacher:
    """The character who leads through a game's lesson, in the player's language."""

    name: str
    welcome: str
    """The words before the first chapter."""
    portrait: str
    """The path of the portrait's scene."""
    face: tuple[float, float]
    """The place of the face in the scene, in breadths of the picture."""


_CLOSE, _LESS = 0.8, 0.8
"""The least share of the scene's breadth that is shown, and the share for a square box."""
_RIBBON, _RIBBON_DARK = "#7c2740", "#5e1c31"
_UNSTRUCK, _UNSTRUCK_EDGE = "#b7a984", "#cdbf9a"


def paint_teacher(painter: QPainter, box: QRectF, unit: float, teacher: Teacher) -> None:
    """Paint a part of the teacher's scene that fills the box and shows the head."""
    x, y = teacher.face
    ratio = painter.device().devicePixelRatio()
    share = min(1.0, max(_CLOSE, box.width() / box.height() * _LESS))
    wide = max(box.width() / share, box.height() * 3 / 4)
    scene = picture(teacher.portrait, round(wide), round(wide * 4 / 3), ratio)
    left = min(max(0.0, x * wide - box.width() / 2), wide - box.width())
    top = min(max(0.0, y * wide - box.height() / 2), wide * 4 / 3 - box.height())
    frame = QPainterPath()
    frame.addRoundedRect(box, 5 * unit, 5 * unit)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(box.topLeft() - QPointF(left, top), scene)
    painter.restore()
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)


def paint_medal(painter: QPainter, box: QRectF, look: Look, sign: str, *, is_won: bool) -> None:
    """Paint a medal on its ribbon; one that isn't won yet is bare wood."""
    side = min(box.width(), box.height())
    disc = QRectF(0, 0, side * 0.74, side * 0.74)
    disc.moveCenter(QPointF(box.center().x(), box.bottom() - disc.height() / 2))
    line = max(1.2, side / 34)
    painter.setPen(QPen(QColor(INK), line))
    for lean, colour in ((-1, _RIBBON), (1, _RIBBON_DARK)):
        painter.setBrush(QColor(colour if is_won else _UNSTRUCK))
        middle = disc.center()
        above = QPointF(middle.x() + lean * side * 0.2, box.bottom() - side)
        half = QPointF(side * 0.1, 0)
        painter.drawPolygon(QPolygonF([above - half, above + half, middle + half, middle - half]))
    painter.setBrush(QColor(BRASS if is_won else _UNSTRUCK))
    painter.drawEllipse(disc)
    inner = disc.adjusted(line * 1.6, line * 1.6, -line * 1.6, -line * 1.6)
    painter.setPen(QPen(QColor(BRASS_EDGE if is_won else _UNSTRUCK_EDGE), line))
    painter.setBrush(QColor(BRASS_SHINE if is_won else _UNSTRUCK))
    painter.drawEllipse(inner)
    high = round(disc.width() * 0.58)
    ratio = painter.device().devicePixelRatio()
    icon = look.icon(sign, high, ratio, INK if is_won else "#8d8163")
    painter.drawPixmap(disc.center() - QPointF(high / 2, high / 2), icon)
