"""How the voice's faces, sheets and banners arrive: they move, fade in, or are there at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from collections.abc import Callable


class Arrivals:
    """The settings of pace and movement, for all that arrives with a voice."""

    def __init__(self) -> None:
        """Begin at the normal pace with full movement."""
        self.pace = Pace.NORMAL
        self.movement = Movement.FULL

    @classmethod
    def at_once(cls) -> Arrivals:
        """Return settings with which everything is there at once."""
        made = cls()
        made.use(Pace.OFF, Movement.NONE)
        return made

    def use(self, pace: Pace, movement: Movement) -> None:
        """Use these settings for everything that arrives from now on."""
        self.pace, self.movement = pace, movement

    def lasts(self, milliseconds: float) -> int:
        """Return how long an arrival takes, in ms; 0 if things are there at once."""
        if self.pace is Pace.OFF or self.movement is Movement.NONE:
            return 0
        return round(milliseconds / self.pace.speed)

    @property
    def is_calm(self) -> bool:
        """Whether things fade in where they stand."""
        return self.movement is Movement.CALM


class Arrival(QObject):
    """One thing's way to its place, from 0 to 1."""

    ended = Signal()

    def __init__(
        self,
        arrivals: Arrivals,
        milliseconds: float,
        curve: QEasingCurve.Type,
        moved: Callable[[], object],
        parent: QObject,
    ) -> None:
        """Call `moved` at every step of an arrival."""
        super().__init__(parent)
        self._arrivals, self._milliseconds, self._curve = arrivals, milliseconds, curve
        self._moved = moved
        self._running = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._running.valueChanged.connect(self._step)
        self._running.finished.connect(self.ended)
        self._part = 1.0

    def begin(self) -> None:
        """Begin the arrival, or be there at once."""
        self._running.stop()
        lasts = self._arrivals.lasts(self._milliseconds)
        is_calm = self._arrivals.is_calm
        self._running.setEasingCurve(QEasingCurve.Type.Linear if is_calm else self._curve)
        self._running.setDuration(lasts)
        self._part = 0.0 if lasts else 1.0
        self._moved()
        if lasts:
            self._running.start()
        else:
            self.ended.emit()

    def finish(self) -> None:
        """Be there at once."""
        if self.is_on_its_way:
            self._running.setCurrentTime(self._running.duration())

    @property
    def is_on_its_way(self) -> bool:
        """Whether the thing has not arrived yet."""
        return self._running.state() is QVariantAnimation.State.Running

    @property
    def way_left(self) -> float:
        """The share of the way that is left: 1 at the start; below 0 beyond the goal."""
        return 0.0 if self._arrivals.is_calm else 1.0 - self._part

    @property
    def opacity(self) -> float:
        """How far the thing has faded in: always 1 unless the player wants calm."""
        return self._part if self._arrivals.is_calm else 1.0

    def _step(self, part: object) -> None:
        self._part = float(part) if isinstance(part, float) else 1.0
        self._moved()
