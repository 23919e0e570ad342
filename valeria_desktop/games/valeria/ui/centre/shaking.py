"""Cards that shake: one that can't be had, or all of them under a blow."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QVariantAnimation

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

_SWINGS = 3


class Shaking(QObject):
    """Moves cards to and fro for a moment; only how they are painted, not where they lie."""

    def __init__(self, surface: QWidget, unit: Callable[[], float]) -> None:
        """Let everything lie still on a surface, whose unit is asked for."""
        super().__init__(surface)
        self._surface, self._unit = surface, unit
        self._place: int | None = None
        self._pixels = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(surface.update)
        self._motion.finished.connect(surface.update)

    def shake(self, pixels: float, milliseconds: float, place: int | None = None) -> None:
        """Shake a place, or all of them."""
        self._motion.stop()
        self._place, self._pixels = place, pixels
        self._motion.setDuration(round(milliseconds))
        self._motion.start()

    def stop(self) -> None:
        """Let everything lie still at once."""
        if self.is_shaking:
            self._motion.stop()
            self._surface.update()

    @property
    def is_shaking(self) -> bool:
        """Whether something shakes now."""
        return self._motion.state() is QVariantAnimation.State.Running

    def shift_of(self, place: int) -> int:
        """Give how far to the right a place is painted, in whole pixels."""
        if not self.is_shaking or self._place not in {None, place}:
            return 0
        part = float(self._motion.currentValue())
        swing = sin(2 * pi * _SWINGS * part) * (1.0 - part)
        return round(self._pixels * self._unit() * swing)
