"""Luck as curves of ink: what chance brought against its mean, one happening after another."""

from __future__ import annotations

from enum import IntEnum
from itertools import chain
from math import ceil, floor
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.screens.end.plot import STROKES
from valeria_desktop.ui.screens.review.chart import Chart
from valeria_desktop.ui.screens.review.curve_ends import CurveEnds
from valeria_desktop.ui.words.figures import amount, more

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

_LEFT, _LEFT_OF_NUMBERS, _TOP, _FOOT = 8, 38, 8, 22
_LINES, _LINE = 6, 24
_STEPS = (1, 2, 3, 5, 10, 15, 20, 30, 40, 50, 100, 200)
_FEWEST = 4
_WIDTH, _EDGE, _QUILL, _BLOT = 3.0, 1.8, 1.8, 2.6
"""The widths of a curve, of the ink round it and of a stroke of the quill, and a blot's radius."""
_NOTE, _ROOM_OF_ROUND = 14, 30
_BAND = 34
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
    """The roles under which a model of happenings tells their moments."""

    CHOICES = int(Qt.ItemDataRole.UserRole)
    """The number of choices before the happening."""
    ROUND = CHOICES + 1
    """The round in which it happened."""


class CurvesPlot(Chart):
    """A curve for each player, on the band in which two of three games end."""

    def __init__(self, look: Look, happenings: QAbstractItemModel) -> None:
        """Make a plot without a game; the model has a row for each happening."""
        super().__init__(look, happenings)
        self._curves: Sequence[LuckCurve] = ()
        self._seats: tuple[Seat, ...] = ()
        self._ends = CurveEnds(look)
        self._low, self._high, self._step = 0, 1, 1
        self.has_numbers = False
        """Whether the figures of the axis and of the ends are written."""

    def show_curves(
        self, curves: Sequence[LuckCurve], seats: tuple[Seat, ...], summary: str
    ) -> None:
        """Show the luck in a game; screen readers are told the summary."""
        self._curves, self._seats = curves, seats
        self.setAccessibleDescription(summary)
        self.updateGeometry()
        self.viewport().update()

    def show_numbers(self, *, are_shown: bool) -> None:
        """Write the figures, or leave the curves alone."""
        self.has_numbers = are_shown
        self.viewport().update()

    def forget(self) -> None:
        """Forget the game."""
        self._curves = self._seats = ()

    def legend(self) -> str:
        """Return the meaning of the bands, in words, and with the figures if they are shown."""
        if not self.has_numbers and self._curves:
            return QCoreApplication.translate(
                "Review", "In two games of three, luck ends within the bands."
            )
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
        labels = max(_FEWEST, len(self._seats)) * self._ends.least
        return QSize(px(240), px(_TOP) + px(_FOOT) + round(labels))

    # --- layout

    def _box(self) -> QRectF:
        px = self._look.px
        whole = QRectF(self.viewport().rect())
        left = _LEFT_OF_NUMBERS if self.has_numbers else _LEFT
        labels = self._ends.room(self._labels(), whole.width())
        return whole.adjusted(px(left), px(_TOP), -labels, -px(_FOOT))

    def _labels(self) -> list[tuple[Seat, str]]:
        """Return each player with the figure at the end of the curve, or none."""
        if not self.rows:
            return []
        pairs = zip(self._curves, self._seats, strict=True)
        return [(seat, more(curve.luck[-1]) if self.has_numbers else "") for curve, seat in pairs]

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
        self._paint_quill(painter, box)
        self._paint_rounds(painter, box)
        for curve, seat in zip(self._curves, self._seats, strict=True):
            self._paint_curve(painter, box, curve, self._look.player(seat.colour))
        ends = [self._y(box, curve.luck[-1]) for curve in self._curves]
        brush = Brush(painter, self._look, self._look.scale)
        self._ends.paint(brush, box, self._labels(), ends)
        if self.place >= 0:
            self._paint_pointed(painter, box, self.place)

    def label_heights(self, box: QRectF) -> list[float]:
        """Return the y of each label, at its curve's end, moved so that no labels overlap."""
        return self._ends.heights(box, [self._y(box, curve.luck[-1]) for curve in self._curves])

    def _points(self, box: QRectF, values: Sequence[float]) -> list[QPointF]:
        return [
            QPointF(self._x(box, number), self._y(box, value))
            for number, value in enumerate((0.0, *values))
        ]

    def _paint_band(self, painter: QPainter, box: QRectF, curve: LuckCurve, colour: QColor) -> None:
        """Wash the band of a curve with its colour, as thinned ink."""
        above = self._points(box, curve.spread)
        below = self._points(box, [-spread for spread in curve.spread])
        filled = QColor(colour)
        filled.setAlpha(_BAND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(filled)
        painter.drawPolygon(QPolygonF([*above, *reversed(below)]))

    def _paint_curve(
        self, painter: QPainter, box: QRectF, curve: LuckCurve, colour: QColor
    ) -> None:
        points = self._points(box, curve.luck)
        self._paint_line(painter, points, curve.seat, (QColor(CARD_INK), _WIDTH + _EDGE))
        self._paint_line(painter, points, curve.seat, (colour, _WIDTH))
        painter.setPen(QPen(QColor(CARD_INK), 1.2))
        painter.setBrush(colour)
        radius = self._look.px(1) * _BLOT
        painter.drawEllipse(points[-1], radius, radius)

    def _paint_line(
        self, painter: QPainter, points: list[QPointF], seat: int, ink: tuple[QColor, float]
    ) -> None:
        colour, width = ink
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if stroke := STROKES[seat % len(STROKES)]:
            pen.setDashPattern([part / width for part in stroke])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))

    def _paint_quill(self, painter: QPainter, box: QRectF) -> None:
        """Draw the line of usual luck, with figures at the left or words in the corners."""
        tokens, px = self._look.palette, self._look.px
        y = self._y(box, 0)
        if self.has_numbers:
            self._write_numbers(painter, box)
        else:
            translate = QCoreApplication.translate
            painter.setFont(self._look.font(_NOTE))
            painter.setPen(QColor(tokens.quiet))
            room = box.adjusted(px(4), 0, 0, -px(2))
            left = Qt.AlignmentFlag.AlignLeft
            more_words = translate("Review", "more than usual")
            painter.drawText(room, left | Qt.AlignmentFlag.AlignTop, more_words)
            less = translate("Review", "less than usual")
            painter.drawText(room, left | Qt.AlignmentFlag.AlignBottom, less)
        painter.setPen(QPen(QColor(tokens.ink), _QUILL))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))

    def _write_numbers(self, painter: QPainter, box: QRectF) -> None:
        tokens, px = self._look.palette, self._look.px
        painter.setFont(self._look.font(13))
        for value in range(self._low, self._high + 1, self._step):
            y = self._y(box, value)
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(tokens.quiet))
            label = QRectF(0, y - px(9), box.left() - px(6), px(18))
            right = Qt.AlignmentFlag.AlignRight | _MIDDLE
            painter.drawText(label, right, _signed(value))

    def _paint_rounds(self, painter: QPainter, box: QRectF) -> None:
        """Write the rounds below the curves, each where its first happening lies."""
        px, tokens = self._look.px, self._look.palette
        painter.setFont(self._look.font(13))
        free = box.left() - px(1)
        for row, number in self._first_rows():
            x = self._x(box, row)
            painter.setPen(QPen(QColor(tokens.ink), 1.2))
            painter.drawLine(QPointF(x, box.bottom() - px(3)), QPointF(x, box.bottom() + px(3)))
            words = QCoreApplication.translate("End", "Round {round}") if not row else "{round}"
            words = words.format(round=number)
            wide = painter.fontMetrics().horizontalAdvance(words)
            if x < free or x + wide > self.viewport().width():
                continue
            painter.setPen(QColor(tokens.quiet))
            room = QRectF(x + px(2), box.bottom() + px(3), wide + px(4), px(18))
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | _MIDDLE, words)
            free = max(x + px(_ROOM_OF_ROUND), room.right())

    def _first_rows(self) -> Iterator[tuple[int, int]]:
        """Yield the first happening of each round, with the round."""
        before = None
        for row in range(self.rows):
            number = self.model().index(row, 0).data(PlotRole.ROUND)
            if number != before:
                yield row, number
            before = number

    def _paint_pointed(self, painter: QPainter, box: QRectF, row: int) -> None:
        x = self._x(box, row + 1)
        painter.setPen(QPen(QColor(self._look.palette.focus), 1.5))
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        painter.setPen(QPen(QColor(CARD_INK), 1.2))
        radius = self._look.px(4)
        for curve, seat in zip(self._curves, self._seats, strict=True):
            painter.setBrush(self._look.player(seat.colour))
            painter.drawEllipse(QPointF(x, self._y(box, curve.luck[row])), radius, radius)


def _signed(value: int) -> str:
    if not value:
        return "0"
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"
