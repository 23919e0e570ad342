"""The motions of Valencia: members, fountains, palms and cards go over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QRectF

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, paint_back, paint_member
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.paint.city_figures import member_box, stand_member
from valeria_desktop.games.valencia.ui.paint.city_ground import tile_in
from valeria_desktop.games.valencia.ui.paint.houses import house_of
from valeria_desktop.games.valencia.ui.parts.city_layout import unit_of_cells
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.pieces.piece import FLAT
from valeria_desktop.ui.stage.motions import (
    Going,
    Staying,
    Walks,
    all_of,
    between,
    eased,
    in_strokes,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.at import AtCell, Owned
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.stage.beats import Canvas, StageGround

_SIDE = 46.0
_BEYOND = 10
_FAN, _CLOSEST = 0.64, 0.3
"""Wished and least visible width of a revealed card in a fan, in widths of a card."""
_STROKES = 3
_TURNS = 0.34
"""Share of a revealed stack's time in which all its cards turn over."""


@frozen(kw_only=True)
class MemberWalks(Walks):
    """A member goes over the table, in the family's colours."""

    seat: Seat

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box = self._box(places, part)
        paint_member(Brush(canvas.painter, canvas.look, box.width() / _SIDE), box, self.seat)


@frozen(kw_only=True)
class HouseRises(Staying):
    """A member's house rises out of its space in three strokes."""

    where: AtCell
    seat: Seat
    lasts: float = 320.0

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, cell = canvas.painter, places[0]
        unit = unit_of_cells(cell.height())
        box = member_box(tile_in(cell, unit), cell.height(), unit)
        hidden = (1.0 - in_strokes(part, _STROKES)) * box.height()
        painter.save()
        painter.setClipRect(box.adjusted(-_BEYOND, -_BEYOND, _BEYOND, 0))
        painter.translate(0, hidden)
        brush = Brush(painter, canvas.look, unit)
        stand_member(brush, box, self.seat, house_of(self.where.cell))
        painter.restore()


@frozen(kw_only=True)
class EmblemGoes(Walks):
    """A palm, a fountain or the figure goes over the table."""

    emblem: str
    lasts: float = 300.0

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box = self._box(places, part)
        Brush(canvas.painter, canvas.look, box.width() / _SIDE).emblem(self.emblem, box)


@frozen(kw_only=True)
class CardGoes(Going):
    """A card goes over the table, face up."""

    card: Card
    lasts: float = 240.0

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return self._box(places, part).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    @staticmethod
    def _box(places: Sequence[QRectF], part: float) -> QRectF:
        start, goal = (_upright(box, box.height()) for box in places)
        return between(start, goal, eased(part, QEasingCurve.Type.OutCubic))

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box = self._box(places, part)
        brush = Brush(canvas.painter, canvas.look, box.height() / 100)
        paint_card(brush, box, self.card, FLAT)


@frozen
class ToRead(At):
    """The address of the room in which the cards of a revealed stack or bid stand."""

    of: Owned


@frozen(kw_only=True)
class Reveals(Staying):
    """A stack comes forward, turns over card by card, and stands to be read."""

    where: Owned
    """The address of the stack; of Nina's bid, as she has no stacks."""
    cards: tuple[Card, ...]
    seat: Seat | None
    """The owner; None for Nina, whose cards come face up and don't turn over."""
    lasts: float = 900.0

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.where, ToRead(self.where))

    def stand(self, places: Sequence[QRectF]) -> QRectF:
        """Return the box of the cards: over the stack, and as wide if the cards stay readable.

        The box is as high as the room, and never leaves it.
        """
        place, room = places
        wide, more = room.height() * SHAPE, len(self.cards) - 1
        width = wide * (1 + _FAN * more)
        if place.width() >= wide * (1 + _CLOSEST * more):
            width = min(width, place.width())
        whole = QRectF(0, room.top(), min(width, room.width()), room.height())
        left = place.center().x() - whole.width() / 2
        whole.moveLeft(max(room.left(), min(left, room.right() - whole.width())))
        return whole

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return self.stand(places).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def is_still(self, before: float, part: float) -> bool:
        return before >= _TURNS

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        whole = self.stand(places)
        wide = min(whole.width(), whole.height() * SHAPE)
        step = (whole.width() - wide) / max(1, len(self.cards) - 1)
        each = _TURNS / len(self.cards)
        for number, card in enumerate(self.cards):
            box = QRectF(whole.left() + number * step, whole.top(), wide, whole.height())
            turned = min(1.0, max(0.0, (part - each * number) / each))
            self._paint_turning(canvas, box, card, turned)

    def _paint_turning(self, canvas: Canvas, box: QRectF, card: Card, turned: float) -> None:
        painter = canvas.painter
        share = abs(1.0 - 2.0 * turned)
        is_face = turned > 1.0 / 2 or self.seat is None
        painter.save()
        painter.translate(box.center())
        painter.scale(max(0.04, share if self.seat is not None else 1.0), 1.0)
        painter.translate(-box.center())
        brush = Brush(painter, canvas.look, box.height() / 100)
        if is_face or self.seat is None:
            paint_card(brush, box, card, FLAT)
        else:
            paint_back(brush, box, self.seat)
        painter.restore()


def _upright(box: QRectF, height: float) -> QRectF:
    found = QRectF(0, 0, height * SHAPE, height)
    found.moveCenter(box.center())
    return found
