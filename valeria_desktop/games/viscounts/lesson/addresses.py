"""The names of things on the table in the lesson's steps, read into addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.at import (
    Area,
    Asset,
    AtArea,
    AtExchange,
    AtInner,
    AtPlayer,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
    OfCard,
    OfDeck,
    OfLine,
    OfPapers,
    OfPlayer,
    OfSquare,
    OfTrack,
)
from valeria_desktop.games.viscounts.rules.model.kinds import LANES, Paper
from valeria_desktop.games.viscounts.rules.model.ring import space_at, spot_at
from valeria_desktop.session.lesson import find_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.at import At

_AREAS = {
    "third": Area.THIRD_TIER,
    "debts": Area.DEBTS,
    "deeds": Area.DEEDS,
    "leader": Area.LEADER,
    "prompt": Area.QUESTION,
}
_ASSETS = {
    asset.value: asset
    for asset in (Asset.SILVER, Asset.INK, Asset.STONE, Asset.GOLD, Asset.HAND, Asset.DISCARD)
}
_LANES = {lane.value: lane for lane in LANES}
_CARDS, _SQUARES, _TRACK, _SPOTS = 3, 9, 7, 5
_KNOWN = (
    "space:lake-left, exchange:lake-left, spot:lake-1, stack:lake, scroll:lake, section:lake, "
    "inner:lake, card:S04, line:1, square:9, track:4, papers:debt, viscount, mine, deck, hand, "
    "discard, silver, ink, stone, gold, third, debts, deeds, leader and prompt"
)


def address_of(name: str, view: View) -> At:
    """Return the address that a name of the lesson stands for.

    Names of a player's things mean the viewer's; places in a row are counted from 1.
    """
    return find_address(name, view, _whole, _ONE_OF_MANY, _KNOWN)


def _whole(name: str, view: View) -> At | None:
    if name in _AREAS:
        return AtArea(_AREAS[name])
    if name == "mine":
        return AtPlayer(view.seat)
    if name == "deck":
        return OfDeck(view.seat)
    if name == "viscount":
        return AtSpace(view.players[view.seat].space)
    return OfPlayer(view.seat, _ASSETS[name]) if name in _ASSETS else None


def _position(segment: str, view: View) -> int | None:
    """Return where a segment lies in the ring of this game."""
    names = [each.name for each in view.table.ring.segments]
    return names.index(segment) if segment in names else None


def _space(name: str, view: View) -> int | None:
    segment, _, lane = name.partition("-")
    position = _position(segment, view)
    return None if position is None or lane not in _LANES else space_at(position, _LANES[lane])


def _at_space(name: str, view: View) -> At | None:
    space = _space(name, view)
    return None if space is None else AtSpace(space)


def _exchange(name: str, view: View) -> At | None:
    space = _space(name, view)
    return None if space is None or view.table.ring.trades[space] is None else AtExchange(space)


def _spot(name: str, view: View) -> At | None:
    segment, _, number = name.partition("-")
    position = _position(segment, view)
    if position is None or _number(number, _SPOTS) is None:
        return None
    return AtSpot(spot_at(position, int(number)))


def _number(word: str, most: int) -> int | None:
    """Return a number from 1 on; None for anything else."""
    return int(word) if word.isdecimal() and 1 <= int(word) <= most else None


def _of_segment(made: Callable[[int], At]) -> Callable[[str, View], At | None]:
    def find(name: str, view: View) -> At | None:
        position = _position(name, view)
        return None if position is None else made(position)

    return find


def _counted(
    made: Callable[[int, int], At], most: int, first: int = 1
) -> Callable[[str, View], At | None]:
    def find(name: str, view: View) -> At | None:
        number = _number(name, most)
        return None if number is None else made(view.seat, number - 1 + first)

    return find


def _card(name: str, view: View) -> At | None:
    return OfCard(view.seat, name) if name in view.table.catalog.items else None


def _papers(name: str, view: View) -> At | None:
    return OfPapers(view.seat, Paper(name)) if name in [*Paper] else None


_ONE_OF_MANY: dict[str, Callable[[str, View], At | None]] = {
    "space": _at_space,
    "exchange": _exchange,
    "spot": _spot,
    "stack": _of_segment(AtStack),
    "scroll": _of_segment(AtScroll),
    "section": _of_segment(AtSection),
    "inner": _of_segment(AtInner),
    "card": _card,
    "line": _counted(OfLine, _CARDS, first=0),
    "square": _counted(OfSquare, _SQUARES),
    "track": _counted(OfTrack, _TRACK),
    "papers": _papers,
}
