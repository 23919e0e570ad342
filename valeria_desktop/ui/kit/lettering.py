"""Letters that are made smaller until what they write fits."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF

_SMALLEST = 9
_AIR = 0.92  # of a line's height, what letters need


def fitted(font: QFont, words: str, width: float, height: float) -> QFont:
    """Make a font smaller until a line of words fits into so much room."""
    metrics = QFontMetricsF(font)
    share = min(
        1.0,
        width / max(1.0, metrics.horizontalAdvance(words)),
        height / max(1.0, metrics.height() * _AIR),
    )
    made = QFont(font)
    made.setPixelSize(max(_SMALLEST, int(font.pixelSize() * share)))
    return made
