"""Fields in the look of the program: a choice, a box to tick, lines to write and to search in.

The size of their letters follows the setting, which Qt's own fields ignore.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QStyledItemDelegate,
    QWidget,
)

from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.look import LEAST_TARGET

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent

    from valeria_desktop.ui.paint.look import Look


_HEIGHT = 32
_EDGE = 9
_ARROW = 12
_ICON = 18
_LABEL = 92
_ROW = 32
_MOST_SHOWN = 12


class Selector(QComboBox):
    """A choice among a few values, painted like the buttons beside it."""

    def __init__(self, look: Look, name: str) -> None:
        """Offer no value yet; `name` is the field's name for a screen reader."""
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        self._measure_as_values_come()
        self.setMaxVisibleItems(_MOST_SHOWN)
        self.currentTextChanged.connect(self._tell_value)
        self.setItemDelegate(QStyledItemDelegate(self))  # Qt's delegate ignores row heights
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _measure_as_values_come(self) -> None:
        """Ask for room by all values.

        Qt's `AdjustToContents` does so, too, but 20 ms later resizes the field past its layout:
        for a moment it lies over the next one.
        """
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)
        self.model().rowsInserted.connect(self._values_changed)
        self.model().rowsRemoved.connect(self._values_changed)
        self.model().dataChanged.connect(self._values_changed)

    def _values_changed(self) -> None:
        self.updateGeometry()

    def _tell_value(self) -> None:
        """Tell a screen reader that the field has another name: its value is part of it."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def _look_changed(self) -> None:
        self.setFont(self._look.font(15))
        self.view().setFont(self.font())
        # the list drops down below the field; over the field Qt makes it too low
        tokens = self._look.palette
        self.setStyleSheet(
            "QComboBox { combobox-popup: 0; }"
            f"QAbstractItemView::item {{ min-height: {self._look.px(_ROW)}px; padding: 0 9px;"
            " border-radius: 4px; }"
            f"QAbstractItemView::item:selected {{ background: {tokens.lit};"
            f" color: {tokens.on_lit}; }}"
            # on parchment the colours are not those of the program's style
            f"QComboBox QAbstractItemView {{ background: {tokens.raised}; color: {tokens.ink};"
            f" border: 2px solid {tokens.ink}; padding: 6px; outline: 0; }}"
        )
        side = self._look.px(_ICON)
        self.setIconSize(QSize(side, side))
        self.updateGeometry()
        self.update()

    def offer(self, choices: Iterable[tuple[str, object]]) -> None:
        """Offer words, each with its value."""
        self.clear()
        for words, value in choices:
            self.addItem(words, value)

    def show_value(self, value: object) -> None:
        """Show a value as the chosen one."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def sizeHint(self) -> QSize:
        px, metrics = self._look.px, self.fontMetrics()
        texts = [metrics.horizontalAdvance(self.itemText(row)) for row in range(self.count())]
        icon = px(_ICON + 6) if self._has_icons() else 0
        return QSize(
            max(texts, default=0) + icon + px(3 * _EDGE + _ARROW) + 8,
            max(LEAST_TARGET, px(_HEIGHT)),
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(72), max(LEAST_TARGET, self._look.px(_HEIGHT)))

    def _has_icons(self) -> bool:
        return any(not self.itemIcon(row).isNull() for row in range(self.count()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # a player who scrolls the page over a field means no other value

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        ink = self._paint_ground(painter, box)
        px, ratio = self._look.px, self.devicePixelRatioF()
        side = px(_ARROW)
        arrow = self._look.icon("down", side, ratio, ink.name())
        right = box.right() - px(_EDGE) - side
        painter.drawPixmap(QPointF(right, round(box.center().y() - side / 2)), arrow)
        left = box.left() + px(_EDGE)
        icon = self.itemIcon(self.currentIndex())
        if not icon.isNull():
            side = px(_ICON)
            mode = icon.Mode.Normal if self.isEnabled() else icon.Mode.Disabled
            pixmap = icon.pixmap(QSize(side, side), ratio, mode)
            painter.drawPixmap(QPointF(left, round(box.center().y() - side / 2)), pixmap)
            left += side + px(6)
        painter.setPen(ink)
        room = QRectF(left, box.top(), right - left - 4, box.height())
        words = painter.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        painter.end()

    def _paint_ground(self, painter: QPainter, box: QRectF) -> QColor:
        """Paint the field and its focus, and return the colour of its words."""
        tokens = self._look.palette
        is_enabled = self.isEnabled()
        is_lit = self.underMouse() and is_enabled
        painter.setPen(QPen(QColor(tokens.lit if is_lit else tokens.line), 1.5))
        painter.setBrush(QColor(tokens.raised if is_enabled else tokens.panel))
        painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 7)
        return QColor(tokens.ink if is_enabled else tokens.quiet)


class Tick(QCheckBox):
    """A box to tick."""

    def __init__(self, look: Look, words: str, size: float = 15, *, is_bold: bool = False) -> None:
        """Make an empty box with words beside it."""
        super().__init__(words)
        self._look = look
        self._size = size
        self._is_bold = is_bold
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        font = self._look.bold if self._is_bold else self._look.font
        self.setFont(font(self._size))
        self.setMinimumHeight(LEAST_TARGET)


class TextField(QLineEdit):
    """A line for the player to write in."""

    def __init__(self, look: Look, name: str) -> None:
        """Make an empty line; `name` is its name for a screen reader."""
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(15))
        self.setMinimumHeight(max(LEAST_TARGET, self._look.px(_HEIGHT - 4)))


def labelled(look: Look, words: str, field: QWidget) -> QWidget:
    """Put words before a field."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    label = Text(look, words, 15)
    label.setBuddy(field)
    label.setMinimumWidth(look.px(_LABEL))
    line.addWidget(label)
    line.addWidget(field, 1)
    return row


class SearchField(QLineEdit):
    """A field whose words filter the shown rows; the first Esc empties the field."""

    def __init__(self, look: Look, words: str) -> None:
        """Make an empty field; `words` name the texts that it searches."""
        super().__init__()
        self._look = look
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self.setClearButtonEnabled(True)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(16))
        self.setMinimumHeight(LEAST_TARGET)

    def words(self) -> tuple[str, ...]:
        """Return the words to search for, in lower case."""
        return tuple(self.text().casefold().split())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
