"""What stands in the city: members, palms, fountains, and the marks of price and worth."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.ui.kit.brush import mark_font, paint_outlined, square
from valeria_desktop.ui.kit.materials import BRASS, BRASS_EDGE, INK, materials_of
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.kit.pictures import dyed
from valeria_desktop.ui.kit.signs import light_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.brush import Brush

_FACE, _SHADE = "#c8643c", "#8f3f26"
"""What a member is drawn in, to be changed for a player's colours."""
_DARKER = 150
_CHEST = (0.5, 0.685)  # where the sign is, in shares of a member
_SIGN = 0.42
_BRIGHT = 0.5
_SEAL, _SEAL_EDGE = "#6d4a9c", "#d9c7ee"
_TEETH = 12
_INSET = 0.05  # of a site, around its fountain


def paint_member(brush: Brush, box: QRectF, seat: Seat) -> None:
    """Paint a member of a player's family, with the player's sign on the chest."""
    colour, side = brush.look.player(seat.colour), round(box.width())
    dyes = ((_FACE, colour.name()), (_SHADE, colour.darker(_DARKER).name()))
    picture = dyed("emblems/member.svg", side, side, brush.ratio, dyes)
    brush.painter.drawPixmap(box.topLeft(), picture)
    across, down = _CHEST
    chest = box.topLeft() + QPointF(across * box.width(), down * box.height())
    ink = CARD_INK if light_of(colour) > _BRIGHT else CARD_TEXT
    brush.icon(seat.sign, square(chest, _SIGN * box.width()), ink)


def paint_foot(brush: Brush, box: QRectF) -> None:
    """Paint the shadow of what stands in a box, at its foot: one hard shape."""
    shade = QColor(CARD_INK)
    shade.setAlphaF(materials_of(brush.look).shadow_share)
    painter = brush.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    wide, high = 0.88 * box.width(), 0.22 * box.height()
    foot = QPointF(box.center().x() + 0.07 * box.width(), box.bottom() - 0.5 * high)
    painter.drawEllipse(foot, wide / 2, high / 2)


def paint_fountain(brush: Brush, box: QRectF, fountain: Fountain) -> None:
    """Paint a fountain that was built, with what it is worth."""
    side = min(box.width(), box.height()) * (1 - 2 * _INSET)
    whole = square(box.center(), side)
    shade = QColor(CARD_INK)
    shade.setAlphaF(materials_of(brush.look).shadow_share)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(shade)
    brush.painter.drawEllipse(whole.translated(1.5 * brush.unit, 2.5 * brush.unit))
    brush.emblem(f"fountain-{fountain.id}", whole)
    paint_worth(brush, box, fountain.value)


def paint_worth(brush: Brush, box: QRectF, value: int) -> None:
    """Seal the lower right corner of a fountain with its worth, in the violet of prestige."""
    size = mark_size(brush, 0.2 * box.height() if box.height() > 80 * brush.unit else 0)
    middle = box.bottomRight() - QPointF(0.62, 0.62) * size
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    painter.setBrush(QColor(_SEAL))
    points = []
    for number in range(2 * _TEETH):
        turn, out = number * pi / _TEETH, size * (0.58 if number % 2 else 0.48)
        points.append(middle + QPointF(cos(turn) * out, sin(turn) * out))
    painter.drawPolygon(QPolygonF(points))
    painter.setPen(QPen(QColor(_SEAL_EDGE), brush.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, 0.4 * size, 0.4 * size)
    paint_outlined(brush, square(middle, size), str(value), mark_font(0.72 * size))


def paint_price(brush: Brush, box: QRectF, price: int) -> None:
    """Lay a coin with the price into the upper right corner of a space."""
    size, painter = mark_size(brush), brush.painter
    middle = box.topRight() + QPointF(-0.5 * size - 3 * brush.unit, 0.5 * size + 3 * brush.unit)
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    painter.setBrush(QColor(BRASS))
    painter.drawEllipse(middle, size / 2, size / 2)
    painter.setPen(QPen(QColor(BRASS_EDGE), brush.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, 0.41 * size, 0.41 * size)
    painter.setFont(mark_font(0.78 * size))
    painter.setPen(QColor(INK))
    painter.drawText(square(middle, 2 * size), Qt.AlignmentFlag.AlignCenter, str(price))


def paint_good(brush: Brush, tile: QRectF, guild: Guild, *, is_high: bool) -> None:
    """Paint a guild's good at the left of its space: low, or high where a member stands."""
    side, by = mark_size(brush), 2.5 * brush.unit
    if is_high:
        side *= 0.8
    top = tile.top() + by if is_high else tile.bottom() - by - side
    brush.emblem(emblem_of(guild), QRectF(tile.left() + by, top, side, side))


def emblem_of(guild: Guild) -> str:
    """Give what the drawings of a guild's good are called."""
    return guild.value.replace(" ", "-")


def mark_size(brush: Brush, least: float = 0) -> float:
    """Give how large marks with a number are: as the text that is wished, as far as cells allow."""
    return max(least, min(18.0 * brush.look.scale, 23.0 * brush.unit))
