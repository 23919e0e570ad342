"""The ground of the city: its board, its wall, its tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.ui.paint.city_figures import (
    mark_size,
    paint_price,
    paint_worth,
)
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import picture, put_picture
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.rules.model.city import Space
    from valeria_desktop.games.valencia.ui.parts.city_layout import CityLayout
    from valeria_desktop.ui.paint.brush import Brush

_MORTAR, _SEAM = "#2a2320", "#b9ac95"
_TOWER, _WALL_HIGH, _WALL_LONG = 22.0, 9.5, 38.0  # units
_FINE = 2  # factor of the pixels in a drawing that is stretched
_BUSH = 15.0
_GLINT, _SHADE = (0.16, 0.28), 0.3
"""Opacity of tiles' light upper edges, in dark and light theme; and of their dark lower edges."""
_SUN = "#38342a"
"""The light that is added to the tiles' colours in the light theme, as at noon."""


def paint_ground(brush: Brush, layout: CityLayout) -> None:
    """Paint the parts of the city that stay the same for a whole game."""
    _paint_board(brush, layout)
    city, painter = layout.city, brush.painter
    painter.fillRect(layout.grid, QColor(_MORTAR))
    for cell, space in enumerate(city.cells):
        if cell not in city.centre:
            _paint_tile(brush, layout.cell(cell), space)
    _paint_centre(brush, layout.cell(min(city.centre)))
    _paint_seams(brush, layout)
    side = _BUSH * brush.unit
    for bush in city.bushes:
        brush.emblem("bush", square(layout.bush(bush), side))
    _paint_wall(brush, layout)


def _paint_board(brush: Brush, layout: CityLayout) -> None:
    """Paint the board below the wall, with its shadow."""
    made, painter, unit = materials_of(brush.look), brush.painter, brush.unit
    Wood(painter, brush.look, unit, is_lamp_lit=False).paint_shadow(layout.board, 6)
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(made.board_rim))
    painter.drawRoundedRect(layout.board, 6 * unit, 6 * unit)


def _paint_tile(brush: Brush, box: QRectF, space: Space | None) -> None:
    """Paint a guild's tile with its price, or a free site."""
    painter, tile = brush.painter, tile_in(box, brush.unit)
    painter.save()
    painter.setClipRect(tile)
    side = max(box.width(), box.height())
    name = "site" if space is None else f"ground-{space.guild.sign}"
    brush.emblem(name, square(box.center(), side))
    _paint_sun(brush, tile)
    painter.restore()
    _paint_bevel(brush, tile)
    if space is not None:
        paint_price(brush, tile, space.price)


def tile_in(box: QRectF, unit: float) -> QRectF:
    """Return the tile's box in a cell: the rest of the cell is mortar."""
    by = max(1, round(0.7 * unit))  # whole pixels are filled much faster
    return box.adjusted(by, by, -by, -by)


def _paint_sun(brush: Brush, tile: QRectF) -> None:
    """Paint the light of noon on a tile in the light theme: its colours get stronger, not paler."""
    if not brush.look.is_dark:
        painter = brush.painter
        painter.setCompositionMode(painter.CompositionMode.CompositionMode_ColorDodge)
        painter.fillRect(tile, QColor(_SUN))
        painter.setCompositionMode(painter.CompositionMode.CompositionMode_SourceOver)


def _paint_bevel(brush: Brush, tile: QRectF) -> None:
    """Paint the bevelled edges of a tile: the light comes from the upper left."""
    painter, half = brush.painter, 0.6 * brush.unit
    inner = tile.adjusted(half, half, -half, -half)
    light, shade = QColor("#fff1cf"), QColor(CARD_INK)
    light.setAlphaF(_GLINT[0] if brush.look.is_dark else _GLINT[1])
    shade.setAlphaF(_SHADE)
    painter.setPen(QPen(light, 1.2 * brush.unit))
    painter.drawPolyline([inner.bottomLeft(), inner.topLeft(), inner.topRight()])
    painter.setPen(QPen(shade, 1.2 * brush.unit))
    painter.drawPolyline([inner.bottomLeft(), inner.bottomRight(), inner.topRight()])


def _paint_centre(brush: Brush, box: QRectF) -> None:
    """Paint the central fountain on its square, with its worth."""
    painter, side = brush.painter, round(max(box.width(), box.height()))
    tile = tile_in(box, brush.unit)
    painter.save()
    painter.setClipRect(tile)
    put_picture(painter, square(box.center(), side), "scenes/central-fountain.svg")
    painter.restore()
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * brush.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(tile)
    size = max(mark_size(brush), 0.2 * box.height())
    paint_worth(brush, tile.bottomRight() - QPointF(0.7, 0.7) * size, size, CENTRE_VALUE)


def _paint_seams(brush: Brush, layout: CityLayout) -> None:
    """Paint the seams between the four quarters: wider and lighter than other joints."""
    painter, grid, hole = brush.painter, layout.grid, layout.cell(min(layout.city.centre))
    middle = hole.center()
    lines = (
        (QPointF(middle.x(), grid.top()), QPointF(middle.x(), hole.top())),
        (QPointF(middle.x(), hole.bottom()), QPointF(middle.x(), grid.bottom())),
        (QPointF(grid.left(), middle.y()), QPointF(hole.left(), middle.y())),
        (QPointF(hole.right(), middle.y()), QPointF(grid.right(), middle.y())),
    )
    for colour, wide in ((CARD_INK, 4.4), (_SEAM, 1.6)):
        pen = QPen(QColor(colour), wide * brush.unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        for line in lines:
            painter.drawLine(*line)


# --- the wall


def _paint_wall(brush: Brush, layout: CityLayout) -> None:
    """Paint the wall: a gate in the middle of each side, a tower at each corner."""
    painter, grid, unit = brush.painter, layout.grid, brush.unit
    high = _WALL_HIGH * unit
    sides = (grid.width(), grid.height(), grid.width(), grid.height())
    painter.save()
    painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
    for turn, length in enumerate(sides):
        painter.save()
        painter.translate(grid.center())
        painter.rotate(90 * turn)
        away = (grid.width() if turn % 2 else grid.height()) / 2
        box = QRectF(-length / 2, -away - high + unit, length, high)
        _paint_side(brush, box)
        painter.restore()
    painter.restore()
    middle = (_WALL_HIGH / 2 - 0.5) * unit
    for corner in _corners(grid.adjusted(-middle, -middle, middle, middle)):
        brush.emblem("wall-tower", square(corner, _TOWER * unit))


def _corners(box: QRectF) -> tuple[QPointF, ...]:
    return box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()


def _paint_side(brush: Brush, box: QRectF) -> None:
    painter, unit = brush.painter, brush.unit
    number = max(1, round(box.width() / (_WALL_LONG * unit)))
    long = box.width() / number
    for at in range(number):
        part = QRectF(box.left() + at * long, box.top(), long, box.height())
        _paint_stretched(painter, "wall", part, brush.ratio)
    gate = QRectF(0, 0, 4 * box.height(), box.height())
    gate.moveCenter(box.center())
    _paint_stretched(painter, "wall-gate", gate, brush.ratio)


def _paint_stretched(painter: QPainter, name: str, box: QRectF, ratio: float) -> None:
    """Paint a drawing of the wall, stretched a little to the length of its box."""
    size = QSize(round(box.height() * 4), round(box.height())) * _FINE
    drawn = picture(f"emblems/{name}.svg", size.width(), size.height(), ratio)
    painter.drawPixmap(box, drawn, QRectF(drawn.rect()))
