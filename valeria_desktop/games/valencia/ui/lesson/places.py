"""The boxes of the things on the table that the Gardener speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valencia.lesson.names import address_of
from valeria_desktop.games.valencia.rules.at import Area, AtArea, AtStack
from valeria_desktop.ui.table.frame import MAT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.table.plan import Plan
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At

_HARM = {
    "top": 4.0,
    "steps": 1.0,
    "city": 1.0,
    "council": 0.8,
    "rivals": 0.8,
    "board": 0.8,
    "bids": 0.4,
    "prompt": 0.6,
}
"""How bad it is to cover a part that isn't spoken of."""
_BARS_HARM = 0.8


class Places:
    """Finds things by the names that the steps of the lesson have for them (see its `names`)."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table

    def _at(self, name: str) -> At:
        return address_of(name, self._table.scene.view)

    @property
    def frame(self) -> Plan:
        """Where the large things stand."""
        return self._table.plan

    @property
    def parts(self) -> list[tuple[QWidget, float]]:
        """Give the parts of the table, and how bad it is to cover each that isn't spoken of."""
        parts = [(getattr(self._table, name), harm) for name, harm in _HARM.items()]
        return [*parts, (self._table.standing.leaves.bars, _BARS_HARM)]

    @property
    def purse(self) -> list[QWidget]:
        """Give what shows who the player is and what they have."""
        board = self._table.board
        if not board.isVisible():
            return [self._table.standing.leaves.bars]
        return [board.head, *board.tracks.values(), board.hidden_coins, board.goods]

    def is_passing(self, name: str) -> bool:
        """Whether a thing shows something else once a step is done."""
        at = self._at(name)
        return isinstance(at, AtStack) or at == AtArea(Area.QUESTION)

    def turn_to(self, name: str) -> None:
        """Show the leaf that a thing is on, where only one has room."""
        leaf = self._table.ground.leaf_of(self._at(name))
        if leaf is not None:
            self._table.standing.leaves.show(leaf)

    def box(self, name: str) -> QRect:
        """Return the box of a thing on the table; an empty one if it isn't seen."""
        at, table = self._at(name), self._table
        is_hidden = table.ground.leaf_of(at) is MAT and not table.city.isVisible()
        found = None if is_hidden else table.ground.box_of(at)
        return QRect() if found is None else found.toRect()
