"""The picture of the siege: the castle, the horde, and between them a flag for each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.brush import Brush, paint_outlined, square
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import hour_at
from valeria_desktop.ui.place.sky import Sky
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.room_look import RoomLook

_A_TURN = 3
"""The number of cards dealt in each turn."""
_HORDE = ("orc-warrior", "orc-chieftain", "goblin", "dire-bear", "skeleton")
_STEPS = 48
_DRAWN = 105  # height of the drawing, in units
_TO_COME = "#2b2833"
_MOST_FLAGS = 42


class SiegeRoad(QWidget):
    """Shows the number of turns that the castle has stood, and of turns to come."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        """Start with the first turn."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look)
        self._turn, self._turns = 1, 21
        self._step = 0
        self._colour = ""
        self.hide()
        look.changed.connect(self.update)

    def show_scene(self, scene: Scene) -> None:
        """Show the turn of a scene."""
        meter = scene.meters[0]
        self._turns = max(1, round(meter.whole / _A_TURN))
        self._turn = min(self._turns, max(1, scene.round))
        self._step = round(meter.share * _STEPS)
        self._colour = self._look.player(scene.seats[scene.viewer].colour).name()
        self.setAccessibleName(self._words())
        explain_beside(self, self._words())
        self.update()

    def _words(self) -> str:
        return self.tr("Turn {number} of {whole}").format(number=self._turn, whole=self._turns)

    def paintEvent(self, event: QPaintEvent) -> None:
        known = self._turn, self._turns, self._step, self._colour
        painter = QPainter(self)
        self._kept.paint(painter, self.rect(), (0, known, self.height() / _DRAWN), self._paint)
        painter.end()

    def _paint(self, brush: Brush, box: QRectF) -> None:
        painter, unit = brush.painter, brush.unit
        frame = QPainterPath()
        frame.addRoundedRect(box.adjusted(1, 1, -1, -1), 4 * unit, 4 * unit)
        painter.save()
        painter.setClipPath(frame)
        time = self._step / _STEPS
        sky, hour = Sky(painter, box, unit, is_dark=self._look.is_dark), hour_at(time)
        sun = QPointF(box.left() + box.width() * (0.3 + 0.45 * time), box.top() + 52 * unit)
        sky.paint_air(hour, sun, time)
        sky.paint_peaks(hour, 104 * unit)
        sky.paint_meadow(hour, 25 * unit)
        sky.paint_castle(QPointF(box.left() + 72 * unit, box.bottom() - 18 * unit), 80 * unit)
        left = self._paint_horde(brush, box)
        self._paint_flags(brush, QRectF(box.left() + 178 * unit, box.top(), 0, box.height()), left)
        painter.restore()
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)

    def _paint_horde(self, brush: Brush, box: QRectF) -> float:
        """Paint the horde and return the left edge of its first monster."""
        unit, left = brush.unit, box.right()
        for index, name in enumerate(reversed(_HORDE)):
            at = QPointF(
                box.right() - (38 + 44 * index) * unit, box.bottom() - (30 + 4 * (index % 2)) * unit
            )
            brush.emblem(name, square(at, 42 * unit))
            left = at.x() - 21 * unit
        return left

    def _paint_flags(self, brush: Brush, box: QRectF, end: float) -> None:
        unit, flags = brush.unit, min(self._turns, _MOST_FLAGS)
        foot = box.bottom() - 10 * unit
        step = max(4.0, (end - 24 * unit - box.left()) / flags)
        for index in range(flags):
            is_past = index < self._turn * flags / self._turns
            colour = self._colour if is_past else _TO_COME
            self._paint_flag(brush, QPointF(box.left() + index * step, foot), colour)
        font = self._look.title_font(15)
        words = self._words()
        width = QFontMetricsF(font).horizontalAdvance(words) + 12
        at = QRectF(box.left() - 6, foot - 20 * unit - self._look.px(22), width, self._look.px(20))
        paint_outlined(brush, at, words, font)

    def _paint_flag(self, brush: Brush, foot: QPointF, colour: str) -> None:
        """Paint a flag in a colour; past turns have the player's colour."""
        painter, unit = brush.painter, brush.unit
        top = foot - QPointF(0, 17 * unit)
        painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
        painter.drawLine(foot, top)
        painter.setBrush(QColor(colour))
        painter.setPen(QPen(QColor(CARD_INK), 0.9 * unit))
        shape = ((0, 0), (12, 0), (8.5, 4), (12, 8), (0, 8))
        painter.drawPolygon(QPolygonF([top + QPointF(x, y) * unit for x, y in shape]))
