"""One sheet for a chain of small questions: a script answers link by link what a player planned.

The rules of a game ask in small questions where one large one would have too many answers. A
player decides on one sheet how the chain shall end; a script answers its links as long as they
fit, and else asks the player.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.prompts.window_sheet import WindowSheet

_HEIGHT = 56
"""Pixels at usual text size of the button that opens the sheet."""


class Progress(Enum):
    """How much of a chain is answered."""

    START = "start"
    HALF = "half"
    END = "end"
    """All links are answered but the last, which says that the chain is done."""


class ChainScript(QObject):
    """Remembers from one link to the next how a chain shall end; each game knows its own chains."""

    sheet_turned = Signal()
    """The sheet came to the middle of the window, or was put aside."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a wish."""
        super().__init__(parent)
        self._chain: Hashable = None
        self._is_going_back = self._is_in_sight = False

    # --- what a game says

    def chain_of(self, scene: Any) -> Hashable:
        """Return the chain that a scene asks a link of; None for any other question."""
        raise NotImplementedError

    def progress_in(self, scene: Any) -> Progress:
        """Return how much of the chain is answered."""
        raise NotImplementedError

    def next_link(self, scene: Any) -> str | None:
        """Return the option that comes next on the way to the wish; None without a wish."""
        raise NotImplementedError

    def forget_wish(self) -> None:
        """Wish for nothing more."""
        raise NotImplementedError

    # --- what is common

    def wish(self, scene: Any) -> None:
        """Begin a wish in a scene; the player who gives it goes on looking."""
        self.enter(scene)
        self._is_in_sight = True

    def answer_alone(self, scene: Any) -> None:
        """Let the next answer stand for itself: the player who gives it goes on looking."""
        self.wish(scene)
        self.forget_wish()

    def start_again(self, scene: Any) -> None:
        """Take everything back to where the chain began to be answered."""
        self.answer_alone(scene)
        self._is_going_back = True

    def drop(self) -> None:
        """Wish for nothing more, and remember nothing."""
        self.forget_wish()
        self._chain = None
        self._is_going_back = self._is_in_sight = False

    def enter(self, scene: Any) -> None:
        """Drop everything if a scene asks another chain than before."""
        chain = self.chain_of(scene)
        if chain != self._chain:
            self.drop()
            self._chain = chain

    def next_option(self, scene: Any) -> str | None:
        """Return the next answer on the way to the wish; None if the player is to be asked."""
        self.enter(scene)
        found = self.next_link(scene)
        offered = scene.decision.options if scene.decision is not None else ()
        if found is None or all(option.id != found for option in offered):
            self.forget_wish()
            return None
        return found

    def goes_back(self, scene: Any) -> bool:
        """Return whether the last answer is to be taken back before the player is asked again.

        Nobody can plan from the middle of a chain; no card that was drawn is ever taken back.
        """
        self.enter(scene)
        progress = self.progress_in(scene)
        if progress is Progress.START:
            self._is_going_back = False
        return progress is Progress.HALF or self._is_going_back

    def take_sight(self, scene: Any) -> bool:
        """Return whether the asked player has just answered and still looks; only once."""
        self.enter(scene)
        in_sight, self._is_in_sight = self._is_in_sight, self._is_going_back
        return in_sight


class ChainPresenter(Presenter):
    """Asks on one sheet what the rules ask link by link; a subclass has script and sheet."""

    script: ChainScript
    icon = ""

    def build(self) -> None:
        """Offer to come to the sheet, unless what was answered is to be taken back first."""
        self._is_awaited = self.script.take_sight(self.scene)
        self._sheet: WindowSheet | None = None
        self._is_half = self.script.goes_back(self.scene)
        if self._is_half and self.may_undo:
            QTimer.singleShot(0, self, self.go_back)
        elif not self._is_half:
            self._offer_sheet()
        elif self.is_watched:
            self.cover()
        else:
            self._offer_links()

    def _offer_sheet(self) -> None:
        button = Button(self.look, self.button_words(), icon=self.icon, key=ENTER)
        button.set_kind(ButtonKind.PRIMARY)
        button.set_height(_HEIGHT)
        button.clicked.connect(self.sheet_asked)
        self.adopt(button, ENTER)
        self.column.addWidget(button)

    def _offer_links(self) -> None:
        """Ask as the rules do: a game went on in the middle, and nothing can be taken back."""
        for option in self.decision.options:
            self.column.addWidget(self.offer(option))

    def uncover(self) -> None:
        super().uncover()
        if self._is_half and not self.may_undo and not self.choices:
            self._offer_links()
            self.changed.emit()

    @property
    def may_undo(self) -> bool:
        """Whether answered links can be taken back."""
        session = self.looking.session
        return session is None or session.undo_refusal is None

    @property
    def is_watched(self) -> bool:
        """Whether others may look who should not; not while someone answers link by link."""
        return super().is_watched and not self._is_awaited

    # --- the sheet

    def make_sheet(self, window: QWidget) -> WindowSheet | None:
        if self._is_half:
            return None
        sheet = self.new_sheet(window)
        self._sheet = sheet
        sheet.again.connect(self._start_again)
        sheet.turned.connect(self.script.sheet_turned)
        return sheet

    def _start_again(self) -> None:
        self.script.start_again(self.scene)
        self.go_back()

    def show_hint(self, option_id: str) -> None:
        super().show_hint(option_id)
        if self._sheet is not None:
            self._sheet.show_hint(option_id)

    # --- what a subclass says

    def button_words(self) -> str:
        """Return the words on the button that opens the sheet."""
        raise NotImplementedError

    def new_sheet(self, window: QWidget) -> WindowSheet:
        """Return the sheet, made for a window."""
        raise NotImplementedError
