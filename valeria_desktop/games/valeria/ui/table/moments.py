"""Valeria's table at any moment of a past game, for a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.games.valeria.story.remarks import Remarks
from valeria_desktop.games.valeria.ui.board.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valeria.ui.table.top_bar import TopBar
from valeria_desktop.games.valeria.ui.zoom.descriptions import ValeriaZoomConditions
from valeria_desktop.games.valeria.ui.zoom.zoom import Zoom, watch_board
from valeria_desktop.ui.replay.moments import ReplayMoments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.rules.at import OfSeat
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.session.story import StoryEntry
    from valeria_desktop.ui.paint.look import Look


class ValeriaMoments(ReplayMoments):
    """Shows the stacks, the boards, and the zoom of a card."""

    foot_share = 0.42  # for the rivals and the viewer's whole board

    def __init__(self, look: Look, surface: QWidget) -> None:
        """Make an empty table; other players' boards open over `surface`."""
        super().__init__(surface)
        self._scene: Scene | None = None
        self._remarks = Remarks()
        self._surface = surface
        self.head: TopBar = TopBar(look)
        self.centre: CentreView = CentreView(look)
        self.board = SideBoard(look)
        self.board.duration = 0
        self.board.peek_began.connect(self._show_duke)
        self.others = RivalPlaques(look)
        self.foot: QWidget = QWidget()
        column = QVBoxLayout(self.foot)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        column.addWidget(self.others)
        column.addWidget(self.board, 1)
        self.opened = OpenBoard(look, surface)
        self.zoom = Zoom(look, surface, self._zoom_room, peeks=False)
        self.zoom.watch_pieces(self.centre)
        for board in (self.board, self.opened.board):
            watch_board(self.zoom, board)
        self.others.opened.connect(self._open_board)
        self.zoom.clause_asked.connect(self.clause_asked)

    def _zoom_room(self) -> QRect:
        """Return the room of the zoom, which doesn't cover the bar or the deck."""
        surface, gap = self._surface, 8
        corner = self.centre.mapTo(surface, self.centre.rect().topLeft())
        return QRect(
            corner.x(), corner.y(), self.centre.width(), surface.height() - gap - corner.y()
        )

    def start(self, replay: Replay) -> None:
        self._remarks = Remarks(replay.seats, replay.seed)
        self._remarks.hear(replay.lines(replay.last))  # all lines, also later ones
        helps = not replay.without_help  # no reference to the replay, which goes with its game
        self.zoom.asks = ValeriaZoomConditions(has_help=lambda: helps)
        self.opened.close_board()
        self.board.forget()
        self.others.forget()

    def show_scene(self, scene: Scene, viewer: int) -> None:
        self._scene = scene
        self.head.show_scene(scene)
        self.centre.show_scene(scene)
        self.board.show_scene(scene, viewer)
        self.others.show_scene(scene)
        self.others.setVisible(len(scene.seats) > 1 or scene.view.rival is not None)
        self.opened.show_scene(scene)
        self.zoom.show_scene(scene)

    def watch_log(self, log: QAbstractItemView) -> None:
        self.zoom.watch_story(log)

    def told(self, entries: Sequence[StoryEntry], lines: Sequence[Line]) -> list[StoryEntry]:
        return self._remarks.told(entries, lines)

    def take_down(self) -> None:
        self.zoom.retire()
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
            box = self.others.geometry()
            corner = self.foot.mapTo(self._surface, box.topLeft())
            self.opened.open_board(self._scene, at.seat, QRect(corner, box.size()))
