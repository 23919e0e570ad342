"""The boxes of the things on the table that the Gardener speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.lesson.names import address_of
from valeria_desktop.games.valencia.rules.at import Area, AtArea, AtStack
from valeria_desktop.ui.lesson import places

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.table.screen import TableScreen


class Places(places.Places["TableScreen"]):
    """Finds the things of Valencia's lesson."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table, address_of)

    def on_board(self) -> list[QWidget]:
        board = self._table.board
        return [board.head, *board.tracks.values(), board.hidden_coins, board.goods]

    def is_passing(self, name: str) -> bool:
        at = self.at(name)
        return isinstance(at, AtStack) or at == AtArea(Area.QUESTION)
