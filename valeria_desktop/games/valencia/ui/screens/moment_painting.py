"""The pictures of Valencia's moments: cards under the lamp, houses and palms, seats and tasks."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valencia.rules.model.catalog import Fountain
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, paint_back
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.cards.task_card import TaskFace, paint_task
from valeria_desktop.games.valencia.ui.paint.city_figures import (
    paint_fountain,
    paint_palm,
    paint_price,
    stand_member,
)
from valeria_desktop.games.valencia.ui.paint.houses import house_of, paint_house
from valeria_desktop.games.valencia.ui.parts.council import emblem_of
from valeria_desktop.games.valencia.ui.parts.steps import PRESTIGE
from valeria_desktop.games.valencia.ui.screens.moments import (
    CouncilGift,
    FulfilledTask,
    MomentScene,
    PlantedPalm,
    TakenSeat,
    TakenSpace,
    WonAuction,
)
from valeria_desktop.ui.paint.brush import CENTRE, Brush, mark_font, paint_outlined, square
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.price_light import paint_price_light
from valeria_desktop.ui.pieces.piece import FLAT

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.ui.screens.moments import PalmCell
    from valeria_desktop.kernel.seats import Seat

_ROOM, _LAMP, _LIGHTS = "#2b1c1a", "#f3c877", ((0.74, 0.10), (0.52, 0.12))
_WOOD, _WOOD_LIGHT, _RIM = "#7d5633", "#8d6440", "#5a3b22"
_CLOTH, _CLOTH_RIM = "#7a2a26", "#c9a05a"
_FAMILY_HOUSE = 1  # the drawing of the house that stands for a family in the council
_TURN = 11.0
"""The angle between two cards of a fan, in degrees."""
_PALE = "#b9a98a"
_RAYS = 200, 235, 270, 305, 340
_BENCH, _BENCH_LIGHT, _BENCH_LINE = "#6f4a2b", "#84592f", "#4a301b"
_MORTAR, _COUNCIL = "#8a7a5f", "#3c2a33"
_HOUSE_SHAPE = 64 / 96
_LEAST = 13
"""The least size of a number, in pixels."""


def paint_moment(brush: Brush, box: QRectF, thing: MomentScene | Fountain) -> None:
    """Paint a moment's picture, which fills its box."""
    brush.painter.save()
    brush.painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    _paint(thing.pieces if isinstance(thing, MomentScene) else thing, brush, box)
    brush.painter.restore()


@singledispatch
def _paint(pieces: object, _brush: Brush, _box: QRectF) -> None:
    raise NotImplementedError(type(pieces).__name__)


# --- the auction


@_paint.register
def _paint_auction(pieces: WonAuction, brush: Brush, box: QRectF) -> None:
    """Paint the winner's cards on the round table under its lamp, and their sum over them."""
    painter, high = brush.painter, box.height()
    painter.fillRect(box, QColor(_ROOM))
    middle = QPointF(box.center().x(), box.bottom() - high * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, share in _LIGHTS:
        light = QColor(_LAMP)
        light.setAlphaF(share)
        painter.setBrush(light)
        painter.drawEllipse(middle - QPointF(0, high * 0.3), 1.5 * reach * high, reach * high)
    _paint_table(brush, middle, QPointF(0.98 * high, 0.52 * high))
    _paint_fan(brush, QPointF(middle.x(), middle.y() - high * 0.1), high * 0.66, pieces)
    size, low = max(high * 0.3, 1.5 * _LEAST), box.bottom() - 0.22 * high
    aside = QPointF(min(box.width() * 0.36, high * 0.62), 0)
    _paint_sum(brush, QPointF(middle.x(), low) + aside, size, pieces.sum)
    if pieces.second is not None:
        _paint_second(brush, QPointF(middle.x(), low) - aside, size * 0.84, pieces.second)


def _paint_table(brush: Brush, middle: QPointF, radius: QPointF) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(_RIM))
    painter.drawEllipse(middle + QPointF(0, 4 * unit), radius.x(), radius.y())
    painter.setBrush(QColor(_WOOD))
    painter.drawEllipse(middle, radius.x(), radius.y())
    painter.setPen(QPen(QColor(_CLOTH_RIM), 1.6 * unit))
    painter.setBrush(QColor(_CLOTH))
    painter.drawEllipse(middle, radius.x() * 0.68, radius.y() * 0.68)


def _paint_fan(brush: Brush, foot: QPointF, high: float, pieces: WonAuction) -> None:
    """Paint the cards turned round a point below them; without known cards, a back."""
    painter, number = brush.painter, max(1, len(pieces.cards))
    card = QRectF(-high * SHAPE / 2, -high, high * SHAPE, high)
    for place in range(number):
        away = place - (number - 1) / 2
        painter.save()
        painter.translate(foot + QPointF(away * high * 0.34, abs(away) * high * 0.05))
        painter.rotate(away * _TURN)
        if pieces.cards:
            paint_card(brush, card, pieces.cards[place], FLAT)
        else:
            paint_back(brush, card, pieces.seat)
        painter.restore()


def _paint_sum(brush: Brush, middle: QPointF, size: float, total: int) -> None:
    """Paint the sum on a golden disc with rays, as the table does for a winner."""
    disc = square(middle, size)
    paint_price_light(brush, disc, _RAYS)
    _paint_disc(brush, disc, GOLD, total)


def _paint_second(brush: Brush, middle: QPointF, size: float, total: int) -> None:
    """Paint the sum of the second on a pale disc without rays."""
    _paint_disc(brush, square(middle, size), _PALE, total)


def _paint_disc(brush: Brush, disc: QRectF, colour: str, total: int) -> None:
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * brush.unit))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(disc)
    painter.setFont(mark_font(max(_LEAST, disc.width() * 0.62)))
    painter.setPen(QColor(INK))
    painter.drawText(disc, CENTRE, str(total))


# --- the city


@_paint.register
def _paint_space(pieces: TakenSpace, brush: Brush, box: QRectF) -> None:
    """Paint the family's house on its guild's ground, with the good and the price."""
    side = box.height() * 0.86
    middle = square(box.center(), side)
    for step in (-2, -1, 1, 2):
        _paint_tile(brush, middle.translated(step * side, 0), pieces.guild)
    _paint_tile(brush, middle, pieces.guild)
    _paint_tall_house(brush, middle, pieces.seat, pieces.cell, 0.92)
    aside = min(side * 0.62, box.width() / 2 - side * 0.24)
    good = QPointF(middle.center().x() - aside, middle.bottom() - side * 0.24)
    brush.emblem(pieces.guild.sign, square(good, side * 0.42))
    coin = QRectF(middle).translated(min(side * 0.42, (box.width() - side) / 2), 0)
    paint_price(brush.of_unit(max(brush.unit, side / 62)), coin, pieces.price)


def _paint_tile(brush: Brush, tile: QRectF, guild: Guild | None) -> None:
    """Paint a cell of the city to the upper and lower edge, and the mortar round it."""
    painter, inner = brush.painter, tile.adjusted(0.7, -tile.height(), -0.7, tile.height())
    painter.fillRect(inner, QColor(_MORTAR))
    for down in (-1, 0, 1):
        room = tile.translated(0, down * tile.height()).adjusted(0.7, 0.7, -0.7, -0.7)
        brush.emblem("site" if guild is None else f"ground-{guild.sign}", room)


def _paint_tall_house(brush: Brush, tile: QRectF, seat: Seat, cell: int, share: float) -> None:
    """Paint a family's house, which rises over its tile's upper edge."""
    high = tile.height() * share * 1.08
    wide = high * _HOUSE_SHAPE
    foot = tile.bottom() - tile.height() * 0.06
    _paint_foot(brush, QPointF(tile.center().x(), foot), wide)
    house = QRectF(tile.center().x() - wide / 2, foot - high, wide, high)
    paint_house(brush, house, seat, house_of(cell))


def _paint_foot(brush: Brush, foot: QPointF, wide: float) -> None:
    shade = QColor(CARD_INK)
    shade.setAlphaF(0.4)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(shade)
    brush.painter.drawEllipse(foot, wide * 0.6, wide * 0.12)


@_paint.register
def _paint_planted(pieces: PlantedPalm, brush: Brush, box: QRectF) -> None:
    """Paint the palm on the crossing of its four cells, and the houses in its shade."""
    side = max(box.width(), box.height()) / 2
    crossing = QPointF(box.center().x(), box.top() + box.height() * 0.62)
    low, high = box.height() * 0.74, box.height() * 0.56
    for number, cell in enumerate(pieces.cells):
        down, right = divmod(number, 2)
        corner = crossing + QPointF((right - 1) * side, (down - 1) * side)
        room = QRectF(corner, corner + QPointF(side, side)).adjusted(0.8, 0.8, -0.8, -0.8)
        brush.emblem("site" if cell.guild is None else f"ground-{cell.guild.sign}", room)
    for number, cell in enumerate(pieces.cells):
        _paint_neighbour(brush, box, cell, number, low if number > 1 else high)
    palm = box.height() * 0.84
    foot = box.top() + box.height() * 0.9
    paint_palm(brush, QRectF(crossing.x() - palm / 2, foot - palm, palm, palm))


def _paint_neighbour(brush: Brush, box: QRectF, cell: PalmCell, number: int, high: float) -> None:
    """Paint the house of a cell beside the palm: behind it, or nearer at the lower edge."""
    if cell.family is None:
        return
    down, right = divmod(number, 2)
    across = box.width() * (0.17 if not right else 0.83)
    foot = box.top() + box.height() * (0.98 if down else 0.6)
    tile = square(QPointF(box.left() + across, foot - high / 2), high)
    _paint_tall_house(brush, tile, cell.family, cell.cell, 0.9)


@_paint.register
def _paint_built(fountain: Fountain, brush: Brush, box: QRectF) -> None:
    """Paint a fountain with its worth on the paving of its site."""
    side = box.height() * 0.92
    middle = square(box.center(), side)
    for step in (-2, -1, 0, 1, 2):
        _paint_tile(brush, middle.translated(step * side, 0), None)
    paint_fountain(brush.of_unit(max(brush.unit, side / 62)), middle, fountain)


# --- tasks and the council


@_paint.register
def _paint_fulfilled(pieces: FulfilledTask, brush: Brush, box: QRectF) -> None:
    """Paint the task's card with its tick on the cloth of the table."""
    painter, high = brush.painter, box.height() * 0.9
    painter.fillRect(box, QColor(_CLOTH))
    painter.setPen(QPen(QColor(_CLOTH_RIM), 1.6 * brush.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = 5 * brush.unit
    painter.drawRect(box.adjusted(edge, edge, -edge, -edge))
    face = TaskFace(pieces.standing.task, pieces.players, pieces.standing)
    card = QRectF(-high * 0.42, -high / 2, high * 0.84, high)
    painter.save()
    painter.translate(box.center())
    painter.rotate(-4)
    paint_task(brush, card, face, FLAT)
    painter.restore()


@_paint.register
def _paint_seated(pieces: TakenSeat, brush: Brush, box: QRectF) -> None:
    """Paint a member of the family on its chair of the council, under the sign of the seat."""
    _paint_hall(brush, box)
    high, middle = box.height(), box.center().x()
    side = high * 0.34
    back = QRectF(middle - high * 0.34, box.top() + high * 0.05, high * 0.68, high)
    _paint_chair(brush, back)
    brush.emblem(emblem_of(pieces.place), square(QPointF(middle, back.top() + side * 0.72), side))
    member = high * 0.52
    stand_member(
        brush,
        QRectF(middle - member / 2, box.bottom() - member, member, member),
        pieces.seat,
        _FAMILY_HOUSE,
    )


def _paint_chair(brush: Brush, back: QRectF) -> None:
    painter, unit, chair = brush.painter, brush.unit, QPainterPath()
    round_, wide = back.width() * 0.3, back.width()
    chair.addRoundedRect(back, round_, round_)
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(_BENCH_LIGHT))
    painter.drawPath(chair)
    painter.setPen(QPen(QColor(_CLOTH_RIM), 1.4 * unit))
    painter.setBrush(QColor(_CLOTH))
    inner = wide * 0.09
    painter.drawRoundedRect(back.adjusted(inner, inner, -inner, 0), round_ * 0.8, round_ * 0.8)


def _paint_hall(brush: Brush, box: QRectF) -> None:
    """Paint the council's panelled wall."""
    painter, unit = brush.painter, brush.unit
    painter.fillRect(box, QColor(_BENCH))
    painter.setPen(QPen(QColor(_BENCH_LINE), 1.6 * unit))
    panel = box.height() * 0.5
    across = box.center().x() % panel - panel / 2
    while across < box.width():
        line = box.left() + across
        painter.drawLine(QPointF(line, box.top()), QPointF(line, box.bottom()))
        across += panel
    painter.fillRect(
        QRectF(box.left(), box.bottom() - box.height() * 0.16, box.width(), box.height()),
        QColor(_BENCH_LINE),
    )


@_paint.register
def _paint_gift(pieces: CouncilGift, brush: Brush, box: QRectF) -> None:
    """Paint the prestige or the privilege that the council gave, and whom it gave it."""
    _paint_hall(brush, box)
    high = box.height()
    member = high * 0.62
    stand = QRectF(box.center().x() - member * 1.05, box.bottom() - member, member, member)
    stand_member(brush, stand, pieces.seat, _FAMILY_HOUSE)
    seal = square(QPointF(box.center().x() + member * 0.5, box.center().y()), high * 0.6)
    if not pieces.prestige:
        brush.emblem("privilege", seal)
        return
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), 2 * brush.unit))
    painter.setBrush(QColor(PRESTIGE))
    painter.drawEllipse(seal)
    brush.icon(
        "prestige",
        square(seal.center() - QPointF(0, seal.height() * 0.18), seal.width() * 0.5),
        CARD_TEXT,
    )
    low = square(seal.center() + QPointF(0, seal.height() * 0.22), seal.width() * 0.6)
    paint_outlined(brush, low, f"+{pieces.prestige}", mark_font(max(_LEAST, low.height() * 0.6)))
