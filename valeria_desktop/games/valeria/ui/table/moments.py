"""Valeria's table at any moment of a past game, for a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.agenda import is_one_more
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.story.remarks import ValeriaTalk
from valeria_desktop.games.valeria.ui.board.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
from valeria_desktop.games.valeria.ui.paint.realm import hour_of, paint_realm
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.games.valeria.ui.parts.heaps import HeapsView
from valeria_desktop.games.valeria.ui.parts.pools import PoolsView
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valeria.ui.parts.siege_road import SiegeRoad
from valeria_desktop.games.valeria.ui.table.centre_leaves import CentreLeaves
from valeria_desktop.games.valeria.ui.table.layout import room_of_centre
from valeria_desktop.games.valeria.ui.table.plan import plan_of, with_leaf_bars
from valeria_desktop.games.valeria.ui.table.top_bar import TopBar
from valeria_desktop.games.valeria.ui.table.turn_art import ValeriaTurnArt
from valeria_desktop.games.valeria.ui.table.window import RealmWindow
from valeria_desktop.games.valeria.ui.zoom.descriptions import ValeriaZoomConditions
from valeria_desktop.games.valeria.ui.zoom.zoom import Zoom, watch_board
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.replay.moments import TalkedMoments, plain_moment_words
from valeria_desktop.ui.table.layout import room_for_busts

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.at import OfSeat
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.plan import TablePlan
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.table.frame import Frame


class ValeriaMoments(TalkedMoments):
    """Shows the stacks, the boards, and the zoom of a card."""

    make_talk = ValeriaTalk

    def __init__(self, look: Look, surface: QWidget) -> None:
        """Make an empty table; other players' boards open over `surface`."""
        super().__init__(look, surface)
        self._plan: TablePlan | None = None
        self.turn_art = ValeriaTurnArt()
        self.room: RoomView = RoomView(self._look, paint_realm)
        self._window = RealmWindow(self.room)
        self.head: TopBar = TopBar(self._look)
        self.road = SiegeRoad(self._look)
        self.centre: CentreView = CentreView(self._look)
        self.board: SideBoard = SideBoard(self._look)
        self.board.duration = 0
        self.board.peek_began.connect(self._show_duke)
        self.others = RivalPlaques(self._look)
        self.heaps, self.pools = HeapsView(self._look), PoolsView(self._look)
        on_mat = (self.centre, self.heaps, self.pools)
        self.parts = (self.room, self.head, self.road, *on_mat, self.others, self.board)
        self.leaves = CentreLeaves(self, surface)
        self.opened = OpenBoard(self._look, surface)
        self.zoom = Zoom(self._look, surface, self.zoom_room, peeks=False)
        for view in on_mat:
            self.zoom.watch_pieces(view)
        for board in (self.board, self.opened.board):
            watch_board(self.zoom, board)
            self.room.hour_passed.connect(board.show_hour)
        self.room.hour_passed.connect(self.others.show_hour)
        self.others.opened.connect(self._open_board)
        self.zoom.clause_asked.connect(self.clause_asked)

    # --- places

    @property
    def look(self) -> RoomLook:
        """The look of the table."""
        return self._look

    @property
    def box_of_bars(self) -> QRect | None:
        """The box of the bars of the centre's other leaves; None without such leaves."""
        return None if self._plan is None else self._plan.leaf_bars

    def leaf_turned(self, leaf: str) -> None:
        """Place what lies on the mat, and the bars of its other leaves."""
        self.pools.show_leaf(leaf)
        plan = self._plan
        if plan is None:
            return
        self.centre.stand_in(room_of_centre(plan), plan.tiles)
        for view in (self.heaps, self.pools):
            box = view.box_in(plan)
            view.setVisible(box is not None)
            if box is not None:
                view.setGeometry(box)
        self.leaves.stand(plan.leaf_bars)

    def take_key(self, event: QKeyEvent) -> bool:
        return self.leaves.take_key(event)

    def stand(self, size: QSize, text: float) -> Frame:
        scene = self._scene
        seats, solo = (2, None) if scene is None else (len(scene.seats), scene.setup.solo)
        plan = plan_of(size, text, seats, solo)
        self._plan = plan = with_leaf_bars(plan) if self.leaves.has_others else plan
        self.room.setGeometry(QRect(QPoint(), size))
        self.leaf_turned(self.leaves.shown)
        self.road.setVisible(plan.road is not None)
        if plan.road is not None:
            self.road.setGeometry(plan.road)
        self.others.part.above = above = room_for_busts(plan)
        if plan.strip is not None:
            self.others.setGeometry(plan.strip.adjusted(0, -above, 0, 0))
        if scene is not None:
            self._window.show_scene(scene, plan, moves=False)
        return plan

    def start(self, replay: Replay) -> None:
        super().start(replay)
        helps = not replay.without_help  # no reference to the replay, which goes with its game
        self.zoom.asks = ValeriaZoomConditions(has_help=lambda: helps)
        self.opened.close_board()
        self.heaps.forget()
        self.pools.forget()
        self.others.forget()

    def show_scene(self, scene: Scene, viewer: int) -> None:
        self._scene = scene
        self.room.show_hour(hour_of(scene))
        if self._plan is not None:
            self._window.show_scene(scene, self._plan, moves=False)
        self.head.show_scene(scene)
        if scene.setup.solo is Solo.SIEGE:
            self.road.show_scene(scene)
        self.leaves.lay_out(scene.view.table.layout)
        self.pools.part.leaf = self.leaves.shown
        for view in (self.centre, self.heaps, self.pools):
            view.show_scene(scene)
        self.leaves.show_scene(scene)
        self.leaf_turned(self.leaves.shown)
        self.board.show_scene(scene, viewer)
        self.others.show_scene(scene)
        self.others.setVisible(len(scene.seats) > 1 or scene.view.rival is not None)
        self.opened.show_scene(scene)
        self.zoom.show_scene(scene)

    def moment_words(self, scene: Scene, player: str) -> str:
        return moment_words(scene, player)

    def take_down(self) -> None:
        super().take_down()
        self.leaves.take_down()
        self.opened.deleteLater()

    def unveiled(self, replay: Replay) -> str:
        names = [
            self.tr("{player}: {duke}").format(
                player=seat.name, duke=getattr(view.players[view.seat].duke, "name", "–")
            )
            for seat, view in zip(replay.seats, replay.final_views, strict=False)
        ]
        return self.tr("Dukes · {names}").format(names=" · ".join(names)) if names else ""

    def _show_duke(self, seat: int) -> None:
        """Show the Duke of the seat that the viewer looks with; a public scene has none."""
        if self._scene is not None:
            self.board.show_duke(self._scene.view.players[seat].duke)

    def _open_board(self, at: OfSeat) -> None:
        if self._scene is not None:
            self.opened.open_board(self._scene, at.seat, self.others.geometry())


def moment_words(scene: Scene, player: str) -> str:
    """Return a sentence about a moment; `player` is the asked one's name, or empty for you."""
    translate = QCoreApplication.translate
    decision, words = scene.decision, ""
    is_own_turn = scene.asked == scene.active
    if scene.phase is Phase.ROLL and is_own_turn:
        words = translate("Replay", "Before {player}'s roll.")
        if not player:
            words = translate("Replay", "Before your roll.")
    is_act = decision is None or decision.prompt is Prompt.ACT
    if scene.phase is Phase.ACTIONS and is_own_turn and is_act and not is_one_more(decision):
        words = _action_words(scene.actions - scene.actions_left, player)
    return words.format(player=player) or plain_moment_words(player)


def _action_words(number: int, player: str) -> str:
    """Return the words for an action of a turn, counted from 0; empty for a later one."""
    translate = QCoreApplication.translate
    first = translate("Replay", "{player}'s first action, as it was before the choice.")
    second = translate("Replay", "{player}'s second action, as it was before the choice.")
    if not player:
        first = translate("Replay", "Your first action, as it was before you chose.")
        second = translate("Replay", "Your second action, as it was before you chose.")
    return {0: first, 1: second}.get(number, "")
