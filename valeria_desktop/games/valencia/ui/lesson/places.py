"""Where on the table the things stand that the Gardener speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat, AtStep
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    GUILDS,
    MERCHANTS,
    NOBILITY,
    seat_of,
)
from valeria_desktop.games.valencia.rules.model.parts import Part
from valeria_desktop.ui.place.frame import Leaf

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.ui.table.plan import Plan
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen

_SEATS = {"nobility": NOBILITY, "church": CHURCH, "merchants": MERCHANTS} | {
    guild.value: seat_of(guild) for guild in GUILDS
}
_HARM = {
    "top": 4.0,
    "steps": 1.0,
    "city": 1.0,
    "council": 0.8,
    "rivals": 0.8,
    "board": 0.8,
    "leaf_bar": 0.8,
    "bids": 0.4,
    "prompt": 0.6,
}
"""How bad it is to cover a part that isn't spoken of."""
_PASSING = {"prompt", "stack"}
_ON_MAT = {"city", "centre", "cell", "bush", "steps", "step", "council", "seat"}
_ON_BOARD = {"stack", "figure", "prestige", "privileges", "tasks"}


class Places:
    """Finds things by the names that the steps of the lesson have for them.

    city, centre, cell:d6, bush:b1-c2, steps, step:A, council, seat:wine, stack:1, figure, prestige,
    privileges, tasks, prompt.
    """

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._finders: dict[str, Callable[[str], QRect | None]] = {
            "city": lambda _: _box(table.city, table),
            "centre": lambda _: table.city.rect_of("centre", table),
            "cell": self._cell,
            "bush": self._bush,
            "steps": lambda _: _box(table.steps, table),
            "step": lambda letter: table.steps.box_of(AtStep(Part(letter.lower())), table),
            "council": lambda _: _box(table.council, table),
            "seat": lambda name: table.council.box_of(AtSeat(_SEATS[name]), table),
            "stack": lambda number: table.board.rect_of(f"stack:{int(number) - 1}", table),
            "figure": lambda _: _box(table.board.head, table),
            "prompt": lambda _: _box(table.prompt, table),
        }

    @property
    def frame(self) -> Plan:
        """Where the large things stand."""
        return self._table.plan

    @property
    def parts(self) -> list[tuple[QWidget, float]]:
        """Give the parts of the table, and how bad it is to cover each that isn't spoken of."""
        return [(getattr(self._table, name), harm) for name, harm in _HARM.items()]

    @property
    def purse(self) -> list[QWidget]:
        """Give what shows who the player is and what they have."""
        board = self._table.board
        if not board.isVisible():
            return [self._table.leaf_bar]
        return [board.head, *board.tracks.values(), board.hidden_coins, board.goods]

    @staticmethod
    def is_passing(name: str) -> bool:
        """Tell whether a thing shows something else once a step is done."""
        return name.partition(":")[0] in _PASSING

    def turn_to(self, name: str) -> None:
        """Show the leaf that a thing is on, where only one has room."""
        kind = name.partition(":")[0]
        if kind in _ON_MAT:
            self._table.standing.show_leaf(Leaf.MAT)
        elif kind in _ON_BOARD:
            self._table.standing.show_leaf(Leaf.OWN)

    def box(self, name: str) -> QRect:
        """Give where a thing is, in the coordinates of the table; nowhere if it isn't seen."""
        kind, _, what = name.partition(":")
        is_hidden = kind in _ON_BOARD and not self._table.board.isVisible()
        if is_hidden or (kind in _ON_MAT and not self._table.city.isVisible()):
            return QRect()
        finder = self._finders.get(kind)
        found = finder(what) if finder else self._table.board.rect_of(name, self._table)
        return found if found is not None else QRect()

    @property
    def _city(self) -> City:
        city: City = self._table.scene.view.table.city
        return city

    def _cell(self, name: str) -> QRect | None:
        return self._table.city.rect_of(AtCell(self._city.names[name]), self._table)

    def _bush(self, name: str) -> QRect | None:
        city = self._city
        bush = next(bush for bush in city.bushes if city.bush_name(bush) == name)
        return self._table.city.rect_of(AtBush(bush), self._table)


def _box(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint()), widget.size())
