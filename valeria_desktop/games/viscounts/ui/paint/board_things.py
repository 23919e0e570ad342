"""The things of the ring: spaces, building grounds, links with their gifts, market signs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from valeria_desktop.games.viscounts.rules.model.kinds import Icon
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.games.viscounts.ui.paint.pigments import pigments_of
from valeria_desktop.kernel.signs import PAYS, Mark, Marks, number
from valeria_desktop.ui.paint.brush import paint_marks, paint_outlined, square, wider
from valeria_desktop.ui.paint.knife import (
    dashed,
    ink,
    outlined,
    oval,
    paint_kept,
    rounded,
    shadow,
    stroke,
)
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.effect import Effect
    from valeria_desktop.games.viscounts.rules.model.things import Exchange
    from valeria_desktop.ui.paint.brush import Brush

_PEG, _PEG_SIZE = "#b98a52", 2.6
_GIFT = {0: "#5d5348", 1: "#f3e8cc", 2: "#3b332c"}
"""The ground of a gift by the built ends of its link: with one, the next house closes it."""
_SIGN_OF_GIFT = {0: 0.95, 1: 1.0, 2: 0.55}
_STRING = "#f3e8cc", "#a8977a"


def paint_space(brush: Brush, box: QRectF) -> None:
    """Paint a stepping stone, in an ellipse as wide and high as its box."""
    paint_kept(brush, (paint_space, box.width()), box, 5, _paint_stone)


def _paint_stone(brush: Brush, box: QRectF) -> None:
    painter, unit, tones = brush.painter, brush.unit, pigments_of(brush.look)
    middle, radii = box.center(), (box.width() / 2, box.height() / 2)
    oval(painter, middle + QPointF(0, 3 * unit), radii, shadow(0.4))
    oval(painter, middle, radii, tones.wall, 2 * unit)
    painter.setPen(ink(1.5 * unit, tones.wall_shade))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radii[0] * 0.72, radii[1] * 0.72)
    gleam = QPainterPath(middle + QPointF(-radii[0] * 0.78, -radii[1] * 0.22))
    gleam.quadTo(
        middle + QPointF(-radii[0] * 0.55, -radii[1] * 0.7),
        middle + QPointF(-radii[0] * 0.14, -radii[1] * 0.8),
    )
    stroke(painter, gleam, tones.wall_light, 2 * unit)


def paint_ground(brush: Brush, box: QRectF, effect: Effect) -> None:
    """Paint a building ground: earth, four pegs and a string, and what building here brings."""
    painter, unit, tones = brush.painter, brush.unit, pigments_of(brush.look)
    rounded(painter, box.translated(1.5 * unit, 3 * unit), 5 * unit, shadow(0.35))
    rounded(painter, box, 5 * unit, tones.ground, 1.8 * unit)
    string = QPainterPath()
    string.addRoundedRect(box.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit), 3, 3)
    dashed(painter, string, tones.string, 1.2 * unit, (4 * unit, 3 * unit))
    pegs = wider(box, -1.5 * unit)
    for peg in (pegs.topLeft(), pegs.topRight(), pegs.bottomLeft(), pegs.bottomRight()):
        oval(painter, peg, (_PEG_SIZE * unit, _PEG_SIZE * unit), _PEG, 1.2 * unit)
    _paint_one(brush, box, marks(effect), box.width() * 0.68)


def paint_string(brush: Brush, ends: tuple[QPointF, QPointF], built: int) -> None:
    """Paint the string of a link; `built` of its two ends have a house."""
    painter, unit = brush.painter, brush.unit
    line = QPainterPath(ends[0])
    line.lineTo(ends[1])
    stroke(painter, line, CARD_INK, 6 * unit)
    bright, dim = _STRING
    if built == len(ends):
        stroke(painter, line, bright, 2.6 * unit)
    else:
        dashed(painter, line, bright if built else dim, 2.6 * unit, (2.6 * unit, 5.5 * unit))


def paint_gift(brush: Brush, box: QRectF, effect: Effect, built: int) -> None:
    """Paint what closing a link brings: bright when one end is built, dim with none or done."""
    painter, unit = brush.painter, brush.unit
    radius = box.width() / 2
    oval(painter, box.center() + QPointF(unit, 2.5 * unit), (radius, radius), shadow(0.35))
    oval(painter, box.center(), (radius, radius), _GIFT[built], 1.7 * unit)
    painter.save()
    painter.setOpacity(painter.opacity() * _SIGN_OF_GIFT[built])
    _paint_one(brush, box, marks(effect), box.width() * 0.7)
    painter.restore()


def _paint_one(brush: Brush, box: QRectF, line: Marks, side: float) -> None:
    """Paint the sign of a place; a number above 1 stands at its lower right corner."""
    sign = next(mark for mark in line if mark.icon)
    brush.icon(sign.icon, square(box.center(), side))
    if line[0].text and brush.reads(13.5):
        corner = square(box.center() + QPointF(side * 0.44, side * 0.4), 12 * brush.unit)
        paint_outlined(brush, corner, line[0].text, brush.font(13.5), CARD_TEXT)


def paint_market(brush: Brush, box: QRectF, exchange: Exchange) -> None:
    """Paint a market sign: a number of merchants for goods."""
    painter, unit, tones = brush.painter, brush.unit, pigments_of(brush.look)
    rounded(painter, box.translated(unit, 3 * unit), 5 * unit, shadow(0.4))
    rounded(painter, box, 5 * unit, tones.market, 1.7 * unit)
    inside = box.adjusted(2.5 * unit, 2.5 * unit, -2.5 * unit, -2.5 * unit)
    outlined(painter, inside, 3 * unit, unit, tones.market_line)
    paint_marks(brush, inside, marks_of_trade(exchange), 14.5 * unit, tones.market_ink)


def marks_of_trade(exchange: Exchange) -> Marks:
    """Return the signs of a trade: merchants, an arrow, what they bring."""
    merchant = Mark(signs.sign_of_icon(Icon.MERCHANT))
    return number(exchange.merchants), merchant, PAYS, *marks(exchange.effect)


def paint_flag(brush: Brush, middle: QPointF, silver: int) -> None:
    """Paint what riding to a space costs: a tick for nothing, else the silver."""
    unit = brush.unit
    wide = (40 if silver else 26) * unit
    plate = QRectF(middle.x() - wide / 2, middle.y() - 11 * unit, wide, 22 * unit)
    paint_kept(brush, (paint_flag, silver), plate, 3, partial(_paint_flag, silver=silver))


def _paint_flag(brush: Brush, plate: QRectF, silver: int) -> None:
    unit, painter = brush.unit, brush.painter
    rounded(painter, plate.translated(unit, 2 * unit), 6 * unit, shadow(0.4))
    rounded(painter, plate, 6 * unit, "#f6cf63", 1.6 * unit)
    if not silver:
        brush.icon("check", square(plate.center(), 19 * unit), CARD_INK)
        return
    brush.write(plate.adjusted(0, 0, -19 * unit, 0), str(silver), brush.font(16), CARD_INK)
    coin = QPointF(plate.right() - 12.5 * unit, plate.center().y())
    brush.icon(signs.SILVER, square(coin, 17 * unit))
