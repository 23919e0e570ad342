"""What of the table can be looked at closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.zoom.pointed import (
    NOTHING,
    Pointed,
    card_at,
    place_at,
    told_at,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

    from valeria_desktop.games.valeria.ui.table.screen import TableScreen


def connect_zoom(table: TableScreen) -> None:
    """Let everything with cards be looked at closely, and chosen from there."""
    zoom, board, opened = table.zoom, table.board, table.opened.board

    def choose(pointed: Pointed) -> None:
        if pointed.place >= 0:
            table.centre.choose(pointed.place)

    def told(index: QModelIndex) -> Pointed:
        thing = table.log.list.thing_of(index)
        return Pointed(thing) if isinstance(thing, Card) else NOTHING

    zoom.watch(table.centre, place_at)
    zoom.watch(board.tableau, lambda index: card_at(index, board.seat))
    zoom.watch(opened.tableau, lambda index: card_at(index, opened.seat))
    zoom.watch(table.log.list, told)
    zoom.watch(table.recap.rows, told_at)
    zoom.is_at_rest = lambda: table.controller.is_open
    zoom.clause_asked.connect(table.clause_asked)
    zoom.told.connect(table.controller.told)
    zoom.chosen.connect(choose)
