"""A map of a city for small rooms: guilds, prices, sites."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from valeria_desktop.games.valencia.ui.paint.emblems import (
    ground_picture,
    guild_picture,
)
from valeria_desktop.ui.paint.look import text_font
from valeria_desktop.ui.paint.materials import INK, WOOD_LIGHT
from valeria_desktop.ui.paint.pictures import put_picture

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.city import City

_WALL = 0.1
"""Thickness of the wall, in cells."""
_GOOD, _DISC, _NUMBER = 0.56, 0.5, 0.44
_EDGE = 0.05
_LEAST = 12  # pixels of a cell's side; in a smaller cell a price can't be read
_CENTRE = 2  # cells: the side of the central fountain


def paint_city_map(painter: QPainter, box: QRectF, city: City) -> None:
    """Paint a city into the middle of a box; its spaces show their prices."""
    plan = _Plan.of(box, city)
    if plan.side < 1:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _MapBrush(painter, plan, city).paint()
    painter.restore()


@frozen
class _Plan:
    """The boxes of cells, in whole pixels, so that neighbours share an edge."""

    left: float
    top: float
    side: int
    columns: int

    @classmethod
    def of(cls, box: QRectF, city: City) -> _Plan:
        """Return the plan with the largest cells for a box; their side is 0 if there is no room."""
        across, down = city.width + 2 * _WALL, city.height + 2 * _WALL
        side = int(min(box.width() / across, box.height() / down))
        left = round(box.center().x() - side * city.width / 2)
        top = round(box.center().y() - side * city.height / 2)
        return cls(left, top, side, city.width)

    def cell(self, cell: int, size: int = 1) -> QRectF:
        """Return the box of a cell, or of a square of `size` × `size` cells from that cell on."""
        row, column = divmod(cell, self.columns)
        corner = QPointF(self.left + column * self.side, self.top + row * self.side)
        return QRectF(corner.x(), corner.y(), size * self.side, size * self.side)


class _MapBrush:
    def __init__(self, painter: QPainter, plan: _Plan, city: City) -> None:
        self._painter, self._plan, self._city = painter, plan, city

    def paint(self) -> None:
        """Paint the map from the ground up."""
        self._wall()
        for cell in range(len(self._city.cells)):
            self._ground(cell)
        self._lines()
        middle = self._plan.cell(min(self._city.centre), _CENTRE)
        put_picture(self._painter, middle, "scenes/central-fountain.svg")
        if self._plan.side >= _LEAST:
            for cell in self._city.spaces:
                self._price(cell)

    # --- the ground

    def _wall(self) -> None:
        last = self._plan.cell(len(self._city.cells) - 1)
        whole = QRectF(self._plan.cell(0).topLeft(), last.bottomRight())
        thick = self._plan.side * _WALL
        self._painter.fillRect(whole.adjusted(-thick, -thick, thick, thick), QColor(INK))

    def _ground(self, cell: int) -> None:
        space = self._city.cells[cell]
        if space is None:
            name = "plaza" if cell in self._city.centre else "site"
            put_picture(self._painter, self._plan.cell(cell), f"emblems/{name}.svg")
        else:
            put_picture(self._painter, self._plan.cell(cell), ground_picture(space.guild))

    def _lines(self) -> None:
        """Paint the lines between cells: wider ones between the guilds' districts."""
        city, plan = self._city, self._plan
        for cell in range(len(city.cells)):
            box = plan.cell(cell)
            right, below = self._beside(cell, 1), self._beside(cell, city.width)
            self._line(cell, right, box.topRight(), box.bottomRight())
            self._line(cell, below, box.bottomLeft(), box.bottomRight())

    def _beside(self, cell: int, step: int) -> int | None:
        return cell + step if cell + step in self._city.beside[cell] else None

    def _line(self, cell: int, other: int | None, start: QPointF, end: QPointF) -> None:
        if other is None:
            return
        one, two = self._city.cells[cell], self._city.cells[other]
        is_district = one is not None and two is not None and one.guild is two.guild
        wide = self._plan.side * _EDGE
        self._painter.setPen(QPen(QColor(INK), max(0.5, wide * 0.5) if is_district else wide))
        self._painter.drawLine(start, end)

    def _price(self, cell: int) -> None:
        """Paint the price of a space and the good of its guild: colours alone aren't enough."""
        space, box = self._city.space(cell), self._plan.cell(cell)
        side, inset = box.width(), box.width() * _EDGE
        good = QRectF(box.left() + inset, box.top() + inset, side * _GOOD, side * _GOOD)
        put_picture(self._painter, good, guild_picture(space.guild))
        disc = QRectF(0, 0, side * _DISC, side * _DISC)
        disc.moveBottomRight(box.bottomRight() - QPointF(inset, inset))
        painter = self._painter
        painter.setPen(QPen(QColor(INK), max(0.8, side * 0.03)))
        painter.setBrush(QColor(WOOD_LIGHT.parchment))
        painter.drawEllipse(disc)
        painter.setPen(QColor(INK))
        painter.setFont(text_font(side * _NUMBER, QFont.Weight.Bold))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(space.price))
