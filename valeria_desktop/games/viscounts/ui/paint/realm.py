"""The realm painted on oak: everything of the board that stays the same for a whole game.

It depends on the order of the lands, the theme and the size only, and is kept as one picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.viscounts.rules.model.kinds import Lane
from valeria_desktop.games.viscounts.rules.model.ring import SPOTS_OF_A_SEGMENT
from valeria_desktop.games.viscounts.ui.board.shape import CENTRE
from valeria_desktop.games.viscounts.ui.paint.castle_walls import paint_castle_walls
from valeria_desktop.games.viscounts.ui.paint.lands import LaidLand, paint_field, paint_growth
from valeria_desktop.games.viscounts.ui.paint.pigments import pigments_of
from valeria_desktop.games.viscounts.ui.paint.ways import (
    paint_rim,
    paint_river,
    paint_seams,
    paint_ways,
)
from valeria_desktop.ui.paint.materials import materials_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.rules.model.things import Segment
    from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout, Sheet
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
    margin = MARGIN * layout.sheet.unit
    room = QRectF(layout.board.adjusted(-margin, -margin, margin, margin).toAlignedRect())
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


def paint_castle_alone(brush: Brush, sheet: Sheet) -> None:
    """Paint the castle's walls onto a sheet of its own, for the large castle."""
    painter = brush.painter
    painter.save()
    painter.translate(sheet.middle)
    painter.scale(sheet.unit, sheet.unit)
    painter.translate(-CENTRE)
    paint_castle_walls(painter, pigments_of(brush.look))
    painter.restore()
