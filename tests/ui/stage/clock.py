"""A clock that a test turns by hand, for what the stage plays."""

from __future__ import annotations

from valeria_desktop.ui.stage.ticker import Ticker


class HandClock(Ticker):
    """Ticks when told to, and never by itself."""

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
