"""The road of a turn or a round: its phases as arrows, and the actions left in the present one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.controls.measured import Once
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.look import text_font
from valeria_desktop.ui.paint.materials import GOLD, INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.words.label import explain_beside, say_beside

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

_HEIGHT = 33
_POINT = 9  # the length of an arrow's point, in pixels: it goes into the next arrow
_SIGN, _EDGE, _TIGHT, _GAP = 17, 9, 5, 5
_PIP, _PIPS_APART = 11, 3
_STATES = 12
"""The greatest number of pictures in a turn: one for each phase and each action left."""
LEVELS = 3
"""The number of levels: all words, only the present phase's word, no words."""


@frozen
class Stop:
    """A phase on the road."""

    icon: str
    word: str
    explained: str
    pips: int = 0
    """The number of actions in the phase, each shown as a pip."""


class Rail(QWidget):
    """The phases as arrows in a row; the present one is of gold."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=_STATES)
        self._stops: tuple[Stop, ...] = ()
        self._now: Stop | None = None
        self._left = 0
        self._level = 0
        self._measured: Once[tuple[int, ...]] = Once()
        look.changed.connect(self.update)

    def show_stops(self, stops: tuple[Stop, ...], now: Stop | None, left: int, said: str) -> None:
        """Show the phases, the present one and its actions left; `said` is for a screen reader."""
        self._stops, self._now, self._left = stops, now, left
        self.setAccessibleName(said)
        explain_beside(self, said)
        self.update()

    # --- sizes

    def widths(self) -> tuple[int, ...]:
        """Return the road's greatest width at each level, in pixels."""
        return self._measured.of((self._stops, self._look.scale), self._measure)

    def _measure(self) -> tuple[int, ...]:
        return tuple(
            max((sum(self._wished(level, now)) for now in self._stops), default=0) + self._point
            for level in range(LEVELS)
        )

    def dress(self, level: int) -> None:
        """Set the level: all words, only the present phase's, or none."""
        if level != self._level:
            self._level = level
            self.update()

    @property
    def _point(self) -> int:
        return self._look.px(_POINT)

    def _wished(self, level: int, now: Stop | None) -> list[int]:
        """Return the width of each arrow up to the next one, in pixels."""
        px, widths = self._look.px, []
        for stop in self._stops:
            width = self._point + px(_SIGN + 2 * self._edge(level)) - px(4)
            if _has_word(stop, now, level):
                width += px(_GAP) + _width_of(stop.word, px(15))
            if stop.pips:
                width += px(_GAP) + stop.pips * px(_PIP + _PIPS_APART)
            widths.append(width)
        return widths

    @staticmethod
    def _edge(level: int) -> int:
        return _TIGHT if level == LEVELS - 1 else _EDGE

    def sizeHint(self) -> QSize:
        return QSize(self.widths()[0], self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.widths()[-1], self._look.px(_HEIGHT))

    def _boxes(self) -> list[QRect]:
        left, boxes = 0, []
        for width in self._wished(self._level, self._now):
            boxes.append(QRect(left, 0, width, self.height()))
            left += width
        return boxes

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            for stop, box in zip(self._stops, self._boxes(), strict=True):
                if box.contains(event.pos()):
                    say_beside(event, self, (stop.explained, self.accessibleName()), box)
                    return True
        return super().event(event)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        known = (self._stops, self._now, self._left, self._level)
        self._kept.paint_whole(self, known, self._paint)

    def _paint(self, painter: QPainter) -> None:
        painter.setFont(self._look.bold(15))
        for index, (stop, box) in enumerate(zip(self._stops, self._boxes(), strict=True)):
            room = QRectF(box).adjusted(1, 1, self._point - 2, -3)
            arrow = _arrow(room, self._point, is_first=index == 0)
            is_now = stop is self._now
            self._paint_arrow(painter, arrow, is_now=is_now)
            self._paint_stop(painter, room, stop, is_now=is_now)

    def _paint_arrow(self, painter: QPainter, arrow: QPolygonF, *, is_now: bool) -> None:
        made = materials_of(self._look)
        shade = QColor("#000000")
        shade.setAlphaF(made.shadow_share)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPolygon(arrow.translated(0.5, 2))
        pen = QPen(QColor(CARD_INK), 1.6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(GOLD if is_now else made.bar))
        painter.drawPolygon(arrow)

    def _paint_stop(self, painter: QPainter, box: QRectF, stop: Stop, *, is_now: bool) -> None:
        look, px = self._look, self._look.px
        colour = INK if is_now else look.palette.quiet
        side = px(_SIGN)
        icon = look.icon(stop.icon, side, self.devicePixelRatioF(), colour)
        left = box.left() + self._point + px(self._edge(self._level)) - px(4)
        painter.drawPixmap(round(left), round(box.center().y() - side / 2), icon)
        left += side + px(_GAP)
        if _has_word(stop, stop if is_now else None, self._level):
            painter.setPen(QColor(colour))
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(box.adjusted(left - box.left(), -1, 0, 0), middle, stop.word)
            left += painter.fontMetrics().horizontalAdvance(stop.word) + px(_GAP)
        if stop.pips:
            done = stop.pips - self._left if is_now else stop.pips
            self._paint_pips(painter, QPointF(left, box.center().y()), colour, stop.pips, done)

    def _paint_pips(
        self, painter: QPainter, at: QPointF, colour: str, number: int, done: int
    ) -> None:
        """Paint pips: a filled one is an action still to do, a ring is a done one."""
        side, apart = self._look.px(_PIP), self._look.px(_PIPS_APART)
        painter.setPen(QPen(QColor(colour), 1.6))
        for index in range(number):
            painter.setBrush(QColor(colour) if index >= done else Qt.BrushStyle.NoBrush)
            x = at.x() + index * (side + apart)
            painter.drawEllipse(QRectF(x + 1, at.y() - side / 2 + 1, side - 2, side - 2))


@lru_cache(maxsize=64)  # all levels are measured again for each phase
def _width_of(words: str, pixels: int) -> int:
    return QFontMetrics(text_font(pixels, QFont.Weight.Bold)).horizontalAdvance(words)


def _has_word(stop: Stop, now: Stop | None, level: int) -> bool:
    return level == 0 or (level == 1 and stop is now)


def _arrow(box: QRectF, point: float, *, is_first: bool) -> QPolygonF:
    """Return an arrow; the first has a straight end."""
    middle, right = box.center().y(), box.right() - point
    notch = box.left() if is_first else box.left() + point
    return QPolygonF(
        [
            box.topLeft(),
            QPointF(right, box.top()),
            QPointF(box.right(), middle),
            QPointF(right, box.bottom()),
            box.bottomLeft(),
            QPointF(notch, middle),
        ]
    )
