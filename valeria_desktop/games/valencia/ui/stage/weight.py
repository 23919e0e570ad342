"""Moments with weight: a plan is laid down stack by stack, and a seat of the council is taken."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.rules.at import Asset, AtStack, OfPlayer
from valeria_desktop.ui.stage.motions import Glow, Staying, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.stage.beats import Canvas

_APART, _LIGHT = 90.0, 260.0
"""Milliseconds between two stacks, and of the light round each."""
_RAYS, _RING, _WIDE = 10, 16.0, 3.0
"""The rays round a taken seat, the reach of its ring in pixels, and the width of its line."""


def laid_down(seat: int, stacks: int) -> tuple[Glow, ...]:
    """Return a glow round each stack of a plan, one after the other, with a knock for each.

    Where a player's stacks lie is seen only on a board; a plaque glows as a whole, once.
    """
    each = [
        Glow(where=AtStack(seat, number), at=_APART * number, lasts=_LIGHT, sound="card")
        for number in range(stacks)
    ]
    last = _APART * max(0, stacks - 1)
    whole = Glow(where=OfPlayer(seat, Asset.STACKS), at=last, lasts=_LIGHT, sound="recruit")
    return (*each, whole)


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
