"""A thing that lies on a table, in each state: lit, pointed at, hinted, dim, focused.

What can be chosen has thin gold round it, what is pointed at heavy gold. Gold alone is not enough
for everyone: what can be chosen also has three short rays at its upper right.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from valeria_desktop.ui.paint.brush import wider
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.knife import rounded, stroke
from valeria_desktop.ui.paint.materials import GOLD, LIGHT, THIN_GOLD, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.strokes import paint_hint_frame

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood

BEYOND = 8.0
"""How far gold and rays reach beyond a thing, in units."""
_RAYS = (-20.0, -45.0, -70.0)


class PieceFace(Protocol):
    """All painted data of a thing."""

    def paint(self, brush: Brush, box: QRectF) -> None:
        """Paint the thing into a box, as it is without a mark."""


def paint_face(brush: Brush, box: QRectF, face: PieceFace, mood: PieceMood) -> None:
    """Paint a thing between the gold below it, if it can be chosen, and the marks above it."""
    if mood.is_lit:
        paint_lit_ground(brush, box, is_pointed=mood.is_hovered or mood.is_focused)
    face.paint(brush, box)
    _paint_above(brush, box, mood)


def _paint_above(brush: Brush, box: QRectF, mood: PieceMood) -> None:
    """Paint the veil of a thing that can't be chosen, the rays of one that can, and the focus."""
    if mood.is_lit:
        paint_lit_frame(brush, box, is_pointed=mood.is_hovered or mood.is_focused)
    elif mood.is_dim:
        paint_veil(brush, box, 5 * brush.unit)
    if mood.is_hinted:
        paint_hint_frame(brush.painter, brush.look, wider(box, 3 * brush.unit))
    if mood.is_focused:
        paint_focus_ring(brush.painter, wider(box, -2 * brush.unit), 5 * brush.unit)


def paint_lit_ground(brush: Brush, box: QRectF, *, is_pointed: bool) -> None:
    """Paint the gold below a thing that can be chosen."""
    lit = wider(box, (5.0 if is_pointed else 3.6) * brush.unit)
    rounded(brush.painter, lit, 8 * brush.unit, CARD_INK)
    gold = wider(lit, -1.4 * brush.unit)
    rounded(brush.painter, gold, 7 * brush.unit, GOLD if is_pointed else THIN_GOLD)


def paint_lit_frame(brush: Brush, box: QRectF, *, is_pointed: bool) -> None:
    """Paint the rays of a thing that can be chosen, at its upper right corner."""
    corner = box.topRight() + QPointF(-3, 3) * brush.unit
    paint_rays(brush, corner, 8 * brush.unit, is_pointed=is_pointed)


def paint_rays(brush: Brush, middle: QPointF, near: float, *, is_pointed: bool) -> None:
    """Paint three short rays, which begin at a distance from a middle."""
    rays = QPainterPath()
    for angle in _RAYS:
        way = QPointF(cos(radians(angle)), sin(radians(angle)))
        rays.moveTo(middle + way * near)
        rays.lineTo(middle + way * (near + (5.5 if is_pointed else 4.2) * brush.unit))
    stroke(brush.painter, rays, CARD_INK, 4.2 * brush.unit)
    stroke(brush.painter, rays, LIGHT, 2.2 * brush.unit)


def paint_veil(brush: Brush, box: QRectF, radius: float) -> None:
    """Paint a veil over a thing that is no option of the open question."""
    made = materials_of(brush.look)
    veil = QColor(made.veil)
    veil.setAlphaF(made.veil_share)
    rounded(brush.painter, box, radius, veil)
