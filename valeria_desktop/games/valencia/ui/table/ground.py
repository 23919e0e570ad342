"""Where everything is on the table, for what moves over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat, AtStep
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.parts import Part
from valeria_desktop.games.valencia.ui.stage.spots import STACKS, Spot
from valeria_desktop.ui.stage.beats import Where

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class Spots:
    """Finds the spots that the stage names, on a table as it stands now."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        city, council = table.city, table.council
        self._finders: dict[str, Callable[[Where, Scene], QRect | None]] = {
            Spot.CELL: lambda where, _: city.rect_of(AtCell(where.number), table),
            Spot.BUSH: lambda where, _: city.rect_of(AtBush(where.number), table),
            Spot.SEAT: lambda where, _: council.box_of(AtSeat(where.number), table),
            Spot.STEP: lambda where, _: table.steps.box_of(AtStep(Part(where.name.lower())), table),
            Spot.OF_PLAYER: self._of_player,
            Spot.BID: self._bid,
            Spot.READING: self._reading,
            Spot.CITY: lambda *_: table.plan.city.united(table.plan.council),
        }

    def box_of(self, where: At) -> QRectF | None:
        """Return the box of a spot on the table; None if it can't be seen."""
        if not isinstance(where, Where):
            return None
        scene: Scene | None = self._table.scene
        found = self._finders[where.spot](where, scene) if scene is not None else None
        return QRectF(found) if found is not None and found.isValid() else None

    def _of_player(self, where: Where, scene: Scene) -> QRect | None:
        table, name = self._table, where.name
        if where.number != scene.viewer:
            return table.rivals.rect_of(where.number, name, table)
        if not table.board.isVisible():
            return None
        if name == STACKS:
            stacks = table.board.stacks
            return QRect(stacks.mapTo(table, QPoint()), stacks.size())
        return table.board.rect_of(name, table) if name else table.plan.board

    def _bid(self, where: Where, scene: Scene) -> QRect | None:
        if where.number != scene.viewer:
            return self._table.rivals.rect_of(where.number, "bid", self._table)
        ladder = ladder_of(scene.view, scene.sums)
        ranked = [rung.seat for rung in ladder.rungs] if ladder is not None else []
        if where.number not in ranked:
            return None
        return self._table.bids.rect_of(ranked.index(where.number), self._table)

    def _reading(self, where: Where, scene: Scene) -> QRect | None:
        """Give where cards stand to be read: on the own board, or on a plaque."""
        table = self._table
        if where.number != scene.viewer:
            return table.rivals.reading_box(where.number, table)
        return table.board.stacks.reading_box(where.name, table)
