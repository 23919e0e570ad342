"""What lies in front of a side as list models: its people, and its kingdom."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from valeria_desktop.games.valeria.ui.boards.groups import (
    Group,
    GroupKind,
    kingdom_of,
    people_of,
)
from valeria_desktop.games.valeria.ui.cards.text import card_sentence
from valeria_desktop.ui.kit.rows import RowsModel

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene

_FIRST = Qt.ItemDataRole.UserRole


class TableauRole(IntEnum):
    """What a row knows of its cards, named as in Group."""

    CARD = _FIRST
    GROUP = _FIRST + 1
    """All of it, for who paints it."""


_FIELDS = {int(role): role.name.lower() for role in TableauRole}


class TableauModel(RowsModel[Group]):
    """Starters and citizens by number."""

    def __init__(self) -> None:
        super().__init__(_FIELDS)

    def show(self, scene: Scene, seat: int, news: frozenset[str] = frozenset()) -> None:
        """Show who stands in front of a seat, telling only what differs."""
        self._show_rows(scene.seats, people_of(scene.view, seat, news))

    def heading(self) -> str:
        return self.tr("Tableau")

    def title(self, row: Group) -> str:
        return row.card.name

    def sentence(self, row: Group) -> str:
        words = card_sentence(row.card)
        if row.count > 1:
            words = self.tr("{card} There are {number} of them.").format(
                card=words, number=row.count
            )
        return self.tr("{card} New.").format(card=words) if row.is_new else words


class KingdomModel(RowsModel[Group]):
    """Domains as they were built, then what was slain, kind by kind."""

    def __init__(self) -> None:
        super().__init__(_FIELDS)

    def show(self, scene: Scene, seat: int, news: frozenset[str] = frozenset()) -> None:
        """Show what a seat has built and slain, telling only what differs."""
        self._show_rows(scene.seats, kingdom_of(scene.view, seat, news))

    def heading(self) -> str:
        return self.tr("Kingdom")

    def title(self, row: Group) -> str:
        return row.card.name

    def sentence(self, row: Group) -> str:
        if row.kind is GroupKind.SLAIN:
            words = self.tr("Slain: {names}. Worth {points}.").format(
                names=", ".join(row.names), points=row.points
            )
        else:
            words = card_sentence(row.card)
        if row.is_used:
            words = self.tr("{card} Used this turn.").format(card=words)
        return self.tr("{card} New.").format(card=words) if row.is_new else words
