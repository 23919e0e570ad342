"""How large text is on a plaque, and how long: fonts grow as far as their row holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QFontMetricsF

from valeria_desktop.ui.kit.look import text_font, title_font

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook


class Ruler:
    """Fonts for the rows of a plaque; each has a wished size, and the most its row holds."""

    def __init__(self, look: RoomLook) -> None:
        """Measure in a room."""
        self.unit = look.unit
        self.text = look.scale

    @classmethod
    def of(cls, brush: Brush) -> Ruler:
        """Return the ruler of what a brush paints."""
        ruler = cls.__new__(cls)
        ruler.unit, ruler.text = brush.unit, brush.look.scale
        return ruler

    def size(self, size: float, most: float) -> float:
        """Return the pixels of a text of a size, in a row that holds a number of units."""
        return min(size * self.text, most * self.unit)

    def title(self, size: float, most: float) -> QFont:
        """Return the font of names."""
        return title_font(self.size(size, most))

    def bold(self, size: float, most: float) -> QFont:
        """Return the font of numbers."""
        return text_font(self.size(size, most), QFont.Weight.Bold)

    def plain(self, size: float, most: float) -> QFont:
        """Return the font of other words."""
        return text_font(self.size(size, most))


def width_of_words(font: QFont, words: str) -> float:
    """Return the length of words."""
    return QFontMetricsF(font).horizontalAdvance(words)
