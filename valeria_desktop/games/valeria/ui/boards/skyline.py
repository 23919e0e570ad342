"""Where the things of a kingdom stand: domains on their hills, trophies below the beam."""

from __future__ import annotations

from math import ceil

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

_BEAM, _TROPHIES, _FOOT = 7, 40, 17
_LARGEST, _SHIELD, _LEAST_SHIELD, _SUM = 78, 31, 21, 34
_ROWS = 3
_PLAQUE = 21


@frozen
class Skyline:
    """The boxes of a kingdom."""

    sky: QRectF
    beam: QRectF
    wall: QRectF
    """Below the beam, where trophies hang."""
    domains: tuple[QRectF, ...]
    trophies: tuple[QRectF, ...]
    total: QRectF
    """The laurel with the sum of points."""
    has_plaques: bool
    """Whether there is room for the powers over the domains."""


def skyline_of(box: QRectF, domains: int, trophies: int, unit: float) -> Skyline:
    """Let a number of domains and kinds of trophies stand in a box, as large as they fit."""
    wall_height = min(_TROPHIES * unit, box.height() * 0.3)
    wall = QRectF(box.left(), box.bottom() - wall_height, box.width(), wall_height)
    beam = QRectF(box.left(), wall.top() - _BEAM * unit, box.width(), _BEAM * unit)
    sky = QRectF(box.left(), box.top(), box.width(), beam.top() - box.top())
    side = min(_SUM * unit, wall_height - 4)
    total = QRectF(wall.right() - side - 4 * unit, wall.center().y() - side / 2, side, side)
    stand, has_plaques = _domains(sky, domains, unit)
    room = QRectF(
        wall.left() + 5 * unit, wall.top(), total.left() - wall.left() - 8 * unit, wall_height
    )
    return Skyline(sky, beam, wall, stand, _trophies(room, trophies, unit), total, has_plaques)


def _domains(sky: QRectF, number: int, unit: float) -> tuple[tuple[QRectF, ...], bool]:
    if not number:
        return (), False
    room = sky.adjusted(8 * unit, 6 * unit, -12 * unit, -_FOOT * unit * 0.6)
    rows = max(range(1, _ROWS + 1), key=lambda many: _side(room, number, many, unit))
    side = _side(room, number, rows, unit)
    plaque = _PLAQUE * unit
    height = room.height() / rows
    columns = ceil(number / rows)
    wide = room.width() / columns
    has_plaques = wide > 62 * unit and height - side * 0.78 >= plaque
    if has_plaques:
        side = min(side, height - plaque)
    boxes = []
    for place in range(number):
        row, column = place // columns, place % columns
        here = min(columns, number - row * columns)
        step = room.width() / here
        x = room.left() + (column + 0.5) * step
        foot = (
            room.bottom() - row * height - (column % 2) * min(5 * unit, height - side) * (here > 1)
        )
        boxes.append(QRectF(x - side / 2, foot - side, side, side))
    return tuple(boxes), has_plaques


def _side(room: QRectF, number: int, rows: int, unit: float) -> float:
    columns = ceil(number / rows)
    share = 0.84 if rows == 1 else 0.96
    return min(room.width() / columns * 0.96, room.height() / rows * share, _LARGEST * unit)


def _trophies(room: QRectF, number: int, unit: float) -> tuple[QRectF, ...]:
    if not number:
        return ()
    rows = 1 if room.width() / number >= _LEAST_SHIELD * unit else 2
    columns = ceil(number / rows)
    height = room.height() / rows
    step = min(room.width() / columns, (_SHIELD + 4) * unit)
    side = min(_SHIELD * unit, step - 1.5 * unit, (height - 3 * unit) / 1.12)
    corners = (
        QPointF(room.left() + (place % columns) * step, room.top() + (place // columns) * height)
        for place in range(number)
    )
    return tuple(QRectF(at.x(), at.y() + 1.5 * unit, side, side * 1.12) for at in corners)
