"""Silence: a bots' process that does not answer, as one that was stopped, is told of in time."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.thinker import Thinker

_LOOK = 250  # milliseconds
_PATIENCE = 3.0  # seconds; a queen takes one, and a step of a coach a tenth


class Silence(QObject):
    """Looks how long a question has been with the process, while one is."""

    told = Signal(str)

    def __init__(
        self, thinker: Thinker, controller: Controller, parent: QObject | None = None
    ) -> None:
        """Look whenever something is asked."""
        super().__init__(parent)
        self._thinker, self._controller = thinker, controller
        self._told_of: float | None = None
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)
        thinker.began.connect(self._begin)

    def _begin(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _look(self) -> None:
        since = self._thinker.asked_at
        if since is None:
            self._timer.stop()
        elif since != self._told_of and monotonic() - since >= _PATIENCE:
            self._told_of = since  # once for each question
            self.told.emit(self._words())

    def _words(self) -> str:
        seconds = f"{_PATIENCE:g}"
        if name := self._name_of_bot():
            words = self.tr(
                "{name} has not answered for {seconds} seconds. You can wait, or press Space to "
                "have a simple move made instead."
            )
            return words.format(name=name, seconds=seconds)
        words = self.tr(
            "The coach has not answered for {seconds} seconds. You can play on without it."
        )
        return words.format(seconds=seconds)

    def _name_of_bot(self) -> str:
        session = self._controller.session
        if not self._thinker.is_moving or session is None or session.decision is None:
            return ""
        return session.seats[session.decision.seat].name
