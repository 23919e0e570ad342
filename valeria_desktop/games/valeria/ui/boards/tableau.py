"""A tableau as a list model: groups of equal cards in a fixed order."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from valeria_desktop.games.valeria.ui.boards.groups import Group, GroupKind, groups_of
from valeria_desktop.games.valeria.ui.cards.text import card_sentence
from valeria_desktop.ui.kit.rows import RowsModel

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene

_FIRST = Qt.ItemDataRole.UserRole


class TableauRole(IntEnum):
    """What a row knows of its cards, named as in Group."""

    KIND = _FIRST
    CARD = _FIRST + 1
    GROUP = _FIRST + 2
    """All of it, for who paints it."""


_FIELDS = {int(role): role.name.lower() for role in TableauRole}


class TableauModel(RowsModel[Group]):
    """Starters, citizens by number, domains, and the victory stack by area."""

    def __init__(self) -> None:
        super().__init__(_FIELDS)

    def show(self, scene: Scene, seat: int) -> None:
        """Show what lies in front of a seat, telling only what differs."""
        self._show_rows(scene.seats, groups_of(scene.view, seat))

    def heading(self) -> str:
        return self.tr("Tableau")

    def title(self, row: Group) -> str:
        return row.card.name

    def sentence(self, row: Group) -> str:
        if row.kind is GroupKind.VICTORY:
            return self.tr("Slain: {names}. Worth {points}.").format(
                names=", ".join(row.names), points=row.points
            )
        words = card_sentence(row.card)
        if row.is_used:
            return self.tr("{card} Used this turn.").format(card=words)
        if row.count > 1:
            return self.tr("{card} There are {number} of them.").format(
                card=words, number=row.count
            )
        return words
