"""The table of a game: it asks the player to decide, and shows the visible part of the game.

Each game has its own look. The way to ask a person, the waiting, and the order of Tab are the same
for all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal

from valeria_desktop.ui.coach.hint_rows import HintThing
from valeria_desktop.ui.controls.focus import Asking, is_covered, neighbour, stops_in
from valeria_desktop.ui.controls.hands import is_command
from valeria_desktop.ui.controls.page import Screen
from valeria_desktop.ui.program.commands import keys_of
from valeria_desktop.ui.stage.skip_key import SkipKey
from valeria_desktop.ui.voice.banners import Banners
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect, QRectF
    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
    from PySide6.QtWidgets import QAbstractButton, QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.controls.peek import HeldButton
    from valeria_desktop.ui.log.log_panel import LogPanel
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.prompts.panel import PromptPanel
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow
    from valeria_desktop.ui.stage.pace import Movement, Pace
    from valeria_desktop.ui.voice.voice import Voice


class GameTable(Screen):
    """Everything the asked player needs for a decision.

    A subclass makes its parts, the prompt and the log among them, and then calls `sit_down`.
    """

    clause_asked = Signal(str)
    moment_asked = Signal(int)
    """The player wants to see the moment of a line in the log."""
    rival_asked = Signal(int)
    """The seat of a player whose page in the hall is wanted; beyond the last for an opponent that
    the game itself plays."""
    question_asked = Signal()
    """A question, or the end of a turn, is open in the prompt: a player can answer it."""
    said = Signal(str)
    """A sentence for a player who doesn't see the table."""
    sounded = Signal(str)
    """The name of a sound to be played now."""
    voice: Voice | None = None
    """The character who speaks at this table; None without one."""
    prompt: PromptPanel
    log: LogPanel
    look: Look
    """The table's look: the program's, or one that fits its room."""
    menu_button: QAbstractButton | None = None
    """The button of the window's menus, where there is no menu bar; None without one."""

    def __init__(self, controller: Controller) -> None:
        """Make an empty table."""
        super().__init__()
        self.controller = controller
        self.skipping = SkipKey(self)
        self._is_put_away = False
        self._passing: int | None = None
        """The active player of the shown scene, if it is in the middle of a choice's events."""
        self.banners = Banners(self, self, controller.arrivals)
        self.banners.emblem = self.voice.emblem if self.voice else ""
        self.beside: list[QWidget] = []
        """More stops of Tab, while they are shown over the table."""

    def sit_down(self) -> None:
        """Connect to the controller and to the prompt."""
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
        self.prompt.said.connect(self.said)
        self.prompt.back_asked.connect(controller.undo)
        self.prompt.uncovered.connect(controller.met)
        self.prompt.uncovered.connect(self._curtain_opened)
        self.prompt.hurried.connect(controller.hurry)
        self.prompt.gone_on.connect(controller.turn_end.go_on)
        self.prompt.gone_on.connect(controller.watching.go_on)

    def stand_up(self) -> None:
        """Disconnect from the controller: another table is laid, and this one is deleted."""
        self.put_away()
        for signal, slot in self._heard:
            signal.disconnect(slot)

    def expect_game(self) -> None:
        """Don't ask the former game's question when shown: another game begins."""
        self._is_put_away = False

    def stand_aside(self) -> None:
        """Ask nothing before the table is shown: another screen is."""
        self._is_put_away = True

    @property
    def scene(self) -> Any:
        """The shown scene; each game has its own class."""
        return self.controller.shown.scene

    @property
    def undo_key(self) -> str:
        """The key that takes back."""
        return keys_of("undo")

    @property
    def is_asked_before(self) -> bool:
        """Whether a question is open in front of the table: nothing else opens over it."""
        return Asking.foremost_in(self.window()) is not None

    # --- each game's part

    def areas(self) -> Sequence[QWidget]:
        """Return the areas of Tab, one after the other; the prompt is one of them."""
        raise NotImplementedError

    def forget(self) -> None:
        """Remove the former game's things: another game begins."""

    def show_parts(self, scene: Any) -> None:
        """Show a scene in all parts of the game's own."""
        raise NotImplementedError

    def told(
        self, scene: Any
    ) -> tuple[Sequence[ProgressRow], str] | tuple[Sequence[ProgressRow], str, Seat]:
        """Return rows about the present events while no person is asked, and their heading.

        With the seat whose shield is shown, if it isn't the active one's.
        """
        return (), ""

    def asked(self, scene: Any) -> None:
        """Show the helps for a question that was just asked."""

    def point_out(self, option: Option | None) -> None:
        """Mark the thing of a hinted option on the table; None removes the mark."""

    def press(self, at: At | None) -> None:
        """Show a chosen thing as pressed while its choice has no effect yet; None shows none."""

    def called(self, option: Option) -> Option:
        """Return an option whose thing has the name that it has on the table."""
        return option

    def short_answer(self, option: Option) -> tuple[str, Marks]:
        """Return an option's words on a button of the voice, and signs in their place."""
        return tell(option.words(), self.scene.names), ()

    def cost_of(self, option: Option) -> Marks:
        """Return an option's cost in words and signs, beside the player's amounts."""
        return ()

    def thing_of(self, option: Option, plan: tuple[Option, ...]) -> HintThing:
        """Describe a hinted option: its thing and its price, by the best choices after it."""
        scene = self.scene
        return HintThing(tell(option.words(), () if scene is None else scene.names))

    def uncover_question(self) -> None:
        """Put away a page that covers the question: its player asks for advice."""

    def may_tell_secrets(self) -> bool:
        """Return whether the asked player's secrets may be shown now."""
        return True

    def aside(self) -> str:
        """Return what the voice says aloud of a hint that only one player may read."""
        return self.tr("I know what I'd do, but why is for your eyes only.")

    @property
    def peek_button(self) -> HeldButton | None:
        """The button that shows the asked player's secrets while it is held; None without one."""
        return None

    def turn_leaf(self) -> None:
        """Show the next leaf, if the table has leaves."""

    def turn_numbers(self) -> None:
        """Show or hide a coach's numbers on the table, if there is a coach."""

    def turn_points(self) -> None:
        """Show or hide the sources of your points, if the game knows them."""

    def say_why(self) -> None:
        """Tell why the focused thing can't be chosen."""

    def voice_column(self, *, is_whole: bool) -> QRect | None:
        """Return the box in which the voice tells, or else asks; None without such a place."""
        return None

    def make_room(self, height: int) -> None:
        """Have the voice's question cover the table's own, which is at least as high meanwhile."""

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Set the pace and the amount of movement of the table's own animations."""

    def box_of(self, at: At) -> QRectF | None:
        """Return the box of a thing on this table; None if it isn't visible."""
        return None

    def rest(self) -> None:
        """Put everything in its place of rest."""

    # --- showing

    def _game_started(self) -> None:
        session = self.controller.session
        if session is not None:
            self.forget()
            self.prompt.breath.meet_nobody()
            past = len(session.chronicle.lines) if session.record.choices else 0
            self.log.start(session.seats, past)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # another screen is shown; a curtain must not cover it
            self._is_put_away = True
            self.controller.watching.be_in_sight(is_in_sight=False)
            self.put_away()

    def put_away(self) -> None:
        """Close the sheets over the table: another screen is shown."""
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
        """Show a scene in all parts of the table."""
        self.show_parts(scene)
        self.log.show_lines(self.controller.shown.lines, scene.seats)
        if not scene.is_asked:  # else the question comes after all events have been shown
            if not scene.is_passing or self._passing != scene.active:
                self.prompt.wait(scene)
            self.prompt.tell(*self.told(scene))
        self._passing = scene.active if scene.is_passing else None

    def _end_turn(self) -> None:
        if self.controller.scene is not None and not self._is_put_away:
            self.prompt.end_turn(self.controller.scene, self.controller)
            self.prompt.take_focus()
            self.question_asked.emit()

    def _paused(self) -> None:
        """Offer to pause a watched game, or to continue it."""
        if self.controller.watching.is_on:
            self._end_turn()

    def _wait(self) -> None:
        if self.scene is not None and not self.controller.is_open:
            self.prompt.wait(self.scene)
            self.prompt.tell(*self.told(self.scene))

    def _ask(self, scene: Any) -> None:
        if self._is_put_away:
            return  # asked as soon as the table is shown again
        self.prompt.ask(scene, hands_over=self.controller.is_resumed or self.hands_over(scene))
        self.asked(scene)
        self.prompt.take_focus()
        self.log.mark_since(scene)
        if not self.prompt.is_curtained:
            self.question_asked.emit()

    def hands_over(self, scene: Any) -> bool:
        """Return whether another person sits down now, so that the curtain falls before all."""
        del scene
        return False

    def _curtain_opened(self) -> None:
        """Say the question to the player who is there now, after what has the focus."""
        QTimer.singleShot(0, self, self.question_asked.emit)

    def _weigh(self, option_id: str) -> None:
        """Show at once that a choice was made, though the tutor holds it back."""
        scene = self.scene
        if scene is not None and scene.decision is not None:
            option = scene.decision.option(option_id)
            words = tell(self.called(option).words(), scene.names)
            self.press(option.at)
            self.prompt.weigh(option_id, words, self.voice.name() if self.voice else "")

    def _reopen(self) -> None:
        """Open the decision again; ask it anew if its prompt is gone."""
        self.press(None)
        if not self._is_put_away and not self.prompt.reopen():
            self._ask(self.controller.scene)

    # --- keys

    def page_name(self) -> str:
        """Return the screen's name, which the window's title bears."""
        return self.tr("Table")

    def take_focus(self) -> None:
        """Give the focus to the question: a player who returns from a page continues there."""
        if self.controller.is_open:
            self.prompt.take_focus()
        else:
            self.prompt.rest_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.controller.hurry()
        elif is_command(event) or not self.prompt.take_key(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's name
        """Go to the next area; from a hidden widget to the prompt, and never onto a tool."""
        if not self.tab(forward=next):
            self.prompt.rest_focus()
        return True

    def tab(self, *, forward: bool) -> bool:
        """Go to the next area or the one before; return whether the focus was in one."""
        stops, focus = stops_in(self.areas()), self.window().focusWidget()
        stop = neighbour(stops, focus, 1 if forward else -1)
        if stop is None and stops and self.isAncestorOf(focus) and is_covered(focus):
            stop = stops[0 if forward else -1]  # what covers it can't have the focus yet
        if stop is not None:
            reasons = Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.TabFocusReason
            stop.setFocus(reasons[forward])
        return stop is not None
