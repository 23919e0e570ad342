"""A box on the shelf: its lid, its brass, and the slip that says why it stays there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.controls.picture_button import paint_tick
from valeria_desktop.ui.paint.knife import fill, outlined, rounded, shadow
from valeria_desktop.ui.paint.look import text_font, title_font
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, GOLD, INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_TEXT
from valeria_desktop.ui.paint.pictures import has_picture, put_picture
from valeria_desktop.ui.paint.ruler import fitted, shortened

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look

CELL = QSize(152, 228)
"""The room of a box on its board, in units."""
FOOT = 181.0
"""The distance of the board from the top of a cell."""
_BOX = QRectF(13, 18, 126, 163)
_PICTURE, _EDGE, _DEEP = 116.0, 5.0, 9.0
_NEARER, _FORWARDS = 1.09, 3.0
_PLATE = QRectF(4, 191, 144, 34)
_NAME, _INSIDE, _BRASS, _SLIP = 17.0, 13.0, 13.5, 13.5
_DULL = {True: ("#3a2b20", "#e9dcc0"), False: ("#6a4f30", "#f3e8cc")}
_OFF = 0.58
_SLIP_FOOT = 139.0
"""The lower end of a slip: above the name of its box."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


@frozen
class Lid:
    """The look of a box as it stands now."""

    name: str
    picture: str
    colour: str
    inside: str
    """The number of cards, and how much longer a game becomes."""
    brass: tuple[str, ...]
    length: str = ""
    """How long a game with the box takes, in a sentence."""
    adds: str = ""
    """A sentence about the things that the box adds."""
    is_chosen: bool = False
    is_off: bool = False
    """Whether the box can't be chosen now."""
    slip: str = ""
    """The reason why not, or what the box asks for."""


def paint_lid(brush: Brush, cell: QRectF, lid: Lid, pulled: float) -> None:
    """Paint a box into its cell of the shelf, pulled out by a share."""
    painter, look, unit = brush.painter, brush.look, brush.unit
    box = _placed(_BOX, cell, unit)
    if pulled:
        rounded(painter, box.adjusted(4, 6, 0, 0), 2, shadow(0.5))  # the gap that it came from
        box = _nearer(box, unit, pulled)
    _paint_body(painter, box, lid.colour, unit, is_near=lid.is_chosen)
    _paint_picture(painter, box, lid.picture, unit)
    if lid.is_off:
        painter.fillRect(box.adjusted(-1, -1, _DEEP * unit, 1), shadow(_OFF))
    _paint_name(painter, box, lid, unit)
    if lid.is_chosen:
        _paint_gold(painter, box, look, unit)
    _paint_brass(painter, _placed(_PLATE, cell, unit), lid, look, unit)
    if lid.slip:
        _paint_slip(painter, cell, lid, look, unit)


def _placed(box: QRectF, cell: QRectF, unit: float) -> QRectF:
    left = cell.center().x() - CELL.width() * unit / 2
    corner = QPointF(left + box.left() * unit, cell.top() + box.top() * unit)
    return QRectF(corner, box.size() * unit)


def _nearer(box: QRectF, unit: float, pulled: float) -> QRectF:
    """Return the box of a pulled-out box: larger, and forwards on its board."""
    by = pulled * (_NEARER - 1) / 2
    wide, high = box.width() * by, box.height() * by
    return box.adjusted(-wide, -high, wide, high).translated(0, pulled * _FORWARDS * unit)


def _paint_body(painter: QPainter, box: QRectF, colour: str, unit: float, *, is_near: bool) -> None:
    """Paint shadow, side, top and front."""
    deep, up = _DEEP * unit, _DEEP * 0.6 * unit
    rounded(painter, box.translated(6 * unit, 8 * unit), 3, shadow(0.5 if is_near else 0.35))
    side = [box.topRight(), box.topRight() + QPointF(deep, -up),
            box.bottomRight() + QPointF(deep, -up), box.bottomRight()]  # fmt: skip
    top = [box.topLeft(), box.topLeft() + QPointF(deep, -up),
           box.topRight() + QPointF(deep, -up), box.topRight()]  # fmt: skip
    tone = QColor(colour)
    fill(painter, QPolygonF(side), tone.darker(180), 1.8 * unit)
    fill(painter, QPolygonF(top), tone.lighter(128), 1.8 * unit)
    rounded(painter, box, 2, tone, 2.2 * unit)


def _paint_picture(painter: QPainter, box: QRectF, name: str, unit: float) -> None:
    edge = _EDGE * unit
    side = box.width() - 2 * edge
    room = QRectF(box.left() + edge, box.top() + edge, side, side)
    if has_picture(name):
        put_picture(painter, room, name)
    outlined(painter, room, 1, 2 * unit, INK)


def _paint_name(painter: QPainter, box: QRectF, lid: Lid, unit: float) -> None:
    """Paint the name between two lines, and the number of cards below it."""
    band = QRectF(box)
    band.setTop(box.top() + box.width() - _EDGE * unit + 1)
    inside = band.adjusted(2 * unit, 1, -2 * unit, -2 * unit)
    painter.fillRect(inside, QColor(lid.colour).darker(143))
    half = inside.height() * 0.56
    name = QRectF(inside.left(), inside.top(), inside.width(), half)
    below = QRectF(inside.left(), name.bottom(), inside.width(), inside.height() - half)
    _write(painter, name, lid.name, title_font(_NAME * unit), CARD_TEXT)
    _write(painter, below, lid.inside, text_font(_INSIDE * unit), CARD_TEXT)


def _write(painter: QPainter, box: QRectF, words: str, font: QFont, colour: str) -> None:
    room = box.width() - 2
    font = fitted(font, words, room, box.height() * 1.4)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, _CENTRE, shortened(font, words, room))


def _paint_gold(painter: QPainter, box: QRectF, look: Look, unit: float) -> None:
    outlined(painter, box.adjusted(-4, -4, 4, 4), 5, 1.6 * unit, INK)
    outlined(painter, box.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4 * unit, GOLD)
    paint_tick(painter, box.topRight() + QPointF(5, -7) * unit, look)


def _paint_brass(painter: QPainter, plate: QRectF, lid: Lid, look: Look, unit: float) -> None:
    """Paint the brass on the board's edge: it is lit below a chosen box."""
    dull, pale = _DULL[look.is_dark]
    rounded(painter, plate, 4 * unit, BRASS if lid.is_chosen else dull, 1.5 * unit)
    if lid.is_chosen:
        upper = plate.adjusted(1.5, 1.5, -1.5, -plate.height() * 0.6)
        rounded(painter, upper, 3 * unit, BRASS_EDGE)
    ink = INK if lid.is_chosen else pale
    for side in (plate.left() + 4.5 * unit, plate.right() - 4.5 * unit):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawEllipse(QPointF(side, plate.center().y()), 1.8 * unit, 1.8 * unit)
    lines = lid.brass
    room = plate.adjusted(9 * unit, 2 * unit, -9 * unit, -2 * unit)
    for number, words in enumerate(lines):
        high = room.height() / len(lines)
        line = QRectF(room.left(), room.top() + number * high, room.width(), high)
        _write(painter, line, words, text_font(_BRASS * unit), ink)


def _paint_slip(painter: QPainter, cell: QRectF, lid: Lid, look: Look, unit: float) -> None:
    """Hang a slip of parchment on a box, by a thread if the box can't be chosen."""
    made = materials_of(look)
    font, edge = text_font(_SLIP * unit), 8 * unit
    wide = (CELL.width() - 4) * unit
    lock = 20 * unit if lid.is_off else 0.0
    painter.setFont(font)
    inside = QRectF(0, 0, wide - 2 * edge - lock, 200 * unit)
    words = painter.boundingRect(inside, int(_WRAPPED), lid.slip)
    high = words.height() + 2 * edge * 0.8
    left = cell.center().x() - wide / 2
    foot = cell.top() + _SLIP_FOOT * unit
    slip = QRectF(left, foot - high, wide, high)
    if lid.is_off:
        thread = QPainterPath(QPointF(slip.center().x(), cell.top() + 16 * unit))
        thread.lineTo(slip.center().x(), slip.top() + 6 * unit)
        painter.setPen(QPen(QColor(INK), 2 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(thread)
    rounded(painter, slip, 3 * unit, made.parchment, 1.4 * unit)
    outlined(painter, slip.adjusted(4, 4, -4, -4), 2, 1, made.parchment_line)
    if lock:
        side = round(16 * unit)
        ratio = painter.device().devicePixelRatio()
        sign = look.icon("lock", side, ratio, INK)
        painter.drawPixmap(QPointF(slip.left() + edge, slip.top() + edge), sign)
    painter.setPen(QColor(INK))
    text = slip.adjusted(edge + lock, 0, -edge, 0)
    painter.drawText(text, int(_WRAPPED), lid.slip)
