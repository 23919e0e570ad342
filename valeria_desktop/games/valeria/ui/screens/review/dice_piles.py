"""The dice that came, in piles: each throw as its two dice, on the pile of its sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.ui.screens.review.luck_rows import SumsModel
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.strokes import paint_die
from valeria_desktop.ui.screens.review.chart import Chart

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.coach.luck_ledger import LuckLedger
    from valeria_desktop.games.valeria.ui.screens.review.luck_rows import SumRow
    from valeria_desktop.ui.paint.look import Look

_EDGE, _HEAD, _FOOT = 4, 20, 22
_MOST, _SHARE = 22.0, 0.38
"""The greatest side of a die, in pixels of text, and its share of a column's width."""
_MARK = 0.9
_LOW = 70
"""The height that piles ask for, in pixels of text; they get what others leave."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class DicePiles(Chart):
    """A pile of dice for each sum, with a stroke as high as the pile was to be expected."""

    def __init__(self, look: Look) -> None:
        """Make no piles yet."""
        self.sums = SumsModel()
        super().__init__(look, self.sums)
        self.has_numbers = False
        """Whether it is written how often each sum was rolled."""
        self.setAccessibleName(self.tr("Sums of the dice"))

    def show_ledger(self, ledger: LuckLedger) -> None:
        """Show the throws of a game."""
        self.sums.show(ledger)
        self.viewport().update()

    def show_numbers(self, *, are_shown: bool) -> None:
        """Write how often each sum was rolled, or let the piles say it."""
        self.has_numbers = are_shown
        self.viewport().update()

    def forget(self) -> None:
        """Forget the game."""
        self.sums.forget()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(250), self._look.px(_LOW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(_LOW))

    def cell(self, row: int) -> QRectF:
        px = self._look.px
        box = QRectF(self.viewport().rect()).adjusted(px(_EDGE), 0, -px(_EDGE), 0)
        wide = box.width() / max(1, self.rows)
        return QRectF(box.left() + row * wide, box.top(), wide, box.height())

    def paint(self, painter: QPainter) -> None:
        rows = self.sums.rows
        high = self.cell(0).height() - self._look.px(_HEAD) - self._look.px(_FOOT)
        most = max(1.0, *(max(row.shown.times, row.shown.expected) for row in rows))
        side = min(_MOST * self._look.scale, self.cell(0).width() * _SHARE)
        step = min(side * 0.94, high / most)
        """A die's share of a pile: dice of high piles hide each other in part."""
        for number, row in enumerate(rows):
            cell = self.cell(number)
            self._paint_pile(painter, cell, row, (side, step))
            self._write_sum(painter, cell, row, is_pointed=number == self.place)
            if self.has_numbers:
                above = max(side + (row.shown.times - 1) * step, row.shown.expected * step)
                self._write_times(painter, cell, row.shown.times, above)

    def _paint_pile(
        self, painter: QPainter, cell: QRectF, row: SumRow, measures: tuple[float, float]
    ) -> None:
        side, step = measures
        foot, middle = cell.bottom() - self._look.px(_FOOT), cell.center().x()
        for number, dice in enumerate(row.throws):
            top = foot - side - number * step
            for left, die, is_red in ((middle - side, dice[0], False), (middle, dice[1], True)):
                paint_die(painter, QRectF(left, top, side, side), die, is_dark=is_red)
        self._paint_mark(painter, cell, foot - row.shown.expected * step, row, side)
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.drawLine(QPointF(cell.left(), foot), QPointF(cell.right(), foot))

    def _paint_mark(
        self, painter: QPainter, cell: QRectF, height: float, row: SumRow, side: float
    ) -> None:
        """Draw a stroke across the column, or at both sides of dice that it would cross."""
        middle, half = cell.center().x(), cell.width() * _MARK / 2
        inside = side + 1.0 if row.shown.times > row.shown.expected else 0.0
        painter.setPen(QPen(QColor(INK), 2.0))
        for way in (-1, 1):
            ends = (QPointF(middle + way * part, height) for part in (inside, half))
            painter.drawLine(*ends)

    def _write_sum(self, painter: QPainter, cell: QRectF, row: SumRow, *, is_pointed: bool) -> None:
        look, px = self._look, self._look.px
        foot = QRectF(cell.left(), cell.bottom() - px(_FOOT - 2), cell.width(), px(19))
        if is_pointed:
            painter.setPen(QPen(QColor(INK), 1.2))
            painter.setBrush(QColor(GOLD))
            painter.drawRoundedRect(foot.adjusted(px(3), 0, -px(3), 0), px(4), px(4))
        painter.setFont(look.bold(14))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(foot, _CENTRE, str(row.shown.result))

    def _write_times(self, painter: QPainter, cell: QRectF, times: int, above: float) -> None:
        """Write how often a sum was rolled, over its pile and stroke."""
        look, px = self._look, self._look.px
        painter.setFont(look.font(13))
        painter.setPen(QColor(look.palette.quiet))
        low = cell.bottom() - px(_FOOT) - above - 1
        head = QRectF(cell.left(), low - px(17), cell.width(), px(17))
        painter.drawText(head, _CENTRE, f"{times}×")
