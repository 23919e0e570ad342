"""The Dark Lord's plate: charred at the rim, with an edge of embers, and never parchment."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.paint.lord import EMBER
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import SteadyChance

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    Tip = tuple[QPointF, QPointF, QPointF]

CHARRED_INK = "#ffd9a8"
_COAL = "#1b1014"
_INSET, _STEP, _CRUMBLE = 5.0, 13.0, 5.0
"""The rim's distance from the box, the length of a piece of it, and its unevenness, in units."""
_SHADOW, _SHADOW_SHARE = QPointF(2, 4), 0.5
_INK, _EDGE = 4.0, 1.7


def paint_charred(painter: QPainter, box: QRectF, unit: float, tip: Tip | None) -> None:
    """Paint a charred plate that points at a mouth: its tip is the middle one of three points."""
    inset = _INSET * unit
    sheet = box.adjusted(inset, inset, -inset, -inset)
    rim = _rim_of(sheet, unit)
    shadow = QColor("black")
    shadow.setAlphaF(_SHADOW_SHARE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawPolygon(rim.translated(_SHADOW * unit))
    painter.setBrush(QColor(_COAL))
    shapes = [rim] if tip is None else [QPolygonF(list(tip)), rim]
    for shape in shapes:
        painter.setPen(QPen(QColor(CARD_INK), _INK * unit))
        painter.drawPolygon(shape)
    for shape in shapes:
        painter.setPen(QPen(QColor(EMBER), _EDGE * unit))
        painter.drawPolygon(shape)
    if tip is not None:  # no embers between the tip and the sheet
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(_neck_of(tip, sheet.center(), unit))


def _rim_of(sheet: QRectF, unit: float) -> QPolygonF:
    """Return the crumbled rim; the same sheet always has the same."""
    chance = SteadyChance(round(sheet.width() + sheet.height()))
    corners = [sheet.topLeft(), sheet.topRight(), sheet.bottomRight(), sheet.bottomLeft()]
    points = []
    for start, end in pairwise([*corners, corners[0]]):
        way = end - start
        pieces = max(2, round(way.manhattanLength() / (_STEP * unit)))
        aside = QPointF(0, 1) if abs(way.x()) > abs(way.y()) else QPointF(1, 0)
        points += [
            start + way * (piece / pieces) + aside * ((chance.random() - 0.5) * _CRUMBLE * unit)
            for piece in range(pieces)
        ]
    return QPolygonF(points)


def _neck_of(tip: Tip, middle: QPointF, unit: float) -> QPolygonF:
    """Return the tip again, a little slimmer and deeper in the sheet: it hides the edge there."""
    first, point, last = tip
    foot = (first + last) / 2
    inwards = middle - foot
    inwards *= 8 * unit / max(1.0, inwards.manhattanLength())
    slim = [foot + (corner - foot) * 0.72 for corner in (first, last)]
    return QPolygonF([slim[0] + inwards, foot + (point - foot) * 0.55, slim[1] + inwards])
