"""How a thing of a player's board looks in each state: lit, pointed at, hinted, dim, focused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.ui.paint.board_marks import (
    paint_lit_frame,
    paint_lit_ground,
)
from valeria_desktop.games.viscounts.ui.paint.knife import rounded
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.strokes import paint_hint_frame

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood

BEYOND = 8.0
"""How far gold and rays reach beyond a thing, in units."""
TRAY, TRAY_LINE = "#1e1512", "#5a4632"
"""The bed of signs in a board's wood, dark in both themes, as signs are cut for it."""


class Face(Protocol):
    """All painted data of a thing."""

    def paint(self, brush: Brush, box: QRectF) -> None:
        """Paint the thing into a box, as it is without a mark."""


def paint_face(brush: Brush, box: QRectF, face: Face, mood: PieceMood) -> None:
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
        made = materials_of(brush.look)
        veil = QColor(made.veil)
        veil.setAlphaF(made.veil_share)
        rounded(brush.painter, box, 5 * brush.unit, veil)
    if mood.is_hinted:
        by = 3 * brush.unit
        paint_hint_frame(brush.painter, brush.look, box.adjusted(-by, -by, by, by))
    if mood.is_focused:
        by = 2 * brush.unit
        paint_focus_ring(brush.painter, box.adjusted(by, by, -by, -by), 5 * brush.unit)


def paint_tray(brush: Brush, box: QRectF, radius: float = 5.0) -> None:
    """Paint a dark bed in the wood for signs and numbers."""
    line = 1.2 * brush.unit
    rounded(brush.painter, box, radius * brush.unit, TRAY_LINE)
    inside = box.adjusted(line, line, -line, -line)
    rounded(brush.painter, inside, (radius - 1) * brush.unit, TRAY)
