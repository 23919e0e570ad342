"""The words of the ladder's rows: as large as their room, and fewer before any is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from valeria_desktop.ui.paint.look import letters

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from valeria_desktop.games.valencia.ui.parts.bid_rows import BidRow
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.ruler import Ruler

TEXT = 14.0
WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LEAST_WORDS = 13.0
"""The least size of letters, in units."""


def fitting_words(row: BidRow, room: QRectF, ruler: Ruler) -> str:
    """Return a row's words, or its few words where the others would be cut."""
    return row.words if not row.short or _fits(row.words, room, ruler) else row.short


def _fits(words: str, room: QRectF, ruler: Ruler) -> bool:
    metrics = QFontMetricsF(fitting_font(words, room, ruler))
    if _is_low(room, metrics):
        return metrics.horizontalAdvance(words) <= room.width()
    return metrics.boundingRect(room, int(WRAP), words).height() <= room.height() + 1


def _is_low(room: QRectF, metrics: QFontMetricsF) -> bool:
    return room.height() < 2 * metrics.lineSpacing() - metrics.leading() - 1


def write_words(brush: Brush, room: QRectF, words: str, ruler: Ruler, colour: QColor) -> None:
    """Write words in as many lines as fit, smaller if necessary, and cut the rest."""
    painter, font = brush.painter, fitting_font(words, room, ruler)
    metrics = QFontMetricsF(font)
    if is_one_line := _is_low(room, metrics):
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, int(_LEFT if is_one_line else WRAP), words)


def fitting_font(words: str, room: QRectF, ruler: Ruler) -> QFont:
    """Return the font of words in a room: smaller where they need more lines than it has."""
    font = ruler.plain(TEXT, 40)
    least = min(font.pixelSize(), letters(_LEAST_WORDS * ruler.unit))
    while font.pixelSize() > least:
        if QFontMetricsF(font).boundingRect(room, int(WRAP), words).height() <= room.height() + 1:
            break
        font.setPixelSize(font.pixelSize() - 1)
    return font
