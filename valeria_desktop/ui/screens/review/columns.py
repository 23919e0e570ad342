"""The head of a player's part of a page of the review: shield, name, and a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.ruler import fit_words
from valeria_desktop.ui.paint.shields import paint_seat_sign

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

HEAD = 36.0
"""The height of a head, in pixels of text."""
_SHIELD, _NAME, _SUM = 28.0, 19.0, 24.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_head(brush: Brush, box: QRectF, seat: Seat, total: str = "") -> None:
    """Paint a player's head with a rule below it, and a sum at its end."""
    painter, look, text = brush.painter, brush.look, brush.look.scale
    shield = QRectF(0, 0, _SHIELD * 0.88 * text, _SHIELD * text)
    shield.moveCenter(box.center())
    shield.moveLeft(box.left() + 2 * text)
    paint_seat_sign(brush, look.player(seat.colour), seat.sign.value, shield)
    room = box.adjusted(shield.width() + 12 * text, 0, -4 * text, 0)
    wide = _write_sum(brush, room, total)
    fit_words(painter, room, seat.name, look.title_font(_NAME), INK, edge=wide)
    painter.setPen(QPen(QColor(look.palette.line), 1.5 * text))
    up = QPointF(0, text)
    painter.drawLine(box.bottomLeft() - up, box.bottomRight() - up)


def _write_sum(brush: Brush, room: QRectF, total: str) -> float:
    """Write a sum at the end of a room; return the width that it takes."""
    if not total:
        return 0.0
    painter = brush.painter
    painter.setFont(brush.look.title_font(_SUM))
    painter.setPen(QColor(INK))
    painter.drawText(room, _RIGHT, total)
    return painter.fontMetrics().horizontalAdvance(total) + 10 * brush.look.scale
