"""The leaf of Crimson Seas: four islands in the sea, and your ship between them (CS2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valeria.rules.at import AtPlace, AtPool
from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.games.valeria.sets.crimson_seas.exekratys import POOL
from valeria_desktop.games.valeria.sets.crimson_seas.goods import ROW as GOODS
from valeria_desktop.games.valeria.sets.crimson_seas.maps import MAPS
from valeria_desktop.games.valeria.sets.crimson_seas.nobles import ROW as NOBLES
from valeria_desktop.games.valeria.sets.crimson_seas.tomes import ROW as TOMES
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import AtSpot, Journey, LeafBoxes
from valeria_desktop.games.valeria.ui.sets.islands_places import paint_pile, paint_place
from valeria_desktop.games.valeria.ui.sets.islands_ship import (
    paint_drawing,
    paint_ship,
    voyage,
    way,
)
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.paint.brush import Brush, paint_marks, paint_outlined, width_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.pieces.piece import PieceMood

_DRAWN = 904.0, 360.0
"""The size of the sea that all boxes here are drawn for."""
_EDGE = 4.0
"""The cloth that stays free round the sea, in drawn pixels."""


class _Island(NamedTuple):
    """An island: its drawing, where it lies, and where its slots and its name are."""

    drawing: str
    name: str
    box: tuple[float, float, float, float]
    slots: tuple[float, float, float, float]
    """The room for three slots and the supply; for Exekratys, the pool."""
    label: tuple[float, float, float, float]
    """The room for its name."""
    landing: tuple[float, float]


_ISLANDS = (
    _Island("araby", "Araby", (2, -4, 340, 190), (34, 56, 284, 104), (96, 26, 160, 26), (326, 104)),
    _Island(
        "nae-aerie",
        "Nae Aerie",
        (534, -30, 368, 216),
        (560, 60, 254, 104),
        (600, 21, 160, 26),
        (552, 120),
    ),
    _Island(
        "exekratys",
        "Exekratys",
        (6, 176, 330, 184),
        (62, 250, 218, 56),
        (91, 313, 160, 26),
        (312, 262),
    ),
    _Island(
        "amarynth",
        "Amarynth",
        (372, 168, 530, 190),
        (474, 184, 394, 146),
        (376, 272, 94, 26),
        (396, 254),
    ),
)
_BY_TAG = dict(zip((GOODS.tag, TOMES.tag, POOL.tag, NOBLES.tag), _ISLANDS, strict=True))
_LINES = (
    tuple(place for row in (GOODS, TOMES) for place in reversed(row.places)),
    tuple(place for place in NOBLES.places for _ in range(2)),
)
_SHIP = (392, 40, 96, 92)
_ANCHOR = AtSpot("ship")
_STEPS = ("#24506a", "#29597a", "#2f6688", "#377497")
_NAME, _TAG = 18, 16
_SUPPLY, _GAP, _STAIR = 46.0, 7.0, 5.0
"""The width of a supply, the gap between slots, and the step from a slot down to a cheaper one."""


@frozen
class _Sea:
    """What the picture of the sea depends on."""

    seat: Seat
    is_away: bool
    """Whether the ship is at sea."""


class IslandsLeaf:
    """The islands as places: slots on them, the pool in the skull's mouth, ways from the ship."""

    has_cards: ClassVar[bool] = False

    def title(self) -> str:
        """Return its name."""
        return QCoreApplication.translate("Islands", "Islands")

    def boxes(self, size: QSizeF) -> LeafBoxes:
        """Return the boxes of slots and supplies, and of the pool."""
        places: dict[int, QRectF] = {}
        for row in (GOODS, TOMES, NOBLES):
            is_noble = row is NOBLES
            found = _slots(QRectF(*_BY_TAG[row.tag].slots), stair=0.0 if is_noble else _STAIR)
            order = row.places if is_noble else (*reversed(row.open_places), row.places[-1])
            places |= dict(zip(order, found, strict=True))
        scaled = {place: _scaled(box, size) for place, box in places.items()}
        pool = QRectF(*_BY_TAG[POOL.tag].slots)
        spots: dict[At, QRectF] = {_ANCHOR: _scaled(_SHIP, size)}
        for island in _ISLANDS:
            landing = _scaled((*island.landing, 0, 0), size)
            spots[AtSpot(island.drawing)] = QRectF(landing.topLeft(), QSizeF(1, 1))
        return LeafBoxes(scaled, {POOL.tag: _scaled(pool, size)}, _LINES, spots)

    def ground(self, scene: Scene, *, is_away: bool) -> _Sea:
        """Return whose ship lies there."""
        return _Sea(scene.seats[scene.viewer], is_away)

    def journey(self, goal: At, seat: Seat, waits: float) -> Journey | None:
        """Return a player's voyage to an island."""
        tag = row_at(goal.place).tag if isinstance(goal, AtPlace) else as_a(AtPool, goal).pool
        island = AtSpot(_BY_TAG[tag].drawing)
        return voyage(_ANCHOR, island, seat, waits)

    def paint_ground(self, brush: Brush, box: QRectF, ground: _Sea) -> None:
        """Paint the sea, the islands with their names, and the ship with its ways."""
        painter = brush.painter
        painter.save()
        painter.setClipPath(_shore(box))
        _paint_water(painter, box)
        for island in _ISLANDS:
            paint_drawing(brush, f"islands/{island.drawing}.svg", _scaled(island.box, box.size()))
        _paint_ways(brush, box)
        ship = _scaled(_SHIP, box.size())
        if not ground.is_away:
            paint_ship(brush, ship, ground.seat)
        _paint_fare(brush, ship)
        for island in _ISLANDS:
            room = _scaled(island.label, box.size())
            title = brush.look.title_font(_NAME)
            font = fitted(title, island.name, room.width(), room.height())
            paint_outlined(brush, room, island.name, font)
        painter.restore()
        painter.setPen(QPen(QColor(CARD_INK), 2 * brush.unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_shore(box))

    def paint_place(self, brush: Brush, box: QRectF, place: CentrePlace, mood: CardMood) -> None:
        """Paint a slot or a supply."""
        paint_place(brush, box, place, mood)

    def paint_pile(self, brush: Brush, box: QRectF, pile: tuple[str, int], mood: PieceMood) -> None:
        """Paint what lies in the pool of one kind."""
        paint_pile(brush, box, pile, mood)


def _slots(room: QRectF, stair: float) -> list[QRectF]:
    """Return three slots from left to right, each a step lower, and the supply."""
    wide = (room.width() - _SUPPLY - 3 * _GAP) / 3
    high = room.height() - 2 * stair
    if not stair:
        supply = QRectF(room.right() - _SUPPLY, room.center().y() - 28, _SUPPLY, 56)
        left = room.left()
    else:
        supply = QRectF(room.left(), room.top() + 20, _SUPPLY, 56)
        left = supply.right() + _GAP
    slots = [
        QRectF(left + at * (wide + _GAP), room.top() + at * stair, wide, high) for at in range(3)
    ]
    return [*slots, supply]


def _scaled(drawn: QRectF | tuple[float, float, float, float], size: QSizeF) -> QRectF:
    """Return a drawn box in a room."""
    box = drawn if isinstance(drawn, QRectF) else QRectF(*drawn)
    across = (size.width() - 2 * _EDGE) / _DRAWN[0]
    down = (size.height() - 2 * _EDGE) / _DRAWN[1]
    left, top = round(_EDGE + box.left() * across), round(_EDGE + box.top() * down)
    return QRectF(left, top, round(box.width() * across), round(box.height() * down))


def _shore(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), 10, 10)
    return path


def _paint_water(painter: QPainter, box: QRectF) -> None:
    """Paint the sea in steps of light round the ship."""
    painter.fillRect(box, QColor(_STEPS[0]))
    middle = _scaled(_SHIP, box.size()).center()
    painter.setPen(Qt.PenStyle.NoPen)
    for number, colour in enumerate(_STEPS[1:]):
        share = 0.62 - 0.17 * number
        painter.setBrush(QColor(colour))
        painter.drawEllipse(middle, box.width() * share, box.height() * share * 1.3)


def _paint_ways(brush: Brush, box: QRectF) -> None:
    """Paint a dotted way from the ship to each landing."""
    pen = QPen(QColor("#e9e4d4"), 2.6 * brush.unit)
    pen.setDashPattern([1.4, 2.2])
    brush.painter.setPen(pen)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    ship = _scaled(_SHIP, box.size())
    for island in _ISLANDS:
        goal = _scaled((*island.landing, 0, 0), box.size()).topLeft()
        start, bend = way(ship, goal)
        path = QPainterPath(start)
        path.quadTo(bend, goal)
        brush.painter.drawPath(path)


def _paint_fare(brush: Brush, ship: QRectF) -> None:
    """Paint below the ship what it costs."""
    marks, size = (Mark(text="1"), Mark(MAPS.tag)), max(15.0, _TAG * brush.unit)
    wide, high = width_of(marks, size) + size, size * 1.5
    tag = QRectF(ship.center().x() - wide / 2, ship.bottom() + 2, wide, high)
    brush.painter.setPen(QPen(QColor(CARD_INK), 1.6 * brush.unit))
    brush.painter.setBrush(QColor("#2b2430"))
    brush.painter.drawRoundedRect(tag, high / 3, high / 3)
    paint_marks(brush, tag, marks, size)
