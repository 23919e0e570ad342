"""Light that comes over members once and goes again."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QVariantAnimation

if TYPE_CHECKING:
    from PySide6.QtCore import QObject


class Light(QVariantAnimation):
    """Tells how warm it is while it comes and goes."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def shine(self, milliseconds: int) -> None:
        """Come and go once."""
        self.stop()
        self.setDuration(milliseconds)
        self.start()

    @property
    def warmth(self) -> float:
        """How much of it there is now, from 0 to 1."""
        return sin(pi * float(self.currentValue()))
