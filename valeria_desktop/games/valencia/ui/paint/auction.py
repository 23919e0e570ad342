"""The round table of an auction under its lamp, with cards, sums, the figure and a ribbon."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valencia.ui.cards.dyes import paint_back
from valeria_desktop.games.valencia.ui.cards.frames import paint_shadow
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card, radius_of
from valeria_desktop.games.valencia.ui.paint.auction_layout import MIDDLE, RADIUS, AuctionLayout
from valeria_desktop.games.valencia.ui.paint.plaque import NEUTRAL
from valeria_desktop.games.valencia.ui.parts.rival_plaque import NINA_SIGN
from valeria_desktop.games.valencia.ui.parts.steps import paint_thing
from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.knife import oval, rounded, shadow
from valeria_desktop.ui.paint.legible import ink_on, legible
from valeria_desktop.ui.paint.materials import GOLD, LIGHT, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ribbon import paint_ribbon
from valeria_desktop.ui.paint.ruler import Ruler, fit_words, width_of_words
from valeria_desktop.ui.pieces.piece import FLAT
from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.parts.auction_stand import AuctionStand, LaidBid
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

_WOOD, _WOOD_LIGHT, _RIM = "#7d5633", "#8d6440", "#5a3b22"
_CLOTH, _CLOTH_RIM = "#7a2a26", "#c9a05a"
_LAMP = "#f3c877"
_LAMPS = ((1.38, 0.06), (1.18, 0.07))
"""The reach of the lamp's light, in radii of the table, and its share."""
_SHADE = {True: (CARD_INK, 0.5), False: (_RIM, 0.62)}
"""The shade that the dark room has of the cloth, in the dark theme and in the light one."""
_PLANKS = (-78, -40, 0, 40, 78)
_SIGN = 38.0
_SUM = (54.0, 32.0)
_VEIL = 0.42
_RAYS, _NEAR, _FAR, _RAY = (-50, -25, 0, 25, 50), 7.0, 15.0, 3.0
_HALF = 0.5
_FIGURE = 36.0
_RIBBON = QPointF(0, 35)
_RIBBON_SIZE = (112.0, 32.0)


def paint_auction(brush: Brush, box: QRectF, stand: AuctionStand) -> None:
    """Paint the whole table into its room; nothing below it is seen."""
    layout = AuctionLayout(box, brush.unit, stand)
    key = (paint_auction, box.width(), box.height(), stand.sign, len(stand.sides))
    brush.piece(key, box, lambda piece, room: _paint_still(piece, room, stand))
    drawn = brush.of_unit(layout.scale)
    for seat in stand.coming:
        _paint_coming(drawn, layout, seat)
    for bid in stand.bids:
        _paint_cards(drawn, layout, bid)
    for bid in stand.bids:
        if bid.turned >= 1.0:
            _paint_sum(drawn, layout, bid)
    if stand.ribbon:
        _paint_ribbon(drawn, layout, stand)
    _paint_figure(drawn, layout, stand)


# --- the table


def _paint_still(brush: Brush, box: QRectF, stand: AuctionStand) -> None:
    """Paint the dark room, the lamp's light, the table, and the sign in its middle."""
    layout = AuctionLayout(box, brush.unit, stand)
    painter, radius, corner = brush.painter, RADIUS * layout.scale, 8 * brush.unit
    room = QPainterPath()
    room.addRoundedRect(box.adjusted(1, 1, -1, -1), corner, corner)
    cloth, (shade, share) = materials_of(brush.look).cloth, _SHADE[brush.look.is_dark]
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * brush.unit))
    painter.setBrush(mix(cloth, shade, share))
    painter.drawPath(room)
    painter.save()
    painter.setClipPath(room)
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, share in _LAMPS:
        light = QColor(_LAMP)
        light.setAlphaF(share)
        painter.setBrush(light)
        painter.drawEllipse(layout.middle, reach * radius, reach * radius)
    _paint_wood(brush.of_unit(layout.scale), layout.middle, radius)
    painter.restore()
    _paint_sign(brush.of_unit(layout.scale), layout.at(MIDDLE), stand.sign)


def _paint_wood(brush: Brush, middle: QPointF, radius: float) -> None:
    painter, unit = brush.painter, brush.unit
    oval(painter, middle + QPointF(2, 4) * unit, (radius, radius), shadow(0.35))
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(_RIM))
    painter.drawEllipse(middle, radius - unit, radius - unit)
    painter.setBrush(QColor(_WOOD))
    painter.drawEllipse(middle, radius - 8 * unit, radius - 8 * unit)
    inner = QPainterPath()
    inner.addEllipse(middle, radius - 9 * unit, radius - 9 * unit)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    for number, down in enumerate(_PLANKS):
        top = middle.y() + down * unit
        if number % 2:
            plank = QRectF(middle.x() - radius, top, 2 * radius, 40 * unit)
            painter.fillRect(plank, QColor(_WOOD_LIGHT))
        painter.setPen(QPen(QColor(_RIM), 1.6 * unit))
        painter.drawLine(QPointF(middle.x() - radius, top), QPointF(middle.x() + radius, top))
    painter.restore()


def _paint_sign(brush: Brush, middle: QPointF, sign: str) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(_CLOTH))
    painter.drawEllipse(middle, _SIGN * unit, _SIGN * unit)
    painter.setPen(QPen(QColor(_CLOTH_RIM), 1.4 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, (_SIGN - 5) * unit, (_SIGN - 5) * unit)
    paint_thing(brush, square(middle, 1.26 * _SIGN * unit), sign, CARD_TEXT)


# --- bids


def _paint_coming(brush: Brush, layout: AuctionLayout, seat: int) -> None:
    """Paint the dashed place of the cards that a seat may still lay down."""
    painter = brush.painter
    pen = QPen(QColor(CARD_TEXT), 1.6 * brush.unit)
    pen.setDashPattern([3, 3])
    painter.save()
    painter.translate(layout.fan_at(seat))
    painter.rotate(layout.side(seat).tilt)
    painter.setOpacity(0.6)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    card = layout.fan(1)[0]
    painter.drawRoundedRect(card, radius_of(card), radius_of(card))
    painter.restore()


def _paint_cards(brush: Brush, layout: AuctionLayout, bid: LaidBid) -> None:
    painter = brush.painter
    painter.save()
    painter.translate(layout.fan_at(bid.seat, bid.lost))
    painter.rotate(layout.side(bid.seat).tilt)
    for card, box in zip(bid.cards, layout.fan(len(bid.cards)), strict=True):
        painter.save()
        painter.translate(box.center())
        painter.scale(max(0.04, abs(1.0 - 2.0 * bid.turned)), 1.0)
        painter.translate(-box.center())
        paint_shadow(brush, box, radius_of(box))
        if bid.turned > _HALF:
            paint_card(brush.of_unit(box.height() / 100), box, card, FLAT)
        else:
            paint_down(brush, box, bid.who)
        if bid.lost > 0:
            _paint_lost(brush, box, radius_of(box), bid.lost)
        painter.restore()
    painter.restore()


def paint_down(brush: Brush, box: QRectF, who: Seat | None) -> None:
    """Paint a card face down, in its owner's colour; Nina's has no family's sign."""
    if who is not None:
        paint_back(brush, box, who)
        return
    painter, radius = brush.painter, radius_of(box)
    painter.setPen(QPen(QColor(CARD_INK), 2 * brush.unit))
    painter.setBrush(QColor(NEUTRAL))
    painter.drawRoundedRect(box, radius, radius)
    brush.icon(NINA_SIGN, square(box.center(), box.width() * 0.6))


def _paint_lost(brush: Brush, box: QRectF, radius: float, lost: float) -> None:
    veil = QColor(CARD_INK)
    veil.setAlphaF(_VEIL * lost)
    rounded(brush.painter, box, radius, veil)


# --- sums


def _paint_sum(brush: Brush, layout: AuctionLayout, bid: LaidBid) -> None:
    """Paint a plate in the owner's colour with sign and sum; gold and rays for the winner's."""
    unit, painter = brush.unit, brush.painter
    wide, high = _SUM
    plate = QRectF(0, 0, wide * unit, high * unit)
    plate.moveCenter(layout.at(layout.side(bid.seat).sum))
    ground = QColor(NEUTRAL) if bid.who is None else brush.look.player(bid.who.colour)
    radius = 7 * unit
    if bid.won > 0:
        _paint_rays(brush, layout, plate, bid.won)
        _frame(brush, plate.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit), radius, bid.won)
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    ground = mix(ground.name(), CARD_INK, _VEIL * bid.lost)
    ink = ink_on(ground)
    painter.setBrush(legible(brush.look, ground, ink))
    painter.drawRoundedRect(plate, radius, radius)
    sign = QRectF(plate.left() + 5 * unit, plate.top() + 7 * unit, 18 * unit, 18 * unit)
    brush.icon(NINA_SIGN if bid.who is None else bid.who.sign.value, sign, ink)
    painter.setFont(Ruler.of(brush).title(23, high - 5))
    painter.setPen(QColor(ink))
    painter.drawText(plate.adjusted(21 * unit, 0, -2 * unit, 0), CENTRE, str(round(bid.points)))


def _frame(brush: Brush, box: QRectF, radius: float, share: float) -> None:
    painter = brush.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((CARD_INK, 7.0), (GOLD, 4.0)):
        painter.setPen(QPen(QColor(colour), wide * share * brush.unit))
        painter.drawRoundedRect(box, radius, radius)


def _paint_rays(brush: Brush, layout: AuctionLayout, plate: QRectF, share: float) -> None:
    """Paint rays at the outer side of a sum; they grow out of it."""
    painter, unit = brush.painter, brush.unit
    is_right = plate.center().x() >= layout.middle.x()
    for colour, wide in ((CARD_INK, _RAY + 2.4), (LIGHT, _RAY)):
        pen = QPen(QColor(colour), wide * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for angle in _RAYS:
            turn = radians(angle if is_right else 180 - angle)
            way = QPointF(cos(turn), sin(turn))
            edge = QPointF(way.x() * plate.width() / 2, way.y() * plate.height() / 2)
            near = plate.center() + edge + way * _NEAR * unit
            painter.drawLine(near, near + way * (_FAR - _NEAR) * share * unit)


# --- figure and ribbon


def _paint_figure(brush: Brush, layout: AuctionLayout, stand: AuctionStand) -> None:
    """Paint the figure at its holder's side, or on its way round the sign to another."""
    start, goal = (layout.side(seat).figure for seat in (stand.figure, stand.goal))
    point = goal if stand.figure == stand.goal else start + (goal - start) * stand.walked
    hop = 0.0 if stand.figure == stand.goal else 14 * sin(radians(180 * stand.walked))
    brush.emblem("figure", square(layout.at(point - QPointF(0, hop)), _FIGURE * brush.unit))


def _paint_ribbon(brush: Brush, layout: AuctionLayout, stand: AuctionStand) -> None:
    unit, (wide, high) = brush.unit, _RIBBON_SIZE
    font = Ruler.of(brush).title(19, high - 8)
    wished = max(wide * unit, width_of_words(font, stand.ribbon) + 20 * unit)
    cloth = QRectF(0, 0, min(wished, 1.3 * RADIUS * unit), high * unit)
    cloth.setWidth(cloth.width() * max(0.1, stand.unrolled))
    cloth.moveCenter(layout.at(_RIBBON))
    paint_ribbon(brush.painter, cloth, unit)
    if stand.unrolled > _HALF:
        edge = 12 * unit
        fit_words(brush.painter, cloth, stand.ribbon, font, CARD_TEXT, flags=CENTRE, edge=edge)
