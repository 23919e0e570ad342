"""The nine squares of a player's board: a house sleeps on its power until it is built (WK53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.rules.effects.powers import On
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType, Icon
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_power
from valeria_desktop.games.viscounts.ui.own.conscience import bed_of
from valeria_desktop.games.viscounts.ui.paint.figures import paint_house
from valeria_desktop.games.viscounts.ui.paint.knife import rounded
from valeria_desktop.ui.paint.brush import CENTRE, Mark, Marks, paint_marks, square
from valeria_desktop.ui.paint.materials import BRASS
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from collections.abc import Collection

    from valeria_desktop.games.viscounts.rules.model.catalog import Building, Catalog
    from valeria_desktop.games.viscounts.rules.model.things import Square
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

SIZE = 222, 152
"""Width and height as drawn, in units."""
IVORY = "#e9dcb8"
_HEAD, _SQUARE, _POINTS = 52.0, 44.0, 26.0
_ROW, _HIGH, _STEP = 52.0, 48.0, 47.0
_VIOLET = "#8a5aa8"
_HOUSE = {
    BuildingType.WORKSHOP: 44.0,
    BuildingType.TRADING_POST: 40.0,
    BuildingType.GUILDHALL: 38.0,
}


@frozen
class SquareRow:
    """A type of building with its three squares."""

    building: Building
    squares: tuple[Square, ...]
    free: frozenset[int]
    """The numbers of the squares whose house is built."""

    @property
    def built(self) -> int:
        """How many of the type are built."""
        return sum(square.number in self.free for square in self.squares)


def rows_of(catalog: Catalog, freed: Collection[int]) -> tuple[SquareRow, ...]:
    """Return the rows of a board, in the order of its squares."""
    kinds = dict.fromkeys(square.building for square in catalog.squares)
    return tuple(
        SquareRow(
            catalog.building(kind),
            tuple(square for square in catalog.squares if square.building is kind),
            frozenset(freed),
        )
        for kind in kinds
    )


def square_box(box: QRectF, number: int, unit: float) -> QRectF:
    """Return the box of a square, by its number from 1."""
    row, place = divmod(number - 1, 3)
    left, top = (_HEAD + 4 + place * _STEP) * unit, row * _ROW * unit
    return QRectF(box.left() + left, box.top() + top, _SQUARE * unit, _HIGH * unit)


def paint_squares(brush: Brush, box: QRectF, rows: tuple[SquareRow, ...], seat: Seat) -> None:
    """Paint all squares; `box` is in the shape as drawn."""
    unit = brush.unit
    for place, row in enumerate(rows):
        top = box.top() + place * _ROW * unit
        _paint_head(brush, QRectF(box.left(), top, _HEAD * unit, _HIGH * unit), row, seat)
        for each in row.squares:
            paint_square(brush, square_box(box, each.number, unit), each, row, seat)
        left = box.left() + (_HEAD + 4 + 3 * _STEP) * unit
        _paint_points(brush, QRectF(left, top, _POINTS * unit, _HIGH * unit), row)


def _paint_head(brush: Brush, box: QRectF, row: SquareRow, seat: Seat) -> None:
    """Paint a type of building and its price in builders."""
    unit, painter = brush.unit, brush.painter
    ground, ink = ("#3b2c22", CARD_TEXT) if brush.look.is_dark else ("#c9ad7c", CARD_INK)
    rounded(painter, box, 6 * unit, ground, 1.4 * unit)
    kind = row.building.type
    foot = QPointF(box.left() + 17 * unit, box.bottom() - 4 * unit)
    paint_house(brush, foot, _HOUSE[kind] * 1.06 * unit, kind, seat)
    builder = QPointF(box.right() - 11 * unit, box.top() + 13 * unit)
    brush.icon(signs.sign_of_icon(Icon.BUILDER), square(builder, 16 * unit))
    number = QRectF(builder.x() - 11 * unit, box.top() + 23 * unit, 22 * unit, 22 * unit)
    painter.setFont(brush.font(18))
    painter.setPen(QColor(ink))
    painter.drawText(number, CENTRE, str(row.building.builders))


def marks_asleep(shown: Square) -> Marks:
    """Return the signs over a sleeping house: of a power with a moment, its moment alone."""
    if isinstance(shown.power, On):
        return (Mark(signs.sign_of_moment(shown.power.moment)),)
    return marks_of_power(shown.power)


def paint_square(brush: Brush, box: QRectF, shown: Square, row: SquareRow, seat: Seat) -> None:
    """Paint a square: its power on ivory once it is free, else a house that sleeps on it."""
    unit, painter = brush.unit, brush.painter
    if shown.number in row.free:
        rounded(painter, box, 5 * unit, BRASS, 1.5 * unit)
        ivory = IVORY if brush.look.is_dark else "#fbf3dc"
        rounded(painter, box.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit), 4 * unit, ivory)
        inside = box.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit)
        paint_marks(brush, inside, marks_of_power(shown.power), 20 * unit, CARD_INK)
        return
    rounded(painter, box, 5 * unit, bed_of(brush), 1.5 * unit)
    corner = QRectF(box.left() + 2 * unit, box.top() + 2 * unit, box.width() - 4 * unit, 17 * unit)
    painter.save()
    painter.setOpacity(0.8)
    paint_marks(brush, corner, marks_asleep(shown), 14 * unit, CARD_TEXT)
    painter.restore()
    foot = QPointF(box.center().x(), box.bottom() - 3 * unit)
    paint_house(brush, foot, _HOUSE[shown.building] * 0.84 * unit, shown.building, seat)


def _paint_points(brush: Brush, box: QRectF, row: SquareRow) -> None:
    """Paint the points for one, two and three built; the reached number lies on violet."""
    unit, painter = brush.unit, brush.painter
    high = box.height() / len(row.building.points)
    for place, points in enumerate(row.building.points):
        line = QRectF(box.left(), box.top() + place * high, box.width(), high)
        is_reached = place == row.built - 1
        if is_reached:
            rounded(painter, line.adjusted(0, 0, 0, -unit), 6 * unit, _VIOLET, 1.2 * unit)
        is_pale = is_reached or brush.look.is_dark
        painter.setFont(brush.font(13.5))
        painter.setPen(QColor(CARD_TEXT if is_pale else CARD_INK))
        painter.drawText(line, CENTRE, str(points))
