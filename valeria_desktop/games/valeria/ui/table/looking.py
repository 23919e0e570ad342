"""The cards of boards and of the recap, which can be looked at closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.table.recap_model import RecapRole

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.boards.board import Board
    from valeria_desktop.games.valeria.ui.zoom.zoom import Zoom
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.rows import Index


def watch_board(zoom: Zoom, board: Board) -> None:
    """Let the cards of a board, its domains and trophies be looked at closely."""
    zoom.watch(board.tableau, board.tableau.at_index)
    zoom.watch(board.kingdom, board.kingdom.at_index)


def thing_of_recap(index: Index) -> Thing | None:
    """Return the first card that a cell of the recap names."""
    cards: tuple[Thing, ...] = index.data(RecapRole.CARDS) or ()
    return cards[0] if cards else None
