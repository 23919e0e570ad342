"""A banner of parchment over a table that announces something great, with a bell."""

from __future__ import annotations

from math import exp, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, INK
from valeria_desktop.ui.paint.parchment import paint_sheet
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround
from valeria_desktop.ui.stage.motions import eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.at import At

_LASTS = 1300.0
_OPENS, _CLOSES = 260.0, 200.0
_WIDE, _HIGH = 580.0, 140.0  # size of the banner, in units
_MAT = 890.0
_RED = "#a3271f"
_RIM = 7.0
_SWINGS, _DIES, _FAR = 0.024, 520.0, 24.0
"""A bell's swing: its speed (radians per ms), its decay (ms), its width (degrees)."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@frozen(kw_only=True)
class Announcement(Motion):
    """A banner of parchment over the mat, with a red rim and a bell."""

    where: tuple[At, ...]
    """The places that it hangs in the middle of, which are about as wide as a mat."""
    title: str
    why: str
    lasts: float = _LASTS

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        mat = QRectF()
        for where in self.where:
            mat = mat.united(ground.box_of(where) or QRectF())
        return None if mat.isEmpty() else [mat]

    def _sheet(self, places: Sequence[QRectF]) -> QRectF:
        """Return the box of the open banner."""
        mat = places[0]
        unit = mat.width() / _MAT
        box = QRectF(0, 0, _WIDE * unit, _HIGH * unit)
        box.moveCenter(mat.center())
        return box

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        sheet = self._sheet(places)
        edge = sheet.width() * 0.07  # the banner opens a little too far first
        return sheet.adjusted(-edge, -edge / 3, edge, edge / 3)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        time, left = part * self.lasts, (1.0 - part) * self.lasts
        opened = eased(time / _OPENS, QEasingCurve.Type.OutBack)
        closed = eased(1.0 - left / _CLOSES, QEasingCurve.Type.InCubic)
        self._paint(canvas, self._sheet(places), opened * (1.0 - closed), time)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        canvas.painter.setOpacity(part)
        self._paint(canvas, self._sheet(places), 1.0, self.lasts)
        canvas.painter.setOpacity(1.0)

    def _paint(self, canvas: Canvas, sheet: QRectF, opened: float, time: float) -> None:
        """Paint the banner, opened from 0 to 1, `time` ms after its start."""
        painter, unit = canvas.painter, sheet.height() / _HIGH
        painter.save()
        painter.translate(sheet.center())
        painter.scale(max(0.02, opened), 1.0)
        painter.translate(-sheet.center())
        rim = _RIM * unit
        painter.setPen(QPen(QColor(INK), 1.6 * unit))
        painter.setBrush(QColor(_RED))
        painter.drawRoundedRect(sheet, 8 * unit, 8 * unit)
        inside = sheet.adjusted(rim, rim, -rim, -rim)
        paint_sheet(painter, inside.adjusted(-3, -3, 3, 3), canvas.parchment, is_lit=False)
        angle = _FAR * sin(time * _SWINGS) * exp(-time / _DIES)
        side = inside.height() * 0.72
        bell = QRectF(inside.left() + side * 0.3, inside.center().y() - side / 2, side, side)
        _paint_bell(painter, bell, angle)
        words = inside.adjusted(side * 1.6, inside.height() * 0.1, -side * 0.25, 0)
        self._paint_words(canvas, words)
        painter.restore()

    def _paint_words(self, canvas: Canvas, box: QRectF) -> None:
        painter, look = canvas.painter, canvas.look
        upper = QRectF(box.left(), box.top(), box.width(), box.height() * 0.5)
        lower = QRectF(box.left(), upper.bottom(), box.width(), box.height() * 0.34)
        painter.setPen(QColor(_RED))
        painter.setFont(fitted(look.title_font(46), self.title, upper.width(), upper.height()))
        painter.drawText(upper, _LEFT, self.title)
        painter.setPen(QColor(INK))
        painter.setFont(fitted(look.font(20), self.why, lower.width(), lower.height()))
        painter.drawText(lower, _LEFT, self.why)


def _paint_shine(painter: QPainter, unit: float) -> None:
    shine = QPainterPath(QPointF(-22 * unit, 62 * unit))
    shine.cubicTo(
        QPointF(-18 * unit, 44 * unit),
        QPointF(-20 * unit, 22 * unit),
        QPointF(-8 * unit, 18 * unit),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(BRASS_EDGE), 5 * unit))
    painter.drawPath(shine)


def _paint_bell(painter: QPainter, box: QRectF, angle: float) -> None:
    """Paint a brass bell that swings by an angle, in degrees."""
    unit = box.width() / 100
    painter.save()
    painter.translate(box.center().x(), box.top() + 8 * unit)
    painter.rotate(angle)
    painter.setPen(QPen(QColor(INK), 3.4 * unit))
    painter.setBrush(QColor(BRASS))
    painter.drawEllipse(QPointF(-angle * 0.5 * unit, 80 * unit), 10 * unit, 10 * unit)
    painter.drawEllipse(QPointF(0, 2 * unit), 8 * unit, 8 * unit)
    body = QPainterPath(QPointF(-42 * unit, 76 * unit))
    body.cubicTo(
        QPointF(-26 * unit, 62 * unit), QPointF(-34 * unit, 8 * unit), QPointF(0, 8 * unit)
    )
    body.cubicTo(
        QPointF(34 * unit, 8 * unit), QPointF(26 * unit, 62 * unit), QPointF(42 * unit, 76 * unit)
    )
    body.closeSubpath()
    painter.drawPath(body)
    _paint_shine(painter, unit)
    painter.setPen(QPen(QColor(INK), 3.4 * unit))
    painter.drawLine(QPointF(-34 * unit, 64 * unit), QPointF(34 * unit, 64 * unit))
    painter.restore()
