"""The clock of the stage: ticks once for each picture, with the ms since the tick before."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

_FRAME = 16  # ms: sixty pictures a second
_LONGEST = 100.0
"""The longest tick, in ms: after a hitch, motions continue where they were, without a leap."""


class Ticker(QObject):
    """Ticks while motions are played."""

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=_FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()

    def start(self) -> None:
        """Start to tick."""
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def stop(self) -> None:
        """Stop ticking."""
        self._timer.stop()

    def _tick(self) -> None:
        self.ticked.emit(min(_LONGEST, float(self._clock.restart())))


class HandTicker(Ticker):
    """Ticks only when it is told to: for tests, and for pictures of motions."""

    def __init__(self) -> None:
        super().__init__()
        self.is_running = False

    def start(self) -> None:
        self.is_running = True

    def stop(self) -> None:
        self.is_running = False

    def turn(self, milliseconds: float) -> None:
        """Let a time pass, if the ticker is running."""
        if self.is_running:
            self.ticked.emit(milliseconds)
