"""The name of a card in two lines, where one line would be squeezed or much smaller than others."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF

from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.look import LEAST_LETTERS, letters, title_font
from valeria_desktop.ui.paint.palette import CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.brush import Brush

_LINE = 1.06
"""The height of a line, in sizes of its letters."""
_HIGHEST, _MARGIN = 0.36, 3.0
"""The greatest height of two lines as a share of a card's, and the room round them, in pixels."""
_SMALLER = 0.88
"""The size of two lines as a share of the size of one."""
_SQUEEZED, _LARGER = 0.84, 1.1
"""A single line below this share of its size is made two, if they are larger by this factor."""


class NameLines(NamedTuple):
    """The two lines of a name, and the size of their letters in pixels."""

    lines: tuple[str, str]
    size: int

    @property
    def high(self) -> float:
        """The height that both need, in pixels."""
        return 2 * self.size * _LINE + _MARGIN


def two_lines(name: str, size: float, wide: float, high: float) -> NameLines | None:
    """Return a name in two lines; None if one line does as well.

    `size` is the wished size in pixels, `wide` the room for the name, `high` the height of its
    card. A size that is measured for the first time takes 2 ms, so all are kept.
    """
    return _two_lines(name, letters(size), int(wide), int(high))


@lru_cache(maxsize=2048)
def _two_lines(name: str, size: int, wide: int, high: int) -> NameLines | None:
    sizes = range(size, LEAST_LETTERS - 1, -1)
    one = next((each for each in sizes if _width(name, each) <= wide), 0)
    if one >= size * _SQUEEZED:
        return None
    words = name.split()
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    most = min(round(size * _SMALLER), int((high * _HIGHEST - _MARGIN) / 2 / _LINE))
    least = max(LEAST_LETTERS, ceil(one * _LARGER))
    for smaller in range(most, least - 1, -1):
        for lines in sorted(breaks, key=lambda both: max(map(len, both))):
            if all(_width(line, smaller) <= wide for line in lines):
                return NameLines(lines, smaller)
    return None


def _width(words: str, size: int) -> float:
    return QFontMetricsF(title_font(size)).horizontalAdvance(words)


def paint_two_lines(brush: Brush, box: QRectF, name: NameLines) -> None:
    """Write both lines into the box of a name."""
    brush.painter.setFont(title_font(name.size))
    brush.painter.setPen(QColor(CARD_TEXT))
    high = name.size * _LINE
    top = box.center().y() - high
    for number, line in enumerate(name.lines):
        row = QRectF(box.left(), top + number * high, box.width(), high)
        brush.painter.drawText(row, CENTRE, line)
