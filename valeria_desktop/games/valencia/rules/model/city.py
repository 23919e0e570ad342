"""The city: spaces and sites around the central fountain, and their neighbours (VA50)."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.city_words import (
    names_of_bushes,
    names_of_cells,
    names_without_prices,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.kernel.phrases import Phrase

_ORTHOGONAL = ((-1, 0), (0, -1), (0, 1), (1, 0))
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_CORNERS = ((0, 0), (0, 1), (1, 0), (1, 1))


@frozen
class Space:
    """A space of the city: a member of a family may settle there for its price in coins."""

    guild: Guild
    price: int


@frozen(eq=False, slots=False)
class City:
    """The city as a grid of cells; cells and bushes are numbered from 0, row by row.

    A bush is a point where four cells meet. Cities are compared by identity.
    """

    width: int
    height: int
    cells: tuple[Space | None, ...]
    """The space in each cell; None for fountain sites and the central fountain's four cells."""
    quarters: tuple[str, ...]
    """Ids of the tiles' sides in the four corners, clockwise from the top left."""

    # --- cells

    @cached_property
    def centre(self) -> frozenset[int]:
        """The four cells of the central fountain."""
        row, column = self.height // 2 - 1, self.width // 2 - 1
        return frozenset((row + down) * self.width + column + right for down, right in _CORNERS)

    @cached_property
    def spaces(self) -> tuple[int, ...]:
        """The cells that a member may stand in."""
        return tuple(cell for cell, space in enumerate(self.cells) if space is not None)

    @cached_property
    def sites(self) -> tuple[int, ...]:
        """The cells where a fountain may be built."""
        free = (cell for cell, space in enumerate(self.cells) if space is None)
        return tuple(cell for cell in free if cell not in self.centre)

    def space(self, cell: int) -> Space:
        """Return the space in a cell, which must have one."""
        space = self.cells[cell]
        assert space is not None
        return space

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """For each cell, the cells orthogonally beside it."""
        return _beside(self.width, self.height)

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each cell, the spaces orthogonally beside it."""
        return tuple(
            tuple(other for other in near if self.cells[other] is not None) for near in self.beside
        )

    @cached_property
    def of_guild(self) -> dict[Guild, tuple[int, ...]]:
        """For each guild, its spaces, the cheapest first."""
        found: dict[Guild, list[int]] = {}
        for cell in sorted(self.spaces, key=lambda cell: self.space(cell).price):
            found.setdefault(self.space(cell).guild, []).append(cell)
        return {guild: tuple(cells) for guild, cells in found.items()}

    @cached_property
    def at_centre(self) -> tuple[int, ...]:
        """The eight spaces around the central fountain, not diagonally (VA53)."""
        near = {other for cell in self.centre for other in self.beside[cell]}
        return tuple(sorted(near - self.centre))

    @cached_property
    def at_wall(self) -> tuple[int, ...]:
        """The spaces on the outer wall."""
        return tuple(cell for cell in self.spaces if len(self.beside[cell]) < len(_ORTHOGONAL))

    @cached_property
    def corners(self) -> tuple[int, ...]:
        """The four corners of the city."""
        last = len(self.cells) - 1
        return 0, self.width - 1, last - self.width + 1, last

    def quarter(self, cell: int) -> int:
        """Return the quarter of a cell: 0 to 3, clockwise from the top left."""
        row, column = divmod(cell, self.width)
        is_low, is_right = row >= self.height // 2, column >= self.width // 2
        return (3 if not is_right else 2) if is_low else int(is_right)

    def at(self, row: int, column: int) -> int | None:
        """Return the cell in a row and a column; None outside the city."""
        if 0 <= row < self.height and 0 <= column < self.width:
            return row * self.width + column
        return None

    def name(self, cell: int) -> str:
        """Return a cell's name in ids: a letter for its column, a number for its row, as "a1"."""
        row, column = divmod(cell, self.width)
        return f"{_LETTERS[column]}{row + 1}"

    @cached_property
    def names(self) -> dict[str, int]:
        """The cells by their names."""
        return {self.name(cell): cell for cell in range(len(self.cells))}

    def bush_name(self, bush: int) -> str:
        """Return a bush's name in ids: those of the cells at its top left and bottom right."""
        row, column = divmod(bush, self.width - 1)
        cell = row * self.width + column
        return f"{self.name(cell)}-{self.name(cell + self.width + 1)}"

    @cached_property
    def words(self) -> tuple[Phrase, ...]:
        """For each cell, its name in words; no two are the same."""
        return names_of_cells(self)

    @cached_property
    def spots(self) -> dict[int, Phrase]:
        """For each space, its name beside its price; no two are the same."""
        return names_without_prices(self)

    @cached_property
    def bush_words(self) -> dict[int, Phrase]:
        """For each bush, its name in words; no two are the same."""
        return names_of_bushes(self)

    # --- bushes, by VA52

    def _points_of(self, cell: int) -> Iterator[int]:
        """Yield the inner points of the grid at the corners of a cell."""
        row, column = divmod(cell, self.width)
        for down, right in _CORNERS:
            if 0 < row + down < self.height and 0 < column + right < self.width:
                yield (row + down - 1) * (self.width - 1) + column + right - 1

    @cached_property
    def bushes(self) -> tuple[int, ...]:
        """The points where four cells meet, except those that touch the central fountain."""
        at_fountain = {point for cell in self.centre for point in self._points_of(cell)}
        points = range((self.width - 1) * (self.height - 1))
        return tuple(point for point in points if point not in at_fountain)

    @cached_property
    def bushes_at(self) -> tuple[frozenset[int], ...]:
        """For each cell, the bushes at its corners."""
        known = frozenset(self.bushes)
        return tuple(known.intersection(self._points_of(cell)) for cell in range(len(self.cells)))

    @cached_property
    def beside_bush(self) -> dict[int, tuple[int, ...]]:
        """For each bush, the bushes beside it along the grid lines."""
        columns, known = self.width - 1, frozenset(self.bushes)
        found = {}
        for bush in self.bushes:
            row, column = divmod(bush, columns)
            near = ((row + down, column + right) for down, right in _ORTHOGONAL)
            found[bush] = tuple(
                r * columns + c for r, c in near if 0 <= c < columns and r * columns + c in known
            )
        return found


@cache
def _beside(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    """Return the cells orthogonally beside each cell of a grid; cities of a size share them."""

    def around(cell: int) -> Iterator[int]:
        row, column = divmod(cell, width)
        for down, right in _ORTHOGONAL:
            if 0 <= row + down < height and 0 <= column + right < width:
                yield (row + down) * width + column + right

    return tuple(tuple(around(cell)) for cell in range(width * height))
