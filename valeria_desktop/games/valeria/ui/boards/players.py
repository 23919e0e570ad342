"""The other players as a list model: who they are, what they have, whose turn it is."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from valeria_desktop.games.valeria.ui.boards.plaque import (
    Plaque,
    plaques_of,
    sentence_of_plaque,
)
from valeria_desktop.ui.kit.rows import RowsModel

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene

_FIRST = Qt.ItemDataRole.UserRole


class PlayerRole(IntEnum):
    """What a row knows of its player, named as in Plaque."""

    SEAT = _FIRST
    PLAQUE = _FIRST + 1
    """All of it, for who paints it."""


_FIELDS = {int(role): role.name.lower() for role in PlayerRole} | {
    int(Qt.ItemDataRole.AccessibleDescriptionRole): "cards"
}


class PlayersModel(RowsModel[Plaque]):
    """A row for each side but the viewer's, clockwise from the viewer's left hand.

    In a solo game the one row is the Dark Lord's.
    """

    def __init__(self) -> None:
        super().__init__(_FIELDS)

    def show(self, scene: Scene) -> None:
        """Show a scene, telling only what differs."""
        self._show_rows(scene.seats, plaques_of(scene))

    def heading(self) -> str:
        return self.tr("Players")

    def title(self, row: Plaque) -> str:
        return row.side.name

    def sentence(self, row: Plaque) -> str:
        return sentence_of_plaque(row)
