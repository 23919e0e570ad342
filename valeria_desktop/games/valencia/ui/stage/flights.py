"""The motions of each event, and the beats that tell a passage."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.at import (
    Area,
    Asset,
    AtArea,
    AtBush,
    AtCell,
    AtGood,
    AtPlayer,
    AtSeat,
    AtStack,
    AtStep,
    OfPlayer,
)
from valeria_desktop.games.valencia.rules.model.guild import seat_of
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA, NOBODY
from valeria_desktop.games.valencia.ui.paint.emblems import fountain_emblem
from valeria_desktop.games.valencia.ui.stage.auction import staged
from valeria_desktop.games.valencia.ui.stage.motions import (
    CardGoes,
    EmblemGoes,
    HouseRises,
    MemberWalks,
    Reveals,
)
from valeria_desktop.games.valencia.ui.stage.weight import SeatTaken, laid_down
from valeria_desktop.ui.stage.beats import Beat, Motion, beat_by_line
from valeria_desktop.ui.stage.motions import Glow, Instant, Token
from valeria_desktop.ui.stage.tokens import tokens as tokens_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.stage.beats import Passage


_LOST, _POINTS = "#a3271f", "#9d6fd0"
"""Colours of glows: red for losses, the violet of prestige for points."""
_PASSES = 240.0
_RANKS = 800.0
_READ_EACH = 260.0
"""Milliseconds that a revealed stack stands longer for each card."""

Motions = tuple[Motion, ...]


def tokens(icon: str, start: At, goal: At, number: int) -> Motions:
    """Return flights of pieces, one after the other; of many pieces, some fly together."""
    coin = Token(start=start, goal=goal, icon=icon, lasts=180.0, knock="coin")
    return tokens_of(coin, number)


@singledispatch
def flights(_event: Event, _scene: Scene) -> Motions:
    """Return the motions of an event; none for an event that only the story tells."""
    return ()


# --- parts of a round


@flights.register(told.PartBegan)
def _(event: told.PartBegan, _scene: Scene) -> Motions:
    if event.part in {RoundPart.PLANNING, RoundPart.COUNCIL}:
        return (Instant(lasts=200.0, sound="page"),)
    return (Glow(where=AtStep(event.part), lasts=320.0, sound="tick-1"),)


@flights.register(told.PlanTold)
def _(event: told.PlanTold, _scene: Scene) -> Motions:
    return laid_down(event.seat, len(event.sizes))


# --- auctions


@flights.register(told.Revealed)
def _(event: told.Revealed, scene: Scene) -> Motions:
    seat, where = scene.seats[event.seat], AtStack(event.seat, event.stack)
    lasts = 640.0 + _READ_EACH * len(event.cards)
    return (Reveals(where=where, cards=event.cards, seat=seat, lasts=lasts, sound="card"),)


@flights.register(told.NinaRevealed)
def _(event: told.NinaRevealed, _scene: Scene) -> Motions:
    where = OfPlayer(NINA, Asset.BID)
    return (Reveals(where=where, cards=event.cards, seat=None, lasts=1000.0, sound="card"),)


@flights.register(told.Passed)
def _(event: told.Passed, _scene: Scene) -> Motions:
    return (Glow(where=AtPlayer(event.seat), lasts=_PASSES, sound="cloth"),)


@flights.register(told.Waited)
def _(event: told.Waited, _scene: Scene) -> Motions:
    start, goal = OfPlayer(event.seat, Asset.PRIVILEGES), AtArea(Area.MIDDLE)
    return (Token(start=start, goal=goal, icon="privilege", knock="cloth"),)


@flights.register(told.Ranked)
def _(_event: told.Ranked, _scene: Scene) -> Motions:
    return (Instant(lasts=_RANKS),)


@flights.register(told.FigureTaken)
def _(event: told.FigureTaken, scene: Scene) -> Motions:
    start, goal = AtPlayer(scene.view.figure), AtPlayer(event.seat)
    return (EmblemGoes(start=start, goal=goal, emblem="figure", knock="star"),)


@flights.register(told.CardKept)
def _(event: told.CardKept, _scene: Scene) -> Motions:
    start, goal = OfPlayer(event.seat, Asset.BID), OfPlayer(event.seat, Asset.DECK)
    return (CardGoes(start=start, goal=goal, card=event.card, knock="card"),)


@flights.register(told.CardRecalled)
def _(event: told.CardRecalled, _scene: Scene) -> Motions:
    start, goal = OfPlayer(event.seat, Asset.USED), OfPlayer(event.seat, Asset.DECK)
    return (CardGoes(start=start, goal=goal, card=event.card, knock="card"),)


@flights.register(told.TaskDrawn)
def _(event: told.TaskDrawn, _scene: Scene) -> Motions:
    start, goal = AtArea(Area.MIDDLE), OfPlayer(event.seat, Asset.TASKS)
    return (Token(start=start, goal=goal, icon="tasks", knock="page"),)


# --- members


@flights.register(told.Sat)
@flights.register(told.Assisted)
def _(event: told.Sat | told.Assisted, scene: Scene) -> Motions:
    start, goal = OfPlayer(event.seat, Asset.MEMBERS), AtSeat(event.place)
    member = scene.seats[event.seat]
    walks = MemberWalks(start=start, goal=goal, seat=member, knock="recruit")
    if isinstance(event, told.Assisted):
        return (walks,)
    return (walks, SeatTaken(where=goal, seat=member, at=walks.end, sound="star"))


@flights.register(told.SentHome)
def _(event: told.SentHome, scene: Scene) -> Motions:
    start, goal = AtSeat(event.place), OfPlayer(event.seat, Asset.MEMBERS)
    member = scene.seats[event.seat]
    return (MemberWalks(start=start, goal=goal, seat=member, lasts=260.0, sound="cloth"),)


@flights.register(told.Settled)
def _(event: told.Settled, scene: Scene) -> Motions:
    goal, member = AtCell(event.cell), scene.seats[event.seat]
    paid = tokens("coins", OfPlayer(event.seat, Asset.COINS), goal, event.price)
    comes = max((coin.end for coin in paid), default=0.0)
    walks = MemberWalks(
        start=OfPlayer(event.seat, Asset.MEMBERS), goal=goal, seat=member, at=comes, knock="build"
    )
    return (*paid, walks, HouseRises(where=goal, seat=member, at=walks.end))


@flights.register(told.Moved)
def _(event: told.Moved, scene: Scene) -> Motions:
    start, goal = AtCell(event.start), AtCell(event.goal)
    return (MemberWalks(start=start, goal=goal, seat=scene.seats[event.seat], knock="recruit"),)


# --- palms and fountains


@flights.register(told.PalmPlanted)
def _(event: told.PalmPlanted, scene: Scene) -> Motions:
    start, goal = AtStep(RoundPart.H), AtBush(event.bush)
    goes = EmblemGoes(start=start, goal=goal, emblem="palm", knock="build")
    return (goes, *_touched(scene, _cells_at_bush(scene, event.bush), goes.end))


@flights.register(told.PalmMoved)
def _(event: told.PalmMoved, scene: Scene) -> Motions:
    start, goal = AtBush(event.start), AtBush(event.goal)
    goes = EmblemGoes(start=start, goal=goal, emblem="palm", knock="build")
    return (goes, *_touched(scene, _cells_at_bush(scene, event.goal), goes.end))


@flights.register(told.FountainBuilt)
def _(event: told.FountainBuilt, scene: Scene) -> Motions:
    start, goal = AtStep(RoundPart.I), AtCell(event.site)
    emblem = fountain_emblem(event.fountain)
    goes = EmblemGoes(start=start, goal=goal, emblem=emblem, lasts=420.0, knock="build")
    beside = scene.view.table.city.beside[event.site]
    return (goes, *_touched(scene, beside, goes.end))


@flights.register(told.PalmLost)
def _(_event: told.PalmLost, _scene: Scene) -> Motions:
    return _lost(RoundPart.H)


@flights.register(told.FountainLost)
def _(_event: told.FountainLost, _scene: Scene) -> Motions:
    return _lost(RoundPart.I)


def _lost(part: RoundPart) -> Motions:
    where = AtStep(part)
    return (Glow(where=where, colour=_LOST, lasts=420.0, sound="exhaust"),)


def _cells_at_bush(scene: Scene, bush: int) -> tuple[int, ...]:
    city = scene.view.table.city
    return tuple(cell for cell in city.spaces if bush in city.bushes_at[cell])


def _touched(scene: Scene, cells: tuple[int, ...], at: float) -> Motions:
    """Let members glow at a time in ms: those beside a new palm or fountain."""
    held = scene.view.city
    return tuple(
        Glow(
            where=AtCell(cell),
            colour=_POINTS,
            at=at,
            lasts=420.0,
            sound="star" if not number else "",
        )
        for number, cell in enumerate(cell for cell in cells if held[cell] != NOBODY)
    )


# --- goods and points


@flights.register(told.GoodGained)
def _(event: told.GoodGained, _scene: Scene) -> Motions:
    start, goal = AtSeat(seat_of(event.guild)), AtGood(event.seat, event.guild)
    icon = event.guild.sign
    return (Token(start=start, goal=goal, icon=icon, lasts=200.0, knock="shield"),)


@flights.register(told.GoodSold)
def _(event: told.GoodSold, _scene: Scene) -> Motions:
    start, coins = AtGood(event.seat, event.guild), OfPlayer(event.seat, Asset.COINS)
    return tokens("coins", start, coins, event.guild.price)


@flights.register(told.GoodChanged)
def _(event: told.GoodChanged, _scene: Scene) -> Motions:
    start, goal = (
        AtGood(event.seat, event.given),
        AtGood(event.seat, event.gained),
    )
    return (Token(start=start, goal=goal, icon=event.gained.sign, knock="shield"),)


@flights.register(told.CoinsGained)
def _(event: told.CoinsGained, _scene: Scene) -> Motions:
    start, goal = OfPlayer(event.seat, Asset.STACKS), OfPlayer(event.seat, Asset.COINS)
    return tokens("coins", start, goal, event.coins)


@flights.register(told.PrestigeGained)
def _(event: told.PrestigeGained, scene: Scene) -> Motions:
    """Each of the player's seats on the council rings in turn, and its laurel goes to the track."""
    view, goal = scene.view, OfPlayer(event.seat, Asset.PRESTIGE)
    held = [place for place, seat in enumerate(view.council) if seat == event.seat]
    held += [each.place for each in view.assistants if each.seat == event.seat]
    found: list[Motion] = []
    for number, place in enumerate(held[: event.points]):
        where, at = AtSeat(place), 120.0 * number
        laurel = Token(start=where, goal=goal, icon="prestige", lasts=260.0, knock="star")
        found += [Glow(where=where, at=at, lasts=240.0), evolve(laurel, at=at)]
    return tuple(found)


@flights.register(told.PrivilegeGained)
def _(event: told.PrivilegeGained, _scene: Scene) -> Motions:
    start, goal = AtArea(Area.MIDDLE), OfPlayer(event.seat, Asset.PRIVILEGES)
    return (Token(start=start, goal=goal, icon="privilege", knock="star"),)


def beats(passage: Passage) -> list[Beat]:
    """Return a beat for each line; it shows the table as the earlier lines left it."""

    def motions_of(number: int, before: Scene) -> Motions:
        return staged(passage, number, flights(passage.lines[number].event, before))

    return beat_by_line(passage, motions_of)
