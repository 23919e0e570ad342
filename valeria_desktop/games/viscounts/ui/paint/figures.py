"""What belongs to a player on the board: houses, workers and viscounts in the player's colour.

A colour alone tells too little, so the player's sign stands on each: on the roof, on the chest, on
the caparison.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.kernel.seats import Colour
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.pictures import dyed
from valeria_desktop.ui.paint.shields import light_of
from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.pictures import Dyes

_TONE, _SHADE, _LIGHT = "#c8643c", "#8f3f26", "#dd8a62"
"""The tones of a drawing that become its owner's."""
_COAT, _COAT_SHADE = "#e9dcc0", "#b0a283"
_DARK_COAT, _DARK_COAT_SHADE = "#5a4332", "#3a2a20"
"""A horse is pale, or dark for the players below: a yellow caparison is not seen on a pale one."""
_DARK_HORSES = (Colour.SKY, Colour.YELLOW, Colour.ORANGE)
_BRIGHT = 0.32
"""The light of a colour from which on signs on it are of ink."""
_LEAST_SIGN = 6.0  # pixels


@frozen
class _Figure:
    """A drawing on its grid: where it stands, and where its owner's sign is."""

    name: str
    grid: tuple[int, int]
    foot: tuple[float, float]
    sign: tuple[float, float]
    side: float
    """The side of the sign."""


_PAWN = _Figure("pawn", (64, 64), (32, 61), (31, 45), 29)
_RIDER = _Figure("viscount", (84, 96), (41, 90), (36, 70), 18)
_HALL = _Figure("guildhall", (64, 88), (32, 84), (26, 44.5), 20)
_HOUSES = {
    BuildingType.WORKSHOP: _Figure("workshop", (64, 88), (32, 84), (25, 53), 20),
    BuildingType.TRADING_POST: _Figure("trading-post", (64, 88), (32, 84), (31, 40), 19),
    BuildingType.GUILDHALL: _HALL,
}
_SHADOW, _SHADE_SHARE = 0.17, 0.34  # height of a shadow by its width; opacity


def paint_house(brush: Brush, foot: QPointF, high: float, kind: BuildingType, seat: Seat) -> None:
    """Paint a house with its foot on a point; `high` is the height of its grid, in pixels."""
    figure = _HOUSES[kind]
    wide = high * figure.grid[0] / figure.grid[1]
    _paint_shadow(brush, foot + QPointF(wide * 0.06, wide * 0.02), wide * 1.04)
    _stand(brush, figure, foot, high, seat)


def paint_pawn(brush: Brush, foot: QPointF, high: float, seat: Seat) -> None:
    """Paint a worker with its foot on a point."""
    _paint_shadow(brush, foot + QPointF(high * 0.08, 0), high * 0.96)
    _stand(brush, _PAWN, foot, high, seat)


def paint_viscount(
    brush: Brush, foot: QPointF, high: float, seat: Seat, *, share: float = 1.0
) -> None:
    """Paint a viscount on a horse with its hooves on a point; `share` is its opacity."""
    painter = brush.painter
    painter.save()
    painter.setOpacity(painter.opacity() * share)
    _paint_shadow(brush, foot, high * 0.62)
    _stand(brush, _RIDER, foot, high, seat)
    painter.restore()


def tones_of(brush: Brush, seat: Seat) -> Dyes:
    """Return the tones of a drawing, each with its tone for a player."""
    colour = brush.look.player(seat.colour)
    shade, light = mix(colour.name(), CARD_INK, 0.3), mix(colour.name(), "#ffffff", 0.3)
    return (_TONE, colour.name()), (_SHADE, shade.name()), (_LIGHT, light.name())


def _stand(brush: Brush, figure: _Figure, foot: QPointF, high: float, seat: Seat) -> None:
    box, scale = _box_of(figure, foot, high), high / figure.grid[1]
    wide, tall = max(1, round(box.width())), max(1, round(box.height()))
    dyes = tones_of(brush, seat)
    if figure is _RIDER and seat.colour in _DARK_HORSES:
        dyes = (*dyes, (_COAT, _DARK_COAT), (_COAT_SHADE, _DARK_COAT_SHADE))
    drawn = dyed(f"emblems/{figure.name}.svg", wide, tall, brush.ratio, dyes)
    brush.painter.drawPixmap(box.topLeft(), drawn)
    side = figure.side * scale
    if side >= _LEAST_SIGN:
        middle = box.topLeft() + QPointF(*figure.sign) * scale
        is_bright = light_of(brush.look.player(seat.colour)) > _BRIGHT
        brush.icon(seat.sign.value, square(middle, side), CARD_INK if is_bright else CARD_TEXT)


def _box_of(figure: _Figure, foot: QPointF, high: float) -> QRectF:
    """Return the box of a drawing whose foot is on a point, on whole pixels."""
    scale = high / figure.grid[1]
    left, top = foot.x() - figure.foot[0] * scale, foot.y() - figure.foot[1] * scale
    return QRectF(round(left), round(top), figure.grid[0] * scale, high)


def _paint_shadow(brush: Brush, middle: QPointF, wide: float) -> None:
    shade = QColor(0, 0, 0)
    shade.setAlphaF(_SHADE_SHARE)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(shade)
    brush.painter.drawEllipse(middle, wide / 2, wide * _SHADOW)
