"""A plot whose rows the player points at with the mouse or the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.screens.review.sentences import ENTER

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelectionModel
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look

_Action = QAbstractItemView.CursorAction
_NOWHERE = -1
_PAGE = 10
_STEPS = {
    _Action.MoveLeft: -1,
    _Action.MoveUp: -1,
    _Action.MovePrevious: -1,
    _Action.MoveRight: 1,
    _Action.MoveDown: 1,
    _Action.MoveNext: 1,
    _Action.MovePageUp: -_PAGE,
    _Action.MovePageDown: _PAGE,
}


class Chart(QListView):
    """Shows the rows of a list as a plot, and emits the words of the row pointed at.

    A list in Qt's terms, as Qt tells screen readers only about the rows of its views.
    """

    pointed = Signal(str)
    """The words of the row under the mouse or the focus; "" without one."""
    row_chosen = Signal(int)
    """The player clicked a row, or pressed Enter on it."""

    def __init__(self, look: Look, model: QAbstractItemModel) -> None:
        """Show a model."""
        super().__init__()
        self._look = look
        self._hovered = _NOWHERE
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(lambda index: self.row_chosen.emit(index.row()))
        model.modelReset.connect(self._forget)
        look.changed.connect(self.viewport().update)

    # --- for subclasses

    def cell(self, row: int) -> QRectF:
        """Return the box of a row, for the mouse."""
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        """Paint the whole plot."""
        raise NotImplementedError

    # --- mouse and keys

    @property
    def rows(self) -> int:
        """The number of rows."""
        return self.model().rowCount() if self.model() is not None else 0

    @property
    def place(self) -> int:
        """The row under the mouse or the focus; negative without one."""
        if self._hovered != _NOWHERE or not self.hasFocus():
            return self._hovered
        return self.currentIndex().row()

    def _forget(self) -> None:
        self._hovered = _NOWHERE
        self._tell()

    def _tell(self) -> None:
        if not self.rows:  # the model may be gone at the program's end
            self.pointed.emit("")
            return
        index = self.model().index(self.place, 0)
        words = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else ""
        self.pointed.emit(words or "")
        self.viewport().update()

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self._tell()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(_NOWHERE)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._hovered = _NOWHERE
        self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentIndex().isValid():
            self.row_chosen.emit(self.currentIndex().row())
        elif event.text().strip():
            event.ignore()  # letters are the window's keys, not a search here
        else:
            super().keyPressEvent(event)

    # --- the interface of a view in Qt

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        last, row = self.rows - 1, self.currentIndex().row()
        if action in {_Action.MoveHome, _Action.MoveEnd}:
            row = 0 if action is _Action.MoveHome else last
        else:
            row = max(0, min(last, row + _STEPS[action]))
        return self.model().index(row, 0)

    def visualRect(self, index: Index) -> QRect:
        return self.cell(index.row()).toAlignedRect() if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        found = (row for row in range(self.rows) if self.cell(row).contains(point))
        return self.model().index(next(found, _NOWHERE), 0)

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Do nothing: the whole plot is visible."""

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def isIndexHidden(self, index: Index) -> bool:
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Do nothing: rows can't be selected."""

    def visualRegionForSelection(self, selection: object) -> QRegion:
        return QRegion()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.rows:
            self.paint(painter)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1), 5)
        painter.end()
