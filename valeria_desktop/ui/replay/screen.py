"""The screen of a replay: the table as it was, and the deck that leads through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QTabWidget, QVBoxLayout

from valeria_desktop.games.valeria.ui.boards.board import Board
from valeria_desktop.games.valeria.ui.boards.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.boards.others import OtherBoards
from valeria_desktop.games.valeria.ui.centre.inspector import Inspector
from valeria_desktop.games.valeria.ui.centre.view import CentreView
from valeria_desktop.games.valeria.ui.table.top_bar import TopBar
from valeria_desktop.session.replay import Unit
from valeria_desktop.ui.kit.controls import Text
from valeria_desktop.ui.kit.fitted import FittedLook
from valeria_desktop.ui.kit.page import Page
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.log.log_view import LogPanel
from valeria_desktop.ui.replay.deck import EVERYTHING, ReplayDeck
from valeria_desktop.ui.replay.points import ReplayPoints

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.ui.kit.look import Look

_LEFT, _RIGHT = 850, 406


class ReplayScreen(Page):
    """Shows a game as it was; nothing here can change it."""

    play_on_asked = Signal(int)
    clause_asked = Signal(str)
    told = Signal(str)
    """The moment that is looked at now, in words, for who can't see it."""

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__(look)
        look = self._look = self._fitted = FittedLook(look, parent=self)
        self._replay: Replay | None = None
        self._scene: Scene | None = None
        self._viewer = 0
        self.top = TopBar(look)
        self.top.dice.duration = 0
        self.centre = CentreView(look)
        self.deck = ReplayDeck(look)
        self.inspector = Inspector(look)
        self.log = LogPanel(look)
        self.points = ReplayPoints(look)
        self.board = Board(look, peeks=False)
        self.board.duration = 0
        self.others = OtherBoards(look)
        self.opened = OpenBoard(look, self)
        self.dukes = Text(look, "", 14)
        self.tabs = QTabWidget()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(8), 4, px(8), px(8))
        outer.setSpacing(px(6))
        head = QHBoxLayout()
        self.back = self.back_button()
        head.addWidget(self.back)
        head.addWidget(self.top, 1)
        outer.addLayout(head)
        middle = QHBoxLayout()
        middle.setSpacing(px(8))
        middle.addWidget(self.centre, _LEFT)
        middle.addLayout(self._right(), _RIGHT)
        outer.addLayout(middle, 455)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addWidget(self.board, 762)
        foot.addWidget(self.others, 496)
        outer.addLayout(foot, 190)

    def _right(self) -> QVBoxLayout:
        right = QVBoxLayout()
        right.setSpacing(self._look.px(6))
        right.addWidget(self.deck)
        right.addWidget(self.dukes)
        self.tabs.addTab(self.log, self.tr("Log"))
        self.tabs.addTab(self.inspector, self.tr("Card"))
        room = QScrollArea()  # large text needs more height than a small window has
        room.setWidget(self.points)
        room.setWidgetResizable(True)
        room.setFrameShape(QFrame.Shape.NoFrame)
        self.tabs.addTab(room, self.tr("Points"))
        right.addWidget(self.tabs, 1)
        return right

    def _connect(self) -> None:
        self.deck.moved.connect(self._show_moment)
        self.deck.viewer_changed.connect(self._look_as)
        self.deck.play_on_asked.connect(self.play_on_asked)
        self.centre.place_pointed.connect(self._point_at_place)
        for part in (self.log, self.board, self.opened):
            part.card_pointed.connect(self._point_at_card)
        self.others.seat_opened.connect(self._open_board)
        self.inspector.clause_asked.connect(self.clause_asked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitted.fit(self.size())

    # --- what is shown

    def show_replay(self, replay: Replay) -> None:
        """Show a game from its beginning."""
        self._replay = replay
        self.opened.close_board()
        self.board.forget()
        self.others.forget()
        self.log.start(replay.seats)
        self._viewer = EVERYTHING if replay.is_over else self._first_person(replay)
        self.deck.show_replay(replay)
        self.deck.viewer.setCurrentIndex(self.deck.viewer.findData(self._viewer))
        self._look_as(self._viewer)
        self.deck.setFocus()

    def forget(self) -> None:
        """Let the game go; it is not looked at any more."""
        self._replay = self._scene = None
        self.deck.forget()

    @staticmethod
    def _first_person(replay: Replay) -> int:
        seats = enumerate(replay.seats)
        return next((number for number, seat in seats if seat.is_person), 0)

    def _look_as(self, viewer: int) -> None:
        self._viewer = viewer
        if self._replay is not None:
            everything = viewer == EVERYTHING
            self.points.show_replay(self._replay, everything=everything)
            self._show_dukes(
                tuple(view.players[view.seat].duke for view in self._replay.final_views)
                if everything
                else ()
            )
            self._show_moment(self.deck.moment)

    def _show_dukes(self, dukes: tuple[object, ...]) -> None:
        names = [
            self.tr("{player}: {duke}").format(player=seat.name, duke=getattr(duke, "name", "–"))
            for seat, duke in zip(self._replay.seats if self._replay else (), dukes, strict=False)
        ]
        self.dukes.setText(self.tr("Dukes · {names}").format(names=" · ".join(names)))
        self.dukes.setVisible(bool(dukes))

    def _show_moment(self, moment: int) -> None:
        replay = self._replay
        if replay is None:
            return
        acting = replay.seat(moment)
        viewer = self._viewer if self._viewer != EVERYTHING else acting or 0
        scene = self._scene = replay.scene(moment, viewer)
        self.top.show_scene(scene)
        self.centre.show_scene(scene)
        self.board.show_scene(scene, viewer)
        self.others.show_scene(scene)
        self.others.setVisible(len(scene.seats) > 1 or scene.view.rival is not None)
        self.opened.show_scene(scene)
        self.log.show_lines(replay.lines(moment), scene.seats)
        self.log.model.mark_from(len(replay.lines(replay.before(moment, Unit.ACTION))))
        self.points.show_moment(replay, moment, everything=self._viewer == EVERYTHING)
        self._say(replay, moment, scene, acting)

    def _say(self, replay: Replay, moment: int, scene: Scene, acting: int | None) -> None:
        where = self.tr("Moment {moment} of {last} · round {round}").format(
            moment=moment, last=replay.last, round=max(1, scene.round)
        )
        words = tell(replay.words(moment), scene.names)
        if acting is not None:
            words = self.tr("{name}: {words}").format(name=scene.names[acting], words=words)
        self.deck.say(where, words)
        self.told.emit(self.deck.accessibleName())
        can_play_on = moment < replay.last or not replay.is_over
        self.deck.play_on.setEnabled(can_play_on)

    # --- what is pointed at

    def _point_at_place(self, place: int) -> None:
        if self._scene is not None and place in self._scene.quotes:
            self.inspector.show_place(self._scene, place)

    def _point_at_card(self, card: Card | None) -> None:
        if card is not None:
            self.inspector.show_card(card)

    def _open_board(self, seat: int) -> None:
        if self._scene is not None:
            self.opened.open_board(self._scene, seat, QRect(self.others.geometry()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.deck.take_key(event):
            super().keyPressEvent(event)
