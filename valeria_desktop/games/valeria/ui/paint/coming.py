"""Painter of a kingdom's newcomer: a house or domain that rises, a trophy that swings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.ui.paint.houses import FEET, House, paint_house
from valeria_desktop.games.valeria.ui.paint.kingdom import paint_trophy
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.paint.kingdom import Town
    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.ui.paint.brush import Brush

_POLE = "#a8763e"
_STAND = 0.18
"""How far a scaffold reaches beyond a domain, as a share of its side."""
_HOOK = 0.08


@frozen
class Coming:
    """The newcomer in a kingdom, and how far it has come."""

    card: str
    """The id of its card."""
    before: int
    """How many of these cards there were before."""
    share: float = 0.0
    """How much of a house or a domain is seen."""
    opacity: float = 1.0
    angle: float = 0.0
    """How far a trophy is turned round its hook, in degrees."""


def box_of_coming(village: Village, town: Town, coming: Coming) -> QRectF | None:
    """Return the box of a newcomer; None as long as it isn't in the kingdom."""
    for group in town.people:
        if group.card.id == coming.card:
            return _newest_house(village, coming) if group.count > coming.before else None
    built = zip(town.domains, village.domains, strict=True)
    hung = zip(town.trophies, village.trophies, strict=True)
    for group, box in (*built, *hung):
        if group.card.id == coming.card and group.count > coming.before:
            return box
    return None


def _newest_house(village: Village, coming: Coming) -> QRectF | None:
    houses = (each for each in village.houses if each.card == coming.card)
    return next((each.box for each in houses if each.copy == coming.before), None)


def reach_of(box: QRectF) -> QRectF:
    """Return the box on which something new is painted."""
    edge = box.width() * 0.3 + 4
    return box.adjusted(-edge, -edge, edge, edge)


def paint_coming(brush: Brush, village: Village, town: Town, coming: Coming, time: float) -> None:
    """Paint a newcomer over a kingdom without it, at a time of day."""
    box = box_of_coming(village, town, coming)
    if box is None or not coming.opacity:
        return
    painter = brush.painter
    painter.save()
    painter.setClipRect(village.land | village.wall, Qt.ClipOperation.IntersectClip)
    painter.setOpacity(coming.opacity)
    for group in town.trophies:
        if group.card.id == coming.card:
            painter.translate(box.center().x(), box.top() + box.height() * _HOOK)
            painter.rotate(coming.angle)
            painter.translate(-box.center().x(), -box.top() - box.height() * _HOOK)
            if coming.share:
                paint_trophy(brush, box, group)
    if coming.share and all(group.card.id != coming.card for group in town.trophies):
        _paint_rising(brush, village, town, (coming, box), time)
    painter.restore()


def _paint_rising(
    brush: Brush, village: Village, town: Town, where: tuple[Coming, QRectF], time: float
) -> None:
    """Paint the part of a house or domain that has come out of its hill, behind a scaffold."""
    coming, box = where
    foot = box.top() + box.height() * FEET
    painter, is_domain = brush.painter, any(group.card.id == coming.card for group in town.domains)
    painter.save()
    above = box.adjusted(-box.width(), -box.height(), box.width(), foot - box.bottom())
    painter.setClipRect(above, Qt.ClipOperation.IntersectClip)
    risen = box.translated(0, (1.0 - coming.share) * box.height() * FEET)
    if is_domain:
        brush.emblem(coming.card, risen)
    else:
        dwelling = next(
            each
            for each in village.houses
            if each.card == coming.card and each.copy == coming.before
        )
        house = House(dwelling.facade, town.flag, dwelling.is_mirrored)
        paint_house(brush, house, risen, time)
    painter.restore()
    if is_domain and coming.share < 1:
        _paint_scaffold(brush, box, foot)


def _paint_scaffold(brush: Brush, box: QRectF, foot: float) -> None:
    """Paint poles and planks round a domain that is being built."""
    edge, top = box.width() * _STAND, box.top() + box.height() * 0.06
    left, right = box.left() - edge / 2, box.right() + edge / 2
    low, high = (foot - box.height() * share for share in (0.3, 0.62))
    lines = [
        (QPointF(left, foot), QPointF(left, top)),
        (QPointF(right, foot), QPointF(right, top)),
        (QPointF(left - edge / 2, low), QPointF(right + edge / 2, low)),
        (QPointF(left - edge / 2, high), QPointF(right + edge / 2, high)),
        (QPointF(left, foot), QPointF(right, low)),
    ]
    for colour, wide in ((CARD_INK, 3.6), (_POLE, 1.8)):
        brush.painter.setPen(QPen(QColor(colour), wide * brush.unit))
        for start, end in lines:
            brush.painter.drawLine(start, end)


def without(town: Town, village: Village, coming: Coming | None) -> Town:
    """Return a town without its newcomer, as far as that stands there already."""
    if coming is None or box_of_coming(village, town, coming) is None:
        return town
    return evolve(town, coming=coming.card)
