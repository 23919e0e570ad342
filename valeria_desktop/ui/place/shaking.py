"""Cards that shake: one that can't be had, or all of them under a blow."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QVariantAnimation

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_SWINGS = 3


class Shaking(QVariantAnimation):
    """Tells how far cards are painted to and fro for a moment; where they lie stays the same."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._place: int | None = None
        self._pixels = 0.0
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def shake(self, pixels: float, milliseconds: float, place: int | None = None) -> None:
        """Shake a place, or all of them."""
        self.stop()
        self._place, self._pixels = place, pixels
        self.setDuration(round(milliseconds))
        self.start()

    @property
    def is_shaking(self) -> bool:
        """Whether something shakes now."""
        return self.state() is QVariantAnimation.State.Running

    def shift_of(self, place: int) -> float:
        """Give how far to the right a place is painted, in pixels of a box."""
        if not self.is_shaking or self._place not in {None, place}:
            return 0.0
        part = float(self.currentValue())
        return self._pixels * sin(2 * pi * _SWINGS * part) * (1.0 - part)
