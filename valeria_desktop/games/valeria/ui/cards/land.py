"""A room that is filled with a landscape: its tones, and what is cut out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

if TYPE_CHECKING:
    from collections.abc import Iterator


class Land:
    """A room to fill, its tones, and the chance that a seed gives."""

    def __init__(self, painter: QPainter, room: QRectF, colour: QColor, seed: str) -> None:
        self.painter = painter
        self.room = room
        self.seed = seed
        self.sky = QColor(colour)
        self.light = colour.lighter(122)
        self.far = colour.darker(132)
        self.near = colour.darker(168)

    def chance(self, number: int) -> float:
        """Return a number from 0 to 1, always the same one."""
        return crc32(f"{self.seed}{number}".encode()) % 1000 / 999

    def at(self, x: float, y: float) -> QPointF:
        """Return a point: along in heights of the room from its left, down in its height."""
        high = self.room.height()
        return QPointF(self.room.left() + x * high, self.room.top() + y * high)

    @property
    def width(self) -> float:
        """The room's width in its heights."""
        return self.room.width() / self.room.height()

    def steps(self, each: float) -> Iterator[tuple[int, float]]:
        """Go along the room, a little beyond both ends."""
        many = round(self.width / each) + 2
        for number in range(many):
            yield number, (number - 0.7) * each

    def shape(self, points: list[tuple[float, float]], colour: QColor) -> None:
        """Cut a shape with straight edges."""
        self.painter.setBrush(colour)
        self.painter.drawPolygon(QPolygonF([self.at(x, y) for x, y in points]))

    def block(self, x: float, y: float, width: float, height: float, colour: QColor) -> None:
        """Cut a block."""
        self.shape([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour)

    def downs(self, top: float, swing: float, each: float, colour: QColor) -> None:
        """Cut rolling ground from its top on."""
        path = QPainterPath(self.at(-each, 1.1))
        path.lineTo(self.at(-each, top))
        for number, x in self.steps(each):
            rise = swing * (0.6 + 0.8 * self.chance(number)) * (-1 if number % 2 else 1)
            path.quadTo(self.at(x + each / 2, top + rise), self.at(x + each, top))
        path.lineTo(self.at(self.width + each, 1.1))
        path.closeSubpath()
        self.painter.setBrush(colour)
        self.painter.drawPath(path)
