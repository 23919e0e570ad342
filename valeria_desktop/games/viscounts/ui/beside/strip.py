"""A rival in one strip: purse, papers, conscience, cards, ribbons, squares, the line of three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.games.viscounts.rules.model.kinds import RIBBONS, Ribbon
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.fields import field_of, paint_person, paint_silver
from valeria_desktop.games.viscounts.ui.cards.others import paint_card_back
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_icons
from valeria_desktop.games.viscounts.ui.own.conscience import (
    Conscience,
    bed_of,
    paint_small_conscience,
)
from valeria_desktop.games.viscounts.ui.own.purse import Purse
from valeria_desktop.games.viscounts.ui.own.squares import IVORY, marks_asleep
from valeria_desktop.games.viscounts.ui.paint.figures import paint_pawn
from valeria_desktop.games.viscounts.ui.paint.knife import fill, outlined, path_of, rounded
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.ui.paint.brush import paint_marks, square
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.board_wood import paint_plaque_wood, wood_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.viscounts.rules.model.things import Square, Townsfolk
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

SIZE = 488, 94
"""Width and height as drawn, in units."""
_LEFT, _GOODS, _COMB, _LINE = 53.0, 131.0, 203.0, 136.0
"""Where text, goods, squares and the line begin: from the left, and from the right."""
_CARD = 40.0, 76.0
_WHOLE = 18.0
"""The side of a sign with a number; a smaller one has a smaller number."""
_SIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@frozen
class Strip:
    """What everyone sees of a player."""

    seat: Seat
    purse: Purse
    conscience: Conscience
    workers: int
    """Those that are still in the supply."""
    hand: int
    deck: int
    discard: int
    line: tuple[Townsfolk | None, ...]
    freed: frozenset[int]
    ribbons: Mapping[Ribbon, int]
    is_first: bool = False

    @classmethod
    def of(cls, view: View, seat: int, seats: tuple[Seat, ...]) -> Strip:
        """Return a player's strip from what everyone sees."""
        player = view.players[seat]
        found = [book.ribbon for book in player.manuscripts]
        return cls(
            seats[seat],
            Purse.of(player),
            Conscience(player.corruption, player.virtue),
            player.workers,
            player.hand,
            player.deck_size,
            len(player.discard),
            player.line,
            frozenset(player.freed),
            {ribbon: found.count(ribbon) for ribbon in RIBBONS if ribbon in found},
            is_first=view.start == seat,
        )


def paint_strip(
    brush: Brush, box: QRectF, shown: Strip, squares: tuple[Square, ...], *, is_active: bool
) -> None:
    """Paint a rival's strip; `box` is in the shape as drawn."""
    wood = wood_of(brush.look, is_active=is_active, is_lord=False)
    colour = brush.look.player(shown.seat.colour)
    ring = colour.name() if is_active else ""
    paint_plaque_wood(brush, box, wood, ring, shown.seat.name)
    unit = brush.unit
    shield = QRectF(box.left() + 8 * unit, box.top() + 8 * unit, 36 * unit, 42 * unit)
    paint_seat_sign(brush, colour, shown.seat.sign.value, shield)
    foot = QPointF(box.left() + 18 * unit, box.bottom() - 10 * unit)
    paint_pawn(brush, foot, 20 * unit, shown.seat)
    room = QRectF(foot.x() + 12 * unit, foot.y() - 17 * unit, 26 * unit, 18 * unit)
    _write(brush, room, str(shown.workers), 15)
    _paint_head(brush, box, shown)
    left = box.left() + _LEFT * unit
    road = QRectF(left, box.top() + 32 * unit, 138 * unit, 20 * unit)
    paint_small_conscience(brush, road, shown.conscience)
    _paint_cards(brush, QPointF(road.right() + 8 * unit, road.top()), shown)
    _paint_papers(brush, QPointF(left, box.bottom() - 31 * unit), shown)
    _paint_ribbons(brush, QPointF(left + 152 * unit, box.bottom() - 33 * unit), shown)
    _paint_comb(brush, box, shown, squares)
    _paint_line(brush, box, shown)


def _write(brush: Brush, room: QRectF, words: str, size: float) -> None:
    brush.painter.setFont(brush.font(size))
    brush.painter.setPen(QColor(brush.look.palette.ink))
    brush.painter.drawText(room, _SIDE, words)


def _paint_head(brush: Brush, box: QRectF, shown: Strip) -> None:
    """Paint the name, the mark of who began, and silver with the resources."""
    unit, painter = brush.unit, brush.painter
    room = QRectF(box.left() + _LEFT * unit, box.top() + 6 * unit, 74 * unit, 22 * unit)
    wide = room.width() - (20 * unit if shown.is_first else 0)
    font = fitted(brush.title(18), shown.seat.name, wide, room.height() * 1.3)
    painter.setFont(font)
    painter.setPen(QColor(brush.look.palette.ink))
    painter.drawText(room, _SIDE, shown.seat.name)
    if shown.is_first:
        end = room.left() + QFontMetricsF(font).horizontalAdvance(shown.seat.name)
        mark = square(QPointF(end + 12 * unit, room.center().y()), 15 * unit)
        brush.icon("flag", mark, brush.look.palette.ink)
    purse = shown.purse
    goods = (("silver", purse.silver), ("ink", purse.ink), ("stone", purse.stone))
    for place, (name, count) in enumerate((*goods, ("gold", purse.gold))):
        at = QPointF(box.left() + (_GOODS + place * 40) * unit, room.center().y())
        _paint_count(brush, at, signs.AMOUNTS[name], count)


def _paint_count(brush: Brush, left: QPointF, sign: str, count: int, side: float = _WHOLE) -> None:
    """Paint a sign with a number behind it, given the middle of its left edge."""
    unit = brush.unit
    brush.icon(sign, square(left + QPointF(side / 2, 0) * unit, side * unit))
    room = QRectF(left.x() + (side + 1.5) * unit, left.y() - 10 * unit, 24 * unit, 20 * unit)
    _write(brush, room, str(count), 16 if side >= _WHOLE else 14)


def _paint_cards(brush: Brush, at: QPointF, shown: Strip) -> None:
    """Paint how many cards are in hand, in the deck and discarded."""
    unit = brush.unit
    middle = at.y() + 10 * unit
    _paint_count(brush, QPointF(at.x(), middle), signs.HAND, shown.hand, 16)
    back = QRectF(at.x() + 28 * unit, at.y() + 2 * unit, 11 * unit, 16 * unit)
    paint_card_back(brush.of_unit(unit * 0.4), back, shown.seat)
    room = QRectF(back.right() + 3 * unit, at.y(), 20 * unit, 20 * unit)
    _write(brush, room, str(shown.deck), 14)
    last = QPointF(at.x() + 55 * unit, middle)
    _paint_count(brush, last, signs.DISCARD, shown.discard, 16)


def _paint_papers(brush: Brush, at: QPointF, shown: Strip) -> None:
    purse = shown.purse
    counts = (
        ("debt", purse.debts),
        ("paid-debt", purse.paid),
        ("deed", purse.deeds),
        ("approved-deed", purse.approved),
    )
    for place, (sign, count) in enumerate(counts):
        left = at + QPointF(place * 38, 10) * brush.unit
        _paint_count(brush, left, sign, count)


def _paint_ribbons(brush: Brush, at: QPointF, shown: Strip) -> None:
    """Paint a ribbon for each colour, with the number of manuscripts above one."""
    unit = brush.unit
    for place, (ribbon, count) in enumerate(shown.ribbons.items()):
        middle = at + QPointF(9 + place * 24, 12) * unit
        brush.icon(signs.sign_of_ribbon(ribbon), square(middle, 24 * unit))
        if count > 1:
            room = QRectF(middle.x() + 6 * unit, middle.y() - 2 * unit, 16 * unit, 18 * unit)
            _write(brush, room, str(count), 13)


def _paint_comb(brush: Brush, box: QRectF, shown: Strip, squares: tuple[Square, ...]) -> None:
    """Paint the nine squares as a comb: those that are free with their power's sign."""
    unit, painter = brush.unit, brush.painter
    high = (box.height() - 20 * unit) / 3
    for each in squares:
        row, place = divmod(each.number - 1, 3)
        left = box.right() - _COMB * unit + place * 19.5 * unit
        cell = QRectF(left, box.top() + 10 * unit + row * high, 18 * unit, high - 2 * unit)
        if each.number in shown.freed:
            rounded(painter, cell, 4 * unit, IVORY, 1.2 * unit)
            sign = next(mark.icon for mark in marks_asleep(each) if mark.icon)
            brush.icon(sign, square(cell.center(), 16 * unit), CARD_INK)
        else:
            rounded(painter, cell, 4 * unit, bed_of(brush), 1.2 * unit)
            _paint_roof(brush, cell, brush.look.player(shown.seat.colour))


def _paint_roof(brush: Brush, cell: QRectF, colour: QColor) -> None:
    unit = brush.unit
    shape = [(-6.0, 5.0), (-6.0, -2.0), (0.0, -8.0), (6.0, -2.0), (6.0, 5.0)]
    house = path_of([(x * unit, y * unit) for x, y in shape], cell.center() + QPointF(0, unit))
    fill(brush.painter, house, colour, 1.2 * unit)


def _paint_line(brush: Brush, box: QRectF, shown: Strip) -> None:
    unit = brush.unit
    for place, card in enumerate(shown.line):
        left = box.right() - (_LINE - place * 43) * unit
        cell = QRectF(left, box.top() + 9 * unit, _CARD[0] * unit, box.height() - 18 * unit)
        if card is not None:
            paint_small_card(brush, cell, card)
            continue
        pen = QPen(QColor(materials_of(brush.look).hem), 1.2 * unit, Qt.PenStyle.DashLine)
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.drawRoundedRect(cell, 5 * unit, 5 * unit)


def paint_small_card(brush: Brush, box: QRectF, card: Townsfolk) -> None:
    """Paint a card as small as on a strip: face, silver, icons."""
    unit, painter, base = brush.unit, brush.painter, field_of(card)
    rounded(painter, box, 5 * unit, base)
    foot = box.adjusted(1.5 * unit, 0, -1.5 * unit, -1.5 * unit)
    foot.setTop(foot.bottom() - 21 * unit)
    face = QRectF(box.left() + 2 * unit, 0, box.width() - 4 * unit, box.width() - 4 * unit)
    face.moveBottom(foot.top())
    paint_person(brush, face, card)
    rounded(painter, foot, 4 * unit, shaded(base, -0.5))
    icons = marks_of_icons(card.icons)
    paint_marks(brush, foot.adjusted(unit, 0, -unit, 0), icons, 15 * unit)
    outlined(painter, box, 5 * unit, 1.6 * unit)
    paint_silver(
        brush, QPointF(box.left() + 6 * unit, box.top() + 10 * unit), 18 * unit, card.silver
    )
