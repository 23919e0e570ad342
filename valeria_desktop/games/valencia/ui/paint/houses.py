"""Members in the city: each lives in a small house with a roof in the family's colour.

A colour alone tells too little, so the family's shield stands before the house. Walls are pale in
all houses: nobody takes a painted wall for another family's colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.valencia.ui.cards.dyes import dyes_of
from valeria_desktop.ui.paint.pictures import dyed
from valeria_desktop.ui.paint.shields import paint_seat_sign

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.pictures import Dyes

_GRID = 64, 96
"""Width and height of the drawings' grid."""
INKED = (
    QRectF(0, 32, 63, 64),
    QRectF(4, 13, 55, 83),
    QRectF(0, 19, 64, 77),
    QRectF(10, 0, 44, 96),
    QRectF(0, 42, 64, 54),
    QRectF(8, 25, 48, 71),
    QRectF(1, 4, 61, 92),
    QRectF(0, 0, 64, 96),
)
"""The drawn part of each house's grid: houses have different widths and heights."""
_WALL, _WALL_SHADE = "#f1e6cc", "#d8c49a"
_WALLS: dict[int, Dyes] = {
    2: (("#e2b45c", _WALL), ("#b98838", _WALL_SHADE)),
    3: (("#d98a72", _WALL), ("#b0604c", _WALL_SHADE)),
    5: (("#cdd0a6", _WALL), ("#9fa57a", _WALL_SHADE)),
    7: (("#9fc3cf", _WALL), ("#6f98a8", _WALL_SHADE)),
    8: (("#e2b45c", _WALL), ("#b98838", _WALL_SHADE)),
}
"""Walls in a tone of their own, which become pale."""
_BLUE, _BLUE_SHADE = "#4fa3d1", "#2c6d92"
"""The shutters of the first house, and the dome of the fourth."""
_SHIELD = 0.46
"""Height of the shield, in heights of the house's place."""
_SLIM = 0.86


HOUSES = len(INKED)
"""Number of different drawings of houses."""


def house_of(cell: int) -> int:
    """Return the number of the drawing of a cell's house: the quarter shows the same one."""
    return cell % HOUSES + 1


def paint_house(brush: Brush, box: QRectF, seat: Seat, number: int) -> None:
    """Paint a house as large as its place allows, on the place's foot, with its owner's shield."""
    inked = INKED[number - 1]
    scale = min(box.width() / inked.width(), box.height() / inked.height())
    wide, high = round(_GRID[0] * scale), round(_GRID[1] * scale)
    if wide < 1 or high < 1:
        return
    drawn = house_picture(brush, seat, number, (wide, high))
    left = box.center().x() - inked.center().x() * scale
    brush.painter.drawPixmap(QPointF(round(left), round(box.bottom() - high)), drawn)
    _paint_shield(brush, box, seat)


def house_picture(brush: Brush, seat: Seat, number: int, size: tuple[int, int]) -> QPixmap:
    """Return the drawing of a house, dyed for its owner; its whole grid has this size."""
    dyes = _dyes_of_house(brush.look, seat, number)
    return dyed(f"emblems/house-{number}.svg", *size, brush.ratio, dyes)


def _dyes_of_house(look: Look, seat: Seat, number: int) -> Dyes:
    roof, shade, light = dyes_of(look, seat)
    dyes = roof, shade, light, *_WALLS.get(number, ())
    return *dyes, (_BLUE, roof[1]), (_BLUE_SHADE, shade[1])


def _paint_shield(brush: Brush, box: QRectF, seat: Seat) -> None:
    high = _SHIELD * box.height()
    place = QRectF(0, 0, _SLIM * high, high)
    place.moveBottomRight(box.bottomRight())
    paint_seat_sign(brush, brush.look.player(seat.colour), seat.sign.value, place)
