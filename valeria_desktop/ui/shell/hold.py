"""What holds the game for a moment: it runs out by itself, or someone goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class Hold(QObject):
    """Whether the game is held now, and for how long still."""

    began = Signal()
    gone_on = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Hold nothing."""
        super().__init__(parent)
        self.is_on = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_running_out(self) -> bool:
        """Whether it ends by itself."""
        return self._timer.isActive()

    @property
    def share_left(self) -> float:
        """How much of the time is left, from 1 down to 0."""
        left = max(0, self._timer.remainingTime()) / max(1, self._timer.interval())
        return min(1.0, left)  # a coarse timer may take a little longer

    def go_on(self) -> None:
        """Let the game go on."""
        if self.is_on:
            self._let_go()
            self.gone_on.emit()

    def stop(self) -> None:
        """Hold nothing any more: the game stands elsewhere now."""
        self._let_go()

    def _let_go(self) -> None:
        self.is_on = False
        self._timer.stop()
