"""What of the table can be looked at closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.table.recap_model import RecapRole
from valeria_desktop.games.valeria.ui.zoom.asks import Asks
from valeria_desktop.ui.log.list import LogList

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.boards.board import Board
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.games.valeria.ui.zoom.zoom import Zoom
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.rows import Index


def watch_story(zoom: Zoom, story: QAbstractItemView) -> None:
    """Let the cards that a story names be looked at closely."""
    if isinstance(story, LogList):
        zoom.watch(story, lambda _row: story.pointed, lambda at: story.thing_at(at)[1])


def watch_board(zoom: Zoom, board: Board) -> None:
    """Let the cards of a board, its domains and trophies be looked at closely."""
    zoom.watch(board.tableau, board.tableau.at_index)
    zoom.watch(board.kingdom, board.kingdom.at_index)


def connect_zoom(table: TableScreen) -> None:
    """Let everything with cards be looked at closely, and chosen from there."""
    zoom = table.zoom
    zoom.watch(table.centre, table.centre.at_index)
    for board in (table.board, table.opened.board):
        watch_board(zoom, board)
    zoom.watch(table.others, lambda _: None, table.others.card_at, is_quiet=True)
    watch_story(zoom, table.log.list)
    zoom.watch(table.recap.rows, _of_recap)
    zoom.asks = Asks(
        is_at_rest=lambda: table.controller.is_open,
        has_help=lambda: table.controller.helps,
        gives_way=lambda: table.controller.is_moving or _is_passing(table.scene),
        known=table.numbers.of_pointed,
    )
    zoom.clause_asked.connect(table.clause_asked)
    zoom.told.connect(table.said)
    zoom.chosen.connect(table.ground.choose)


def _is_passing(scene: Scene | None) -> bool:
    return scene is not None and scene.is_passing


def _of_recap(index: Index) -> Thing | None:
    """Return the first card that a cell of the recap names."""
    cards: tuple[Thing, ...] = index.data(RecapRole.CARDS) or ()
    return cards[0] if cards else None
