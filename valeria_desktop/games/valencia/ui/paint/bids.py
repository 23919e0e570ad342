"""Paints the panel of bids and its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE
from valeria_desktop.games.valencia.ui.cards.face import paint_card
from valeria_desktop.games.valencia.ui.parts.bid_rows import Kind
from valeria_desktop.games.valencia.ui.rivals.paint import NEUTRAL
from valeria_desktop.games.valencia.ui.rivals.plaque import NINA_SIGN
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.signs import paint_sign
from valeria_desktop.ui.pieces.mood import FLAT
from valeria_desktop.ui.place.panel import paint_panel
from valeria_desktop.ui.place.ruler import Ruler, width_of_words

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from valeria_desktop.games.valencia.ui.parts.bid_rows import BidRow
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.brush import Brush

TEXT = 14.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_RANK, _SHIELD, _SUM = 26.0, 0.86, 30.0
_CARDS = 0.26  # of a row's width
_GAP = 6.0
_LEAST = 12.5  # units of letters; what is still too long is cut
_CLOSEST = 0.34  # of a card that lies in a fan


def paint_ladder(
    brush: Brush, box: QRectF, head: QRectF, words: tuple[str, str], ruler: Ruler
) -> None:
    """Paint the panel, and its title with what is said of ties, if there is room for them."""
    paint_panel(brush.painter, box, brush.look)
    if head.isEmpty():
        return
    painter, tokens = brush.painter, brush.look.palette
    title, ties = words
    font = ruler.title(16.5, head.height() / ruler.unit)
    painter.setFont(font)
    painter.setPen(QColor(tokens.ink))
    painter.drawText(head, _LEFT, title)
    room = head.adjusted(width_of_words(font, title) + _GAP * ruler.unit, 0, 0, 0)
    small = ruler.plain(13.5, head.height() / ruler.unit)
    painter.setFont(small)
    painter.setPen(QColor(tokens.quiet))
    shown = QFontMetricsF(small).elidedText(ties, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, _RIGHT, shown)


def paint_row(brush: Brush, box: QRectF, row: BidRow, ruler: Ruler, *, has_focus: bool) -> None:
    """Paint a row."""
    if row.kind in {Kind.RANK, Kind.OPEN}:
        _paint_rank(brush, box, row, ruler)
    else:
        _paint_line(brush, box, row, ruler)
    if has_focus:
        pen = QPen(QColor(brush.look.palette.focus), max(1.6, 2 * ruler.unit))
        pen.setDashPattern([2.6, 1.8])
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)


def _paint_rank(brush: Brush, box: QRectF, row: BidRow, ruler: Ruler) -> None:
    u, tokens = ruler.unit, brush.look.palette
    _paint_bed(brush, box, row, u)
    inside = box.adjusted(4 * u, 3 * u, -6 * u, -3 * u)
    number = QRectF(inside.left(), inside.top(), max(_RANK * u, 20 * ruler.text), inside.height())
    painter = brush.painter
    painter.setFont(ruler.title(18, inside.height() / u))
    painter.setPen(QColor(tokens.ink if row.is_placed else tokens.quiet))
    painter.drawText(number, CENTRE, str(row.rank + 1))
    high = min(inside.height(), 34 * u)
    shield = QRectF(number.right() + 2 * u, inside.center().y() - high / 2, high * _SHIELD, high)
    if row.kind is Kind.OPEN:
        _paint_nobody(brush, shield, u)
    else:
        paint_shield(brush, shield, row.who)
    cards = QRectF(shield.right() + _GAP * u, inside.top(), inside.width() * _CARDS, 0)
    cards.setHeight(inside.height())
    _paint_cards(brush, cards, row)
    left = _paint_sum(brush, cards, row, ruler)
    words = QRectF(left, inside.top(), inside.right() - left, inside.height())
    _write(brush, words, row.words, ruler, QColor(tokens.ink if row.is_placed else tokens.quiet))


def _paint_bed(brush: Brush, box: QRectF, row: BidRow, unit: float) -> None:
    tokens, painter = brush.look.palette, brush.painter
    painter.setPen(QPen(QColor(tokens.line), 1.2, _dash(row)))
    bed = QColor(tokens.raised)
    painter.setBrush(bed if row.kind is Kind.RANK and row.is_placed else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 6 * unit, 6 * unit)


def _dash(row: BidRow) -> Qt.PenStyle:
    return Qt.PenStyle.DashLine if row.kind is Kind.OPEN else Qt.PenStyle.SolidLine


def _paint_nobody(brush: Brush, box: QRectF, unit: float) -> None:
    painter = brush.painter
    painter.setPen(QPen(QColor(brush.look.palette.quiet), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 4 * unit, 4 * unit)


def paint_shield(brush: Brush, box: QRectF, who: Seat | None) -> None:
    """Paint a player's shield, or Nina's."""
    if who is None:
        paint_sign(brush, QColor(NEUTRAL), NINA_SIGN, box)
    else:
        paint_sign(brush, brush.look.player(who.colour), who.sign.value, box)


def _paint_cards(brush: Brush, room: QRectF, row: BidRow) -> None:
    """Paint the cards side by side, in a fan where they are many, not at all in too little room."""
    number = len(row.cards)
    if not number:
        return
    high = min(room.height(), 36 * brush.unit)
    wide, top = high * SHAPE, room.center().y() - high / 2
    step = min(wide + brush.unit, (room.width() - wide) / max(1, number - 1))
    if step < wide * _CLOSEST:
        return
    for place, card in enumerate(row.cards):
        at = QRectF(room.left() + place * step, top, wide, high)
        seen = wide if place == number - 1 else min(wide, step)
        paint_card(brush, at, card, FLAT, shown=seen)


def _paint_sum(brush: Brush, cards: QRectF, row: BidRow, ruler: Ruler) -> float:
    """Write the sum right of the cards; give where the words begin, in all rows the same."""
    font = ruler.title(19, cards.height() / ruler.unit)
    wide = max(_SUM * ruler.unit, width_of_words(font, "00") + 6 * ruler.unit)
    room = QRectF(cards.right(), cards.top(), wide, cards.height())
    if row.kind is Kind.RANK:
        brush.painter.setFont(font)
        brush.painter.setPen(QColor(brush.look.palette.ink))
        brush.painter.drawText(room, CENTRE, str(row.total))
    return room.right() + 4 * ruler.unit


def _paint_line(brush: Brush, box: QRectF, row: BidRow, ruler: Ruler) -> None:
    """A line of words, with the shields it speaks of before it."""
    u, left = ruler.unit, box.left() + 4 * ruler.unit
    side = shield_side(row, ruler)
    for who in row.people:
        paint_shield(brush, QRectF(left, box.center().y() - side / 2, side * _SHIELD, side), who)
        left += side * _SHIELD + 3 * u
    room = QRectF(left + 2 * u, box.top(), box.right() - left - 4 * u, box.height())
    tokens = brush.look.palette
    colour = tokens.ink if row.kind is Kind.OUTLOOK else tokens.quiet
    _write(brush, room, row.words, ruler, QColor(colour))


def shield_side(row: BidRow, ruler: Ruler) -> float:
    """Return the height of the shields before a line; your own gain has none."""
    return ruler.size(18, 24) if row.people else 0.0


def line_height(row: BidRow, wide: float, ruler: Ruler, share: float) -> float:
    """Return the height of a line of words in so much width, written in a share of its size."""
    shields = len(row.people) * (shield_side(row, ruler) * _SHIELD + 3 * ruler.unit)
    room = QRectF(0, 0, max(1.0, wide - shields - 8 * ruler.unit), 10_000)
    font = ruler.plain(TEXT * share, 40)
    text = QFontMetricsF(font).boundingRect(room, int(_WRAP), row.words)
    return max(text.height(), shield_side(row, ruler)) + 5 * ruler.unit


def _write(brush: Brush, room: QRectF, words: str, ruler: Ruler, colour: QColor) -> None:
    """Write words in as many lines as fit, smaller where they don't, and cut what is too long."""
    painter = brush.painter
    font = _fitting(words, room, ruler)
    metrics = QFontMetricsF(font)
    is_one_line = room.height() < 2 * metrics.lineSpacing() - metrics.leading() - 1
    if is_one_line:
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, int(_LEFT if is_one_line else _WRAP), words)


def _fitting(words: str, room: QRectF, ruler: Ruler) -> QFont:
    font = ruler.plain(TEXT, 40)
    least = min(font.pixelSize(), round(_LEAST * ruler.unit))
    while font.pixelSize() > least:
        if QFontMetricsF(font).boundingRect(room, int(_WRAP), words).height() <= room.height() + 1:
            break
        font.setPixelSize(font.pixelSize() - 1)
    return font
