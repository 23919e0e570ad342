"""A seat that shines for a moment: somebody came to it, or it gives its prestige."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QVariantAnimation

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

DURATION = 420


class Glowing(QVariantAnimation):
    """Tells how brightly a place shines, from 1 down to nothing."""

    def __init__(self, parent: QObject) -> None:
        """Let nothing shine."""
        super().__init__(parent)
        self._place: int | None = None
        self.setStartValue(1.0)
        self.setEndValue(0.0)

    def begin(self, place: int, milliseconds: int) -> None:
        """Let a place shine; for no time at all it doesn't."""
        self.stop()
        self._place = place
        self.setDuration(milliseconds)
        if milliseconds:
            self.start()

    @property
    def place(self) -> int | None:
        """What shines now."""
        return self._place if self.state() is QVariantAnimation.State.Running else None

    @property
    def share(self) -> float:
        """How brightly it shines."""
        return float(self.currentValue())
