"""What covers a prompt, as a curtain or a question's own sheet, and where keys go then."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Signal

from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.ui.controls.hands import Hands
from valeria_desktop.ui.prompts.curtain import Breath, Curtain
from valeria_desktop.ui.prompts.frame import PromptFrame

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.presenter import Presenter
    from valeria_desktop.ui.prompts.sheet import PromptSheet


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
        self.sheet: PromptSheet | None = None

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


class CoveredPrompt(PromptFrame):
    """Shows what is asked to whom it is meant for, and to nobody else."""

    uncovered = Signal()
    """The curtain was opened by who is asked."""

    def __init__(self, look: Look, clock: Callable[[], float] = monotonic) -> None:
        """Cover nothing; the clock is for the breath between two players, in seconds."""
        super().__init__(look)
        self.breath = Breath(self, clock)
        self._is_open = False
        self._hands_over = False
        """Whether someone else than is asked may sit there, whatever is asked."""
        self.presenter: Presenter | None = None
        self.covers = Covers(self._look, self, self.breath)
        self.covers.opened.connect(self._opened)
        self.covers.put_aside.connect(self.take_focus)

    @property
    def curtain(self) -> Curtain | None:
        """What hides the table until the asked player is ready, once there has been one."""
        return self.covers.curtain

    @property
    def sheet(self) -> PromptSheet | None:
        """What the open question shows over the table, though it may be put aside."""
        return self.covers.sheet

    def watch(self, hands: Hands) -> None:
        """Take what tells of the player's hands."""
        self.covers.hands = hands

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.covers.watched_hands()  # before there is a curtain: it is told what came before it

    # --- who may see it

    def _show_to(self, scene: Scene, presenter: Presenter) -> None:
        """Show a question at once, or when the curtain was opened by who is asked."""
        self.breath.meet(presenter.seat)
        presenter.sheet_asked.connect(self._show_sheet)
        if self._hands_over or (_is_secret(presenter) and presenter.is_watched):
            seat = scene.seats[presenter.seat]
            self.covers.close_for(seat, is_secret=_is_secret(presenter))
        elif _is_secret(presenter):
            self._show_secret()

    def _opened(self) -> None:
        """Show what is asked, now that only whom it is meant for sits before the window."""
        self.breath.begin()
        self._hands_over = False
        self.uncovered.emit()
        if self.presenter is not None and _is_secret(self.presenter):
            self._show_secret()
        else:
            self.take_focus()

    def _show_secret(self) -> None:
        if self.presenter is not None and self._is_open:
            self.presenter.uncover()
            self._show_sheet()
            self.take_focus()

    def _show_sheet(self) -> None:
        if self._is_open:
            self.covers.show_sheet(self.presenter)

    # --- where keys go

    def take_focus(self) -> None:
        """Let the keyboard begin with the most useful answer, unless something covers it."""
        if any(not cover.isHidden() for cover in self.covers.present):
            return
        if self.presenter is not None and (first := self.presenter.first_focus) is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def rest_focus(self) -> None:
        """Take the focus from what is gone: to the most useful answer, if it can be seen yet."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        first = self.presenter.first_focus if self.presenter is not None else None
        if first is not None and first.isVisible():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _has_focus(self) -> bool:
        # Qt gives nothing when nothing has the focus, whatever its type says
        focus = cast("QWidget | None", self.window().focusWidget())
        own = [self, *self.covers.present]
        return focus is None or any(each is focus or each.isAncestorOf(focus) for each in own)


def _is_secret(presenter: Presenter) -> bool:
    return presenter.decision.question.privacy is Privacy.CURTAIN
