"""The table of Viscounts in a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.story.remarks import ViscountsTalk
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.paint.hall import hour_of, paint_arcade, paint_flagstones
from valeria_desktop.games.viscounts.ui.parts.claims import ClaimsPart
from valeria_desktop.games.viscounts.ui.parts.own import OwnBoard
from valeria_desktop.games.viscounts.ui.parts.ring import RingView
from valeria_desktop.games.viscounts.ui.parts.rivals import RivalsView
from valeria_desktop.games.viscounts.ui.screens.end_art import ViscountsEndArt
from valeria_desktop.games.viscounts.ui.table.plan import plan_of
from valeria_desktop.games.viscounts.ui.table.top_bar import TopBar
from valeria_desktop.games.viscounts.ui.zoom.zoom import Zoom
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.replay.moments import TalkedMoments
from valeria_desktop.ui.replay.turn_art import TurnArt

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.table.frame import Frame


class ViscountsMoments(TalkedMoments):
    """Shows the realm, claims and rivals, and the board of the chosen seat."""

    make_talk = ViscountsTalk
    has_cloth = False

    def __init__(self, look: Look, surface: QWidget) -> None:
        super().__init__(look, surface)
        self.turn_art = TurnArt(ViscountsEndArt(), signs.VISCOUNT)
        self.room: RoomView = RoomView(self._look, paint_arcade, paint_floor=paint_flagstones)
        self.head: TopBar = TopBar(self._look)
        self.ring = RingView(self._look)
        self.centre = self.ring
        self.claims = Spread(self._look, ClaimsPart())
        self.rivals = RivalsView(self._look)
        self.board: OwnBoard = OwnBoard(self._look)
        self.parts = (self.room, self.head, self.ring, self.claims, self.rivals, self.board)
        self.turn_up(self.board)
        self.zoom = Zoom(self._look, surface, self.zoom_room)
        self.watch((self.ring, self.claims, self.board), self.rivals)

    def stand(self, size: QSize, text: float) -> Frame:
        rivals = 1 if self._scene is None else max(1, len(self._scene.seats) - 1)
        plan = plan_of(size, text, rivals)
        boxes = (self.ring, plan.ring), (self.claims, plan.claims), (self.rivals, plan.strip)
        return self.place(size, plan, *boxes)

    def show_scene(self, scene: Scene, viewer: int) -> None:
        del viewer
        parts, is_last = (self.ring, self.claims, self.rivals), bool(scene.view.last_round)
        self.show_in(scene, hour_of(scene.view), parts, is_last=is_last)
        self.board.show_table(scene)
        self.board.show_secrets(is_shown=scene.view.has_own)  # the chosen seat's own hand
