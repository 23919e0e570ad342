"""The table of Valencia in a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valencia.ui.board.own_board import OwnBoard
from valeria_desktop.games.valencia.ui.parts.city import CityView
from valeria_desktop.games.valencia.ui.parts.council import CouncilPart
from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valencia.ui.parts.steps_view import StepsView
from valeria_desktop.games.valencia.ui.table.top_bar import TopBar
from valeria_desktop.games.valencia.ui.zoom.zoom import ValencianAsks, Zoom
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.replay.moments import ReplayMoments
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.ui.paint.look import Look

_CITY, _COUNCIL = 5, 3
_RIVALS, _BOARD, _STEPS = 62, 199, 50
_GAP = 8


class ValenciaMoments(ReplayMoments):
    """Shows steps, city and council; below them the rivals, and the board of the chosen seat."""

    foot_share = 0.4

    def __init__(self, look: Look, surface: QWidget) -> None:
        """Make an empty table."""
        super().__init__(surface)
        self._look = look if isinstance(look, RoomLook) else RoomLook(look, self)
        self.head: TopBar = TopBar(self._look)
        self.steps = StepsView(self._look)
        self.city = CityView(self._look)
        self.council = Spread(self._look, CouncilPart())
        self.rivals = RivalPlaques(self._look)
        self.board = OwnBoard(self._look)
        self.board.duration = 0
        self.board.peek_began.connect(lambda: self.board.hold(True))
        self.board.peek_ended.connect(lambda: self.board.hold(False))
        self.centre: QWidget = QWidget()
        self.foot: QWidget = QWidget()
        self._lay_out()
        self.zoom = self._made_zoom(surface)
        look.changed.connect(self._size)
        self._size()

    def _made_zoom(self, surface: QWidget) -> Zoom:
        zoom = Zoom(self._look, surface, lambda: self._zoom_room(surface))
        views: tuple[Spread[Any], ...] = (self.steps, self.city, self.council, *self.board.looked)
        for view in views:
            zoom.watch_pieces(view)
        zoom.watch_pieces(self.rivals, is_quiet=True)
        zoom.asks = ValencianAsks(tells_secrets=lambda: self.board.is_open)
        zoom.clause_asked.connect(self.clause_asked)
        return zoom

    def _zoom_room(self, surface: QWidget) -> QRect:
        """Return the room of the zoom: it leaves the bar, and the deck at the side, free."""
        corner = self.centre.mapTo(surface, self.centre.rect().topLeft())
        height = surface.height() - _GAP - corner.y()
        return QRect(corner.x(), corner.y(), self.centre.width(), height)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.steps)
        row = QHBoxLayout()
        row.addWidget(self.city, _CITY)
        row.addWidget(self.council, _COUNCIL)
        column.addLayout(row, 1)
        below = QVBoxLayout(self.foot)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.rivals)
        below.addWidget(self.board, 1)

    def _size(self) -> None:
        self.steps.setFixedHeight(self._look.px(_STEPS))
        self.rivals.setFixedHeight(self._look.px(_RIVALS))
        self.board.setMinimumHeight(self._look.px(_BOARD) // 2)

    def start(self, replay: Replay) -> None:
        del replay
        self.board.forget()

    def show_scene(self, scene: Scene, viewer: int) -> None:
        del viewer
        self.head.show_scene(scene)
        for part in (self.steps, self.city, self.council, self.rivals, self.board):
            part.show_scene(scene)
        self.board.show_secrets(scene.view.has_own)  # a replay shows the chosen seat's secrets
        self.zoom.show_scene(scene)

    def watch_log(self, log: QAbstractItemView) -> None:
        self.zoom.watch_story(log)

    def take_down(self) -> None:
        self.zoom.retire()

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
