"""The ground of the table: it finds the box of every address, and the leaf that a thing lies on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPoint, QRect, QRectF

from valeria_desktop.games.valencia.rules.at import (
    Area,
    Asset,
    AtArea,
    AtBush,
    AtCell,
    AtGood,
    AtPlayer,
    AtRank,
    AtSeat,
    AtStack,
    AtStep,
    AtTask,
    OfPlayer,
    Owned,
)
from valeria_desktop.games.valencia.ui.stage.pieces import ToRead
from valeria_desktop.ui.table.frame import MAT, OWN, Leaf

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing

_ON_MAT = (AtCell, AtBush, AtSeat, AtStep)
_AREAS_ON_MAT = {Area.STEPS, Area.CITY, Area.COUNCIL}


def lies_on_mat(at: At | None) -> bool:
    """Whether a thing lies on the mat, where the city and the council are."""
    return at.area in _AREAS_ON_MAT if isinstance(at, AtArea) else isinstance(at, _ON_MAT)


class _Part(Protocol):
    """A part of the table."""

    def box_of(self, at: Any, within: QWidget) -> QRect | None:
        """Return the box of a thing in a widget; None if the thing doesn't lie on this part."""


class TableGround:
    """Finds things by their addresses, on a table as it stands now."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        of_players = dict.fromkeys((AtPlayer, OfPlayer, AtGood, AtStack, AtTask), self._of_player)
        self._finders: dict[type[At], Callable[[Any], QRect | None]] = {
            AtCell: self._on(table.city),
            AtBush: self._on(table.city),
            AtSeat: self._on(table.council),
            AtStep: self._on(table.steps),
            AtRank: self._on(table.bids),
            AtArea: self._of_area,
            ToRead: self._to_read,
            **of_players,
        }
        self._choosers: dict[type[object], Callable[[Any], None]] = {
            AtCell: table.city.choose,
            AtBush: table.city.choose,
            AtSeat: table.council.choose,
            AtStack: table.board.stacks.choose,
        }

    def box_of(self, at: At | None) -> QRectF | None:
        """Return the box of a thing on the table; None if it can't be seen.

        What lies on a sheet over the table, such as a card to plan with, has no box.
        """
        finder = None if at is None else self._finders.get(type(at))
        found = None if finder is None or self._table.scene is None else finder(at)
        return QRectF(found) if found is not None and found.isValid() else None

    def choose(self, at: At | Thing | None) -> None:
        """Choose a thing, as a click on it would; most things can't be chosen."""
        chooser = self._choosers.get(type(at))
        if chooser is not None:
            chooser(at)

    def leaf_of(self, at: At) -> Leaf | None:
        """Return the leaf that a thing lies on; None for what is seen beside either leaf."""
        if lies_on_mat(at):
            return MAT
        return OWN if isinstance(at, Owned) and self._lies_on_board(at) else None

    def _lies_on_board(self, at: Owned) -> bool:
        """Whether a thing lies on the own board: the viewer's bid lies among the bids."""
        return at.seat == self._table.scene.viewer and at != OfPlayer(at.seat, Asset.BID)

    # --- the parts

    def _on(self, part: _Part) -> Callable[[Any], QRect | None]:
        return lambda at: part.box_of(at, self._table)

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
        return QRect(part.mapTo(table, QPoint()), part.size())

    def _of_player(self, at: Owned) -> QRect | None:
        table = self._table
        if at.seat != table.scene.viewer:
            return table.rivals.box_of(at, table)
        if not self._lies_on_board(at):
            return table.bids.box_of(at, table)
        return table.board.box_of(at, table) if table.board.isVisible() else None

    def _to_read(self, at: ToRead) -> QRect | None:
        """Return where cards stand to be read: on the own board, or on a plaque."""
        table, of = self._table, at.of
        if of.seat != table.scene.viewer:
            return table.rivals.reading_box(of, table)
        return table.board.reading_box(of, table)
