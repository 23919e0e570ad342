"""The table of Valencia in a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.story.remarks import ValenciaTalk
from valeria_desktop.games.valencia.ui.board.own_board import OwnBoard
from valeria_desktop.games.valencia.ui.paint.harbour import paint_harbour
from valeria_desktop.games.valencia.ui.parts.city import CityView
from valeria_desktop.games.valencia.ui.parts.council import CouncilPart
from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valencia.ui.parts.steps import guild_of
from valeria_desktop.games.valencia.ui.parts.steps_view import StepsView
from valeria_desktop.games.valencia.ui.table.plan import plan_of
from valeria_desktop.games.valencia.ui.table.top_bar import TopBar
from valeria_desktop.games.valencia.ui.table.turn_art import ValenciaTurnArt, part_name
from valeria_desktop.games.valencia.ui.zoom.zoom import ValencianAsks, Zoom
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.replay.moments import TalkedMoments, plain_moment_words
from valeria_desktop.ui.table.layout import room_for_busts
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.table.frame import Frame


class ValenciaMoments(TalkedMoments):
    """Shows steps, city and council, the rivals, and the board of the chosen seat."""

    make_talk = ValenciaTalk

    def __init__(self, look: Look, surface: QWidget) -> None:
        """Make an empty table."""
        super().__init__(look, surface)
        self.turn_art = ValenciaTurnArt()
        self.room: RoomView = RoomView(self._look, paint_harbour)
        self.head: TopBar = TopBar(self._look)
        self.steps = StepsView(self._look)
        self.city: CityView = CityView(self._look)
        self.centre = self.city
        self.council = Spread(self._look, CouncilPart())
        self.rivals = RivalPlaques(self._look)
        self.board: OwnBoard = OwnBoard(self._look)
        self.board.duration = 0
        self.board.is_private = True  # a curtain guards what is shown
        self.room.hour_passed.connect(self.board.show_hour)
        on_mat = (self.rivals, self.steps, self.city, self.council)
        self.parts = (self.room, self.head, *on_mat, self.board)
        self.turn_up(self.board)
        self.zoom = Zoom(self._look, surface, self.zoom_room)
        self.zoom.asks = ValencianAsks(opened=lambda: self.board.opened)
        self.watch((self.steps, self.city, self.council, *self.board.looked), self.rivals)

    def stand(self, size: QSize, text: float) -> Frame:
        players, grid = 2, (6, 6)
        if self._scene is not None:
            city = self._scene.view.table.city
            players, grid = len(self._scene.seats), (city.width, city.height)
        plan = plan_of(size, text, players, grid)
        self.rivals.part.above = above = room_for_busts(plan)
        strip = None if plan.strip is None else plan.strip.adjusted(0, -above, 0, 0)
        on_mat = (self.steps, plan.steps), (self.city, plan.city), (self.council, plan.council)
        return self.place(size, plan, (self.rivals, strip), *on_mat)

    def show_scene(self, scene: Scene, viewer: int) -> None:
        del viewer
        number = scene.view.round
        parts = self.steps, self.city, self.council, self.rivals, self.board
        hour = (max(1, number) - 1) / (ROUNDS - 1)
        self.show_in(scene, hour, parts, is_last=number == ROUNDS)
        self.board.show_secrets(scene.view.has_own)  # a replay shows the chosen seat's secrets

    def moment_words(self, scene: Scene, player: str) -> str:
        """Return the part of the round, and who was asked."""
        view, words = scene.view, plain_moment_words(player)
        if not view.round:
            return words
        name = part_name(view.part, guild_of(view, view.part))
        return f"{name[:1].upper()}{name[1:]}. {words}"

    def unveiled(self, replay: Replay) -> str:
        """Return the names of all players' tasks."""
        told = [
            self.tr("{player}: {tasks}").format(
                player=seat.name,
                tasks=", ".join(tell(task.words()) for task in view.own.tasks),
            )
            for seat, view in zip(replay.seats, replay.final_views, strict=False)
        ]
        return self.tr("Tasks · {tasks}").format(tasks=" · ".join(told)) if told else ""
