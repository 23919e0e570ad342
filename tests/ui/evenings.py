"""An evening's end on its stage, whose clock a test turns by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.stage.ticker import HandTicker

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.finale.finale import StagedFinale
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.ticker import Ticker

FRAME = 40.0


class Evening:
    """A finale, its clock, and all that was said and heard."""

    def __init__(
        self, make: Callable[[Look, Ticker], StagedFinale], look: Look, qtbot: QtBot
    ) -> None:
        self.clock = HandTicker()
        self.finale = make(look, self.clock)
        qtbot.addWidget(self.finale)
        self.finale.resize(1280, 690)
        self.said: list[str] = []
        self.heard: list[str] = []
        self.finale.said.connect(self.said.append)
        self.finale.sounded.connect(self.heard.append)
        self.finale.show()

    def plays_out(self) -> None:
        while self.clock.is_running and not self.finale.is_over:
            self.clock.turn(FRAME)
