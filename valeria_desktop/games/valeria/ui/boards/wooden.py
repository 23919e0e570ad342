"""The wood of a board: its face, and its owner's colour at the left edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valeria.ui.boards.shields import side_colour
from valeria_desktop.games.valeria.ui.table.wood import Wood
from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.boards.sides import Side
    from valeria_desktop.ui.kit.brush import Brush

_SHADOW = (2, 4)
_EDGE, _BAND = 5, 6.5


def paint_wood(brush: Brush, box: QRectF, side: Side | None) -> None:
    """Paint an empty board; with gold round it and light on it when its owner is active."""
    unit, painter = brush.unit, brush.painter
    wood = Wood(painter, brush.look, unit, is_lamp_lit=False)
    board = box.adjusted(0, 0, -_SHADOW[0] * unit, -_SHADOW[1] * unit)
    is_active = side is not None and side.is_active
    if is_active:
        wood.paint_shadow(board, 8)
    wood.paint_board(board, is_active=is_active)
    if side is None:
        return
    inner = board.adjusted(*(by * _EDGE * unit for by in (1, 1, -1, -1)))
    path = QPainterPath()
    path.addRoundedRect(inner, _EDGE * unit, _EDGE * unit)
    painter.save()
    painter.setClipPath(path)
    band = QRectF(inner.left(), inner.top(), _BAND * unit, inner.height())
    painter.fillRect(band, side_colour(brush.look, side))
    painter.setPen(QPen(QColor(CARD_INK), 1.2 * unit))
    painter.drawLine(band.topRight(), band.bottomRight())
    painter.restore()
