"""What stands on the board at a moment, as everyone sees it, with the seats whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Townsfolk
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
