"""The landscapes of the cards: a monster's area or a citizen's place of work, in two tones.

All lengths are shares of the picture's height: a low and wide picture shows more land, and no
flatter shapes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Land:
    """A box to fill with a landscape, its tones, and its random numbers."""

    def __init__(self, painter: QPainter, room: QRectF, colour: QColor, seed: str) -> None:
        self.painter = painter
        self.room = room
        self.seed = seed
        self.sky = QColor(colour)
        self.light = colour.lighter(122)
        self.far = colour.darker(132)
        self.near = colour.darker(168)

    def chance(self, number: int) -> float:
        """Return a random number from 0 to 1; the same seed and number always return the same."""
        return crc32(f"{self.seed}{number}".encode()) % 1000 / 999

    def at(self, x: float, y: float) -> QPointF:
        """Return a point of the box, x and y in box heights from its top left corner."""
        high = self.room.height()
        return QPointF(self.room.left() + x * high, self.room.top() + y * high)

    @property
    def width(self) -> float:
        """The box's width, divided by its height."""
        return self.room.width() / self.room.height()

    def steps(self, each: float) -> Iterator[tuple[int, float]]:
        """Yield numbers and x positions along the box, a little beyond both ends."""
        many = round(self.width / each) + 2
        for number in range(many):
            yield number, (number - 0.7) * each

    def shape(self, points: list[tuple[float, float]], colour: QColor) -> None:
        """Paint a shape with straight edges."""
        self.painter.setBrush(colour)
        self.painter.drawPolygon(QPolygonF([self.at(x, y) for x, y in points]))

    def block(self, x: float, y: float, width: float, height: float, colour: QColor) -> None:
        """Paint a rectangle."""
        self.shape([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour)

    def downs(self, top: float, swing: float, each: float, colour: QColor) -> None:
        """Paint rolling ground below an edge at about `top`."""
        path = QPainterPath(self.at(-each, 1.1))
        path.lineTo(self.at(-each, top))
        for number, x in self.steps(each):
            rise = swing * (0.6 + 0.8 * self.chance(number)) * (-1 if number % 2 else 1)
            path.quadTo(self.at(x + each / 2, top + rise), self.at(x + each, top))
        path.lineTo(self.at(self.width + each, 1.1))
        path.closeSubpath()
        self.painter.setBrush(colour)
        self.painter.drawPath(path)


_SNOW = "#cfd6e2"


def _hills(land: Land) -> None:
    land.downs(0.5, 0.34, 0.95, land.far)
    land.downs(0.78, 0.2, 1.25, land.near)


def _ruins(land: Land) -> None:
    for number, x in land.steps(0.62):
        top = 0.22 + 0.42 * land.chance(number)
        wide = 0.17
        slant = 0.09 * (1 if number % 2 else -1)
        land.shape([(x, 0.95), (x, top + slant), (x + wide, top), (x + wide, 0.95)], land.far)
        if number % 3 == 1:  # every third pair of columns still bears its beam
            land.block(x - 0.05, top + 0.1, 0.62 + 0.27, 0.09, land.far)
        land.block(x - 0.04, 0.76, wide + 0.08, 0.1, land.far)
    land.downs(0.86, 0.06, 0.7, land.near)


def _forest(land: Land) -> None:
    for row, (each, low, colour) in enumerate(((0.36, 0.86, land.far), (0.46, 1.0, land.near))):
        for number, x in land.steps(each):
            tall = 0.5 + 0.28 * land.chance(number + 31 * row) - 0.16 * row
            middle, half = x + row * 0.2, each * 0.56
            land.shape([(middle - half, low), (middle, low - tall), (middle + half, low)], colour)
    land.downs(0.93, 0.03, 1.2, land.near)


def _valley(land: Land) -> None:
    wide = land.width
    land.shape([(0, 0.15), (wide * 0.62, 0.86), (0, 1.1)], land.far)
    land.shape([(wide, 0.05), (wide * 0.36, 0.9), (wide, 1.1)], land.far)
    land.shape([(0, 0.55), (wide * 0.5, 0.93), (0, 1.1)], land.near)
    land.shape([(wide, 0.5), (wide * 0.5, 0.93), (wide, 1.1)], land.near)
    land.downs(0.92, 0.03, 1.0, land.near)
    middle = wide * 0.5
    bed = [(middle - 0.03, 0.84), (middle + 0.03, 0.84), (middle + 0.3, 1.05), (middle - 0.3, 1.05)]
    land.shape(bed, land.light)


def _mountains(land: Land) -> None:
    for number, x in land.steps(0.85):
        top = 0.14 + 0.3 * land.chance(number)
        middle, half = x + 0.4, 0.72
        land.shape([(middle - half, 1), (middle, top), (middle + half, 1)], land.far)
        cap = 0.16
        share = half * cap / (1 - top)
        snow = QColor(_SNOW)
        snow.setAlphaF(0.6)
        foot = top + cap
        land.shape(
            [
                (middle, top),
                (middle + share, foot),
                (middle + share * 0.3, foot - 0.05),
                (middle - share * 0.1, foot + 0.05),
                (middle - share * 0.5, foot - 0.04),
                (middle - share, foot),
            ],
            snow,
        )
    land.downs(0.84, 0.08, 0.8, land.near)


def _barrens(land: Land) -> None:
    for number, x in land.steps(1.05):
        top = 0.3 + 0.25 * land.chance(number)
        wide = 0.42 + 0.3 * land.chance(number + 7)
        rock = [(x, 0.9), (x + 0.12, top), (x + 0.12 + wide, top), (x + 0.3 + wide, 0.9)]
        land.shape(rock, land.far)
    land.downs(0.82, 0.05, 1.4, land.near)
    for number, x in land.steps(0.7):
        crack = 0.9 + 0.06 * land.chance(number)
        land.shape([(x, crack), (x + 0.24, crack - 0.03), (x + 0.1, crack + 0.03)], land.far)


def _swamp(land: Land) -> None:
    land.downs(0.6, 0.1, 1.1, land.far)
    for number, x in land.steps(1.15):
        top = 0.2 + 0.2 * land.chance(number)
        land.shape([(x, 0.9), (x + 0.06, top), (x + 0.12, 0.9)], land.near)
        land.shape(
            [(x + 0.06, top + 0.22), (x + 0.27, top + 0.08), (x + 0.07, top + 0.3)], land.near
        )
        land.shape(
            [(x + 0.05, top + 0.34), (x - 0.15, top + 0.22), (x + 0.05, top + 0.42)], land.near
        )
    land.downs(0.84, 0.03, 0.6, land.near)
    for number, x in land.steps(0.55):
        y = 0.9 + 0.07 * land.chance(number)
        land.shape([(x, y), (x + 0.2, y - 0.012), (x + 0.36, y), (x + 0.2, y + 0.012)], land.sky)


def _caverns(land: Land) -> None:
    land.painter.fillRect(land.room, land.far)
    cave = land.near
    middle, half = land.width / 2, land.width * 0.47
    land.painter.setBrush(land.sky)
    land.painter.drawEllipse(
        land.at(middle, 0.62), half * land.room.height(), 0.52 * land.room.height()
    )
    for number, x in land.steps(0.42):
        long = 0.2 + 0.34 * land.chance(number)
        land.shape([(x, -0.05), (x + 0.34, -0.05), (x + 0.15, long)], cave)
        tall = 0.12 + 0.24 * land.chance(number + 17)
        land.shape([(x - 0.1, 1), (x + 0.28, 1), (x + 0.1, 1 - tall)], cave)


AREAS: dict[str, Callable[[Land], None]] = {
    "hills": _hills,
    "ruins": _ruins,
    "forest": _forest,
    "valley": _valley,
    "mountains": _mountains,
    "barrens": _barrens,
    "swamp": _swamp,
    "caverns": _caverns,
}


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
    """Paint thin wedges of light into the sky, like the cuts of a knife."""
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
    """A ploughed field with furrows to the horizon."""
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
"""The landscapes by name; a card of any other name lies on plain downs."""
