"""The council's board: its plan, its wood, its seats and their members.

Seats lie in two columns under a title, or with less room in four; with least room there is one
row of signs.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen, QPolygonF

from valeria_desktop.games.valencia.rules.model.guild import SEATS
from valeria_desktop.games.valencia.ui.cards.dyes import paint_member
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_QUIET, CARD_TEXT
from valeria_desktop.ui.paint.ruler import Ruler, fitted, width_of_words
from valeria_desktop.ui.pieces.lit_face import paint_veil
from valeria_desktop.ui.place.board_wood import paint_board_wood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSizeF

    from valeria_desktop.games.valencia.ui.parts.council import CouncilSeat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood


_COLUMNS, _MORE_COLUMNS = 2, 4
_EDGE, _TITLE, _FOOT = 10.0, 30.0, 12.0
_GAP, _ROW_GAP = 8.0, 6.0
_LEAST_SEAT = 34.0  # units: the least height of a seat
_DRAWN = 146.0  # units: a seat's width as drawn
_TALLY = 46.0  # units: width of the privileges' sign and number, on a board without a title


class CouncilPlan(NamedTuple):
    """The boxes of a council's board, and the sections of its table of seats."""

    columns: int
    title: QRectF
    """Box of the title; empty where there is no room for it."""
    tally: QRectF
    """Box of the number of privileges."""
    seats: tuple[QRectF, ...]
    widths: tuple[int, ...]
    heights: tuple[int, ...]

    @property
    def has_names(self) -> bool:
        """Whether there is a title, and room in each seat for a sign over a name."""
        return self.columns == _COLUMNS


def council_plan_of(size: QSizeF, unit: float, text: float) -> CouncilPlan:
    """Lay the council out in a room; `unit` and `text` are the pixels of a unit and a text unit."""
    whole = QRectF(0, 0, size.width(), size.height())
    if size.height() >= (_TITLE + _FOOT + _needed(_COLUMNS)) * unit:
        return _titled(whole, unit, text)
    columns = (
        _MORE_COLUMNS if size.height() >= (2 * _FOOT + _needed(_MORE_COLUMNS)) * unit else SEATS
    )
    return _bare(whole, unit, columns)


def _needed(columns: int) -> float:
    rows = SEATS // columns
    return rows * _LEAST_SEAT + (rows - 1) * _ROW_GAP


def _titled(whole: QRectF, unit: float, text: float) -> CouncilPlan:
    head = max(_TITLE * unit, min(24 * text + 6 * unit, whole.height() * 0.14))
    left, top = whole.left() + _EDGE * unit, whole.top() + head
    wide = whole.width() - (2 * _EDGE + 2) * unit
    room = QRectF(left, top, wide, whole.bottom() - (_FOOT + 4) * unit - top)
    line = head - _GAP * unit
    title = QRectF(room.left() + 2 * unit, whole.top() + 5 * unit, room.width() * 0.5, line)
    tally = QRectF(title.right(), title.top(), room.right() - title.right(), line)
    return _plan(whole, room, _COLUMNS, unit)._replace(title=title, tally=tally)


def _bare(whole: QRectF, unit: float, columns: int) -> CouncilPlan:
    edge = 8 * unit
    room = whole.adjusted(edge, edge, -edge - 2 * unit, -edge - 4 * unit)
    tally = QRectF(room)
    tally.setWidth(min(_TALLY * unit, room.width() * 0.11))
    room.setLeft(tally.right() + 5 * unit)
    return _plan(whole, room, columns, unit)._replace(tally=tally)


def _plan(whole: QRectF, room: QRectF, columns: int, unit: float) -> CouncilPlan:
    rows = SEATS // columns
    gap, down = (_GAP if columns == _COLUMNS else 5) * unit, _ROW_GAP * unit
    wide = (room.width() - (columns - 1) * gap) / columns
    if columns == SEATS:
        wide = min(wide, _DRAWN * unit)
    high = (room.height() - (rows - 1) * down) / rows
    seats = []
    for place in range(SEATS):
        row, column = divmod(place, columns)
        at = room.topLeft() + QPointF(column * (wide + gap), row * (high + down))
        seats.append(QRectF(round(at.x()), round(at.y()), round(wide), round(high)))
    widths = _sections([seat.right() + gap / 2 for seat in seats[:columns]], whole.width())
    heights = _sections([seat.bottom() + down / 2 for seat in seats[::columns]], whole.height())
    return CouncilPlan(columns, QRectF(), QRectF(), tuple(seats), widths, heights)


def _sections(ends: Sequence[float], whole: float) -> tuple[int, ...]:
    """Cut a length at the ends of seats; the last section reaches to the end of the length."""
    cuts = [0, *(round(end) for end in ends[:-1]), round(whole)]
    return tuple(max(1, end - start) for start, end in pairwise(cuts))


# --- painting


RADIUS = 6.0
LIFT = 2.0
"""Rise of a seat that can be chosen, in units."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LABEL = 17.0  # units: height of a name's line as drawn
_LEAST = 12.5  # units: least size of a name's letters; a longer name is cut
_BRASS, _INK = 2.2, 1.4  # units: the brass ring, and the ink at each of its sides
_PIN = QPointF(5.0, 5.75)
_GRID = 64  # pixels: the side of a member's drawing
_SMALL = 0.62  # size of an assistant, in sizes of the holder


@frozen
class CouncilBoard:
    """The council's board without its seats."""

    plan: CouncilPlan
    title: str
    privileges: int
    words: str
    """The number of privileges in words."""


def seat_fill(brush: Brush) -> QColor:
    """Return the colour of a seat's bed: dark in both themes, so that names can be read."""
    tones = materials_of(brush.look)
    return QColor(tones.rail if brush.look.is_dark else tones.rail_line)


def paint_board(brush: Brush, box: QRectF, board: CouncilBoard) -> None:
    """Paint the board, its title and the number of privileges on it."""
    plan, number, ruler = board.plan, board.privileges, Ruler.of(brush)
    paint_board_wood(brush, box, is_active=False)
    if plan.title.isEmpty():
        _paint_tally(brush, plan.tally, number, ruler)
        return
    painter, tokens = brush.painter, brush.look.palette
    font = ruler.title(17, plan.title.height() / ruler.unit)
    painter.setFont(font)
    painter.setPen(QColor(tokens.ink))
    painter.drawText(plan.title, _LEFT, board.title)
    said = board.words
    small = ruler.plain(14, plan.tally.height() / ruler.unit)
    side = QFontMetricsF(small).height() * 0.92
    room = (
        plan.title.united(plan.tally).width() - width_of_words(font, board.title) - 10 * ruler.unit
    )
    if width_of_words(small, said) + side > room:
        said = str(number)
    painter.setFont(small)
    painter.setPen(QColor(tokens.quiet))
    painter.drawText(plan.title.united(plan.tally), _RIGHT, said)
    left = plan.tally.right() - width_of_words(small, said) - side - 4 * ruler.unit
    brush.icon("privilege", QRectF(left, plan.tally.center().y() - side / 2, side, side))


def _paint_tally(brush: Brush, box: QRectF, number: int, ruler: Ruler) -> None:
    side = min(box.width(), box.height() * 0.5)
    top = square(QPointF(box.center().x(), box.top() + box.height() * 0.32), side)
    brush.icon("privilege", top)
    low = QRectF(box.left(), top.bottom(), box.width(), box.bottom() - top.bottom())
    font = ruler.bold(15, low.height() / ruler.unit)
    brush.write(low, str(number), font, brush.look.palette.ink)


def paint_seat(
    brush: Brush, box: QRectF, seat: CouncilSeat, mood: PieceMood, *, has_name: bool
) -> None:
    """Paint a seat: its bed, its sign and name, its members, and its frames."""
    painter, radius, ruler = brush.painter, RADIUS * brush.unit, Ruler.of(brush)
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * brush.unit))
    painter.setBrush(seat_fill(brush))
    painter.drawRoundedRect(box, radius, radius)
    inside = box.adjusted(*(side * 5 * brush.unit for side in (1, 1, -1, -1)))
    (_paint_wide if has_name else _paint_narrow)(brush, inside, seat, ruler)
    if mood.is_dim:
        paint_veil(brush, box, radius)
    if seat.is_now and not mood.is_lit:
        paint_now(brush, box, radius)
    paint_frames(brush, box, mood, radius)


def _paint_wide(brush: Brush, box: QRectF, seat: CouncilSeat, ruler: Ruler) -> None:
    """Paint the sign over the name at the left, the members at the right."""
    unit = ruler.unit
    line = min(max(_LABEL * unit, 15 * ruler.text), box.height() * 0.46)
    side = min(box.height() - line, 34 * unit, box.width() * 0.4)
    sign = QRectF(box.left() + unit, box.top(), side, side)
    high = min(box.height() - 2 * unit, 46 * unit, box.width() * 0.45)
    member = QRectF(box.right() - high, box.center().y() - high / 2, high, high)
    has_line = high + line <= box.height()
    if has_line:  # sign and member stand above the name's line
        member.moveTop(box.top() + (box.height() - line - high) / 2)
    brush.emblem(seat.emblem, sign)
    end = _paint_people(brush, member, seat, member.left() - sign.right() - 2 * unit)
    right = box.right() if has_line else end
    words = QRectF(box.left() + unit, box.bottom() - line, right - box.left() - 2 * unit, line)
    _paint_name(brush, words, seat.name, ruler)


def _paint_name(brush: Brush, room: QRectF, words: str, ruler: Ruler) -> None:
    wished = ruler.plain(14.5, room.height() / ruler.unit)
    font = fitted(wished, words, room.width(), room.height() * 2)
    font.setPixelSize(max(font.pixelSize(), min(wished.pixelSize(), round(_LEAST * ruler.unit))))
    metrics = QFontMetricsF(font)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_TEXT))
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    brush.painter.drawText(room, _LEFT, shown)


def _paint_narrow(brush: Brush, box: QRectF, seat: CouncilSeat, ruler: Ruler) -> None:
    """Paint sign and members side by side in a wide seat, one below the other in a slim seat."""
    if box.width() >= box.height():
        side = min(box.height(), box.width() / 2)
        sign = QRectF(box.left(), box.center().y() - side / 2, side, side)
        member = QRectF(box.right() - side, sign.top(), side, side)
    else:
        side = min(box.width(), box.height() / 2)
        sign = QRectF(box.center().x() - side / 2, box.top(), side, side)
        member = QRectF(sign.left(), box.bottom() - side, side, side)
    shrunk = side * 0.06
    brush.emblem(seat.emblem, sign.adjusted(shrunk, shrunk, -shrunk, -shrunk))
    spare = member.left() - sign.right()
    end = _paint_people(brush, member, seat, max(spare, ruler.unit * 4))
    words = QRectF(sign.right() + 4 * ruler.unit, box.top(), 0, box.height())
    words.setRight(end - 2 * ruler.unit)
    font = ruler.plain(14.5, box.height() / ruler.unit)
    if width_of_words(font, seat.name) <= words.width():
        _paint_name(brush, words, seat.name, ruler)


def _paint_people(brush: Brush, box: QRectF, seat: CouncilSeat, spare: float) -> float:
    """Paint the holder, and at the left smaller assistants, closer together with less room.

    Return the left edge of the leftmost member, in pixels.
    """
    if seat.holder is None:
        paint_absent(brush, box.adjusted(3, 3, -3, -3), CARD_QUIET)
        return box.left()
    small, left = box.width() * _SMALL, box.left()
    step = min(small * 0.8, spare / max(1, len(seat.beside)))
    for number, person in reversed(list(enumerate(seat.beside, 1))):
        low = QRectF(box.left() + small * 0.12 - number * step, 0, small, small)
        low.moveBottom(box.bottom())
        paint_member(brush, low, person)
        left = min(left, low.left())
    paint_member(brush, box, seat.holder)
    return left


def paint_absent(brush: Brush, box: QRectF, colour: str) -> None:
    """Paint the dashed outline of a missing member into the middle of a box."""
    side = min(box.width(), box.height())
    pen = QPen(QColor(colour), max(1.0, side / 24))
    pen.setDashPattern([2.6, 2.0])
    painter = brush.painter
    painter.save()
    painter.translate(square(box.center(), side).topLeft())
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_outline(side / _GRID))
    painter.restore()


def _outline(scale: float) -> QPainterPath:
    head, body = QPainterPath(), QPainterPath()
    head.addEllipse(QPointF(32, 18) * scale, 14 * scale, 14 * scale)
    body.moveTo(QPointF(22, 28) * scale)
    body.quadTo(QPointF(10, 33) * scale, QPointF(9, 55) * scale)
    body.quadTo(QPointF(9, 60) * scale, QPointF(14, 60) * scale)
    body.lineTo(QPointF(50, 60) * scale)
    body.quadTo(QPointF(55, 60) * scale, QPointF(55, 55) * scale)
    body.quadTo(QPointF(54, 33) * scale, QPointF(42, 28) * scale)
    body.closeSubpath()
    return head.united(body)


def paint_now(brush: Brush, box: QRectF, radius: float) -> None:
    """Paint a brass frame with a pin around the seat of the current step: colour isn't enough."""
    painter, unit = brush.painter, brush.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width in ((CARD_INK, _BRASS + 2 * _INK), (BRASS, _BRASS)):
        painter.setPen(QPen(QColor(tone), width * unit))
        painter.drawRoundedRect(box, radius, radius)
    aside, down = QPointF(_PIN.x(), 0) * unit, QPointF(0, _PIN.y()) * unit
    top = QPointF(box.center().x(), box.top()) - down * 0.5
    painter.setPen(QPen(QColor(CARD_INK), _INK * unit))
    painter.setBrush(QColor(BRASS_EDGE))
    painter.drawPolygon(QPolygonF([top - aside, top + aside, top + down * 1.7]))
