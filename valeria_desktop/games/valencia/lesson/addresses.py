"""The names of things on the table in the lesson's steps, read into addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.at import (
    Area,
    Asset,
    AtArea,
    AtBush,
    AtSeat,
    AtStack,
    AtStep,
    OfPlayer,
    at_cell,
)
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    GUILDS,
    MERCHANTS,
    NOBILITY,
    seat_of,
)
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.session.lesson import find_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.at import At

_AREAS = {
    "city": Area.CITY,
    "council": Area.COUNCIL,
    "steps": Area.STEPS,
    "prompt": Area.QUESTION,
}
_ASSETS = {
    asset.value: asset for asset in (Asset.FIGURE, Asset.PRESTIGE, Asset.PRIVILEGES, Asset.TASKS)
}
_SEATS = {"nobility": NOBILITY, "church": CHURCH, "merchants": MERCHANTS} | {
    guild.value: seat_of(guild) for guild in GUILDS
}
_STEPS = {part.letter: part for part in RoundPart if len(part.value) == 1}
_KNOWN = (
    "city, centre, cell:d6, bush:b1-c2, steps, step:A, council, seat:wine, stack:1, figure, "
    "prestige, privileges, tasks and prompt"
)


def address_of(name: str, view: View) -> At:
    """Return the address that a name of the lesson stands for.

    Names of a player's things mean the viewer's; stacks are counted from 1.
    """
    return find_address(name, view, _whole, _ONE_OF_MANY, _KNOWN)


def _whole(name: str, view: View) -> At | None:
    if name == "centre":
        city = view.table.city
        return at_cell(city, min(city.centre))
    if name in _AREAS:
        return AtArea(_AREAS[name])
    return OfPlayer(view.seat, _ASSETS[name]) if name in _ASSETS else None


def _cell(name: str, view: View) -> At | None:
    city = view.table.city
    return at_cell(city, city.names[name]) if name in city.names else None


def _bush(name: str, view: View) -> At | None:
    city = view.table.city
    return next((AtBush(bush) for bush in city.bushes if city.bush_name(bush) == name), None)


def _step(letter: str, _view: View) -> At | None:
    return AtStep(_STEPS[letter]) if letter in _STEPS else None


def _seat(name: str, _view: View) -> At | None:
    return AtSeat(_SEATS[name]) if name in _SEATS else None


def _stack(number: str, view: View) -> At | None:
    return AtStack(view.seat, int(number) - 1) if number.isdecimal() and int(number) else None


_ONE_OF_MANY: dict[str, Callable[[str, View], At | None]] = {
    "cell": _cell,
    "bush": _bush,
    "step": _step,
    "seat": _seat,
    "stack": _stack,
}
