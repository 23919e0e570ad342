"""The centre as a view: arrows and mouse, and where everything lies for what flies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from valeria_desktop.ui.centre.delegate import CentreDelegate, card_rect
from valeria_desktop.ui.centre.model import CentreModel, CentreRole

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
    from valeria_desktop.session.scene import Scene
    from valeria_desktop.ui.look import Look

Index = QModelIndex | QPersistentModelIndex


class CentreView(QTableView):
    """Shows the places; tells which one is pointed at and which one is chosen."""

    place_chosen = Signal(int)
    place_pointed = Signal(int)

    def __init__(self, look: Look) -> None:
        """Show an empty table."""
        super().__init__()
        self._delegate = CentreDelegate(look, self)
        self.centre = CentreModel()
        self.setModel(self.centre)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("The centre stacks"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(10)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        look.changed.connect(self.viewport().update)

    def show_scene(self, scene: Scene) -> None:
        """Show a scene."""
        self._delegate.hinted_place = -1
        self.centre.show(scene)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.centre.index(0, 0))

    def show_hint(self, place: int) -> None:
        """Mark a place as the adviser's choice."""
        self._delegate.hinted_place = place
        self.viewport().update()

    def focus_place(self, place: int) -> None:
        """Move the focus to a place."""
        self.setCurrentIndex(self.centre.index_of(place))
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def current_place(self) -> int:
        """Give the place that the arrows have gone to, or -1."""
        return self._place(self.currentIndex())

    @staticmethod
    def _place(index: Index) -> int:
        place = index.data(CentreRole.PLACE) if index.isValid() else None
        return -1 if place is None else int(place)

    def rect_of(self, place: int) -> QRect:
        """Give where the card of a place lies, in the window's coordinates."""
        cell = self.visualRect(self.centre.index_of(place))
        card = card_rect(cell.toRectF()).toRect()
        return QRect(self.viewport().mapTo(self.window(), card.topLeft()), card.size())

    def sizeHint(self) -> QSize:
        return QSize(840, 460)

    def minimumSizeHint(self) -> QSize:
        return QSize(500, 280)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_pointed.emit(-1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        lit = bool(index.isValid() and index.data(CentreRole.IS_LIT))
        self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
        self.place_pointed.emit(self._place(index))
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            index = self.indexAt(event.position().toPoint())
            if index.isValid():
                self.place_chosen.emit(self._place(index))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.place_pointed.emit(self.current_place if self.hasFocus() else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if self.current_place >= 0:
                self.place_chosen.emit(self.current_place)
            return
        if event.text().strip():
            event.ignore()  # letters and digits belong to the prompt, not to a search in here
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.place_pointed.emit(self.current_place)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.place_pointed.emit(self._place(current))
