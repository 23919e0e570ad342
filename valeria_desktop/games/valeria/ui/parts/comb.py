"""The comb on a rival's plaque: a place for each number of the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.ui.paint.ruler import width_of_words

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque
    from valeria_desktop.ui.paint.ruler import Ruler


def _teeth(plaque: Plaque, ruler: Ruler) -> list[float]:
    """Return the least width of each place of the comb, in pixels."""
    font = ruler.bold(14, 15.5)
    return [width_of_words(font, tooth.label) + 7 * ruler.unit for tooth in plaque.comb]


def teeth_width(plaque: Plaque, ruler: Ruler) -> float:
    """Return the least width of the comb, in pixels."""
    return sum(_teeth(plaque, ruler)) + 2 * ruler.unit * len(plaque.comb)


def comb_of(plaque: Plaque, room: QRectF, ruler: Ruler) -> list[QRectF]:
    """Return the places of the comb in a row: their least widths plus equal shares."""
    needed = _teeth(plaque, ruler)
    gap = 3.5 * ruler.unit
    free = room.width() - sum(needed) - gap * (len(needed) - 1)
    if free < 0:
        gap = max(1.0, gap + free / (len(needed) - 1))
        free = room.width() - sum(needed) - gap * (len(needed) - 1)
    left, places = room.left(), []
    for width in needed:
        wide = width + free / len(needed)
        places.append(QRectF(left, room.top(), wide, room.height()))
        left += wide + gap
    return places
