"""Paints a choice that was looked at: the grade's mark, who chose what, and what was better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.coach.grades import Grade
from valeria_desktop.ui.kit.strokes import paint_sign
from valeria_desktop.ui.screens.review.grades import MARKS, ChoiceRole

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index
    from valeria_desktop.ui.screens.review.grades import ChoiceRow, ChoicesModel

_EDGE, _GAP, _SIGN, _MARK, _ROUND = 6, 6, 18, 26, 30
_LINE = 1.4
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class ChoiceDelegate(QStyledItemDelegate):
    """Paints rows of one line, or of two where something was better."""

    def __init__(self, look: Look, model: ChoicesModel, parent: QObject) -> None:
        """Paint with a look."""
        super().__init__(parent)
        self._look, self._model = look, model
        self.seats: tuple[Seat, ...] = ()

    def _line(self) -> int:
        return round(QFontMetrics(self._look.font(15)).height() * _LINE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: ChoiceRow = index.data(ChoiceRole.ROW)
        lines = 2 if self._model.better(row) else 1
        return QSize(option.rect.width(), lines * self._line())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: ChoiceRow = index.data(ChoiceRole.ROW)
        look, px = self._look, self._look.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_state(painter, option)
        box = option.rect.adjusted(px(_EDGE), 0, -px(_EDGE), 0)
        line = QRect(box.left(), box.top(), box.width(), self._line())
        painter.setFont(look.font(14))
        painter.setPen(QColor(look.palette.quiet))
        painter.drawText(line, _MIDDLE, str(max(1, row.round)))
        line.setLeft(line.left() + px(_ROUND))
        sign = QRectF(line.left(), line.center().y() - px(_SIGN) / 2, px(_SIGN), px(_SIGN))
        paint_sign(painter, look, sign, self.seats[row.seat])
        line.setLeft(line.left() + px(_SIGN + _GAP))
        self._paint_mark(painter, QRect(line.left(), line.top(), px(_MARK), line.height()), row)
        line.setLeft(line.left() + px(_MARK + _GAP))
        painter.setFont(look.font(15))
        painter.setPen(QColor(look.palette.ink))
        self._write(painter, line, row.chosen)
        if better := self._model.better(row):
            line.translate(0, line.height())
            painter.setFont(look.font(14))
            painter.setPen(QColor(look.palette.quiet))
            self._write(painter, line, better)

    def _paint_mark(self, painter: QPainter, box: QRect, row: ChoiceRow) -> None:
        tokens = self._look.palette
        colours = {Grade.BEST: tokens.good, Grade.GOOD: tokens.good, Grade.SLIP: tokens.ink}
        painter.setFont(self._look.bold(15))
        painter.setPen(QColor(colours.get(row.grade, tokens.bad)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, MARKS[row.grade])

    def _write(self, painter: QPainter, line: QRect, words: str) -> None:
        metrics = painter.fontMetrics()
        painter.drawText(
            line, _MIDDLE, metrics.elidedText(words, Qt.TextElideMode.ElideRight, line.width())
        )

    def _paint_state(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        tokens, inside = self._look.palette, QRectF(option.rect).adjusted(1, 1, -1, -1)
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.raised))
            painter.drawRoundedRect(inside, 4, 4)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(inside, 4, 4)
