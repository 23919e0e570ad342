"""Drawings in the pages of rules and cards: tasks, fountains, influence cards and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.paint.emblems import fountain_picture, task_picture
from valeria_desktop.ui.paint.brush import Brush, paint_outlined, square
from valeria_desktop.ui.paint.pictures import has_picture, put_picture
from valeria_desktop.ui.pieces.piece import FLAT
from valeria_desktop.ui.screens.learn.page import SIGN

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look

TASK, FOUNTAIN, CARD = "task:", "fountain:", "card:"
"""Beginnings of addresses, one for each kind of thing."""
MIDDLE = "centre"
_NUMBER = 0.62  # share of a box's side
_WIDE = 0.72  # width of a card, in heights of the card
_EMBLEMS = {"deck": "card-back", "tasks": "task-back"}
"""Names of emblems that differ from their sign."""
_NUMBERED = {
    "price": ("ground-wine", "3"),
    "value": ("fountain-sun", "6"),
    "size": ("card-back", "2"),
}
"""Signs of numbers: the drawing below, and the number on it."""


class EntryDrawings:
    """Paints the things of a catalogue by their addresses."""

    def __init__(self, catalog: Catalog) -> None:
        """Collect the paths of all drawings."""
        self._paths = {
            **{TASK + task.id: task_picture(task) for task in catalog.tasks},
            **{FOUNTAIN + each.id: fountain_picture(each) for each in catalog.fountains},
        }

    def paint(self, painter: QPainter, box: QRectF, address: str, look: Look) -> None:
        """Paint the thing of an address into the middle of a box."""
        brush = Brush(painter, look, look.scale)
        middle = square(box.center(), min(box.width(), box.height()))
        if address.startswith(CARD):
            _paint_influence(brush, middle, Card(address.removeprefix(CARD)))
        elif address.startswith(SIGN):
            _paint_large(brush, middle, address.removeprefix(SIGN))
        else:
            put_picture(brush.painter, middle, self._paths[address])


def paint_sign(brush: Brush, box: QRectF, sign: str) -> None:
    """Paint a sign on a dark plate: in its small form for lines of text if it has one."""
    if has_picture(f"icons/{sign}.svg"):
        brush.icon(sign, box)
    else:
        _paint_large(brush, box, sign)


def _paint_large(brush: Brush, box: QRectF, sign: str) -> None:
    emblem = _EMBLEMS.get(sign, sign)
    if sign in _NUMBERED:
        ground, number = _NUMBERED[sign]
        brush.emblem(ground, box)
        paint_outlined(brush, box, number, brush.of_unit(box.width()).font(_NUMBER))
    elif sign == MIDDLE:
        put_picture(brush.painter, box, "scenes/central-fountain.svg")
    elif has_picture(f"emblems/{emblem}.svg"):
        brush.emblem(emblem, box)
    else:
        brush.icon(sign, box, brush.look.palette.ink)


def _paint_influence(brush: Brush, box: QRectF, card: Card) -> None:
    face = QRectF(0, 0, box.height() * _WIDE, box.height())
    face.moveCenter(box.center())
    paint_card(brush, face, card, FLAT)
