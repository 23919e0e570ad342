"""The ladder of bids as a list model."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from valeria_desktop.games.valencia.rules.ladder import Ladder, ladder_of
from valeria_desktop.games.valencia.ui.bids.rows import BidRow, rows_of
from valeria_desktop.ui.kit.rows import RowsModel

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene


class BidRole(IntEnum):
    """What a row knows."""

    ROW = int(Qt.ItemDataRole.UserRole)
    """All of it, to be painted."""


class BidsModel(RowsModel[BidRow]):
    """Ranks, open places, who is to be asked, who passed, and what the own stacks would get."""

    def __init__(self) -> None:
        super().__init__({int(BidRole.ROW): "row"})
        self.ladder: Ladder | None = None

    def show(self, scene: Scene, *, shows_secrets: bool) -> None:
        """Show a scene, telling only what differs."""
        self.ladder = ladder_of(scene.view, scene.sums, self.ladder)
        self._show_rows(scene.seats, rows_of(scene, self.ladder, shows_secrets=shows_secrets))

    def heading(self) -> str:
        return self.tr("Bids")

    def title(self, row: BidRow) -> str:
        return row.words

    def sentence(self, row: BidRow) -> str:
        return row.sentence
