"""The size of text on a plaque, and its length: fonts fit into their rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from valeria_desktop.ui.paint.look import LEAST_LETTERS, text_font, title_font

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.room_look import RoomLook


class Ruler:
    """Fonts for the rows of a plaque; each has a wished size, and a greatest size for its row."""

    def __init__(self, look: RoomLook) -> None:
        """Measure in the look of a room."""
        self.unit = look.unit
        self.text = look.scale

    @classmethod
    def of(cls, brush: Brush) -> Ruler:
        """Return the ruler for a brush."""
        ruler = cls.__new__(cls)
        ruler.unit, ruler.text = brush.unit, brush.look.scale
        return ruler

    def size(self, size: float, most: float) -> float:
        """Return a text's size in pixels, in a row of a height in units."""
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
    """Return the width of words, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(words)


_AIR = 0.92  # the share of a line's height that letters need
NARROWEST = 80  # least width of letters, in per cent: narrower ones are hard to read
_ROUNDED = 1.0  # pixels by which letters may come out wider than measured


def fitted(font: QFont, words: str, width: float, height: float) -> QFont:
    """Return a font for a line of words in a width and height, but none too small to read."""
    metrics = QFontMetricsF(font)
    share = min(
        1.0,
        width / max(1.0, metrics.horizontalAdvance(words)),
        height / max(1.0, metrics.height() * _AIR),
    )
    made = QFont(font)
    made.setPixelSize(max(LEAST_LETTERS, int(font.pixelSize() * share)))
    if made.pixelSize() == LEAST_LETTERS and width_of_words(made, words) > width:
        made.setStretch(NARROWEST)
    return made


def fit_words(  # noqa: PLR0913 - where, what, and how it looks
    painter: QPainter,
    room: QRectF,
    words: str,
    font: QFont,
    ink: str | QColor,
    *,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    air: float = 1.0,
    edge: float = 0.0,
) -> None:
    """Write a line of words into a room, as small as it needs to be.

    `air` is the height that it may have, as a share of the room's; `edge` is width to be left free.
    """
    made = fitted(font, words, room.width() - edge, room.height() * air)
    painter.setFont(made)
    painter.setPen(QColor(ink))
    painter.drawText(room, flags, shortened(made, words, room.width() - edge))


def shortened(font: QFont, words: str, width: float) -> str:
    """Return words that fit a width, cut off if they don't."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(words) <= width + _ROUNDED:
        return words
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)


_LEAST_WRAPPED = 13
"""The least size of words in several lines, in units of text."""


def wrapped(font: QFont, words: str, room: QRectF, unit: float) -> QFont:
    """Return a font for words in several lines that fits a room, if 13 units are small enough."""
    made, least = QFont(font), round(_LEAST_WRAPPED * unit)
    flags = int(Qt.TextFlag.TextWordWrap)
    while made.pixelSize() > least:
        if QFontMetricsF(made).boundingRect(room, flags, words).height() <= room.height():
            break
        made.setPixelSize(made.pixelSize() - 1)
    return made
