"""The table of Valeria as it was, for a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QHBoxLayout, QWidget

from valeria_desktop.games.valeria.ui.boards.board import Board
from valeria_desktop.games.valeria.ui.boards.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.boards.others import OtherBoards
from valeria_desktop.games.valeria.ui.centre.inspector import Inspector
from valeria_desktop.games.valeria.ui.centre.view import CentreView
from valeria_desktop.games.valeria.ui.table.top_bar import TopBar
from valeria_desktop.ui.replay.moments import Moments

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.ui.kit.look import Look


class ValeriaMoments(Moments):
    """The stacks, the boards, and the card that is pointed at."""

    def __init__(self, look: Look, surface: QWidget) -> None:
        """Show nothing yet; another player's board is opened over a surface."""
        super().__init__(surface)
        self._scene: Scene | None = None
        self._surface = surface
        self.head: TopBar = TopBar(look)
        self.head.dice.duration = 0
        self.centre: CentreView = CentreView(look)
        self.board = Board(look, peeks=False)
        self.board.duration = 0
        self.others = OtherBoards(look)
        self.foot: QWidget = QWidget()
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(8))
        row.addWidget(self.board, 762)
        row.addWidget(self.others, 496)
        self.inspector: Inspector = Inspector(look)
        self.opened = OpenBoard(look, surface)
        self.centre.place_pointed.connect(self._point_at_place)
        for part in (self.board, self.opened):
            part.card_pointed.connect(self.thing_pointed)
        self.others.seat_opened.connect(self._open_board)
        self.inspector.clause_asked.connect(self.clause_asked)

    def start(self, replay: Replay) -> None:
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

    def show_thing(self, thing: Thing) -> None:
        card: Card = thing  # type: ignore[assignment]  # the things of Valeria are its cards
        self.inspector.show_card(card)

    def unveiled(self, replay: Replay) -> str:
        names = [
            self.tr("{player}: {duke}").format(
                player=seat.name, duke=getattr(view.players[view.seat].duke, "name", "–")
            )
            for seat, view in zip(replay.seats, replay.final_views, strict=False)
        ]
        return self.tr("Dukes · {names}").format(names=" · ".join(names)) if names else ""

    def _point_at_place(self, place: int) -> None:
        if self._scene is not None and place in self._scene.quotes:
            self.inspector.show_place(self._scene, place)

    def _open_board(self, seat: int) -> None:
        if self._scene is not None:
            box = self.others.geometry()
            corner = self.foot.mapTo(self._surface, box.topLeft())
            self.opened.open_board(self._scene, seat, QRect(corner, box.size()))
