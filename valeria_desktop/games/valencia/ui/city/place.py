"""Cells and bushes of the city as they are shown: values for painting, and their sentences."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, at_cell
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.ui.city.words import bush_lines, cell_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.model.city import Space
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat


class State(StrEnum):
    """The state of a place, as it is painted and said."""

    RESTING = "resting"
    """The open question is not about the city."""
    LIT = "lit"
    PICKED = "picked"
    """One end of a move: the other end is asked for."""
    DIM = "dim"
    """The open question is about other places."""

    @property
    def is_lit(self) -> bool:
        """Whether a place can be chosen."""
        return self in {State.LIT, State.PICKED}


@frozen
class Stance:
    """The places of the city that the open question is about."""

    lit: frozenset[At] = frozenset()
    picked: At | None = None

    def of(self, at: At) -> State:
        """Return the state of a place."""
        if at == self.picked:
            return State.PICKED
        if at in self.lit:
            return State.LIT
        return State.DIM if self.lit else State.RESTING


UNASKED = Stance()


@frozen
class Cell:
    """A cell as its viewer sees it; equal ones look the same."""

    at: AtCell
    """The four cells of the central fountain are one, at one address."""
    name: str
    space: Space | None
    """None for a site and for the central fountain."""
    member: Seat | None
    """The player whose member stands there."""
    fountain: Fountain | None
    state: State
    _tell: Callable[[], tuple[str, ...]] = field(eq=False)
    _told: Any
    """All that its sentences depend on: they are made when someone asks."""

    @property
    def lines(self) -> tuple[str, ...]:
        """All sentences about it."""
        return *self._tell(), *_state_lines(self.state)


@frozen
class Bush:
    """A bush as its viewer sees it."""

    at: AtBush
    name: str
    has_palm: bool
    state: State
    _tell: Callable[[], tuple[str, ...]] = field(eq=False)
    _told: Any

    @property
    def lines(self) -> tuple[str, ...]:
        """All sentences about it."""
        return *self._tell(), *_state_lines(self.state)


def cells_of(scene: Scene, stance: Stance = UNASKED) -> tuple[Cell, ...]:
    """Return the cells of a scene, row by row; the central fountain is one."""
    city = scene.view.table.city
    rest = city.centre - {min(city.centre)}
    numbers = (number for number in range(len(city.cells)) if number not in rest)
    return tuple(_cell(scene, stance, number) for number in numbers)


def bushes_of(scene: Scene, stance: Stance = UNASKED) -> tuple[Bush, ...]:
    """Return the bushes of a scene, row by row."""
    return tuple(_bush(scene, stance, number) for number in scene.view.table.city.bushes)


def _cell(scene: Scene, stance: Stance, number: int) -> Cell:
    view = scene.view
    city, owner, at = view.table.city, view.city[number], at_cell(view.table.city, number)
    built = (each.fountain for each in view.fountains if each.site == number)
    return Cell(
        at=at,
        name=city.name(number),
        space=city.cells[number],
        member=None if owner == NOBODY else scene.seats[owner],
        fountain=next(built, None),
        state=stance.of(at),
        tell=lambda: cell_lines(scene, number),
        told=_told(scene),
    )


def _bush(scene: Scene, stance: Stance, number: int) -> Bush:
    at = AtBush(number)
    return Bush(
        at=at,
        name=scene.view.table.city.bush_name(number),
        has_palm=number in scene.view.palms,
        state=stance.of(at),
        tell=lambda: bush_lines(scene, number),
        told=_told(scene),
    )


def _told(scene: Scene) -> tuple[object, ...]:
    view = scene.view
    return view.palms, view.fountains, view.city, scene.names, scene.viewer


def _state_lines(state: State) -> tuple[str, ...]:
    if state is State.LIT:
        return (QCoreApplication.translate("City", "Can be chosen."),)
    if state is State.PICKED:
        return (QCoreApplication.translate("City", "Picked: now choose the other end."),)
    return ()
