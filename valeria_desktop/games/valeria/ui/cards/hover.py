"""The signs of a picture, their boxes and their tooltips.

A picture is painted a second time, by a brush that paints nothing and notes the signs.
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
"""The greatest number of sentences in a tooltip: players don't read more."""


class PlacedSign(NamedTuple):
    """A sign and its box."""

    name: str
    box: QRectF


class _NotingBrush(Brush):
    """A brush on a canvas of one pixel that notes each sign."""

    def __init__(self, painter: QPainter, look: Look, unit: float) -> None:
        super().__init__(painter, look, unit)
        self.signs: list[PlacedSign] = []

    def icon(self, name: str, box: QRectF, colour: str = CARD_TEXT) -> None:
        self.signs.append(PlacedSign(name, square(box.center(), min(box.width(), box.height()))))

    def piece(self, known: Hashable, box: QRectF, draw: Callable[[Brush, QRectF], None]) -> None:
        draw(self, box)

    def emblem(self, card_id: str, box: QRectF) -> None:
        """Note nothing: an emblem is decoration."""

    def note(self, name: str, box: QRectF) -> None:
        self.signs.append(PlacedSign(name, QRectF(box)))


def signs_painted(look: Look, unit: float, paint: Callable[[Brush], None]) -> list[PlacedSign]:
    """Return the signs that `paint` paints, in its coordinates."""
    canvas = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    brush = _NotingBrush(painter, look, unit)
    paint(brush)
    painter.end()
    return brush.signs


def sentences_at(signs: Iterable[PlacedSign], position: QPointF) -> list[str]:
    """Return the sentences about the signs at a position, for the smallest sign first."""
    here = [sign for sign in signs if sign.box.contains(position)]
    here.sort(key=lambda sign: sign.box.width() * sign.box.height())
    return [words for words in dict.fromkeys(explain(sign.name) for sign in here) if words][:_MOST]


def show_signs(event: QHelpEvent, widget: QWidget, signs: Iterable[PlacedSign]) -> bool:
    """Show a tooltip for the signs under the mouse; return whether there are any."""
    position = QPointF(event.pos())
    signs = list(signs)
    sentences = sentences_at(signs, position)
    if not sentences:
        return False
    boxes = [sign.box for sign in signs if sign.box.contains(position)]
    smallest = min(boxes, key=lambda box: box.width() * box.height())
    say_beside(event, widget, sentences, smallest.toAlignedRect())
    return True
