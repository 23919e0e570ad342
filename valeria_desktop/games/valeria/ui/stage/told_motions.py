"""What stands round a told card: the table without light, rays, and the words about the deed."""

from __future__ import annotations

from enum import StrEnum
from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from valeria_desktop.games.valeria.ui.stage.told_words import Rows, paint_words
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround
from valeria_desktop.ui.stage.motions import Staying, all_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.busts import Expression

_RAYS = 14
_LIGHT, _GLEAM = "#f6cf63", 0.16
_LEVELS = 8
"""How many steps the light takes to go: each step paints the whole mat."""
_FADES = 120.0
TOLD_DARK, FALLEN_DARK = 0.5, 0.62
"""The share of the table's light that goes for a told card, and for a monster that falls."""


class ToldPart(StrEnum):
    """The parts over the mat while a card is told."""

    CARD = "card"
    WORDS = "words"
    """The price and the gains, beside the card or below it."""


@frozen
class AtTold(At):
    """A place over the mat for a part of a told card."""

    what: ToldPart


@frozen(kw_only=True)
class Dimmed(Motion):
    """The light of the mat goes, and comes back; rays of light may stand round the told card."""

    cloth: At
    middle: At
    dark: float
    goes: float = 220.0
    """Time in which the light goes, in ms."""
    comes: float = 240.0
    """Time in which it comes back, in ms."""
    has_rays: bool = True

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.cloth, self.middle)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0]

    def is_still(self, before: float, part: float) -> bool:
        return self._level(before) == self._level(part)

    def _level(self, part: float) -> int:
        goes, comes = part * self.lasts / self.goes, (1.0 - part) * self.lasts / self.comes
        return round(_LEVELS * max(0.0, min(1.0, goes, comes)))

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self._paint(canvas.painter, places, self._level(part) / _LEVELS)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self._paint(canvas.painter, places, part)

    def _paint(self, painter: QPainter, places: Sequence[QRectF], share: float) -> None:
        cloth, middle = places[0], places[1].center()
        painter.save()
        painter.setClipRect(cloth, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(share)
        veil = QColor(INK)
        veil.setAlphaF(self.dark)
        painter.fillRect(cloth, veil)
        if self.has_rays:
            _paint_rays(painter, middle, cloth.width())
        painter.restore()


def _paint_rays(painter: QPainter, middle: QPointF, far: float) -> None:
    light = QColor(_LIGHT)
    light.setAlphaF(_GLEAM)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # a twentieth of the time
    for ray in range(_RAYS):
        angle, half = 2 * pi * ray / _RAYS + 0.2, pi / _RAYS / 2.4
        sides = (angle - half, angle + half)
        ends = [middle + QPointF(far * cos(side), far * sin(side)) for side in sides]
        painter.drawPolygon(QPolygonF([middle, *ends]))


@frozen(kw_only=True)
class ToldWords(Staying):
    """The words about a deed, its price and its gains, on parchment beside the card."""

    seat: Seat
    title: str
    rows: Rows = ()
    """Words, each with the amounts behind it: the price and the gains."""
    mood: Expression | None = None
    """The mood of a character's face beside the words."""

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-4, -4, 12, 12)

    def is_still(self, before: float, part: float) -> bool:
        return before * self.lasts > _FADES and (1.0 - part) * self.lasts > _FADES

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        time, left = part * self.lasts, (1.0 - part) * self.lasts
        canvas.painter.setOpacity(max(0.0, min(1.0, time / _FADES, left / _FADES)))
        paint_words(canvas, places[0], self.seat, (self.title, self.rows), self.mood)
        canvas.painter.setOpacity(1.0)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        canvas.painter.setOpacity(part)
        paint_words(canvas, places[0], self.seat, (self.title, self.rows), self.mood)
        canvas.painter.setOpacity(1.0)
