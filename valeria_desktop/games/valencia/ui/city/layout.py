"""Where everything of the city lies in the room there is."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, at_cell

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.games.valencia.rules.model.city import City

    Target = AtCell | AtBush

_CELL = (54, 53)
"""As drawn; cells are as long as that to their height at most."""
_WALL, _RIM = 8.5, 2.0  # in pixels of a cell
_REACH = 0.46  # of a cell, how far from a bush it is still meant


@frozen(eq=False)
class Layout:
    """The city in a widget: cells of whole pixels in the middle of it."""

    city: City
    grid: QRectF
    """All cells together."""
    wide: int
    high: int
    """Of a cell."""

    @property
    def unit(self) -> float:
        """Give the size of a pixel as drawn."""
        return self.high / _CELL[1]

    @property
    def wall(self) -> QRectF:
        """The outer edge of the wall."""
        by = _WALL * self.unit
        return self.grid.adjusted(-by, -by, by, by)

    @property
    def board(self) -> QRectF:
        """The board that the wall stands on."""
        by = (_WALL + _RIM) * self.unit
        return self.grid.adjusted(-by, -by, by, by)

    def cell(self, cell: int) -> QRectF:
        """Give a cell's box; that of the central fountain is the same for its four."""
        city = self.city
        if cell in city.centre:
            box = self._cell(min(city.centre))
            return box.adjusted(0, 0, self.wide, self.high)
        return self._cell(cell)

    def _cell(self, cell: int) -> QRectF:
        row, column = divmod(cell, self.city.width)
        corner = self.grid.topLeft() + QPointF(column * self.wide, row * self.high)
        return QRectF(corner.x(), corner.y(), self.wide, self.high)

    def bush(self, bush: int) -> QPointF:
        """Give the point of a bush."""
        row, column = divmod(bush, self.city.width - 1)
        return self.grid.topLeft() + QPointF((column + 1) * self.wide, (row + 1) * self.high)

    def box(self, target: Target) -> QRectF:
        """Give the box of a cell, or that of the palm which may stand on a bush."""
        if isinstance(target, AtCell):
            return self.cell(target.cell)
        side, foot = 0.62 * self.high, self.bush(target.bush)
        return QRectF(foot.x() - side / 2, foot.y() - side * 0.86, side, side)

    def cell_at(self, point: QPointF) -> AtCell | None:
        """Give the cell at a point; the first of the four for the central fountain."""
        if not self.grid.contains(point):
            return None
        offset = point - self.grid.topLeft()
        row, column = int(offset.y() // self.high), int(offset.x() // self.wide)
        cell = self.city.at(row, column)
        return None if cell is None else at_cell(self.city, cell)

    def bush_at(self, point: QPointF, reach: float = _REACH) -> AtBush | None:
        """Give the bush that somebody means who points near it."""

        def distance(bush: int) -> float:
            away = self.bush(bush) - point
            return hypot(away.x(), away.y())

        nearest = min(self.city.bushes, key=distance)
        return AtBush(nearest) if distance(nearest) <= reach * self.high else None


def layout_of(city: City, size: QSize) -> Layout:
    """Lay a city into a room, as large as it fits, with cells that are almost square."""
    around = 2 * (_WALL + _RIM + 1) / _CELL[1]
    most = min(size.width() / (city.width + around), size.height() / (city.height + around))
    high = max(1, int(most))
    spare = (size.width() - around * high) / city.width
    wide = max(high, min(int(spare), high * _CELL[0] // _CELL[1]))
    whole = QRectF(0, 0, wide * city.width, high * city.height)
    left = (size.width() - whole.width()) / 2
    top = (size.height() - whole.height()) / 2
    whole.moveTo(round(left), round(top))
    return Layout(city, whole, wide, high)
