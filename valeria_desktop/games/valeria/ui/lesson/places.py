"""The boxes of the things on the table that the Herald speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.lesson.names import address_of
from valeria_desktop.games.valeria.rules.at import Area, AtArea, OfCard
from valeria_desktop.ui.lesson import places

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.ui.table.screen import TableScreen

_CARDS = 0.4
"""The harm of covering your own cards, besides that of covering your board."""
_PASSING = {AtArea(Area.QUESTION), AtArea(Area.DICE)}


class Places(places.Places["TableScreen"]):
    """Finds the things of Valeria's lesson."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table, address_of)

    @property
    def parts(self) -> list[tuple[QWidget, float]]:
        return [*super().parts, (self._table.board.tableau, _CARDS)]

    def on_board(self) -> list[QWidget]:
        board = self._table.board
        return [board.head, *board.tracks.values()]

    def is_passing(self, name: str) -> bool:
        return self.at(name) in _PASSING

    def box(self, name: str) -> QRect:
        at = self.at(name)
        if isinstance(at, OfCard):
            self._table.board.tableau.scroll_to(at)
        return super().box(name)
