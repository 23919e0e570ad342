"""How gifts, spaces and sections look that can be chosen, the way of a ride, and trays of signs."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from valeria_desktop.games.viscounts.rules.model.ring import INNER, SEGMENTS, SPACES
from valeria_desktop.games.viscounts.ui.board.places import LANES, around, way_between
from valeria_desktop.games.viscounts.ui.cards.signs import POINTS
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.paint.brush import paint_marks, wider
from valeria_desktop.ui.paint.knife import fill, ink, oval, paint_kept, rounded
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.pieces.lit_face import paint_rays

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout
    from valeria_desktop.ui.paint.brush import Brush

_THIN, _HEAVY = 2.2, 4.0
_CREAM = "#fff3c4"
_PICKED = 0.34
"""Share of the light over a picked section; the workers there stay in sight."""
_PRINTS = 19.0
"""Units between two hoof prints."""
_NEAR = 24.0
"""Units round a space's middle where no print is seen."""


def paint_lit_round(brush: Brush, box: QRectF, *, is_pointed: bool) -> None:
    """Paint a ring of gold round a gift that can be chosen."""
    radius = box.width() / 2 + 2.4 * brush.unit
    wide = _HEAVY if is_pointed else _THIN
    _paint_ring(brush, box.center(), (radius, radius), ((CARD_INK, wide + 2.4), (GOLD, wide)))
    paint_rays(brush, box.center(), radius + 2 * brush.unit, is_pointed=is_pointed)


def paint_lit_space(brush: Brush, box: QRectF, *, is_pointed: bool) -> None:
    """Paint the gold below a space that can be ridden to."""
    by = (5.0 if is_pointed else 4.0) * brush.unit
    radii = box.width() / 2 + by, box.height() / 2 + by * 0.75

    def paint(piece: Brush, room: QRectF) -> None:
        oval(piece.painter, room.center(), radii, GOLD, 1.6 * piece.unit)

    paint_kept(brush, (paint_lit_space, is_pointed, box.width()), box, 7, paint)


def paint_worth(brush: Brush, book: QRectF, points: int) -> None:
    """Paint on a plate over a manuscript how many points it would bring."""
    unit = brush.unit
    plate = around(book.bottomLeft() + QPointF(-6, -8) * unit, (38, 20), unit)
    rounded(brush.painter, plate, 6 * unit, "#5b3f7d", 1.6 * unit)
    paint_marks(brush, plate, (Mark(text=f"+{points}"), Mark(POINTS)), 15 * unit, CARD_TEXT)


def paint_pointed_space(brush: Brush, box: QRectF) -> None:
    """Paint the cream ring of the space that is pointed at."""
    radii = box.width() / 2 + 8 * brush.unit, box.height() / 2 + 5.5 * brush.unit
    _paint_ring(brush, box.center(), radii, ((CARD_INK, 5.0), (_CREAM, 2.6)))


def paint_lit_outline(brush: Brush, shape: QPolygonF) -> None:
    """Paint gold along the edge of a section of the castle that can be chosen."""
    painter = brush.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((CARD_INK, _HEAVY + 2.0), (GOLD, _THIN + 0.6)):
        painter.setPen(ink(wide * brush.unit, colour))
        painter.drawPolygon(shape)


def paint_picked(brush: Brush, shape: QPolygonF) -> None:
    """Paint light over the section of the castle that a worker is to leave, and a heavy edge."""
    painter = brush.painter
    light = QColor(_CREAM)
    light.setAlphaF(_PICKED)
    painter.setBrush(light)
    for colour, wide in ((CARD_INK, _HEAVY + 3.4), (_CREAM, _HEAVY)):
        painter.setPen(ink(wide * brush.unit, colour))
        painter.drawPolygon(shape)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_ring(
    brush: Brush, middle: QPointF, radii: tuple[float, float], lines: tuple[tuple[str, float], ...]
) -> None:
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in lines:
        brush.painter.setPen(ink(wide * brush.unit, colour))
        brush.painter.drawEllipse(middle, *radii)


def paint_prints(brush: Brush, layout: BoardLayout, way: tuple[int, ...]) -> None:
    """Paint gold hoof prints along the way from space to space."""
    cards = [box(at) for box in (layout.folk, layout.book) for at in range(SEGMENTS)]
    cards += [layout.market(space) for space in range(SPACES) if space % LANES != INNER]
    for here, there in pairwise(way):
        ends = layout.space(here).center(), layout.space(there).center()
        points = [layout.sheet.at(point) for point in way_between(here, there)]
        for at, angle in _along(points, _PRINTS * layout.thing):
            is_near = min(_far(at, end) for end in ends) <= _NEAR * layout.thing
            if not is_near and not any(_covers(card, at, layout.thing) for card in cards):
                _paint_print(brush, at, angle)


def _along(points: list[QPointF], step: float) -> list[tuple[QPointF, float]]:
    """Return places along a line, a step apart, with their direction in degrees."""
    found, walked = list[tuple[QPointF, float]](), 0.0
    for here, there in pairwise(points):
        long, ahead = _far(here, there), there - here
        while walked <= long:
            angle = degrees(atan2(ahead.y(), ahead.x()))
            found.append((here + ahead * (walked / long), angle))
            walked += step
        walked -= long
    return found


def _covers(card: QRectF, at: QPointF, unit: float) -> bool:
    return wider(card, 7 * unit).contains(at)


def _far(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


def _paint_print(brush: Brush, at: QPointF, angle: float) -> None:
    hoof = QPainterPath(QPointF(-5, 5))
    hoof.quadTo(-8, -6, 0, -7)
    hoof.quadTo(8, -6, 5, 5)
    hoof.lineTo(2, 4)
    hoof.quadTo(3, -3, 0, -3)
    hoof.quadTo(-3, -3, -2, 4)
    hoof.closeSubpath()
    painter = brush.painter
    painter.save()
    painter.translate(at)
    painter.rotate(angle + 90)
    painter.scale(brush.unit, brush.unit)
    fill(painter, hoof, GOLD, 1.5)
    painter.restore()


TRAY, TRAY_LINE = "#1e1512", "#5a4632"
"""The bed of signs in a board's wood, dark in both themes, as signs are cut for it."""


def paint_tray(brush: Brush, box: QRectF, radius: float = 5.0) -> None:
    """Paint a dark bed in the wood for signs and numbers."""
    rounded(brush.painter, box, radius * brush.unit, TRAY_LINE)
    inside = wider(box, -1.2 * brush.unit)
    rounded(brush.painter, inside, (radius - 1) * brush.unit, TRAY)
