"""What of the table can be looked at closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.table.recap_model import RecapRole
from valeria_desktop.games.valeria.ui.zoom.asks import Asks
from valeria_desktop.games.valeria.ui.zoom.pointed import NOTHING, Pointed, named, place_at
from valeria_desktop.ui.log.list import LogList

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.boards.board import Board
    from valeria_desktop.games.valeria.ui.parts.kingdom import KingdomView
    from valeria_desktop.games.valeria.ui.parts.tableau import TableauView
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.games.valeria.ui.zoom.zoom import Zoom
    from valeria_desktop.ui.kit.rows import Index


def watch_story(zoom: Zoom, story: QAbstractItemView) -> None:
    """Let the cards that a story names be looked at closely."""
    if isinstance(story, LogList):
        zoom.watch(
            story, lambda _row: named(story.pointed), lambda at: named(story.thing_at(at)[1])
        )


def watch_board(zoom: Zoom, board: Board) -> None:
    """Let the cards of a board, its domains and trophies be looked at closely."""
    zoom.watch(board.tableau, lambda index: _of_piece(board.tableau, index, board.seat))
    zoom.watch(board.kingdom, lambda index: _of_piece(board.kingdom, index, board.seat))


def connect_zoom(table: TableScreen) -> None:
    """Let everything with cards be looked at closely, and chosen from there."""
    zoom, board, opened = table.zoom, table.board, table.opened.board

    def choose(pointed: Pointed) -> None:
        if pointed.place >= 0:
            table.centre.choose(pointed.place)

    zoom.watch(table.centre, place_at)
    for each in (board, opened):
        watch_board(zoom, each)
    others = table.others
    zoom.watch(others, lambda _: NOTHING, lambda at: _of_rival(others.card_at(at)), is_quiet=True)
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
    zoom.chosen.connect(choose)


def _of_piece(view: TableauView | KingdomView, index: Index, seat: int) -> Pointed:
    piece = view.pieces.piece(index)
    return NOTHING if piece is None else Pointed(piece.face.card, seat=seat)


def _is_passing(scene: Scene | None) -> bool:
    return scene is not None and scene.is_passing


def _of_rival(found: tuple[Card, int] | None) -> Pointed:
    return NOTHING if found is None else Pointed(found[0], seat=found[1])


def _of_recap(index: Index) -> Pointed:
    cards = index.data(RecapRole.CARDS) or (None,)
    return named(cards[0])
