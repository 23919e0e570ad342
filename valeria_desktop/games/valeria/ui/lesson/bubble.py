"""The bubble of the lesson, and the frame around what it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.kit.controls import Button, Kind, Text

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.kit.look import Look

_WIDTHS = (330, 266)
"""It is narrower where that keeps it from covering what it speaks of."""
_GAP = 12


class Spotlight(QWidget):
    """A frame around a thing; it lets every click through."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def frame(self, box: QRect) -> None:
        """Frame a box of the window."""
        self.setGeometry(box.adjusted(-6, -6, 6, 6))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(QColor(self._look.palette.table), 6))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(QPen(QColor(self._look.palette.focus), 3.5))
        painter.drawRoundedRect(box, 10, 10)
        painter.end()


class Bubble(QFrame):
    """Says one sentence beside what it is about."""

    went_on = Signal()
    left = Signal()

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._window = window
        self.setProperty("panel", True)
        self._column = QVBoxLayout(self)
        self._where = Text(look, "", 13, is_quiet=True)
        self._where.setWordWrap(False)
        self.words = Text(look, "", 17)
        self.next = Button(look, self.tr("Next"), icon="right", key="⏎", kind=Kind.PRIMARY)
        self.leave = Button(look, self.tr("Leave the lesson"), kind=Kind.QUIET)
        for button in (self.next, self.leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the prompt
        self.next.clicked.connect(self.went_on)
        self.leave.clicked.connect(self.left)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # wherever the focus is
            enter = QShortcut(QKeySequence(key), self.next)
            enter.setAutoRepeat(False)
            enter.activated.connect(self.next.click)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        px = self._look.px
        column = self._column
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(px(14), px(10), px(14), px(10))
        column.setSpacing(px(6))
        row = QHBoxLayout()
        row.addWidget(self.leave)
        row.addStretch(1)
        row.addWidget(self.next)
        column.addWidget(self._where)
        column.addWidget(self.words)
        column.addLayout(row)

    def say(self, where: str, sentence: str, *, waits: bool) -> None:
        """Say a sentence; `waits` for the button if there is nothing to be done at the table."""
        self._where.setText(where)
        self.words.setText(sentence)
        self.setAccessibleName(f"{where}. {sentence}")
        self.next.setVisible(waits)

    def stand_by(self, box: QRect) -> None:
        """Stand beside a box of the window, without covering it where there is room."""
        tokens = self._look.palette
        self.setStyleSheet(
            f"Bubble {{ background: {tokens.panel}; border: 2px solid {tokens.focus}; }}"
        )
        corner: QPoint | None = None
        for width in _WIDTHS:
            self._take_width(self._look.px(width))
            corner = self._beside(box)
            if corner is not None:
                break
        self.move(corner or self._middle(box))
        self.show()
        self.raise_()

    def _take_width(self, width: int) -> None:
        """Be as wide as that, and as high as the words then need; Qt would cut them."""
        self.setFixedWidth(width)
        self.ensurePolished()
        margins = self._column.contentsMargins()
        room = self.contentsRect().width() - margins.left() - margins.right()
        self.words.setMinimumHeight(0)  # else it needs at least what it had
        self.words.setFixedHeight(self.words.heightForWidth(room))
        self.resize(width, self._column.totalSizeHint().height())

    def _room(self) -> QRect:
        return self._window.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)

    def _middle(self, box: QRect) -> QPoint:
        """Stand in the middle of a box, as far as that is in the window."""
        room = self._room()
        left = min(box.center().x() - self.width() // 2, room.right() - self.width())
        top = min(box.center().y() - self.height() // 2, room.bottom() - self.height())
        return QPoint(max(room.left(), left), max(room.top(), top))

    def _beside(self, box: QRect) -> QPoint | None:
        """Find where it fits below, above, left or right of a box."""
        middle = self._middle(box)
        corners = (
            QPoint(middle.x(), box.bottom() + _GAP),
            QPoint(middle.x(), box.top() - self.height() - _GAP),
            QPoint(box.left() - self.width() - _GAP, middle.y()),
            QPoint(box.right() + _GAP, middle.y()),
        )
        room = self._room()
        fitting = (corner for corner in corners if room.contains(QRect(corner, self.size())))
        return next(fitting, None)
