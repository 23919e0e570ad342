"""The ends of curves: a face or a shield for each player, with a name and perhaps a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.ui.paint.busts import LEAST_BUST, paint_bust
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.guests import bust_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look

_FACE, _SIGN, _GAP, _NAME = 38.0, 20.0, 6.0, 15.0
_APART = 2.0
_NARROW = 420
"""The width of a plot, in pixels of text, from which on names stand beside the faces."""
_SLIM = 0.88


class CurveEnds:
    """Places and paints the players beside the ends of their curves."""

    def __init__(self, look: Look) -> None:
        self._look = look

    @property
    def least(self) -> float:
        """The least distance of two ends, in pixels."""
        return _SIGN * self._look.scale + _APART

    def _side(self, box: QRectF, many: int) -> float:
        """Return the side of a face; shields stand where faces would be too small to know."""
        scale = self._look.scale
        share = box.height() / max(1, many) - _APART
        return _FACE * scale if share >= LEAST_BUST * scale else _SIGN * scale

    def _words(self, seat: Seat, figure: str, width: float) -> str:
        if width < _NARROW * self._look.scale:
            return figure
        return f"{seat.name} {figure}".strip()

    def room(self, labels: Sequence[tuple[Seat, str]], width: float) -> float:
        """Return the width that faces and words need beside the curves."""
        metrics = QFontMetricsF(self._look.bold(_NAME))
        words = (self._words(*label, width) for label in labels)
        widest = max((metrics.horizontalAdvance(each) for each in words), default=0.0)
        return widest + (_FACE + 3 * _GAP) * self._look.scale

    def heights(self, box: QRectF, ends: Sequence[float]) -> list[float]:
        """Return the y of each label, moved so that none lies on another or out of the box."""
        side = self._side(box, len(ends))
        apart = max(self.least, min(side + _APART, box.height() / max(1, len(ends))))
        half = min(side, apart) / 2
        order = sorted(range(len(ends)), key=lambda seat: ends[seat])
        heights, above = [0.0] * len(ends), box.top() + half - apart
        for rank, seat in enumerate(order):
            lowest = box.bottom() - half - apart * (len(order) - 1 - rank)
            above = heights[seat] = max(above + apart, min(ends[seat], lowest))
        return heights

    def paint(
        self,
        brush: Brush,
        box: QRectF,
        labels: Sequence[tuple[Seat, str]],
        ends: Sequence[float],
    ) -> None:
        """Lead a thread from each end to its player."""
        painter, look, scale = brush.painter, self._look, self._look.scale
        side, width = self._side(box, len(ends)), brush.painter.viewport().width()
        left = box.right() + 2 * _GAP * scale
        for label, end, height in zip(labels, ends, self.heights(box, ends), strict=True):
            seat, figure = label
            painter.setPen(QPen(QColor(CARD_INK), 1.2))
            painter.drawLine(QPointF(box.right(), end), QPointF(left - 1, height))
            self._paint_face(brush, QRectF(left, height - side / 2, side, side), seat)
            painter.setFont(look.bold(_NAME))
            painter.setPen(QColor(look.palette.ink))
            words = QRectF(left + side + _GAP * scale, height - side, width, 2 * side)
            shown = self._words(seat, figure, width)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_face(self, brush: Brush, box: QRectF, seat: Seat) -> None:
        look = self._look
        bust = bust_of(look, seat) if box.width() >= LEAST_BUST * look.scale else None
        if bust is not None:
            paint_bust(brush.painter, box, bust)
            return
        high = min(box.height(), 28 * look.scale)
        shield = QRectF(0, 0, high * _SLIM, high)
        shield.moveCenter(box.center())
        paint_seat_sign(brush, look.player(seat.colour), seat.sign.value, shield)
