"""The surroundings of a card on the table: shadow, cards below, backs behind, frames."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from valeria_desktop.games.valeria.ui.cards.ground import card_path, radius_of
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.materials import (
    CHIP_A,
    CHIP_B,
    CHIP_SUM,
    GOLD,
    INK,
    QUIET_GOLD,
    THIN_GOLD,
    materials_of,
)
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look

CHIPS = {WakeChip.A: CHIP_A, WakeChip.B: CHIP_B, WakeChip.SUM: CHIP_SUM}
"""The colours of the chips that wake cards."""
MOST_EDGES, MOST_BACKS = 4, 3
_LOWEST = 3.4  # how far the lowest card reaches beyond the edges above it, in edges
_SHADOW = QPointF(2, 4)
_EDGE = QPointF(1.5, 1.6)
_BACK = QPointF(2.6, -2.8)
_EDGE_FILL, _EDGE_LINE = "#2b2626", "#7d7566"
_BEYOND = 12.0  # how far shadow, edges and backs reach beyond a card, at most, in units
_FRAME, _THIN, _STRONG, _INK = 4.0, 1.0, 1.6, 1.4
"""Widths of a heavy frame, a thin one, a thin one with strong contrast, and of the ink on both
sides of them, in units."""
_HIGH = 92  # height of a tile at 100 %, in pixels


def unit_of_box(look: Look, rect: QRectF) -> float:
    """Return the unit of lines at a card: the table's unit, or a unit by the card's height."""
    own = rect.height() / _HIGH
    return min(look.unit, own * 1.3) if isinstance(look, RoomLook) else max(0.5, own)


def height_of(mood: CardMood) -> float:
    """Return how far a card is raised in its state, in units."""
    if mood.woken is not None:
        return 6.0
    if mood.is_hovered or _is_heavy(mood):
        return 5.0
    return 2.0 if mood.is_lit else 0.0


def _is_heavy(mood: CardMood) -> bool:
    """Return whether a card that can be chosen has the heavy frame: "this one", not "I could"."""
    return mood.is_lit and (mood.is_special or mood.is_hovered or mood.is_focused)


def raised(rect: QRectF, mood: CardMood, unit: float) -> QRectF:
    """Return the box of a card, raised by its state."""
    return rect.translated(0, -height_of(mood) * unit)


def paint_beneath(brush: Brush, rect: QRectF, field: str, mood: CardMood) -> None:
    """Paint the card's shadow, the edges of cards below it, and the backs of its copies."""
    if mood.is_flat:
        return
    behind = max(0, min(mood.count - 1, MOST_BACKS))
    heap = _Heap(
        rect.width(),
        rect.height(),
        brush.unit,
        below=max(0, min(mood.stack - 1, MOST_EDGES)),
        behind=behind,
        field=field if behind else "",
        shadow=materials_of(brush.look).shadow_share,
        lowest=mood.lowest,
    )
    beyond = math.ceil(_BEYOND * brush.unit)
    brush.painter.drawPixmap(rect.topLeft() - QPointF(beyond, beyond), _heap(heap, brush.ratio))


class _Heap(NamedTuple):
    """The key of a kept picture of shadow, edges and backs."""

    width: float
    height: float
    unit: float
    below: int
    behind: int
    field: str
    shadow: float
    lowest: str


@kept  # many cards share such a picture, and each card is painted in many states
def _heap(heap: _Heap, ratio: float) -> QPixmap:
    beyond = math.ceil(_BEYOND * heap.unit)
    rect = QRectF(beyond, beyond, heap.width, heap.height)
    wide, high = (math.ceil((side + 2 * beyond) * ratio) for side in (heap.width, heap.height))
    with drawing(wide, high, ratio) as (picture, painter):
        _paint_heap(painter, rect, heap)
    return picture


def _paint_heap(painter: QPainter, rect: QRectF, heap: _Heap) -> None:
    unit, dark = heap.unit, QColor(CARD_INK)
    dark.setAlphaF(heap.shadow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawPath(card_path(rect.translated((_SHADOW + _EDGE * heap.below) * unit)))
    if heap.lowest:
        painter.setPen(QPen(QColor(CARD_INK), max(1.0, 1.2 * unit)))
        painter.setBrush(QColor(heap.lowest))
        painter.drawPath(card_path(rect.translated(_EDGE * ((heap.below + _LOWEST) * unit))))
    for number in range(heap.below, 0, -1):
        painter.setPen(QPen(QColor(_EDGE_LINE), max(1.0, 0.9 * unit)))
        painter.setBrush(QColor(_EDGE_FILL))
        painter.drawPath(card_path(rect.translated(_EDGE * (number * unit))))
    for number in range(heap.behind, 0, -1):
        _paint_back(painter, rect.translated(_BACK * (number * unit)), QColor(heap.field), unit)


def _paint_back(painter: QPainter, rect: QRectF, field: QColor, unit: float) -> None:
    path = card_path(rect)
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(field.darker(172))
    painter.drawPath(path)
    inside = rect.adjusted(*(side * 2.2 * unit for side in (1, 1, -1, -1)))
    painter.setPen(QPen(field.lighter(118), max(1.0, unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(card_path(inside))


def paint_veil(brush: Brush, rect: QRectF) -> None:
    """Darken a card that is no option of the open question."""
    painter, tones = brush.painter, materials_of(brush.look)
    veil = QColor(tones.veil)
    veil.setAlphaF(tones.veil_share)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    painter.drawPath(card_path(rect.adjusted(-1, -1, 1, 1)))


def paint_frames(brush: Brush, rect: QRectF, mood: CardMood) -> None:
    """Paint the frames of a card's state: woken, an option, hovered, new, focused."""
    painter, look, unit = brush.painter, brush.look, brush.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mood.woken is not None:
        _paint_frame(painter, rect, CHIPS[mood.woken], unit)
    elif mood.is_lit:
        colour, width = (GOLD, _FRAME) if _is_heavy(mood) else _thin(look)
        _paint_frame(painter, rect, colour, unit, width)
    elif mood.is_hovered:
        _paint_frame(painter, rect, CARD_TEXT, unit, _FRAME / 2)
    if mood.is_new:
        _paint_new(painter, rect, look, unit)
    if mood.is_focused:
        around = rect.adjusted(*(side * 5 * unit for side in (-1, -1, 1, 1)))
        paint_focus_ring(painter, around, radius_of(rect) + 4 * unit, 2 * unit)


def _thin(look: Look) -> tuple[str, float]:
    """Return the colour and the width of the frame of a card that could be chosen."""
    return (THIN_GOLD, _STRONG) if look.is_strong else (QUIET_GOLD, _THIN)


def _paint_frame(
    painter: QPainter, rect: QRectF, colour: str, unit: float, width: float = _FRAME
) -> None:
    """Paint a coloured line between two lines of ink, visible on any background."""
    out = rect.adjusted(-0.5 * unit, -0.5 * unit, 0.5 * unit, 0.5 * unit)
    radius = radius_of(rect)
    for tone, wide in ((CARD_INK, width + 2 * _INK), (colour, width)):
        painter.setPen(QPen(QColor(tone), max(1.0, wide * unit)))
        painter.drawRoundedRect(out, radius, radius)


def _paint_new(painter: QPainter, rect: QRectF, look: Look, unit: float) -> None:
    """Paint a dotted golden frame and a tag on a new card."""
    radius = radius_of(rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_INK), 4 * unit))
    painter.drawRoundedRect(rect, radius, radius)
    dots = QPen(QColor(GOLD), 2.4 * unit)
    dots.setDashPattern([1.6, 1.5])
    dots.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(dots)
    painter.drawRoundedRect(rect, radius, radius)
    _paint_tag(painter, rect, look, unit)


def _paint_tag(painter: QPainter, rect: QRectF, look: Look, unit: float) -> None:
    words = QCoreApplication.translate("Cards", "new")
    font = look.bold(13)
    font.setPixelSize(letters(min(font.pixelSize(), rect.height() * 0.19)))
    metrics = QFontMetricsF(font)
    wide, high = metrics.horizontalAdvance(words) + 11 * unit, font.pixelSize() * 1.02
    left, top = rect.right() - wide - 1 * unit, rect.top() - high * 0.8
    teeth = 5
    step = wide / teeth
    points = [QPointF(left, top), QPointF(left + wide, top)]
    for number in range(teeth * 2 + 1):
        drop = high + (3 * unit if number % 2 == 0 else 0)
        points.append(QPointF(left + wide - number * step / 2, top + drop))
    painter.setPen(QPen(QColor(CARD_INK), _INK * unit))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF(points))
    painter.setFont(font)
    painter.setPen(QColor(INK))
    painter.drawText(QRectF(left, top, wide, high + unit), CENTRE, words)
