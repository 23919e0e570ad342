"""The castle: its walls, which never change, the workers in its sockets, and the sections' gifts.

The same painters serve the castle on the board and the large one that is looked at closely.
"""

from __future__ import annotations

from math import atan2, cos, degrees, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.ui.board.layout import TIER_ONE, TIER_TWO, BoardLayout, Sheet
from valeria_desktop.games.viscounts.ui.board.places import (
    PLATE,
    SOCKETS,
    around,
    plate_at,
    socket_at,
)
from valeria_desktop.games.viscounts.ui.board.shape import (
    CASTLE,
    CENTRE,
    TURN,
    at_angle,
    castle_point,
    castle_radius,
    outline,
    ring_piece,
)
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.games.viscounts.ui.paint.figures import paint_pawn
from valeria_desktop.games.viscounts.ui.paint.pigments import pigments_of, shaded
from valeria_desktop.games.viscounts.ui.paint.states import paint_lit_outline
from valeria_desktop.ui.paint.brush import (
    LEFT,
    paint_marks,
    paint_outlined,
    square,
    wider,
    width_of,
)
from valeria_desktop.ui.paint.knife import dashed, fill, ink, oval, path_of, rounded, shadow
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.plates import paint_plate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.rules.model.things import Section
    from valeria_desktop.games.viscounts.ui.board.life import CastleLife, Workers
    from valeria_desktop.games.viscounts.ui.paint.pigments import Pigments
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

KEEP = (35.0, 25.5)
"""The half axes of the keep's wall."""
_KEEP_FLOOR = (28.0, 19.5)
_MERLONS, _KEEP_MERLONS = 64, 22
_TOWER = (15.0, 20.0)
_TOWER_FOOT = 0.86
_GAPS = 0.02, 0.03  # shares of a section between the sections of the first and second tier


def paint_castle_walls(painter: QPainter, pigments: Pigments) -> None:
    """Paint moat, walls, the floors of both tiers with their sockets, towers and keep."""
    _paint_moat(painter, pigments)
    _paint_outer_wall(painter, pigments)
    for position in range(SEGMENTS):
        _paint_floors(painter, position, pigments)
    for position in range(SEGMENTS):
        foot = castle_point(position, _TOWER_FOOT) + QPointF(0, _TOWER[1] / 2)
        paint_tower(painter, foot, _TOWER, pigments)
    _paint_keep_walls(painter, pigments)


def _paint_moat(painter: QPainter, pigments: Pigments) -> None:
    oval(painter, CENTRE, (CASTLE[0] + 3, CASTLE[1] + 3), pigments.water, 2.4)
    light = QPainterPath()
    light.addEllipse(CENTRE, CASTLE[0] - 2, CASTLE[1] - 2)
    dashed(painter, light, pigments.water_light, 1.6, (12, 16))


def _paint_outer_wall(painter: QPainter, pigments: Pigments) -> None:
    wall = CASTLE[0] - 8, CASTLE[1] - 8
    oval(painter, CENTRE + QPointF(0, 5), wall, shadow(0.35))
    oval(painter, CENTRE, wall, pigments.wall_shade, 2.2)
    painter.setPen(ink(1))
    painter.setBrush(QColor(pigments.wall_light))
    for merlon in range(_MERLONS):
        angle = TURN * merlon / _MERLONS
        middle = at_angle(angle, castle_radius(angle, (CASTLE[0] - 11) / CASTLE[0]))
        painter.drawRect(QRectF(middle.x() - 3.2, middle.y() - 3, 6.4, 6))
    oval(painter, CENTRE, (CASTLE[0] - 16, CASTLE[1] - 15), pigments.court, 1.8)


def _paint_floors(painter: QPainter, position: int, pigments: Pigments) -> None:
    floor = pigments.tiers[position % 2]
    if position == SEGMENTS - 1:
        floor = shaded(floor, 0.08).name()  # as five don't go by twos
    fill(painter, QPolygonF(ring_piece(position, *TIER_ONE, _GAPS[0])), floor, 1.4)
    inner = shaded(floor, 0.14)
    fill(painter, QPolygonF(ring_piece(position, *TIER_TWO, _GAPS[1])), inner, 1.4)
    for tier, radii, above in ((1, (8.0, 4.4), 2.0), (2, (6.0, 3.4), 2.0)):
        for number in range(SOCKETS):
            foot = socket_at(position, tier, number) - QPointF(0, above)
            oval(painter, foot, radii, pigments.socket, 1.0)


def paint_tower(
    painter: QPainter, foot: QPointF, size: tuple[float, float], pigments: Pigments
) -> None:
    """Paint a round tower with a pointed roof, its foot on a point."""
    wide, high = size
    body = QRectF(foot.x() - wide / 2, foot.y() - high, wide, high)
    painter.fillRect(body, QColor(pigments.wall))
    shade = QRectF(body)
    shade.setLeft(foot.x() + wide * 0.12)
    painter.fillRect(shade, QColor(pigments.wall_shade))
    painter.setPen(ink(1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(body)
    top = -high - wide * 0.95
    eaves = wide * 0.66
    fill(painter, path_of([(-eaves, -high), (0, top), (eaves, -high)], foot), pigments.roof, 1.8)
    dark = path_of([(0, top), (eaves, -high), (wide * 0.16, -high)], foot)
    fill(painter, dark, shaded(pigments.roof, -0.25))
    slit = [(-2.0, -high * 0.3), (-2.0, -high * 0.56), (0.0, -high * 0.66), (2.0, -high * 0.56)]
    fill(painter, path_of([*slit, (2.0, -high * 0.3)], foot), CARD_INK)


def _paint_keep_walls(painter: QPainter, pigments: Pigments) -> None:
    oval(painter, CENTRE + QPointF(0, 6), (KEEP[0] + 1, KEEP[1] + 0.5), shadow(0.4))
    oval(painter, CENTRE, KEEP, pigments.wall, 2)
    painter.setPen(ink(1))
    painter.setBrush(QColor(pigments.wall_light))
    for merlon in range(_KEEP_MERLONS):
        angle = TURN * merlon / _KEEP_MERLONS
        middle = CENTRE + QPointF((KEEP[0] - 3) * cos(angle), (KEEP[1] - 2.5) * sin(angle))
        painter.drawRect(QRectF(middle.x() - 3, middle.y() - 3.5, 6, 6))
    oval(painter, CENTRE, _KEEP_FLOOR, pigments.tiers[2], 1.5)


HIGH = {1: 21.0, 2: 17.5}
"""The height of a worker in each tier, in units of the drawing."""
_IN_KEEP, _KEEP_STEP, _KEEP_ROW = 20.0, 25.0, 11.0
_SIGNS = 13.5
_FACE = "#1d1a1c"
_BANNER_POLE = QPointF(24, -15)
_BANNER = (26.0, 16.0, 34.0)
"""The banner's length and height, and the length of its pole."""


def paint_workers(brush: Brush, sheet: Sheet, life: CastleLife) -> None:
    """Paint all workers in the castle, those behind first; the keep tells numbers."""
    standing = sorted(_standing(life), key=lambda one: one[0].y())
    for foot, high, seat in standing:
        paint_pawn(brush, sheet.at(foot), high * sheet.unit, seat)
    _paint_keep(brush, sheet, life.keep)
    if life.leader is not None:
        _paint_banner(brush, sheet, life.leader)


def _standing(life: CastleLife) -> Iterator[tuple[QPointF, float, Seat]]:
    for tier, sections in ((1, life.first), (2, life.second)):
        for position, workers in enumerate(sections):
            heads = [seat for seat, number in workers for _ in range(number)]
            for number, seat in enumerate(heads[:SOCKETS]):
                yield socket_at(position, tier, number), HIGH[tier], seat


def _paint_keep(brush: Brush, sheet: Sheet, workers: Workers) -> None:
    """Paint a worker for each player in the keep, with the number: it has no limit (WK63)."""
    in_row = 2
    rows = [workers[at : at + in_row] for at in range(0, len(workers), in_row)]
    small = 0.72 if len(rows) > 1 else 1.0
    for index, row in enumerate(rows):
        down = 9 + (index - (len(rows) - 1) / 2) * _KEEP_ROW * 1.3 - (3 if len(rows) > 1 else 0)
        for place, (seat, number) in enumerate(row):
            across = (place - (len(row) - 1) / 2) * _KEEP_STEP - 5
            foot = sheet.at(CENTRE + QPointF(across, down))
            paint_pawn(brush, foot, _IN_KEEP * small * sheet.unit, seat)
            box = square(foot + QPointF(11, -4) * sheet.unit, 14 * sheet.unit)
            font = brush.of_unit(sheet.unit).font(15 * (0.86 if len(rows) > 1 else 1.0))
            paint_outlined(brush, box, str(number), font, CARD_TEXT)


def _paint_banner(brush: Brush, sheet: Sheet, leader: Seat) -> None:
    """Paint the banner of the castle leader (WK66)."""
    painter, unit = brush.painter, sheet.unit
    foot = sheet.at(CENTRE + _BANNER_POLE)
    long, high, pole = (side * unit for side in _BANNER)
    rounded(painter, QRectF(foot.x() - 2 * unit, foot.y() - pole, 4 * unit, pole), 0, CARD_INK)
    wood = QRectF(foot.x() - unit, foot.y() - pole, 2 * unit, pole)
    painter.fillRect(wood, QColor("#8a6038"))
    top = foot - QPointF(0, pole)
    cloth = [(0.0, 0.0), (long, 0.0), (long * 0.74, high / 2), (long, high), (0.0, high)]
    fill(painter, path_of(cloth, top), brush.look.player(leader.colour), 1.8 * unit)
    sign = square(top + QPointF(long * 0.4, high / 2), high * 0.9)
    brush.icon("crown", sign, CARD_INK)


def paint_plates(brush: Brush, sheet: Sheet, sections: tuple[Section, ...], text: float) -> None:
    """Paint at each section's wall what its second tier brings; the beak points inwards.

    `text` is the pixels of a unit of signs.
    """
    for position in range(SEGMENTS):
        middle = sheet.at(plate_at(position))
        line = marks(sections[position].effect)
        size = _SIGNS * text
        box = around(middle, (width_of(line, size) + 11 * text, PLATE * text))
        _paint_plate(brush, box, sheet, text)
        paint_marks(brush, box, line, size, CARD_TEXT)


def _paint_plate(brush: Brush, box: QRectF, sheet: Sheet, text: float) -> None:
    painter, edge = brush.painter, pigments_of(brush.look).wall_light
    inwards = sheet.middle - box.center()
    angle = atan2(inwards.y(), inwards.x())
    half = box.height() / 2
    reach = half + abs(cos(angle)) * (box.width() / 2 - half)
    painter.save()
    painter.translate(box.center())
    painter.rotate(degrees(angle))
    beak = [(reach - 2 * text, -6 * text), (reach + 7 * text, 0.0), (reach - 2 * text, 6 * text)]
    fill(painter, path_of(beak), edge, 1.3 * text)
    painter.restore()
    rounded(painter, box.adjusted(-text, -text, text, text), 7 * text, CARD_INK)
    rounded(painter, box, 6 * text, edge)
    rounded(painter, wider(box, -1.3 * text), 5 * text, _FACE)


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
    painter, sheet = brush.painter, castle_sheet(whole)
    painter.save()
    painter.translate(sheet.middle)
    painter.scale(sheet.unit, sheet.unit)
    painter.translate(-CENTRE)
    paint_castle_walls(painter, pigments_of(brush.look))
    painter.restore()


def paint_totals(brush: Brush, box: QRectF, totals: tuple[CastleTotals, ...]) -> None:
    """Paint on a plate who has how many workers in the castle, and the points they bring."""
    painter, unit = brush.painter, brush.unit
    paint_plate(painter, brush.look, box)
    font, ink_of_words = brush.font(19), brush.look.palette.ink
    step = box.width() / max(1, len(totals))
    for place, total in enumerate(totals):
        middle = box.left() + (place + 0.5) * step
        foot = QPointF(middle - 12 * unit, box.top() + 37 * unit)
        paint_pawn(brush, foot, 28 * unit, total.seat)
        number = QRectF(middle + 3 * unit, box.top() + 10 * unit, 30 * unit, 28 * unit)
        brush.write(number, str(total.workers), font, ink_of_words, LEFT)
        laurel = square(QPointF(middle - 12 * unit, box.top() + 58 * unit), 28 * unit)
        brush.icon(signs.POINTS, laurel)
        points = QRectF(middle + 3 * unit, laurel.top(), 30 * unit, laurel.height())
        brush.write(points, str(total.points), font, ink_of_words, LEFT)
