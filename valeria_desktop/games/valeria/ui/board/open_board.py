"""Another player's board, opened over the table while the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from valeria_desktop.games.valeria.ui.board.board_plan import BOARD
from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.focus_watch import FocusWatch, hide_and_return
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

_BUTTON = 34
_RIM = 4


class OpenBoard(QFrame):
    """Shows one side's board over the table until the player closes it, by Esc or its button."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Make a hidden frame without a board."""
        super().__init__(parent)
        self._look = look
        self._around = parent
        self._before: QWidget | None = None
        self.board = SideBoard(look, peeks=False)
        self._button = Button(look, icon="close")
        self._button.setAccessibleName(self.tr("Close this board (Esc)."))
        explain_beside(self._button, self._button.accessibleName())
        self._button.clicked.connect(self.close_board)
        row = QHBoxLayout(self)
        row.setContentsMargins(_RIM, _RIM, _RIM, _RIM)
        row.addWidget(self.board)
        self._button.setParent(self)
        parent.installEventFilter(self)
        self.hide()
        self._watch = FocusWatch(self)
        self._watch.moved.connect(self._make_way)

    @property
    def seat(self) -> int:
        """The seat whose board is open, or -1."""
        return self.board.seat if self.isVisible() else -1

    def open_board(self, scene: Scene, seat: int, anchor: QRect | None = None) -> None:
        """Open a side's board beside `anchor`, a box in the parent, or else in the lower right."""
        if not self.isVisible():
            self._before = self.window().focusWidget()
        self.board.show_scene(scene, seat)
        self._place(anchor)
        self.show()
        self.raise_()
        self.board.tableau.setFocus(Qt.FocusReason.PopupFocusReason)

    def show_scene(self, scene: Scene) -> None:
        """Update the open board from a scene; close it if it has become the viewer's."""
        if not self.isVisible():
            return
        if self.board.seat == scene.viewer or self.board.seat > len(scene.seats):
            self.close_board()
        else:
            self.board.show_scene(scene, self.board.seat)

    def close_board(self) -> None:
        """Close the board and return the focus to the widget that had it before."""
        if not self.isVisible():
            return
        hide_and_return(self, self._before)
        self._before = None
        self.closed.emit()

    def _make_way(self) -> None:
        """Close the board if the keys have gone to something below it."""
        if self._watch.is_below:
            self.close_board()

    def _place(self, anchor: QRect | None) -> None:
        """Place the frame beside a box: below it in the upper half, over it in the lower half."""
        room = self._around.rect()
        box = QRect(room.topLeft(), self.sizeHint().boundedTo(room.size()))
        target = anchor or room
        if anchor is not None and anchor.center().y() < room.center().y():
            box.moveTopRight(anchor.bottomRight())
        else:
            box.moveBottomRight(target.bottomRight())
        if box.left() < room.left():
            box.moveLeft(room.left())
        if box.top() < room.top():
            box.moveTop(room.top())
        self.setGeometry(box)

    def sizeHint(self) -> QSize:
        """Return the size of the viewer's board plus a rim."""
        room = self._around.size()
        unit = unit_of(room)
        text = min(self._look.scale, 1.2 * unit)
        height = BOARD.height() * max(unit, text)
        return QSize(
            min(room.width(), round(BOARD.width() * unit) + 2 * _RIM), round(height) + 2 * _RIM
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, high = self._button.sizeHint().width(), self._look.px(_BUTTON)
        self._button.setGeometry(self.width() - wide - _RIM, _RIM, wide, high)
        self._button.raise_()

    def close_by_escape(self) -> bool:
        self.close_board()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_board()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.palette.quiet), 1.5))
        painter.setBrush(QColor(self._look.palette.table))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place(None)
        return super().eventFilter(watched, event)
