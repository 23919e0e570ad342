"""Painting whose side something is: by its colour, and by its shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from valeria_desktop.games.valeria.ui.cards.colours import RESOURCES
from valeria_desktop.ui.kit.signs import paint_sign

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valeria.ui.boards.sides import Side
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.look import Look

_RIVAL = QColor(RESOURCES["strength"]).darker(185)


def side_colour(look: Look, side: Side) -> QColor:
    """Return the colour of a side."""
    return _RIVAL if side.colour is None else look.player(side.colour)


def paint_shield(brush: Brush, side: Side, box: QRectF) -> None:
    """Paint a side's shield."""
    paint_sign(brush, side_colour(brush.look, side), side.sign, box)
