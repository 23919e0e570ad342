"""The other players as a list model, from the viewer's left hand on."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from valeria_desktop.games.valencia.rules.ladder import Ladder, ladder_of
from valeria_desktop.games.valencia.ui.rivals.plaque import Plaque, plaques_of
from valeria_desktop.games.valencia.ui.rivals.words import name_of, public_sentence, sentence_of
from valeria_desktop.ui.kit.careful import never_raises
from valeria_desktop.ui.kit.rows import RowsModel

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.kit.rows import Index

_FIRST = int(Qt.ItemDataRole.UserRole)


class RivalRole(IntEnum):
    """What a row knows of its player."""

    SEAT = _FIRST
    PLAQUE = _FIRST + 1
    """All of it, to be painted."""


class RivalsModel(RowsModel[Plaque]):
    """A row for each rival, and with two players one for Nina."""

    def __init__(self) -> None:
        super().__init__({int(role): role.name.lower() for role in RivalRole})
        self._ladder: Ladder | None = None

    def show(self, scene: Scene) -> None:
        """Show a scene, telling only what differs."""
        self._show_rows(scene.seats, plaques_of(scene, self._ladder))
        self._ladder = ladder_of(scene.view, scene.sums, self._ladder)

    def heading(self) -> str:
        return self.tr("Players")

    def title(self, row: Plaque) -> str:
        return name_of(row)

    def sentence(self, row: Plaque) -> str:
        return sentence_of(row)

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and index.isValid():
            return public_sentence(self.rows[index.row()])
        return super().data(index, role)
