"""Moments with weight: a plan is laid down stack by stack, and a seat of the council is taken."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, paint_back
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.stage.motions import Staying, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.stage.beats import Canvas

_APART, _FALLS = 70.0, 220.0
"""Milliseconds between two stacks, and of the fall of each."""
_DROP, _HIGH, _GAP = 26.0, 46.0, 4.0
"""Pixels of the fall, the height of a back at most, and the room between two."""
_RAYS, _RING, _WIDE = 10, 16.0, 3.0
"""The rays round a taken seat, the reach of its ring in pixels, and the width of its line."""


def laid_for(stacks: int) -> float:
    """Return the time in which a number of stacks is laid down, in milliseconds."""
    return _FALLS + _APART * max(0, stacks - 1)


@frozen(kw_only=True)
class StacksLand(Staying):
    """The backs of a plan's stacks fall into their place, one after the other."""

    seat: Seat
    stacks: int

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-_GAP, -_DROP - _GAP, _GAP, _GAP)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, time = canvas.painter, part * self.lasts
        before = painter.opacity()
        for number, box in enumerate(self._boxes(places[0])):
            fallen = min(1.0, max(0.0, (time - _APART * number) / _FALLS))
            if not fallen:
                continue
            way = eased(fallen, QEasingCurve.Type.OutBounce)
            painter.setOpacity(before * min(1.0, 3 * fallen))
            high = box.translated(0, -_DROP * (1.0 - way))
            paint_back(Brush(painter, canvas.look, high.height() / 100), high, self.seat)
        painter.setOpacity(before)

    def _boxes(self, room: QRectF) -> list[QRectF]:
        """Return the boxes of the backs from the left, closer in a narrow room."""
        high = min(_HIGH, room.height())
        wide = high * SHAPE
        step = min(wide + _GAP, (room.width() - wide) / max(1, self.stacks - 1))
        top = room.center().y() - high / 2
        return [
            QRectF(room.left() + number * step, top, wide, high) for number in range(self.stacks)
        ]


@frozen(kw_only=True)
class SeatTaken(Staying):
    """A ring in a player's colour opens round a seat that was won, with short rays."""

    seat: Seat
    lasts: float = 460.0

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        edge = 2 * _RING + _WIDE
        return places[0].adjusted(-edge, -edge, edge, edge)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self._paint(canvas, places[0], eased(part, QEasingCurve.Type.OutCubic), 1.0 - part)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Fade a standing ring in and out."""
        self._paint(canvas, places[0], 1.0, 1.0 - abs(2 * part - 1.0))

    def _paint(self, canvas: Canvas, box: QRectF, opened: float, light: float) -> None:
        painter = canvas.painter
        painter.save()
        painter.setOpacity(painter.opacity() * light)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(canvas.look.player(self.seat.colour)), _WIDE))
        grown = _RING * opened
        ring = box.adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(ring, 10, 10)
        for ray in range(_RAYS):
            turn = 2 * pi * ray / _RAYS
            way = QPointF(cos(turn) * ring.width() / 2, sin(turn) * ring.height() / 2)
            start = ring.center() + way * 1.04
            painter.drawLine(start, start + way * (0.16 * opened))
        painter.restore()
