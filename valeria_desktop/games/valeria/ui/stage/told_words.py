"""The words beside a told card: the deed, its price and its gains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import paint_signed_bust
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.parchment import paint_sheet
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.paint.title_lines import title_height, write_title
from valeria_desktop.ui.place.guests import bust_of
from valeria_desktop.ui.stage.beats import Canvas

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.busts import Bust, Expression
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook

Rows = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
"""Words, each with the amounts behind it, by the names of their signs."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_SHIELD, _FACE, _TITLE, _TITLE_LEAST, _ROW = 34, 52, 19, 13, 16
_EDGE, _GAP = 14, 8
_BEYOND = QSize(8, 8)
"""Reach of the sheet's shadow beyond the sheet, in pixels."""


def paint_words(
    canvas: Canvas,
    box: QRectF,
    seat: Seat,
    words: tuple[str, Rows],
    mood: Expression | None = None,
) -> None:
    """Paint words on a sheet of parchment, from a picture that is kept while they are shown."""
    size = box.toAlignedRect().size() + _BEYOND
    known = (canvas.look.palette, canvas.look.scale, canvas.parchment.unit)
    picture = _picture(canvas.look, canvas.parchment, size, canvas.ratio, known, seat, words, mood)
    canvas.painter.drawPixmap(box.topLeft().toPoint(), picture)


@kept
def _picture(  # noqa: PLR0913, PLR0917 - all that it depends on
    look: Look,
    parchment: ParchmentLook,
    size: QSize,
    ratio: float,
    known: object,  # noqa: ARG001 - what else the look and the parchment say
    seat: Seat,
    words: tuple[str, Rows],
    mood: Expression | None,
) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    canvas = Canvas(painter, look, parchment, None, ratio)
    _write_all(canvas, QRectF(QPointF(0, 0), (size - _BEYOND).toSizeF()), seat, words, mood)
    painter.end()
    return picture


def _write_all(
    canvas: Canvas, box: QRectF, seat: Seat, words: tuple[str, Rows], mood: Expression | None
) -> None:
    painter, look, px = canvas.painter, canvas.look, canvas.look.px
    title, rows = words
    paint_sheet(painter, box, canvas.parchment, is_lit=False)
    inside = box.adjusted(px(_EDGE), px(_EDGE), -px(_EDGE), -px(_EDGE))
    bust = bust_of(look, seat, mood)
    teller = _paint_teller(canvas, inside.topLeft(), seat, bust)
    painter.setPen(QColor(INK))
    left, line = teller.right() + px(_GAP), px(_ROW) * 1.7
    least = teller.height() if bust is None else px(_TITLE) * 1.3  # a face has the rows beside it
    is_low = inside.height() < least + px(_GAP) + line * len(rows)
    most = max(least, inside.height() - px(_GAP) - line * (1 if is_low else len(rows)))
    font, high = fitting_title(look, title, QSizeF(inside.right() - left, most))
    painter.setFont(font)
    head = QRectF(left, inside.top(), inside.right() - left, max(least, high))
    write_title(painter, head.translated(0, (head.height() - high) / 2), title)
    at = QPointF(inside.left() if bust is None else left, head.bottom() + px(_GAP))
    for word, amounts in rows:
        right = _paint_row(canvas, at, word, amounts)
        at = QPointF(right + px(_GAP), at.y()) if is_low else at + QPointF(0, line)


def _paint_teller(canvas: Canvas, at: QPointF, seat: Seat, bust: Bust | None) -> QRectF:
    """Paint the face of the card's new owner, or else the shield; return its box."""
    look, brush = canvas.look, Brush(canvas.painter, canvas.look, 1.0)
    if bust is None:
        shield = QRectF(at, QSizeF(look.px(_SHIELD), look.px(_SHIELD) * 1.15))
        paint_seat_sign(brush, look.player(seat.colour), seat.sign, shield)
        return shield
    box = QRectF(at, QSizeF(look.px(_FACE), look.px(_FACE)))
    paint_signed_bust(brush, box, bust, seat.sign)
    return box.adjusted(0, 0, look.px(_GAP) / 2, 0)


def fitting_title(look: Look, title: str, room: QSizeF) -> tuple[QFont, float]:
    """Return the largest font that fits a title into a room, and the title's height."""
    size = _TITLE
    while True:
        font = look.title_font(size)
        high = title_height(font, title, room.width())
        if high <= room.height() or size <= _TITLE_LEAST:
            return font, high
        size -= 1


def _paint_row(
    canvas: Canvas, at: QPointF, word: str, amounts: tuple[tuple[str, int], ...]
) -> float:
    """Paint a word and the amounts behind it, and return their right end."""
    painter, look = canvas.painter, canvas.look
    height = look.px(_ROW) * 1.5
    x = _write(canvas, QPointF(at.x(), at.y()), word, is_bold=False) + look.px(6)
    for kind, number in amounts:
        x = _write(canvas, QPointF(x, at.y()), str(number), is_bold=True) + look.px(2)
        side = look.px(_ROW + 3)
        icon = look.icon(kind, side, canvas.ratio)
        painter.drawPixmap(QPointF(x, at.y() + (height - side) / 2), icon)
        x += side + look.px(_GAP)
    return x


def _write(canvas: Canvas, at: QPointF, text: str, *, is_bold: bool) -> float:
    """Write a text and return its right end."""
    look = canvas.look
    font = look.bold(_ROW) if is_bold else look.font(_ROW)
    canvas.painter.setFont(font)
    canvas.painter.setPen(QColor(INK))
    width = QFontMetricsF(font).horizontalAdvance(text)
    canvas.painter.drawText(QRectF(at.x(), at.y(), width + 2, look.px(_ROW) * 1.5), _LEFT, text)
    return at.x() + width
