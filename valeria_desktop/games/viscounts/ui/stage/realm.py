"""The motions of events on the realm: rides, houses, links, and workers in the castle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.at import (
    Area,
    Asset,
    AtArea,
    AtPlayer,
    AtSpace,
    AtSpot,
    OfPlayer,
    OfSquare,
)
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY
from valeria_desktop.games.viscounts.rules.model.ring import way_to
from valeria_desktop.games.viscounts.ui.board.places import SOCKETS
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.paint.figures import (
    paint_house,
    paint_pawn,
    paint_viscount,
)
from valeria_desktop.games.viscounts.ui.stage.flights import flights
from valeria_desktop.games.viscounts.ui.stage.realm_event import (
    RealmEvent,
    source_of,
    with_side,
    without_worker,
)
from valeria_desktop.games.viscounts.ui.stage.spots import AtHouse, AtRider, AtSocket
from valeria_desktop.ui.stage.changes import LineLights, Meanwhile
from valeria_desktop.ui.stage.figures import FigureGoes, sign_figure
from valeria_desktop.ui.stage.motions import Glow, Instant

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.stage.flights import Motions
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.stage.beats import Motion
    from valeria_desktop.ui.stage.figures import Figure

__all__ = ["flights"]
_STEP, _LONGEST, _MEETS = 180.0, 4, 280.0
_HOUSE, _WORKER, _APART, _INWARDS, _HOME = 240.0, 200.0, 110.0, 220.0, 320.0


# --- riding


@flights.register(told.Rode)
def _(event: told.Rode, moment: RealmEvent) -> Motions:
    """Ride from space to space with hoof beats; a space where others stand glows."""
    seat, start = event.seat, moment.side(event.seat).space
    goal = _stand_at(moment.after, event.space, seat)
    figure = _rider(moment, seat)
    if start in {NOBODY, event.space}:
        comes = (AtPlayer(seat), goal)
        return (FigureGoes(way=comes, figure=figure, high=60.0, lasts=360.0, knock="hooves"),)
    spaces = way_to(start, event.space)
    way = (_stand_at(moment.before, start, seat), *map(AtRider, spaces[1:-1]), goal)
    legs = len(way) - 1
    each = _STEP * min(1.0, _LONGEST / legs)
    rides = FigureGoes(way=way, figure=figure, lasts=each * legs)
    beats = (Instant(at=each * leg, sound="hooves") for leg in range(legs))
    found = (rides, *beats, Meanwhile(scene=with_side(moment.before, seat, space=NOBODY)))
    view = moment.before.view
    is_met = any(
        view.side(other).space == event.space
        for other in range(len(view.table.clockwise[seat]))
        if other != seat
    )
    if not is_met:
        return found
    met = Glow(where=AtSpace(event.space), at=rides.end, lasts=_MEETS, sound="tick-2")
    return (*found, Meanwhile(at=rides.end, scene=moment.after), met)


def _rider(moment: RealmEvent, seat: int) -> Figure:
    who = moment.who(seat)
    return lambda brush, foot, high: paint_viscount(brush, foot, high, who)


def _stand_at(scene: Scene, space: int, seat: int) -> AtRider:
    """Return where a viscount stands among all those on a space."""
    sides = range(len(scene.view.table.clockwise[seat]))
    there = [other for other in sides if other == seat or scene.view.side(other).space == space]
    return AtRider(space, there.index(seat) - (len(there) - 1) / 2)


@flights.register(told.Traded)
def _(event: told.Traded, moment: RealmEvent) -> Motions:
    where = source_of(event.cause, event.seat, moment)
    return tuple(
        Glow(where=where, at=140.0 * time, lasts=300.0, sound="coin") for time in range(event.times)
    )


# --- buildings


@flights.register(told.BuildingBuilt)
def _(event: told.BuildingBuilt, moment: RealmEvent) -> Motions:
    """Carry a house from its square to the ground; then the square wakes."""
    seat, square = event.seat, OfSquare(event.seat, event.square)
    goal, house = AtHouse(event.number, event.type), _house(moment, seat, event.type)
    lasts = _HOUSE if not moment.reads(seat) else _HOUSE + 160.0
    goes = FigureGoes(way=(square, goal), figure=house, high=60.0, lasts=lasts, knock="build")
    stands = FigureGoes(way=(goal, goal), figure=house, at=goes.end, lasts=320.0)
    freed = moment.after.view.side(seat).freed
    return (
        goes,
        stands,
        Meanwhile(scene=with_side(moment.before, seat, freed=freed)),
        Glow(where=AtSpot(event.number), at=goes.end, lasts=320.0),
        Glow(where=square, at=goes.end + 160.0, lasts=320.0, sound="chime"),
    )


def _house(moment: RealmEvent, seat: int, kind: BuildingType) -> Figure:
    who = moment.who(seat)
    return lambda brush, foot, high: paint_house(brush, foot, high, kind, who)


@flights.register(told.LinkClosed)
def _(event: told.LinkClosed, moment: RealmEvent) -> Motions:
    links = moment.before.view.table.ring.links
    between = next(each for each in links if each.link is event.link)
    view = moment.before.view
    built = view.spots[between.start]
    ends = (between.start, between.goal)
    if built is None or built.seat != event.seat:
        ends = (between.goal, between.start)
    start, goal = map(AtSpot, ends)
    return (LineLights(start=start, goal=goal, sound="star"),)


# --- the castle


def _pawn(moment: RealmEvent, seat: int) -> Figure:
    who = moment.who(seat)
    return lambda brush, foot, high: paint_pawn(brush, foot, high, who)


def _socket(scene: Scene, seat: int, position: int, tier: int, back: int = 0) -> AtSocket:
    """Return the socket of a player's last worker in a section; `back` counts those after it."""
    view = scene.view
    section = (view.first if tier == 1 else view.second)[position]
    number = sum(section[: seat + 1]) - 1 - back
    return AtSocket(position, tier, max(0, min(number, SOCKETS - 1)))


@flights.register(told.WorkersSent)
def _(event: told.WorkersSent, moment: RealmEvent) -> Motions:
    seat, home = event.seat, OfPlayer(event.seat, Asset.WORKERS)
    found: list[Motion] = []
    for number in range(event.number):
        goal = _socket(moment.after, seat, event.position, 1, event.number - 1 - number)
        at, left = _APART * number, moment.side(seat).workers - number - 1
        scene = with_side(moment.before, seat, workers=left)
        found += [
            FigureGoes(
                way=(home, goal),
                figure=_pawn(moment, seat),
                high=40.0,
                at=at,
                lasts=_WORKER,
                knock="step",
            ),
            Meanwhile(at=at, scene=scene),
        ]
        if number + 1 < event.number:
            waits = _APART * (event.number - 1 - number)
            stands = FigureGoes(way=(goal, goal), figure=_pawn(moment, seat), at=at + _WORKER)
            found.append(evolve(stands, lasts=waits))
    return tuple(found)


@flights.register(told.WorkerShifted)
def _(event: told.WorkerShifted, moment: RealmEvent) -> Motions:
    start = _socket(moment.before, event.seat, event.start, 1)
    goal = _socket(moment.after, event.seat, event.goal, 1)
    return _worker_goes(moment, event.seat, start, goal, 180.0)


@flights.register(told.WorkerRose)
def _(event: told.WorkerRose, moment: RealmEvent) -> Motions:
    seat, position, tier = event.seat, event.position, event.tier
    start = _socket(moment.before, seat, position, tier - 1)
    is_keep = tier > 2  # noqa: PLR2004 - the third tier
    goal = AtArea(Area.THIRD_TIER) if is_keep else _socket(moment.after, seat, position, tier)
    return _worker_goes(moment, seat, start, goal, _INWARDS)


def _worker_goes(moment: RealmEvent, seat: int, start: AtSocket, goal: At, lasts: float) -> Motions:
    pawn = _pawn(moment, seat)
    goes = FigureGoes(way=(start, goal), figure=pawn, high=16.0, lasts=lasts, knock="step")
    return (goes, Meanwhile(scene=without_worker(moment.before, seat, start.position, start.tier)))


@flights.register(told.WorkerBumped)
def _(event: told.WorkerBumped, moment: RealmEvent) -> Motions:
    """Throw a worker over the wall: it lands in its owner's supply."""
    seat, position, tier = event.seat, event.position, event.tier
    start, home = _socket(moment.before, seat, position, tier), OfPlayer(seat, Asset.WORKERS)
    flies = FigureGoes(
        way=(start, home),
        figure=_pawn(moment, seat),
        high=90.0,
        lasts=_HOME,
        sound="thud",
        knock="step",
    )
    return (
        flies,
        Glow(where=start, lasts=_HOME, colour="#a3271f"),
        Meanwhile(scene=without_worker(moment.before, seat, position, tier)),
    )


@flights.register(told.LeaderChanged)
def _(event: told.LeaderChanged, _moment: RealmEvent) -> Motions:
    """Carry the banner from the former leader over the keep to the new one."""
    former = () if event.before == NOBODY else (AtPlayer(event.before),)
    keep, banner = AtArea(Area.THIRD_TIER), sign_figure(signs.LEADER)
    carried = FigureGoes(
        way=(*former, keep, AtPlayer(event.seat)),
        figure=banner,
        high=50.0,
        lasts=900.0,
        sound="fanfare",
    )
    return (carried, Glow(where=keep, at=450.0, lasts=450.0))
