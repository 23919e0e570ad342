"""The realm painted on oak: everything of the board that stays the same for a whole game.

It depends on the order of the lands, the theme and the size only, and is kept as one picture. Ways
go clockwise only (WK30): a cut arrow on every stretch says so.
"""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from valeria_desktop.games.viscounts.rules.model.kinds import Lane
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS, SPOTS_OF_A_SEGMENT
from valeria_desktop.games.viscounts.ui.board.places import all_ways
from valeria_desktop.games.viscounts.ui.board.shape import CENTRE, RIM_WIDTH, outline, wedge_point
from valeria_desktop.games.viscounts.ui.paint.castle import paint_castle_walls
from valeria_desktop.games.viscounts.ui.paint.lands import LaidLand, paint_field, paint_growth
from valeria_desktop.games.viscounts.ui.paint.pigments import pigments_of
from valeria_desktop.ui.paint.brush import wider
from valeria_desktop.ui.paint.knife import dashed, fill, path_of, shadow, smooth, stroke
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.rules.model.things import Segment
    from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout
    from valeria_desktop.games.viscounts.ui.paint.pigments import Pigments
    from valeria_desktop.ui.paint.brush import Brush

MARGIN = 12.0
"""Units round the board for its shadow."""


def lands_of(ring: Ring) -> tuple[LaidLand, ...]:
    """Return the lands of a ring with their rivers."""
    return tuple(
        LaidLand(segment.name, position, river_of(segment))
        for position, segment in enumerate(ring.segments)
    )


def river_of(segment: Segment) -> float:
    """Return where a segment's river leaves it, as a share of its rim clockwise (WK51)."""
    left = sum(spot.side is Lane.LEFT for spot in segment.spots)
    return left / SPOTS_OF_A_SEGMENT


def paint_realm(brush: Brush, layout: BoardLayout, ring: Ring) -> None:
    """Paint the board's oak, lands, rivers, ways and castle walls from a kept picture."""
    lands = lands_of(ring)
    room = QRectF(wider(layout.board, MARGIN * layout.sheet.unit).toAlignedRect())
    middle = layout.sheet.middle - room.topLeft()

    def draw(piece: Brush, whole: QRectF) -> None:
        painter = piece.painter
        painter.save()
        painter.translate(whole.topLeft() + middle)
        painter.scale(layout.sheet.unit, layout.sheet.unit)
        painter.translate(-CENTRE)
        _paint(piece, painter, lands, layout.sheet.unit)
        painter.restore()

    brush.piece((paint_realm, lands, layout.sheet.unit, (middle.x(), middle.y())), room, draw)


def _paint(brush: Brush, painter: QPainter, lands: tuple[LaidLand, ...], unit: float) -> None:
    tones = pigments_of(brush.look)
    paint_rim(painter, tones, materials_of(brush.look).shadow_share)
    for land in lands:
        paint_field(painter, land, tones)
    for land in lands:
        paint_growth(painter, land, tones, unit * brush.ratio)
    for land in lands:
        paint_river(painter, land.position, land.river, tones)
    paint_seams(painter, tones)
    paint_ways(painter, tones)
    paint_castle_walls(painter, tones)


_ROAD, _RIVER = 6.5, 10.0
_EDGE = 3.4
_ARROW = ((-5.0, -6.0), (6.0, 0.0), (-5.0, 6.0), (-2.0, 0.0))
_TEETH = 150


def paint_ways(painter: QPainter, pigments: Pigments) -> None:
    """Paint all ways with their arrows."""
    ways = all_ways()
    roads = QPainterPath()
    for points in ways:
        roads.addPath(smooth(points))
    stroke(painter, roads, CARD_INK, _ROAD + _EDGE)
    stroke(painter, roads, pigments.way_edge, _ROAD)
    stroke(painter, roads, pigments.way, _ROAD - 2.4)
    for points in ways:
        _paint_arrow(painter, points, pigments)


def _paint_arrow(painter: QPainter, points: tuple[QPointF, ...], pigments: Pigments) -> None:
    middle = len(points) // 2
    ahead = points[min(middle + 1, len(points) - 1)] - points[middle - 1]
    painter.save()
    painter.translate(points[middle])
    painter.rotate(degrees(atan2(ahead.y(), ahead.x())))
    fill(painter, path_of(_ARROW), pigments.way, 1.5)
    painter.restore()


def paint_river(painter: QPainter, position: int, along: float, pigments: Pigments) -> None:
    """Paint a river from the rim to the moat; it shows what each outer space can reach (WK52)."""
    course = [
        wedge_point(position + along + (0.012 if step % 2 else -0.012), step / 8)
        for step in range(-1, 9)
    ]
    path = smooth(course)
    stroke(painter, path, CARD_INK, _RIVER + 3)
    stroke(painter, path, pigments.water, _RIVER)
    dashed(painter, path, pigments.water_light, 1.8, (9, 12))


def paint_seams(painter: QPainter, pigments: Pigments) -> None:
    """Paint the cuts between the lands: a dark one with a light one in it."""
    for position in range(SEGMENTS):
        seam = QPainterPath(wedge_point(position, 0))
        seam.lineTo(wedge_point(position, 1))
        stroke(painter, seam, CARD_INK, 4.5)
        stroke(painter, seam, pigments.rim_light, 1.5)


def paint_rim(painter: QPainter, pigments: Pigments, shade: float) -> None:
    """Paint the oak rim with its shadow: a light edge, and a zigzag cut by the knife."""
    painter.save()
    painter.translate(4, 7)
    fill(painter, QPolygonF(outline()), shadow(shade))
    painter.restore()
    fill(painter, QPolygonF(outline()), pigments.rim, 2.4)
    fill(painter, QPolygonF(outline(3)), pigments.rim_light)
    fill(painter, QPolygonF(outline(5)), pigments.rim)
    near, far = outline(11.5, _TEETH), outline(7.5, _TEETH)
    zigzag = QPainterPath(near[0])
    for tooth in range(1, _TEETH):
        zigzag.lineTo((far if tooth % 2 else near)[tooth])
    zigzag.closeSubpath()
    stroke(painter, zigzag, pigments.rim_cut, 2)
    fill(painter, QPolygonF(outline(RIM_WIDTH - 1)), pigments.rim_cut, 2)
