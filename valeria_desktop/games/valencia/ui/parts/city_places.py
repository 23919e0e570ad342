"""Cells and bushes of the city as values, and sentences about them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, at_cell
from valeria_desktop.games.valencia.rules.catalog_words import ability_words
from valeria_desktop.games.valencia.rules.cell_worth import worth_at
from valeria_desktop.games.valencia.rules.model.options import Settle
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.model.city import City, Space
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat


class PlaceState(StrEnum):
    """The state of a place of the city in the open question."""

    RESTING = "resting"
    """The open question has no option in the city."""
    LIT = "lit"
    PICKED = "picked"
    """The first end of a move; the player now chooses the other end."""
    DIM = "dim"
    """The open question has options only at other places of the city."""

    @property
    def is_lit(self) -> bool:
        """Whether the player can choose the place."""
        return self in {PlaceState.LIT, PlaceState.PICKED}


@frozen
class Stance:
    """The places of the city that are options of the open question."""

    lit: frozenset[At] = frozenset()
    picked: At | None = None

    def of(self, at: At) -> PlaceState:
        """Return the state of a place."""
        if at == self.picked:
            return PlaceState.PICKED
        if at in self.lit:
            return PlaceState.LIT
        return PlaceState.DIM if self.lit else PlaceState.RESTING


UNASKED = Stance()


@frozen
class CityCell:
    """A cell as its viewer sees it; equal cells look the same."""

    at: AtCell
    """The address; the four cells of the central fountain share one."""
    name: str
    space: Space | None
    """The space with its guild and price; None for a site and for the central fountain."""
    member: Seat | None
    """The owner of the member on the cell; None without a member."""
    fountain: Fountain | None
    state: PlaceState
    costs: int | None
    """The price that the asked player would pay for the space; None if it isn't for sale now."""
    tip: str
    """What a space for sale costs and brings; empty for any other place."""
    _tell: Callable[[], tuple[str, ...]] = field(eq=False)
    _told: Any
    """All data of its sentences, to compare cells: the sentences are made only when wanted."""

    @property
    def lines(self) -> tuple[str, ...]:
        """All sentences about the cell."""
        return *self._tell(), *_state_lines(self.state)


@frozen
class CityBush:
    """A bush as its viewer sees it; equal bushes look the same."""

    at: AtBush
    name: str
    has_palm: bool
    state: PlaceState
    _tell: Callable[[], tuple[str, ...]] = field(eq=False)
    _told: Any

    @property
    def lines(self) -> tuple[str, ...]:
        """All sentences about the bush."""
        return *self._tell(), *_state_lines(self.state)


def cells_of(scene: Scene, stance: Stance = UNASKED) -> tuple[CityCell, ...]:
    """Return the cells of a scene, row by row; the central fountain counts as one."""
    city = scene.view.table.city
    rest = city.centre - {min(city.centre)}
    numbers = (number for number in range(len(city.cells)) if number not in rest)
    prices = _prices(scene) if stance.lit else {}
    return tuple(_cell(scene, stance, number, prices) for number in numbers)


def _prices(scene: Scene) -> dict[At, int]:
    """Return the prices of the spaces that the asked player may settle on."""
    options = scene.decision.options if scene.decision is not None else ()
    return {each.at: each.price for each in options if isinstance(each, Settle)}


def bushes_of(scene: Scene, stance: Stance = UNASKED) -> tuple[CityBush, ...]:
    """Return the bushes of a scene, row by row."""
    return tuple(_bush(scene, stance, number) for number in scene.view.table.city.bushes)


def _cell(scene: Scene, stance: Stance, number: int, prices: dict[At, int]) -> CityCell:
    view = scene.view
    city, owner, at = view.table.city, view.city[number], at_cell(view.table.city, number)
    built = (each.fountain for each in view.fountains if each.site == number)
    return CityCell(
        at=at,
        name=tell(capital(city.words[number])),
        space=city.cells[number],
        member=None if owner == NOBODY else scene.seats[owner],
        fountain=next(built, None),
        state=stance.of(at),
        costs=prices.get(at) if at in stance.lit else None,
        tip=_tip_of(scene, number, prices[at]) if at in stance.lit and at in prices else "",
        tell=lambda: cell_lines(scene, number),
        told=_told(scene),
    )


def _bush(scene: Scene, stance: Stance, number: int) -> CityBush:
    at = AtBush(number)
    return CityBush(
        at=at,
        name=tell(capital(scene.view.table.city.bush_words[number])),
        has_palm=number in scene.view.palms,
        state=stance.of(at),
        tell=lambda: bush_lines(scene, number),
        told=_told(scene),
    )


def _told(scene: Scene) -> tuple[object, ...]:
    view = scene.view
    return view.palms, view.fountains, view.city, scene.names, scene.viewer


def _state_lines(state: PlaceState) -> tuple[str, ...]:
    if state is PlaceState.LIT:
        return (QCoreApplication.translate("City", "Can be chosen."),)
    if state is PlaceState.PICKED:
        return (QCoreApplication.translate("City", "Picked: now choose the other end."),)
    return ()


# --- words


def _tip_of(scene: Scene, cell: int, price: int) -> str:
    """Return what a space for sale costs, and brings as the city stands."""
    translate, worth = QCoreApplication.translate, worth_at(scene.view, cell)
    pay = (
        translate("City", "Pay {price}.").format(price=price)
        if price
        else translate("City", "Free.")
    )
    brings = translate("City", "Worth {points} at the end.")
    each = translate("City", "{thing} +{points}")
    sources = [each.format(thing=translate("City", "palm"), points=1)] if worth.palms else []
    sources += [
        each.format(thing=tell(fountain.words()), points=fountain.value)
        for fountain in worth.fountains
    ]
    if worth.is_at_centre:
        centre = translate("City", "central fountain")
        sources.append(each.format(thing=centre, points=CENTRE_VALUE))
    if sources:
        brings = translate("City", "Worth {points}: {sources}.")
    return f"{pay} {brings.format(points=worth.points, sources=', '.join(sources))}"


def cell_lines(scene: Scene, cell: int) -> tuple[str, ...]:
    """Return the sentences about a cell: its kind, its member, its neighbours, its points."""
    city = scene.view.table.city
    if cell in city.centre:
        return _centre(scene)
    return _site(scene, cell) if city.cells[cell] is None else _space(scene, cell)


def bush_lines(scene: Scene, bush: int) -> tuple[str, ...]:
    """Return the sentences about a bush: its palm, and the members around it."""
    translate = QCoreApplication.translate
    view = scene.view
    name = tell(capital(view.table.city.bush_words[bush]))
    if bush in view.palms:
        what = translate("City", "{name}: a palm.")
    else:
        what = translate("City", "{name}: free for a palm.")
    return what.format(name=name), members_words(scene, touching(view.table.city, bush))


def _centre(scene: Scene) -> tuple[str, ...]:
    words = QCoreApplication.translate(
        "City", "The central fountain: worth {points} to each member beside it."
    )
    return words.format(points=CENTRE_VALUE), members_words(scene, scene.view.table.city.at_centre)


def _site(scene: Scene, cell: int) -> tuple[str, ...]:
    translate, view = QCoreApplication.translate, scene.view
    city = view.table.city
    name = tell(capital(city.words[cell]))
    beside = members_words(scene, city.beside[cell])
    fountain = next((built.fountain for built in view.fountains if built.site == cell), None)
    if fountain is None:
        return translate("City", "{name}: free for a fountain.").format(name=name), beside
    words = translate("City", "{name}: {fountain}, worth {points} to each member beside it.")
    what = words.format(name=name, fountain=tell(fountain.words()), points=fountain.value)
    if fountain.ability is None:
        return what, beside
    ability = translate("City", "If you settle beside it, you may: {ability}.")
    return what, ability.format(ability=tell(ability_words(fountain))), beside


def members_words(scene: Scene, cells: Iterable[int]) -> str:
    """Return a sentence about the members on cells, by player."""
    translate = QCoreApplication.translate
    found = members_in(scene.view, cells)
    if not found:
        return translate("City", "No member is beside it.")
    each = translate("City", "{player} {number}")
    members = ", ".join(
        each.format(player=scene.names[seat], number=number) for seat, number in found.items()
    )
    return translate("City", "Members beside it: {members}.").format(members=members)


def _space(scene: Scene, cell: int) -> tuple[str, ...]:
    translate, view = QCoreApplication.translate, scene.view
    owner, name = view.city[cell], tell(capital(view.table.city.words[cell]))
    what = translate("City", "{name}.").format(name=name)
    if owner == NOBODY:
        who = translate("City", "Free.")
    elif owner == scene.viewer:
        who = translate("City", "Your member stands here.")
    else:
        who = translate("City", "A member of {player}.").format(player=scene.names[owner])
    beside, palms, brings = _fountains(scene, cell), _palms(scene, cell), _brings(scene, cell)
    for around in ((*beside, *palms), beside):
        whole = (what, who, *around, brings)
        if sum(len(line.split()) for line in whole) <= _MOST:
            return whole
    return what, who, brings


_MOST = 40
"""The most words about a space.

A longer sentence leaves out palms, then fountains: the points name both.
"""


def _fountains(scene: Scene, cell: int) -> tuple[str, ...]:
    """Return a sentence about the fountains beside a space, if there are any."""
    translate, worth = QCoreApplication.translate, worth_at(scene.view, cell)
    each = translate("City", "{fountain} ({points})")
    fountains = [
        each.format(fountain=tell(fountain.words()), points=fountain.value)
        for fountain in worth.fountains
    ]
    if worth.is_at_centre:
        central = translate("City", "the central fountain")
        fountains.append(each.format(fountain=central, points=CENTRE_VALUE))
    if not fountains:
        return ()
    return (translate("City", "Beside {fountains}.").format(fountains=", ".join(fountains)),)


def _palms(scene: Scene, cell: int) -> tuple[str, ...]:
    """Return a sentence about the palms at the corners of a space, if there are any."""
    palms = worth_at(scene.view, cell).palms
    words = QCoreApplication.translate("City", "Palms at its corners: {number}.")
    return (words.format(number=palms),) if palms else ()


def _brings(scene: Scene, cell: int) -> str:
    """Return a sentence about the points of a member on a space, as the city stands."""
    if scene.view.city[cell] == NOBODY:
        words = QCoreApplication.translate("City", "Points of a member here at the end: {points}.")
    else:
        words = QCoreApplication.translate("City", "Points at the end: {points}.")
    return words.format(points=points_words(scene, cell))


def points_words(scene: Scene, cell: int) -> str:
    """Return points with their parts: "4 = 1 for itself + 1 for a palm + 2 for fountains"."""
    translate, worth = QCoreApplication.translate, worth_at(scene.view, cell)
    parts = [translate("City", "{points} for itself").format(points=1)]
    if worth.palms:
        parts.append(translate("City", "{points} for a palm").format(points=1))
    fountains = worth.points - 1 - bool(worth.palms)
    if fountains:
        parts.append(translate("City", "{points} for fountains").format(points=fountains))
    if len(parts) == 1:
        return str(worth.points)
    return f"{worth.points} = {' + '.join(parts)}"


def members_in(view: View, cells: Iterable[int]) -> dict[int, int]:
    """Return the number of members on cells, by seat."""
    owners = sorted(view.city[cell] for cell in cells)
    return {owner: owners.count(owner) for owner in owners if owner != NOBODY}


def touching(city: City, bush: int) -> tuple[int, ...]:
    """Return the cells around a bush."""
    return tuple(cell for cell, near in enumerate(city.bushes_at) if bush in near)
