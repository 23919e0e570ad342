"""The points of a member on a space of the city, by their sources (VA35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.view import View


@frozen
class CellWorth:
    """The points of one member, by their sources."""

    is_at_centre: bool
    fountains: tuple[Fountain, ...]
    """The built fountains beside the member."""
    palms: int
    """Number of palms around the member; any number of palms brings 1 point."""

    @property
    def points(self) -> int:
        """The sum of the points."""
        values = sum(fountain.value for fountain in self.fountains)
        return 1 + bool(self.palms) + CENTRE_VALUE * self.is_at_centre + values


def worth_at(view: View, cell: int) -> CellWorth:
    """Return the points of a member on a space, as the city stands."""
    city = view.table.city
    beside = city.beside[cell]
    return CellWorth(
        is_at_centre=cell in city.at_centre,
        fountains=tuple(built.fountain for built in view.fountains if built.site in beside),
        palms=len(city.bushes_at[cell].intersection(view.palms)),
    )
