"""Luck as curves: what chance brought each player against its mean, one happening after another."""

from __future__ import annotations

from enum import IntEnum
from itertools import chain
from math import ceil, floor
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPen, QPolygonF

from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.strokes import paint_sign
from valeria_desktop.ui.screens.end.plot import STROKES
from valeria_desktop.ui.screens.review.chart import Chart
from valeria_desktop.ui.words.figures import amount, more

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

_LEFT, _TOP, _FOOT = 38, 8, 22
_LINES, _LINE = 6, 24
_SIGN, _GAP = 20, 5
_STEPS = (1, 2, 3, 5, 10, 15, 20, 30, 40, 50, 100, 200)
_NARROW = 420
_FEWEST = 4
_WIDTH, _THIN, _EDGE = 2.6, 1.1, 1.4
_BAND = 26
"""Opacity of a band, of 255: several bands overlap."""
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class LuckCurve(Protocol):
    """A player's luck so far, after each happening of a game."""

    @property
    def seat(self) -> int:
        """The player."""

    @property
    def luck(self) -> Sequence[float]:
        """The luck so far: the value that chance has brought, less the mean."""

    @property
    def spread(self) -> Sequence[float]:
        """The standard deviation of the luck: about two games in three end within it."""


class PlotRole(IntEnum):
    """The role under which a model of happenings tells their moments."""

    CHOICES = int(Qt.ItemDataRole.UserRole)
    """The number of choices before the happening."""


class CurvesPlot(Chart):
    """A curve for each player, on the band in which two of three games end."""

    def __init__(self, look: Look, happenings: QAbstractItemModel) -> None:
        """Make a plot without a game; the model has a row for each happening."""
        super().__init__(look, happenings)
        self._curves: Sequence[LuckCurve] = ()
        self._seats: tuple[Seat, ...] = ()
        self._low, self._high, self._step = 0, 1, 1

    def show_curves(
        self, curves: Sequence[LuckCurve], seats: tuple[Seat, ...], summary: str
    ) -> None:
        """Show the luck in a game; screen readers are told the summary."""
        self._curves, self._seats = curves, seats
        self.setAccessibleDescription(summary)
        self.updateGeometry()
        self.viewport().update()

    def forget(self) -> None:
        """Forget the game."""
        self._curves = self._seats = ()

    def legend(self) -> str:
        """Return the meaning of the bands, in words."""
        spreads = [
            f"{seat.name} ±{amount(curve.spread[-1])}"
            for curve, seat in zip(self._curves, self._seats, strict=True)
            if curve.spread
        ]
        words = QCoreApplication.translate(
            "Review", "Two games of three end within the bands: {spreads}."
        )
        return words.format(spreads=", ".join(spreads)) if spreads else ""

    def choices(self, row: int) -> int:
        """Return the number of choices before a happening."""
        return int(self.model().index(row, 0).data(PlotRole.CHOICES))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(520), self._look.px(230))

    def minimumSizeHint(self) -> QSize:
        """Return the size with room for all labels."""
        px = self._look.px
        labels = max(_FEWEST, len(self._seats)) * (px(_SIGN) + 2)
        return QSize(px(240), px(_TOP) + px(_FOOT) + labels)

    # --- layout

    def _box(self) -> QRectF:
        px = self._look.px
        whole = QRectF(self.viewport().rect())
        return whole.adjusted(px(_LEFT), px(_TOP), -self._label_room(), -px(_FOOT))

    def cell(self, row: int) -> QRectF:
        box, wide = self._box(), self._box().width() / max(1, self.rows)
        return QRectF(box.left() + (row + 0.5) * wide, box.top(), wide, box.height())

    def _x(self, box: QRectF, number: int) -> float:
        """Return the x of a curve after a number of happenings, in pixels."""
        return box.left() + box.width() * number / max(1, self.rows)

    def _y(self, box: QRectF, value: float) -> float:
        return box.bottom() - box.height() * (value - self._low) / (self._high - self._low)

    def _measure(self, height: float) -> None:
        """Set the range and the step of the grid, round all curves and bands."""
        curves = self._curves
        reached = [0.0, *chain.from_iterable((*each.luck, *each.spread) for each in curves)]
        least = min([*reached, *(-spread for each in curves for spread in each.spread)])
        most = max(reached)
        lines = min(_LINES, max(2, int(height / self._look.px(_LINE))))
        fitting = (s for s in _STEPS if ceil(most / s) - floor(least / s) <= lines)
        self._step = step = next(fitting, _STEPS[-1])
        self._low = step * floor(least / step)
        self._high = max(self._low + step, step * ceil(most / step))

    # --- painting

    def paint(self, painter: QPainter) -> None:
        box = self._box()
        self._measure(box.height())
        for curve, seat in zip(self._curves, self._seats, strict=True):
            self._paint_band(painter, box, curve, self._look.player(seat.colour))
        self._paint_grid(painter, box)
        for curve, seat in zip(self._curves, self._seats, strict=True):
            self._paint_curve(painter, box, curve, self._look.player(seat.colour))
        self._paint_ends(painter, box)
        if self.place >= 0:
            self._paint_pointed(painter, box, self.place)

    def _points(self, box: QRectF, values: Sequence[float]) -> list[QPointF]:
        return [
            QPointF(self._x(box, number), self._y(box, value))
            for number, value in enumerate((0.0, *values))
        ]

    def _paint_band(self, painter: QPainter, box: QRectF, curve: LuckCurve, colour: QColor) -> None:
        above = self._points(box, curve.spread)
        below = self._points(box, [-spread for spread in curve.spread])
        filled = QColor(colour)
        filled.setAlpha(_BAND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(filled)
        painter.drawPolygon(QPolygonF([*above, *reversed(below)]))
        for edge in (above, below):
            self._paint_line(painter, edge, curve.seat, (colour, _THIN))

    def _paint_curve(
        self, painter: QPainter, box: QRectF, curve: LuckCurve, colour: QColor
    ) -> None:
        points = self._points(box, curve.luck)
        if not self._look.is_dark:
            self._paint_line(painter, points, curve.seat, (QColor(CARD_INK), _WIDTH + _EDGE))
        self._paint_line(painter, points, curve.seat, (colour, _WIDTH))

    def _paint_line(
        self, painter: QPainter, points: list[QPointF], seat: int, ink: tuple[QColor, float]
    ) -> None:
        colour, width = ink
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if stroke := STROKES[seat % len(STROKES)]:
            pen.setDashPattern([part / width for part in stroke])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))

    def _paint_grid(self, painter: QPainter, box: QRectF) -> None:
        tokens, px = self._look.palette, self._look.px
        painter.setFont(self._look.font(13))
        for value in range(self._low, self._high + 1, self._step):
            y = self._y(box, value)
            painter.setPen(QPen(QColor(tokens.line if value else tokens.ink), 1 if value else 1.6))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(tokens.quiet))
            label = QRectF(0, y - px(9), box.left() - px(6), px(18))
            right = Qt.AlignmentFlag.AlignRight | _MIDDLE
            painter.drawText(label, right, _signed(value))
        every = max(1, self.rows // 8)
        for number in range(every, self.rows + 1, every):
            label = QRectF(self._x(box, number) - px(20), box.bottom() + 2, px(40), px(18))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_pointed(self, painter: QPainter, box: QRectF, row: int) -> None:
        x = self._x(box, row + 1)
        painter.setPen(QPen(QColor(self._look.palette.focus), 1.5))
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        painter.setPen(QPen(QColor(CARD_INK), 1.2))
        radius = self._look.px(4)
        for curve, seat in zip(self._curves, self._seats, strict=True):
            painter.setBrush(self._look.player(seat.colour))
            painter.drawEllipse(QPointF(x, self._y(box, curve.luck[row])), radius, radius)

    # --- labels at the ends of the curves

    def _label(self, seat: int) -> str:
        luck = more(self._curves[seat].luck[-1])
        is_narrow = self.viewport().width() < self._look.px(_NARROW)
        return luck if is_narrow else f"{self._seats[seat].name} {luck}"

    def _label_room(self) -> int:
        metrics = QFontMetrics(self._look.bold(14))
        seats = range(len(self._seats)) if self.rows else ()
        widths = [metrics.horizontalAdvance(self._label(seat)) for seat in seats]
        return max(widths, default=0) + self._look.px(_SIGN + 4 * _GAP)

    def label_heights(self, box: QRectF) -> list[float]:
        """Return the y of each label, at its curve's end, moved so that no labels overlap."""
        least = float(self._look.px(_SIGN) + 2)
        ends = [self._y(box, curve.luck[-1]) for curve in self._curves]
        order = sorted(range(len(ends)), key=lambda seat: ends[seat])
        heights, above = [0.0] * len(ends), box.top() - least
        for rank, seat in enumerate(order):
            lowest = box.bottom() - least * (len(order) - 1 - rank)
            above = heights[seat] = max(above + least, min(ends[seat], lowest))
        return heights

    def _paint_ends(self, painter: QPainter, box: QRectF) -> None:
        look, side = self._look, self._look.px(_SIGN)
        painter.setFont(look.bold(14))
        for seat, height in enumerate(self.label_heights(box)):
            left = box.right() + look.px(2 * _GAP)
            end = self._y(box, self._curves[seat].luck[-1])
            painter.setPen(QPen(look.player(self._seats[seat].colour), 1.2))
            painter.drawLine(QPointF(box.right(), end), QPointF(left - 1, height))
            sign = QRectF(left, height - side / 2, side, side)
            paint_sign(painter, look, sign, self._seats[seat])
            painter.setPen(QColor(look.palette.ink))
            words = QRectF(left + side + look.px(_GAP), height - side, self.width(), 2 * side)
            painter.drawText(words, _MIDDLE, self._label(seat))


def _signed(value: int) -> str:
    if not value:
        return "0"
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"
