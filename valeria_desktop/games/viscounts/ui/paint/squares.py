"""The nine squares of a player's board: a house sleeps on its power; freed, the power shines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.rules.model.kinds import BUILDING_TYPES
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_power
from valeria_desktop.games.viscounts.ui.paint.figures import paint_house
from valeria_desktop.games.viscounts.ui.paint.states import paint_tray
from valeria_desktop.ui.paint.brush import paint_marks, square
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fitted

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.rules.model.things import Square
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

_IVORY, _IVORY_LINE = "#f3e8cc", "#b39b66"
_LAUREL = "#7a59a0"
_IN_ROW = 3
_WIDEST = 1.32
"""The greatest height of a house, in widths of its place."""


@frozen
class SquareFace:
    """A square of a player's board."""

    square: Square
    is_free: bool
    owner: Seat

    def paint(self, brush: Brush, box: QRectF) -> None:
        """Paint the power on ivory, or small below the house that still stands on it."""
        line = marks_of_power(self.square.power)
        unit = brush.unit
        if self.is_free:
            rounded(brush.painter, box, 5 * unit, _IVORY_LINE, 1.6 * unit)
            inside = box.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit)
            rounded(brush.painter, inside, 4 * unit, _IVORY)
            size = min(19 * brush.look.scale, box.height() * 0.5)
            paint_marks(brush, inside, line, size, CARD_INK)
        else:
            paint_tray(brush, box)
            high = min(box.height() * 0.8, box.width() * _WIDEST)
            foot = QPointF(box.center().x(), box.bottom() - 1 * unit)
            paint_house(brush, foot, high, self.square.building, self.owner)
            top = QRectF(
                box.left() + 1, box.top() + 1.5 * unit, box.width() - 2, box.height() * 0.4
            )
            paint_marks(brush, top, line, min(13.5 * brush.look.scale, box.height() * 0.34))


@frozen
class BuildingHead:
    """The head of a row of squares: the building, its price, its points, how many are built."""

    kind: BuildingType
    builders: int
    points: tuple[int, ...]
    built: int
    owner: Seat

    def paint_price(self, brush: Brush, box: QRectF) -> None:
        unit, scale = brush.unit, brush.look.scale
        paint_tray(brush, box)
        foot = QPointF(box.left() + box.width() * 0.33, box.bottom() - 2 * unit)
        high = min(box.height() * 0.86, box.width() * 0.62 * _WIDEST)
        paint_house(brush, foot, high, self.kind, self.owner)
        right = QRectF(box.left() + box.width() * 0.62, box.top(), box.width() * 0.36, box.height())
        sign = square(QPointF(right.center().x(), box.top() + box.height() * 0.27), 15 * scale)
        brush.icon("builder", sign)
        low = QRectF(right.left(), box.center().y() - 2 * unit, right.width(), box.height() / 2)
        brush.write(low, str(self.builders), brush.of_unit(scale).font(18), CARD_TEXT)

    def paint_points(self, brush: Brush, box: QRectF) -> None:
        high = box.height() / len(self.points)
        for at, points in enumerate(self.points):
            row = QRectF(box.left(), box.top() + at * high, box.width(), high)
            is_reached = at + 1 == self.built
            if is_reached:
                by = min(high * 0.46, 9.5 * brush.look.scale)
                pill = QRectF(row.left(), row.center().y() - by, row.width(), 2 * by)
                rounded(brush.painter, pill, 5 * brush.unit, _LAUREL, 1.4 * brush.unit)
            words = str(points)
            font = brush.of_unit(brush.look.scale).font(14)
            ink = CARD_TEXT if is_reached or brush.look.is_dark else CARD_INK
            brush.write(row, words, fitted(font, words, row.width(), high * 1.3), ink)


def heads_of(
    catalog: Catalog, squares: tuple[Square, ...], freed: tuple[int, ...], owner: Seat
) -> tuple[BuildingHead, ...]:
    """Return the heads of the rows of squares, one for each type of building."""
    found = []
    for kind in BUILDING_TYPES:
        building = catalog.building(kind)
        built = sum(each.number in freed for each in squares if each.building is kind)
        found.append(BuildingHead(kind, building.builders, building.points, built, owner))
    return tuple(found)


def rows_of_squares(squares: tuple[Square, ...]) -> tuple[tuple[Square, ...], ...]:
    """Return the squares by type of building, each row from left to right."""
    return tuple(
        tuple(square for square in squares if square.building is kind) for kind in BUILDING_TYPES
    )


def paint_small_squares(
    brush: Brush, box: QRectF, squares: tuple[Square, ...], freed: tuple[int, ...], owner: Seat
) -> None:
    """Paint a rival's squares: free ones show their power, the others a roof in their colour."""
    step = min(box.width(), box.height()) / _IN_ROW
    left = box.left() + (box.width() - _IN_ROW * step) / 2
    top = box.top() + (box.height() - _IN_ROW * step) / 2
    for down, row in enumerate(rows_of_squares(squares)):
        for across, each in enumerate(row):
            place = QRectF(left + across * step, top + down * step, step, step)
            place.adjust(1, 1, -1, -1)
            if each.number in freed:
                rounded(brush.painter, place, 4 * brush.unit, _IVORY, 1.2 * brush.unit)
                sign = next(m.icon for m in marks_of_power(each.power) if m.icon)
                brush.icon(sign, square(place.center(), place.width() * 0.72))
            else:
                paint_tray(brush, place, 4)
                high = place.height() * 0.86
                foot = QPointF(place.center().x(), place.bottom() - 1)
                paint_house(brush, foot, high, each.building, owner)
