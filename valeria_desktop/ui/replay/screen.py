"""The page of a replay and of a rewind: the past table above a ribbon of all turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Qt, Signal

from valeria_desktop.kernel.seats import only_person
from valeria_desktop.session.eyes import EVERYTHING
from valeria_desktop.session.replay import Unit
from valeria_desktop.session.story import tell_lines
from valeria_desktop.ui.controls.focus import can_have_focus
from valeria_desktop.ui.controls.page import Page
from valeria_desktop.ui.controls.peek import KEY as PEEK
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.replay.guard import Guard
from valeria_desktop.ui.replay.page_parts import PageParts
from valeria_desktop.ui.replay.turns import ribbon_of
from valeria_desktop.ui.voice.arrivals import Arrivals
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.session.story import StoryEntry
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.replay.moments import ReplayMoments
    from valeria_desktop.ui.replay.ribbon import TurnRibbon
    from valeria_desktop.ui.replay.turns import RibbonScene

_WIDEST = 1.38
"""The greatest ratio of text to its boxes: with more, the rivals would have no strip."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class ReplayScreen(Page):
    """Shows the past moments of a game; only its signals lead to a change of the game."""

    play_on_asked = Signal(int)
    """The number of choices to keep in a new game that is played on."""
    rewound = Signal(int)
    """The number of choices to keep of the game on the table."""
    clause_asked = Signal(str)
    told = Signal(str)
    """The words of the moment shown now, for a screen reader."""

    def __init__(self, look: Look, face: Face, arrivals: Arrivals | None = None) -> None:
        super().__init__(look)
        self._look: RoomLook = RoomLook(look, self, widest=_WIDEST)
        self._replay: Replay | None = None
        self._ribbon: RibbonScene | None = None
        self._lines: Sequence[Line] = ()
        self._rewinds = False
        self._peeks = False
        """Whether the board is shown only as long as a key is held."""
        self.has_remarks = True
        """Whether the story has the remarks of the bots."""
        self.guard = Guard(self._look, self)
        self.parts = PageParts(self._look, self, arrivals or Arrivals.at_once(), self._tell)
        self.deck, self.ribbon, self.sheet = self.parts.deck, self.parts.ribbon, self.parts.sheet
        self.log, self.points = self.parts.log, self.parts.points
        self.menu_button = self.parts.menu
        self._face = face
        self.moments = self._new_moments()
        self._connect()

    def _connect(self) -> None:
        self.deck.moved.connect(self._show_moment)
        self.deck.viewer_changed.connect(self._ask_for_eyes)
        self.ribbon.moment_asked.connect(self.deck.go_to)
        self.ribbon.stepped.connect(lambda ahead: self.deck.step(Unit.TURN, ahead=ahead))
        self.ribbon.take_key = self._take_key
        self.guard.passed.connect(self._open_eyes)
        self.guard.left.connect(self._close_eyes)
        self.sheet.play_on_asked.connect(self._play_on)
        self.sheet.left.connect(self.left)
        for rows in (self.sheet.list, self.log.list):
            rows.moment_asked.connect(self._go_to_line)
        self.parts.board_asked.connect(self._show_board)
        self._look.changed.connect(self._stand)

    # --- the parts

    def _new_moments(self) -> ReplayMoments:
        """Return the game's widgets, made and laid below the page's own."""
        moments = self._face.make_moments(self._look, self)
        for part in moments.parts:
            part.setParent(self)
            part.show()
        if moments.board is not None:
            moments.board.hide()
            moments.board.peek_ended.connect(self._peek_ended)
        moments.watch_log(self.log.list)
        moments.watch_log(self.sheet.list)
        moments.watch_ribbon(self.ribbon)
        moments.clause_asked.connect(self.clause_asked)
        self.ribbon.use(moments.turn_art)
        self.sheet.use(self._face.voice)
        self.parts.raise_over(moments)
        return moments

    def use(self, face: Face) -> None:
        """Show games with this face from now on."""
        if face is self._face:
            return
        self._face, old = face, self.moments
        old.take_down()
        for part in old.parts:
            part.hide()
            part.deleteLater()
        old.deleteLater()
        self.moments = self._new_moments()
        self._stand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look.fit(self.size())
        self._stand()

    def _stand(self) -> None:
        """Place everything by the plan of the game's own table."""
        text = self._look.scale / max(1.0, self._look.unit)
        frame = self.moments.stand(self.size(), text)
        self.parts.stand(frame, self.moments)

    # --- the game shown

    def show_replay(self, replay: Replay) -> None:
        """Show a game from its beginning."""
        self._begin(replay, rewinds=False)
        self._show_replay(replay)

    def show_rewind(self, replay: Replay, asking: int) -> None:
        """Show the game on the table at its last own action, to go back; `asking` is a seat."""
        people = [seat for number, seat in enumerate(replay.seats) if number != asking]
        self._begin(replay, rewinds=True)
        self.sheet.offer(rewinds=True, people=tuple(seat for seat in people if seat.is_person))
        self.deck.moment = last_action(replay, asking)
        self._show_replay(replay)

    def _begin(self, replay: Replay, *, rewinds: bool) -> None:
        self.guard.stand_aside()
        self._replay, self._rewinds = replay, rewinds
        self.moments.start(replay)
        for model in (self.log, self.sheet.later):
            model.use(self._tell)
        self.log.start(replay.seats)
        self.setAccessibleName(self.tr("Rewind") if rewinds else self.tr("Replay"))
        self.sheet.offer(rewinds=rewinds)
        self.parts.views.show_value(self.parts.MOMENT)
        self.parts.show_view(self.parts.MOMENT)
        self._show_board(shown=False)
        self.deck.show_replay(replay)

    @property
    def first_focus(self) -> TurnRibbon:
        return self.ribbon

    def _tell(self, lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
        entries = (self._face.tell_turn or tell_lines)(lines, names)
        return self.moments.told(entries, lines) if self.has_remarks else [*entries]

    def forget(self) -> None:
        """Forget the game and its replay."""
        self.guard.stand_aside()
        self._replay, self._ribbon, self._lines = None, None, ()
        self.deck.forget()

    def go_to(self, choices: int) -> None:
        """Show the moment after a number of choices."""
        if self._replay is not None:
            self.deck.go_to(self._replay.moment(choices))

    def _go_to_line(self, line: int) -> None:
        if self._replay is not None:
            self.deck.go_to(self._replay.moment_of_line(line))

    def _show_replay(self, replay: Replay, *, is_told: bool = True) -> None:
        self.points.show_replay(replay, self._face.score_words)
        self._ribbon = ribbon_of(replay, self.moments.turn_art, self._face.tell_turn)
        self._lines = replay.lines(replay.last)
        self._show_moment(self.deck.moment, is_told=is_told)
        self._stand()

    def _show_moment(self, moment: int, *, is_told: bool = True) -> None:
        replay = self._replay
        if replay is None or self._ribbon is None:
            return
        scene, lines = replay.scene(moment), replay.lines(moment)
        self.moments.show_scene(scene, scene.viewer)
        self.log.show_lines(lines, scene.seats)
        self.log.model.mark_from(len(replay.lines(replay.before(moment, Unit.ACTION))))
        self.sheet.later.show_after(len(lines), self._lines, scene.seats)
        self.points.show_moment(replay, moment, self._face.score_words)
        self._ribbon = evolve(self._ribbon, moment=moment)
        self.ribbon.show_scene(self._ribbon)
        self._say(replay, moment, scene)
        if is_told:
            self.told.emit(self.deck.accessibleName())

    # --- words

    def _say(self, replay: Replay, moment: int, scene: Scene) -> None:
        acting = replay.seat(moment)
        where = self.tr("Moment {moment} of {last} · round {round}").format(
            moment=moment, last=replay.last, round=max(1, scene.round)
        )
        words = tell(replay.words(moment), scene.names)
        if acting is not None:
            words = self.tr("{name}: {words}").format(name=scene.names[acting], words=words)
        self.deck.setAccessibleName(f"{where}. {words}")
        self.parts.legend.show_moment(scene.seats, where, self._mark(replay, moment, scene))
        is_last = moment == replay.last
        is_plain = is_last or moment in replay.starts(Unit.ACTION)  # the list tells as much
        self.sheet.say(
            self._title(replay, moment, scene),
            words if is_last else self._reason(replay, scene, acting),
            "" if is_plain else self.tr("Then {words}").format(words=words),
            self._note(replay, acting),
        )
        is_revealed = is_last and replay.viewer == EVERYTHING
        self.sheet.unveil(self.moments.unveiled(replay) if is_revealed else "")
        can_play_on = not is_last if self._rewinds else not (is_last and replay.is_over)
        self.sheet.allow(can_play_on=can_play_on)

    def _title(self, replay: Replay, moment: int, scene: Scene) -> str:
        if moment == replay.last:
            return self.tr("The end") if replay.is_over else self.tr("Now")
        if not scene.round:
            return self.tr("Before the first round")
        return self.tr("Round {number}").format(number=scene.round)

    def _reason(self, replay: Replay, scene: Scene, acting: int | None) -> str:
        you = replay.viewer if replay.viewer >= 0 else only_person(replay.seats)
        player = "" if acting is None or acting == you else scene.names[acting]
        return self.moments.moment_words(scene, player)

    def _note(self, replay: Replay, acting: int | None) -> str:
        """Return what becomes of all that came later."""
        if acting is None:
            return ""
        if not self._rewinds:
            return self.tr("This game stays as it is: a copy continues from here.")
        if not replay.seats[acting].is_person:  # a bot goes on at once
            return ""
        return self.tr("Nothing is lost: what came later stays till you choose something else.")

    def _mark(self, replay: Replay, moment: int, scene: Scene) -> str:
        """Return that going back marks the game, unless it bears the mark already."""
        if not self._rewinds or moment == replay.last or scene.is_rewound:
            return ""
        return self.tr("If you play on from here, the game is marked as rewound.")

    # --- playing on

    def _play_on(self) -> None:
        if self._replay is not None:
            asked = self.rewound if self._rewinds else self.play_on_asked
            asked.emit(self._replay.choices(self.deck.moment))

    # --- your own board in the ribbon's place

    def _show_board(self, shown: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        self._peeks = False
        had_focus = self.ribbon.hasFocus()
        self.parts.show_board(self.moments, shown=shown)
        self._stand()
        if shown and had_focus:
            self.parts.board_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not shown and not can_have_focus(self.focusWidget()):
            self.ribbon.setFocus(Qt.FocusReason.OtherFocusReason)

    def _peek(self) -> None:
        """Show the board as long as its key is held, if its owner may look at secrets."""
        board = self.moments.board
        if board is not None and board.isHidden() and not board.peek.isHidden():
            self._show_board(shown=True)
            self._peeks = True
            board.peek.hold()

    def _peek_ended(self) -> None:
        if self._peeks:
            self._show_board(shown=False)
            self.ribbon.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- through whose eyes

    def _ask_for_eyes(self, viewer: int) -> None:
        """Look with other eyes; close a curtain first if only one person may see so much."""
        replay = self._replay
        if replay is None or viewer == replay.viewer:
            return
        if replay.needs_curtain(viewer):
            self.deck.pause()
            self._close_eyes()  # a screen reader can read text behind a curtain
            self.guard.ask(viewer, replay.seats[viewer])
        else:
            self._open_eyes(viewer)

    def _open_eyes(self, viewer: int) -> None:
        if self._replay is not None:
            self._replay = self._replay.through(viewer)
            self.deck.lead_through(self._replay)
            self._show_replay(self._replay)
            self.ribbon.setFocus()

    def _close_eyes(self) -> None:
        """Hide all players' secrets, as someone else may look now."""
        replay = self._replay
        if replay is None:
            return
        if not replay.needs_curtain(replay.viewer):
            self.deck.lead_through(replay)  # its list may name the eyes that were asked for
            return
        self._replay = replay = replay.through(replay.eyes[0])
        self.deck.lead_through(replay)
        self._show_replay(replay, is_told=False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.guard.watch()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.guard.stand_aside()
            self._close_eyes()

    # --- keys

    def _take_key(self, event: QKeyEvent) -> bool:
        """Carry out a key of the page; return whether the page has this key."""
        if event.key() in _ENTER and self._rewinds:
            if not event.isAutoRepeat():
                self.sheet.play()
            return True
        if event.key() == Qt.Key.Key_B and not event.modifiers():
            self.parts.board_button.click()
            if self.ribbon.isVisible():
                self.ribbon.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return self.moments.take_key(event) or self.deck.take_key(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == PEEK and not event.isAutoRepeat():
            self._peek()
        if not self._take_key(event):
            super().keyPressEvent(event)


def last_action(replay: Replay, seat: int) -> int:
    """Return the moment at which a seat's last action began; else the last one before now."""
    starts = replay.starts(Unit.ACTION)
    own = [start for start in starts if start < replay.last and replay.seat(start) == seat]
    return own[-1] if own else max(0, replay.last - 1)
