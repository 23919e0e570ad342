"""Places of the city's cells, bushes and wall in a room."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.valencia.rules.at import AtBush
from valeria_desktop.ui.paint.brush import square

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.games.valencia.rules.model.city import City

_CELL = (54, 53)
"""Width and height of a cell as drawn, in units: also the greatest ratio of a cell."""
_WALL, _RIM = 8.5, 2.0  # units
_REACH = 0.46  # heights of a cell: distance from a bush where a click chooses it
_ON_IT = 0.2  # heights of a cell: distance from a bush where the mouse looks at it


@frozen
class CityLayout:
    """The places of a city in a widget: cells of whole pixels, in the middle."""

    city: City
    grid: QRectF
    """The box of all cells."""
    wide: int
    high: int
    """Height of a cell, in pixels; `wide` is its width."""

    @property
    def unit(self) -> float:
        """The number of pixels of a unit."""
        return unit_of_cells(self.high)

    @property
    def wall(self) -> QRectF:
        """The box of the wall, up to its outer edge."""
        by = _WALL * self.unit
        return self.grid.adjusted(-by, -by, by, by)

    @property
    def board(self) -> QRectF:
        """The box of the board below the wall."""
        by = (_WALL + _RIM) * self.unit
        return self.grid.adjusted(-by, -by, by, by)

    def cell(self, cell: int) -> QRectF:
        """Return a cell's box; the four cells of the central fountain share one."""
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
        """Return a bush's point, where four cells meet."""
        row, column = divmod(bush, self.city.width - 1)
        return self.grid.topLeft() + QPointF((column + 1) * self.wide, (row + 1) * self.high)

    def palm(self, bush: int) -> QRectF:
        """Return the box of a palm on a bush."""
        side, foot = 0.62 * self.high, self.bush(bush)
        return QRectF(foot.x() - side / 2, foot.y() - side * 0.86, side, side)

    def reach(self, bush: int) -> QRectF:
        """Return the box of the circle around a bush in which the mouse finds it."""
        return square(self.bush(bush), 2 * _REACH * self.high)

    def bush_at(self, point: QPointF) -> AtBush | None:
        """Return the bush close to a point; None if there is none."""
        for bush in self.city.bushes:
            away = self.bush(bush) - point
            if hypot(away.x(), away.y()) <= _ON_IT * self.high:
                return AtBush(bush)
        return None


def unit_of_cells(high: float) -> float:
    """Return the number of pixels of a unit in a city with cells of this height."""
    return high / _CELL[1]


def city_layout_of(city: City, size: QSize) -> CityLayout:
    """Lay a city into a room, as large as possible, with almost square cells."""
    around = 2 * (_WALL + _RIM + 1) / _CELL[1]
    most = min(size.width() / (city.width + around), size.height() / (city.height + around))
    high = max(1, int(most))
    spare = (size.width() - around * high) / city.width
    wide = max(high, min(int(spare), high * _CELL[0] // _CELL[1]))
    whole = QRectF(0, 0, wide * city.width, high * city.height)
    left = (size.width() - whole.width()) / 2
    top = (size.height() - whole.height()) / 2
    whole.moveTo(round(left), round(top))
    return CityLayout(city, whole, wide, high)
