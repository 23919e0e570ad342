"""Motions of cards that change in their places: burnt, and turned over."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.frames import unit_of_box
from valeria_desktop.games.valeria.ui.cards.ground import card_path
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN
from valeria_desktop.games.valeria.ui.cards.paint import (
    hole_colour,
    paint_back,
    paint_portrait,
    paint_tile,
)
from valeria_desktop.games.valeria.ui.cards.tiny import paint_kept_tiny
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.stage.changes import brush_of
from valeria_desktop.ui.stage.motions import Staying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.stage.beats import Canvas

_EDGE = 12.0
GROWS, GOES = 220.0, 240.0
"""Times in which a told card grows, and flies on to its new owner, in ms at normal pace."""
TURNS = 360.0
"""Time for a card that is turned over in its place, in ms."""
_ON_EDGE = 0.5
_FADES = 120.0
_RADIUS = 8
_VEIL = 0.5
_RAYS = 14
_LIGHT, _GLEAM = "#f6cf63", 0.16
_ROWS, _EMBER, _OUT = 5, "#e58a6b", 0.8
"""The rows of a card that burns, its embers, and when these are out, as a part of the time."""


@frozen(kw_only=True)
class CardBurnt(Staying):
    """The last card of a stack burns, row by row, down to the bed in the cloth."""

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-2, -2, 2, 2)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box, painter = places[0], canvas.painter
        rows = [
            QRectF(box.left(), box.top() + row * box.height() / _ROWS, _burnt(box, part, row), 0)
            for row in range(_ROWS)
        ]
        high = box.height() / _ROWS
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hole_colour(canvas.look))
        for row in rows:
            painter.drawRoundedRect(row.adjusted(0, 0, 0, high + 1), 6, 6)
        if part >= _OUT:
            return
        painter.setBrush(QColor(_EMBER))
        for row in rows:
            painter.drawRoundedRect(QRectF(row.right() - 5, row.top(), 4, high), 2, 2)


def _burnt(box: QRectF, part: float, row: int) -> float:
    """Return how far a row of a card has burnt."""
    return box.width() * min(1.0, part * (1.2 + 0.22 * ((row * 3) % _ROWS)))


@frozen(kw_only=True)
class CardTurned(Staying):
    """A card is turned over the bed where it lay: one side narrows, then the other widens."""

    card: Card
    is_down: bool = False
    """Whether it is turned face down; else it is turned up."""
    lasts: float = TURNS
    turns: float = 0.0
    """Time in which it turns, in ms; it stays as it is for the rest. 0 for all of the time."""
    sound: str = "flip"

    def is_still(self, before: float, part: float) -> bool:
        return self._turned(before) == self._turned(part)

    def _turned(self, part: float) -> float:
        return min(1.0, part * self.lasts / self.turns) if self.turns else part

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, box, part = canvas.painter, places[0], self._turned(part)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(card_path(box), hole_colour(canvas.look))
        painter.save()
        painter.translate(box.center())
        painter.scale(max(0.02, abs(cos(pi * part))), 1.0)
        painter.translate(-box.center())
        if (part >= _ON_EDGE) is self.is_down:
            paint_back(painter, box, canvas.look)
        else:
            self._paint_face(canvas, box)
        painter.restore()

    def _paint_face(self, canvas: Canvas, box: QRectF) -> None:
        """Paint the card as it lies there: upright, as a tile, or tiny on a plaque."""
        look, face = canvas.look, face_of(self.card)
        if isinstance(look, RoomLook) and unit_of_box(look, box) < look.unit:
            paint_kept_tiny(brush_of(canvas), box, face, PLAIN, look.scale)
        elif box.height() > box.width():
            paint_portrait(canvas.painter, box, face, look)
        else:
            paint_tile(canvas.painter, box, face, look)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        canvas.painter.setOpacity(self._turned(part))
        self.paint(canvas, places, 1.0)
        canvas.painter.setOpacity(1.0)
