"""Particles in the air after the verdict: coloured paper for a victory, sparks for the dragon."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.ui.paint.materials import CHIP_A, GOLD, INK
from valeria_desktop.ui.place.hours import SteadyChance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

LASTS = 6000.0
"""The time until all paper has fallen, in ms."""
_NUMBER = 110
_SET_OUT = 2600.0  # ms in which more paper is thrown
_FALLS = (2300.0, 3400.0)
_SIZE = (7.0, 12.0)
_SPARKS = ("#f0c75e", "#cf8630", "#9c4630")


def paint_paper(
    painter: QPainter, room: QRectF, unit: float, told: tuple[float, Sequence[QColor]]
) -> None:
    """Paint paper that falls and sways, at a time in ms since its throw, in some colours."""
    time, colours = told
    tones = (*colours, QColor(GOLD), QColor(CHIP_A))
    chance = SteadyChance(3)
    painter.setPen(QPen(QColor(INK), max(0.8, unit)))
    for number in range(_NUMBER):
        x, at, long, big, spin = (chance.random() for _ in range(5))
        share = (time - at * _SET_OUT) / (_FALLS[0] + (_FALLS[1] - _FALLS[0]) * long)
        if not 0 < share < 1:
            continue
        size = unit * (_SIZE[0] + (_SIZE[1] - _SIZE[0]) * big)
        sway = sin(2 * pi * (share * (1 + spin) + x)) * 26 * unit
        centre = QPointF(
            room.left() + room.width() * x + sway,
            room.top() - size + (room.height() + 2 * size) * share,
        )
        turned, flat = 2 * pi * (share * (2 + 3 * spin) + x), cos(2 * pi * share * (3 + 2 * spin))
        painter.setBrush(tones[number % len(tones)])
        painter.drawPolygon(_flake(centre, size, turned, flat))


def _flake(centre: QPointF, size: float, turned: float, flat: float) -> QPolygonF:
    along = QPointF(cos(turned), sin(turned)) * size * 0.6
    aside = QPointF(-sin(turned), cos(turned)) * size * 0.36 * flat
    return QPolygonF(
        [
            centre + along + aside,
            centre + along - aside,
            centre - along - aside,
            centre - along + aside,
        ]
    )


def paint_sparks(painter: QPainter, room: QRectF, unit: float, time: float) -> None:
    """Paint sparks that rise, at a time in ms since the verdict."""
    chance = SteadyChance(9)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(_NUMBER):
        x, at, long, big, spin = (chance.random() for _ in range(5))
        share = (time - at * _SET_OUT) / (_FALLS[0] + (_FALLS[1] - _FALLS[0]) * long)
        if not 0 < share < 1:
            continue
        size = unit * (2.5 + 4 * big) * (1.0 - share)
        sway = sin(2 * pi * (share * (1 + spin) + x)) * 18 * unit
        centre = QPointF(
            room.left() + room.width() * x + sway, room.bottom() - room.height() * share
        )
        painter.setBrush(QColor(_SPARKS[number % len(_SPARKS)]))
        high, wide = QPointF(0, size * 1.5), QPointF(size, 0)
        painter.drawPolygon(QPolygonF([centre - high, centre + wide, centre + high, centre - wide]))
