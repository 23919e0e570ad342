"""The players as a list model: who they are, what they have, whose turn it is."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from valeria_desktop.games.valeria.ui.boards.sides import Side, sentence_of, sides_of
from valeria_desktop.ui.kit.rows import RowsModel

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene

_FIRST = Qt.ItemDataRole.UserRole


class PlayerRole(IntEnum):
    """What a row knows of its player, named as in Side."""

    SEAT = _FIRST
    SIDE = _FIRST + 1
    """All of it, for who paints it."""


_FIELDS = {int(role): role.name.lower() for role in PlayerRole}


class PlayersModel(RowsModel[Side]):
    """A row for each seat, and in a solo game one for the Dark Lord."""

    def __init__(self) -> None:
        super().__init__(_FIELDS)

    def show(self, scene: Scene) -> None:
        """Show a scene, telling only what differs."""
        self._show_rows(scene.seats, sides_of(scene))

    def heading(self) -> str:
        return self.tr("Players")

    def title(self, row: Side) -> str:
        return row.name

    def sentence(self, row: Side) -> str:
        return sentence_of(row)
