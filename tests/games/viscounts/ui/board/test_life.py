"""What stands on the board is read from what everyone sees."""

from __future__ import annotations

from attrs import evolve

from tests.games.viscounts.ui.realm import LATE, SEATS, view_after
from valeria_desktop.games.viscounts.rules.model.state import OpenStack
from valeria_desktop.games.viscounts.ui.board.life import life_of


def test_the_board_is_empty_before_anybody_has_chosen() -> None:
    view = view_after(0)
    life = life_of(view, SEATS)
    assert life.houses == {}
    assert life.riders == ()
    assert life.castle.keep == ()
    assert life.castle.leader is None
    assert [top.cards for top in life.folk] == [stack.size for stack in view.stacks]
    assert sum(top.cards for top in life.folk) == 68


def test_every_house_worker_and_rider_stands_with_its_owner() -> None:
    view = view_after(LATE)
    life = life_of(view, SEATS)
    assert {spot: SEATS.index(house.seat) for spot, house in life.houses.items()} == {
        spot: built.seat for spot, built in enumerate(view.spots) if built is not None
    }
    assert [seat for _, seat in life.riders] == list(SEATS)
    assert [space for space, _ in life.riders] == [view.side(seat).space for seat in range(4)]
    for shown, numbers in zip(life.castle.first, view.first, strict=True):
        assert dict(shown) == {SEATS[at]: count for at, count in enumerate(numbers) if count}
    assert life.houses
    assert any(life.castle.first)


def test_an_empty_pile_shows_what_is_printed_below_it() -> None:
    view = view_after(0)
    gone = evolve(view, stacks=(OpenStack(None, 0), *view.stacks[1:]))
    top = life_of(gone, SEATS).folk[0]
    assert top.card is view.table.ring.segments[0].townsfolk
    assert top.cards == 0
