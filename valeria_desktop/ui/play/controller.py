"""The controller: the only object of the window that talks to the session.

Its signals tell of events. It asks a person, or has a bot think, only after the stage has shown
all earlier events.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.coach.coach import Coach
from valeria_desktop.ui.coach.help import HelpController
from valeria_desktop.ui.coach.tutor import Tutor
from valeria_desktop.ui.play.bots import Bots
from valeria_desktop.ui.play.holds import TurnEnd, WatchedGame
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.shown import ShownState
from valeria_desktop.ui.voice.arrivals import Arrivals
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.play.partners import BotThinker, LessonLeader, PassagePlayer, SaveWriter

_begins_turn: Callable[[Event], bool] = door("valeria_desktop.kernel.events:begins_turn")
_IMPATIENT = 2
"""How often a player asks for more speed in a turn until nothing lingers."""


class Controller(HelpController):
    """Leads a session: asks persons, has bots think, and tells the window of events."""

    game_started = Signal()
    rested = Signal()
    decided = Signal()
    """The game has another state, though the table may not show it yet."""
    asked = Signal(object)
    took = Signal(str)
    """The id of a choice that was taken but not carried out: the tutor weighs it."""
    reopened = Signal()
    """A taken choice was not carried out: the question is open as before."""
    held = Signal()
    """A lesson shows a text to read before the game goes on."""
    turn_ended = Signal()
    """A turn is over and a bot is next: now a person's last action can be taken back."""
    thinking = Signal(int)
    put_off = Signal(str)
    """The reason why a lesson refuses the chosen option for now."""
    ended = Signal()
    undo_changed = Signal()
    hurried = Signal()
    """A player wants to skip the events that the stage still shows."""
    remarks_changed = Signal()

    def __init__(
        self, thinker: BotThinker, stage: PassagePlayer, parent: QObject | None = None
    ) -> None:
        """Make a controller, as yet without a session."""
        super().__init__(parent)
        self.shown = ShownState(self)
        """The state and the lines that the table shows by now."""
        self._pace = Pace.NORMAL
        self._hurries = 0
        """How often a player has asked for more speed in this turn."""
        self.arrivals = Arrivals()
        """How what the game's voice shows arrives."""
        self.has_remarks = True
        """Whether bots make remarks at big moments."""
        self.lines_stay = False
        """Whether told lines and remarks stay until the player closes them or chooses."""
        self.is_resumed = False
        """Whether several people resume a game, and another than the asked one may sit there."""
        self._stage = stage
        self._is_open = False
        self._pause = QTimer(self, singleShot=True)
        self._bots = Bots(thinker, self)
        self.coach = Coach(thinker, self._moment, self)
        self.tutor = Tutor(self.coach, self)
        self.turn_end, self.watching = TurnEnd(self), WatchedGame(self)
        self._keeping: SaveWriter | None = None
        self.lead: LessonLeader | None = None
        """The leader of a lesson; None outside lessons."""
        self._listen(stage)

    def _listen(self, stage: PassagePlayer) -> None:
        self._pause.timeout.connect(self._have_bot_think)
        self._bots.answered.connect(self._apply)
        for speaking in (self._bots.told, self.coach.gave_up, self.tutor.told):
            speaking.connect(self.told)
        self.tutor.took.connect(self.took)
        self.tutor.reopened.connect(self.reopened)
        for hold in (self.turn_end, self.watching):
            hold.began.connect(self.turn_ended)
            hold.gone_on.connect(self.go_on)
        stage.began.connect(self.shown.stand)
        stage.landed.connect(self._landed)
        stage.became_idle.connect(self.rested)
        stage.became_idle.connect(self._told)

    def wait_for(self, keeping: SaveWriter) -> None:
        """Make bots wait for the disk, so that a crash loses one decision at most."""
        self._keeping = keeping
        keeping.became_idle.connect(self._written)

    @property
    def pace(self) -> Pace:
        """The pace of bots; the stage has the same for shown events."""
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._pace = pace
        self._hurries += pace is Pace.FAST

    # --- a game begins and ends

    def start(self, session: Session, *, is_resumed: bool = False) -> None:
        """Put a new or a resumed session on the table."""
        self.leave()
        self.session, self._hurries = session, 0
        self.watching.begin(session, self.pace)
        people = [index for index, seat in enumerate(session.seats) if seat.is_person]
        viewer = people[0] if people else 0
        self.is_resumed = is_resumed and len(people) > 1
        self.scene = session.shown(viewer)
        self.game_started.emit()
        self.decided.emit()
        self._show()
        self.go_on()

    def recover(self) -> None:
        """Play the game again up to its last decision, as an error may have left it half done."""
        if self.session is not None:
            self.session.play_again()
            self.start(self.session)

    def met(self) -> None:
        """Note that the asked person sits before the screen now."""
        self.is_resumed = False

    def be_done(self) -> None:
        """Skip the events that the stage still shows."""
        self._stage.skip()

    def show_again(self) -> None:
        """Show the game as it stands, on a table that was laid anew; the question stays open."""
        if self.session is not None:
            self.game_started.emit()
            self._show()

    def leave(self) -> None:
        """Put the session away, and end all waits."""
        self._stop_waiting()
        self.session = None
        self.scene = None
        self._stage.skip()  # last: an idle stage goes on with the game, and now there is none
        self.shown.forget()

    def _stop_waiting(self) -> None:
        self._bots.forget()
        self.coach.forget()
        self._is_open = False
        self._pause.stop()
        self.turn_end.stop()
        self.watching.stop()

    # --- answers

    @property
    def is_open(self) -> bool:
        """Whether a person's answer is awaited now."""
        return self._is_open

    @property
    def is_held(self) -> bool:
        """Whether the game waits after a turn, for a time or for a player."""
        return self.turn_end.is_on or self.watching.is_on

    @property
    def is_moving(self) -> bool:
        """Whether the stage still shows events."""
        return not self._stage.is_idle

    def choose(self, option_id: str, *, instead: bool = False, follows: bool = False) -> None:
        """Answer for the asked person; with `instead`, first undo the purchase under way.

        An answer that `follows` from an earlier one is carried out without the tutor.
        """
        if not self._is_open or self.session is None or self.tutor.is_weighing:
            return
        lead, made = self.lead, len(self.session.record.choices)
        if lead is not None and (refusal := lead.refusal(made, option_id)) is not None:
            self.asked.emit(self.scene)
            self.put_off.emit(tell(refusal))
            return
        carry_out = partial(self._carry_out, instead=instead)
        goes = instead or follows or lead is not None  # a lesson needs no tutor
        if goes or not self.tutor.holds(self.session, option_id, carry_out):
            carry_out(option_id)

    def _carry_out(self, option_id: str, *, instead: bool) -> None:
        if instead and self.session is not None:
            self.session.undo()
        self._apply(option_id)

    def _apply(self, option_id: str) -> None:
        session, before = self.session, self.scene
        if session is None or before is None:
            return
        applied = session.choose(option_id)
        after = self._decided(session, before.viewer)
        is_hurried = self._hurries >= _IMPATIENT
        passage = self.shown.begin(session, applied, after, is_hurried=is_hurried)
        if any(_begins_turn(line.event) for line in passage.lines):
            self._hurries = 0
        self._stage.play(passage)
        if self._stage.is_idle:
            self._told()

    def _decided(self, session: Session, viewer: int) -> Scene:
        self._stop_waiting()
        scene: Scene = session.shown(viewer)
        self.scene = scene
        self.decided.emit()
        return scene

    def _show(self) -> None:
        """Show the game as it stands."""
        if self.session is not None:
            self.shown.show(self.scene, tuple(self.session.chronicle.lines))
            self.undo_changed.emit()

    def _landed(self, lines: int) -> None:
        if not self._stage.is_idle:  # else all lines are shown next
            self.shown.advance(lines)

    def _told(self) -> None:
        """Go on, as the stage has shown all events."""
        if self.scene is not None:
            self.shown.arrive()
            self.undo_changed.emit()
            self.go_on()

    def go_on(self) -> None:
        """Ask the next person, or have the next bot think, once all events have been shown."""
        scene = self.scene
        if scene is None or not self._stage.is_idle or self._is_open or self._pause.isActive():
            return
        if self.session is not None and self.watching.holds(self.session, self.pace):
            return
        if scene.asked is None:
            self.ended.emit()
        elif self._is_led():
            return
        elif scene.seats[scene.asked].is_person:
            self._is_open = True
            self.asked.emit(scene)
            self._think_ahead()
        elif self._is_held():
            return
        elif self._keeping is None or self._keeping.is_idle:
            self.thinking.emit(scene.asked)
            self._pause.start(self._pause_before(scene))

    def _written(self) -> None:
        """Go on with a bot that waited for the disk; an ended game must not end again."""
        if self.scene is not None and self.scene.asked is not None:
            self.go_on()

    def _is_led(self) -> bool:
        """Return whether a lesson holds the game, or makes the next choice after a pause."""
        if self.lead is None or self.session is None:
            return False
        made = len(self.session.record.choices)
        if self.lead.holds(made):
            self.held.emit()
            return True
        if self.lead.answer(made) is None:
            return False
        self._pause.start(self.pace.pause)
        return True

    def _is_held(self) -> bool:
        """Return whether the game waits after a person's turn; it never does in a lesson."""
        session = self.session
        return session is not None and not self.lead and self.turn_end.holds(session, self.pace)

    def undo(self) -> None:
        """Drop a choice that the tutor weighs or warns of; else take the last action back."""
        if self.tutor.is_weighing or self.tutor.is_asking:
            self.tutor.put_off()
        else:
            super().undo()

    # --- bots

    def _think_ahead(self) -> None:
        """Let bots think while a person answers a question that all answer at the same time."""
        if self.session is not None and self.lead is None:
            self._bots.think_ahead(self.session)

    def _pause_before(self, scene: Scene) -> int:
        """Return the pause before a bot's move, in ms; none before one that nobody sees."""
        decision = scene.decision
        is_unseen = decision is not None and decision.question.is_simultaneous
        return 0 if is_unseen else self.pace.pause

    def _have_bot_think(self) -> None:
        session = self.session
        if session is None or session.decision is None:
            return
        if self.lead is not None:
            scripted = self.lead.answer(len(session.record.choices))
            if scripted is not None:
                self._apply(scripted)
                return
        self._bots.ask(session)

    def hurry(self) -> None:
        """End a wait; else skip the stage's events, and hurry a thinking bot."""
        if self.tutor.is_weighing:
            self.tutor.hurry()
            return
        if self.is_held:
            self.turn_end.go_on()
            self.watching.go_on()
            return
        self._hurries += self.is_moving
        self.hurried.emit()
        self._stage.skip()
        if self._pause.isActive():
            self._pause.stop()
            self._have_bot_think()
        elif self.scene is not None and not self._is_open:
            self._bots.hurry()

    def _travel(self, go: Callable[[Session], None]) -> None:
        """Go to another moment of the game, and ask its question."""
        if self.session is not None and self.scene is not None:
            self._stage.skip()
            go(self.session)
            self._decided(self.session, self.scene.viewer)
            self._show()
            self.go_on()
