"""What drives the stage: a beat of the screen, told with the milliseconds since the one before."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

_FRAME = 16  # milliseconds: sixty pictures a second
_LONGEST = 100.0
"""After a hitch, things go on from where they were seen rather than leap."""


class Ticker(QObject):
    """Ticks while something moves."""

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=_FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()

    def start(self) -> None:
        """Tick from now on."""
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def stop(self) -> None:
        """Tick no more."""
        self._timer.stop()

    def _tick(self) -> None:
        self.ticked.emit(min(_LONGEST, float(self._clock.restart())))


class HandTicker(Ticker):
    """Ticks when told to, and never by itself: for tests, and for pictures of what moves."""

    def __init__(self) -> None:
        super().__init__()
        self.is_running = False

    def start(self) -> None:
        self.is_running = True

    def stop(self) -> None:
        self.is_running = False

    def turn(self, milliseconds: float) -> None:
        """Let time pass, if anything waits for it."""
        if self.is_running:
            self.ticked.emit(milliseconds)
