"""What stands on the board at a moment, as everyone sees it, with the seats whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Townsfolk
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.seats import Seat

Workers = tuple[tuple["Seat", int], ...]
"""Workers in a part of the castle: seats with their numbers."""


@frozen
class House:
    """A building on a ground, with its owner."""

    kind: BuildingType
    seat: Seat


@frozen
class FolkTop:
    """The top townsfolk card of a wedge; with 0 cards left it is the printed one (WK40)."""

    card: Townsfolk
    cards: int


@frozen
class BookTop:
    """The top manuscript of a wedge; with 0 left it is the printed one (WK71)."""

    book: Manuscript
    books: int


@frozen
class CastleLife:
    """Who stands in the castle: by position of the faced wedge, then the keep, and who leads."""

    first: tuple[Workers, ...] = ((),) * 5
    second: tuple[Workers, ...] = ((),) * 5
    keep: Workers = ()
    leader: Seat | None = None


@frozen
class BoardLife:
    """Everything that changes on the board during a game."""

    houses: Mapping[int, House] = {}
    """By the number of the ground in the ring."""
    folk: tuple[FolkTop, ...] = ()
    books: tuple[BookTop, ...] = ()
    castle: CastleLife = CastleLife()
    riders: tuple[tuple[int, Seat], ...] = ()
    """The space of each viscount, in the order of the seats."""


def life_of(view: View, seats: Sequence[Seat]) -> BoardLife:
    """Return what a view shows on the board; `seats` are all, the neutral player's as well."""
    ring = view.table.ring
    return BoardLife(
        houses={
            spot: House(built.type, seats[built.seat])
            for spot, built in enumerate(view.spots)
            if built is not None
        },
        folk=tuple(
            FolkTop(stack.top or segment.townsfolk, stack.size)
            for stack, segment in zip(view.stacks, ring.segments, strict=True)
        ),
        books=tuple(
            BookTop(stack.top or segment.manuscript, stack.size)
            for stack, segment in zip(view.scrolls, ring.segments, strict=True)
        ),
        castle=castle_life_of(view, seats),
        riders=tuple(
            (view.side(seat).space, who)
            for seat, who in enumerate(seats)
            if view.side(seat).space != NOBODY
        ),
    )


def castle_life_of(view: View, seats: Sequence[Seat]) -> CastleLife:
    """Return who stands in the castle."""

    def those(numbers: Sequence[int]) -> Workers:
        return tuple((seat, number) for seat, number in zip(seats, numbers, strict=True) if number)

    return CastleLife(
        first=tuple(map(those, view.first)),
        second=tuple(map(those, view.second)),
        keep=those(view.third),
        leader=None if view.leader == NOBODY else seats[view.leader],
    )
