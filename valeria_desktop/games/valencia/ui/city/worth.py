"""What a member in a cell of the city brings at the end, as the city stands (VA35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.view import View


@frozen
class Worth:
    """The points of one member, and where each comes from."""

    is_at_centre: bool
    fountains: tuple[Fountain, ...]
    """Those that were built beside it."""
    palms: int
    """How many it touches; more than one counts no more than one."""

    @property
    def points(self) -> int:
        """Add it all up."""
        values = sum(fountain.value for fountain in self.fountains)
        return 1 + bool(self.palms) + CENTRE_VALUE * self.is_at_centre + values


def worth_at(view: View, cell: int) -> Worth:
    """Look at a space."""
    city = view.table.city
    beside = city.beside[cell]
    return Worth(
        is_at_centre=cell in city.at_centre,
        fountains=tuple(built.fountain for built in view.fountains if built.site in beside),
        palms=len(city.bushes_at[cell].intersection(view.palms)),
    )


def members_in(view: View, cells: Iterable[int]) -> dict[int, int]:
    """Count whose members stand in some cells, by seat."""
    owners = sorted(view.city[cell] for cell in cells)
    return {owner: owners.count(owner) for owner in owners if owner != NOBODY}


def touching(city: City, bush: int) -> tuple[int, ...]:
    """Return the cells that a bush lies between."""
    return tuple(cell for cell, near in enumerate(city.bushes_at) if bush in near)
