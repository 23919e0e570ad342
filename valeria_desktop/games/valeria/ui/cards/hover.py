"""Which sign lies where on what is painted, and what it says when the mouse rests on it.

A picture is painted once more by a brush that leaves no colour but notes where signs go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from valeria_desktop.games.valeria.ui.cards.glossary import explain
from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.palette import CARD_TEXT
from valeria_desktop.ui.words.label import say_beside

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look

_MOST = 2
"""More sentences than that would be read by nobody."""


class PlacedSign(NamedTuple):
    """A sign, and the box it is in."""

    name: str
    box: QRectF


class _NotingBrush(Brush):
    """Paints on a canvas of one pixel, and notes each sign."""

    def __init__(self, painter: QPainter, look: Look, unit: float) -> None:
        super().__init__(painter, look, unit)
        self.signs: list[PlacedSign] = []

    def icon(self, name: str, box: QRectF, colour: str = CARD_TEXT) -> None:
        self.signs.append(PlacedSign(name, square(box.center(), min(box.width(), box.height()))))

    def piece(self, known: Hashable, box: QRectF, draw: Callable[[Brush, QRectF], None]) -> None:
        draw(self, box)

    def emblem(self, card_id: str, box: QRectF) -> None:
        """Leave out what only adorns."""

    def note(self, name: str, box: QRectF) -> None:
        self.signs.append(PlacedSign(name, QRectF(box)))


def signs_painted(look: Look, unit: float, paint: Callable[[Brush], None]) -> list[PlacedSign]:
    """Return the signs that something paints, in the coordinates it paints in."""
    canvas = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    brush = _NotingBrush(painter, look, unit)
    paint(brush)
    painter.end()
    return brush.signs


def sentences_at(signs: Iterable[PlacedSign], position: QPointF) -> list[str]:
    """Return the sentences about the signs at a position, the smallest sign first."""
    here = [sign for sign in signs if sign.box.contains(position)]
    here.sort(key=lambda sign: sign.box.width() * sign.box.height())
    return [words for words in dict.fromkeys(explain(sign.name) for sign in here) if words][:_MOST]


def show_signs(event: QHelpEvent, widget: QWidget, signs: Iterable[PlacedSign]) -> bool:
    """Say beside the mouse what the sign under it stands for; tell whether there is one."""
    position = QPointF(event.pos())
    signs = list(signs)
    sentences = sentences_at(signs, position)
    if not sentences:
        return False
    boxes = [sign.box for sign in signs if sign.box.contains(position)]
    smallest = min(boxes, key=lambda box: box.width() * box.height())
    say_beside(event, widget, sentences, smallest.toAlignedRect())
    return True
