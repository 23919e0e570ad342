"""The city: spaces and sites around the central fountain, and what lies beside what (VA50)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.model.guild import Guild

_ORTHOGONAL = ((-1, 0), (0, -1), (0, 1), (1, 0))
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_CORNERS = ((0, 0), (0, 1), (1, 0), (1, 1))


@frozen
class Space:
    """Where a member of a family may settle."""

    guild: Guild
    price: int


@frozen(eq=False, slots=False)
class City:
    """Cells are counted row by row, and so are bushes: the points where four cells meet.

    What is worked out is worked out once; cities are compared by identity.
    """

    width: int
    height: int
    cells: tuple[Space | None, ...]
    """None for a fountain site and for the four cells of the central fountain."""
    quarters: tuple[str, ...]
    """Which side of which tile lies in each corner, clockwise from the top left."""

    # --- cells

    @cached_property
    def centre(self) -> frozenset[int]:
        """The four cells of the central fountain."""
        row, column = self.height // 2 - 1, self.width // 2 - 1
        return frozenset((row + down) * self.width + column + right for down, right in _CORNERS)

    @cached_property
    def spaces(self) -> tuple[int, ...]:
        """The cells where a member may stand."""
        return tuple(cell for cell, space in enumerate(self.cells) if space is not None)

    @cached_property
    def sites(self) -> tuple[int, ...]:
        """The cells where a fountain may be built."""
        free = (cell for cell, space in enumerate(self.cells) if space is None)
        return tuple(cell for cell in free if cell not in self.centre)

    def space(self, cell: int) -> Space:
        """Return the space in a cell that has one."""
        space = self.cells[cell]
        assert space is not None
        return space

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """Orthogonally, for each cell."""
        return tuple(tuple(self._around(cell, _ORTHOGONAL)) for cell in range(len(self.cells)))

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """The spaces orthogonally beside each cell."""
        return tuple(
            tuple(other for other in near if self.cells[other] is not None) for near in self.beside
        )

    @cached_property
    def of_guild(self) -> dict[Guild, tuple[int, ...]]:
        """The spaces of each guild, the cheapest first."""
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
        """Return the quarter a cell lies in, clockwise from the top left."""
        row, column = divmod(cell, self.width)
        is_low, is_right = row >= self.height // 2, column >= self.width // 2
        return (3 if not is_right else 2) if is_low else int(is_right)

    def at(self, row: int, column: int) -> int | None:
        """Return the cell in a row and a column, if the city has it."""
        if 0 <= row < self.height and 0 <= column < self.width:
            return row * self.width + column
        return None

    def name(self, cell: int) -> str:
        """Name a cell: a letter for its column, a number for its row, from the top left."""
        row, column = divmod(cell, self.width)
        return f"{_LETTERS[column]}{row + 1}"

    @cached_property
    def names(self) -> dict[str, int]:
        """The cells by name."""
        return {self.name(cell): cell for cell in range(len(self.cells))}

    def bush_name(self, bush: int) -> str:
        """Name a bush by the cells that meet there at the top left and the bottom right."""
        row, column = divmod(bush, self.width - 1)
        cell = row * self.width + column
        return f"{self.name(cell)}-{self.name(cell + self.width + 1)}"

    def _around(self, cell: int, ways: tuple[tuple[int, int], ...]) -> Iterator[int]:
        row, column = divmod(cell, self.width)
        for down, right in ways:
            other = self.at(row + down, column + right)
            if other is not None:
                yield other

    # --- bushes, as VA52 has them

    def _points_of(self, cell: int) -> Iterator[int]:
        """Return the inner points at the corners of a cell."""
        row, column = divmod(cell, self.width)
        for down, right in _CORNERS:
            if 0 < row + down < self.height and 0 < column + right < self.width:
                yield (row + down - 1) * (self.width - 1) + column + right - 1

    @cached_property
    def bushes(self) -> tuple[int, ...]:
        """The points where four cells meet and the central fountain does not touch."""
        at_fountain = {point for cell in self.centre for point in self._points_of(cell)}
        points = range((self.width - 1) * (self.height - 1))
        return tuple(point for point in points if point not in at_fountain)

    @cached_property
    def bushes_at(self) -> tuple[frozenset[int], ...]:
        """The bushes at the corners of each cell."""
        known = frozenset(self.bushes)
        return tuple(known.intersection(self._points_of(cell)) for cell in range(len(self.cells)))

    @cached_property
    def beside_bush(self) -> dict[int, tuple[int, ...]]:
        """The bushes that lie beside each along the grid lines."""
        columns, known = self.width - 1, frozenset(self.bushes)
        found = {}
        for bush in self.bushes:
            row, column = divmod(bush, columns)
            near = ((row + down, column + right) for down, right in _ORTHOGONAL)
            found[bush] = tuple(
                r * columns + c for r, c in near if 0 <= c < columns and r * columns + c in known
            )
        return found
