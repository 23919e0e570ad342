"""The plan of a kingdom: houses on three terraces, the keep and domains on the crest, the wall.

Houses stand in the quarters of their roles.
The first house of a citizen is the main one; each copy is a smaller house in the same street.
"""

from __future__ import annotations

from math import ceil, exp, sin
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.ui.paint.houses import FEET, facade_of
from valeria_desktop.games.valeria.ui.paint.quarters import (
    QUARTERS,
    is_before_domains,
    quarter_of,
    shared_out,
)
from valeria_desktop.ui.stage.motions import between

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.ui.paint.houses import Facade
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group

    Edges = tuple[float, float]

TERRACES = 3
CREST = TERRACES
_COPIES = 5
"""The largest number of a citizen's houses."""
_WALL, _LOW_WALL = 38, 0.265
"""The height of the wall in units, and its greatest share of a low kingdom."""
_SCENERY = 300
"""The step between two widths of a landscape, in units."""
_LARGEST, _COPY = 66, 0.74
"""The side of a house in units, and the side of a copy's as a share of it."""
_STREET, _STREET_COPY = 0.84, 0.56
"""The room in the street of a house and of a copy's, as shares of a house's side."""
_FURTHER = 0.09
"""The share by which houses are smaller on each terrace behind."""
_LOW = 80
"""The height in units below which a land shows few large houses rather than many small ones."""
_ROOF, _ROOF_BEFORE_DOMAINS = 0.14, 0.22
"""The tallest roofs in a low land, as a share from its top: they reach over the crest, but for
those before the domains."""
_WISHED_STREETS = 1.3
"""The number of streets in which the houses of a quarter stand well, if there is room."""
_LOW_SIDE, _LOW_WISHED, _LOW_STREETS = 0.5, 0.75, 1.45
"""In a low land the least side of a house that has room, and the wished one, as shares of the
land's height, and the number of streets that houses share before they are made smaller."""
_SINKS = 0.035
"""How far houses stand below a terrace's edge, as a share of the land's height."""
_KEEP, _DOMAIN, _LEAST_DOMAIN = 60, 72, 30
_GATE, _WITH_TOWERS = 0.86, 1.9
"""Side of the gate by the wall's height, and width of the gate with its towers by its side."""
_SHIELD, _SHIELD_SHAPE, _APART = 33, 1.12, 5


@frozen
class Dwelling:
    """A house in its place."""

    card: str
    """The id of its citizen."""
    facade: Facade
    copy: int
    """Its number among the houses of the same citizen, from 0."""
    box: QRectF
    terrace: int

    @property
    def is_mirrored(self) -> bool:
        """Whether it looks the other way: every second house of a citizen does."""
        return self.copy % 2 == 1


@frozen
class Village:
    """The places of all that stands in a kingdom, in pixels."""

    land: QRectF
    """The box above the wall."""
    scenery: QRectF
    """The box of the whole landscape: the land shows its middle."""
    wall: QRectF
    keep: QRectF
    houses: tuple[Dwelling, ...]
    domains: tuple[QRectF, ...]
    trophies: tuple[QRectF, ...]
    total: QRectF
    """The laurel with the sum of the points."""
    is_frieze: bool = False
    """Whether all stands in one row, and the wall is at its end."""

    def towards(self, after: Village, share: float) -> Village:
        """Return the plan at a share of the way to a later one, with nothing new in it yet."""
        then = {(each.card, each.copy): each for each in after.houses}
        houses = tuple(
            evolve(each, box=between(each.box, then[each.card, each.copy].box, share))
            if (each.card, each.copy) in then
            else each
            for each in self.houses
        )
        domains, trophies = (
            tuple(between(here, there, share) for here, there in zip(old, new, strict=False))
            for old, new in ((self.domains, after.domains), (self.trophies, after.trophies))
        )
        return evolve(
            self,
            land=between(self.land, after.land, share),
            scenery=between(self.scenery, after.scenery, share),
            wall=between(self.wall, after.wall, share),
            keep=between(self.keep, after.keep, share),
            houses=houses,
            domains=domains,
            trophies=trophies,
            total=between(self.total, after.total, share),
        )

    def in_scenery(self, unit: float) -> Village:
        """Return the plan in the middle of a landscape that has one of a few widths.

        Where the width changes with each card, the landscape is then the same, and kept.
        """
        wide = ceil(self.land.width() / (_SCENERY * unit)) * round(_SCENERY * unit)
        scenery = QRectF(self.land)
        scenery.setLeft(round(self.land.center().x() - wide / 2))
        scenery.setWidth(wide)

        def settled(box: QRectF, terrace: int) -> QRectF:
            x = box.center().x()
            sinks = ground_at(scenery, terrace, x) - ground_at(self.land, terrace, x)
            return box.translated(0, sinks)

        return evolve(
            self,
            scenery=scenery,
            keep=settled(self.keep, CREST),
            houses=tuple(evolve(each, box=settled(each.box, each.terrace)) for each in self.houses),
            domains=tuple(settled(box, CREST) for box in self.domains),
        )

    def box_of(self, card: str) -> QRectF | None:
        """Return the box of a citizen's main house."""
        return next((each.box for each in self.houses if each.card == card and not each.copy), None)


def ground_at(land: QRectF, terrace: int, x: float) -> float:
    """Return the height of a terrace's edge over a point of the foot: terraces swell to the way."""
    across = (x - land.left()) / max(1.0, land.width())
    swell = exp(-(((across - 0.5) / 0.24) ** 2))
    high = (
        0.045 + 0.135 * terrace + 0.047 * terrace * swell - 0.012 * sin(across * 19 + terrace * 2)
    )
    return land.bottom() - land.height() * high


def village_of(
    box: QRectF, people: Iterable[Group], domains: int, trophies: int, unit: float
) -> Village:
    """Place houses, domains and trophies in a box, as large as they fit."""
    high = _WALL * unit if box.height() >= 110 * unit else box.height() * _LOW_WALL
    land = box.adjusted(0, 0, 0, -high)
    wall = QRectF(box.left(), land.bottom(), box.width(), high)
    total = QRectF(0, 0, high * 0.86, high * 0.86)
    total.moveCenter(QPointF(wall.right() - 6 * unit - total.width() / 2, wall.center().y()))
    keep = min(_KEEP * unit, land.height() * 0.48)
    return Village(
        land=land,
        scenery=land,
        wall=wall,
        keep=_on_crest(land, land.center().x(), keep, 0.05),
        houses=_houses(land, list(people), unit),
        domains=_domains(land, domains, keep, unit),
        trophies=_trophies(wall, trophies, total.left() - 4 * unit, unit),
        total=total,
    )


def next_places(village: Village, unit: float) -> tuple[QRectF, QRectF]:
    """Return the places of one more domain and of one more trophy in a village."""
    domains = _domains(village.land, len(village.domains) + 1, village.keep.width(), unit)
    right = village.total.left() - 4 * unit
    trophies = _trophies(village.wall, len(village.trophies) + 1, right, unit)
    return domains[-1], trophies[-1]


def gate_of(wall: QRectF) -> QRectF:
    """Return the box of the gate with its towers."""
    wide = gate_side(wall) * _WITH_TOWERS
    return QRectF(wall.center().x() - wide / 2, wall.top(), wide, wall.height())


def gate_side(wall: QRectF) -> float:
    """Return the side of the gate's arch; its towers are measured by it."""
    return wall.height() * _GATE


def _on_crest(land: QRectF, x: float, side: float, sinks: float) -> QRectF:
    foot = ground_at(land, CREST, x) + land.height() * sinks
    return QRectF(x - side / 2, foot - side * FEET, side, side)


def _domains(land: QRectF, number: int, keep: float, unit: float) -> tuple[QRectF, ...]:
    """Place domains on the crest by turns right and left of the keep, away from it."""
    fitting = land.width() * 0.74 / (number + 1 + number % 2)
    wished = max(_LEAST_DOMAIN * unit, min(_DOMAIN * unit, fitting))
    side = min(wished, land.height() * 0.46)  # a higher one would be cut by the sky's edge
    step = min(side * 0.93, fitting)
    first = keep * 0.62 + step * 0.38
    boxes = []
    for place in range(number):
        away = first + (place // 2) * step
        x = land.center().x() + (-away if place % 2 else away)
        boxes.append(_on_crest(land, x, side, 0.055))
    return tuple(boxes)


def _trophies(wall: QRectF, number: int, right: float, unit: float) -> tuple[QRectF, ...]:
    """Hang shields on the wall, by turns left and right of the gate, away from it."""
    gate, apart = gate_of(wall), _APART * unit
    rooms = gate.left() - wall.left() - apart, right - gate.right() - apart
    many = ceil(number / 2), number // 2
    fitting = (room / each - apart for room, each in zip(rooms, many, strict=True) if each)
    side = min((_SHIELD * unit, wall.height() * 0.86, *fitting))
    high = side * _SHIELD_SHAPE
    boxes = []
    for place in range(number):
        far = (place // 2) * (side + apart) + apart
        left = gate.right() + far if place % 2 else gate.left() - far - side
        boxes.append(QRectF(left, wall.center().y() - high / 2 + unit, side, high))
    return tuple(boxes)


# --- streets


@frozen
class _Plot:
    """A house that looks for its place, and the room that it needs in a street."""

    card: str
    facade: Facade
    copy: int
    room: float


def _houses(land: QRectF, people: Sequence[Group], unit: float) -> tuple[Dwelling, ...]:
    """Place all houses; those behind come first, as they are painted first."""
    plots = {role: _plots(people, role) for role in QUARTERS}
    edges = shared_out({role: _need(land, plots[role], unit) for role in QUARTERS})
    found = [
        house
        for role in QUARTERS
        for house in _quarter(land, (role, edges[role]), plots[role], unit)
    ]
    return tuple(sorted(found, key=lambda each: (-each.terrace, each.copy == 0, each.box.width())))


def _plots(people: Sequence[Group], quarter: Role) -> list[_Plot]:
    return [
        _Plot(group.card.id, facade_of(group.card, copy), copy, _STREET_COPY if copy else _STREET)
        for group in people
        if quarter_of(group) is quarter
        for copy in range(min(group.count, _COPIES))
    ]


def _need(land: QRectF, plots: Sequence[_Plot], unit: float) -> float:
    """Return the share of the width that houses of full size need."""
    is_low = land.height() <= _LOW * unit
    side = land.height() * _LOW_WISHED if is_low else _side(land, len(plots), unit)
    return side * _room(plots) / _WISHED_STREETS / max(1.0, land.width())


def _room(plots: Sequence[_Plot]) -> float:
    return sum(plot.room for plot in plots)


def _quarter(
    land: QRectF, quarter: tuple[Role, Edges], plots: Sequence[_Plot], unit: float
) -> Iterable[Dwelling]:
    """Place the houses of a quarter in one to three streets: they shrink until they fit."""
    if not plots:
        return
    role, edges = quarter
    left, right = (land.left() + share * land.width() for share in edges)
    room, needed = right - left, _room(plots)
    is_low = land.height() <= _LOW * unit
    wished = _low_side(land, room / needed) if is_low else _side(land, len(plots), unit)
    side = min(wished, 2.7 * room * 0.98 / needed)
    lanes = max(1, min(TERRACES, ceil(needed * side / (room * 0.98) * 1.12)))
    if lanes == 1 and len(plots) > 2 and not is_low:  # noqa: PLR2004 - a house alone is larger
        lanes = 2
    for number, street in enumerate(_streets(plots, lanes)):
        terrace = number
        if role is Role.HOLY:  # never in front, where the way is
            terrace = max(1, min(TERRACES - 1, number + (lanes < TERRACES)))
        most = _below_roofs(land, edges, terrace) if is_low else side
        yield from _street(land, (left, room), street, (min(side, most), terrace))


def _side(land: QRectF, houses: int, unit: float) -> float:
    """Return the side of a quarter's houses if there is room: a house alone may be larger."""
    if houses <= 2:  # noqa: PLR2004 - as the docstring says
        return min(_LARGEST * unit * 1.16, land.height() * 0.54)
    return min(_LARGEST * unit, land.height() * 0.47)


def _low_side(land: QRectF, share: float) -> float:
    """Return the side of houses in a low land, each with a share of a street."""
    return max(land.height() * _LOW_SIDE, min(land.height(), _LOW_STREETS * share))


def _below_roofs(land: QRectF, edges: Edges, terrace: int) -> float:
    """Return the side of the largest house on a terrace of a low land."""
    middle = land.left() + land.width() * sum(edges) / 2
    foot = ground_at(land, terrace, middle) + land.height() * _SINKS
    high = _ROOF_BEFORE_DOMAINS if is_before_domains(edges) else _ROOF
    roofs = land.top() + land.height() * high
    return (foot - roofs) / FEET / (1 - _FURTHER * terrace)


def _streets(plots: Sequence[_Plot], lanes: int) -> list[list[_Plot]]:
    """Share plots among streets; the fullest street is in front."""
    share = _room(plots) / lanes
    streets: list[list[_Plot]] = [[]]
    used = 0.0
    for plot in plots:
        if streets[-1] and used + plot.room / 2 > share and len(streets) < lanes:
            streets.append([])
            used = 0.0
        streets[-1].append(plot)
        used += plot.room
    return sorted(streets, key=lambda street: -_room(street))


def _aside(terrace: int, houses: int) -> float:
    """Return how far a street is shifted, in sides of a house: streets don't hide each other."""
    if houses > 1:
        return 0.13 * (terrace % 2)
    return 0.32 if terrace % 2 else -0.32


def _street(
    land: QRectF, across: tuple[float, float], street: Sequence[_Plot], fit: tuple[float, int]
) -> Iterable[Dwelling]:
    (left, room), (side, terrace) = across, fit
    taken = side * _room(street)
    gap = max(-side * 0.2, min((room - taken) / (len(street) + 1), side * 0.34))
    long = taken + gap * (len(street) - 1)
    x = left + (room - long) / 2 + _aside(terrace, len(street)) * side
    x = max(land.left(), min(x, land.right() - long - side * (1 - _STREET)))
    for plot in street:
        wide = plot.room * side
        own = side * (1 - _FURTHER * terrace) * (_COPY if plot.copy else 1.0)
        middle = x + wide / 2
        foot = ground_at(land, terrace, middle) + land.height() * _SINKS
        box = QRectF(middle - own / 2, foot - own * FEET, own, own)
        yield Dwelling(plot.card, plot.facade, plot.copy, box, terrace)
        x += wide + gap * (0.35 if plot.copy else 1.0)
