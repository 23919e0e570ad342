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
    NAME = _FIRST + 1
    COLOUR = _FIRST + 2
    SIGN = _FIRST + 3
    GOLD = _FIRST + 4
    STRENGTH = _FIRST + 5
    MAGIC = _FIRST + 6
    POINTS = _FIRST + 7
    IS_ACTIVE = _FIRST + 8
    IS_ASKED = _FIRST + 9
    RESTS = _FIRST + 10
    STARTS = _FIRST + 11
    IS_BOT = _FIRST + 12
    IS_VIEWER = _FIRST + 13
    IS_RIVAL = _FIRST + 14
    PUBLIC_POINTS = _FIRST + 15
    CITIZENS = _FIRST + 16
    DOMAINS = _FIRST + 17
    DOMAIN_POINTS = _FIRST + 18
    MONSTERS = _FIRST + 19
    VICTORY_POINTS = _FIRST + 20
    ICONS = _FIRST + 21
    NUMBERS = _FIRST + 22
    GROUPS = _FIRST + 23
    SIDE = _FIRST + 24
    """All of it, for who paints all of it."""


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
