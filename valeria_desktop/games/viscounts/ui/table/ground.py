"""The ground of the table of Viscounts: it finds things by their addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.rules.at import Area, AtArea, AtPlayer, Owned
from valeria_desktop.games.viscounts.ui.parts.own_side import shown_seat
from valeria_desktop.games.viscounts.ui.stage.spots import (
    AtBird,
    AtHouse,
    AtRealm,
    AtRider,
    AtSocket,
    RealmSpots,
)
from valeria_desktop.ui.table import ground
from valeria_desktop.ui.table.frame import MAT, OWN, Leaf

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class TableGround(ground.Ground):
    """Finds things on the round board, on a player's board and on the rivals' strips."""

    def __init__(self, table: TableScreen) -> None:
        spots = RealmSpots(table)
        super().__init__(
            table,
            finders={
                AtArea: self._of_area,
                AtPlayer: self._of_player,
                AtRealm: spots.of_realm,
                AtBird: spots.of_bird,
                **dict.fromkeys((AtRider, AtSocket, AtHouse), spots.of_figure),
            },
        )
        self._table = table

    def view_of(self, at: At) -> Any:
        if not isinstance(at, Owned):
            return super().view_of(at)
        table = self._table
        return table.own if self._is_shown(at) else table.rivals

    def leaf_of(self, at: At | None) -> Leaf | None:
        if isinstance(at, AtArea):
            return MAT if at.area is Area.THIRD_TIER else None
        if isinstance(at, Owned):
            return OWN if self._is_shown(at) else None
        return super().leaf_of(at)

    def _is_shown(self, at: Owned) -> bool:
        """Whether a thing belongs to the player whose board lies below the realm."""
        return at.seat == shown_seat(self._table.scene)

    def _of_player(self, at: AtPlayer) -> QRect | None:
        """Return the whole board of the player whose board is shown, or another one's strip."""
        table = self._table
        if self._is_shown(at):
            return self.box_of_widget(table.own)
        found: QRect | None = table.rivals.box_of(at, table)
        return found

    def _of_area(self, at: AtArea) -> QRect | None:
        table = self._table
        if at.area is Area.THIRD_TIER:
            found: QRect | None = table.ring.box_of(at, table)
            return found
        part: QWidget = {
            Area.DEBTS: table.top.meters,
            Area.DEEDS: table.top.meters,
            Area.LEADER: table.claims,
            Area.SUPPLY: table.claims,
            Area.QUESTION: table.prompt,
        }[at.area]
        return self.box_of_widget(part)
