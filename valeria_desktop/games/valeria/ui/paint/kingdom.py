"""Painters of a whole kingdom, of trophies and laurels, and of words about a domain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.paint.houses import (
    KEEP,
    House,
    chimney_of,
    lamps_at,
    paint_house,
)
from valeria_desktop.games.valeria.ui.paint.town_wall import paint_wall
from valeria_desktop.games.valeria.ui.paint.village_land import LandPainter, paint_sky, paint_smoke
from valeria_desktop.games.valeria.ui.paint.village_plan import TERRACES
from valeria_desktop.ui.paint.brush import Brush, paint_marks, paint_outlined, width_of
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.ui.paint.village_plan import Dwelling, Village
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group


_SHIELD_COLOUR = "#6b4229"
_LAUREL = 0.44
_SMALL_WALL, _NUMBERED = 24, 20
"""Height of a wall without a laurel, and width of a shield without a number, in units."""


@frozen
class Town:
    """All that stands in a kingdom, and who it belongs to."""

    people: tuple[Group, ...]
    domains: tuple[Group, ...]
    trophies: tuple[Group, ...]
    points: int
    flag: str
    """The owner's colour."""
    awake: frozenset[str] = frozenset()
    """The ids of the citizens that woke in this roll."""
    coming: str = ""
    """The id of a card whose newest house, or whose domain or trophy isn't there yet."""
    is_picture: bool = False
    """Whether it is a painting on a wall: without smoke, numbers and the sum of points."""

    def is_coming(self, card: str, copy: int = 0) -> bool:
        """Return whether a card's house, its domain or its trophy isn't there yet."""
        if card != self.coming:
            return False
        citizen = next((group for group in self.people if group.card.id == card), None)
        return citizen is None or copy == citizen.count - 1


def paint_town(brush: Brush, village: Village, town: Town, time: float) -> None:
    """Paint a whole kingdom at a time of day."""
    painter = brush.painter
    painter.save()
    painter.setClipRect(village.land | village.wall, Qt.ClipOperation.IntersectClip)
    known = (paint_sky, brush.look.is_dark, time)
    brush.piece_of(known, village.scenery, lambda piece, box: paint_sky(piece, box, time))
    if village.is_frieze:
        _paint_row(brush, village, town, time)
    else:
        _paint_hills(brush, village, town, time)
    _paint_wall(brush, village, town, time)
    painter.restore()


def _paint_hills(brush: Brush, village: Village, town: Town, time: float) -> None:
    """Paint the land and all houses, from the crest to the wall."""
    land = LandPainter(brush, village, time)
    middle = village.keep.center().x()
    pairs = zip(village.domains, town.domains, strict=True)
    for box, group in sorted(pairs, key=lambda pair: -abs(pair[0].center().x() - middle)):
        if not town.is_coming(group.card.id):
            brush.emblem(group.card.id, box)
    paint_house(brush, House(KEEP, town.flag), village.keep, time)
    for terrace in reversed(range(TERRACES)):
        land.paint_terrace(terrace)
        for dwelling in village.houses:
            if dwelling.terrace == terrace and not town.is_coming(dwelling.card, dwelling.copy):
                _paint_dwelling(brush, dwelling, town, time)
    land.paint_foreground()


def _paint_row(brush: Brush, village: Village, town: Town, time: float) -> None:
    """Paint the land, and keep, houses and domains in one row before it."""
    land = LandPainter(brush, village, time)
    for terrace in reversed(range(TERRACES)):
        land.paint_terrace(terrace)
    paint_house(brush, House(KEEP, town.flag), village.keep, time)
    for dwelling in village.houses:
        if not town.is_coming(dwelling.card, dwelling.copy):
            _paint_dwelling(brush, dwelling, town, time)
    for box, group in zip(village.domains, town.domains, strict=True):
        if not town.is_coming(group.card.id):
            brush.emblem(group.card.id, box)


def _paint_wall(brush: Brush, village: Village, town: Town, time: float) -> None:
    """Paint the wall with the trophies on it, and the sum of the points."""
    scenery, wall = village.scenery, village.wall
    whole = QRectF(scenery.left(), wall.top(), scenery.width(), wall.height())
    paint_wall(brush, wall if village.is_frieze else whole, time, has_gate=not village.is_frieze)
    for box, group in zip(village.trophies, town.trophies, strict=True):
        if not town.is_coming(group.card.id):
            paint_trophy(brush, box, group, has_number=not town.is_picture)
    if village.wall.height() > _SMALL_WALL * brush.unit and not town.is_picture:
        paint_laurel(brush, village.total, town.points)


def paint_framed_town(
    brush: Brush, frame: QPainterPath, village: Village, town: Town, time: float
) -> None:
    """Paint a whole kingdom in a frame of ink."""
    painter = brush.painter
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    paint_town(brush, village, town, time)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INK), 2 * brush.unit))
    painter.drawPath(frame)


_DUSK, _SMOKING = 0.5, 28
"""The share of lit lamps above which chimneys smoke, and the least width of a smoking house."""


def _paint_dwelling(brush: Brush, dwelling: Dwelling, town: Town, time: float) -> None:
    """Paint a house; smoke rises from every chimney at dusk."""
    is_awake = dwelling.card in town.awake
    paint_house(
        brush, House(dwelling.facade, town.flag, dwelling.is_mirrored, is_awake), dwelling.box, time
    )
    top = chimney_at(dwelling, brush.unit)
    if top is not None and lamps_at(time) > _DUSK and not town.is_picture:
        paint_smoke(brush, top, dwelling.box.width())


def chimney_at(dwelling: Dwelling, unit: float) -> QPointF | None:
    """Return the top of a house's chimney; None without one, and on a house too small for smoke."""
    chimney, box = chimney_of(dwelling.facade.name), dwelling.box
    if chimney is None or box.width() < _SMOKING * unit:
        return None
    x = 1 - chimney.x() if dwelling.is_mirrored else chimney.x()
    return box.topLeft() + QPointF(x * box.width(), chimney.y() * box.height())


def paint_laurel(brush: Brush, box: QRectF, number: int) -> None:
    """Paint points in a laurel."""
    brush.icon("points-price", box)
    text = str(number)
    font = brush.font(1)
    font.setPixelSize(letters(box.height() * (0.53 if len(text) == 1 else 0.46)))
    paint_outlined(brush, box, text, font)


def shield(box: QRectF) -> QPainterPath:
    """Return the shape of a shield that fills a box."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    shoulder = box.top() + box.height() * 0.55
    path.lineTo(box.right(), shoulder)
    path.quadTo(
        QPointF(box.right(), box.bottom() - box.height() * 0.12),
        QPointF(box.center().x(), box.bottom()),
    )
    path.quadTo(
        QPointF(box.left(), box.bottom() - box.height() * 0.12), QPointF(box.left(), shoulder)
    )
    path.closeSubpath()
    return path


def paint_facts(brush: Brush, box: QRectF, group: Group) -> None:
    """Paint the facts of a domain that is pointed at: points, power, and whether it was used."""
    unit = brush.unit
    side = max(box.width() * _LAUREL, min(25 * unit, box.width() * 0.7))
    laurel = QRectF(box.right() - side * 0.72, box.bottom() - side * 0.86, side, side)
    paint_laurel(brush, laurel, group.points)
    if group.is_used:
        mark = box.width() * 0.4
        brush.icon("check", QRectF(box.left() - 2, box.top(), mark, mark))
    if group.card.powers:
        _paint_plaque(brush, box, group.card)


def _paint_plaque(brush: Brush, box: QRectF, card: Card) -> None:
    painter, unit = brush.painter, brush.unit
    line = card.powers[0].signs()
    size = 13 * unit
    width = width_of(line, size)
    most = max(box.width() * 1.35, 60 * unit)
    plate = QRectF(0, 0, min(width, most) + 10 * unit, 18 * unit)
    top = max(box.top() - 18.5 * unit, brush.unit)
    plate.moveCenter(QPointF(box.center().x(), top + 9 * unit))
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.drawLine(
        QPointF(box.center().x(), plate.bottom()), QPointF(box.center().x(), box.top() + 3 * unit)
    )
    painter.setPen(QPen(QColor(CARD_INK), 1.3 * unit))
    painter.setBrush(QColor("#3a2c22"))
    painter.drawRoundedRect(plate, 3 * unit, 3 * unit)
    paint_marks(brush, plate.adjusted(4 * unit, 0, -4 * unit, 0), line, size)


def paint_trophy(brush: Brush, box: QRectF, group: Group, *, has_number: bool = True) -> None:
    """Paint a slain monster on a shield, and the number of monsters of its kind."""
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 1.8 * unit))
    painter.setBrush(QColor(_SHIELD_COLOUR))
    painter.drawPath(shield(box))
    inside = box.adjusted(
        box.width() * 0.1, box.height() * 0.04, -box.width() * 0.1, -box.height() * 0.14
    )
    brush.emblem(group.card.id, inside)
    if has_number and group.count > 1 and box.width() > _NUMBERED * unit:
        font = brush.font(14)
        room = QRectF(box.right() - 15 * unit, box.bottom() - 15.5 * unit, 18 * unit, 14 * unit)
        paint_outlined(brush, room, f"×{group.count}", font)


def paint_new(brush: Brush, box: QRectF) -> None:
    """Paint a golden star at the corner of a new card."""
    painter, size = brush.painter, min(5.5 * brush.unit, box.width() * 0.15)
    middle = box.topLeft() + QPointF(size * 0.8, size * 0.8)
    painter.setPen(QPen(QColor(INK), 1.3 * brush.unit))
    painter.setBrush(QColor(GOLD))
    tips = (QPointF(0, -1.35), QPointF(1.35, 0), QPointF(0, 1.35), QPointF(-1.35, 0))
    dents = (QPointF(0.45, -0.45), QPointF(0.45, 0.45), QPointF(-0.45, 0.45), QPointF(-0.45, -0.45))
    corners = [middle + at * size for pair in zip(tips, dents, strict=True) for at in pair]
    painter.drawPolygon(QPolygonF(corners))


def paint_ring(brush: Brush, box: QRectF, colour: str) -> None:
    """Paint a ring round a hovered card."""
    painter = brush.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = box.adjusted(-2, -2, 2, 2)
    painter.setPen(QPen(QColor(INK), 3.6 * brush.unit))
    painter.drawRoundedRect(around, 5, 5)
    painter.setPen(QPen(QColor(colour or GOLD), 2 * brush.unit))
    painter.drawRoundedRect(around, 5, 5)
