"""A table whose parts all stand in one room by one plan, without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Qt

from valeria_desktop.ui.table.table import Table

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.coach.hint_panel import HintPanel
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.place.room import RoomView
    from valeria_desktop.ui.table.frame import Leaf
    from valeria_desktop.ui.table.standing import Standing
    from valeria_desktop.ui.table.top_bar import TopBar


class Ground(Protocol):
    """Finds the box of each address on a table as it stands now."""

    def box_of(self, at: At) -> QRectF | None:
        """Return the box of a thing on the table; None if it can't be seen."""

    def leaf_of(self, at: Any) -> Leaf | None:
        """Return the leaf that a thing lies on; None for what is seen beside any leaf."""


class RoomTable(Table):
    """The table of a game with a place of its own.

    A subclass makes the parts, then its standing, then its ground, and then calls `sit_down`.
    """

    look: RoomLook
    room: RoomView
    top: TopBar
    rivals: QWidget
    hint_panel: HintPanel
    standing: Standing[Any, Any]
    ground: Ground

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look.fit(self.size())
        self.standing.stand()

    def forget(self) -> None:
        self.standing.forget()

    def turn_leaf(self, number: int | None = None) -> None:
        self.standing.turn_leaf(number)

    def box_of(self, at: At) -> QRectF | None:
        return self.ground.box_of(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_0
        is_leaf = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if is_leaf and number in self.standing.leaves.numbers:
            self.turn_leaf(number)
        else:
            super().keyPressEvent(event)
