"""A view of a few things that lie anywhere: the arrows go from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.rows import Keyed, RowsModel
from valeria_desktop.ui.kit.style import CLEAR
from valeria_desktop.ui.kit.whole_view import WholeView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.parchment import ParchmentLook
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index

_R = TypeVar("_R", bound=Keyed)


class FlatModel(RowsModel[_R]):
    """Rows of the game that is on."""

    def __init__(self) -> None:
        super().__init__({})

    def show_rows(self, game: object, rows: Sequence[_R]) -> None:
        """Show rows, telling only what differs."""
        self._show_rows(game, list(rows))


class FlatView(WholeView, Generic[_R]):
    """Shows rows in boxes that a subclass gives and paints."""

    chosen = Signal(int)
    """A row was clicked, or Enter was pressed on it."""
    said = Signal(str)
    """What only who doesn't see the rows needs to be told."""

    def __init__(
        self, look: RoomLook | ParchmentLook, model: FlatModel[_R], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.rows = model
        self._hovered = -1
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(CLEAR)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self.viewport().update)
        model.tell_of_changes(self._changed)

    # --- what a subclass says

    def boxes(self) -> Sequence[QRectF]:
        """Give where each row lies."""
        raise NotImplementedError

    def paint_rows(self, brush: Brush) -> None:
        """Paint all of them."""
        raise NotImplementedError

    # --- what they are

    def show_rows(self, game: object, rows: Sequence[_R]) -> None:
        """Show rows of a game."""
        self.rows.show_rows(game, rows)
        if self.hasFocus():
            self.begin()

    def is_hovered(self, row: int) -> bool:
        """Whether the mouse is on a row."""
        return row == self._hovered

    def is_focused(self, row: int) -> bool:
        """Whether the keys are on a row."""
        return self.hasFocus() and self.currentIndex().row() == row

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a row in a widget; None if the thing doesn't lie here."""
        index = self.rows.index_of(at)
        if not index.isValid():
            return None
        box = self.visualRect(index)
        return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())

    def say(self, sentence: str) -> None:
        """Say a sentence to whoever listens."""
        self.said.emit(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _changed(self) -> None:
        self.explain()
        self.viewport().update()

    # --- where everything is

    def visualRect(self, index: Index) -> QRect:
        boxes = self.boxes()
        return boxes[index.row()].toAlignedRect() if 0 <= index.row() < len(boxes) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        boxes = self.boxes()
        for row in reversed(range(len(boxes))):
            if boxes[row].contains(point.toPointF()):
                return self.rows.index(row)
        return QModelIndex()

    def sizeHint(self) -> QSize:
        return QSize(1, 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.paint_rows(Brush(painter, self.look, self.look.unit))
        painter.end()

    # --- the mouse and the keys

    def begin(self) -> None:
        """Let the keys begin with the first row, if they are on none."""
        if not self.currentIndex().isValid() and self.rows.rowCount():
            self.setCurrentIndex(self.rows.index(0))

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.explain()
            self.viewport().update()

    def explain(self) -> None:
        """Have the row under the mouse told beside it."""
        index = self.rows.index(self._hovered)
        words: Any = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else ""
        explain_beside(self.viewport(), str(words or ""))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        if event.button() is Qt.MouseButton.LeftButton and row >= 0:
            self.chosen.emit(row)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.begin()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.currentIndex().isValid():
                self.chosen.emit(self.currentIndex().row())
            return
        if event.text().strip() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # letters, digits and Space belong to the window
            return
        super().keyPressEvent(event)
