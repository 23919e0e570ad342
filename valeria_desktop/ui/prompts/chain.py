"""One sheet for a chain of small questions: a script gives the answers that a player planned.

The rules of a game ask in small questions where one large one would have too many answers. A
player plans all answers of the chain on one sheet; a script gives them one by one while they
are offered, and else the window asks the player.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.ui.prompts.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.prompts.window_sheet import WindowSheet


class Progress(Enum):
    """How many questions of a chain are answered: none, some, or all but the last."""

    START = "start"
    HALF = "half"
    END = "end"
    """Only the last question is open: it ends the chain."""


class ChainScript(QObject):
    """Remembers a player's plan from one question of a chain to the next, for one game's chains."""

    sheet_turned = Signal()
    """The sheet was shown in the middle of the window, or put aside."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a plan."""
        super().__init__(parent)
        self._chain: Hashable = None
        self._is_going_back = self._is_in_sight = False

    # --- for each game's subclass

    def chain_of(self, scene: Any) -> Hashable:
        """Return the key of the chain that a scene's question belongs to; None outside chains."""
        raise NotImplementedError

    def progress_in(self, scene: Any) -> Progress:
        """Return how many questions of the chain are answered in a scene."""
        raise NotImplementedError

    def next_link(self, scene: Any) -> str | None:
        """Return the id of the next planned option; None without a plan."""
        raise NotImplementedError

    def forget_wish(self) -> None:
        """Forget the plan."""
        raise NotImplementedError

    # --- for all games

    def wish(self, scene: Any) -> None:
        """Begin a plan in a scene; its player still looks at the screen at the next question."""
        self.enter(scene)
        self._is_in_sight = True

    def answer_alone(self, scene: Any) -> None:
        """Forget the plan before a single answer; its player still looks at the next question."""
        self.wish(scene)
        self.forget_wish()

    def start_again(self, scene: Any) -> None:
        """Begin to take back all answers of the chain."""
        self.answer_alone(scene)
        self._is_going_back = True

    def drop(self) -> None:
        """Forget the plan and the chain."""
        self.forget_wish()
        self._chain = None
        self._is_going_back = self._is_in_sight = False

    def enter(self, scene: Any) -> None:
        """Forget the plan if a scene's question belongs to another chain than before."""
        chain = self.chain_of(scene)
        if chain != self._chain:
            self.drop()
            self._chain = chain

    def next_option(self, scene: Any) -> str | None:
        """Return the id of the next planned answer; None if the window has to ask the player."""
        self.enter(scene)
        found = self.next_link(scene)
        offered = scene.decision.options if scene.decision is not None else ()
        if found is None or all(option.id != found for option in offered):
            self.forget_wish()
            return None
        return found

    def goes_back(self, scene: Any) -> bool:
        """Return whether to take the last answer back before the window asks the player again.

        A plan has to begin at the start of a chain; no drawn card is ever taken back.
        """
        self.enter(scene)
        progress = self.progress_in(scene)
        if progress is Progress.START:
            self._is_going_back = False
        return progress is Progress.HALF or self._is_going_back

    def take_sight(self, scene: Any) -> bool:
        """Return, once after an answer, whether the asked player still looks at the screen."""
        self.enter(scene)
        in_sight, self._is_in_sight = self._is_in_sight, self._is_going_back
        return in_sight


class ChainPresenter(Presenter):
    """Asks all questions of a chain on one sheet; a subclass brings the script and the sheet."""

    script: ChainScript
    icon = ""

    def build(self) -> None:
        """Make the button that opens the sheet, or take a half-answered chain back first."""
        self._is_awaited = self.script.take_sight(self.scene)
        self._sheet: WindowSheet | None = None
        self._is_half = self.script.goes_back(self.scene)
        self._asked_at = self._moment()
        if self._is_half and self._may_go_back_alone:
            QTimer.singleShot(0, self, self._go_back_alone)
        elif not self._is_half:
            self.offer_sheet(self.button_words(), self.icon)
        elif self.is_watched:
            self.cover()
        else:
            self._offer_links()

    def _offer_links(self) -> None:
        """Ask one question as the rules do: a game resumed in mid-chain may allow no undo."""
        for option in self.decision.options:
            self.column.addWidget(self.offer(option))

    def uncover(self) -> None:
        super().uncover()
        if self._is_half and not self._may_go_back_alone and not self.choices:
            self._offer_links()
            self.changed.emit()

    def _moment(self) -> tuple[Session | None, int]:
        """Return the session on the table, and how many choices are made in it."""
        session = self.looking.session
        return session, 0 if session is None else len(session.record.choices)

    @property
    def _may_go_back_alone(self) -> bool:
        """Whether going back takes this chain's answers alone, and so asks the player nothing."""
        session = self.looking.session
        return session is None or (self.may_undo and session.was_answered_by(self.seat))

    def _go_back_alone(self) -> None:
        """Take the chain back, unless the game went on since: a question may be shown twice."""
        if self._asked_at == self._moment():
            self.go_back()

    @property
    def may_undo(self) -> bool:
        """Whether the last answer of the chain can be taken back."""
        session = self.looking.session
        return session is None or session.undo_refusal is None

    @property
    def is_watched(self) -> bool:
        """Whether others may see the question; not while the same player answers a whole chain."""
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

    def lay_out(self, option_id: str) -> bool:
        return self._sheet is not None and self._sheet.lay_out(option_id)

    # --- for subclasses

    def button_words(self) -> str:
        """Return the words on the button that opens the sheet."""
        raise NotImplementedError

    def new_sheet(self, window: QWidget) -> WindowSheet:
        """Return a new sheet for a window."""
        raise NotImplementedError
