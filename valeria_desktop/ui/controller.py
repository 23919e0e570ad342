"""The controller: the only object of the window that talks to the session.

Its signals say what has happened. A person is asked, and a bot thinks, only when the stage has
shown what happened before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.engine.chance import draw
from valeria_desktop.session.fallback import fallback
from valeria_desktop.session.session import Session
from valeria_desktop.session.wire import Deal
from valeria_desktop.ui.pace import Pace
from valeria_desktop.ui.words import tell

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Citizen, Duke, Starter
    from valeria_desktop.engine.view import View
    from valeria_desktop.session.scene import Scene
    from valeria_desktop.ui.partners import Keeping, Leading, Showing, Thinking

_BOTS = 103  # a row of numbers beside those that the engine and the lab draw from a seed
_HINTS_FROM = 1_000_000_000  # tickets of hints, far from those of moves
_ADVISER = "greedy"


class Controller(QObject):
    """Leads a session: asks persons, has bots think, tells the window."""

    game_started = Signal()
    scene_changed = Signal(object)
    happened = Signal(object)
    asked = Signal(object)
    held = Signal()
    """A lesson has something to be read before the game goes on."""
    thinking = Signal(int)
    hinted = Signal(str)
    told = Signal(str)
    ended = Signal()
    undo_changed = Signal()

    def __init__(self, thinker: Thinking, stage: Showing, parent: QObject | None = None) -> None:
        """Wait for a session."""
        super().__init__(parent)
        self.session: Session | None = None
        self.scene: Scene | None = None
        self.pace = Pace.NORMAL
        self._thinker = thinker
        self._stage = stage
        self._ticket = 0
        self._hint_ticket = _HINTS_FROM
        self._is_open = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._have_bot_think)
        thinker.answered.connect(self._bot_answered)
        thinker.failed.connect(self._bot_failed)
        self._keeping: Keeping | None = None
        self.lead: Leading | None = None
        """What leads through a lesson."""
        stage.became_idle.connect(self.go_on)

    def wait_for(self, keeping: Keeping) -> None:
        """Have bots wait for the disk, so that no crash takes more than one decision away."""
        self._keeping = keeping
        keeping.became_idle.connect(self._written)

    # --- a game begins and ends

    def start(self, session: Session) -> None:
        """Put a session on the table."""
        self._stop_waiting()
        self._stage.skip()
        self.session = session
        people = [index for index, seat in enumerate(session.seats) if seat.is_person]
        viewer = people[0] if people else 0
        self.scene = session.scene(self._viewer(session, viewer))
        self.game_started.emit()
        self.scene_changed.emit(self.scene)
        self.undo_changed.emit()
        self.go_on()

    def recover(self) -> None:
        """Play the game again up to its last decision, as an error may have left it half done."""
        old = self.session
        if old is not None:
            record = old.record.up_to(len(old.record.choices))
            self.start(Session(record, old.seats, shipped_catalog(), is_rewound=old.is_rewound))

    def leave(self) -> None:
        """Put the session away; nothing more happens."""
        self._stop_waiting()
        self._stage.skip()
        self.session = None
        self.scene = None

    def _stop_waiting(self) -> None:
        self._ticket += 1
        self._is_open = False
        self._pause.stop()

    @staticmethod
    def _viewer(session: Session, viewer: int) -> int:
        """The person who is asked sits before the screen; else whoever sat there last."""
        decision = session.decision
        if decision is not None and session.seats[decision.seat].is_person:
            return decision.seat
        return viewer

    # --- answers

    @property
    def is_open(self) -> bool:
        """Tell whether a person's answer is awaited now."""
        return self._is_open

    def choose(self, option_id: str) -> None:
        """Answer the open question for the person who is asked."""
        if not self._is_open or self.session is None:
            return
        lead, made = self.lead, len(self.session.record.choices)
        if lead is not None and (refusal := lead.refusal(made, option_id)) is not None:
            self.told.emit(tell(refusal))
            self.asked.emit(self.scene)
        else:
            self._apply(option_id)

    def _apply(self, option_id: str) -> None:
        session, before = self.session, self.scene
        if session is None or before is None:
            return
        told_before = len(session.chronicle.lines)
        session.choose(option_id)
        after = self._changed(session, before.viewer)
        lines = tuple(session.chronicle.lines[told_before:])
        self.happened.emit(lines)
        self._stage.play(before, after, lines)
        self.go_on()

    def _changed(self, session: Session, viewer: int) -> Scene:
        self._stop_waiting()
        scene = self.scene = session.scene(self._viewer(session, viewer))
        self.scene_changed.emit(scene)
        self.undo_changed.emit()
        return scene

    def go_on(self) -> None:
        """Ask whoever is to decide, as soon as all has been shown."""
        scene = self.scene
        if scene is None or not self._stage.is_idle or self._is_open or self._pause.isActive():
            return
        if scene.asked is None:
            self.ended.emit()
        elif self._is_led():
            return
        elif scene.seats[scene.asked].is_person:
            self._is_open = True
            self.asked.emit(scene)
        elif self._keeping is None or self._keeping.is_idle:
            self.thinking.emit(scene.asked)
            self._pause.start(self.pace.pause)

    def _written(self) -> None:
        """Go on with a bot that waited until all was on disk; a game ends but once."""
        if self.scene is not None and self.scene.asked is not None:
            self.go_on()

    def _is_led(self) -> bool:
        """Wait, or make a choice after a pause, if a lesson says so."""
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

    # --- bots

    def _have_bot_think(self) -> None:
        session = self.session
        if session is None or session.decision is None:
            return
        if self.lead is not None:
            scripted = self.lead.answer(len(session.record.choices))
            if scripted is not None:
                self._apply(scripted)
                return
        seat = session.decision.seat
        bot = session.seats[seat].bot
        if bot is not None:
            self._think(self._ticket, bot, session, session.scene(seat).view)

    def _think(self, ticket: int, bot: str, session: Session, view: View) -> None:
        record = session.record
        seed = draw(record.seed, _BOTS, len(record.choices))
        self._thinker.think(ticket, bot, seed, Deal(record.setup, record.seed), view)

    def _bot_answered(self, ticket: int, option_id: str) -> None:
        if ticket == self._ticket:
            self._apply(option_id)
        elif ticket == self._hint_ticket and self._is_open:
            self.hinted.emit(option_id)

    def _bot_failed(self, ticket: int, sentence: str) -> None:
        if ticket == self._ticket and self.session and self.session.decision:
            decision = self.session.decision
            name = self.session.seats[decision.seat].name
            self.told.emit(
                self.tr("{name} could not decide and makes a simple move instead. {why}").format(
                    name=name, why=sentence
                )
            )
            self._apply(fallback(decision).id)
        elif ticket == self._hint_ticket:
            self.told.emit(self.tr("There is no hint now. {why}").format(why=sentence))

    def hurry(self) -> None:
        """Move on: be done with what is being shown, and have a thinking bot answer at once."""
        self._stage.skip()
        if self._pause.isActive():
            self._pause.stop()
            self._have_bot_think()
        elif self.scene is not None and not self._is_open:
            self._thinker.hurry()

    def hint(self) -> None:
        """Ask the adviser what it would do; the answer comes as a signal."""
        session, scene = self.session, self.scene
        if session is None or scene is None or scene.decision is None or not self._is_open:
            return
        self._hint_ticket += 1
        self._think(self._hint_ticket, _ADVISER, session, scene.view)

    # --- undo

    @property
    def undo_refusal(self) -> str:
        """Say why nothing can be taken back; nothing if it can."""
        refusal = self.session.undo_refusal if self.session else None
        if self.session is None:
            return self.tr("There is no game")
        return tell(refusal) if refusal else ""

    @property
    def can_redo(self) -> bool:
        """Tell whether something can be done again."""
        return self.session is not None and self.session.can_redo

    def undo(self) -> None:
        """Take the last action back."""
        if self.session is not None and self.scene is not None and not self.undo_refusal:
            self._stage.skip()
            self.session.undo()
            self._changed(self.session, self.scene.viewer)
            self.go_on()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session is not None and self.scene is not None and self.session.can_redo:
            self._stage.skip()
            self.session.redo()
            self._changed(self.session, self.scene.viewer)
            self.go_on()

    def rewind(self, choices: int) -> None:
        """Go back to where so many choices had been made."""
        if self.session is not None and self.scene is not None:
            self._stage.skip()
            self.session.rewind(choices)
            self._changed(self.session, self.scene.viewer)
            self.go_on()

    # --- questions

    def peek(self, seat: int) -> Duke | None:
        """Give a seat's own Duke, for the eyes of who sits there."""
        return self.session.duke_of(seat) if self.session else None

    def preview(self, dice: tuple[int, int]) -> tuple[tuple[Citizen | Starter, ...], ...]:
        """Give the cards that dice would activate, seat by seat."""
        if self.session is None:
            return ()
        seats = range(len(self.session.seats))
        return tuple(self.session.would_activate(seat, dice) for seat in seats)
