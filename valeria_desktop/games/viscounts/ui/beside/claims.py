"""What can be claimed once: four bonus cards, the castle's lead; and how far off the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, RIBBONS, Paper, Ribbon
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_power
from valeria_desktop.games.viscounts.ui.own.conscience import bed_of
from valeria_desktop.games.viscounts.ui.paint.knife import rounded
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.board_wood import paint_plaque_wood, wood_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.viscounts.rules.model.things import BonusCard
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

SIZE = 488, 35
"""Width and height of the claims as drawn, in units."""
_STEP = 71.0


@frozen
class Claims:
    """Who holds which bonus card, and who leads the castle; None for nobody yet."""

    bonuses: Mapping[Ribbon, Seat | None]
    leader: Seat | None = None

    @classmethod
    def of(cls, view: View, seats: Sequence[Seat]) -> Claims:
        """Return the claims that everyone sees."""

        def who(seat: int) -> Seat | None:
            return None if seat == NOBODY else seats[seat]

        held = {ribbon: who(view.bonuses[ribbon.at]) for ribbon in RIBBONS}
        return cls(held, who(view.leader))


def claim_box(box: QRectF, place: int, unit: float) -> QRectF:
    """Return the box of a claim: the four bonus cards from 0, then the castle's lead."""
    left = box.left() + (10 + place * _STEP) * unit
    return QRectF(left, box.top(), (_STEP - 6) * unit, box.height())


def paint_claims(
    brush: Brush, box: QRectF, cards: Sequence[BonusCard], shown: Claims, words: str
) -> None:
    """Paint all claims in a row; `words` say what the last one is."""
    wood = wood_of(brush.look, is_active=False, is_lord=False)
    paint_plaque_wood(brush, box, wood, "", "claims")
    unit = brush.unit
    for place, card in enumerate(cards):
        cell = claim_box(box, place, unit)
        middle = cell.center().y()
        ribbon = QPointF(cell.left() + 9 * unit, middle)
        brush.icon(signs.sign_of_ribbon(card.ribbon), square(ribbon, 24 * unit))
        power = next(mark.icon for mark in marks_of_power(card.power) if mark.icon)
        brush.icon(power, square(ribbon + QPointF(21, 0) * unit, 18 * unit))
        _paint_holder(brush, ribbon + QPointF(42, 0) * unit, shown.bonuses[card.ribbon])
    cell = claim_box(box, len(cards), unit)
    lead = QPointF(cell.left() + 10 * unit, cell.center().y())
    brush.icon(signs.LEADER, square(lead, 21 * unit))
    _paint_holder(brush, lead + QPointF(24, 0) * unit, shown.leader)
    room = QRectF(lead.x() + 40 * unit, box.top(), 0, box.height())
    room.setRight(box.right() - 8 * unit)
    brush.painter.setFont(fitted(brush.font(14), words, room.width(), room.height()))
    brush.painter.setPen(QColor(brush.look.palette.ink))
    brush.painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)


def _paint_holder(brush: Brush, middle: QPointF, seat: Seat | None) -> None:
    """Paint the shield of who holds a claim, or its empty place."""
    unit = brush.unit
    place = QRectF(middle.x() - 9.5 * unit, middle.y() - 11.5 * unit, 19 * unit, 23 * unit)
    if seat is not None:
        colour = brush.look.player(seat.colour)
        paint_seat_sign(brush, colour, seat.sign.value, place)
        return
    painter = brush.painter
    painter.setPen(QPen(QColor(brush.look.palette.quiet), 1.3 * unit, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place.adjusted(unit, unit, -unit, -unit), 4 * unit, 4 * unit)


@frozen
class Meter:
    """How many debts or deeds are left above the card that ends the game (WK17)."""

    paper: Paper
    left: int
    above: int
    """How many lay there at the beginning."""
    words: str
    """The number that is left, and what comes then."""


def paint_meter(brush: Brush, box: QRectF, shown: Meter) -> None:
    """Paint a meter: its words, and a bar that fills up."""
    unit, painter = brush.unit, brush.painter
    side = min(box.height(), 23 * unit)
    brush.icon(shown.paper.value, square(QPointF(box.left() + side / 2, box.center().y()), side))
    rest = box.adjusted(side + 5 * unit, 0, 0, 0)
    line = QRectF(rest.left(), rest.top(), rest.width(), rest.height() * 0.6)
    painter.setFont(fitted(brush.font(13.5), shown.words, line.width(), line.height() * 1.3))
    painter.setPen(QColor(brush.look.palette.ink))
    painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown.words)
    groove = QRectF(rest.left(), line.bottom(), rest.width(), 9 * unit)
    rounded(painter, groove, 4 * unit, bed_of(brush))
    rounded(
        painter, groove.adjusted(0.8 * unit, 0.8 * unit, -0.8 * unit, -0.8 * unit), 4 * unit, BRASS
    )
    inside = groove.adjusted(1.6 * unit, 1.6 * unit, -1.6 * unit, -1.6 * unit)
    rounded(painter, inside, 3 * unit, bed_of(brush))
    inside.setWidth(max(0.0, inside.width() * (shown.above - shown.left) / max(1, shown.above)))
    if shown.left < shown.above:
        rounded(painter, inside, 3 * unit, BRASS_EDGE)
