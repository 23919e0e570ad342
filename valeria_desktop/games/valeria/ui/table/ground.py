"""The ground of the table: it finds the box of every address, and raises woken cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect

from valeria_desktop.games.valeria.rules.at import (
    Area,
    AtArea,
    AtPlace,
    AtPool,
    AtThird,
    OfCard,
    OfSeat,
    OfTokens,
    OfTrack,
    on_table,
)
from valeria_desktop.games.valeria.ui.parts.heaps import room_of_heap
from valeria_desktop.games.valeria.ui.parts.pools import placed_in_pool
from valeria_desktop.games.valeria.ui.stage.fall_motions import AtFace
from valeria_desktop.games.valeria.ui.stage.herald_motions import AtHerald
from valeria_desktop.games.valeria.ui.stage.roll import places_of_number
from valeria_desktop.games.valeria.ui.stage.told_motions import AtTold, ToldPart
from valeria_desktop.ui.table import ground
from valeria_desktop.ui.table.frame import OWN, Leaf

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At

_HERALD, _WORDS, _RIGHT = 0.22, 290, 2
"""The Herald's height by the mat's width, the least room for his words at the left, in pixels of
text, and the third in which the dice lie at the right edge."""
_CARD_BY_HEIGHT = 2
"""A market card's width by its height, about."""
_OF_PLAYERS = (OfSeat, OfTrack, OfTokens, OfCard)


class TableGround(ground.Ground):
    """Finds the boxes of addresses on Valeria's table."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(
            table,
            finders={
                AtPlace: self._of_place,
                AtPool: self._of_place,
                AtThird: lambda at: table.plan.over.dice[at.third],
                AtTold: self._told,
                AtHerald: self._herald,
                AtFace: lambda at: table.others.bust_of(at.seat, table),
                AtArea: self._of_area,
                OfSeat: self._of_seat,
            },
        )
        self._table = table
        self._woken: list[tuple[WakeChip, int]] = []

    def placed(self, at: At) -> At:
        """Return an option's address on the table: its cards belong to the asked seat."""
        if isinstance(at, AtPool):
            return placed_in_pool(at, self._table.scene.view.table.layout)
        return on_table(at, self._table.scene.asked)

    def view_of(self, at: At) -> Any:
        if not isinstance(at, _OF_PLAYERS):
            return super().view_of(at)
        return self._table.board if at.seat == self._table.scene.viewer else self._table.others

    def leaf_of(self, at: At | None) -> Leaf | None:
        if isinstance(at, _OF_PLAYERS):
            return OWN if at.seat == self._table.scene.viewer else None
        return super().leaf_of(at)

    def _of_place(self, at: AtPlace | AtPool) -> QRect | None:
        """Return a place's or a pool's box; behind a bar, one of a card's shape in its middle."""
        bar = self._table.leaves.bar_of(at)
        if bar is None:
            return self.box_on_part(at)
        box = QRect(0, 0, min(bar.width(), bar.height() * _CARD_BY_HEIGHT), bar.height())
        box.moveCenter(bar.center())  # as wide as the bar, a card on its way would be a plank
        return box

    def _told(self, at: AtTold) -> QRect:
        over = self._table.plan.over
        return over.told if at.what is ToldPart.CARD else over.words

    def _herald(self, at: AtHerald) -> QRect:
        """Return the Herald's box: right of the dice, left of those at the right edge."""
        mat, dice = self._table.plan.mat, self._table.plan.over.dice[at.third]
        side = min(round(mat.width() * _HERALD), mat.height())
        left = max(dice.right() + 1, mat.left() + self._table.look.px(_WORDS))
        if at.third == _RIGHT:
            left = dice.left() - side
        low = min(dice.bottom(), mat.bottom())
        return QRect(left, max(mat.top(), low + 1 - side), side, side)

    def _of_area(self, at: AtArea) -> QRect | None:
        table = self._table
        if at.area is Area.MAT:
            return table.plan.mat
        if at.area is Area.QUESTION:
            return self.box_of_widget(table.prompt)
        if at.area in {Area.BANISHED, Area.LASTING, Area.ASIDE}:
            return room_of_heap(table.plan, at.area) or table.plan.mat
        return table.top.box_of(at, table)

    def _of_seat(self, at: OfSeat) -> QRect | None:
        """Return the box of a player's thing; your board's box, even if it is only a bar."""
        if at.what is None and at.seat == self._table.scene.viewer:
            return self._table.plan.board
        return self.box_on_part(at)

    # --- woken cards

    def wake(self, chip: WakeChip, number: int) -> None:
        """Raise the cards with a number, together with the cards that were woken before."""
        self._woken.append((chip, number))
        self._lift()

    def rest(self) -> None:
        """Lower all woken cards."""
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
