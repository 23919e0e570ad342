"""A track of 0 to 10 on which a token moves; what is more than 10 is told by +10 markers."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    Property,
    QEasingCurve,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.boards.sides import kind_name
from valeria_desktop.games.valeria.ui.cards.colours import RESOURCES
from valeria_desktop.games.valeria.ui.cards.glossary import explain
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

END = 10
DURATION = 200
_CHANGE_LASTS = 1800
_LABEL, _NUMBER, _GAP, _CELL, _MARKERS, _HEIGHT = 56, 24, 10, 19, 62, 30
_BEFORE = _LABEL + _NUMBER + _GAP
_MARKER = 28
_SIDE_BY_SIDE = 2
_CHANGE = 30
_TOKEN = 1.6  # of a cell; more would hide its neighbours
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def markers_of(value: float) -> int:
    """Count the +10 markers that a value needs; 10 itself is still on the track."""
    return max(0, ceil(value / END) - 1)


def place_of(value: float) -> float:
    """Give the place of the token on the track."""
    return value - END * markers_of(value)


class Track(QWidget):
    """Shows how much there is of one resource, or of Victory Points."""

    def __init__(self, look: Look, kind: str, parent: QWidget | None = None) -> None:
        """Stand at 0."""
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._value = 0
        self._shown = 0.0
        self._change = 0
        self._unit = 0.0
        self._kept = KeptPictures(look, each=TURNS)
        self.duration = DURATION
        """How long the token moves, in milliseconds; 0 puts it there at once."""
        self._motion = QPropertyAnimation(self, b"shown", self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clearing = QTimer(self, singleShot=True, interval=_CHANGE_LASTS)
        self._clearing.timeout.connect(self._clear_change)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._look_changed)
        self._say()

    @property
    def value(self) -> int:
        """The value it shows, or is about to."""
        return self._value

    @property
    def change(self) -> int:
        """The change that is pointed out just now; 0 is none."""
        return self._change

    def show_value(self, value: int, *, at_once: bool = False) -> None:
        """Show a value; with `at_once` as it stands, without moving or pointing out a change."""
        change, self._value = value - self._value, value
        if at_once:
            self._motion.stop()
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
        self._motion.setDuration(self.duration)
        self._motion.setStartValue(self._shown)
        self._motion.setEndValue(float(self._value))
        self._motion.start()

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
            self.tr("{what}: {number}").format(what=kind_name(self._kind), number=self._value)
        )
        explain_beside(self, f"{self.accessibleName()}. {explain(self._kind)}")

    @property
    def unit(self) -> float:
        """The size of what would be one pixel on the smallest board."""
        return max(self._look.scale, self._unit)

    def resize_to(self, unit: float) -> None:
        """Paint larger on a larger board."""
        if unit != self._unit:
            self._unit = unit
            self._look_changed()

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        unit = self.unit
        width = (_BEFORE + _MARKERS) * unit + round(_CELL * unit) * (END + 1)
        return QSize(round(width), round(_HEIGHT * unit))

    def minimumSizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(_BEFORE + _MARKERS) + px(_CELL - 2) * (END + 1), px(24))

    # --- where things are

    def _rail(self) -> QRectF:
        unit = self.unit
        height = min(self.height() - 4.0, _HEIGHT * unit)
        width = self.width() - (_BEFORE + _MARKERS) * unit
        return QRectF(_BEFORE * unit, (self.height() - height) / 2, width, height)

    def _cell(self, place: float) -> QRectF:
        rail = self._rail()
        width = rail.width() / (END + 1)
        return QRectF(rail.left() + place * width, rail.top(), width, rail.height())

    def token_rect(self) -> QRect:
        """Give where the token stands when it does not move."""
        return self._token(place_of(self._value)).toAlignedRect()

    def _token(self, place: float) -> QRectF:
        cell = self._cell(place)
        side = min(cell.height() + 2, cell.width() * _TOKEN)
        return QRectF(cell.center().x() - side / 2, cell.center().y() - side / 2, side, side)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        brush = Brush(painter, self._look, self.unit)
        place, markers = floor(place_of(self._shown)), markers_of(self._shown)
        known = (self._value, place, markers)
        self._kept.paint(painter, self.rect(), (0, known, self.unit), self._paint_still)
        brush.icon(self._kind, self._token(place_of(self._shown)))
        self._paint_change(brush)
        painter.end()

    def _paint_still(self, brush: Brush, _box: QRectF) -> None:
        """Paint all but what moves."""
        self._paint_label(brush)
        self._paint_rail(brush)
        self._paint_markers(brush)

    def _paint_label(self, brush: Brush) -> None:
        painter, tokens, unit = brush.painter, self._look.palette, brush.unit
        painter.setFont(brush.font(14, bold=False))
        painter.setPen(QColor(tokens.quiet))
        label = QRectF(0, 0, _LABEL * unit, self.height())
        painter.drawText(label, _LEFT, kind_name(self._kind))
        painter.setFont(brush.font(20))
        painter.setPen(QColor(tokens.ink))
        number = QRectF(label.right(), 0, _NUMBER * unit, self.height())
        painter.drawText(number, _RIGHT, str(self._value))

    def _paint_rail(self, brush: Brush) -> None:
        painter, tokens = brush.painter, self._look.palette
        reached = QColor(RESOURCES[self._kind])
        reached.setAlphaF(0.5 if self._look.is_dark else 0.42)
        painter.setFont(brush.font(13, bold=False))
        place = place_of(self._shown)
        for number in range(END + 1):
            cell = self._cell(number).adjusted(1, 1.5, -1, -1.5)
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.setBrush(reached if number <= place else QColor(tokens.raised))
            painter.drawRoundedRect(cell, 3, 3)
            painter.setPen(QColor(tokens.ink if number <= place else tokens.quiet))
            painter.drawText(cell, _CENTRE, str(number))

    def _paint_markers(self, brush: Brush) -> None:
        """Lay the +10 markers beside the track; more than two as a pile with their number."""
        painter, rail, unit = brush.painter, self._rail(), brush.unit
        count = markers_of(self._shown)
        first = QRectF(rail.right() + 3, rail.top() + 1, _MARKER * unit, rail.height() - 2)
        painter.setFont(brush.font(13))
        if count <= _SIDE_BY_SIDE:
            for number in range(count):
                self._paint_marker(painter, first.translated(number * (first.width() + 2), 0))
            return
        for below in (4, 2, 0):
            self._paint_marker(painter, first.translated(below, -below).adjusted(0, 4, 0, 0))
        painter.setPen(QColor(self._look.palette.ink))
        beside = first.translated(first.width() + 7 * unit, 0)
        painter.drawText(beside, _LEFT, f"×{count}")

    def _paint_marker(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor(RESOURCES[self._kind]), 2))
        painter.setBrush(QColor(CARD_INK))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(CARD_TEXT))
        painter.drawText(box, _CENTRE, "+10")

    def _paint_change(self, brush: Brush) -> None:
        """Point out by how much it changed, beside the token."""
        if not self._change:
            return
        painter, tokens, rail = brush.painter, self._look.palette, self._rail()
        colour = QColor(tokens.good if self._change > 0 else tokens.bad)
        token = self._token(place_of(self._shown))
        width, height = _CHANGE * brush.unit, rail.height() - 2
        left = token.right() + 2
        if left + width > rail.right():
            left = token.left() - width - 2
        box = QRectF(left, rail.top() + 1, width, height)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(QColor(tokens.panel))
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setFont(brush.font(14))
        painter.setPen(colour)
        sign = "+" if self._change > 0 else "−"
        painter.drawText(box, _CENTRE, f"{sign}{abs(self._change)}")
