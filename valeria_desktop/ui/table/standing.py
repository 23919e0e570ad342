"""Two leaves of a table, of which a small window shows one, and what gives way to questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QRect, QSize

from valeria_desktop.ui.table.frame import Leaf

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.look import Look

_LEAST, _OVER = 112, 260
"""How high a sheet must be at least, and how high it is over what all share."""


class Growing(Protocol):
    """A sheet as high as its words."""

    def wished_height(self, width: int, most: int) -> int:
        """Tell how high it would be."""


def sheet_box(sheet: Growing, look: Look, beside: QRect | None, bottom: int) -> QRect | None:
    """Give a sheet what the question leaves, and as much below as it needs, to a bottom.

    None if that is too low for any sheet.
    """
    if beside is None or beside.height() < look.px(_LEAST):
        return None
    room = bottom + 1 - beside.top()
    height = max(beside.height(), min(room, sheet.wished_height(beside.width(), room)))
    return QRect(beside.topLeft(), QSize(beside.width(), height))


def box_over(room: QRect, wide: QRect, look: Look) -> QRect:
    """Give the middle of a room, as wide as a box, to what has no place beside the question."""
    box = QRect(0, 0, wide.width(), min(room.height(), look.px(_OVER)))
    box.moveCenter(room.center())
    return box


class TwoLeaves(QObject):
    """Turns from what all share to the own board and back; each game stands its parts itself."""

    def __init__(self, table: QWidget, prompt: QWidget, leaves: dict[Leaf, QWidget]) -> None:
        """Take a table, its question, and what has the keys on either leaf."""
        super().__init__(table)
        self._leaf = Leaf.MAT
        self._window, self._prompt = table.window, prompt
        self._leaves = leaves
        prompt.installEventFilter(self)

    def stand(self) -> None:
        """Stand everything; the same whatever is asked, so that nothing moves under the mouse."""
        raise NotImplementedError

    def stand_beside(self) -> None:
        """Stand what has the room that the question leaves."""
        raise NotImplementedError

    def has_two(self) -> bool:
        """Tell whether only one of them has room."""
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._prompt and event.type() is QEvent.Type.Resize:
            self.stand_beside()
        return super().eventFilter(watched, event)

    def forget(self) -> None:
        """Another game begins."""
        self._leaf = Leaf.MAT

    def turn_leaf(self) -> None:
        """Turn from what all share to the own board, or back."""
        if not self.has_two():
            return
        shown = self._leaves[self._leaf]
        had_focus = shown.isAncestorOf(self._window().focusWidget())
        self.show_leaf(Leaf.OWN if self._leaf is Leaf.MAT else Leaf.MAT)
        if had_focus:
            self._leaves[self._leaf].setFocus()

    def show_leaf(self, leaf: Leaf) -> None:
        """Show a leaf."""
        if leaf is not self._leaf:
            self._leaf = leaf
            self.stand()
