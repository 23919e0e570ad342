"""The curtain and the question's sheet that cover a prompt, and the keyboard's focus."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Signal

from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.ui.controls.focus import Asking, give_focus
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
    """The player for whom the curtain was closed has opened it."""
    chosen = Signal(str)
    put_aside = Signal()

    def __init__(self, look: ParchmentLook, panel: QWidget, breath: Breath) -> None:
        """Show no cover yet in the window of a panel."""
        super().__init__(panel)
        self._look, self._panel, self._breath = look, panel, breath
        self.hands: Hands | None = None
        self.curtain: Curtain | None = None
        self.sheet: PromptSheet | None = None

    def close_for(self, seat: Seat, *, is_secret: bool) -> None:
        """Close the curtain until a player is ready for a public question, or for a secret one."""
        if self.curtain is None:
            window = self._panel.window()
            self.curtain = Curtain(self._look, window, self.watched_hands(), self._breath)
            self.curtain.opened.connect(self.opened)
        self.curtain.close_for(seat, is_secret=is_secret)

    def watched_hands(self) -> Hands:
        """Return the record of the keys and buttons held down, begun at the first call."""
        if self.hands is None:
            self.hands = Hands(self._panel.window())
        return self.hands

    def show_sheet(self, presenter: Presenter | None) -> None:
        """Show the sheet of a question, if it has one."""
        if self.curtain is not None and self.curtain.isVisible():
            return  # a screen reader can press buttons behind the curtain
        if self.sheet is None and presenter is not None:
            self.sheet = presenter.make_sheet(self._panel.window())
            if self.sheet is not None:
                self.sheet.chosen.connect(self.chosen)
                self.sheet.put_aside.connect(self.put_aside)
        if self.sheet is not None:
            self.sheet.show_again()

    def take_down(self) -> None:
        """Take the curtain and the sheet away."""
        if self.curtain is not None:
            self.curtain.take_down()
        self.forget_sheet()

    def hide_sheet(self) -> None:
        """Hide the sheet of an answered question; both may come back."""
        if self.sheet is not None:
            self.sheet.hide()

    def forget_sheet(self) -> None:
        """Delete the sheet of a question."""
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

    @property
    def present(self) -> list[QWidget]:
        """The curtain and the sheet, as far as they were made, shown or hidden."""
        return [cover for cover in (self.curtain, self.sheet) if cover is not None]


class CoveredPrompt(PromptFrame):
    """Shows a secret question to the asked player only."""

    uncovered = Signal()
    """The asked player has opened the curtain."""

    def __init__(self, look: Look, clock: Callable[[], float] = monotonic) -> None:
        """Show no cover; the clock, in seconds, times the breath between two players."""
        super().__init__(look)
        self.breath = Breath(self, clock)
        self._is_open = False
        self._hands_over = False
        """Whether another than the asked player may sit there, even at a public question."""
        self.presenter: Presenter | None = None
        self.covers = Covers(self._look, self, self.breath)
        self.covers.opened.connect(self._opened)
        self.covers.put_aside.connect(self.take_focus)

    @property
    def curtain(self) -> Curtain | None:
        """The curtain that hides the table until the asked player is ready; None before its use."""
        return self.covers.curtain

    @property
    def is_curtained(self) -> bool:
        """Whether the curtain hides the table."""
        return self.curtain is not None and not self.curtain.isHidden()

    @property
    def sheet(self) -> PromptSheet | None:
        """The open question's sheet over the table, shown or put aside; None without a sheet."""
        return self.covers.sheet

    def watch(self, hands: Hands) -> None:
        """Use this record of the keys and buttons held down."""
        self.covers.hands = hands

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.covers.watched_hands()  # before the first curtain, which has to know earlier keys

    # --- secrecy

    def _show_to(self, scene: Scene, presenter: Presenter) -> None:
        """Show a question at once, or after the asked player has opened the curtain."""
        self.breath.meet(presenter.seat)
        presenter.sheet_asked.connect(self._show_sheet)
        if self._hands_over or (is_secret(presenter) and presenter.is_watched):
            seat = scene.seats[presenter.seat]
            self.covers.close_for(seat, is_secret=is_secret(presenter))
        elif is_secret(presenter):
            self._show_secret()

    def _opened(self) -> None:
        """Show the question, now that only the asked player sits before the window."""
        self.breath.begin()
        self._hands_over = False
        self.uncovered.emit()
        if self.presenter is not None and is_secret(self.presenter):
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

    # --- the keyboard's focus

    def take_focus(self) -> None:
        """Focus the most useful answer; a sheet over the table keeps the focus, or takes it back.

        Qt gives the focus of a page that is left to the widget that had it on the table.
        """
        if any(not cover.isHidden() for cover in self.covers.present):
            Asking.turn_to(self.window())
            return
        if self.presenter is not None and (first := self.presenter.first_focus) is not None:
            give_focus(first)

    def rest_focus(self) -> None:
        """Take the focus from a lost widget, and give it to the most useful visible answer."""
        first = self.presenter.first_focus if self.presenter is not None else None
        is_seen = first is not None and first.isVisible()
        (first if first is not None and is_seen else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _has_focus(self) -> bool:
        # Qt returns None when no widget has the focus, though its type denies that
        focus = cast("QWidget | None", self.window().focusWidget())
        own = [self, *self.covers.present]
        return focus is None or any(each is focus or each.isAncestorOf(focus) for each in own)


def is_secret(presenter: Presenter) -> bool:
    """Return whether only the asked player may see a question."""
    return presenter.decision.question.privacy is Privacy.CURTAIN
