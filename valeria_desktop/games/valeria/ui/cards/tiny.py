"""A small card: a chip on a rival's plaque, or a picture as small as a letter."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.cards.frames import CHIPS
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.cards.landscape import paint_landscape
from valeria_desktop.games.valeria.ui.cards.mood import Ribbon, WakeChip
from valeria_desktop.ui.paint.brush import Brush, paint_marks, paint_outlined, width_of
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look


HEIGHT = 48
"""The height of a tiny card that all its sizes refer to, in units."""
_BACKS = 2
_STEP = 1.8
_FOOT = 17.5
_POWER = 14.0
_NUMBER = 14.0
_RADIUS = 4.5
_LIFT = 3.0
_BEYOND = 8.0
"""How far backs, an edge or a raised card reach beyond the card's box, in units."""


def power_of(face: CardFace, ribbon: Ribbon) -> Marks:
    """Return the power that counts now; () without a ribbon, or for a card with one power."""
    if not face.splits or ribbon is Ribbon.NONE:
        return ()
    return face.powers[0 if ribbon is Ribbon.MINE else 1]


def tiny_width(face: CardFace, ribbon: Ribbon, height: float, text: float) -> float:
    """Return the least width, in pixels, of a tiny card with an unsqueezed power."""
    unit = height / HEIGHT
    power = power_of(face, ribbon)
    needed = width_of(power, _power_size(unit, text)) + 8 * unit if power else 0.0
    return max(height, needed)


def paint_tiny(
    brush: Brush, rect: QRectF, face: CardFace, mood: CardMood, text: float = 1.0
) -> None:
    """Paint a tiny card: its number of copies, the power that counts, and the chip that woke it.

    `text` is the size of one unit of text, in pixels.
    """
    unit, count, woken = rect.height() / HEIGHT, mood.count, mood.woken
    body = rect.translated(0, -_LIFT * unit) if woken else rect
    for back in range(min(count - 1, _BACKS), 0, -1):
        _paint_back(brush, body.translated(back * _STEP * unit, -back * _STEP * unit), face, unit)
    power = power_of(face, mood.ribbon)
    _paint_body(brush, body, face, woken, has_foot=bool(power))
    foot = _FOOT * unit if power else 2 * unit
    room = body.adjusted(2 * unit, 2 * unit, -2 * unit, -foot)
    plate = _number_box(room, face, _number_size(unit, text))
    _paint_emblem(brush, room, plate, face)
    _paint_number(brush, plate, face, _number_size(unit, text), woken)
    if power:
        box = QRectF(body.left(), body.bottom() - foot, body.width(), foot)
        _paint_power(brush, box, power, _power_size(unit, text))
    if count > 1:
        _paint_count(brush, room, count, _number_size(unit, text))


def paint_kept_tiny(
    brush: Brush, rect: QRectF, face: CardFace, mood: CardMood, text: float
) -> None:
    """Paint a tiny card from a kept picture, as any moving token makes its plaque paint again."""
    beyond = math.ceil(_BEYOND * rect.height() / HEIGHT)
    around = QMarginsF(beyond, beyond, beyond, beyond)

    def draw(piece: Brush, box: QRectF) -> None:
        paint_tiny(piece, box - around, face, mood, text)

    brush.piece((paint_tiny, face, mood, text), rect + around, draw)


def _power_size(unit: float, text: float) -> float:
    return min(_POWER * max(text, unit), 16 * unit)


def _number_size(unit: float, text: float) -> float:
    return min(_NUMBER * max(text, unit), 17 * unit)


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def _paint_back(brush: Brush, box: QRectF, face: CardFace, unit: float) -> None:
    brush.painter.setPen(QPen(QColor(CARD_INK), 1.2 * unit))
    brush.painter.setBrush(QColor(face.field).darker(125))
    brush.painter.drawPath(_rounded(box, _RADIUS * unit))


def _paint_body(
    brush: Brush, box: QRectF, face: CardFace, woken: WakeChip | None, *, has_foot: bool
) -> None:
    """Paint the field and the landscape, framed in ink or in the colour of the waking chip."""
    painter, field, unit = brush.painter, QColor(face.field), box.height() / HEIGHT
    outline = _rounded(box, _RADIUS * unit)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(box, field)
    sky = box.adjusted(0, 0, 0, -_FOOT * unit) if has_foot else box
    paint_landscape(painter, sky, face.land, field, face.id)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if woken:
        painter.setPen(QPen(QColor(INK), 5.5 * unit))
        painter.drawPath(outline)
        painter.setPen(QPen(QColor(CHIPS[woken]), 3 * unit))
    else:
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.drawPath(outline)


def _number_box(room: QRectF, face: CardFace, size: float) -> QRectF:
    """Return the box of the numbers, or of the sign for doubles on a card without numbers."""
    if not face.badge:
        return QRectF(room.topLeft(), room.topLeft())
    wide = size * 0.6 + width_of(face.badge, size)
    return QRectF(room.left(), room.top(), max(size * 1.2, wide), size * 1.2)


def _paint_number(
    brush: Brush, plate: QRectF, face: CardFace, size: float, woken: WakeChip | None
) -> None:
    if plate.isEmpty():
        return
    painter = brush.painter
    painter.setPen(QPen(QColor(INK if woken else CARD_TEXT), 1.2))
    painter.setBrush(QColor(CHIPS[woken] if woken else CARD_INK))
    paint_chip_outline(brush, plate, woken, size * 0.24)
    paint_marks(brush, plate, face.badge, size, CARD_INK if woken else CARD_TEXT)
    brush.note("numbers" if face.badge[0].text else face.badge[0].icon, plate)


def paint_chip_outline(brush: Brush, box: QRectF, chip: WakeChip | None, radius: float) -> None:
    """Paint the outline of a chip: square, lozenge or round; for None with rounded corners."""
    painter = brush.painter
    if chip is WakeChip.A:
        painter.drawRect(box)
    elif chip is WakeChip.B:
        painter.drawPath(_hexagon(box))
    else:
        corner = box.height() / 2 if chip is WakeChip.SUM else radius
        painter.drawRoundedRect(box, corner, corner)


def _hexagon(box: QRectF) -> QPainterPath:
    """Return a lozenge stretched over a box that is wider than high."""
    tip = box.height() * 0.28
    path = QPainterPath(QPointF(box.left() - tip * 0.5, box.center().y()))
    for x, y in (
        (box.left() + tip * 0.5, box.top()),
        (box.right() - tip * 0.5, box.top()),
        (box.right() + tip * 0.5, box.center().y()),
        (box.right() - tip * 0.5, box.bottom()),
        (box.left() + tip * 0.5, box.bottom()),
    ):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _paint_emblem(brush: Brush, room: QRectF, plate: QRectF, face: CardFace) -> None:
    """Paint the emblem beside the number, or behind a wide number; alone it keeps to its card."""
    side = room.height() + 1
    if plate.isEmpty():
        side = min(side, room.width() + 1)
    middle = max(room.center().x(), min(plate.right() + side * 0.38, room.right() - side / 2))
    brush.emblem(face.id, QRectF(middle - side / 2, room.center().y() - side / 2, side, side))


def _paint_power(brush: Brush, box: QRectF, power: Marks, size: float) -> None:
    """Paint the power that counts, on parchment."""
    painter, tones = brush.painter, materials_of(brush.look)
    inside = box.adjusted(1.2, 0, -1.2, -1.2)
    painter.setPen(QPen(QColor(CARD_INK), 1.2))
    painter.setBrush(QColor(tones.parchment))
    painter.drawRoundedRect(inside, 3, 3)
    paint_marks(brush, inside.adjusted(2, 0, -2, 0), power, size, INK)


def _paint_count(brush: Brush, room: QRectF, count: int, size: float) -> None:
    words = f"×{count}"
    font = brush.font(1)
    font.setPixelSize(letters(size * 0.92))
    wide = QFontMetricsF(font).horizontalAdvance(words)
    low = room.bottom() - size * 0.5
    paint_outlined(brush, QRectF(room.right() - wide, low - size, wide, size * 2), words, font)


_EDGE = 2


def paint_chip(painter: QPainter, box: QRectF, thing: Thing, look: Look) -> None:
    """Paint a card as a small square chip."""
    painter.setPen(QPen(QColor(CARD_INK), 1.2))
    painter.setBrush(QColor(field_of(as_a(Card, thing))))
    painter.drawRoundedRect(box, 4, 4)
    side = round(box.width()) - 2 * _EDGE
    emblem = look.emblem(thing.id, side, painter.device().devicePixelRatio())
    painter.drawPixmap(box.topLeft() + QPointF(_EDGE, _EDGE), emblem)
