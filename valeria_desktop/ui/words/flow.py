"""Words and signs in one line, which wraps where there is no room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF

from valeria_desktop.kernel.signs import BREAKS, Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPainter

    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.look import Look

_SIDE = 1.16  # as a share of the size of words
_SMALL = {mark.icon: 0.8 for mark in BREAKS}
_CLOSE, _APART = 0.12, 0.27  # between a number and its sign, and before the next number
_LEADING = 1.34


class _Piece(NamedTuple):
    """A word or a sign, with the gap before it; `holds` keeps it beside the piece before."""

    mark: Mark
    width: float
    gap: float
    holds: bool


class Flow:
    """Signs and words of a size, from left to right; spaces part the words."""

    def __init__(
        self, look: Look, marks: Marks, size: float = 15.5, *, is_bold: bool = True
    ) -> None:
        """Measure signs and words in a size."""
        self._look = look
        self._size = look.px(size)
        self.font: QFont = look.bold(size) if is_bold else look.font(size)
        self._metrics = QFontMetricsF(self.font)
        self._pieces = self._cut(marks)

    @property
    def width(self) -> float:
        """The width in one line, in pixels."""
        return sum(piece.width + piece.gap for piece in self._pieces)

    @property
    def line_height(self) -> float:
        """The height of a line, in pixels."""
        return self._size * _LEADING

    def height(self, width: float) -> float:
        """Return the height at a width, in pixels."""
        return len(self._lines(width)) * self.line_height

    def _cut(self, marks: Marks) -> list[_Piece]:
        space = self._metrics.horizontalAdvance(" ")
        pieces: list[_Piece] = []
        before, is_after_icon = 0.0, False
        for mark in marks:
            if mark.icon:
                side = self._size * _SIDE * _SMALL.get(mark.icon, 1.0)
                gap = before or (_CLOSE * self._size if pieces else 0.0)
                pieces.append(_Piece(mark, side, gap, holds=not before))
                before, is_after_icon = 0.0, True
                continue
            for index, word in enumerate(mark.text.split(" ")):
                before = space if index else before
                if word:
                    pieces.append(self._word(word, before, is_after_icon and bool(pieces)))
                    before, is_after_icon = 0.0, False
        return pieces

    def _word(self, word: str, before: float, is_after_icon: bool) -> _Piece:  # noqa: FBT001
        is_amount = word[:1].isdigit() or word[:1] in "+−"
        gap = before
        if is_after_icon and not before and word[0] not in ",.;":
            gap = self._size * (_APART if is_amount else _CLOSE)
        holds = not before and not (is_after_icon and is_amount)
        return _Piece(Mark(text=word), self._metrics.horizontalAdvance(word), gap, holds=holds)

    def _lines(self, width: float) -> list[list[_Piece]]:
        lines: list[list[_Piece]] = [[]]
        left = 0.0
        for index, piece in enumerate(self._pieces):
            group = piece.gap + piece.width
            for following in self._pieces[index + 1 :]:
                if not following.holds:
                    break
                group += following.gap + following.width
            if lines[-1] and not piece.holds and left + group > width + 0.5:
                lines.append([])
                left = 0.0
            lines[-1].append(piece)
            left += piece.width + (piece.gap if len(lines[-1]) > 1 else 0.0)
        return lines

    def paint(
        self, painter: QPainter, box: QRectF, colour: QColor, *, is_centred: bool = False
    ) -> None:
        """Paint signs and words into a box, in its vertical middle."""
        lines = self._lines(box.width())
        painter.setFont(self.font)
        painter.setPen(colour)
        top = box.center().y() - len(lines) * self.line_height / 2
        for line in lines:
            wide = sum(piece.width for piece in line) + sum(piece.gap for piece in line[1:])
            left = box.left() + (max(0.0, (box.width() - wide) / 2) if is_centred else 0.0)
            self._paint_line(painter, QPointF(left, top + self.line_height / 2), line, colour)
            top += self.line_height

    def _paint_line(
        self, painter: QPainter, at: QPointF, line: list[_Piece], colour: QColor
    ) -> None:
        base = at.y() + self._metrics.capHeight() / 2
        ratio, left = painter.device().devicePixelRatio(), at.x()
        for number, piece in enumerate(line):
            left += piece.gap if number else 0.0
            if piece.mark.icon:
                side = round(piece.width)
                icon = self._look.icon(piece.mark.icon, side, ratio, colour.name())
                spot = QPointF(round(left), round(at.y() - side / 2))
                painter.drawPixmap(spot, icon)
            else:
                painter.setPen(colour)
                painter.drawText(QPointF(left, base), piece.mark.text)
            left += piece.width
