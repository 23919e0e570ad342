"""The table's parts that move while a deed is told, and go back when the beat is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.ui.parts.card_groups import holder_of

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from valeria_desktop.games.valeria.rules.at import AtPlace
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen


class TablePoses:
    """Moves market, boards and kingdoms of Valeria's table."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._board_at: tuple[QPoint, float] | None = None
        """The place of the board at rest, and how far it nods, while it nods."""

    def _is_own(self, seat: int | None) -> bool:
        return self._table.scene is not None and seat == self._table.board.seat

    # --- the market

    def sink(self, at: AtPlace, units: float) -> None:
        """Move a stack down."""
        self._table.centre.sink(at, units)

    def lift(self, at: AtPlace, after: Scene) -> None:
        """Show a stack as it is in a later scene: its top card is in the air."""
        self._table.centre.lift(at, after)

    def go_away(self, *, is_away: bool) -> None:
        """Leave out what makes a journey over the shown leaf."""
        self._table.centre.go_away(is_away=is_away)

    def shake(self, units: float) -> None:
        """Move the mat to a side."""
        self._table.centre.shake(units)

    # --- boards

    def prepare(self, seat: int, after: Scene) -> None:
        """Lay your board with room for the cards of a later scene, or a rival's plaque."""
        if self._is_own(seat):
            self._table.board.prepare(after)
        else:
            self._table.others.make_room(seat, after, 0.0)

    def make_room(self, seat: int, after: Scene, share: float) -> None:
        """Move a player's cards and houses a share of the way to their places in a later scene."""
        if not self._is_own(seat):
            self._table.others.make_room(seat, after, share)
            return
        self._table.board.tableau.make_room(after, share)
        self._table.board.kingdom.make_room(after, share)

    def nod(self, seat: int, units: float) -> None:
        """Move a player's board down."""
        if not self._is_own(seat):
            self._table.others.nod(seat, units)
            return
        board = self._table.board
        down = round(units * board.unit)
        at, known = self._board_at or (board.pos(), 0)
        if down == known:
            return
        self._board_at = (at, down) if down else None
        board.move(at.x(), at.y() + down)

    def bounce(self, at: OfCard, units: float) -> None:
        """Move the neighbours of a card away from it, on your board."""
        if self._is_own(at.seat):
            self._table.board.tableau.bounce(at, units)

    def lift_heralds(self, units: float) -> None:
        """Raise every Herald that lies on a board."""
        scene: Scene | None = self._table.scene
        if scene is None:
            return
        seats = range(len(scene.seats))
        heralds = [
            OfCard(starter.id, seat)
            for seat in seats
            for starter in holder_of(scene.view, seat).starters
            if starter.on_doubles or starter.when_nothing_else
        ]
        self._table.board.tableau.lift(heralds, units)
        self._table.others.lift(heralds, units)

    # --- kingdoms

    def rise(self, at: OfCard, share: float, opacity: float) -> None:
        """Show a share of a house or a domain, from its roof down."""
        if self._is_own(at.seat):
            self._table.board.kingdom.rise(at.card, share, opacity)
        elif at.seat is not None:
            self._table.others.rise(at, share, opacity)

    def swing(self, at: OfCard, degrees: float) -> None:
        """Turn a trophy round its hook."""
        if self._is_own(at.seat):
            self._table.board.kingdom.swing(at.card, degrees)
        elif at.seat is not None:
            self._table.others.swing(at, degrees)

    def rest(self) -> None:
        """Put everything back."""
        self._table.centre.put_back()
        self._table.board.put_back()
        self._table.others.put_back()
        if self._board_at is not None:
            self._table.board.move(self._board_at[0])
            self._board_at = None
