"""The map of the 36 rolls: the boxes of its cells, strips and bars, and their painters."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.coach.rolls import NOTHING, RESULTS, ROLLS
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, CHIP_A, CHIP_B, INK
from valeria_desktop.ui.words.figures import amount

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.coach.rolls import HarvestGains, Turn
    from valeria_desktop.ui.paint.brush import Brush


SIDES = 6
RESULT_COUNT = 12
_EDGE, _HEAD, _FOOT, _FACE, _AXIS = 12, 34, 24, 17, 17
_SIGN, _MEAN, _GAP = 20, 32, 14
_FOOT_FROM = 150
"""Least height of a panel with words at its foot, in pixels at 100 %."""
_SHARE = 0.47
_BETWEEN = 5


class SeatStrip(NamedTuple):
    """The boxes of a seat's sign, its mean and its bars."""

    sign: QRectF
    mean: QRectF
    bars: QRectF

    def bar(self, result: int) -> QRectF:
        """Return the column of a result, from 1 to 12."""
        wide = self.bars.width() / RESULT_COUNT
        left = self.bars.left() + (result - 1) * wide
        return QRectF(left, self.bars.top(), wide, self.bars.height())

    @property
    def whole(self) -> QRectF:
        """The box of the whole strip, for the mouse."""
        return self.sign.united(self.bars).united(self.mean)


class RollsPlan(NamedTuple):
    """The boxes of the roll map's parts."""

    head: QRectF
    map: QRectF
    """The box of the cells, without the faces at their left and above them."""
    face: float
    strips: tuple[SeatStrip, ...]
    axis: QRectF
    foot: QRectF | None

    def cell(self, first: int, second: int) -> QRectF:
        """Return the cell of a roll: die A goes down, die B to the right."""
        side = self.map.width() / SIDES
        left, top = self.map.left() + (second - 1) * side, self.map.top() + (first - 1) * side
        return QRectF(left, top, side, side)

    def face_a(self, face: int) -> QRectF:
        """Return the box of a face of die A: at the left of its row."""
        cell = self.cell(face, 1)
        return QRectF(cell.left() - self.face, cell.top() + 1, self.face - 2, cell.height() - 2)

    def face_b(self, face: int) -> QRectF:
        """Return the box of a face of die B: over its column."""
        cell = self.cell(1, face)
        wide = min(self.face - 2, cell.width() - 2)
        return QRectF(cell.center().x() - wide / 2, cell.top() - self.face, wide, self.face - 2)


def plan_of(size: QSize, seats: int, px: Callable[[float], int]) -> RollsPlan:
    """Divide the room of the map."""
    edge = px(_EDGE)
    head = QRectF(edge, 2, size.width() - 2 * edge, px(_HEAD) - 4)
    has_foot = size.height() >= px(_FOOT_FROM)
    bottom = size.height() - (px(_FOOT) + 4 if has_foot else edge)
    foot = QRectF(edge, bottom, size.width() - 2 * edge, px(_FOOT)) if has_foot else None
    body = QRectF(edge, head.bottom(), head.width(), bottom - head.bottom() - 2)
    face = px(_FACE)
    side = max(1.0, min(body.height(), body.width() * _SHARE) - face)
    cells = QRectF(body.left() + face, body.top() + face, side, side)
    left = cells.right() + px(_GAP)
    beside = QRectF(left, body.top(), body.right() - left, body.height())
    axis = QRectF(beside.left(), beside.bottom() - px(_AXIS), beside.width(), px(_AXIS))
    strips = tuple(_strips(beside.adjusted(0, 0, 0, -px(_AXIS)), seats, px))
    axis.setLeft(strips[0].bars.left() if strips else beside.left())
    return RollsPlan(head, cells, face, strips, axis, foot)


def _strips(room: QRectF, seats: int, px: Callable[[float], int]) -> list[SeatStrip]:
    """Return a strip for each seat; the mean is below the sign in a high row, else beside it."""
    high = room.height() / max(1, seats)
    is_high = high >= px(_SIGN + _AXIS + _BETWEEN)
    side = min(px(_SIGN), high - 4)
    found = []
    for number in range(seats):
        top = room.top() + number * high
        middle = top + (high - (px(_AXIS) if is_high else 0)) / 2
        sign = QRectF(room.left(), middle - side / 2, side, side)
        mean = QRectF(sign.right() + 2, top, px(_MEAN), high)
        if is_high:
            mean = QRectF(room.left() - 4, sign.bottom(), px(_MEAN), px(_AXIS))
        left = max(mean.right(), sign.right()) + 3
        bars = QRectF(left, top + 2, room.right() - left, high - _BETWEEN)
        found.append(SeatStrip(sign, mean, bars))
    return found


_FACES = range(1, 7)
_SHOWN = range(2, 13, 2)
"""The results that the axis names; there is no room for more."""
_FAINT = 0.25
_BRIGHT = 0.45
"""From this share of brass on, ink is readable on a cell."""


def paint_map(brush: Brush, plan: RollsPlan, turn: Turn) -> None:
    """Paint the cells, brighter for more resources, and the faces of die A and die B."""
    painter = brush.painter
    most = max(1.0, *(gains.resources for gains in turn.by_roll))
    painter.setFont(brush.look.bold(13))
    for (first, second), gains in zip(ROLLS, turn.by_roll, strict=True):
        _paint_cell(brush, plan.cell(first, second), gains, most)
    for face in _FACES:
        for box, colour in ((plan.face_a(face), CHIP_A), (plan.face_b(face), CHIP_B)):
            painter.setPen(QPen(QColor(INK), 1))
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(box, 3, 3)
            painter.drawText(box, CENTRE, str(face))


def _paint_cell(brush: Brush, box: QRectF, gains: HarvestGains, most: float) -> None:
    painter, tokens = brush.painter, brush.look.palette
    inside, share = box.adjusted(0.7, 0.7, -0.7, -0.7), gains.resources / most
    painter.setPen(QPen(QColor(INK), 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if share:
        tone = QColor(BRASS)
        tone.setAlphaF(_FAINT + (1 - _FAINT) * share)
        painter.setBrush(tone)
    painter.drawRoundedRect(inside, 2, 2)
    ink = INK if share > _BRIGHT else tokens.ink
    painter.setPen(QColor(ink if gains != NOTHING else tokens.quiet))
    painter.drawText(inside, CENTRE, _short(gains))


def _short(gains: HarvestGains) -> str:
    """Return the text of a cell: the resources, else a star for points or tokens, else a dot."""
    if gains.resources:
        whole = gains.resources
        return str(int(whole)) if whole == int(whole) else amount(whole)
    return "\N{BLACK STAR}" if gains.points or gains.tokens else "\N{MIDDLE DOT}"


def paint_bars(brush: Brush, strip: SeatStrip, turn: Turn, most: float, *, is_chosen: bool) -> None:
    """Paint a bar for each result; a bar of `most` resources fills the height."""
    painter, base = brush.painter, strip.bars.bottom()
    painter.setPen(QPen(QColor(brush.look.palette.line), 1))
    painter.drawLine(QPointF(strip.bars.left(), base), QPointF(strip.bars.right(), base))
    painter.setPen(QPen(QColor(INK), 1))
    painter.setBrush(QColor(BRASS_EDGE if is_chosen else BRASS))
    for result, gains in zip(RESULTS, turn.by_result, strict=True):
        if gains.resources:
            column = strip.bar(result)
            share = min(1.0, gains.resources / most)
            high = max(2.0, (strip.bars.height() - 2) * share)
            bar = QRectF(column.left() + 1, base - high, column.width() - 2, high)
            painter.drawRoundedRect(bar, 1.5, 1.5)


def paint_axis(painter: QPainter, plan: RollsPlan) -> None:
    """Write the results below the last strip."""
    for result in _SHOWN:
        column = plan.strips[-1].bar(result)
        wide = column.width()
        label = QRectF(column.left() - wide, plan.axis.top(), 3 * wide, plan.axis.height())
        painter.drawText(label, CENTRE, str(result))
