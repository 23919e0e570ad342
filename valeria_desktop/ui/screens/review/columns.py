"""The head of a player's part of a page of the review: face or shield, name, and a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.ui.paint.busts import paint_signed_bust
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.ruler import fit_words, wrapped
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.guests import bust_of

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

HEAD = 48.0
"""The height of a head, in pixels of text."""
_SHIELD, _FACE, _NAME, _UNDER, _SUM = 32.0, 42.0, 20.0, 14.5, 26.0
_TWO_LINES = 58.0
"""The least height of a head with two lines below the name, in pixels of text."""
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_head(brush: Brush, box: QRectF, seat: Seat, total: str = "", *, under: str = "") -> None:
    """Paint a player's head with a rule below it, a sum at its end, and words below the name."""
    painter, look, text = brush.painter, brush.look, brush.look.scale
    room = box.adjusted(_FACE * text + 12 * text, 0, -4 * text, 0)
    _paint_face(brush, box, seat)
    wide = _write_sum(brush, room, total)
    if under:
        _write_both(brush, room, (seat.name, under), wide)
    else:
        fit_words(painter, room, seat.name, look.title_font(_NAME), INK, edge=wide)
    painter.setPen(QPen(QColor(look.palette.line), 1.5 * text))
    up = QPointF(0, text)
    painter.drawLine(box.bottomLeft() - up, box.bottomRight() - up)


def _write_both(brush: Brush, room: QRectF, words: tuple[str, str], edge: float) -> None:
    """Write a name, and a quieter line below it, or two where there is room."""
    painter, look, text = brush.painter, brush.look, brush.look.scale
    font, lines = look.font(_UNDER), 2 if room.height() >= _TWO_LINES * text else 1
    under = QFontMetricsF(font).lineSpacing() * lines
    high, low = QRectF(room), QRectF(room)
    middle = room.center().y()
    high.setBottom(middle + 2 * text if lines == 1 else room.bottom() - under - 2 * text)
    low.setTop(high.bottom() - text)
    bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
    fit_words(painter, high, words[0], look.title_font(_NAME), INK, flags=bottom, edge=edge)
    if lines == 1:
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        fit_words(painter, low, words[1], font, look.palette.quiet, flags=top, edge=edge)
        return
    low.setRight(low.right() - edge)
    painter.setFont(wrapped(font, words[1], low, text))
    painter.setPen(QColor(look.palette.quiet))
    painter.drawText(low, _WRAPPED, words[1])


def _paint_face(brush: Brush, box: QRectF, seat: Seat) -> None:
    """Paint a guest's face with the shield at its corner, or a person's shield."""
    look, text = brush.look, brush.look.scale
    place = QRectF(box.left() + 2 * text, 0, _FACE * text, _FACE * text)
    place.moveTop(box.center().y() - place.height() / 2 - text)
    if (bust := bust_of(look, seat)) is not None:
        paint_signed_bust(brush, place, bust, seat.sign.value)
        return
    shield = QRectF(0, 0, _SHIELD * 0.88 * text, _SHIELD * text)
    shield.moveCenter(place.center())
    paint_seat_sign(brush, look.player(seat.colour), seat.sign.value, shield)


def _write_sum(brush: Brush, room: QRectF, total: str) -> float:
    """Write a sum at the end of a room; return the width that it takes."""
    if not total:
        return 0.0
    painter = brush.painter
    painter.setFont(brush.look.title_font(_SUM))
    painter.setPen(QColor(INK))
    painter.drawText(room, _RIGHT, total)
    return painter.fontMetrics().horizontalAdvance(total) + 10 * brush.look.scale
