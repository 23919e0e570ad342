"""Titles in several lines: closer to each other than Qt sets the font of titles.

Its letters need 1.12 of their size, accents and descents included; the font file asks for 1.48.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPainter

STEP = 1.12
"""The distance of two lines, as a multiple of their letters."""
_LEFT = Qt.AlignmentFlag.AlignLeft


def lines_of(font: QFont, words: str, width: float) -> list[str]:
    """Return words in lines that are no wider than a width, as far as single words allow."""
    metrics, lines = QFontMetricsF(font), [""]
    for word in filter(None, words.split(" ")):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def title_height(font: QFont, words: str, width: float) -> float:
    """Return the height of a title in a width, in pixels: a line alone is as high as its font."""
    further = len(lines_of(font, words, width)) - 1
    return QFontMetricsF(font).height() + further * font.pixelSize() * STEP


def write_title(
    painter: QPainter, room: QRectF, words: str, across: Qt.AlignmentFlag = _LEFT
) -> None:
    """Write a title with the painter's font and pen, from the top of a room."""
    font = painter.font()
    line = QRectF(room.left(), room.top(), room.width(), QFontMetricsF(font).height())
    flags = int(across | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
    for each in lines_of(font, words, room.width()):
        painter.drawText(line, flags, each)
        line.translate(0, font.pixelSize() * STEP)
