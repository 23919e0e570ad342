"""What is told of stacks to whoever asked: which one the adviser would take, and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.coach.slip import Slip
    from valeria_desktop.kernel.at import At


class Help(QObject):
    """Holds until something else is told, or nothing more."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        """Tell nothing yet."""
        super().__init__(parent)
        self.hinted: At | None = None
        """A stack that the adviser would choose."""
        self.slips: dict[At, Slip] = {}
        """What the coach says of cards, where numbers are asked for."""

    def hint(self, at: At | None) -> None:
        """Mark a stack as the adviser's choice; None marks nothing."""
        if at != self.hinted:
            self.hinted = at
            self.changed.emit()

    def lay(self, at: At, slip: Slip) -> None:
        """Lay a slip on a card."""
        self.slips[at] = slip
        self.changed.emit()

    def clear(self) -> None:
        """Take all slips away."""
        if self.slips:
            self.slips.clear()
            self.changed.emit()
