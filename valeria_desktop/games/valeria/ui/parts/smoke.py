"""Smoke over the houses whose citizens a roll wakes: three puffs that come one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from valeria_desktop.games.valeria.ui.paint.kingdom import chimney_at
from valeria_desktop.games.valeria.ui.paint.village_land import paint_smoke

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.ui.paint.brush import Brush

COMES = 900
"""The time in which all puffs come, in ms at normal pace."""


class Smoke(QObject):
    """Knows whose chimneys smoke, and how much of the smoke has come."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without smoke."""
        super().__init__(parent)
        self.speed = 1.0
        """The pace at which the game is shown."""
        self.moves = True
        """Whether puffs come one after the other; with calm movement all are there at once."""
        self._awake: frozenset[str] = frozenset()
        self._coming = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=COMES)
        self._coming.valueChanged.connect(self.changed)

    @property
    def share(self) -> float:
        """How much of the smoke has come, from 0 to 1."""
        is_there = self._coming.state() is QVariantAnimation.State.Stopped
        return 1.0 if is_there else float(self._coming.currentValue())

    def rise(self, awake: frozenset[str]) -> None:
        """Let the chimneys of some citizens smoke: what wakes later joins the smoke of a roll."""
        is_first = not self._awake and self.moves
        self._awake = awake
        if not awake:
            self._coming.stop()
        elif is_first:
            self._coming.setDuration(round(COMES / self.speed))
            self._coming.start()
        self.changed.emit()

    def paint(self, brush: Brush, village: Village) -> None:
        """Paint the smoke that has come, over every house of who is awake."""
        for dwelling in village.houses:
            top = chimney_at(dwelling, brush.unit) if dwelling.card in self._awake else None
            if top is not None:
                paint_smoke(brush, top, dwelling.box.width(), self.share)
