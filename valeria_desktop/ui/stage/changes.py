"""Motions in one place: a sign turns over, a line lights up, a thing is in the air."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.pieces.laid_view import unit_of
from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround
from valeria_desktop.ui.stage.motions import Going, Staying, eased

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_BEYOND, _SIGN = 12.0, 54.0
_LINE = "#f3e8cc"


def brush_of(canvas: Canvas) -> Brush:
    """Return a brush for a canvas, whose unit is that of the table under the stage."""
    return Brush(canvas.painter, canvas.look, unit_of(canvas.look))


@frozen(kw_only=True)
class Meanwhile(Motion):
    """The table shows a scene with something in the air, until the next line has happened."""

    scene: Any
    lasts: float = 0.0

    def pose(self, ground: StageGround, part: float) -> None:
        show: Callable[[Any], None] | None = getattr(ground, "show_meanwhile", None)
        if show is not None:
            show(self.scene)


@frozen(kw_only=True)
class SignTurns(Staying):
    """A sign rises, turns over, and lies there with another face."""

    icons: tuple[str, str]
    lasts: float = 420.0

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return square(places[0].center(), 5 * _SIGN)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        side = _SIGN * max(1.0, unit_of(canvas.look))
        box = square(places[0].center() - QPointF(0, side * 0.5 * sin(pi * part)), side)
        painter, turned = canvas.painter, cos(pi * eased(part, QEasingCurve.Type.InOutCubic))
        painter.save()
        painter.translate(box.center())
        painter.scale(max(0.04, abs(turned)), 1.0)
        painter.translate(-box.center())
        brush_of(canvas).icon(self.icons[turned < 0], box)
        painter.restore()


@frozen(kw_only=True)
class LineLights(Going):
    """A line between two places brightens from one end to the other."""

    lasts: float = 320.0
    grows: float = 140.0

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].united(places[1]).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        start, goal = places[0].center(), places[1].center()
        end = start + (goal - start) * min(1.0, part * self.lasts / self.grows)
        unit = unit_of(canvas.look)
        for colour, wide in ((CARD_INK, 9.0), (_LINE, 5.0)):
            pen = QPen(QColor(colour), wide * unit)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            canvas.painter.setPen(pen)
            canvas.painter.drawLine(start, end)
