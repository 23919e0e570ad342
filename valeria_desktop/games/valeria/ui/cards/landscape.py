"""The landscapes of the cards: where a monster lives or a citizen works, in two tones.

Each is cut from lengths of its room's height, so that a low and wide room shows more of it and
none of it flatter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from valeria_desktop.games.valeria.ui.cards.areas import AREAS
from valeria_desktop.games.valeria.ui.cards.land import Land

if TYPE_CHECKING:
    from collections.abc import Callable


def paint_landscape(
    painter: QPainter, room: QRectF, land: str, colour: QColor, seed: str = ""
) -> None:
    """Fill a room with a landscape in the tones of a colour."""
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    made = Land(painter, room, colour, seed or land)
    painter.fillRect(room, made.sky)
    _light(made)
    LANDS.get(land, _plain)(made)
    painter.restore()


def _light(land: Land) -> None:
    """Cut thin wedges of light into the sky, as a knife leaves them."""
    for number in range(4):
        x = land.width * (0.05 + 0.27 * number + 0.12 * land.chance(number))
        y = 0.08 + 0.3 * land.chance(number + 10)
        long, thick = 0.5 + 0.7 * land.chance(number + 20), 0.016
        tip = (x + long, y - 0.22 * long)
        land.shape([(x, y), tip, (x + long * 0.55, y - 0.12 * long + thick * 2)], land.light)


def _plain(land: Land) -> None:
    land.downs(0.62, 0.12, 1.3, land.far)
    land.downs(0.82, 0.07, 0.9, land.near)


def _worker(land: Land) -> None:
    """A ploughed field, its furrows running to the horizon."""
    land.downs(0.42, 0.1, 1.2, land.far)
    horizon, far_off = 0.58, land.width / 2
    land.block(-0.1, horizon, land.width + 0.2, 0.5, land.near)
    for number in range(-9, 10):
        near, away = far_off + number * 0.62, far_off + number * 0.16
        furrow = [
            (away - 0.02, horizon),
            (away + 0.02, horizon),
            (near + 0.14, 1.02),
            (near - 0.14, 1.02),
        ]
        land.shape(furrow, land.far)


def _soldier(land: Land) -> None:
    """A battlement of hewn stones."""
    for number, x in land.steps(0.34):
        if number % 2:
            land.block(x, 0.42, 0.35, 0.2, land.far)
    for number, x in land.steps(1.9):
        land.block(x + 0.4, 0.2, 0.5, 0.5, land.far)
        for tooth in range(3):
            land.block(x + 0.35 + tooth * 0.22, 0.12, 0.14, 0.14, land.far)
        land.block(x + 0.6, 0.34 + 0.02 * number % 2, 0.09, 0.18, land.near)
    land.block(-0.1, 0.58, land.width + 0.2, 0.5, land.far)
    for number, x in land.steps(0.42):
        row = number % 3
        land.block(x + 0.1 * land.chance(number), 0.66 + row * 0.11, 0.2, 0.035, land.near)
    land.downs(0.93, 0.02, 1.0, land.near)


def _shadow(land: Land) -> None:
    """Roofs by night."""
    moon = land.at(land.width * 0.72, 0.3)
    side = land.room.height() * 0.17
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(moon, side, side)
    bite.addEllipse(moon + QPointF(-side * 0.5, -side * 0.25), side * 0.95, side * 0.95)
    land.painter.setBrush(land.light.lighter(140))
    land.painter.drawPath(disc.subtracted(bite))
    for number, x in land.steps(0.5):
        top = 0.34 + 0.24 * land.chance(number)
        wide = 0.42 + 0.2 * land.chance(number + 5)
        eaves = top + 0.22
        house = [(x, 1), (x, eaves), (x - 0.05, eaves), (x + wide / 2, top)]
        house += [(x + wide + 0.05, eaves), (x + wide, eaves), (x + wide, 1)]
        land.shape(house, land.far)
    land.downs(0.84, 0.06, 0.8, land.near)


def _holy(land: Land) -> None:
    """The arches of a cloister."""
    for _number, x in land.steps(0.78):
        path = QPainterPath(land.at(x, 0.9))
        path.lineTo(land.at(x, 0.46))
        path.cubicTo(land.at(x, 0.12), land.at(x + 0.44, 0.12), land.at(x + 0.44, 0.46))
        path.lineTo(land.at(x + 0.44, 0.9))
        path.closeSubpath()
        land.painter.setBrush(land.far)
        land.painter.drawPath(path)
    land.block(-0.1, 0.84, land.width + 0.2, 0.3, land.near)
    for _number, x in land.steps(0.6):
        land.block(x, 0.88, 0.5, 0.03, land.far)


def _domain(land: Land) -> None:
    """Land along a river."""
    land.downs(0.4, 0.16, 1.6, land.far)
    wide = land.width
    land.shape([(0, 0.6), (wide, 0.68), (wide, 0.74), (0, 0.72)], land.light)
    land.downs(0.76, 0.1, 1.1, land.near)


def _event(land: Land) -> None:
    """Burning peaks."""
    for number, x in land.steps(0.46):
        top = 0.2 + 0.4 * land.chance(number)
        land.shape([(x - 0.2, 1), (x + 0.1, top + 0.2), (x + 0.22, top), (x + 0.62, 1)], land.far)
    land.downs(0.85, 0.09, 0.6, land.near)
    for number, x in land.steps(0.33):
        y = 0.12 + 0.5 * land.chance(number)
        land.shape([(x, y), (x + 0.025, y + 0.05), (x, y + 0.1), (x - 0.025, y + 0.05)], land.light)


def _duke(land: Land) -> None:
    """A hanging of lozenges."""
    pen = QPen(land.far, max(1.0, land.room.height() * 0.02))
    for number, x in land.steps(0.34):
        for row in range(6):
            y = row * 0.19 + (0.095 if number % 2 else 0)
            mark = [(x, y - 0.06), (x + 0.06, y), (x, y + 0.06), (x - 0.06, y)]
            land.shape(mark, land.far)
    land.painter.setPen(pen)
    land.painter.drawLine(land.at(0, 0.02), land.at(land.width, 0.02))
    land.painter.setPen(Qt.PenStyle.NoPen)


LANDS: dict[str, Callable[[Land], None]] = {
    **AREAS,
    "worker": _worker,
    "soldier": _soldier,
    "shadow": _shadow,
    "holy": _holy,
    "domain": _domain,
    "event": _event,
    "duke": _duke,
}
"""The landscapes there are; whatever has none lies on plain downs."""
