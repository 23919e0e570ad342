"""What of the table can be looked at closely."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valencia.ui.zoom.zoom import Asks
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.log.list import LogList

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.own.board import OwnBoard
    from valeria_desktop.games.valencia.ui.own.side import Side
    from valeria_desktop.games.valencia.ui.parts.bids import Auction
    from valeria_desktop.games.valencia.ui.parts.city import CityView
    from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques
    from valeria_desktop.games.valencia.ui.parts.steps_view import StepsView
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.games.valencia.ui.zoom.zoom import Zoom
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.rows import Index
    from valeria_desktop.ui.pieces.spread import Spread


def watch_mat(zoom: Zoom, steps: StepsView, city: CityView, council: Spread[Scene]) -> None:
    """Let steps, places of the city and seats of the council be looked at closely."""

    def box(at: At | Thing | None) -> QRect:
        found = city.box_of(at, city.viewport()) if isinstance(at, At) else None
        return QRect() if found is None else found

    zoom.watch(steps, steps.at_index)
    zoom.watch(city, city.at_index, city.thing_at, box=box)
    zoom.watch(council, council.at_index)


def watch_board(zoom: Zoom, board: OwnBoard) -> None:
    """Let stacks, used cards and tasks of a board be looked at closely, while they lie open."""
    for view in (board.quarter.tasks, board.panel, board.stacks):
        zoom.watch(view, partial(_if_open, board, view))
    zoom.watch(board.piles, partial(_used, board.piles))


def watch_rivals(zoom: Zoom, rivals: RivalPlaques) -> None:
    """Let other players be looked at closely while the key is held: else their sheet opens."""
    zoom.watch(rivals, rivals.at_index, is_quiet=True)


def watch_story(zoom: Zoom, story: QAbstractItemView) -> None:
    """Let tasks and fountains that a story names be looked at closely."""
    if isinstance(story, LogList):
        zoom.watch(story, lambda _row: story.pointed, lambda at: story.thing_at(at)[1])


def connect_zoom(table: TableScreen) -> None:
    """Let everything be looked at closely, and chosen from there."""
    zoom = table.zoom
    watch_mat(zoom, table.steps, table.city, table.council)
    watch_board(zoom, table.board)
    watch_rivals(zoom, table.rivals)
    watch_story(zoom, table.log.list)
    zoom.watch(table.bids.list, partial(_bid, table.bids.list))
    zoom.asks = Asks(
        is_at_rest=lambda: table.controller.is_open,
        gives_way=lambda: table.controller.is_moving,
        tells_secrets=table.may_tell_secrets,
    )
    zoom.clause_asked.connect(table.clause_asked)
    zoom.told.connect(table.said)
    zoom.chosen.connect(table.ground.choose)


def _if_open(board: OwnBoard, view: Spread[Side], index: Index) -> At | None:
    return view.at_index(index) if board.is_open else None


def _used(piles: Spread[Side], index: Index) -> At | None:
    """Return the address of the used pile, if any card lies there; the deck lies face down."""
    piece = piles.pieces.piece(index)
    return piece.at if piece is not None and piece.face.top is not None else None


def _bid(bids: Spread[Auction], index: Index) -> At | None:
    """Return the address of cards that somebody revealed."""
    piece = bids.pieces.piece(index)
    return piece.at if piece is not None and piece.face.cards else None
