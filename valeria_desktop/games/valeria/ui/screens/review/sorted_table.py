"""Tables that the player sorts by their headings, with mouse or keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFontMetrics,
    QPainter,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from valeria_desktop.games.valeria.ui.screens.review.row_pictures import (
    PICTURE,
    RowPictureDelegate,
    RowRole,
)
from valeria_desktop.ui.controls.spoken_rows import SpokenRows
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.screens.review.sentences import ENTER

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QFocusEvent, QKeyEvent

    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look

_ROW, _HEAD, _EDGE = 28, 28, 8
_FEWEST = 5
"""The least number of visible rows."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_UP, _DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


class SortingHeader(QHeaderView):
    """Headings for mouse and arrow keys; Enter sorts by one, a second Enter reverses the order."""

    def __init__(self, look: Look, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSectionsClickable(True)
        self.setSortIndicatorShown(True)
        self.setHighlightSections(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._at = max(0, min(self.count() - 1, self._at + _STEPS[key]))
            self._tell()
        elif key in ENTER | {Qt.Key.Key_Space}:
            self._sort()
            self._tell()
        elif event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _sort(self) -> None:
        """Sort by the current heading, as a click does."""
        order = self.model().headerData(
            self._at, Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole
        )
        if self.sortIndicatorSection() == self._at:
            order = _UP if self.sortIndicatorOrder() is _DOWN else _DOWN
        self.setSortIndicator(self._at, Qt.SortOrder(order))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def words(self) -> str:
        """Return the current heading and its order of sorting, in words."""
        heading = str(self.model().headerData(self._at, Qt.Orientation.Horizontal))
        if self.sortIndicatorSection() != self._at:
            return self.tr("Sort by {heading}").format(heading=heading)
        if self.sortIndicatorOrder() is _DOWN:
            return self.tr("Sorted by {heading}, falling").format(heading=heading)
        return self.tr("Sorted by {heading}, rising").format(heading=heading)

    def _tell(self) -> None:
        self.setAccessibleName(self.words())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if section == self.sortIndicatorSection():
            self._paint_order(painter, QRectF(rect))
        if self.hasFocus() and section == self._at:
            paint_focus_ring(painter, QRectF(rect).adjusted(2, 2, -2, -2))

    def _paint_order(self, painter: QPainter, box: QRectF) -> None:
        """Paint a triangle that points down if the greatest value is at the top."""
        half = self._look.px(4)
        top, tip = box.top() + 1, box.top() + 1 + half
        if self.sortIndicatorOrder() is _UP:
            top, tip = tip, top
        middle = box.center().x()
        ends = [QPointF(middle - half, top), QPointF(middle + half, top), QPointF(middle, tip)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.palette.ink))
        painter.drawPolygon(QPolygonF(ends))


class SortedTable(SpokenRows, QTableView):
    """A table whose rows lead to a moment, by Enter or a click."""

    moment_asked = Signal(int)

    def __init__(self, look: Look, model: QAbstractItemModel, widest: int) -> None:
        """Show a model, unsorted at first; the column `widest` gets the spare width."""
        super().__init__()
        self._look = look
        self.sorted = QSortFilterProxyModel(self)
        self.sorted.setSourceModel(model)
        self.sorted.setSortRole(RowRole.VALUE)
        self.head = SortingHeader(look, self)
        self.setHorizontalHeader(self.head)
        self.setModel(self.sorted)
        self.setItemDelegate(RowPictureDelegate(look, self))
        self.head.setSortIndicator(-1, _DOWN)
        self.setSortingEnabled(True)
        self.sorted.sort(-1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._ask)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.head.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)
        model.modelReset.connect(self._fit_columns)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(15))
        self.head.setFont(self._look.bold(14))
        # the headings' words are aligned with the cells' words
        self.head.setStyleSheet(
            f"QHeaderView::section {{ padding: {self._look.px(3)}px {self._look.px(_EDGE)}px; }}"
            "QHeaderView::up-arrow, QHeaderView::down-arrow { image: none; width: 0; height: 0; }"
        )
        self.head.setFixedHeight(self._look.px(_HEAD))
        self.verticalHeader().setDefaultSectionSize(self._look.px(_ROW))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Make columns as wide as their words; Qt would paint every cell to measure it."""
        px, model = self._look.px, self.model()
        bold, plain = QFontMetrics(self._look.bold(14)), QFontMetrics(self._look.font(15))
        for column in range(self.head.count()):
            cells = [model.index(row, column) for row in range(model.rowCount())]
            widest = max((plain.horizontalAdvance(cell.data()) for cell in cells), default=0)
            if cells and cells[0].data(RowRole.PICTURED) is not None:
                widest += px(PICTURE)
            heading = model.headerData(column, Qt.Orientation.Horizontal)
            wide = max(widest, bold.horizontalAdvance(heading))
            self.head.resizeSection(column, wide + 2 * px(_EDGE) + px(4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(_HEAD + _FEWEST * _ROW))

    def _ask(self, index: Index) -> None:
        choices = index.data(RowRole.CHOICES)
        if choices is not None:
            self.moment_asked.emit(choices)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._ask(self.currentIndex())
        elif event.text().strip():
            event.ignore()  # letters are the window's keys, not a search here
        else:
            super().keyPressEvent(event)
