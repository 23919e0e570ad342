"""Large pictures of cards, tasks, seats, steps and players for the zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, paint_member
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.cards.task_card import TaskFace, paint_task
from valeria_desktop.games.valencia.ui.paint.city_figures import paint_fountain
from valeria_desktop.games.valencia.ui.paint.council import paint_absent, seat_fill
from valeria_desktop.games.valencia.ui.parts.rival_plaque import NINA_SIGN
from valeria_desktop.games.valencia.ui.parts.steps import paint_thing
from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_QUIET
from valeria_desktop.ui.pieces.piece import FLAT
from valeria_desktop.ui.zoom.picture import PaintedPicture, ZoomPicture

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.ui.parts.council import CouncilSeat
    from valeria_desktop.games.valencia.ui.parts.steps import RoundStep
    from valeria_desktop.kernel.seats import Seat


_RADIUS = 10.0
_CARD = QSize(300, 416)
_FAN = QSize(300, 240)
_FANNED, _IN_A_ROW, _GAP = 3, 4, 6
_SMALLER = 0.62  # size of an assistant, in sizes of the holder


def _paint_field(brush: Brush, box: QRectF, colour: QColor) -> None:
    """Paint the field below a thing."""
    unit = brush.unit
    brush.painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    brush.painter.setBrush(colour)
    inside = box.adjusted(unit, unit, -unit, -unit)
    brush.painter.drawRoundedRect(inside, _RADIUS * unit, _RADIUS * unit)


@frozen
class CardsPicture(ZoomPicture):
    """A picture of one card, of a few cards in a fan, or of many in rows."""

    cards: tuple[Card, ...]

    @property
    def size(self) -> QSize:
        number = len(self.cards)
        if number == 1:
            return _CARD
        rows = -(-number // _IN_A_ROW)
        high = (_CARD.width() - _GAP * (_IN_A_ROW - 1)) / _IN_A_ROW / SHAPE
        return (
            _FAN if number <= _FANNED else QSize(_CARD.width(), round(rows * (high + _GAP)) - _GAP)
        )

    def draw(self, brush: Brush, box: QRectF) -> None:
        number = len(self.cards)
        if number == 1:
            paint_card(brush, box, self.cards[0], FLAT)
        elif number <= _FANNED:
            self._draw_fan(brush, box)
        else:
            self._draw_rows(brush, box)

    def _draw_rows(self, brush: Brush, box: QRectF) -> None:
        _paint_field(brush, box, QColor(materials_of(brush.look).board))
        gap = _GAP * brush.unit
        wide = (box.width() - gap * (_IN_A_ROW + 1)) / _IN_A_ROW
        high = wide / SHAPE
        for number, card in enumerate(self.cards):
            row, column = divmod(number, _IN_A_ROW)
            left = box.left() + gap + column * (wide + gap)
            top = box.top() + gap + row * (high + gap)
            paint_card(brush, QRectF(left, top, wide, high), card, FLAT)

    def _draw_fan(self, brush: Brush, box: QRectF) -> None:
        wide = box.height() * SHAPE
        step = (box.width() - wide) / (len(self.cards) - 1)
        for number, card in enumerate(self.cards):
            room = QRectF(box.left() + number * step, box.top(), wide, box.height())
            is_last = number == len(self.cards) - 1
            paint_card(brush, room, card, FLAT, shown=None if is_last else step)


def task_picture(face: TaskFace) -> PaintedPicture:
    """Return the picture of an upright task card."""
    return PaintedPicture(face, 300, 350, _paint_task)


def _paint_task(brush: Brush, box: QRectF, face: TaskFace) -> None:
    paint_task(brush, box, face, FLAT, text=1.35 * brush.unit)


@frozen
class FountainPicture(ZoomPicture):
    """A picture of a fountain outside the city."""

    fountain: Fountain

    @property
    def size(self) -> QSize:
        return QSize(300, 300)

    def draw(self, brush: Brush, box: QRectF) -> None:
        _paint_field(brush, box, QColor(materials_of(brush.look).board))
        larger = box.width() / 60
        painter = brush.painter
        painter.save()
        painter.translate(box.center())
        painter.scale(larger, larger)
        fine = brush.of_unit(1.0)
        fine.ratio = brush.ratio * larger
        paint_fountain(fine, square(QPointF(), 54), self.fountain)
        painter.restore()


@frozen
class SeatPicture(ZoomPicture):
    """A picture of a seat of the council with its holder and assistants."""

    seat: CouncilSeat

    @property
    def size(self) -> QSize:
        return QSize(210, 182)

    def draw(self, brush: Brush, box: QRectF) -> None:
        unit, seat = brush.unit, self.seat
        _paint_field(brush, box, seat_fill(brush))
        side = 80 * unit
        sign = QRectF(box.left() + 11 * unit, box.top() + 10 * unit, side, side)
        brush.emblem(seat.emblem, sign)
        member = QRectF(0, 0, 122 * unit, 122 * unit)
        member.moveBottomRight(box.bottomRight() - QPointF(10, 10) * unit)
        if seat.holder is None:
            within = 14 * unit
            nobody = member.adjusted(within, within, -within, -within)
            paint_absent(brush, nobody, CARD_QUIET)
            return
        small = member.width() * _SMALLER
        for number, person in enumerate(seat.beside):
            low = QRectF(box.left() + (10 + 28 * number) * unit, 0, small, small)
            low.moveBottom(member.bottom())
            paint_member(brush, low, person)
        paint_member(brush, member, seat.holder)


@frozen
class StepPicture(ZoomPicture):
    """A picture of a step: its letter and its signs."""

    step: RoundStep

    @property
    def size(self) -> QSize:
        return QSize(210, 140)

    def draw(self, brush: Brush, box: QRectF) -> None:
        unit, signs = brush.unit, self.step.signs
        tones = materials_of(brush.look)
        _paint_field(brush, box, QColor(tones.parchment_button))
        side = min(104 * unit, (box.width() - 36 * unit) / len(signs))
        left = box.center().x() - (side + 7 * unit) * (len(signs) - 1) / 2
        for number, sign in enumerate(signs):
            middle = QPointF(left + number * (side + 7 * unit), box.center().y())
            paint_thing(brush, square(middle, side), sign, CARD_INK)
        brush.painter.setFont(brush.title(30))
        brush.painter.setPen(QColor(CARD_INK))
        corner = box.adjusted(10 * unit, 2 * unit, 0, 0)
        top_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        brush.painter.drawText(corner, top_left, self.step.part.letter)


@frozen
class RivalPicture(ZoomPicture):
    """A picture of a rival's member, or of Nina's card."""

    seat: Seat | None

    @property
    def size(self) -> QSize:
        return QSize(180, 180)

    def draw(self, brush: Brush, box: QRectF) -> None:
        _paint_field(brush, box, QColor(materials_of(brush.look).board))
        side = 0.82 * box.height()
        middle = QPointF(box.center().x(), box.bottom() - side / 2 - 6 * brush.unit)
        if self.seat is not None:
            paint_member(brush, square(middle, side), self.seat)
            return
        sign = square(box.center(), 0.5 * side)
        brush.icon(NINA_SIGN, sign, brush.look.palette.ink)
