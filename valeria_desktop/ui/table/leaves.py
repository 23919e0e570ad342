"""Leaves of a table: where not all parts have room at the same time, one leaf of them is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from valeria_desktop.ui.table.leaf_bar import LeafBars

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.table.frame import Leaf

_PAIR = 2


class Leaves(QObject):
    """Knows which leaf is shown, and turns to the others by their bars and keys."""

    turned = Signal()
    """Another leaf is to be shown."""

    def __init__(self, table: QWidget, look: RoomLook, views: Mapping[Leaf, QWidget]) -> None:
        """Begin with the first leaf; of each leaf, a view takes the keys while it is shown."""
        super().__init__(table)
        self._table, self._views = table, views
        self._order = tuple(views)
        self.shown = self._order[0]
        self.bars = LeafBars(look, self._order)
        self.bars.asked.connect(self.turn_to)

    @property
    def others(self) -> tuple[Leaf, ...]:
        """The leaves after the shown one, round and round: the first is the next."""
        at = self._order.index(self.shown)
        return self._order[at + 1 :] + self._order[:at]

    def forget(self) -> None:
        """Begin with the first leaf: another game begins."""
        self.shown = self._order[0]

    def show(self, leaf: Leaf) -> None:
        """Show a leaf."""
        if leaf != self.shown:
            self.shown = leaf
            self.turned.emit()

    def show_asked(self, on: Collection[Leaf | None]) -> None:
        """Turn to what is asked about, by the leaves that the lit places lie on.

        Your own board is never turned to: its answers stand in the question as well.
        """
        asked = [leaf for leaf in self._order if leaf in on and not leaf.is_board]
        if asked and self.shown not in asked:
            self.shown = asked[0]

    def turn_to(self, leaf: Leaf) -> None:
        """Show a leaf; keys that were on the one shown go on there."""
        had_focus = self._views[self.shown].isAncestorOf(self._table.window().focusWidget())
        self.show(leaf)
        if had_focus:
            self._views[leaf].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def numbers(self) -> range:
        """The numbers that keys turn to; none where one key turns from either leaf to the other."""
        return range(1, len(self._order) + 1) if len(self._order) > _PAIR else range(0)

    def turn(self, number: int | None = None) -> None:
        """Turn to the next leaf, or to the one of a number, from 1."""
        self.turn_to(self.others[0] if number is None else self._order[number - 1])
