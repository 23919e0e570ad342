"""The points of all players, round by round, as a plot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from valeria_desktop.kernel.seats import with_rival
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.strokes import paint_sign
from valeria_desktop.ui.words.figures import per_cent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

_LINES = 5
_LINE = 24  # least distance of two grid lines, in pixels
_SIGN = 20
_GAP = 5
_WHOLE = 100
_STEPS = (1, 2, 5, 10, 20, 50, 100)
_NARROW = 380
STROKES = ((), (9, 4), (2.5, 3.5), (10, 3.5, 2.5, 3.5), (16, 5))
"""Strokes for the seats, in pixels drawn and left out, so that lines differ without colour."""
_WIDTH = 2.6


class PointsPlot(QWidget):
    """A line for each player, marked by the player's sign, name and points at its end."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: list[tuple[int, ...]] = []
        self._seats: tuple[Seat, ...] = ()
        self._top = 0
        """The highest value of the plot; 0 for the highest value in its rows."""
        look.changed.connect(self.update)

    def show_points(
        self, rows: Sequence[tuple[int, ...]], seats: tuple[Seat, ...], rival: str = ""
    ) -> None:
        """Show all sides' points at the end of each round; without rows, show nothing.

        `rival` is the name of a side that the rules play, if there is one more than seats.
        """
        if rows and len(rows[0]) > len(seats):
            seats = with_rival(seats, rival)
        self._rows = [(0,) * len(seats), *rows]
        self._seats, self._top = seats, 0
        last = ", ".join(
            f"{seat.name} {points}" for seat, points in zip(seats, self._rows[-1], strict=True)
        )
        self.setAccessibleName(
            self.tr("Points by round; after {number} rounds: {points}.").format(
                number=len(rows), points=last
            )
        )
        self.update()

    def show_chances(self, rows: Sequence[tuple[float, ...]], seats: tuple[Seat, ...]) -> None:
        """Show the players' chances of winning, from 0 to 1, turn by turn."""
        self._rows = [tuple(round(_WHOLE * chance) for chance in row) for row in rows]
        self._seats, self._top = seats, _WHOLE
        if not rows:
            return
        last = ", ".join(
            f"{seat.name} {per_cent(chance)}" for seat, chance in zip(seats, rows[-1], strict=True)
        )
        words = self.tr("Chances of winning by turn; after {number} turns: {chances}.")
        self.setAccessibleName(words.format(number=len(rows) - 1, chances=last))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(380), self._look.px(180))

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._rows) < 2:  # noqa: PLR2004 - one point makes no line
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._look.px
        box = QRectF(self.rect()).adjusted(px(34), px(10), -self._label_room(), -px(24))
        step = self._step(box.height())
        top = self._top or -(-max(max(row) for row in self._rows) // step) * step or step
        self._paint_grid(painter, box, top, step)
        for seat in range(len(self._seats)):
            self._paint_line(painter, box, top, seat)
        self._paint_ends(painter, box, top)
        painter.end()

    # --- the labels at the ends of the lines

    def _label(self, seat: int) -> str:
        points = str(self._rows[-1][seat])
        if self._top:
            points = per_cent(self._rows[-1][seat] / _WHOLE)
        is_narrow = self.width() < self._look.px(_NARROW)
        return points if is_narrow else f"{self._seats[seat].name} {points}"

    def _label_room(self) -> int:
        metrics = QFontMetrics(self._look.bold(14))
        widths = [metrics.horizontalAdvance(self._label(seat)) for seat in range(len(self._seats))]
        return max(widths, default=0) + self._look.px(_SIGN + 4 * _GAP)

    def label_heights(self, box: QRectF, top: int) -> list[float]:
        """Return the height of each seat's label: at its line's end, and none over another."""
        least = float(self._look.px(_SIGN + 2))
        order = sorted(range(len(self._seats)), key=lambda seat: -self._rows[-1][seat])
        heights = [0.0] * len(order)
        above = box.top() - least
        for rank, seat in enumerate(order):
            wanted = box.bottom() - box.height() * max(0, self._rows[-1][seat]) / top
            lowest = box.bottom() - least * (len(order) - 1 - rank)
            above = heights[seat] = max(above + least, min(wanted, lowest))
        return heights

    def _paint_ends(self, painter: QPainter, box: QRectF, top: int) -> None:
        look = self._look
        side = look.px(_SIGN)
        painter.setFont(look.bold(14))
        for seat, height in enumerate(self.label_heights(box, top)):
            colour = look.player(self._seats[seat].colour)
            left = box.right() + look.px(2 * _GAP)
            end = box.bottom() - box.height() * max(0, self._rows[-1][seat]) / top
            painter.setPen(QPen(colour, 1.2))
            painter.drawLine(QPointF(box.right(), end), QPointF(left - 1, height))
            sign = QRectF(left, height - side / 2, side, side)
            paint_sign(painter, look, sign, self._seats[seat])
            painter.setPen(QColor(look.palette.ink))
            words = QRectF(left + side + look.px(_GAP), height - side, self.width(), 2 * side)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._label(seat))

    # --- grid and lines

    def _step(self, height: float) -> int:
        most = self._top or max(max(row) for row in self._rows)
        lines = min(_LINES, max(1, int(height / self._look.px(_LINE))))
        return next((step for step in _STEPS if most <= step * lines), _STEPS[-1])

    def _paint_grid(self, painter: QPainter, box: QRectF, top: int, step: int) -> None:
        tokens, px = self._look.palette, self._look.px
        painter.setFont(self._look.font(13))
        for value in range(0, top + 1, step):
            y = box.bottom() - box.height() * value / top
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(tokens.quiet))
            label = QRectF(0, y - px(9), box.left() - 6, px(18))
            aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, aligned, str(value))
        rounds = len(self._rows) - 1
        every = max(1, rounds // 8)
        for number in range(every, rounds + 1, every):
            x = box.left() + box.width() * number / rounds
            label = QRectF(x - 20, box.bottom() + 3, 40, px(18))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_line(self, painter: QPainter, box: QRectF, top: int, seat: int) -> None:
        rounds = len(self._rows) - 1
        points = [
            QPointF(
                box.left() + box.width() * number / rounds,
                box.bottom() - box.height() * max(0, row[seat]) / top,
            )
            for number, row in enumerate(self._rows)
        ]
        colour = self._look.player(self._seats[seat].colour)
        grounds = [] if self._look.is_dark else [(QColor(CARD_INK), _WIDTH + 1.4)]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, width in (*grounds, (colour, _WIDTH)):
            pen = QPen(ink, width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if stroke := STROKES[seat % len(STROKES)]:
                pen.setDashPattern([part / width for part in stroke])
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))
