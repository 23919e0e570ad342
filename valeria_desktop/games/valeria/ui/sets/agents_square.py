"""The leaf of Agents: a square with four doors, and their deck on the corner (AG2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from valeria_desktop.games.valeria.sets.agents import AGENTS
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import Journey, LeafBoxes
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood

_DECK, _DECK_SHAPE = 0.105, 1.36
"""The width of the deck's corner by that of the whole, and the height of a deck by its width."""
_TOP, _FOOT, _EDGE = 0.135, 0.055, 0.012
"""The room over and below a door, by the height of the whole; its edges, by the width."""
_SILL = 0.05
"""The room below a wide door, by the height of its front."""
_WIDEST = 0.82
"""The greatest width of an Agent in one of four doors side by side, by its height."""
_LONG = 2.4
"""The least width of a square with four doors side by side, by its height; others have two rows."""
_SKY, _COBBLES, _JOINT = "#2d2740", "#5d5661", "#47414c"
_FRAME, _FRAME_SHADE = "#8d8387", "#6a6167"
_DARK, _LAMP = "#3b3440", "#e9a94a"
_STONES = 26
_MOON, _MOON_SHADE, _FAR = "#e9e0c2", "#cfc4a2", "#3b3352"
_STARS = ((0.2, 0.1), (0.84, 0.14), (0.12, 0.42), (0.62, 0.46), (0.9, 0.36))
_ROOFS = ((0.0, 0.6), (0.0, 0.52), (0.22, 0.44), (0.4, 0.54), (0.4, 0.5), (0.7, 0.5), (0.84, 0.4),
          (1.0, 0.5), (1.0, 0.6))  # fmt: skip
"""Stars and far roofs over the deck, by the width of its corner and the height of the whole."""


class _House(NamedTuple):
    """A house front: its plaster, the shade of it, and its roof."""

    wall: str
    shade: str
    roof: str


_HOUSES = (
    _House("#7a5a4c", "#65493d", "#3d4f63"),
    _House("#5f6b66", "#4d5853", "#6b3a38"),
    _House("#75634a", "#60513b", "#4a3f63"),
    _House("#665569", "#534556", "#3f5a52"),
)


@frozen
class _Square:
    """The facts behind the picture of the square: the doors where someone can be engaged."""

    lit: frozenset[int]


class AgentsSquare:
    """The Agents in their doors; the fanlight shines over who can be engaged."""

    has_cards: ClassVar[bool] = True

    def title(self) -> str:
        """Return its name."""
        return tell(capital(AGENTS.title()))

    def boxes(self, size: QSizeF) -> LeafBoxes:
        """Return the boxes of the four doors, and of the deck."""
        places = {place: _door_in(front) for place, front in _fronts(size)}
        deck = places[AGENTS.open_places[-1]]
        edge, wide = size.width() * _EDGE, size.width() * (_DECK - 2 * _EDGE)
        high = min(wide * _DECK_SHAPE, deck.height())
        corner = QPointF(round(size.width() - edge - wide), round(deck.bottom() - high))
        places[AGENTS.places[-1]] = QRectF(corner, QSizeF(round(wide), round(high)))
        number, lane = _columns_in(size), AGENTS.open_places
        lines = [lane[at : at + number] for at in range(0, len(lane), number)]
        return LeafBoxes(places, {}, tuple((*line, AGENTS.places[-1]) for line in lines))

    def ground(self, scene: Scene, *, is_away: bool) -> _Square:
        """Return where someone can be engaged."""
        del is_away
        return _Square(frozenset(place for place in AGENTS.open_places if place in scene.lit))

    def journey(self, goal: At, seat: Seat, waits: float) -> Journey | None:
        """Return no journey: the square is round the corner."""
        del goal, seat, waits
        return None

    def paint_ground(self, brush: Brush, box: QRectF, ground: _Square) -> None:
        """Paint the evening, the house fronts with their doors, and the cobbles."""
        painter = brush.painter
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(3, 3, -3, -3), 10, 10)
        painter.setClipPath(path)
        painter.fillRect(box, QColor(_SKY))
        _paint_night(painter, box)
        _paint_cobbles(painter, box)
        for (place, front), house in zip(_fronts(box.size()), _HOUSES, strict=True):
            _paint_front(brush, front, house)
            _paint_door(brush, front, _door_in(front), is_lit=place in ground.lit)
        painter.restore()
        painter.setPen(QPen(QColor(CARD_INK), 2 * brush.unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def paint_place(self, brush: Brush, box: QRectF, place: CentrePlace, mood: CardMood) -> None:
        """Paint nothing: its places are cards as in the market."""

    def paint_pile(self, brush: Brush, box: QRectF, pile: tuple[str, int], mood: PieceMood) -> None:
        """Paint nothing: it has no pool."""


def _columns_in(size: QSizeF) -> int:
    """Return the number of doors side by side: large text needs wide ones, in a higher room."""
    return len(AGENTS.open_places) if size.width() >= _LONG * size.height() else 2


def _fronts(size: QSizeF) -> Sequence[tuple[int, QRectF]]:
    """Return each open place with the house front where its door is."""
    columns, edge = _columns_in(size), size.width() * _EDGE
    rows = len(AGENTS.open_places) // columns
    wide = (size.width() * (1 - _DECK) - edge) / columns
    high = size.height() * (1 - _FOOT) / rows
    return [
        (place, QRectF(edge + column * wide, row * high, wide - edge, high))
        for number, place in enumerate(AGENTS.open_places)
        for row, column in [divmod(number, columns)]
    ]


def _door_in(front: QRectF) -> QRectF:
    """Return the box of a door: of a card that stands, or lies in a wide front."""
    top = front.top() + front.height() * _TOP
    high = front.bottom() - top
    is_wide = front.width() > front.height()
    wide = front.width() * 0.92 if is_wide else min(front.width() * 0.9, high * _WIDEST)
    high -= front.height() * _SILL if is_wide else 0.0
    return QRectF(round(front.center().x() - wide / 2), round(top), round(wide), round(high))


def _paint_night(painter: QPainter, box: QRectF) -> None:
    """Paint moon, stars and far roofs at the end of the square."""
    wide, high = box.width() * _DECK, box.height()
    left = box.right() - wide
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_MOON))
    for x, y in _STARS:
        painter.drawEllipse(QPointF(left + x * wide, box.top() + y * high), 1.5, 1.5)
    moon, radius = QPointF(left + wide * 0.5, box.top() + high * 0.22), wide * 0.2
    painter.drawEllipse(moon, radius, radius)
    painter.setBrush(QColor(_MOON_SHADE))
    for x, y, size in ((0.3, -0.2, 0.22), (-0.35, 0.25, 0.3), (0.25, 0.45, 0.15)):
        painter.drawEllipse(moon + QPointF(x, y) * radius, size * radius, size * radius)
    painter.setBrush(QColor(_FAR))
    roofs = [QPointF(left + x * wide, box.top() + y * high) for x, y in _ROOFS]
    foot = [QPointF(box.right(), box.bottom()), QPointF(left, box.bottom())]
    painter.drawPolygon(QPolygonF([*roofs, *foot]))


def _paint_cobbles(painter: QPainter, box: QRectF) -> None:
    foot = QRectF(box)
    foot.setTop(box.bottom() - box.height() * _FOOT * 1.8)
    painter.fillRect(foot, QColor(_COBBLES))
    painter.setPen(QPen(QColor(_JOINT), 1.4))
    half, step = foot.height() / 2, foot.width() / _STONES
    painter.drawLine(foot.topLeft() + QPointF(0, half), foot.topRight() + QPointF(0, half))
    for number in range(2 * _STONES):
        row, column = number % 2, number // 2
        left = foot.left() + (column + row / 2) * step
        top = foot.top() + row * half
        painter.drawLine(QPointF(left, top), QPointF(left, top + half))


def _paint_front(brush: Brush, front: QRectF, house: _House) -> None:
    """Paint a wall in two tones under the foot of its roof."""
    painter, eaves = brush.painter, front.top() + front.height() * _TOP * 0.34
    painter.setPen(QPen(QColor(CARD_INK), 1.8 * brush.unit))
    painter.setBrush(QColor(house.wall))
    wall = QRectF(front)
    wall.setTop(eaves)
    painter.drawRect(wall)
    shade = QRectF(wall)
    shade.setLeft(wall.right() - wall.width() * 0.12)
    painter.fillRect(shade.adjusted(0, 1, -1, -1), QColor(house.shade))
    out = front.width() * 0.02
    roof = [
        QPointF(front.left() - out, eaves),
        QPointF(front.left() + out * 2, front.top() - 2),
        QPointF(front.right() - out * 2, front.top() - 2),
        QPointF(front.right() + out, eaves),
    ]
    painter.setBrush(QColor(house.roof))
    painter.drawPolygon(QPolygonF(roof))


def _paint_door(brush: Brush, front: QRectF, door: QRectF, *, is_lit: bool) -> None:
    """Paint the stones round a door, and the fanlight over it."""
    painter, stone = brush.painter, max(5.0, door.width() * 0.035)
    frame = door.adjusted(-stone, 0, stone, stone)
    painter.setPen(QPen(QColor(CARD_INK), 1.8 * brush.unit))
    painter.setBrush(QColor(_FRAME))
    painter.drawRect(frame)
    top = front.top() + front.height() * _TOP * 0.42
    high = (door.top() - top) * 2
    arch = QRectF(door.left() - stone, top, door.width() + 2 * stone, high)
    painter.drawChord(arch, 0, 180 * 16)
    light = arch.adjusted(stone * 2, stone, -stone * 2, -stone)
    painter.setBrush(QColor(_LAMP if is_lit else _DARK))
    painter.drawChord(light, 0, 180 * 16)
    painter.setPen(QPen(QColor(_FRAME_SHADE), 2 * brush.unit))
    middle = QPointF(light.center().x(), door.top())
    for part in (0.25, 0.5, 0.75):
        painter.drawLine(middle, QPointF(light.left() + light.width() * part, light.top() + 3))
