"""How large text is on a plaque, and how long: fonts grow as far as their row holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QFontMetricsF

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.room import RoomLook


class Ruler:
    """Fonts for the rows of a plaque; each has a wished size, and the most its row holds."""

    def __init__(self, look: RoomLook) -> None:
        """Measure in a room."""
        self._look = look
        self.unit = look.unit
        self.text = look.scale

    def size(self, size: float, most: float) -> float:
        """Give the pixels of a text of a size, in a row that holds so many units."""
        return min(size * self.text, most * self.unit)

    def title(self, size: float, most: float) -> QFont:
        """Give the font of names."""
        return self._sized(self._look.title_font(size), size, most)

    def bold(self, size: float, most: float) -> QFont:
        """Give the font of numbers."""
        return self._sized(self._look.bold(size), size, most)

    def plain(self, size: float, most: float) -> QFont:
        """Give the font of other words."""
        return self._sized(self._look.font(size), size, most)

    def _sized(self, font: QFont, size: float, most: float) -> QFont:
        font.setPixelSize(max(8, round(self.size(size, most))))
        return font


def width_of_words(font: QFont, words: str) -> float:
    """Give how long words are."""
    return QFontMetricsF(font).horizontalAdvance(words)
