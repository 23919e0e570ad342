"""What stands before the eyes of one person, where others sit before the same screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.ui.kit.hands import Hands
from valeria_desktop.ui.kit.parchment import ParchmentLook
from valeria_desktop.ui.prompts.breath import Breath
from valeria_desktop.ui.prompts.curtain import Curtain

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look


class Guard(QObject):
    """Asks by a curtain whether the right person looks, as a table does before it tells secrets."""

    passed = Signal(int)
    """Who looks now is who was asked for."""
    left = Signal()
    """Nobody was ready."""

    def __init__(self, look: Look, screen: QWidget) -> None:
        """Stand aside until the screen is about to show what only one may see."""
        super().__init__(screen)
        self._look = ParchmentLook(look, self)
        self._screen = screen
        self._asked = 0
        self._hands: Hands | None = None
        self.breath = Breath(self)
        self.curtain: Curtain | None = None

    def watch(self) -> None:
        """Begin to note what is pressed: a curtain is to know what came before it."""
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
        """Ask nobody any more: something else is shown."""
        if self.curtain is not None:
            self.curtain.take_down()
