"""Rows of events while no question is open: those done, under way, and still to come."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.knife import ink
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.words.flow import Flow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_ROW = 26
_SIGN, _CHIP = 20, 22
_EDGE, _GAP = 4, 8
_LABEL, _SIZE = 14, 15.5
_DONE = "#2f6b34"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class RowProgress(StrEnum):
    """The progress of a row's event."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


@frozen
class ProgressRow:
    """A row: its progress, its label, and its result in pictures, words and signs."""

    progress: RowProgress
    label: str = ""
    marks: Marks = ()
    sign: Picture | None = None
    """The picture in front, in place of the progress, which is then a tick at the end."""
    pictures: tuple[Picture, ...] = ()
    """The chips in front of the marks."""
    words: str = ""
    """The row's sentence for a screen reader."""


class ProgressRows(QWidget):
    """Shows events in rows below each other."""

    def __init__(self, look: ParchmentLook, beats: Sequence[ProgressRow]) -> None:
        """Show these rows."""
        super().__init__()
        self._look = look
        self._beats = tuple(beats)
        self._kept = KeptPictures(look)
        self._heights: dict[tuple[int, float], int] = {}
        """The height in pixels by width and text scale: a layout asks for it a dozen times."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._say()

    @property
    def beats(self) -> tuple[ProgressRow, ...]:
        """The rows shown."""
        return self._beats

    def show_beats(self, beats: Sequence[ProgressRow]) -> None:
        """Show other rows, or the same ones with more progress."""
        if tuple(beats) != self._beats:
            self._beats = tuple(beats)
            self._heights = {}
            self._say()
            self.updateGeometry()
            self.update()

    def _say(self) -> None:
        self.setAccessibleName(" ".join(beat.words for beat in self._beats if beat.words))

    # --- sizes

    def sizeHint(self) -> QSize:
        width = self._look.px(300)
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        known = width, self._look.scale
        if known not in self._heights:
            self._heights[known] = round(sum(self._height(beat, width) for beat in self._beats))
        return self._heights[known]

    def _height(self, beat: ProgressRow, width: int) -> float:
        room = width - self._left_of_marks(beat) - self._right_of(beat)
        flow = Flow(self._look, beat.marks, _SIZE)
        return max(self._look.px(_ROW), flow.height(room) + self._look.px(4))

    def _right_of(self, beat: ProgressRow) -> float:
        """Return the width kept free at the end of a row, in pixels: for a tick, or an edge."""
        return self._look.px(_SIGN + _GAP if beat.sign else _EDGE)

    @property
    def _label_width(self) -> float:
        """Width of the labels' column, in pixels; 0 if no row has a label."""
        metrics = QFontMetricsF(self._look.font(_LABEL))
        widest = max((metrics.horizontalAdvance(beat.label) for beat in self._beats), default=0.0)
        return widest + 2 * self._look.px(_GAP) if widest else 0.0

    def _left_of_marks(self, beat: ProgressRow) -> float:
        px = self._look.px
        pictures = len(beat.pictures) * px(_CHIP + _GAP)
        return px(_EDGE + _CHIP + _GAP) + self._label_width + pictures

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self._kept.paint_whole(self, self._beats, self._paint)

    def _paint(self, painter: QPainter) -> None:
        top = 0.0
        for beat in self._beats:
            row = QRectF(0, top, self.width(), self._height(beat, self.width()))
            self._paint_row(painter, row, beat)
            top = row.bottom()

    def _paint_row(self, painter: QPainter, row: QRectF, beat: ProgressRow) -> None:
        px, tokens = self._look.px, self._look.palette
        if beat.progress is RowProgress.NOW and not beat.sign:
            painter.setPen(QPen(QColor(INK), max(1.2, px(1.4))))
            painter.setBrush(QColor(tokens.lit))
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), px(6), px(6))
        side = px(_CHIP if beat.sign else _SIGN)
        front = QRectF(0, 0, side, side)
        front.moveCenter(QPointF(px(_EDGE) + px(_CHIP) / 2, row.center().y()))
        self._paint_front(painter, front, beat)
        is_late = beat.progress is RowProgress.LATER
        ink = QColor(tokens.quiet if is_late else tokens.ink)
        left = px(_EDGE + _CHIP + _GAP)
        painter.setFont(self._look.font(_LABEL))
        painter.setPen(ink)
        painter.drawText(QRectF(left, row.top(), row.width(), row.height()), _LEFT, beat.label)
        self._paint_told(painter, row, beat, ink)

    def _paint_told(self, painter: QPainter, row: QRectF, beat: ProgressRow, ink: QColor) -> None:
        px, side = self._look.px, self._look.px(_CHIP)
        left = px(_EDGE + _CHIP + _GAP) + self._label_width
        for picture in beat.pictures:
            picture(painter, QRectF(left, row.center().y() - side / 2, side, side))
            left += side + px(_GAP)
        room = QRectF(left, row.top(), row.right() - left - self._right_of(beat), row.height())
        Flow(self._look, beat.marks, _SIZE).paint(painter, room, ink)

    def _paint_front(self, painter: QPainter, box: QRectF, beat: ProgressRow) -> None:
        if beat.sign is None:
            self._paint_progress(painter, box, beat.progress)
            return
        beat.sign(painter, box)
        if beat.progress is RowProgress.DONE:
            tick = box.translated(0, 0)
            tick.moveRight(self.width() - self._look.px(_EDGE))
            _paint_tick(painter, tick, QColor(_DONE), box.width() / 8)

    def _paint_progress(self, painter: QPainter, box: QRectF, progress: RowProgress) -> None:
        pen = QPen(QColor(INK), max(1.4, box.width() / 13))
        painter.setPen(pen)
        if progress is RowProgress.DONE:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(_DONE))
            painter.drawEllipse(box)
            _paint_tick(painter, box.adjusted(4, 4, -4, -4), QColor("#ffffff"), box.width() / 9)
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if progress is RowProgress.LATER:
            pen.setColor(QColor(self._look.palette.quiet))
            painter.setPen(pen)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        if progress is RowProgress.NOW:
            painter.setBrush(QColor(INK))
            painter.setPen(Qt.PenStyle.NoPen)
            side, at = box.width() * 0.24, box.center()
            points = [(-0.7, -1.0), (1.1, 0.0), (-0.7, 1.0)]
            painter.drawPolygon(QPolygonF([at + QPointF(x * side, y * side) for x, y in points]))


def _paint_tick(painter: QPainter, box: QRectF, colour: QColor, width: float) -> None:
    painter.setPen(ink(width, colour))
    points = [(0.08, 0.55), (0.38, 0.84), (0.94, 0.18)]
    at = [box.topLeft() + QPointF(x * box.width(), y * box.height()) for x, y in points]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(at))
