"""Letters on pictures, for players who don't tell them apart by colour and shape alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

_INK, _PAPER = "#17141a", "#ffffff"
_SHARE = 0.62
"""How high a letter's room is, of its picture."""
_SMALL, _NUMBERED = 0.4, "-price"
"""Icons called so have a number painted over them, which a letter leaves alone."""
_FAMILY = "Alegreya Sans"


def lettered(drawn: QPixmap, name: str, letter: str) -> QPixmap:
    """Return an icon with a letter in its lower right corner, white in an edge of ink."""
    share = _SMALL if name.endswith(_NUMBERED) else _SHARE
    made = QPixmap(drawn)
    size = made.deviceIndependentSize()
    font = QFont(_FAMILY)
    font.setWeight(QFont.Weight.Black)
    font.setPixelSize(max(7, round(size.height() * share)))
    metrics = QFontMetricsF(font)
    edge = max(1.6, font.pixelSize() * 0.2)
    left = size.width() - metrics.horizontalAdvance(letter) - edge / 2
    path = QPainterPath()
    path.addText(QPointF(max(0.0, left), size.height() - edge / 2), font, letter)
    pen = QPen(QColor(_INK), edge)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path, pen)
    painter.fillPath(path, QColor(_PAPER))
    painter.end()
    return made
