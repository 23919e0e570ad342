"""The hanging signs of the review: a board of wood on two ropes for each of its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from valeria_desktop.ui.controls.choices import make_exclusive, take_choices
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPainter

    from valeria_desktop.ui.paint.room_look import RoomLook

_ROPE, _BOARD, _UNDER = 16.0, 40.0, 4.0
"""The ropes' length, the boards' height, and the room for their shadow, in units."""
_WORDS, _ICON, _EDGE, _GAP = 19.0, 21.0, 14.0, 7.0
_CREAM = "#f3e8cc"
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class HangingSign(DrawnButton):
    """A board that hangs from the upper edge; the pressed one is in the light."""

    def __init__(self, look: RoomLook, words: str, icon: str) -> None:
        """Carve an icon and words."""
        super().__init__(look)
        self._room, self._icon = look, icon
        self.setText(words)
        self.setAccessibleName(words)
        make_exclusive(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        unit, px = self._room.unit, self._room.px
        words = QFontMetricsF(self._room.title_font(_WORDS)).horizontalAdvance(self.text())
        wide = words + px(_ICON) + (2 * _EDGE + _GAP) * max(unit, self._room.scale)
        return QSize(round(wide) + 1, round((_ROPE + _UNDER) * unit) + self._high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _high(self) -> int:
        return round(max(_BOARD * self._room.unit, _BOARD * 0.86 * self._room.scale))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        unit = self._room.unit
        top = _ROPE * unit + (2 * unit if self.isDown() else 0)
        board = QRectF(whole.left() + 2, top, whole.width() - 5 * unit, self._high)
        self._paint_ropes(painter, board, unit)
        is_on = self.isChecked()
        Wood(painter, self._room, unit, is_lamp_lit=True).paint_board(board, is_active=is_on)
        if self.underMouse() and not is_on:
            painter.setPen(QPen(QColor(GOLD), 1.6 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(board.adjusted(3, 3, -3, -3), 6 * unit, 6 * unit)
        self._paint_words(painter, board)
        self.draw_focus(painter, board.adjusted(-1, -1, 1, 1), 8 * unit)

    def _paint_ropes(self, painter: QPainter, board: QRectF, unit: float) -> None:
        aside = 16 * unit
        for x in (board.left() + aside, board.right() - aside):
            painter.setPen(QPen(QColor(CARD_INK), 3.4 * unit))
            painter.drawLine(QPointF(x, 0), QPointF(x, board.top() + 2 * unit))
            painter.setPen(QPen(QColor("#a58a5c"), 1.4 * unit))
            painter.drawLine(QPointF(x, 0), QPointF(x, board.top()))

    def _paint_words(self, painter: QPainter, board: QRectF) -> None:
        look = self._room
        colour = _CREAM if look.is_dark else INK
        side, size = look.px(_ICON), max(look.unit, look.scale)
        left = board.left() + _EDGE * size
        icon = QRectF(left, board.center().y() - side / 2, side, side)
        Brush(painter, look, look.unit).icon(self._icon, icon, colour)
        painter.setFont(look.title_font(_WORDS))
        painter.setPen(QColor(colour))
        words = board.adjusted(icon.right() - board.left() + _GAP * size, 0, 0, -1)
        at = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, int(at), self.text())


class HangingSigns(QWidget):
    """A row of signs, one of which is pressed; arrows go from one to the next."""

    turned = Signal(int)
    """The number of the page that is to be shown, from 0 on."""

    def __init__(self, look: RoomLook) -> None:
        """Hang no sign."""
        super().__init__()
        self._look = look
        self.setAccessibleName(self.tr("Pages of the review"))
        self.signs: list[HangingSign] = []
        self._group = QButtonGroup(self)
        take_choices(self._group, self.turned.emit)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(12 * look.unit))
        self._row.addStretch(1)
        self._row.addStretch(1)

    @property
    def current(self) -> int:
        """The number of the pressed sign; -1 without one."""
        return self._group.checkedId()

    def hang(self, pages: list[tuple[str, str]]) -> None:
        """Hang a sign for each page, given as words and an icon; the first one is pressed."""
        for sign in self.signs:
            self._group.removeButton(sign)
            self._row.removeWidget(sign)
            sign.hide()
            sign.deleteLater()
        self.signs = [HangingSign(self._look, words, icon) for words, icon in pages]
        for number, sign in enumerate(self.signs):
            self._group.addButton(sign, number)
            self._row.insertWidget(number + 1, sign)
        if self.signs:
            self.signs[0].setChecked(True)

    def show_current(self, number: int) -> None:
        """Press a sign without turning to its page."""
        self.signs[number].setChecked(True)

    def step(self, by: int) -> None:
        """Turn to the page beside the present one, if there is one."""
        number = self.current + by
        if 0 <= number < len(self.signs):
            self.show_current(number)
            self.turned.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.step(step)
        self.signs[self.current].setFocus(Qt.FocusReason.OtherFocusReason)
