"""Two signs that rise over a darkened table, and clash in its middle."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.stage.beats import Motion, StageGround
from valeria_desktop.ui.stage.motions import all_of, eased

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.stage.beats import Canvas

RISE, CLASH, STANDS = 300.0, 460.0, 1250.0
"""When both signs have risen, when they clash, and when all of it is over, in ms."""
_DARK, _RAYS, _EMBER = 0.34, 14, "#e5723d"
_SIDE, _APART = 0.3, 0.26
"""The side of a sign, and how far it flies from the middle, as shares of the room's height."""


@frozen(kw_only=True)
class SignsClash(Motion):
    """Two signs rise from a place to both sides of a room's middle, and meet there."""

    start: At
    room: At
    icons: tuple[str, str]
    outline: Callable[[QRectF], QPolygonF]
    """Returns the outline of the part of the room that darkens."""
    lasts: float = STANDS

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.start, self.room)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].united(places[1])

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        start, room = places
        time, left = part * self.lasts, (1.0 - part) * self.lasts
        shown = min(1.0, time / RISE, left / 200.0)
        self._paint_dark(canvas, room, shown * _DARK)
        met = eased((time - RISE) / (CLASH - RISE), QEasingCurve.Type.InCubic)
        if time >= CLASH:
            self._paint_rays(canvas, room, (time - CLASH) / (STANDS - CLASH))
        risen = eased(time / RISE, QEasingCurve.Type.OutCubic)
        canvas.painter.setOpacity(min(1.0, left / 200.0))
        far, side = room.height() * _APART * (1.0 - 0.66 * met), room.height() * _SIDE
        brush = Brush(canvas.painter, canvas.look, 1.0)
        for icon, way in zip(self.icons, (-1, 1), strict=True):
            goal = room.center() + QPointF(way * far, 0)
            middle = start.center() + (goal - start.center()) * risen
            size = start.height() + (side - start.height()) * risen
            brush.icon(icon, square(middle, size))
        canvas.painter.setOpacity(1.0)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        canvas.painter.setOpacity(part)
        self.paint(canvas, places, CLASH / STANDS)

    def _paint_dark(self, canvas: Canvas, room: QRectF, share: float) -> None:
        dark = QColor(CARD_INK)
        dark.setAlphaF(share)
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        canvas.painter.setBrush(dark)
        canvas.painter.drawPolygon(self.outline(room))

    @staticmethod
    def _paint_rays(canvas: Canvas, room: QRectF, part: float) -> None:
        """Paint a wreath of flat rays that run outwards."""
        painter, middle = canvas.painter, room.center()
        grown = eased(min(1.0, part * 2.2), QEasingCurve.Type.OutCubic)
        near, far = (room.height() * share * grown for share in (0.18 + 0.08 * part, 0.42))
        painter.setOpacity(max(0.0, 1.0 - part))
        painter.setPen(QPen(QColor(CARD_INK), 2))
        painter.setBrush(QColor(_EMBER))
        for ray in range(_RAYS):
            angle = 2 * pi * ray / _RAYS
            tip = far * (1.0 if ray % 2 else 0.8)
            points = [(near, -0.1), (tip, 0.0), (near, 0.1)]
            painter.drawPolygon(
                QPolygonF(
                    [
                        middle + QPointF(cos(angle + by) * out, sin(angle + by) * out)
                        for out, by in points
                    ]
                ),
                Qt.FillRule.OddEvenFill,
            )
        painter.setOpacity(1.0)
