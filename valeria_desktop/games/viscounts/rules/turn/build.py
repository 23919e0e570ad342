"""Buildings: squares they leave, spots they stand on, links that they close (WK50 to WK56)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.rules.model.options import BuildOn, TakeBuilding, UseLink
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import SPOTS, position_of, spots_in
from valeria_desktop.games.viscounts.rules.model.state import Built
from valeria_desktop.games.viscounts.rules.model.things import Link
from valeria_desktop.games.viscounts.rules.steps import Question, Step, step
from valeria_desktop.games.viscounts.rules.use import Use, use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.viscounts.rules.model.standing import Known
    from valeria_desktop.games.viscounts.rules.model.state import State


def squares_left(known: Known, seat: int, kind: BuildingType) -> list[int]:
    """Return the squares on which a player still has a building of a type."""
    freed = known.side(seat).freed
    return [number for number in known.table.squares_of(seat, kind) if number not in freed]


def free_spots(known: Known, spots: Iterable[int]) -> list[int]:
    """Return which of these spots have no building."""
    return [spot for spot in spots if known.spots[spot] is None]


def spots_in_reach(known: Known, seat: int) -> list[int]:
    """Return the free spots on a viscount's side of the river (WK52)."""
    return free_spots(known, known.table.ring.spots_of[known.side(seat).space])


def build_options(state: State, seat: int, square: int, spots: Iterable[int]) -> list[Option]:
    """Return the options to put the building of a square on one of these spots."""
    kind = state.table.squares(seat)[square - 1].building
    return [BuildOn(spot, state.table.ring.spots[spot], kind) for spot in spots]


def square_options(state: State, seat: int, squares: Iterable[int]) -> list[Option]:
    """Return the options to take the building of one of these squares."""
    board = state.table.squares(seat)
    return [TakeBuilding(board[number - 1], seat) for number in squares]


_built = cache(Built)


def build_on(state: State, seat: int, square: int, spot: int) -> None:
    """Put the building of a square on a spot: the spot's effect, then that of each closed link.

    Which links are closed is looked at now, so none works for two buildings (reading of WK53).
    """
    side, ring = state.side(seat), state.table.ring
    kind = state.table.squares(seat)[square - 1].building
    side.freed = tuple(sorted((*side.freed, square)))
    spots = state.spots
    state.spots = (*spots[:spot], _built(seat, kind), *spots[spot + 1 :])
    printed = ring.spots[spot]
    if state.events is not None:
        state.events.append(told.BuildingBuilt(seat, kind, printed, spot, square))
    closed = [each for each in ring.links_of[spot] if spots[each.other(spot)] is not None]
    if closed:
        state.agenda.append(WorkLinks(seat, spot, tuple(each.link for each in closed)))
    use(state, seat, printed.effect, printed)


@step("links")
class WorkLinks(Step):
    """Let the links of a new building work, in the order that the builder likes."""

    seat: int
    spot: int
    links: tuple[Link, ...]

    def run(self, state: State) -> None:
        if len(self.links) > 1:
            state.agenda.append(AskLink(self.seat, self.spot, self.links))
        else:
            work_link(state, self.seat, self.spot, self.links[0])


@step("link")
class AskLink(Question):
    """Choose the link that works next."""

    seat: int
    spot: int
    links: tuple[Link, ...]

    prompt = Prompt.LINK
    asks = say("which link works first?")

    def options(self, state: State) -> Sequence[Option]:
        of_spot = state.table.ring.links_of[self.spot]
        return [UseLink(each, each.other(self.spot)) for each in of_spot if each.link in self.links]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, UseLink)
        chosen = option.between.link
        rest = tuple(link for link in self.links if link is not chosen)
        state.agenda.append(WorkLinks(self.seat, self.spot, rest))
        work_link(state, self.seat, self.spot, chosen)


def work_link(state: State, seat: int, spot: int, link: Link) -> None:
    """Let a link work for the builder, then for the owner of the other end (WK53)."""
    ring = state.table.ring
    between = next(each for each in ring.links_of[spot] if each.link is link)
    built = state.spots[between.other(spot)]
    assert built is not None
    if state.events is not None:
        state.events.append(told.LinkClosed(seat, link, built.seat))
    if built.seat != seat:
        state.agenda.append(Use(built.seat, link.effect, link))
    use(state, seat, link.effect, link)


# --- free buildings


@step("free_square")
class AskFreeSquare(Question):
    """Choose the building that an effect puts on the ring (WK56)."""

    seat: int
    type: BuildingType
    is_start: bool
    """It is the trading post of the set-up, for the viscount's side of the river (WK12)."""
    cause: Item

    prompt = Prompt.SQUARE
    asks = say("which building do you build for free?")

    def options(self, state: State) -> list[Option]:
        if not free_spots(state, range(SPOTS)):
            return []
        return square_options(state, self.seat, squares_left(state, self.seat, self.type))

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, TakeBuilding)
        number = option.square.number
        state.agenda.append(AskFreeSpot(self.seat, number, self.is_start, self.cause))


@step("free_spot")
class AskFreeSpot(Question):
    """Choose the spot of a free building."""

    seat: int
    square: int
    is_start: bool
    cause: Item

    prompt = Prompt.SPOT
    asks = say("on which spot do you build?")
    may_turn_back = True

    def options(self, state: State) -> list[Option]:
        return build_options(state, self.seat, self.square, self._spots(state))

    def _spots(self, state: State) -> list[int]:
        if not self.is_start:
            return free_spots(state, range(SPOTS))
        near = spots_in_reach(state, self.seat)
        return near or free_spots(state, spots_in(position_of(state.side(self.seat).space)))

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, BuildOn)
        build_on(state, self.seat, self.square, option.number)
