"""The figures of the city: members, palms, fountains, and the marks of price and worth."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.games.valencia.ui.paint.emblems import fountain_emblem
from valeria_desktop.games.valencia.ui.paint.houses import paint_house
from valeria_desktop.ui.paint.brush import mark_font, paint_outlined, square
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.price_light import paint_price_light
from valeria_desktop.ui.paint.ruler import fitted

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

_SEAL, _SEAL_EDGE = "#6d4a9c", "#d9c7ee"
_TEETH = 12
_RAYS = 108, 135, 162
"""The angles of the rays at a price that can be paid, in degrees: to the middle of the tile."""
_LEAST_GAIN = 18.0
"""The least height of a slip with points, in pixels: its number is never under 13."""
_MEMBER = 0.86  # heights of a cell
_INSET = 0.05  # of a site's side: the edge around its fountain


def member_box(tile: QRectF, cell: float, unit: float) -> QRectF:
    """Return the box of a member, at the foot of its tile; `cell` is the height of cells."""
    side = round(_MEMBER * cell)
    left = round(tile.center().x() - side / 2)
    return QRectF(left, round(tile.bottom() - side - unit), side, side)


def stand_member(brush: Brush, box: QRectF, seat: Seat, house: int) -> None:
    """Paint a member of a player's family over its shadow: the house where it lives."""
    brush.piece(_foot, _below(box), _foot)
    brush.piece(
        (paint_house, seat.colour, seat.sign, house),
        box,
        lambda piece, room: paint_house(piece, room, seat, house),
    )


def _below(box: QRectF) -> QRectF:
    """Return the place of a figure's shadow; `box` is the figure's."""
    wide, high = 0.9 * box.width(), 0.24 * box.height()
    return QRectF(box.left() + 0.12 * box.width(), box.bottom() - high, wide, high)


def _foot(brush: Brush, box: QRectF) -> None:
    """Paint the hard shadow at a figure's foot."""
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(_shade(brush))
    brush.painter.drawEllipse(box)


def _shade(brush: Brush) -> QColor:
    shade = QColor(CARD_INK)
    shade.setAlphaF(materials_of(brush.look).shadow_share)
    return shade


def paint_palm(brush: Brush, box: QRectF) -> None:
    """Paint a palm over its shadow."""
    trunk = box.adjusted(0.2 * box.width(), 0, -0.2 * box.width(), 0)
    brush.piece(_foot, _below(trunk), _foot)
    brush.emblem("palm", box)


def paint_fountain(brush: Brush, box: QRectF, fountain: Fountain) -> None:
    """Paint a built fountain, with its worth at the upper right.

    The palms of the lower corners would hide the worth.
    """
    emblem = fountain_emblem(fountain)
    brush.piece((_fountain, emblem), box, lambda piece, room: _fountain(piece, room, emblem))
    size = mark_size(brush)
    paint_worth(brush, box.topRight() + QPointF(-0.62, 0.62) * size, size, fountain.value)


def _fountain(brush: Brush, box: QRectF, emblem: str) -> None:
    side = min(box.width(), box.height()) * (1 - 2 * _INSET)
    whole = square(box.center(), side)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(_shade(brush))
    brush.painter.drawEllipse(whole.translated(1.5 * brush.unit, 2.5 * brush.unit))
    brush.emblem(emblem, whole)


def paint_worth(brush: Brush, middle: QPointF, size: float, value: int) -> None:
    """Paint a fountain's worth on a seal in the violet of prestige."""
    brush.piece(
        (_seal, value),
        square(middle, 1.3 * size),
        lambda piece, room: _seal(piece, room.center(), size, value),
    )


def _seal(brush: Brush, middle: QPointF, size: float, value: int) -> None:
    painter, points = brush.painter, QPolygonF()
    for number in range(2 * _TEETH):
        turn, out = number * pi / _TEETH, size * (0.58 if number % 2 else 0.48)
        points.append(middle + QPointF(cos(turn) * out, sin(turn) * out))
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    painter.setBrush(QColor(_SEAL))
    painter.drawPolygon(points)
    painter.setPen(QPen(QColor(_SEAL_EDGE), brush.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, 0.4 * size, 0.4 * size)
    paint_outlined(brush, square(middle, size), str(value), mark_font(0.72 * size))


def paint_price(brush: Brush, tile: QRectF, price: int) -> None:
    """Lay a coin with the price into the upper right corner of a space."""
    size = mark_size(brush)
    brush.piece(
        (_coin, price),
        _coin_box(brush, tile),
        lambda piece, room: _coin(piece, room.center(), size, price),
    )


def paint_lit_price(brush: Brush, tile: QRectF, price: int) -> None:
    """Lay a coin with a price that can be paid: a ring of light, and rays to the tile's middle."""
    paint_price(brush, tile, price)
    grown = 0.5 * brush.unit
    coin = _coin_box(brush, tile).adjusted(-grown, -grown, grown, grown)
    paint_price_light(brush, coin, _RAYS)


def _coin_box(brush: Brush, tile: QRectF) -> QRectF:
    size = mark_size(brush)
    by = 0.5 * size + 3 * brush.unit
    return square(tile.topRight() + QPointF(-by, by), size + 2 * brush.unit)


def _coin(brush: Brush, middle: QPointF, size: float, price: int) -> None:
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    painter.setBrush(legible(brush.look, BRASS, INK))
    painter.drawEllipse(middle, size / 2, size / 2)
    painter.setPen(QPen(QColor(BRASS_EDGE), brush.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, 0.41 * size, 0.41 * size)
    brush.write(square(middle, 2 * size), str(price), mark_font(0.78 * size), INK)


def paint_gain(brush: Brush, tile: QRectF, points: int) -> None:
    """Lay a slip of parchment with points into the lower right corner of a space."""
    size = max(mark_size(brush), _LEAST_GAIN)
    box = QRectF(0, 0, 1.5 * size, size)
    box.moveBottomRight(tile.bottomRight() - QPointF(2, 2) * brush.unit)
    brush.piece((_gain, points), box, lambda piece, room: _gain(piece, room, points))


def _gain(brush: Brush, box: QRectF, points: int) -> None:
    painter, edge = brush.painter, 0.8 * brush.unit
    slip = box.adjusted(edge, edge, -edge, -edge)
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    painter.setBrush(QColor(materials_of(brush.look).parchment))
    painter.drawRoundedRect(slip, 3 * brush.unit, 3 * brush.unit)
    words = f"+{points}" if points >= 0 else f"−{-points}"
    painter.setFont(fitted(mark_font(0.76 * box.height()), words, slip.width() - 2, slip.height()))
    painter.setPen(QColor(INK))
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, words)


def paint_good(brush: Brush, tile: QRectF, guild: Guild, *, is_high: bool) -> None:
    """Paint a guild's good at the left of its space: at the foot, or at the top over a member."""
    side, by = mark_size(brush), 2.5 * brush.unit
    if is_high:
        side *= 0.8
    top = tile.top() + by if is_high else tile.bottom() - by - side
    brush.emblem(guild.sign, QRectF(tile.left() + by, top, side, side))


def mark_size(brush: Brush) -> float:
    """Return the size of marks with a number: it grows with the text, as far as cells allow."""
    return min(18.0 * brush.look.scale, 23.0 * brush.unit)
