"""The others live: a plaque for each rival, from the viewer's left hand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QListView

from valeria_desktop.games.valencia.ui.council.plain_view import (
    ENTER,
    is_for_the_table,
    lie_plainly,
)
from valeria_desktop.games.valencia.ui.rivals.delegate import NOBODY_TOLD, RivalsDelegate
from valeria_desktop.games.valencia.ui.rivals.model import RivalRole, RivalsModel

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.at import Owned
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.rivals.places import Places
    from valeria_desktop.games.valencia.ui.rivals.plaque import Plaque
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index

_DRAWN, _LEAST = QSize(1260, 62), QSize(44, 38)
_ALONE = 0.72  # of the width is for the one rival, the rest for Nina
_GAP, _HIGHEST = 8, 84
_NOBODY = -1


class RivalPlaques(QListView):
    """The plaques of all but the viewer."""

    seat_opened = Signal(int)
    """Somebody clicked a plaque, or pressed Enter on it."""
    seat_pointed = Signal(int)
    """The mouse or the focus came to a rival; -1 for nobody."""
    _pointed = _NOBODY  # of the class: Qt tells a view that it lost the focus while it goes

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        """Show nobody before a game."""
        super().__init__(parent)
        self._look = look
        self.rivals = RivalsModel()
        self._delegate = RivalsDelegate(look, self)
        self.setModel(self.rivals)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        lie_plainly(self)
        self.setAccessibleName(self.tr("The other players"))
        self.rivals.tell_of_changes(self.viewport().update)
        look.changed.connect(self._fit)

    # --- what is shown

    def show_scene(self, scene: Scene) -> None:
        """Show all but the viewer."""
        self.rivals.show(scene)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.rivals.index(0))
        self._fit()

    def forget(self) -> None:
        """Show nobody again."""
        self.rivals.forget()

    def tell_of(self, seat: int = NOBODY_TOLD) -> None:
        """Have a rival wear its colour while the story tells of it; by default nobody."""
        if seat != self._delegate.told:
            self._delegate.told = seat
            self.viewport().update()

    def _fit(self) -> None:
        room, gap = self.viewport().size(), round(self._look.box(_GAP))
        widths = self._widths(room.width() + gap)
        height = min(room.height(), round(self._look.box(_HIGHEST)))
        delegate = self._delegate
        if (delegate.widths, delegate.height, delegate.gap) != (widths, height, gap):
            delegate.widths, delegate.height, delegate.gap = widths, height, gap
            self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _widths(self, whole: int) -> tuple[int, ...]:
        rows = self.rivals.rows
        if rows and rows[-1].is_nina:
            first = round(whole * _ALONE)
            return first, whole - first
        number = max(1, len(rows))
        return tuple(whole * (at + 1) // number - whole * at // number for at in range(number))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return _DRAWN * self._look.unit

    def minimumSizeHint(self) -> QSize:
        return _LEAST * self._look.unit

    # --- places, for what flies

    def box_of(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box of a rival's thing in a widget, the whole plaque if it has no room.

        None for anybody who has no plaque here.
        """
        places = self.places_of(at.seat)
        return None if places is None else self._placed(places.of(at), within)

    def reading_box(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box in which a rival's cards stand to be read: it lies on the plaque."""
        places = self.places_of(at.seat)
        return None if places is None else self._placed(places.reading, within)

    def places_of(self, seat: int) -> Places | None:
        """Return the boxes on the plaque of a seat; None if it has no plaque."""
        plaque = self.plaque_of(seat)
        if plaque is None:
            return None
        cell = self.visualRect(self.rivals.index_of(plaque.key))
        return self._delegate.places(plaque, QRectF(self._delegate.box_in(cell)))

    def _placed(self, box: QRectF, within: QWidget) -> QRect:
        corner = self.viewport().mapTo(within, self.viewport().rect().topLeft())
        return box.translated(QPointF(corner)).toAlignedRect()

    def plaque_of(self, seat: int) -> Plaque | None:
        """Give what is shown of a seat."""
        return next((row for row in self.rivals.rows if row.seat == seat), None)

    # --- mouse and keys

    def _seat(self, index: Index) -> int:
        return int(index.data(RivalRole.SEAT)) if index.isValid() else _NOBODY

    def _point(self, seat: int) -> None:
        if seat != self._pointed:
            self._pointed = seat
            self.seat_pointed.emit(seat)

    def _open(self, seat: int) -> None:
        """Ask for the sheet of a player, or of Nina."""
        if seat != _NOBODY:
            self.seat_opened.emit(seat)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        over = Qt.CursorShape.PointingHandCursor if index.isValid() else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(over)
        self._point(self._seat(index))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._open(self._seat(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(_NOBODY)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._point(self._seat(self.currentIndex()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(_NOBODY)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(self._seat(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._open(self._seat(self.currentIndex()))
        elif is_for_the_table(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
