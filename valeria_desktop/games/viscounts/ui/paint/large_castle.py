"""The castle looked at closely: the same drawing twice as large, and who has how much there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout, Sheet
from valeria_desktop.games.viscounts.ui.board.shape import CASTLE, outline
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.paint.board_marks import paint_lit_outline
from valeria_desktop.games.viscounts.ui.paint.castle import paint_plates, paint_workers
from valeria_desktop.games.viscounts.ui.paint.figures import paint_pawn
from valeria_desktop.games.viscounts.ui.paint.knife import fill, shadow
from valeria_desktop.games.viscounts.ui.paint.realm import paint_castle_alone
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.plates import paint_plate

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.ui.board.life import CastleLife
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

_AROUND = 24.0, 14.0
"""Units of room round the castle for plates and towers, across and down."""
_DIM = 0.55
_MOST_TEXT = 1.5
"""How much larger signs get than on the board: not twice, as they are read there already."""


@frozen
class CastleTotals:
    """How many workers a player has in the castle, and the points that they bring."""

    seat: Seat
    workers: int
    points: int


def castle_sheet(room: QRectF) -> Sheet:
    """Return the sheet of a castle as large as a room allows."""
    wide, high = 2 * (CASTLE[0] + _AROUND[0]), 2 * (CASTLE[1] + _AROUND[1])
    unit = min(room.width() / wide, room.height() / high)
    return Sheet(room.center() + QPointF(0, 2 * unit), unit)


def castle_layout(room: QRectF) -> BoardLayout:
    """Return a layout whose castle fills a room: its sections are found by address."""
    sheet = castle_sheet(room)
    return BoardLayout(sheet, sheet.unit)


def paint_dimmed(brush: Brush, board: BoardLayout) -> None:
    """Dim the board below the large castle."""
    fill(brush.painter, board.sheet.polygon(outline()), shadow(_DIM))


def paint_large_castle(
    brush: Brush, room: QRectF, ring: Ring, life: CastleLife, lit: frozenset[At] = frozenset()
) -> None:
    """Paint the castle into a room, with its sections' gifts; `lit` sections can be chosen."""
    layout = castle_layout(room)
    sheet = layout.sheet
    brush.piece((paint_large_castle, sheet.unit), room, _walls)
    for at in sorted(lit, key=repr):
        shape = layout.shape_of(at)
        if shape is not None:
            paint_lit_outline(brush, shape)
    paint_workers(brush, sheet, life)
    text = min(sheet.unit, _MOST_TEXT * brush.unit)
    paint_plates(brush, sheet, ring.sections[:SEGMENTS], text)


def _walls(brush: Brush, whole: QRectF) -> None:
    paint_castle_alone(brush, castle_sheet(whole))


def paint_totals(brush: Brush, box: QRectF, totals: tuple[CastleTotals, ...]) -> None:
    """Paint on a plate who has how many workers in the castle, and the points they bring."""
    painter, unit = brush.painter, brush.unit
    paint_plate(painter, brush.look, box)
    step = box.width() / max(1, len(totals))
    for place, total in enumerate(totals):
        middle = box.left() + (place + 0.5) * step
        foot = QPointF(middle - 12 * unit, box.top() + 37 * unit)
        paint_pawn(brush, foot, 28 * unit, total.seat)
        painter.setFont(brush.font(19))
        painter.setPen(QColor(brush.look.palette.ink))
        number = QRectF(middle + 3 * unit, box.top() + 10 * unit, 30 * unit, 28 * unit)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(number, flags, str(total.workers))
        laurel = square(QPointF(middle - 12 * unit, box.top() + 58 * unit), 28 * unit)
        brush.icon(signs.POINTS, laurel)
        points = QRectF(middle + 3 * unit, laurel.top(), 30 * unit, laurel.height())
        painter.drawText(points, flags, str(total.points))
