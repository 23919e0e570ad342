"""Paints a hint's rows: what is best, a bar for its chance, and the reasons below."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.ui.coach.hint_rows import HintModel, HintRole
from valeria_desktop.ui.kit.materials import BRASS, BRASS_EDGE, INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QObject

    from valeria_desktop.ui.coach.hint_rows import HintRow
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

_EDGE, _SPACE, _BAR, _GAP = 8, 5, 7, 3
_HEAD, _TEXT = 15, 14
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)


class HintDelegate(QStyledItemDelegate):
    """Paints rows as high as their words need."""

    def __init__(self, look: Look, model: HintModel, parent: QObject) -> None:
        """Paint with a look."""
        super().__init__(parent)
        self._look, self._model = look, model

    def _lines(self, row: HintRow) -> Iterator[tuple[str, QFont, str]]:
        """Give what stands below the bar, each with its font and its colour."""
        font, tokens = self._look.font(_TEXT), self._look.palette
        for words in row.reasons:
            yield words, font, tokens.ink
        if row.then:
            yield self._model.then(row), font, tokens.quiet

    def height_of(self, row: HintRow, width: int) -> int:
        """Give how high a row is in a list of a width."""
        px = self._look.px
        inside = width - 2 * px(_EDGE)
        high = px(2 * _SPACE + _BAR + _GAP) + self._head_height(row, inside)
        return high + sum(
            _height(words, font, inside) + px(_GAP) for words, font, _ in self._lines(row)
        )

    def _head_height(self, row: HintRow, inside: int) -> int:
        return _height(row.words, self._look.bold(_HEAD), inside - self._chance_width(row))

    def _chance_width(self, row: HintRow) -> int:
        metrics = QFontMetrics(self._look.bold(_HEAD))
        return metrics.horizontalAdvance(row.chance_words) + self._look.px(_EDGE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.rect.width()
        return QSize(width, self.height_of(index.data(HintRole.ROW), width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: HintRow = index.data(HintRole.ROW)
        look, px = self._look, self._look.px
        box = option.rect.adjusted(px(_EDGE), px(_SPACE), -px(_EDGE), -px(_SPACE))
        self._paint_state(painter, option)
        head = self._head_height(row, box.width())
        painter.setPen(QColor(look.palette.ink))
        painter.setFont(look.bold(_HEAD))
        words = QRect(box.left(), box.top(), box.width() - self._chance_width(row), head)
        painter.drawText(words, _WRAPPED, row.words)
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        painter.drawText(box, right, row.chance_words)
        top = box.top() + head + px(_GAP)
        self._paint_bar(painter, QRectF(box.left(), top, box.width(), px(_BAR)), row)
        top += px(_BAR + _GAP)
        for line, font, colour in self._lines(row):
            high = _height(line, font, box.width())
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRect(box.left(), top, box.width(), high), _WRAPPED, line)
            top += high + px(_GAP)

    def _paint_state(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Show what is pointed at, or where the focus is."""
        tokens, inside = self._look.palette, QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.raised))
            painter.drawRoundedRect(inside, 5, 5)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(inside, 5, 5)

    def _paint_bar(self, painter: QPainter, bar: QRectF, row: HintRow) -> None:
        if row.chance is None:
            return
        painter.setPen(QPen(QColor(INK), 1))
        painter.setBrush(QColor(self._look.palette.line))
        painter.drawRoundedRect(bar, 3, 3)
        filled = QRectF(bar)
        filled.setWidth(max(bar.height(), bar.width() * row.chance))
        painter.setBrush(QColor(BRASS_EDGE if row.number == 1 else BRASS))
        painter.drawRoundedRect(filled, 3, 3)


def _height(words: str, font: QFont, width: int) -> int:
    room = QRect(0, 0, max(20, width), 10_000)
    return ceil(QFontMetrics(font).boundingRect(room, _WRAPPED, words).height())
