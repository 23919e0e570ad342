"""A sheet with the events since the viewer's last turn, until the viewer goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QFrame, QTableView, QWidget

from valeria_desktop.ui.controls.spoken_rows import SpokenRows
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.ruler import fitted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.paint.look import Look

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
MOST = 380
_SIDE, _HEAD, _FOOT = 26, 56, 10


class RecapView(SpokenRows, QTableView):
    """The rows of a recap; a click on a cell, or Enter, asks for its moment."""

    moment_asked = QtSignal(int)
    line_role: int = Qt.ItemDataRole.UserRole
    """The role of the number of a cell's line in the log; None for a cell without a moment."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget) -> None:
        """Show the cells of a model."""
        super().__init__(parent)
        self.setModel(model)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)

    def wished_height(self, width: int) -> int:
        """Return the height of all rows in a width, in pixels."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """Set the height of each row and the width of each column."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    # --- mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        has_line = self._line_of(self.indexAt(event.position().toPoint())) is not None
        shape = Qt.CursorShape.PointingHandCursor if has_line else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._look_back(self.indexAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            self._look_back(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _line_of(self, index: QModelIndex | QPersistentModelIndex) -> Any:
        return index.data(self.line_role) if index.isValid() else None

    def _look_back(self, index: QModelIndex | QPersistentModelIndex) -> None:
        line = self._line_of(index)
        if line is not None:
            self.moment_asked.emit(line)


class RecapSheet(QWidget):
    """Shows the events since the viewer's last turn."""

    moment_asked = QtSignal(int)
    """The player wants to see the moment of a line."""
    closed = QtSignal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make a hidden sheet."""
        super().__init__(parent)
        self._look = look
        self._ink = ParchmentLook(look, self)
        self._covered = 0
        self._told_at = -1
        """The number of lines when a recap was shown last."""
        self.rows = self.make_rows(look, self._ink)
        self.rows.moment_asked.connect(self.moment_asked)
        self.setAccessibleName(self.tr("Since your turn"))
        self.rows.setAccessibleName(self.tr("The story since your turn"))
        self.rows.verticalScrollBar().valueChanged.connect(self.update)
        self._ink.changed.connect(self.lay_out)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)  # only while shown
        self._escape.activated.connect(self._close)
        self.hide()

    def make_rows(self, look: Look, ink: ParchmentLook) -> RecapView:
        """Return the view of the rows, as a child of the sheet."""
        raise NotImplementedError

    def rules(self) -> list[int]:
        """Return the tops of the rows with a line above them, from the first row's top."""
        return []

    def forget(self) -> None:
        """Hide the sheet, and forget the last recap: another game begins."""
        self._told_at = -1
        self.put_away()

    def tells_new(self, lines: Sequence[Line]) -> bool:
        """Return whether the log has other lines than at the last call: each moment tells once."""
        before, self._told_at = self._told_at, len(lines)
        return before != self._told_at

    def put_away(self) -> None:
        """Hide the sheet: the player answers, or another one is about to see the table."""
        self.hide()

    # --- size

    def wished_height(self, width: int) -> int:
        """Return the height of the sheet, in pixels: for all its rows, up to a limit."""
        inside = width - 2 * round(self._box(_SIDE))
        high = self.rows.wished_height(inside) + self._head() + self._foot() + 2
        return min(high, round(max(self._box(MOST), self._ink.px(MOST * 0.8))))

    def _box(self, size: float) -> float:
        return self._look.box(size) if isinstance(self._look, RoomLook) else self._look.px(size)

    def _head(self) -> int:
        return round(max(self._box(_HEAD), self._ink.px(50)))

    def head_room(self) -> QRectF:
        """Return the room of the heading, beside whatever stands over the sheet's corner."""
        side = self._box(_SIDE)
        wide = self.width() - 2 * side - self._covered
        return QRectF(side, self._box(8), wide, self._head() - self._box(12))

    def keep_free(self, covered: int) -> None:
        """Leave a width at the right end of the heading to something that stands over it."""
        self._covered = covered
        self.update()

    def _foot(self) -> int:
        return round(self._box(_FOOT) + self._box(6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Place the rows below the heading."""
        side, head = round(self._box(_SIDE)), self._head()
        room = self.height() - head - self._foot()
        self.rows.setGeometry(side, head, max(1, self.width() - 2 * side), max(1, room))
        self.rows.lay_out()
        self.rows.updateGeometries()
        self.update()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, QRectF(self.rect()), self._ink, is_lit=False)
        self._paint_heading(painter, self.head_room())
        self._paint_rules(painter, self._box(_SIDE))
        painter.end()

    def _paint_heading(self, painter: QPainter, room: QRectF) -> None:
        ink, middle = self._ink, Qt.AlignmentFlag.AlignVCenter
        title = self.tr("Since your turn")
        painter.setFont(fitted(ink.title_font(23), title, room.width(), self._head()))
        painter.setPen(QColor(ink.palette.ink))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | middle, title)
        taken = painter.fontMetrics().horizontalAdvance(title) + ink.px(20)
        painter.setFont(ink.font(13.5))
        hint = self.tr("Point at a line to see its card; click it to see that moment.")
        if painter.fontMetrics().horizontalAdvance(hint) + taken < room.width():
            painter.setPen(QColor(ink.palette.quiet))
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, hint)

    def _paint_rules(self, painter: QPainter, side: float) -> None:
        """Draw a line below the heading and above each new part."""
        painter.setPen(QPen(QColor(self._ink.palette.line), 1.2))
        head = self._head()
        tops = [head - self._box(3), *(head + top for top in self.rules())]
        for top in tops:
            if self._head() - self._box(4) <= top < self.height() - self._foot():
                painter.drawLine(round(side), round(top), round(self.width() - side), round(top))

    def _close(self) -> None:
        self.put_away()
        self.closed.emit()
