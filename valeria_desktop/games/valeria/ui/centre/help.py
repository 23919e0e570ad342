"""What is told of places to whoever asked: which one the adviser would take, and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.coach.slip import Slip

_NOWHERE = -1


class Help(QObject):
    """Holds until something else is told, or nothing more."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        """Tell nothing yet."""
        super().__init__(parent)
        self.hinted = _NOWHERE
        """A place that the adviser would choose."""
        self.slips: dict[int, Slip] = {}
        """What the coach says of cards, where numbers are asked for."""

    def hint(self, place: int = _NOWHERE) -> None:
        """Mark a place as the adviser's choice, or none."""
        if place != self.hinted:
            self.hinted = place
            self.changed.emit()

    def lay(self, place: int, slip: Slip) -> None:
        """Lay a slip on a card."""
        self.slips[place] = slip
        self.changed.emit()

    def clear(self) -> None:
        """Take all slips away."""
        if self.slips:
            self.slips.clear()
            self.changed.emit()
