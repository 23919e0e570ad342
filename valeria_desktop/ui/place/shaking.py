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
        self._thing: object = None
        self._pixels = 0.0
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def shake(self, pixels: float, milliseconds: float, thing: object = None) -> None:
        """Shake one thing, or all of them."""
        self.stop()
        self._thing, self._pixels = thing, pixels
        self.setDuration(round(milliseconds))
        self.start()

    @property
    def is_shaking(self) -> bool:
        """Whether something shakes now."""
        return self.state() is QVariantAnimation.State.Running

    def shift_of(self, thing: object) -> float:
        """Return how far to the right a thing is painted, in pixels of a box."""
        if not self.is_shaking or self._thing not in {None, thing}:
            return 0.0
        part = float(self.currentValue())
        return self._pixels * sin(2 * pi * _SWINGS * part) * (1.0 - part)
