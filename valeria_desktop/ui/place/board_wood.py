"""The wood of a board, which is the same for everyone, and its owner's colour at its left edge."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.brush import Brush

_SHADOW = (2, 4)
_EDGE, _BAND, _LINE = 5, 6.5, 1.2


def paint_wood(brush: Brush, box: QRectF, *, is_active: bool) -> None:
    """Paint an empty board; with gold round it and light on it when its owner is active."""
    wood = Wood(brush.painter, brush.look, brush.unit, is_lamp_lit=False)
    board = _board_in(box, brush.unit)
    if is_active:
        wood.paint_shadow(board, 8)
    wood.paint_board(board, is_active=is_active)


def paint_owner(brush: Brush, box: QRectF, colour: QColor | None) -> None:
    """Paint whose board it is over its wood, from a kept piece."""
    if colour is None:
        return
    strip = QRectF(box)
    strip.setWidth(ceil((_EDGE + _BAND + _LINE) * brush.unit))
    brush.piece(
        (paint_owner, colour.rgb()), strip, lambda piece, room: _paint_band(piece, room, colour)
    )


def _board_in(box: QRectF, unit: float) -> QRectF:
    return box.adjusted(0, 0, -_SHADOW[0] * unit, -_SHADOW[1] * unit)


def _paint_band(brush: Brush, box: QRectF, colour: QColor) -> None:
    """Paint the band along the left edge, in the shape of the whole board."""
    unit, painter = brush.unit, brush.painter
    whole = box.adjusted(0, 0, box.height(), 0)
    inner = _board_in(whole, unit).adjusted(*(by * _EDGE * unit for by in (1, 1, -1, -1)))
    path = QPainterPath()
    path.addRoundedRect(inner, _EDGE * unit, _EDGE * unit)
    painter.save()
    painter.setClipPath(path)
    band = QRectF(inner.left(), inner.top(), _BAND * unit, inner.height())
    painter.fillRect(band, colour)
    painter.setPen(QPen(QColor(CARD_INK), _LINE * unit))
    painter.drawLine(band.topRight(), band.bottomRight())
    painter.restore()
