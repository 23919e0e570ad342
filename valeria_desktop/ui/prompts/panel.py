"""The prompt panel: the asked player, the question and its answers; or the awaited player."""

from __future__ import annotations

from functools import partial
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from valeria_desktop.coach.hint import parted
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.focus import close_topmost, untold
from valeria_desktop.ui.controls.hands import is_command
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.prompts.cover import CoveredPrompt, is_secret
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.prompts.waiting import PLAIN, Pauses, WaitingPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.presenter import GameSource, Presenter
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow
    from valeria_desktop.ui.prompts.turn_over import WatchedSource


_DIGITS = "1234567890"


class AnswerKeys(QObject):
    """The shortcuts of the open question: digits, letters, and Esc."""

    pressed = Signal(int)
    escaped = Signal()

    def __init__(self, panel: QWidget) -> None:
        """Make the shortcuts in a panel's window."""
        super().__init__(panel)
        self._panel = panel
        self._shortcuts = {key: self._shortcut(key) for key in _DIGITS}
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), panel)
        self._escape.activated.connect(self.escaped)

    def _shortcut(self, key: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self._panel)
        shortcut.setAutoRepeat(False)  # a held key must not answer the next question
        shortcut.activated.connect(lambda: self.pressed.emit(ord(key)))
        return shortcut

    def listen(self, keys: Iterable[Qt.Key], *, is_open: bool, can_go_back: bool) -> None:
        """Listen to the keys of a question, or to none if it isn't open."""
        meant = set(map(chr, keys))
        for key in meant - self._shortcuts.keys():
            self._shortcuts[key] = self._shortcut(key)
        for key, shortcut in self._shortcuts.items():
            shortcut.setEnabled(is_open and (key in _DIGITS or key in meant))
        self._escape.setEnabled(is_open and can_go_back)


PresenterMaker: TypeAlias = "Callable[[ParchmentLook, Any, Decision, GameSource], Presenter]"
"""Makes the presenter of a question from look, scene, decision and controller: often a class."""
NO_PRESENTERS: Mapping[str, PresenterMaker] = MappingProxyType({})
"""No presenters: the panel shows every question as a list."""


class PromptPanel(CoveredPrompt):
    """Asks one person at a time; it covers the table only for a secret question.

    A question without a presenter of its game is shown as a list.
    """

    chosen = Signal(str)
    row_asked = Signal(str)
    refused = Signal(object)
    """The address of a lit thing that the player can't choose."""
    back_asked = Signal()
    hurried = Signal()
    gone_on = Signal()
    """A turn is over, and the next may begin."""

    def __init__(
        self,
        look: Look,
        controller: GameSource,
        presenters: Mapping[str, PresenterMaker] = NO_PRESENTERS,
        *,
        pauses: Pauses = PLAIN,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Ask nothing yet; the clock, in seconds, times the breath between two players."""
        super().__init__(look, clock)
        self._controller = controller
        self._presenters = presenters
        self._pauses = pauses
        self._scene: Scene | None = None
        self.shows_interrupts = False
        """Whether a question in the middle of another's turn has a frame in the asked colour."""
        self.answers_first: Callable[[Qt.Key], bool] = lambda _key: False
        """Takes keys that are meant for a sheet over the question; returns whether it did."""
        self.placed: Callable[[At], At] = lambda at: at
        """Returns the place on the table of an option's address."""
        self._again: Callable[[], None] = self.rest
        """Shows the open question once more, in the sizes of a new look."""
        self._told: tuple[Sequence[ProgressRow], str, Seat | None] = (), "", None
        self.covers.chosen.connect(self.answer)
        self._keys = AnswerKeys(self)
        self._keys.pressed.connect(lambda key: self.take_key(Qt.Key(key)))
        self._keys.escaped.connect(self._step_back)
        self._set_open(is_open=False)
        self._look.changed.connect(self._look_changed)

    # --- asking and waiting

    def ask(self, scene: Scene, *, hands_over: bool = False) -> None:
        """Ask the deciding player; with `hands_over`, another person may sit there just now."""
        decision = scene.decision
        if decision is None or not decision.options:
            self.wait(scene)
            return
        make = self._presenters.get(decision.prompt, ListPresenter)
        presenter = make(self._look, scene, decision, self._controller)
        presenter.chosen.connect(self.answer)
        presenter.refused.connect(self.refused)
        presenter.row_asked.connect(self.row_asked)
        presenter.changed.connect(self._presenter_changed)
        self._open(scene, presenter)
        self._hands_over = hands_over
        self._again = lambda: self.ask(scene, hands_over=self._hands_over)
        self._show_to(scene, presenter)

    def end_turn(self, scene: Scene, ending: WatchedSource) -> None:
        """Offer to take the last action back or to go on; in a watched game, to pause it."""
        if scene.decision is None:
            self.wait(scene)
            return
        kind = self._pauses.interval if scene.is_watched else self._pauses.turn_over
        over = kind(self._look, scene, scene.decision, ending)
        over.gone_on.connect(self.gone_on)
        self._open(scene, over)
        self._again = partial(self.end_turn, scene, ending)

    def _open(self, scene: Scene, presenter: Presenter) -> None:
        presenter.back_asked.connect(self.back_asked)
        self._show(scene, presenter)
        self._set_open(is_open=True)

    def wait(self, scene: Scene) -> None:
        """Name the player that the table waits for."""
        self._told = (), "", None
        waiting = self._pauses.waiting(self._look, scene)
        waiting.hurried.connect(self.hurried)
        self._set_open(is_open=False)
        self._show(scene, waiting)

    def tell(
        self, beats: Sequence[ProgressRow], heading: str = "", seat: Seat | None = None
    ) -> None:
        """Show events in rows while no question is open, with a seat's or the active shield."""
        if isinstance(self._body, WaitingPanel) and (beats or self._body.is_telling):
            scene = self._body.scene
            self._body.tell(beats, heading)
            self._head.show_sign(seat or scene.seats[scene.active])
            self.refresh()
            self._told = beats, heading, seat

    def _show(self, scene: Scene, body: Presenter | WaitingPanel) -> None:
        had_focus = self._has_focus()
        if had_focus:  # else Qt searches the whole table for a new focus
            with untold():
                self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.covers.take_down()
        self._scene = scene
        self.presenter = None if isinstance(body, WaitingPanel) else body
        seat = None if body.seat is None else scene.seats[body.seat]
        self.frame = GOLD
        if seat is not None and self.shows_interrupts and body.seat != scene.active:
            self.frame = self._look.table.player(seat.colour).name()
        self.put(body, seat, is_shared=scene.is_shared)
        if had_focus and not (self.presenter is not None and is_secret(self.presenter)):
            self.take_focus()  # a secret question's sheet or curtain takes it itself

    def _presenter_changed(self) -> None:
        asked = self.question
        self.refresh()
        self._set_open(is_open=self._is_open)
        if self.presenter is not None and self.presenter.lost_focus:
            self.presenter.lost_focus = False
            if self._has_focus():  # else a view of the table took it
                self.take_focus()
        if self.question != asked:  # a question within the question, after what has the focus
            self.said.emit(self.question)

    def _look_changed(self) -> None:
        """Build everything anew in the sizes of the look."""
        self.scale()
        if self._is_open:
            self._again()
        elif self._scene is not None:
            told = self._told
            self.wait(self._scene)
            self.tell(*told)

    def rest(self) -> None:
        """Ask nothing any more: the game was left."""
        self._set_open(is_open=False)
        self.covers.take_down()

    # --- answers

    def answer(self, option_id: str) -> None:
        """Emit an answer, and only one for a question, however fast a player clicks."""
        if self._is_open and self.breath.is_over:
            self._close()
            self.chosen.emit(option_id)

    def take_advice(self, key: str) -> bool:
        """Do what a hint's row advises; return whether that was an answer.

        A sheet may lay the advice out instead: its player can still change it.
        """
        may_answer = self._is_open and self.breath.is_over
        if may_answer and self.presenter is not None and self.presenter.lay_out(key):
            return False
        self.answer(parted(key)[0])
        return True

    def _close(self) -> None:
        self._set_open(is_open=False)
        self.covers.hide_sheet()

    def weigh(self, option_id: str, words: str, voice: str) -> None:
        """Mark a choice as taken while the game's voice weighs it; nothing happens yet."""
        self._close()
        if self.presenter is not None:
            self.presenter.show_taken(option_id)
        said = self.tr("{voice} weighs this: {choice}.")
        self.say_hint(said.format(voice=voice or self.tr("Your coach"), choice=words))

    def reopen(self) -> bool:
        """Open the last question once more; return whether it is still there."""
        if self.presenter is None:
            return False
        self.presenter.show_taken("")
        self._say(self.presenter)
        self.fit()
        self._set_open(is_open=True)
        if self.sheet is not None:
            self._show_sheet()
        return True

    def choose_at(self, at: At) -> None:
        """Answer with a part of the table; if it stands for several options, highlight those."""
        decision = self._scene.decision if self._scene is not None else None
        if not self._is_open or self.presenter is None or decision is None:
            return
        if self.presenter.choose_at(at):
            return
        options = [each for each in decision.options if each.at and self.placed(each.at) == at]
        if len(options) == 1:
            self.answer(options[0].id)
        elif options:
            self.presenter.point_out(options)

    def _set_open(self, *, is_open: bool) -> None:
        self._is_open = is_open
        presenter = self.presenter
        keys = presenter.heard if presenter else ()
        can_go_back = presenter is not None and presenter.can_go_back
        self._keys.listen(keys, is_open=is_open, can_go_back=can_go_back)
        self.set_lit(is_lit=is_open)

    def take_key(self, key: Qt.Key) -> bool:
        """Answer with a key; return whether the key has an answer now."""
        if not self._is_open or self.presenter is None:
            return False
        if self.answers_first(key) or self.presenter.take_key(key):
            return True
        button = self.presenter.keys.get(key)
        if button is not None and not button.isEnabled():
            ALOUD.say(self, button.accessibleName())  # which says why it can't be pressed
        return False

    def _step_back(self) -> None:
        if close_topmost(self.window()):
            return  # the question beneath stays
        if self.answers_first(Qt.Key.Key_Escape):
            return
        if self.presenter is not None and self.presenter.can_go_back:
            self.presenter.go_back()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_meant = not event.isAutoRepeat() and not is_command(event)
        if not is_meant or not self.take_key(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def show_hint(self, option_id: str, words: str) -> bool:
        """Mark and name the hinted option; return False if no answer is open and uncovered."""
        if self.presenter is None or not self._is_open or self.presenter.is_covered:
            return False
        self.presenter.show_hint(option_id)
        self.say_hint(self.tr("Hint: {choice}.").format(choice=words))
        return True

    def forget_hint(self) -> None:
        """Remove the hint's mark, and write the question's note again."""
        if self.presenter is not None and self._is_open and not self.presenter.is_covered:
            self.presenter.show_hint("")
            self._say(self.presenter)
            self.fit()  # the note may need more lines than the hint
