"""The screen of a replay: the past table, and the deck that leads through the moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QTabWidget, QVBoxLayout

from valeria_desktop.session.eyes import EVERYTHING
from valeria_desktop.session.replay import Unit
from valeria_desktop.session.story import tell_lines
from valeria_desktop.ui.controls.hands import Hands
from valeria_desktop.ui.controls.page import Page
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.prompts.curtain import Breath, Curtain
from valeria_desktop.ui.replay.deck import ReplayDeck
from valeria_desktop.ui.replay.points import ReplayPoints
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.session.story import StoryEntry
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.replay.moments import ReplayMoments


class Guard(QObject):
    """Closes a curtain until the right person looks, as a table does before it shows secrets."""

    passed = Signal(int)
    """The seat of the person who was asked for and looks now."""
    left = Signal()
    """Nobody was ready: Esc was pressed."""

    def __init__(self, look: Look, screen: QWidget) -> None:
        """Do nothing until the screen is about to show one player's secrets."""
        super().__init__(screen)
        self._look = ParchmentLook(look, self)
        self._screen = screen
        self._asked = 0
        self._hands: Hands | None = None
        self.breath = Breath(self)
        self.curtain: Curtain | None = None

    def watch(self) -> None:
        """Begin to record pressed keys: a curtain has to know the keys before it."""
        if self._hands is None:
            self._hands = Hands(self._screen.window())

    def ask(self, number: int, seat: Seat) -> None:
        """Close the curtain until this person is ready."""
        self.watch()
        if self.curtain is None and self._hands is not None:
            self.curtain = Curtain(self._look, self._screen.window(), self._hands, self.breath)
            self.curtain.opened.connect(self._pass)
            self.curtain.left.connect(self.left)
            self._screen.destroyed.connect(self.curtain.deleteLater)
        self._asked = number
        if self.curtain is not None:
            self.curtain.close_for(seat, may_leave=True)

    def _pass(self) -> None:
        self.passed.emit(self._asked)

    def stand_aside(self) -> None:
        """Take the curtain away: another screen or game is shown."""
        if self.curtain is not None:
            self.curtain.take_down()


_LEFT, _RIGHT = 850, 406
_HEIGHT = 100  # stretch of the middle and the foot together


class ReplayScreen(Page):
    """Shows the past moments of a game, and can't change the game."""

    play_on_asked = Signal(int)
    clause_asked = Signal(str)
    told = Signal(str)
    """The words of the moment shown now, for a screen reader."""

    def __init__(self, look: Look, face: Face) -> None:
        super().__init__(look)
        self._look: RoomLook = RoomLook(look, self, widest=1.0)
        look = self._look
        self._replay: Replay | None = None
        self.guard = Guard(look, self)
        self.deck = ReplayDeck(look)
        self.log = LogPanel(look, self._tell)
        self.has_remarks = True
        """Whether the story has the remarks of the bots."""
        self.points = ReplayPoints(look)
        self.unveiled = Text(look, "", 14)
        self.unveiled.setProperty("panel", True)
        self.unveiled.setMargin(look.px(6))
        self.tabs = QTabWidget()
        self._face = face
        self._lay_out()
        self.moments = self._new_moments()
        self.tabs.currentChanged.connect(self._make_room)
        self.deck.moved.connect(self._show_moment)
        self.deck.viewer_changed.connect(self._ask_for_eyes)
        self.guard.passed.connect(self._open_eyes)
        self.guard.left.connect(self._close_eyes)
        self.deck.play_on_asked.connect(self.play_on_asked)

    # --- layout

    def _lay_out(self) -> None:
        px = self._look.px
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(px(8), 4, px(8), px(8))
        self._outer.setSpacing(px(6))
        self._head = QHBoxLayout()
        self.back = self.back_button()
        self._head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self._outer.addLayout(self._head)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(px(8))
        self._middle.addLayout(self._right(), _RIGHT)
        self._outer.addLayout(self._middle, _HEIGHT)

    def _right(self) -> QVBoxLayout:
        right = QVBoxLayout()
        right.setSpacing(self._look.px(6))
        right.addWidget(self.deck)
        right.addWidget(self.unveiled)
        self.tabs.addTab(self.log, self.tr("Story"))
        room = QScrollArea()  # large text needs more height than a small window has
        room.setWidget(self.points)
        room.setWidgetResizable(True)
        room.setFrameShape(QFrame.Shape.NoFrame)
        self._points_tab = self.tabs.addTab(room, self.tr("Points"))
        right.addWidget(self.tabs, 1)
        return right

    def _new_moments(self) -> ReplayMoments:
        """Return the game's widgets, made and laid around the deck."""
        moments = self._face.make_moments(self._look, self)
        self._middle.insertWidget(0, moments.centre, _LEFT)
        if moments.head is not None:
            self._head.addWidget(moments.head, 1)
        if moments.foot is not None:
            foot = round(_HEIGHT * moments.foot_share)
            self._outer.addWidget(moments.foot, foot)
            self._outer.setStretchFactor(self._middle, _HEIGHT - foot)
            for part in (moments.centre, moments.foot, self.tabs):  # only the share counts
                part.setSizePolicy(part.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Ignored)
        moments.watch_log(self.log.list)
        moments.clause_asked.connect(self.clause_asked)
        return moments

    def _make_room(self) -> None:
        """Hide the players' boards beside the points: a small window has no height for both."""
        if self.moments.foot is not None:
            self.moments.foot.setVisible(self.tabs.currentIndex() != self._points_tab)

    def use(self, face: Face) -> None:
        """Show games with this face from now on."""
        if face is self._face:
            return
        self._face, old = face, self.moments
        old.take_down()
        for part in (old.head, old.centre, old.foot):
            if part is not None:
                part.hide()
                part.deleteLater()
        old.deleteLater()
        self.moments = self._new_moments()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look.fit(self.size())

    # --- the game shown

    def show_replay(self, replay: Replay) -> None:
        """Show a game from its beginning."""
        self.guard.stand_aside()
        self._replay = replay
        self.moments.start(replay)
        self.log.use(self._tell)
        self.log.start(replay.seats)
        self.deck.show_replay(replay)
        self._show_replay(replay)

    @property
    def first_focus(self) -> ReplayDeck:
        return self.deck

    def _tell(self, lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
        entries = (self._face.tell_turn or tell_lines)(lines, names)
        return self.moments.told(entries, lines) if self.has_remarks else [*entries]

    def forget(self) -> None:
        """Forget the game and its replay."""
        self.guard.stand_aside()
        self._replay = None
        self.deck.forget()

    def go_to(self, choices: int) -> None:
        """Show the moment after a number of choices."""
        if self._replay is not None:
            self.deck.go_to(self._replay.moment(choices))

    def _show_replay(self, replay: Replay, *, is_told: bool = True) -> None:
        self.points.show_replay(replay)
        self._unveil(replay)
        self._show_moment(self.deck.moment, is_told=is_told)

    def _unveil(self, replay: Replay) -> None:
        words = self.moments.unveiled(replay) if replay.viewer == EVERYTHING else ""
        self.unveiled.setText(words)
        self.unveiled.setVisible(bool(words))

    def _show_moment(self, moment: int, *, is_told: bool = True) -> None:
        replay = self._replay
        if replay is None:
            return
        acting = replay.seat(moment)
        scene = replay.scene(moment)
        self.moments.show_scene(scene, scene.viewer)
        self.log.show_lines(replay.lines(moment), scene.seats)
        self.log.model.mark_from(len(replay.lines(replay.before(moment, Unit.ACTION))))
        self.points.show_moment(replay, moment, self._face.score_words)
        self._say(replay, moment, scene, acting)
        if is_told:
            self.told.emit(self.deck.accessibleName())

    def _say(self, replay: Replay, moment: int, scene: Scene, acting: int | None) -> None:
        where = self.tr("Moment {moment} of {last} · round {round}").format(
            moment=moment, last=replay.last, round=max(1, scene.round)
        )
        words = tell(replay.words(moment), scene.names)
        if acting is not None:
            words = self.tr("{name}: {words}").format(name=scene.names[acting], words=words)
        self.deck.say(where, words)
        can_play_on = moment < replay.last or not replay.is_over
        self.deck.play_on.setEnabled(can_play_on)

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
            self.deck.setFocus()

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.deck.take_key(event):
            super().keyPressEvent(event)
