"""Kinds of advanced cards to be chosen: slips of parchment with a picture and a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from valeria_desktop.ui.kit.materials import GOLD, INK, materials_of
from valeria_desktop.ui.kit.picture_button import paint_tick
from valeria_desktop.ui.kit.pictures import picture

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.ui.kit.look import Look

_NAME, _WORDS = 16, 14
_PICTURE, _EDGE, _AROUND = 44, 6, 3
_WIDE, _NARROW = 340, 170
_TICK = 24
_RADIUS = 6.0
_BESIDE = 560
"""So wide must two columns be, at 100 %."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_WRAPPED = _LEFT | Qt.TextFlag.TextWordWrap
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class KindToggle(QAbstractButton):
    """A kind of cards that takes part, with a tick and a gold frame, or doesn't."""

    def __init__(self, look: Look, pictures: Sequence[str], name: str, words: str) -> None:
        """Show a kind that doesn't take part."""
        super().__init__()
        self._look, self._pictures, self._words = look, tuple(pictures), words
        self.setCheckable(True)
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    # --- room

    def _left(self) -> int:
        """Give where words begin."""
        return self._look.px(_PICTURE + 2 * _EDGE) + _AROUND

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px = self._look.px
        room = max(1, width - self._left() - px(_EDGE) - _AROUND)
        name = QFontMetrics(self._look.bold(_NAME)).height()
        metrics = QFontMetrics(self._look.font(_WORDS))
        words = metrics.boundingRect(0, 0, room, 10_000, int(_WRAPPED), self._words).height()
        inside = max(name + words, px(_PICTURE))
        return inside + px(_EDGE) + 2 * _AROUND

    def sizeHint(self) -> QSize:
        wide = self._look.px(_WIDE)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROW, self._look.px(_PICTURE))

    # --- painting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrows to the grid, which knows what lies below."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        made, is_in = materials_of(self._look), self.isChecked()
        is_lit = is_in or self.underMouse()
        painter.setPen(QPen(QColor(GOLD if is_in else INK), 3 if is_in else 1.4))
        painter.setBrush(QColor(made.parchment_button if is_lit else made.parchment))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        self._paint_pictures(painter, box)
        self._paint_words(painter, box)
        if is_in:
            paint_tick(painter, box.topRight(), self._look)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._look.palette.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    def _paint_pictures(self, painter: QPainter, box: QRectF) -> None:
        """Paint what there is of it: two lie one behind the other."""
        room, ratio = self._look.px(_PICTURE), painter.device().devicePixelRatio()
        number = len(self._pictures)
        side = round(room / (1 + 0.4 * (number - 1)))
        corner = QPointF(box.left() + self._look.px(_EDGE), box.center().y() - room / 2)
        for at, name in enumerate(self._pictures):
            step = (room - side) / max(1, number - 1) * at if number > 1 else 0
            painter.drawPixmap(corner + QPointF(step, step), picture(name, side, side, ratio))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        px = self._look.px
        room = box.adjusted(self._left() - _AROUND, px(_EDGE) / 2, -px(_EDGE), 0)
        painter.setPen(QColor(INK))
        painter.setFont(self._look.bold(_NAME))
        line = painter.fontMetrics().height()
        painter.drawText(room.adjusted(0, 0, -px(_TICK), 0), _LEFT, self.text())
        painter.setFont(self._look.font(_WORDS))
        painter.drawText(room.adjusted(0, line, 0, 0), _WRAPPED, self._words)


class KindGrid(QWidget):
    """Kinds beside and below each other; Tab goes to one of them, arrows to the others."""

    def __init__(self, look: Look) -> None:
        """Lie empty."""
        super().__init__()
        self._look = look
        self._kinds: list[KindToggle] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        look.changed.connect(self._arrange)

    def lay(self, kinds: Iterable[KindToggle]) -> None:
        """Lay kinds out."""
        self._kinds = list(kinds)
        for number, kind in enumerate(self._kinds):
            kind.pressed.connect(lambda number=number: self._go(number))
        self._arrange()
        self._go(0)

    def _arrange(self) -> None:
        """Lie in two columns, where words have room beside each other."""
        columns = 2 if self.width() >= self._look.px(_BESIDE) else 1
        if columns == self._columns:
            return
        self._columns = columns
        for number, kind in enumerate(self._kinds):
            self._grid.addWidget(kind, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def _go(self, number: int) -> None:
        """Have Tab lead to a kind from now on."""
        for at, kind in enumerate(self._kinds):
            is_here = at == number
            policy = Qt.FocusPolicy.StrongFocus if is_here else Qt.FocusPolicy.ClickFocus
            kind.setFocusPolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or not isinstance(focused, KindToggle):
            super().keyPressEvent(event)
            return
        to = self._kinds.index(focused) + step[0] * self._columns + step[1]
        if 0 <= to < len(self._kinds):
            self._go(to)
            self._kinds[to].setFocus(Qt.FocusReason.TabFocusReason)
