"""The curtain before a replay that is about to show one person's secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.ui.controls.hands import Hands
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.prompts.curtain import Breath, Curtain

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look


class Guard(QObject):
    """Closes a curtain until the right person looks, as a table does before it shows secrets."""

    passed = Signal(int)
    """The seat of the person who was asked for and looks now."""
    left = Signal()
    """Nobody was ready: Esc was pressed."""

    def __init__(self, look: Look, screen: QWidget) -> None:
        """Do nothing until the screen is about to show one player's secrets."""
        super().__init__(screen)
        self._look = ParchmentLook(look, self)
        self._screen = screen
        self._asked = 0
        self._hands: Hands | None = None
        self.breath = Breath(self)
        self.curtain: Curtain | None = None

    def watch(self) -> None:
        """Begin to record pressed keys: a curtain has to know the keys before it."""
        if self._hands is None:
            self._hands = Hands(self._screen.window())

    def ask(self, number: int, seat: Seat) -> None:
        """Close the curtain until this person is ready."""
        self.watch()
        if self.curtain is None and self._hands is not None:
            self.curtain = Curtain(self._look, self._screen.window(), self._hands, self.breath)
            self.curtain.opened.connect(self._pass)
            self.curtain.left.connect(self.left)
            self._screen.destroyed.connect(self.curtain.deleteLater)
        self._asked = number
        if self.curtain is not None:
            self.curtain.close_for(seat, may_leave=True)

    def _pass(self) -> None:
        self.passed.emit(self._asked)

    def stand_aside(self) -> None:
        """Take the curtain away: another screen or game is shown."""
        if self.curtain is not None:
            self.curtain.take_down()
