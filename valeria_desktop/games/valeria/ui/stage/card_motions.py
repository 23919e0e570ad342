"""Motions of cards that change in their places: burnt, and turned up."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.paint import paint_back, paint_tile
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.stage.motions import Staying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.stage.beats import Canvas

_EDGE = 12.0
GROWS, GOES = 220.0, 240.0
"""Times in which a told card grows, and flies on to its new owner, in ms at normal pace."""
_FADES = 120.0
_RADIUS = 8
_VEIL = 0.5
_RAYS = 14
_LIGHT, _GLEAM = "#f6cf63", 0.16


@frozen(kw_only=True)
class CardBurnt(Staying):
    """The last card of a stack burns to ink."""

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-2, -2, 2, 2)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box, painter = places[0], canvas.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        for row in range(5):
            height = box.height() / 5
            flame = box.width() * min(1.0, part * (1.2 + 0.22 * ((row * 3) % 5)))
            strip = QRectF(box.left(), box.top() + row * height, flame, height + 1)
            painter.drawRoundedRect(strip, 6, 6)
        painter.setBrush(QColor("#e58a6b"))
        for row in range(5):
            height = box.height() / 5
            flame = box.width() * min(1.0, part * (1.2 + 0.22 * ((row * 3) % 5)))
            ember = QRectF(box.left() + flame - 5, box.top() + row * height, 4, height)
            if part < 0.8:  # noqa: PLR2004 - then it is out
                painter.drawRoundedRect(ember, 2, 2)


@frozen(kw_only=True)
class CardTurned(Staying):
    """A card is turned up in its place: its back narrows, then its face widens."""

    card: Card

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, box = canvas.painter, places[0]
        painter.save()
        painter.translate(box.center())
        painter.scale(max(0.02, abs(cos(pi * part))), 1.0)
        painter.translate(-box.center())
        if part < 0.5:  # noqa: PLR2004 - then it stands on its edge
            paint_back(painter, box, canvas.look)
        else:
            paint_tile(painter, box, face_of(self.card), canvas.look)
        painter.restore()
