"""The teacher of a lesson, and the medals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, BRASS_SHINE, INK

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.voice import Voice


@frozen
class Teacher:
    """The character who leads through a game's lesson: its voice, with words of welcome."""

    voice: Voice
    welcome: str
    """The words before the first chapter."""

    @property
    def name(self) -> str:
        """The character's name in the player's language."""
        return self.voice.name()


_RIBBON, _RIBBON_DARK = "#7c2740", "#5e1c31"
_UNSTRUCK, _UNSTRUCK_EDGE = "#b7a984", "#cdbf9a"


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
