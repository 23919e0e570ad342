"""The ground of the table: it finds the box of every address, and lifts what a roll wakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPoint, QRect, QRectF

from valeria_desktop.games.valeria.rules.at import (
    Area,
    AtArea,
    AtPlace,
    AtRow,
    AtThird,
    OfCard,
    OfDie,
    OfSeat,
    OfTrack,
    on_table,
)
from valeria_desktop.games.valeria.ui.stage.cards import AtTold, Telling
from valeria_desktop.games.valeria.ui.stage.roll import places_of_number
from valeria_desktop.ui.table.frame import MAT, OWN, Leaf

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import Chip
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing


class _Part(Protocol):
    """A part of the table."""

    def box_of(self, at: Any, within: QWidget) -> QRect | None:
        """Return the box of a thing in a widget; None if the thing doesn't lie on this part."""

    def isVisible(self) -> bool:
        """Whether it is seen."""


class TableGround:
    """Finds things by their addresses, on a table as it stands now."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._woken: list[tuple[Chip, int]] = []
        self._finders: dict[type[At], Callable[[Any], QRect | None]] = {
            AtPlace: self._on(table.centre),
            AtRow: self._on(table.centre),
            AtThird: lambda at: table.plan.over.dice[at.third],
            AtTold: self._told,
            AtArea: self._of_area,
            OfDie: self._on(table.top),
            OfSeat: self._of_player,
            OfTrack: self._of_player,
            OfCard: self._of_player,
        }

    def box_of(self, at: At) -> QRectF | None:
        """Return the box of a thing on the table; None if it can't be seen.

        Where a card is still to come to a player, that is where it will lie. An option is about
        the cards of the seat that is asked.
        """
        scene: Scene | None = self._table.scene
        finder = self._finders.get(type(at))
        if scene is None or finder is None:
            return None
        found = finder(on_table(at, scene.asked))
        return QRectF(found) if found is not None and found.isValid() else None

    def choose(self, at: At | Thing | None) -> None:
        """Choose a thing, as a click on it would; only stacks of the centre can be chosen."""
        if isinstance(at, AtPlace):
            self._table.centre.choose(at)

    def leaf_of(self, at: At) -> Leaf | None:
        """Return the leaf that a thing lies on; None for what is seen beside either leaf."""
        if isinstance(at, AtPlace | AtRow):
            return MAT
        is_own = isinstance(at, OfSeat | OfTrack | OfCard) and at.seat == self._table.scene.viewer
        return OWN if is_own else None

    # --- the parts

    def _on(self, part: _Part) -> Callable[[Any], QRect | None]:
        return lambda at: part.box_of(at, self._table) if part.isVisible() else None

    def _told(self, at: AtTold) -> QRect:
        over = self._table.plan.over
        return over.told if at.what is Telling.CARD else over.words

    def _of_area(self, at: AtArea) -> QRect | None:
        table = self._table
        if at.area is Area.MAT:
            return table.plan.mat
        if at.area is Area.QUESTION:
            return QRect(table.prompt.mapTo(table, QPoint()), table.prompt.size())
        return table.top.box_of(at, table)

    def _of_player(self, at: OfSeat | OfTrack | OfCard) -> QRect | None:
        table = self._table
        if at.seat != table.scene.viewer:
            return table.others.box_of(at, table)
        if isinstance(at, OfSeat) and at.what is None:
            return table.plan.own.board
        return table.board.box_of(at, table) if table.board.isVisible() else None

    # --- what a roll wakes

    def wake(self, chip: Chip, number: int) -> None:
        """Lift the cards of a number, with those that were woken before."""
        self._woken.append((chip, number))
        self._lift()

    def rest(self) -> None:
        """Lay everything down."""
        if self._woken:
            self._woken = []
            self._lift()

    def _lift(self) -> None:
        scene: Scene | None = self._table.scene
        if scene is None:
            return
        table, woken = self._table, self._woken
        table.centre.wake(
            {
                AtPlace(place): chip
                for chip, number in woken
                for place in places_of_number(scene, number)
            }
        )
        table.others.wake(
            {
                seat: {number: chip for chip, number in woken}
                for seat in range(len(scene.seats))
                if seat not in {scene.viewer, scene.resting}
            }
        )
        if scene.viewer != scene.resting:
            table.board.wake(
                {
                    card.id: chip
                    for chip, number in woken
                    for card in _cards_in_front(scene, scene.viewer)
                    if number in card.numbers
                }
            )


def _cards_in_front(scene: Scene, seat: int) -> tuple[Citizen | Starter, ...]:
    player = scene.view.players[seat]
    return (*player.starters, *player.citizens)
