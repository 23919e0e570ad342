"""The road of conscience: a raven walks to the right, a dove to the left, from night to day.

Above the road stands what its owner gains where they meet, below it what all others get (WK86).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.model.kinds import Icon
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.games.viscounts.ui.paint.knife import (
    fill,
    outlined,
    oval,
    rounded,
    shadow,
    stroke,
)
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.ui.paint.brush import CENTRE, Mark, Marks, paint_marks, square
from valeria_desktop.ui.paint.materials import WOOD_LIGHT, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
    from valeria_desktop.games.viscounts.rules.model.things import TrackSpace
    from valeria_desktop.ui.paint.brush import Brush

SIZE = 298, 132
"""Width and height as drawn, in units."""
EMBER = "#e5723d"
"""The frame of a raven and a dove that will meet in phase 5."""
_NIGHT, _DAY = "#241f2b", "#e9e1cf"
_DEEDS, _DEBTS, _BOTH = "#2f5a45", "#6b3330", "#54503a"
_ABOVE, _ROAD, _NUMBER, _BELOW = 46.0, 38.0, 16.0, 26.0
_GAP = 3.0
_BIRD, _SMALL_BIRD = 36.0, 21.0
_ASIDE, _JOINED = 0.29, 0.82
"""How far to each side two birds on one space stand, and how large they are, by a bird's side."""


@frozen
class Conscience:
    """A player's raven and dove, on spaces from 1."""

    corruption: int
    virtue: int

    @property
    def are_joined(self) -> bool:
        """Whether they stand on one space (WK18)."""
        return self.corruption == self.virtue


def space_boxes(box: QRectF, number: int = 7) -> list[QRectF]:
    """Return the boxes of the spaces, each with what stands above and below it."""
    wide = box.width() / number
    return [
        QRectF(box.left() + place * wide, box.top(), wide, box.height()) for place in range(number)
    ]


def paint_conscience(
    brush: Brush, box: QRectF, spaces: Sequence[TrackSpace], shown: Conscience
) -> None:
    """Paint the whole road with its gains; `box` is in the shape as drawn."""
    for space, column in zip(spaces, space_boxes(box, len(spaces)), strict=True):
        _paint_column(brush, column, space, len(spaces))
    roads = [_road_of(column, brush.unit) for column in space_boxes(box, len(spaces))]
    _paint_birds(brush, roads, shown, _BIRD * brush.unit)


def _road_of(column: QRectF, unit: float) -> QRectF:
    top = column.top() + (_ABOVE + 6) * unit
    return QRectF(column.left() + 2 * unit, top, column.width() - 4 * unit, _ROAD * unit)


def _paint_column(brush: Brush, column: QRectF, space: TrackSpace, number: int) -> None:
    unit, painter = brush.unit, brush.painter
    above = QRectF(column.left() + unit, column.top(), column.width() - 2 * unit, _ABOVE * unit)
    rounded(painter, above, 5 * unit, _tone_of(space), 1.5 * unit)
    rows = _in_rows(marks(space.owner))
    high = above.height() / len(rows)
    for place, row in enumerate(rows):
        line = QRectF(above.left(), above.top() + place * high, above.width(), high)
        paint_marks(brush, line.adjusted(2 * unit, unit, -2 * unit, -unit), row, 15 * unit)
    share = (space.number - 1) / (number - 1)
    _paint_stone(brush, _road_of(column, unit), mix(_NIGHT, _DAY, share**1.1).name())
    _paint_number(brush, column, space.number)
    _paint_others(brush, column, space)


def _tone_of(space: TrackSpace) -> str:
    amounts = _amounts_of(space)
    if amounts.deed and amounts.debt:
        return _BOTH
    return _DEEDS if amounts.deed else _DEBTS


def _amounts_of(space: TrackSpace) -> Amounts:
    assert isinstance(space.owner, Gain)  # noqa: S101 - as the data files have it
    return space.owner.amounts


def _in_rows(line: Marks) -> tuple[Marks, ...]:
    """Return silver in a row, and papers in the next one."""
    end = next((at + 1 for at, mark in enumerate(line) if mark.icon == signs.SILVER), 0)
    return tuple(row for row in (line[:end], line[end:]) if row)


def _paint_stone(brush: Brush, road: QRectF, tone: str) -> None:
    """Paint a stone of the road, arched above and below."""
    unit, bulge = brush.unit, 3 * brush.unit
    path = QPainterPath(road.topLeft() + QPointF(0, bulge))
    path.quadTo(QPointF(road.center().x(), road.top() - bulge), road.topRight() + QPointF(0, bulge))
    path.lineTo(road.bottomRight() - QPointF(0, bulge))
    low = QPointF(road.center().x(), road.bottom() + bulge)
    path.quadTo(low, road.bottomLeft() - QPointF(0, bulge))
    path.closeSubpath()
    fill(brush.painter, path, tone, 1.8 * unit)
    gleam = QPainterPath(road.topLeft() + QPointF(4 * unit, 7 * unit))
    gleam.quadTo(
        road.topLeft() + QPointF(road.width() * 0.4, 2.5 * unit),
        road.topLeft() + QPointF(road.width() * 0.7, 4.5 * unit),
    )
    stroke(brush.painter, gleam, shaded(tone, 0.3), 1.5 * unit)


def _paint_number(brush: Brush, column: QRectF, number: int) -> None:
    unit, painter = brush.unit, brush.painter
    top = column.top() + (_ABOVE + 6 + _ROAD) * unit
    room = QRectF(column.left(), top, column.width(), _NUMBER * unit)
    painter.setFont(brush.font(13))
    painter.setPen(QColor(CARD_TEXT if brush.look.is_dark else CARD_INK))
    painter.drawText(room, CENTRE, str(number))


def _paint_others(brush: Brush, column: QRectF, space: TrackSpace) -> None:
    """Paint what all others get, if they have criminals, or if they have none."""
    unit = brush.unit
    room = QRectF(column.left() + unit, 0, column.width() - 2 * unit, _BELOW * unit)
    room.moveBottom(column.bottom())
    rounded(brush.painter, room, 5 * unit, bed_of(brush), 1.3 * unit)
    line = marks(space.others)
    if space.criminals is not None:
        who = signs.sign_of_icon(Icon.CRIMINAL) if space.criminals else signs.NO_CRIMINALS
        line = (Mark(who), *line)
    paint_marks(brush, room.adjusted(unit, 0, -unit, 0), line, 16 * unit)


def bed_of(brush: Brush) -> str:
    """Return the tone of a hollow in a board that signs stand in: dark in both themes."""
    return materials_of(brush.look).rail if brush.look.is_dark else WOOD_LIGHT.rail_line


def _paint_birds(brush: Brush, roads: list[QRectF], shown: Conscience, side: float) -> None:
    aside = side * _ASIDE if shown.are_joined else 0.0
    side *= _JOINED if shown.are_joined else 1.0
    for name, space, by in (
        (signs.CORRUPTION, shown.corruption, -aside),
        (signs.VIRTUE, shown.virtue, aside),
    ):
        middle = roads[space - 1].center() + QPointF(by, 0)
        radii = side * 0.46, side * 0.16
        oval(brush.painter, middle + QPointF(side * 0.04, side * 0.36), radii, shadow(0.4))
        brush.icon(name, square(middle, side))
    if shown.are_joined:
        paint_ember(brush, roads[shown.virtue - 1])


def paint_ember(brush: Brush, road: QRectF) -> None:
    """Paint the frame of those who will meet: ember between lines of ink, and a spark."""
    unit = brush.unit
    frame = road.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit)
    outlined(brush.painter, frame, 7 * unit, 5 * unit)
    outlined(brush.painter, frame, 7 * unit, 2.6 * unit, EMBER)
    brush.icon(signs.COLLISION, square(frame.topRight(), 17 * unit))


def paint_small_conscience(brush: Brush, box: QRectF, shown: Conscience, number: int = 7) -> None:
    """Paint the road alone, for a rival's strip."""
    unit, roads = brush.unit, list[QRectF]()
    for place, column in enumerate(space_boxes(box, number)):
        road = column.adjusted(0.7 * unit, 0, -0.7 * unit, 0)
        tone = mix("#4d4656", "#ddd6c6", place / (number - 1))
        rounded(brush.painter, road, 4 * unit, tone, 1.2 * unit)
        roads.append(road)
    _paint_birds(brush, roads, shown, _SMALL_BIRD * unit)
