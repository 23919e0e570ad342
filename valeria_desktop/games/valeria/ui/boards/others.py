"""The boards of the others: all of them in short, each to be opened in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy

from valeria_desktop.games.valeria.ui.boards.others_delegate import LOWEST, OthersDelegate
from valeria_desktop.games.valeria.ui.boards.players import PlayerRole, PlayersModel

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

_WIDTH, _HEIGHT = 496, 190
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class OtherBoards(QListView):
    """The compact boards of all sides but the viewer's."""

    seat_opened = Signal(int)
    seat_pointed = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._viewer = -1
        self.players = PlayersModel()
        self._delegate = OthersDelegate(look, self)
        self.setModel(self.players)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("The other players' boards"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._fit)

    def show_scene(self, scene: Scene) -> None:
        """Show all sides but the viewer's."""
        self.players.show(scene)
        self._viewer = scene.viewer
        for seat in range(self.players.rowCount()):
            self.setRowHidden(seat, seat == scene.viewer)
        if self.currentIndex().row() == scene.viewer:
            self.setCurrentIndex(QModelIndex())
        if self.hasFocus():
            self._begin()
        self._fit()

    def _begin(self) -> None:
        """Let the arrows start from the first of the others."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.players.index(1 if self._viewer == 0 else 0))

    def forget(self) -> None:
        """Show nobody again, as before a game."""
        self.players.forget()

    def _fit(self) -> None:
        """Share the height between the boards."""
        shown = max(1, self.players.rowCount() - 1)
        height = max(self._look.px(LOWEST), self.viewport().height() // shown)
        room = self.viewport()
        unit = max(self._look.scale, min(room.width() / _WIDTH, room.height() / _HEIGHT))
        if (height, unit) != (self._delegate.height, self._delegate.unit):
            self._delegate.height, self._delegate.unit = height, unit
            self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def rect_of(self, seat: int, within: QWidget) -> QRect:
        """Give where the board of a seat is, in the coordinates of a widget."""
        row = self.visualRect(self.players.index_of(str(seat)))
        return QRect(self.viewport().mapTo(within, row.topLeft()), row.size())

    def _seat(self, index: Index) -> int:
        return int(index.data(PlayerRole.SEAT)) if index.isValid() else -1

    def _open(self, index: Index) -> None:
        if index.isValid():
            self.seat_opened.emit(self._seat(index))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDTH), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(
            self._look.px(400), self._look.px(LOWEST) * max(1, self.players.rowCount() - 1)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        over = Qt.CursorShape.PointingHandCursor if index.isValid() else Qt.CursorShape.ArrowCursor
        self.setCursor(over)
        self.seat_pointed.emit(self._seat(index))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._open(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.seat_pointed.emit(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._begin()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.seat_pointed.emit(self._seat(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING:
            self._open(self.currentIndex())
        elif event.text().strip():
            event.ignore()  # letters and digits belong to the window, not to a search in here
        else:
            super().keyPressEvent(event)
