"""Where everything is on the table, for what moves over it, and what a roll wakes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF

from valeria_desktop.games.valeria.ui.boards.whereabouts import card_named
from valeria_desktop.games.valeria.ui.stage.roll import places_of_number
from valeria_desktop.games.valeria.ui.stage.spots import Spot
from valeria_desktop.ui.stage.beats import Where

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import Chip
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class Spots:
    """Finds the spots that the stage names, on a table as it stands now."""

    def __init__(self, table: TableScreen) -> None:
        """Nothing is woken yet."""
        self._table = table
        self._woken: list[tuple[Chip, int]] = []
        self._finders: dict[str, Callable[[Where, Scene], QRect | None]] = {
            Spot.PLACE: lambda where, _: self._place(where.number),
            Spot.NUMBER: self._number,
            Spot.RIVAL: self._rivals,
            Spot.DICE: lambda *_: self._within(table.top.dice),
            Spot.MAT: lambda where, _: table.plan.over.dice[where.number],
            Spot.CLOTH: lambda *_: table.plan.mat,
            Spot.TOLD: lambda *_: table.plan.over.told,
            Spot.WORDS: lambda *_: table.plan.over.words,
            Spot.TRACK: self._track,
            Spot.TABLEAU: self._tableau,
            Spot.BOARD: self._board,
        }

    def box_of(self, where: At) -> QRectF | None:
        """Return the box of a spot on the table; None if it can't be seen."""
        if not isinstance(where, Where):
            return None
        scene: Scene | None = self._table.scene
        found = self._finders[where.spot](where, scene) if scene is not None else None
        return QRectF(found) if found is not None and found.isValid() else None

    def _place(self, place: int) -> QRect | None:
        centre = self._table.centre
        return centre.rect_of(place, self._table) if centre.isVisible() else None

    def _number(self, where: Where, scene: Scene) -> QRect | None:
        return next(map(self._place, places_of_number(scene, where.number)), None)

    def _track(self, where: Where, scene: Scene) -> QRect | None:
        table = self._table
        if where.number != scene.viewer:
            return table.others.rect_of_number(where.number, where.name, table)
        return table.board.rect_of(where.name, table) if table.board.isVisible() else None

    def _tableau(self, where: Where, scene: Scene) -> QRect | None:
        table = self._table
        if where.number != scene.viewer:
            return table.others.rect_of_card(where.number, where.name, table)
        return self._own_card(where.name, scene)

    def _own_card(self, name: str, scene: Scene) -> QRect | None:
        """Give where a card lies in front of the viewer, or will lie when it has come."""
        board = self._table.board
        if not board.isVisible():
            return None
        card = card_named(scene, name)
        if card is None:
            return board.places.rect_of_card(name, self._table)
        return board.places.rect_for(card, self._table)

    def _rivals(self, where: Where, scene: Scene) -> QRect:
        return self._table.others.rect_of_card(len(scene.seats), where.name, self._table)

    def _board(self, where: Where, scene: Scene) -> QRect | None:
        table = self._table
        if where.number != scene.viewer:
            return table.others.rect_of(where.number, table)
        return table.plan.own.board

    def _within(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self._table, QPoint()), part.size())

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
            {place: chip for chip, number in woken for place in places_of_number(scene, number)}
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
