"""What is shown of a cell and of a bush: values for painting, and how they are said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, at_cell
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.ui.city.state import State, state_of
from valeria_desktop.games.valencia.ui.city.words import bush_lines, cell_lines, state_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.model.city import Space
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.city.offers import Offers


@frozen
class Cell:
    """A cell as its viewer sees it; equal ones look the same."""

    number: int
    target: AtCell
    """Its address; the four cells of the central fountain have one together."""
    name: str
    space: Space | None
    """None for a site and for the central fountain."""
    is_centre: bool
    owner: int | None
    """Whose member stands there."""
    fountain: Fountain | None
    state: State
    _tell: Callable[[], tuple[str, ...]] = field(eq=False)
    _told: Any
    """What its words depend on: they are made when somebody asks."""

    @property
    def lines(self) -> tuple[str, ...]:
        """Say all of it, in sentences."""
        return *self._tell(), *state_lines(self.state)


@frozen
class Bush:
    """A bush as its viewer sees it."""

    number: int
    name: str
    has_palm: bool
    state: State
    _tell: Callable[[], tuple[str, ...]] = field(eq=False)
    _told: Any

    @property
    def target(self) -> AtBush:
        """The address of the bush."""
        return AtBush(self.number)

    @property
    def lines(self) -> tuple[str, ...]:
        """Say all of it, in sentences."""
        return *self._tell(), *state_lines(self.state)


def cell_of(scene: Scene, offers: Offers, number: int) -> Cell:
    """Look at a cell."""
    view = scene.view
    city, owner = view.table.city, view.city[number]
    state = state_of(offers, AtCell(number))
    built = (each.fountain for each in view.fountains if each.site == number)
    return Cell(
        number=number,
        target=at_cell(city, number),
        name=city.name(number),
        space=city.cells[number],
        is_centre=number in city.centre,
        owner=None if owner == NOBODY else owner,
        fountain=next(built, None),
        state=state,
        tell=lambda: cell_lines(scene, number),
        told=_told(scene),
    )


def bush_of(scene: Scene, offers: Offers, number: int) -> Bush:
    """Look at a bush."""
    state = state_of(offers, AtBush(number))
    return Bush(
        number=number,
        name=scene.view.table.city.bush_name(number),
        has_palm=number in scene.view.palms,
        state=state,
        tell=lambda: bush_lines(scene, number),
        told=_told(scene),
    )


def _told(scene: Scene) -> tuple[object, ...]:
    view = scene.view
    return view.palms, view.fountains, view.city, scene.names, scene.viewer
