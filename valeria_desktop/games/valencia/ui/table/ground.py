"""The ground of Valencia's table: the things on the mat, and the places of players' things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valencia.rules.at import Area, Asset, AtArea, AtStack, OfPlayer, Owned
from valeria_desktop.games.valencia.ui.stage.auction import AtAuction
from valeria_desktop.games.valencia.ui.stage.motions import ToRead
from valeria_desktop.ui.table import ground
from valeria_desktop.ui.table.frame import MAT, OWN, Leaf

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At

_AREAS_ON_MAT = {Area.STEPS, Area.CITY, Area.COUNCIL}


class TableGround(ground.Ground):
    """Finds things by their addresses on Valencia's table."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(
            table,
            finders={AtArea: self._of_area, AtAuction: self._to_stage, ToRead: self._to_read},
        )
        self._table = table

    def take_away(self, at: Owned) -> None:
        """Show a stack's place without its cards, until all is at rest."""
        if isinstance(at, AtStack):
            view = self._table.board if self._lies_on_board(at) else self._table.rivals
            view.take_away(at)

    def rest(self) -> None:
        """Show every stack with its cards."""
        self._table.board.take_away(None)
        self._table.rivals.take_away(None)

    def view_of(self, at: At) -> Any:
        if not isinstance(at, Owned):
            return super().view_of(at)
        table = self._table
        if at.seat != table.scene.viewer:
            return table.rivals
        return table.board if self._lies_on_board(at) else table.bids

    def leaf_of(self, at: At | None) -> Leaf | None:
        if isinstance(at, AtArea):
            return MAT if at.area in _AREAS_ON_MAT else None
        if isinstance(at, Owned):
            return OWN if self._lies_on_board(at) else None
        return super().leaf_of(at)

    def _lies_on_board(self, at: Owned) -> bool:
        """Whether a thing lies on your own board: your bid lies among the bids."""
        return at.seat == self._table.scene.viewer and at != OfPlayer(at.seat, Asset.BID)

    def _of_area(self, at: AtArea) -> QRect:
        table = self._table
        if at.area is Area.MIDDLE:
            return table.plan.city.united(table.plan.council)
        part: QWidget = {
            Area.STEPS: table.steps,
            Area.CITY: table.city,
            Area.COUNCIL: table.council,
            Area.QUESTION: table.prompt,
        }[at.area]
        return self.box_of_widget(part)

    def _to_stage(self, at: AtAuction) -> QRect | None:
        """Return the box of the round table; None between auctions, and where it has no room."""
        del at
        auction = self._table.auction
        return self.box_of_widget(auction) if auction.isVisible() else None

    def _to_read(self, at: ToRead) -> QRect | None:
        """Return the room for revealed cards: on your own board, or on a plaque."""
        table, of = self._table, at.of
        if of.seat != table.scene.viewer:
            return table.rivals.reading_box(of, table)
        return table.board.reading_box(of, table)
