"""Who stands in the castle: workers in its sockets, the leader's banner, and the sections' gifts.

The same painters serve the castle on the board and the large one that is looked at closely.
"""

from __future__ import annotations

from math import atan2, cos, degrees
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.ui.board.places import PLATE, SOCKETS, plate_at, socket_at
from valeria_desktop.games.viscounts.ui.board.shape import CENTRE
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.games.viscounts.ui.paint.figures import paint_pawn
from valeria_desktop.games.viscounts.ui.paint.knife import fill, path_of, rounded
from valeria_desktop.games.viscounts.ui.paint.pigments import pigments_of
from valeria_desktop.ui.paint.brush import (
    paint_marks,
    paint_outlined,
    square,
    width_of,
)
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.model.things import Section
    from valeria_desktop.games.viscounts.ui.board.layout import Sheet
    from valeria_desktop.games.viscounts.ui.board.life import CastleLife, Workers
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

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
        box = QRectF(0, 0, width_of(line, size) + 11 * text, PLATE * text)
        box.moveCenter(middle)
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
    line = 1.3 * text
    rounded(painter, box.adjusted(line, line, -line, -line), 5 * text, _FACE)
