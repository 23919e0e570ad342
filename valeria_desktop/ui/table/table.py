"""The table of a game: it asks the player to decide, and shows what there is to be seen.

How it looks is each game's own. When a person is asked, what has to wait, and where Tab goes is
the same for all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.controls.focus import Asking, neighbour, stops_in
from valeria_desktop.ui.stage.skip_key import SkipKey
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
    from PySide6.QtWidgets import QAbstractButton

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.log.log_panel import LogPanel
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.prompts.panel import PromptPanel
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow
    from valeria_desktop.ui.stage.pace import Movement, Pace


class GameTable(QWidget):
    """Everything that a decision needs, in front of the asked player.

    A subclass makes its parts, the prompt and the log among them, and then calls `sit_down`.
    """

    clause_asked = Signal(str)
    moment_asked = Signal(int)
    """Someone wants to look at the moment that a line of the log tells of."""
    said = Signal(str)
    """What only who doesn't see the table needs to be told."""
    sounded = Signal(str)
    """What is to be heard now."""
    prompt: PromptPanel
    log: LogPanel
    look: Look
    """What it is painted with: the program's, or what fits its room."""
    menu_button: QAbstractButton | None = None
    """What opens the menus of the window, where their bar is tucked away."""

    def __init__(self, controller: Controller) -> None:
        """Lay an empty table."""
        super().__init__()
        self.controller = controller
        self.skipping = SkipKey(self)
        self._is_put_away = False
        self._is_passing = False
        """What is shown lies in the middle of a choice."""
        self.beside: list[QWidget] = []
        """What else Tab goes to while it is shown over the table."""

    def sit_down(self) -> None:
        """Listen to the game, and to its players."""
        controller = self.controller
        self._heard = (
            (controller.game_started, self._game_started),
            (controller.shown.changed, self.show_scene),
            (controller.asked, self._ask),
            (controller.took, self._weigh),
            (controller.reopened, self._reopen),
            (controller.turn_ended, self._end_turn),
            (controller.turn_end.gone_on, self._wait),
            (controller.watching.gone_on, self._wait),
            (controller.watching.changed, self._paused),
        )
        for signal, slot in self._heard:
            signal.connect(slot)
        self.prompt.chosen.connect(controller.choose)
        self.prompt.back_asked.connect(controller.undo)
        self.prompt.uncovered.connect(controller.met)
        self.prompt.hurried.connect(controller.hurry)
        self.prompt.gone_on.connect(controller.turn_end.go_on)
        self.prompt.gone_on.connect(controller.watching.go_on)

    def stand_up(self) -> None:
        """Listen no more: another table is laid, and this one goes as soon as it can."""
        self.put_away()
        for signal, slot in self._heard:
            signal.disconnect(slot)

    def stand_aside(self) -> None:
        """Ask nothing before it is shown: another screen is."""
        self._is_put_away = True

    @property
    def scene(self) -> Any:
        """What is shown; each game has its own."""
        return self.controller.shown.scene

    @property
    def is_asked_before(self) -> bool:
        """Whether something asks in front of the table: nothing opens over that."""
        return Asking.foremost_in(self.window()) is not None

    # --- what a game's own table does

    def areas(self) -> Sequence[QWidget]:
        """Name the parts that Tab goes to, one after the other; the prompt is one of them."""
        raise NotImplementedError

    def forget(self) -> None:
        """Let go what is shown of the game before: another begins."""

    def show_parts(self, scene: Any) -> None:
        """Show a scene in all that is the game's own."""
        raise NotImplementedError

    def told(self, scene: Any) -> tuple[Sequence[ProgressRow], str]:
        """Tell in rows, under a heading, what happens while nobody is asked."""
        return (), ""

    def asked(self, scene: Any) -> None:
        """Show what helps with a question that has just been asked."""

    def point_out(self, option: Option | None) -> None:
        """Show on the table what a choice that is hinted at is about, or show it no longer."""

    def may_tell_secrets(self) -> bool:
        """Tell whether what rests on secrets of the asked player may be shown now."""
        return True

    def turn_leaf(self) -> None:
        """Turn to what has no room beside the rest, if there is such a thing."""

    def turn_numbers(self) -> None:
        """Show a coach's numbers where things lie, or no longer, if there is a coach."""

    def turn_points(self) -> None:
        """Show where your points come from, or no longer, if the game can tell."""

    def say_why(self) -> None:
        """Say why nothing can be done with what the focus is on."""

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Let what moves by itself move as fast and as much."""

    def box_of(self, at: At) -> QRectF | None:
        """Return the box of a thing on this table; None if it can't be seen."""
        return None

    def rest(self) -> None:
        """Let everything lie as it does when nothing moves."""

    # --- what is shown

    def _game_started(self) -> None:
        session = self.controller.session
        if session is not None:
            self.forget()
            self.prompt.breath.meet_nobody()
            past = len(session.chronicle.lines) if session.record.choices else 0
            self.log.start(session.seats, past)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # another screen is shown; a curtain must not cover that
            self._is_put_away = True
            self.controller.watching.be_in_sight(is_in_sight=False)
            self.put_away()

    def put_away(self) -> None:
        """Take down what stands over the table: another screen is shown."""
        self.controller.tutor.put_off()
        self.prompt.rest()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.controller.watching.be_in_sight(is_in_sight=True)
        scene, was_put_away = self.controller.scene, self._is_put_away
        self._is_put_away = False
        if was_put_away and scene is not None:
            if self.controller.is_open:
                self._ask(scene)
            elif self.controller.is_held:
                self._end_turn()

    def show_scene(self, scene: Any) -> None:
        """Show a scene everywhere."""
        self.show_parts(scene)
        self.log.show_lines(self.controller.shown.lines, scene.seats)
        if not scene.is_asked:  # else the question comes as soon as all has been shown
            if not (scene.is_passing and self._is_passing):
                self.prompt.wait(scene)
            beats, heading = self.told(scene)
            self.prompt.tell(beats, heading)
        self._is_passing = scene.is_passing

    def _end_turn(self) -> None:
        if self.controller.scene is not None and not self._is_put_away:
            self.prompt.end_turn(self.controller.scene, self.controller)
            self.prompt.take_focus()

    def _paused(self) -> None:
        """Offer the other of the two: to pause, or to let the game run."""
        if self.controller.watching.is_on:
            self._end_turn()

    def _wait(self) -> None:
        if self.scene is not None and not self.controller.is_open:
            self.prompt.wait(self.scene)

    def _ask(self, scene: Any) -> None:
        if self._is_put_away:
            return  # it is asked as soon as the table is shown again
        self.prompt.ask(scene, hands_over=self.controller.is_resumed)
        self.asked(scene)
        self.prompt.take_focus()
        self.log.mark_since(scene)

    def _weigh(self, option_id: str) -> None:
        """Show at once that a choice was taken, though it has to wait."""
        scene = self.scene
        if scene is not None and scene.decision is not None:
            words = tell(scene.decision.option(option_id).words(), scene.names)
            self.prompt.weigh(option_id, words)

    def _reopen(self) -> None:
        """Let a question be answered again; what has gone from sight meanwhile is asked anew."""
        if not self._is_put_away and not self.prompt.reopen():
            self._ask(self.controller.scene)

    # --- keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to the question: a player who comes back from a page goes on there."""
        super().focusInEvent(event)
        if self.controller.is_open:
            self.prompt.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.controller.hurry()
        elif not self.prompt.take_key(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's name
        """Go to the next area; from what is gone, to the prompt, and never onto a tool."""
        if not self.tab(forward=next):
            self.prompt.rest_focus()
        return True

    def tab(self, *, forward: bool) -> bool:
        """Go to the next area or the one before; tell whether the focus was in one."""
        stop = neighbour(stops_in(self.areas()), self.window().focusWidget(), 1 if forward else -1)
        if stop is not None:
            reasons = Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.TabFocusReason
            stop.setFocus(reasons[forward])
        return stop is not None
