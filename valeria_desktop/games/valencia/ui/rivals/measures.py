"""How much room the parts of a rival's plaque need, and what is written there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE
from valeria_desktop.games.valencia.ui.rivals.words import name_of, status_words
from valeria_desktop.ui.place.ruler import width_of_words

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QFont

    from valeria_desktop.games.valencia.ui.rivals.plaque import Plaque
    from valeria_desktop.ui.place.ruler import Ruler

SIGN, NAME, SMALL = 16.0, 18.0, 14.5
"""Sizes of signs, of names, and of other words."""
FOOT = 15.0
"""Units below cards, for how many they are or what they count."""
TWO_ROWS = 50.0
"""Units of height that a name over numbers needs."""


def card_height(room: QRectF, ruler: Ruler) -> float:
    """Return the height of cards that lie in a room; below them is their foot."""
    return min(room.height() - foot_height(ruler), 46 * ruler.unit)


def card_width(room: QRectF, ruler: Ruler) -> float:
    """Return the widths."""
    return card_height(room, ruler) * SHAPE


def foot_height(ruler: Ruler) -> float:
    """Return the height of the numbers below cards."""
    return ruler.size(FOOT, 17)


def end_width(plaque: Plaque, ruler: Ruler) -> float:
    """Return the least that is left free at the right end: for a sum, or for a sign."""
    if plaque.cards:
        return total_width(plaque, ruler, TWO_ROWS) + 4 * ruler.unit
    return 26 * ruler.unit if status_words(plaque) else 0.0


def bid_width(plaque: Plaque, ruler: Ruler, high: float) -> float:
    """Return the width to leave free for the bid at the right end."""
    u = ruler.unit
    card = max(0.0, high - 9 * u - foot_height(ruler)) * SHAPE
    revealed = len(plaque.cards) * (card * 0.62) + card * 0.4 if plaque.cards else 24 * u
    return revealed + len(plaque.stacks) * (card * 0.8 + 2 * u)


def name_font(ruler: Ruler, most: float) -> QFont:
    """Return the font of names."""
    return ruler.title(NAME, most)


def name_width(plaque: Plaque, ruler: Ruler, most: float) -> float:
    """Return the width of a name, with the figure behind it if it is held."""
    figure = min(22.0, most) * ruler.unit + 6 * ruler.unit if plaque.has_figure else 0
    return width_of_words(name_font(ruler, most), name_of(plaque)) + figure + 3 * ruler.unit


def number_width(ruler: Ruler, most: float) -> float:
    """Return the width of a sign with a number."""
    font = ruler.bold(SIGN, most)
    return ruler.size(SIGN + 2, most) + width_of_words(font, "00") + 7 * ruler.unit


def total_width(plaque: Plaque, ruler: Ruler, most: float) -> float:
    """Return the width of the revealed sum; 0 where nothing was revealed."""
    if not plaque.cards:
        return 0.0
    return width_of_words(ruler.bold(SIGN, most), total_words(plaque)) + 4 * ruler.unit


def total_words(plaque: Plaque) -> str:
    """Write the sum of what was revealed."""
    return f"= {plaque.total}"


def heap_words(plaque: Plaque) -> str:
    """Write how many cards each stack has."""
    return "·".join(map(str, plaque.stacks))


def heap_width(plaque: Plaque, ruler: Ruler) -> float:
    """Return the width of the stacks as numbers."""
    if not plaque.stacks:
        return 0.0
    sign = ruler.size(SIGN, 22)
    return sign + width_of_words(ruler.bold(SMALL, 20), heap_words(plaque)) + 6 * ruler.unit
