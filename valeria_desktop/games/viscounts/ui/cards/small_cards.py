"""Townsfolk cards too small to stand upright: the top one of a wedge, and those of a rival's line.

On the board a card is 98 by 58 units, or compact, 64 by 46: then it has no name, and its pile's
number stands on the card. In a line it is 40 by 76 units, without a name that nobody could read.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from valeria_desktop.games.viscounts.ui.cards.fields import (
    field_of,
    paint_count,
    paint_name,
    paint_person,
    paint_pile,
    paint_silver,
)
from valeria_desktop.games.viscounts.ui.cards.powers import marks, marks_of_icons, several
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.ui.paint.brush import paint_marks, width_of
from valeria_desktop.ui.paint.knife import fill, outlined, paint_kept, path_of, rounded
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.games.viscounts.ui.board.life import FolkTop
    from valeria_desktop.ui.paint.brush import Brush

_PILE = "#6d6657", "#8d8574"
_FOOT, _RADIUS = 18.0, 6.0
_FACE = 38.0
"""The width of a face, in units: a smaller one can't be told."""
_MANY = 2  # icons; more of them are smaller
_PRINTED = 0.35
"""How much of its colour a printed card loses: it is the board, not a card."""


def paint_folk_chip(brush: Brush, box: QRectF, top: FolkTop, *, is_compact: bool = False) -> None:
    """Paint the top card of a wedge's townsfolk into a box, with its pile beyond the box."""
    paint_pile(brush, box, top.cards, _PILE)
    key = paint_folk_chip, top.card.id, is_compact, top.cards > 0, box.width()
    paint_kept(brush, key, box, 2, partial(_paint_face, top=top, is_compact=is_compact))
    if top.cards:
        _paint_number(brush, box, top.cards, is_compact=is_compact)


def _paint_number(brush: Brush, box: QRectF, cards: int, *, is_compact: bool) -> None:
    unit = brush.unit
    size = QRectF(0, 0, 24 * unit, 16 * unit)
    corner = QPointF(-11, -8) if is_compact else QPointF(-7, -6)
    size.moveTopLeft(box.topLeft() + corner * unit)
    paint_count(brush, size, cards)


def _paint_face(brush: Brush, box: QRectF, *, top: FolkTop, is_compact: bool) -> None:
    unit, painter = brush.unit, brush.painter
    base = field_of(top.card)
    if not top.cards:
        base = shaded(base, -_PRINTED).name()
    radius = _RADIUS * unit
    rounded(painter, box, radius, base)
    inside = QPainterPath()
    inside.addRoundedRect(box, radius, radius)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    foot = QRectF(box.left(), box.bottom() - _FOOT * unit, box.width(), _FOOT * unit)
    floor = box.bottom() if is_compact else foot.top()
    _paint_room(brush, box, floor, base)
    left = box.left() + (1 if is_compact else 3) * unit
    face = QRectF(left, floor - _FACE * unit, _FACE * unit, _FACE * unit)
    paint_person(brush, face, top.card)
    if not is_compact:
        painter.fillRect(foot, shaded(base, -0.45))
    painter.restore()
    outlined(painter, box, radius, 2 * unit)
    if is_compact:
        _paint_compact(brush, box, top.card)
    else:
        _paint_full(brush, box, foot, top.card)


def _paint_room(brush: Brush, box: QRectF, floor: float, base: str) -> None:
    """Paint the light behind the face down to a floor: one step, cut by the knife."""
    wide, high = box.width(), floor - box.top()
    shape = [(0.0, high), (0.0, high * 0.56), (wide * 0.3, high * 0.14), (wide * 0.52, high * 0.4)]
    fill(brush.painter, path_of([*shape, (wide * 0.52, high)], box.topLeft()), shaded(base, 0.13))


def _paint_full(brush: Brush, box: QRectF, foot: QRectF, card: Townsfolk) -> None:
    unit = brush.unit
    coin = box.topRight() + QPointF(-13.5, 13.5) * unit
    paint_silver(brush, coin, 21 * unit, card.silver)
    icons = marks_of_icons(card.icons)
    size = (14.0 if len(icons) > _MANY else 16.0) * unit
    row = QRectF(box.left(), box.top() + 24 * unit, box.width() - 5 * unit, 17 * unit)
    row.setLeft(row.right() - width_of(icons, size))
    paint_marks(brush, row, icons, size)
    corner = marks(card.corner) if card.corner is not None else ()
    room = QRectF(foot)
    room.setLeft(foot.left() + 6 * unit)
    room.setRight(foot.right() - 3 * unit)
    if corner:
        wide = width_of(corner, 14 * unit)
        sign = QRectF(room)
        sign.setLeft(room.right() - wide)
        paint_marks(brush, sign, corner, 14 * unit)
        room.setRight(sign.left() - 2 * unit)
    words = room.adjusted(0, -unit, 0, -unit)
    paint_name(brush, words, tell(card.words()), 14, Qt.AlignmentFlag.AlignLeft)


def _paint_compact(brush: Brush, box: QRectF, card: Townsfolk) -> None:
    """Paint silver and icons at the right of the face; three merchants as a number."""
    unit = brush.unit
    coin = box.topRight() + QPointF(-13, 14) * unit
    paint_silver(brush, coin, 21 * unit, card.silver)
    icons = marks_of_icons(card.icons)
    line = icons if len(icons) <= _MANY else several(len(icons), icons[0].icon)
    size = (17 if len(icons) == 1 else 13) * unit
    plate = QRectF(0, 0, width_of(line, size) + 4 * unit, 19 * unit)
    plate.moveBottomRight(box.bottomRight() - QPointF(1, 1) * unit)
    rounded(brush.painter, plate, 4 * unit, shaded(field_of(card), -0.45))
    paint_marks(brush, plate, line, size)


SIZE = 40, 76
"""Width and height as drawn, in units."""


def paint_small_card(brush: Brush, box: QRectF, card: Townsfolk) -> None:
    """Paint a card as small as on a strip: face, silver, icons."""
    unit, painter, base = brush.unit, brush.painter, field_of(card)
    rounded(painter, box, 5 * unit, base)
    foot = box.adjusted(1.5 * unit, 0, -1.5 * unit, -1.5 * unit)
    foot.setTop(foot.bottom() - 21 * unit)
    face = QRectF(box.left() + 2 * unit, 0, box.width() - 4 * unit, box.width() - 4 * unit)
    face.moveBottom(foot.top())
    paint_person(brush, face, card)
    rounded(painter, foot, 4 * unit, shaded(base, -0.5))
    icons = marks_of_icons(card.icons)
    paint_marks(brush, foot.adjusted(unit, 0, -unit, 0), icons, 15 * unit)
    outlined(painter, box, 5 * unit, 1.6 * unit)
    paint_silver(
        brush, QPointF(box.left() + 6 * unit, box.top() + 10 * unit), 18 * unit, card.silver
    )
