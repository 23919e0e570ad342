"""The dice as bars: the number of throws of each sum, with a mark at the expected number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.ui.screens.review.luck_rows import SumsModel
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, INK
from valeria_desktop.ui.screens.review.chart import Chart

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.coach.luck_ledger import LuckLedger
    from valeria_desktop.ui.paint.look import Look

_EDGE, _HEAD, _FOOT = 4, 22, 22
_BAR = 0.62
_MARK = 0.92


class DiceBars(Chart):
    """A bar for each sum of the dice."""

    def __init__(self, look: Look) -> None:
        """Make bars without a game."""
        self.sums = SumsModel()
        super().__init__(look, self.sums)
        self.setAccessibleName(self.tr("Sums of the dice"))

    def show_ledger(self, ledger: LuckLedger) -> None:
        """Show the throws of a game."""
        self.sums.show(ledger)
        self.viewport().update()

    def forget(self) -> None:
        """Forget the game."""
        self.sums.forget()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(250), self._look.px(230))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(110))

    def cell(self, row: int) -> QRectF:
        px = self._look.px
        box = QRectF(self.viewport().rect()).adjusted(px(_EDGE), 0, -px(_EDGE), 0)
        wide = box.width() / max(1, self.rows)
        return QRectF(box.left() + row * wide, box.top(), wide, box.height())

    def paint(self, painter: QPainter) -> None:
        sums = [row.shown for row in self.sums.rows]
        most = max(1.0, *(max(shown.times, shown.expected) for shown in sums))
        for row, shown in enumerate(sums):
            cell = self.cell(row)
            self._paint_bar(painter, cell, (shown.times / most, shown.expected / most), row)
            self._write(painter, cell, shown.times, shown.result)

    def _paint_bar(
        self, painter: QPainter, cell: QRectF, shares: tuple[float, float], row: int
    ) -> None:
        px, tokens = self._look.px, self._look.palette
        room = cell.adjusted(0, px(_HEAD), 0, -px(_FOOT))
        high, expected = (room.height() * share for share in shares)
        centre, wide = room.center().x(), room.width() * _BAR
        painter.setPen(QPen(QColor(INK), 1))
        painter.setBrush(QColor(BRASS_EDGE if row == self.place else BRASS))
        if high:
            painter.drawRect(QRectF(centre - wide / 2, room.bottom() - high, wide, high))
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        mark, half = room.bottom() - expected, room.width() * _MARK / 2
        for colour, width in ((tokens.panel, 4.5), (tokens.ink, 2.2)):  # visible on bars as well
            painter.setPen(QPen(QColor(colour), width))
            painter.drawLine(QPointF(centre - half, mark), QPointF(centre + half, mark))

    def _write(self, painter: QPainter, cell: QRectF, times: int, result: int) -> None:
        look, px = self._look, self._look.px
        centre = Qt.AlignmentFlag.AlignCenter
        painter.setFont(look.font(13))
        painter.setPen(QColor(look.palette.quiet))
        painter.drawText(QRectF(cell.left(), cell.top(), cell.width(), px(18)), centre, str(times))
        painter.setFont(look.bold(14))
        painter.setPen(QColor(look.palette.ink))
        foot = QRectF(cell.left(), cell.bottom() - px(_FOOT - 2), cell.width(), px(18))
        painter.drawText(foot, centre, str(result))
