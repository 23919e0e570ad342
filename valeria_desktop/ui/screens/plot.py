"""The points of all players, round by round, as a plot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.storage.seats import Seat
    from valeria_desktop.ui.look import Look

_LINES = 5
_SIGN = 15
_STEPS = (1, 2, 5, 10, 20, 50, 100)


class PointsPlot(QWidget):
    """A line for each player, marked by the player's sign at its end."""

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self._rows: list[tuple[int, ...]] = []
        self._seats: tuple[Seat, ...] = ()
        look.changed.connect(self.update)

    def show_points(self, rows: Sequence[tuple[int, ...]], seats: tuple[Seat, ...]) -> None:
        """Show the scores at the end of each round."""
        self._rows = [(0,) * len(seats), *rows]
        self._seats = seats
        last = ", ".join(
            f"{seat.name} {points}" for seat, points in zip(seats, self._rows[-1], strict=True)
        )
        self.setAccessibleName(
            self.tr("Points by round; after {number} rounds: {points}.").format(
                number=len(rows), points=last
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(380), self._look.px(180))

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._rows) < 2:  # noqa: PLR2004 - one point makes no line
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._look.px
        box = QRectF(self.rect()).adjusted(px(34), px(10), -px(28), -px(24))
        step = self._step()
        top = -(-max(max(row) for row in self._rows) // step) * step or step
        self._paint_grid(painter, box, top, step)
        for seat in range(len(self._seats)):
            self._paint_line(painter, box, top, seat)
        painter.end()

    def _step(self) -> int:
        most = max(max(row) for row in self._rows)
        return next((step for step in _STEPS if most <= step * _LINES), _STEPS[-1])

    def _paint_grid(self, painter: QPainter, box: QRectF, top: int, step: int) -> None:
        tokens = self._look.tokens
        painter.setFont(self._look.font(13))
        for value in range(0, top + 1, step):
            y = box.bottom() - box.height() * value / top
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(tokens.quiet))
            label = QRectF(0, y - 9, box.left() - 6, 18)
            aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, aligned, str(value))
        rounds = len(self._rows) - 1
        every = max(1, rounds // 8)
        for number in range(every, rounds + 1, every):
            x = box.left() + box.width() * number / rounds
            label = QRectF(x - 20, box.bottom() + 3, 40, 18)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_line(self, painter: QPainter, box: QRectF, top: int, seat: int) -> None:
        colour = self._look.player(self._seats[seat].colour)
        rounds = len(self._rows) - 1
        points = [
            QPointF(
                box.left() + box.width() * number / rounds,
                box.bottom() - box.height() * max(0, row[seat]) / top,
            )
            for number, row in enumerate(self._rows)
        ]
        painter.setPen(QPen(colour, 2.5))
        painter.drawPolyline(QPolygonF(points))
        side = self._look.px(_SIGN)
        icon = self._look.icon(
            self._seats[seat].sign, side, self.devicePixelRatioF(), colour.name()
        )
        painter.drawPixmap(points[-1] + QPointF(4, -side / 2), icon)
