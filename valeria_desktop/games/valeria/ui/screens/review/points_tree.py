"""The tree of points: a model of its rows, and the view in which they are opened and shut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTreeView

from valeria_desktop.games.valeria.ui.screens.review.pictures import PictureDelegate, RowRole
from valeria_desktop.games.valeria.ui.screens.review.points_rows import Row
from valeria_desktop.games.valeria.ui.screens.review.sentences import ENTER
from valeria_desktop.ui.kit.careful import never_raises

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

_WORDS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WHAT, _POINTS, _ROUND, _WHERE = range(4)
_NUMBERS = {_POINTS, _ROUND}
_SHARE = 0.5
"""How much of the width words have."""
_INDENT, _EDGE = 22, 8


class PointsModel(QAbstractItemModel):
    """Rows under rows."""

    def __init__(self) -> None:
        """Have none."""
        super().__init__()
        self._root = Row("", "", 0)
        self._all: list[Row] = []
        """The rows by the numbers that Qt knows them by."""
        self._numbers: dict[Row, int] = {}

    def show(self, root: Row) -> None:
        """Show all below a row."""
        self.beginResetModel()
        self._root, self._all = root, [root]
        for row in self._all:
            self._all += row.below
        self._numbers = {row: number for number, row in enumerate(self._all)}
        self.endResetModel()

    def row_at(self, index: Index | None) -> Row:
        """Return the row at an index; the one above all others at none."""
        if index is None or not index.isValid():
            return self._root
        return self._all[index.internalId()]

    def index(self, row: int, column: int = 0, parent: Index | None = None) -> QModelIndex:
        below = self.row_at(parent).below
        if not (0 <= row < len(below) and 0 <= column <= _WHERE):
            return QModelIndex()
        return self.createIndex(row, column, self._numbers[below[row]])

    def parent(self, index: Index | None = None) -> Any:  # Qt has another one without an index
        above = self.row_at(index).above
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.place, 0, self._numbers[above])

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.column() > 0:
            return 0
        return len(self.row_at(parent).below)

    def columnCount(self, parent: Index | None = None) -> int:
        return _WHERE + 1

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _NUMBER if section in _NUMBERS else _WORDS
        headings = (
            self.tr("What brought them"),
            self.tr("Points"),
            self.tr("Round"),
            self.tr("Counted under"),
        )
        return headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.row_at(index), index.column()
        when = "" if row.round is None else str(row.round)
        words = (row.words, str(row.points), when, row.where)
        makers: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: words[column],
            Qt.ItemDataRole.AccessibleTextRole: row.sentence,
            Qt.ItemDataRole.TextAlignmentRole: lambda: _NUMBER if column in _NUMBERS else _WORDS,
            RowRole.PICTURED: lambda: row.pictured if column == _WHAT else None,
            RowRole.CHOICES: lambda: row.choices,
            RowRole.IS_HEAD: lambda: row.above is self._root,
        }
        return makers[role]() if role in makers else None


class PointsTree(QTreeView):
    """Shows points; Enter, or a click, leads to the moment of one, or opens what is below it."""

    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        """Show no game."""
        super().__init__()
        self._look = look
        self.points = PointsModel()
        self.setModel(self.points)
        self.setItemDelegate(PictureDelegate(look, self))
        self.setAccessibleName(self.tr("Where the points come from"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setExpandsOnDoubleClick(False)
        self.setUniformRowHeights(True)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.header().setStretchLastSection(True)
        self.clicked.connect(self._ask)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(15))
        edge = self._look.px(_EDGE)
        self.header().setFont(self._look.bold(14))
        self.header().setStyleSheet(f"QHeaderView::section {{ padding: {edge // 2}px {edge}px; }}")
        self.setIndentation(self._look.px(_INDENT))

        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give words half of the room, and numbers the width of their headings."""
        head, metrics = self.header(), QFontMetrics(self._look.bold(14))
        head.resizeSection(_WHAT, round(_SHARE * self.viewport().width()))
        for column in _NUMBERS:
            words = self.points.headerData(column, Qt.Orientation.Horizontal)
            wide = metrics.horizontalAdvance(words) + 3 * self._look.px(_EDGE)
            head.resizeSection(column, wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def show_rows(self, root: Row) -> None:
        """Show all below a row, the players opened."""
        self.points.show(root)
        self.expandToDepth(0)
        self.setCurrentIndex(self.points.index(0))

    def _ask(self, index: Index) -> None:
        choices = index.data(RowRole.CHOICES)
        if choices is not None:
            self.moment_asked.emit(choices)
        elif index.isValid():
            first = index.sibling(index.row(), 0)
            self.setExpanded(first, not self.isExpanded(first))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._ask(self.currentIndex())
        elif event.text().strip() and event.text() not in "+-*":
            event.ignore()  # they belong to the window, not to a search in here
        else:
            super().keyPressEvent(event)
