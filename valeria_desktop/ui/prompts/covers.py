"""What stands over the table while a question is open: a curtain, and the question's own sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.ui.kit.hands import Hands
from valeria_desktop.ui.prompts.curtain import Curtain

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.breath import Breath
    from valeria_desktop.ui.prompts.presenter import Presenter
    from valeria_desktop.ui.prompts.sheet import Sheet


class Covers(QObject):
    """Closes the curtain for a player, and shows a question's sheet to the asked player."""

    opened = Signal()
    """The curtain was opened by the player it was closed for."""
    chosen = Signal(str)
    put_aside = Signal()

    def __init__(self, look: ParchmentLook, panel: QWidget, breath: Breath) -> None:
        """Cover nothing yet in the window of a panel."""
        super().__init__(panel)
        self._look, self._panel, self._breath = look, panel, breath
        self.hands: Hands | None = None
        self.curtain: Curtain | None = None
        self.sheet: Sheet | None = None

    def close_for(self, seat: Seat, *, is_secret: bool) -> None:
        """Close the curtain until a player is ready for what all may see, or for a secret."""
        if self.curtain is None:
            window = self._panel.window()
            self.curtain = Curtain(self._look, window, self.watched_hands(), self._breath)
            self.curtain.opened.connect(self.opened)
        self.curtain.close_for(seat, is_secret=is_secret)

    def watched_hands(self) -> Hands:
        """Watch the player's hands from now on, if nobody does yet."""
        if self.hands is None:
            self.hands = Hands(self._panel.window())
        return self.hands

    def show_sheet(self, presenter: Presenter | None) -> None:
        """Show the sheet of a question, if it has one."""
        if self.curtain is not None and self.curtain.isVisible():
            return  # a screen reader can press what is behind it
        if self.sheet is None and presenter is not None:
            self.sheet = presenter.make_sheet(self._panel.window())
            if self.sheet is not None:
                self.sheet.chosen.connect(self.chosen)
                self.sheet.put_aside.connect(self.put_aside)
        if self.sheet is not None:
            self.sheet.show_again()

    def take_down(self) -> None:
        """Take away whatever covers the table."""
        if self.curtain is not None:
            self.curtain.take_down()
        self.forget_sheet()

    def hide_sheet(self) -> None:
        """Take the sheet of a question from sight, as it was answered; it may come back."""
        if self.sheet is not None:
            self.sheet.hide()

    def forget_sheet(self) -> None:
        """Let the sheet of a question go."""
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

    @property
    def present(self) -> list[QWidget]:
        """The covers that there are, shown or not."""
        return [cover for cover in (self.curtain, self.sheet) if cover is not None]
