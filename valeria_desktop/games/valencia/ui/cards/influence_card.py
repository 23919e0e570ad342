"""The face of an influence card: number and pips, or picture and name of an advanced card.

The visible part of a card in a fan shows number and power, also while others cover the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen

from valeria_desktop.games.valencia.rules.model.cards import PLAIN as PLAIN_CARDS
from valeria_desktop.games.valencia.ui.cards.card_words import card_name
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames, paint_shadow
from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.look import text_font, title_font
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.pieces.lit_face import paint_veil
from valeria_desktop.ui.pieces.piece import PLAIN, PieceMood

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.ui.paint.brush import Brush

PAPER, PAPER_EDGE, WINE = "#e9dcb8", "#cdb67f", "#7a1d2c"
_RADIUS = 0.05  # of the card's height
_SMALL = 68  # units of height; a lower card has no room for a name
_WHOLE = 0.8  # share of a card's width; a card that is covered further has no name
_LINE, _PIPS, _BAND = 0.645, 0.8, 0.7  # shares of the card's height, from the top
_ROW = 4  # pips in a row of a narrow card


def radius_of(box: QRectF) -> float:
    """Return the radius of a card's corners."""
    return max(2.0, box.height() * _RADIUS)


def paint_card(
    brush: Brush, box: QRectF, card: Card, mood: PieceMood = PLAIN, *, shown: float | None = None
) -> None:
    """Paint a card in its mood; `shown` is the visible width from its left edge, in pixels."""
    place = box.translated(0, -mood.raised * brush.unit)
    radius = radius_of(place)
    if not mood.is_flat:
        paint_shadow(brush, box, radius)
    seen = min(place.width(), shown or place.width())
    brush.piece_of(
        (paint_card, card, round(seen, 1)),
        place,
        lambda piece, room: _paint_face(piece, room, card, seen),
    )
    if mood.is_dim:
        paint_veil(brush, place, radius)
    paint_frames(brush, place, mood, radius)


def _paint_face(brush: Brush, box: QRectF, card: Card, seen: float) -> None:
    _paint_paper(brush, box)
    part = QRectF(box)
    part.setWidth(seen)
    if card in PLAIN_CARDS:
        _paint_plain(brush, part, card)
    elif box.height() < _SMALL * brush.unit:
        _paint_small(brush, part, card)
    else:
        _paint_advanced(brush, box, part, card)
    _paint_rim(brush, box)


def _paint_paper(brush: Brush, box: QRectF) -> None:
    painter, radius = brush.painter, radius_of(box)
    rounded(painter, box.adjusted(1, 1, -1, -1), radius, PAPER)
    within = box.height() * 0.042
    painter.setPen(QPen(QColor(PAPER_EDGE), max(1.0, box.height() * 0.011)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = box.adjusted(within, within, -within, -within)
    painter.drawRoundedRect(inner, radius * 0.5, radius * 0.5)


def _paint_rim(brush: Brush, box: QRectF) -> None:
    painter, radius = brush.painter, radius_of(box)
    wide = max(1.2, min(2 * brush.unit, box.height() * 0.03))
    painter.setPen(QPen(QColor(CARD_INK), wide))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = wide / 2
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def _paint_plain(brush: Brush, part: QRectF, card: Card) -> None:
    """Paint the number, a line, and the pips below it."""
    painter, high = brush.painter, part.height()
    size = 0.42 if high >= _SMALL * brush.unit else 0.54
    _write_number(brush, QRectF(part.left(), part.top(), part.width(), high * 0.64), card, size)
    y = part.top() + high * _LINE
    margin = min(high * 0.08, part.width() * 0.16)
    painter.setPen(QPen(QColor(PAPER_EDGE), max(1.0, high * 0.018)))
    painter.drawLine(QPointF(part.left() + margin, y), QPointF(part.right() - margin, y))
    _paint_pips(brush, part, card.number)


def _write_number(brush: Brush, room: QRectF, card: Card, size: float) -> None:
    painter = brush.painter
    high = room.height() / 0.64
    painter.setFont(fitted(title_font(high * size), str(card.number), room.width(), high))
    painter.setPen(QColor(CARD_INK))
    painter.drawText(room, CENTRE, str(card.number))


def _paint_pips(brush: Brush, part: QRectF, number: int) -> None:
    """Paint as many pips as the card's number, in two rows if one row is too long."""
    painter, high = brush.painter, part.height()
    is_short = part.width() < high * 0.1 * (number + 1)
    rows = [number] if number <= _ROW or not is_short else [(number + 1) // 2, number // 2]
    step = min(high * 0.105, part.width() / (max(rows) + 0.6))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(WINE))
    for place, count in enumerate(rows):
        y = part.top() + high * _PIPS + (place - (len(rows) - 1) / 2) * step * 1.05
        left = part.center().x() - (count - 1) * step / 2
        for index in range(count):
            painter.drawEllipse(QPointF(left + index * step, y), step * 0.38, step * 0.38)


# --- advanced cards


def _emblem(card: Card) -> str:
    return f"card-{card.value}"


def _paint_small(brush: Brush, part: QRectF, card: Card) -> None:
    """Paint the number, and the picture below it."""
    high = part.height()
    _write_number(brush, QRectF(part.left(), part.top(), part.width(), high * 0.5), card, 0.4)
    side = min(high * 0.46, part.width() * 0.92)
    brush.emblem(_emblem(card), square(QPointF(part.center().x(), part.top() + high * 0.7), side))


def _paint_advanced(brush: Brush, box: QRectF, part: QRectF, card: Card) -> None:
    """Paint the number in the corner, the picture, and the name on a band of wine."""
    painter, high = brush.painter, box.height()
    band = _band(box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(WINE))
    painter.drawPath(band)
    is_whole = part.width() >= box.width() * _WHOLE
    side = min(high * (0.5 if is_whole else 0.42), part.width() * 0.9)
    aside, down = (0.05, 0.42) if is_whole else (0.01, 0.47)
    middle = QPointF(part.center().x() + high * aside, box.top() + high * down)
    brush.emblem(_emblem(card), square(middle, side))
    _paint_corner_number(brush, part, card)
    foot = QRectF(part.left(), box.top() + high * _BAND, part.width(), high * (0.97 - _BAND))
    if is_whole:
        _write_name(brush, foot, card_name(card))


def _band(box: QRectF) -> QPainterPath:
    """Return the outline of a card's foot, with a wavy upper edge."""
    radius, high = radius_of(box), box.height()
    foot = QPainterPath()
    foot.addRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    top = box.top() + high * _BAND
    cut = QPainterPath(QPointF(box.left(), top))
    step, deep = box.width() / 6, high * 0.012
    for index in range(6):
        x = box.left() + index * step
        rise = deep if index % 2 else -deep
        cut.quadTo(QPointF(x + step / 2, top + 2 * rise), QPointF(x + step, top))
    cut.lineTo(box.bottomRight())
    cut.lineTo(box.bottomLeft())
    cut.closeSubpath()
    return foot.intersected(cut)


def _paint_corner_number(brush: Brush, part: QRectF, card: Card) -> None:
    high = part.height()
    font = title_font(high * 0.25)
    within = high * 0.075
    corner = QRectF(part.left() + within, part.top() + high * 0.03, high * 0.2, high * 0.26)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_INK))
    brush.painter.drawText(
        corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(card.number)
    )


def _write_name(brush: Brush, foot: QRectF, name: str) -> None:
    """Write a name on its band, the words below each other."""
    painter, words = brush.painter, name.split(" ", 1)
    inside = foot.adjusted(foot.height() * 0.12, foot.height() * 0.06, -foot.height() * 0.12, 0)
    line = inside.height() / max(len(words), 1)
    size = min(line * 1.05, foot.height() * 0.56)
    font = text_font(size, QFont.Weight.Bold)
    for word in words:
        font = fitted(font, word, inside.width(), line * 1.2)
    painter.setFont(font)
    painter.setPen(QColor(CARD_TEXT))
    for place, word in enumerate(words):
        row = QRectF(inside.left(), inside.top() + place * line, inside.width(), line)
        painter.drawText(row, CENTRE | Qt.TextFlag.TextDontClip, word)
