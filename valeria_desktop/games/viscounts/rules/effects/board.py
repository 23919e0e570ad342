"""Effects on the ring and the castle: workers, townsfolk, buildings, manuscripts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field
from attrs.validators import ge, min_len

from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, effect
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.rules.model.ring import SPOTS
from valeria_desktop.games.viscounts.rules.turn.build import AskFreeSquare, free_spots, squares_left
from valeria_desktop.games.viscounts.rules.turn.castle import (
    AskSection,
    AskShift,
    has_worker_in_first,
)
from valeria_desktop.games.viscounts.rules.turn.scrolls import AskScroll
from valeria_desktop.games.viscounts.rules.turn.townsfolk import AskHire
from valeria_desktop.kernel.phrases import Phrase, count, join, say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State


@effect("free_hire")
class FreeHire(Effect):
    """Hire any visible townsfolk for nothing (WK81)."""

    def works(self, state: State, seat: int) -> bool:
        return any(state.stacks)

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.agenda.append(AskHire(seat, cause))

    def words(self) -> Phrase:
        return say("hire any visible townsfolk for free")


@effect("castle_move")
class CastleMove(Effect):
    """Move a worker of the first tier to a neighbouring section (WK67)."""

    def works(self, state: State, seat: int) -> bool:
        return has_worker_in_first(state, seat)

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.agenda.append(AskShift(seat, cause))

    def words(self) -> Phrase:
        return say("move a worker of the first tier to the next section")


@effect("place_workers")
class PlaceWorkers(Effect):
    """Send workers into the first tier of one section, as many as there are (WK67)."""

    number: int = field(validator=ge(1))

    def works(self, state: State, seat: int) -> bool:
        return state.side(seat).workers > 0

    def apply(self, state: State, seat: int, cause: Item) -> None:
        number = min(self.number, state.side(seat).workers)
        if number:
            state.agenda.append(AskSection(seat, number, cause))

    def words(self) -> Phrase:
        return count(
            self.number,
            "send {number} worker to a section of your choice",
            "send {number} workers to a section of your choice",
        )


@effect("free_building")
class FreeBuilding(Effect):
    """Build a building of a type on any free spot of the ring (WK56)."""

    type: BuildingType

    def works(self, state: State, seat: int) -> bool:
        return bool(squares_left(state, seat, self.type) and free_spots(state, range(SPOTS)))

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.agenda.append(AskFreeSquare(seat, self.type, is_start=False, cause=cause))

    def words(self) -> Phrase:
        return say("build {building} on any free spot", building=self.type.words())


@effect("gain_manuscript")
class GainManuscript(Effect):
    """Gain a visible manuscript of one of these prices, anywhere (WK73)."""

    prices: tuple[int, ...] = field(validator=min_len(1))

    def works(self, state: State, seat: int) -> bool:
        return any(stack and stack[-1].clerics in self.prices for stack in state.scrolls)

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.agenda.append(AskScroll(seat, self.prices, cause))

    def words(self) -> Phrase:
        prices = join([say("{number}", number=price) for price in self.prices], "or")
        return say("gain a visible manuscript of price {prices}", prices=prices)
