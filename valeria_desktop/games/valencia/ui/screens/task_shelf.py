"""One player's tasks at the end of a game, each card with its points below."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from valeria_desktop.games.valencia.ui.cards.card_words import task_sentence
from valeria_desktop.games.valencia.ui.cards.final_task import (
    STRIP,
    FinalTask,
    paint_final_task,
    paint_outcome,
)
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.words.label import unmarked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.paint.look import Look

Index = QModelIndex | QPersistentModelIndex
_SHAPE = 0.74
"""Width of a card, in heights of the card."""
_DRAWN = 150
"""Wished height of the shelf, in pixels at 100 %."""
_AROUND = 5
_MOST_ROWS = 3


class ShelfRole(IntEnum):
    """The data of a place on the shelf."""

    TASK = Qt.ItemDataRole.UserRole


class ShelfModel(QAbstractListModel):
    """The kept tasks of a player."""

    def __init__(
        self, tasks: Sequence[FinalTask], players: int, parent: QObject | None = None
    ) -> None:
        """Hold tasks that don't change any more; `players` is the number of players in the game."""
        super().__init__(parent)
        self._tasks, self._players = tuple(tasks), players

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._tasks)

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        told = self._tasks[index.row()]
        if role == ShelfRole.TASK:
            return told
        if role == Qt.ItemDataRole.ToolTipRole:
            return unmarked(self.sentence(told))
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.sentence(told)
        return None

    def sentence(self, told: FinalTask) -> str:
        """Return a task and its outcome in sentences."""
        task = task_sentence(told.standing.task, self._players)
        if told.is_missed:
            outcome = self.tr("Missed: {points}.")
        elif told.standing.is_counted:
            outcome = self.tr("It gives {points}.")
        else:
            outcome = self.tr("Fulfilled: {points}.")
        return f"{task} {outcome.format(points=told.written)}"


class ShelfDelegate(QStyledItemDelegate):
    """Paints a task card, under a veil if it was missed, and its points below."""

    def __init__(self, look: Look, shelf: TaskShelf) -> None:
        """Make a painter for a shelf's size of cards."""
        super().__init__(shelf)
        self._look, self._shelf = look, shelf

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._shelf.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        told: FinalTask = index.data(ShelfRole.TASK)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(QRect(option.rect)).adjusted(_AROUND, _AROUND, -_AROUND, 0)
        card, foot = QRectF(box), QRectF(box)
        card.setBottom(box.bottom() - self._look.px(STRIP))
        foot.setTop(card.bottom())
        brush = Brush(painter, self._look, 1.0)
        is_focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        paint_final_task(brush, card, told, is_focused=is_focused)
        paint_outcome(brush, foot, told)
        painter.restore()


class TaskShelf(QListView):
    """Lays tasks out in rows, with cards as large as possible."""

    def __init__(self, look: Look, tasks: Sequence[FinalTask], players: int) -> None:
        """Show tasks of a game with a number of players."""
        super().__init__()
        self._look = look
        self.setModel(ShelfModel(tasks, players, self))
        self.setItemDelegate(ShelfDelegate(look, self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        # cards lie on the background, as on a table, not on a list
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QListView { background: transparent; }")
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        """Choose the number of rows with the largest cards."""
        number = self.model().rowCount()
        room = self.viewport().size()
        best = max(
            (self._size_in(rows, number, room) for rows in range(1, _MOST_ROWS + 1)),
            key=lambda size: size.width(),
        )
        self.setGridSize(best)
        self.scheduleDelayedItemsLayout()

    def _size_in(self, rows: int, number: int, room: QSize) -> QSize:
        """Return the size of a card with its points in a number of rows, in pixels."""
        beside = max(1, -(-number // rows))
        strip = self._look.px(STRIP) + _AROUND
        high = room.height() // rows
        most = (high - strip) * _SHAPE + 2 * _AROUND
        wide = max(1, int(min(most, (room.width() - 1) // beside)))
        return QSize(wide, min(high, round((wide - 2 * _AROUND) / _SHAPE) + strip))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(_DRAWN))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(80), self._look.px(STRIP))
