"""The table: public data that stays the same for a whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Factory, field, frozen

from valeria_desktop.games.viscounts.rules.model.kinds import BUILDING_TYPES, NEUTRAL, POOL, SILVER
from valeria_desktop.games.viscounts.rules.model.things import PlayerCard, Townsfolk
from valeria_desktop.kernel.phrases import seat_name

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog, NeutralBoard
    from valeria_desktop.games.viscounts.rules.model.effect import Power
    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.rules.model.things import Scheme, Square
    from valeria_desktop.games.viscounts.rules.setup import Setup
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class Pair:
    """A player card and a hero that lie together in the set-up (WK11)."""

    card: PlayerCard
    hero: Townsfolk


def _clockwise(table: Table) -> tuple[tuple[int, ...], ...]:
    colours = range(table.colours)
    return tuple(tuple((seat + k) % len(colours) for k in colours) for seat in colours)


@frozen(eq=False)
class Table:
    """A laid-out game: the ring and the pairs that follow from a set-up and a seed."""

    catalog: Catalog
    setup: Setup
    ring: Ring
    pairs: tuple[Pair, ...]
    """The pairs laid out in the set-up, one more than there are players."""
    colours: int = field(init=False)
    """Number of players with pieces on the board: the neutral one is the last of them."""
    clockwise: tuple[tuple[int, ...], ...] = field(
        init=False, default=Factory(_clockwise, takes_self=True)
    )
    """For each seat, all seats clockwise from it on."""
    start_icons: tuple[Counts, ...] = field(init=False)
    """Icons of a player's three card spaces (WK26)."""
    board: NeutralBoard | None = field(init=False)
    """The neutral player's board; None in games for several."""

    _squares_of: tuple[dict[BuildingType, tuple[int, ...]], ...] = field(init=False, repr=False)
    _powers: dict[tuple[int, tuple[int, ...]], tuple[tuple[Square, Power], ...]] = field(
        init=False, factory=dict, repr=False
    )
    """The powers of the free squares asked for so far: every count of icons asks for them."""

    @_squares_of.default
    def _all_squares_of(self) -> tuple[dict[BuildingType, tuple[int, ...]], ...]:
        return tuple(
            {
                kind: tuple(each.number for each in self.squares(seat) if each.building is kind)
                for kind in BUILDING_TYPES
            }
            for seat in range(self.colours)
        )

    @colours.default
    def _colours(self) -> int:
        return 2 if self.setup.is_solo else self.setup.players

    @start_icons.default
    def _start_icons(self) -> tuple[Counts, ...]:
        return tuple(icons.counts for icons in self.catalog.spaces)

    @board.default
    def _board(self) -> NeutralBoard | None:
        if not self.setup.is_solo:
            return None
        boards = self.catalog.neutral_boards
        return next((board for board in boards if board.id == self.setup.rival), None)

    @property
    def schemes(self) -> tuple[Scheme, ...]:
        """The schemes that take part in a solo game (WK121)."""
        removed = self.board.removed if self.board is not None else ()
        return tuple(each for each in self.catalog.schemes if each.id not in removed)

    def seat_words(self, seat: int) -> Phrase:
        """Return the name of a player in texts made without names, or the neutral one's."""
        return NEUTRAL if seat == self.neutral else seat_name(seat)

    @property
    def neutral(self) -> int | None:
        """The seat number of the neutral player, who isn't asked; None in games for several."""
        return 1 if self.setup.is_solo else None

    @property
    def has_one_pool(self) -> bool:
        """Whether the neutral player's resources are all of one kind (WK126)."""
        return self.board is not None and not self.board.order

    def called(self, seat: int, name: str) -> str:
        """Return what silver or a resource of a player is called: one pool has one name."""
        return POOL if self.has_one_pool and seat == self.neutral and name != SILVER else name

    def squares(self, seat: int) -> tuple[Square, ...]:
        """Return the nine squares of a player's board."""
        if self.board is not None and seat == self.neutral:
            return self.board.squares
        return self.catalog.squares

    def squares_of(self, seat: int, kind: BuildingType) -> tuple[int, ...]:
        """Return the numbers of the squares with a type of building."""
        return self._squares_of[seat][kind]

    def powers(self, seat: int, freed: tuple[int, ...]) -> tuple[tuple[Square, Power], ...]:
        """Return the powers of a player's free squares, from left to right."""
        if not freed:
            return ()
        found = self._powers.get((seat, freed))
        if found is None:
            squares = self.squares(seat)
            found = tuple((squares[number - 1], squares[number - 1].power) for number in freed)
            self._powers[seat, freed] = found
        return found
