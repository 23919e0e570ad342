"""A track from 0 to 10 with a token, its notches, and its +10 markers of brass."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import (
    Property,
    QEasingCurve,
    QLineF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.kept import TURNS, KeptPictures
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.materials import (
    BRASS,
    BRASS_EDGE,
    INK,
    STRONG_WOOD_DARK,
    materials_of,
)
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.materials import Materials


_TEN = 10


def paint_markers(brush: Brush, box: QRectF, count: int) -> None:
    """Paint a +10 marker into a box; several as a pile with their number."""
    painter = brush.painter
    for below in (3, 0) if count > 1 else (0,):
        _paint_marker(painter, box.adjusted(0, 0, -below, 0).translated(below, -below))
    painter.setFont(brush.font(14))
    painter.setPen(QColor(INK))
    painter.drawText(box, _CENTRE, f"+{_TEN}" if count == 1 else f"{count}×{_TEN}")


def _paint_marker(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(QColor(INK), 1.5))
    painter.setBrush(QColor(BRASS_EDGE))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QPen(QColor(BRASS), 1.2))
    painter.drawRoundedRect(box.adjusted(1.6, 1.6, -1.6, -1.6), 3, 3)


def paint_place(brush: Brush, box: QRectF) -> None:
    """Paint the empty place of a marker."""
    painter, made = brush.painter, materials_of(brush.look)
    painter.setPen(QPen(QColor(made.rail_line), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)


def paint_change(brush: Brush, box: QRectF, change: int, colour: QColor) -> None:
    """Paint the amount of a change."""
    painter = brush.painter
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(QColor(brush.look.palette.panel))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setFont(brush.font(14))
    painter.setPen(colour)
    sign = "+" if change > 0 else "−"
    painter.drawText(box, _CENTRE, f"{sign}{abs(change)}")


END = 10
_WRITTEN = (0, 5, END)
_CENTRE = Qt.AlignmentFlag.AlignCenter


def markers_of(value: float) -> int:
    """Return the number of +10 markers for a value; 10 itself is still on the track."""
    return max(0, ceil(value / END) - 1)


def place_of(value: float) -> float:
    """Return the token's notch on the track, from 0 to 10."""
    return value - END * markers_of(value)


def cell_of(rail: QRectF, place: float) -> QRectF:
    """Return the box of a notch."""
    inside = rail.adjusted(3, 0, -3, 0)
    width = inside.width() / (END + 1)
    return QRectF(inside.left() + place * width, inside.top(), width, inside.height())


def _bed_of(look: Look) -> Materials:
    """Return the tones of a rail; with strong contrast its bed is dark in both themes.

    A reached notch bears a number at 7:1 there, so it can't be 3:1 to the bed: its rim is.
    """
    return STRONG_WOOD_DARK if look.is_strong else materials_of(look)


def paint_rail(brush: Brush, rail: QRectF, colour: str, shown: float, *, is_stacked: bool) -> None:
    """Paint a rail with its notches, filled with a colour up to the value."""
    painter, made = brush.painter, _bed_of(brush.look)
    corner = 4 * brush.unit if not is_stacked else rail.height() / 2
    painter.setPen(QPen(QColor(CARD_INK), 1.5))
    painter.setBrush(QColor(made.rail))
    painter.drawRoundedRect(rail, corner, corner)
    place = place_of(shown)
    reached = legible(brush.look, colour, CARD_TEXT)
    for number in range(END + 1):
        cell = cell_of(rail, number).adjusted(0.8, 2.6, -0.8, -2.6)
        if number <= place and shown:
            rim = QPen(QColor(CARD_TEXT), 1.2) if brush.look.is_strong else Qt.PenStyle.NoPen
            painter.setPen(rim)
            painter.setBrush(reached if number == floor(place) else reached.darker(125))
            painter.drawRoundedRect(cell, 2, 2)
        elif number not in _WRITTEN:
            painter.setPen(QPen(QColor(made.rail_line), 1))
            middle = cell.center().x()
            painter.drawLine(QLineF(middle, cell.top() + 1, middle, cell.bottom() - 1))
    if not is_stacked:
        _write(brush, rail, shown)


def _write(brush: Brush, rail: QRectF, shown: float) -> None:
    """Write 0, 5 and 10 into their notches."""
    painter, look = brush.painter, brush.look
    painter.setFont(brush.font(13))
    for number in _WRITTEN:
        is_reached = number <= place_of(shown) and shown > 0
        is_light = is_reached or look.is_strong
        painter.setPen(QColor(CARD_TEXT if is_light else look.palette.ink))
        painter.drawText(cell_of(rail, number).adjusted(-9, 0, 9, 0), _CENTRE, str(number))


DURATION = 200
_TICK_LASTS, _TICK = 120, 0.15
_CHANGE_LASTS = 1800
_WIDTH, _HEIGHT = 228, 34
_ICON, _NUMBER, _BEFORE, _MARKER = 22, 31, 60, 36
_RAIL, _NOTCHES = 25, 8
_LINE = 27  # heights of a stacked track: icon, number, marker
_MARKER_WIDE = 31
_CHANGE = 30
_TOKEN = 23
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@frozen(eq=False)
class Counted:
    """The kind of things that a track counts."""

    icon: str
    colour: str
    name: Callable[[], str]
    explained: Callable[[], str]


class Track(QWidget):
    """Shows an amount of something."""

    def __init__(self, look: Look, counted: Counted, parent: QWidget | None = None) -> None:
        """Start at 0."""
        super().__init__(parent)
        self._look = look
        self._counted = counted
        self._value = 0
        self._shown = 0.0
        self._change = 0
        self._is_stacked = False
        self._tick = 0.0
        self._kept = KeptPictures(look, each=TURNS)
        self.duration = DURATION
        """The length of the token's motion, in ms; 0 for none."""
        self._motion = QPropertyAnimation(self, b"shown", self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._ticking = QVariantAnimation(self, startValue=_TICK, endValue=0.0)
        self._ticking.setDuration(_TICK_LASTS)
        self._ticking.valueChanged.connect(self._ticked)
        self._clearing = QTimer(self, singleShot=True, interval=_CHANGE_LASTS)
        self._clearing.timeout.connect(self._clear_change)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)
        self._say()

    @property
    def value(self) -> int:
        """The value that the track shows or moves to."""
        return self._value

    @property
    def change(self) -> int:
        """The change that is marked now; 0 for none."""
        return self._change

    def show_value(self, value: int, *, at_once: bool = False) -> None:
        """Show a value; `at_once` without motion and without the mark of a change."""
        change, self._value = value - self._value, value
        if at_once:
            self._motion.stop()
            self._ticking.stop()
            self._tick = 0.0
            self._set_shown(value)
            self._clear_change()
        elif change:
            self._change = change
            self._clearing.start()
            self._move()
        self._say()
        self.update()

    def _move(self) -> None:
        self._motion.stop()
        if not self.duration or not self.isVisible():
            self._set_shown(self._value)
            return
        self._ticking.start()
        self._motion.setDuration(self.duration)
        self._motion.setStartValue(self._shown)
        self._motion.setEndValue(float(self._value))
        self._motion.start()

    def _ticked(self, larger: float) -> None:
        self._tick = larger
        self.update()

    @property
    def is_ticking(self) -> bool:
        """Whether the number is painted larger for a moment, after a change."""
        return self._ticking.state() is QVariantAnimation.State.Running

    def _clear_change(self) -> None:
        self._clearing.stop()
        self._change = 0
        self.update()

    def _get_shown(self) -> float:
        return self._shown

    def _set_shown(self, shown: float) -> None:
        self._shown = float(shown)
        self.update()

    shown = Property(float, _get_shown, _set_shown)

    def _say(self) -> None:
        self.setAccessibleName(
            self.tr("{what}: {number}").format(what=self._counted.name(), number=self._value)
        )
        explained = self._counted.explained()
        explain_beside(self, f"{self.accessibleName()}. {explained}")
        self.setAccessibleDescription(explained)

    @property
    def unit(self) -> float:
        """The size of a drawn track's pixel."""
        width = self.width() * (2 if self.is_stacked else 1)
        return min(width / _WIDTH, 1.35 * self.height() / _HEIGHT) or 1.0

    @property
    def is_stacked(self) -> bool:
        """Whether the notches are below the number."""
        return self._is_stacked

    def stack(self, *, is_stacked: bool) -> None:
        """Put the notches below the number, or beside it."""
        if is_stacked != self._is_stacked:
            self._is_stacked = is_stacked
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDTH), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    # --- boxes

    def _line(self) -> QRectF:
        """Return the box of icon, number and markers."""
        if not self.is_stacked:
            return QRectF(self.rect())
        unit = self.unit
        whole = (_LINE + _NOTCHES + 3) * unit
        top = max(0.0, (self.height() - whole) / 2)
        return QRectF(0, top, self.width() - 6 * unit, _LINE * unit)

    def _rail(self) -> QRectF:
        unit, line = self.unit, self._line()
        if self.is_stacked:
            return QRectF(0, line.bottom() + 2 * unit, line.width(), _NOTCHES * unit)
        height = min(_RAIL * unit, self.height() - 6.0)
        width = self.width() - (_BEFORE + _MARKER) * unit
        return QRectF(_BEFORE * unit, (self.height() - height) / 2, width, height)

    def token_rect(self) -> QRect:
        """Return the box of the token at rest."""
        if self.is_stacked:
            return self._icon().toAlignedRect()
        return self._token(place_of(self._value)).toAlignedRect()

    def _icon(self) -> QRectF:
        line, side = self._line(), _ICON * self.unit
        return QRectF(2 * self.unit, line.center().y() - side / 2, side, side)

    def _token(self, place: float) -> QRectF:
        return square(cell_of(self._rail(), place).center(), _TOKEN * self.unit)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        brush = Brush(painter, self._look, self.unit)
        place, markers = floor(place_of(self._shown)), markers_of(self._shown)
        known = (place, markers, self.is_stacked)
        self._kept.paint(painter, self.rect(), (0, known, self.unit), self._paint_still)
        self._paint_number(brush)
        if not self.is_stacked:
            brush.icon(self._counted.icon, self._token(place_of(self._shown)))
        self._paint_change(brush)
        painter.end()

    def _paint_still(self, brush: Brush, _box: QRectF) -> None:
        """Paint everything that doesn't move."""
        brush.icon(self._counted.icon, self._icon())
        paint_rail(
            brush, self._rail(), self._counted.colour, self._shown, is_stacked=self.is_stacked
        )
        self._paint_markers(brush)

    def _paint_number(self, brush: Brush) -> None:
        """Write the number, larger for a moment after a change."""
        painter, line, unit = brush.painter, self._line(), brush.unit
        font = brush.font(23)
        font.setPixelSize(letters(min(font.pixelSize(), line.height() * 0.9)))
        painter.setFont(font)
        painter.setPen(QColor(self._look.palette.ink))
        left = 29 * unit if self.is_stacked else (_BEFORE - 4 - _NUMBER) * unit
        box = QRectF(left, line.top(), _NUMBER * unit, line.height())
        side = _LEFT if self.is_stacked else _RIGHT
        painter.save()
        if self._tick:
            painter.translate(box.center())
            painter.scale(1 + self._tick, 1 + self._tick)
            painter.translate(-box.center())
        painter.drawText(box, side, str(self._value))
        painter.restore()

    def _paint_markers(self, brush: Brush) -> None:
        """Paint a +10 marker beside the track, or its empty place."""
        unit, line = brush.unit, self._line()
        height = min(22 * unit, line.height() - 4)
        beside = self._rail().right() + (4 + _MARKER_WIDE) * unit
        right = line.right() - 1 if self.is_stacked else beside
        wide = _MARKER_WIDE * unit
        box = QRectF(right - wide, line.center().y() - height / 2, wide, height)
        count = markers_of(self._shown)
        if count:
            paint_markers(brush, box, count)
        elif not self.is_stacked:
            paint_place(brush, box)

    def _paint_change(self, brush: Brush) -> None:
        """Paint the amount of the change beside the token."""
        if not self._change:
            return
        tokens = self._look.palette
        where = self._rail()
        colour = QColor(tokens.good if self._change > 0 else tokens.bad)
        width, height = (
            _CHANGE * brush.unit,
            min(20 * brush.unit, max(where.height() - 2, 17 * brush.unit)),
        )
        if self.is_stacked:
            left = where.right() - width
        else:
            token = self._token(place_of(self._shown))
            left = token.right() + 2
            if left + width > where.right():
                left = token.left() - width - 2
        box = QRectF(left, where.center().y() - height / 2, width, height)
        paint_change(brush, box, self._change, colour)
