"""The recap of events since the viewer's last turn: a sheet over the market until the roll."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from valeria_desktop.games.valeria.ui.paint.recap import RecapDelegate
from valeria_desktop.games.valeria.ui.parts.recap_model import (
    DEEDS,
    RecapModel,
    RecapPart,
    RecapRole,
)
from valeria_desktop.ui.controls.spoken_rows import SpokenRows, sentence_of
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valeria.story.recap import Recap
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

Index = QModelIndex | QPersistentModelIndex
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
WIDTH, MOST = 812, 380
_SIDE, _HEAD, _FOOT = 26, 56, 10
_ROW, _OWN, _LEFT = 78, 62, 56
_FIRST = 0.415
"""The first column's share of a row's width; the deeds divide the rest."""
_HALF = 0.46


class RecapRows(SpokenRows, QTableView):
    """The rows of the recap: the player points at a cell for its card, or clicks to look back."""

    moment_asked = QtSignal(int)

    def __init__(self, look: Look, ink: ParchmentLook, model: RecapModel, parent: QWidget) -> None:
        """Show the cells of a model."""
        super().__init__(parent)
        self._cells = model
        self.setModel(model)
        self._look = look
        self._ink = ink
        self.delegate = RecapDelegate(look, ink, self)
        self.setItemDelegate(self.delegate)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Set the height of each row and the width of each column."""
        model, width = self._cells, self.viewport().width()
        has_tiles = self.choose_cells(width)
        self.clearSpans()
        first = round(width * (_FIRST if has_tiles else _HALF))
        self.setColumnWidth(0, first)
        for column in range(1, DEEDS + 1):
            self.setColumnWidth(column, (width - first) // DEEDS)
        for row, cells in enumerate(model.rows):
            if cells[0] is not None and cells[0].part in {RecapPart.OWN, RecapPart.HEAD}:
                self.setSpan(row, 0, 1, model.columnCount())
            self.setRowHeight(row, self.height_of(row, width))

    def choose_cells(self, width: int) -> bool:
        """Return whether tiles fit a row of a width, in pixels; without them use small pictures."""
        has_tiles = self.delegate.has_tiles(width * (1 - _FIRST) / DEEDS)
        self._cells.head_apart(is_apart=not has_tiles)
        return has_tiles

    def height_of(self, row: int, width: int) -> int:
        """Return the height of a row, in pixels."""
        cell, px = self._cells.rows[row][0], self._ink.px
        box = self._look.box if isinstance(self._look, RoomLook) else px
        if cell is None or cell.part is RecapPart.OTHER:
            return ceil(max(box(_ROW), px(66)))
        if cell.own is not None:
            return ceil(max(box(_OWN), self.delegate.own_height(cell.own, width)))
        if cell.part is RecapPart.HEAD:
            return px(30)
        return ceil(max(box(_LEFT), px(46)))

    # --- mouse and keys

    def stops(self) -> list[QModelIndex]:
        """Return the cells that say something."""
        model, columns = self._cells, range(self._cells.columnCount())
        cells = [model.index(row, at) for row in range(model.rowCount()) for at in columns]
        return [cell for cell in cells if sentence_of(cell)]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        has_line = self.indexAt(event.position().toPoint()).data(RecapRole.LINE) is not None
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

    def _look_back(self, index: Index) -> None:
        line = index.data(RecapRole.LINE) if index.isValid() else None
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
        self.model = RecapModel()
        self.rows = RecapRows(look, self._ink, self.model, self)
        self.rows.moment_asked.connect(self.moment_asked)
        self.setAccessibleName(self.tr("Since your turn"))
        self.rows.setAccessibleName(self.tr("The story since your turn"))
        self.rows.verticalScrollBar().valueChanged.connect(self.update)
        self._ink.changed.connect(self._lay_out)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)  # only while shown
        self._escape.activated.connect(self._close)
        self.hide()

    def show_recap(self, told: Recap, seats: tuple[Seat, ...], viewer: int) -> None:
        """Show the events since the viewer's last turn; hide the sheet if there are none."""
        self.model.show_recap(told, seats, viewer)
        self._lay_out()
        self.setVisible(bool(told))

    def put_away(self) -> None:
        """Hide the sheet: the dice roll, or another player is about to see the table."""
        self.hide()

    # --- size

    def wished_height(self, width: int) -> int:
        """Return the height of the sheet, in pixels: for all its rows, up to a limit."""
        inside = width - 2 * round(self._box(_SIDE))
        self.rows.choose_cells(inside)
        rows = range(self.model.rowCount())
        high = (
            sum(self.rows.height_of(row, inside) for row in rows) + self._head() + self._foot() + 2
        )
        return min(high, round(max(self._box(MOST), self._ink.px(MOST * 0.8))))

    def _box(self, size: float) -> float:
        return self._look.box(size) if isinstance(self._look, RoomLook) else self._look.px(size)

    def _head(self) -> int:
        return round(max(self._box(_HEAD), self._ink.px(50)))

    def _foot(self) -> int:
        return round(self._box(_FOOT) + self._box(6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
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
        tokens, px = self._ink.palette, self._ink.px
        side = self._box(_SIDE)
        head = QRectF(side, self._box(8), self.width() - 2 * side, self._head() - self._box(12))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._ink.title_font(23))
        painter.setPen(QColor(tokens.ink))
        title = self.tr("Since your turn")
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft | middle, title)
        taken = painter.fontMetrics().horizontalAdvance(title) + px(20)
        painter.setFont(self._ink.font(13.5))
        hint = self.tr("Point at a line to see its card; click it to see that moment.")
        if painter.fontMetrics().horizontalAdvance(hint) + taken < head.width():
            painter.setPen(QColor(tokens.quiet))
            painter.drawText(head, Qt.AlignmentFlag.AlignRight | middle, hint)
        self._paint_rules(painter, side)
        painter.end()

    def _paint_rules(self, painter: QPainter, side: float) -> None:
        """Draw a line below the heading and above each new part."""
        painter.setPen(QPen(QColor(self._ink.palette.line), 1.2))
        tops = [self._head() - self._box(3)]
        before = RecapPart.OTHER
        for row, cells in enumerate(self.model.rows):
            part = cells[0].part if cells[0] is not None else before
            if part is not before and before is not RecapPart.HEAD:
                tops.append(self._head() + self.rows.rowViewportPosition(row))
            before = part
        for top in tops:
            if self._head() - self._box(4) <= top < self.height() - self._foot():
                painter.drawLine(round(side), round(top), round(self.width() - side), round(top))

    def _close(self) -> None:
        self.put_away()
        self.closed.emit()
