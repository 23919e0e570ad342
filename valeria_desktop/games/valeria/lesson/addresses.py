"""Addresses for the lesson's names of things on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import (
    AMOUNTS,
    Area,
    AtArea,
    AtPlace,
    AtRow,
    OfCard,
    OfSeat,
    OfTrack,
    Owned,
)
from valeria_desktop.session.lesson import find_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.at import At

_AREAS = {"prompt": Area.QUESTION, "dice": Area.DICE, "meters": Area.METERS}
_OWNED = {
    "tableau": Owned.TABLEAU,
    "trophies": Owned.BEAM,
    "kingdom": Owned.KINGDOM,
    "peek": Owned.DUKE,
}
_AMOUNTS = {amount.value: amount for amount in AMOUNTS}
_KNOWN = (
    "place:citizen-1, row:domains, card:paladin, track:gold, tableau, trophies, kingdom, peek, "
    "prompt, dice and meters"
)


def address_of(name: str, view: View) -> At:
    """Return the address of a thing that the lesson names.

    A name of a player's thing means the viewer's.
    """
    return find_address(name, view, _whole, _ONE_OF_MANY, _KNOWN)


def _whole(name: str, view: View) -> At | None:
    if name in _AREAS:
        return AtArea(_AREAS[name])
    return OfSeat(view.seat, _OWNED[name]) if name in _OWNED else None


def _place(name: str, view: View) -> At | None:
    places = view.table.layout.names
    return AtPlace(places[name]) if name in places else None


def _row(name: str, view: View) -> At | None:
    return next((AtRow(row.tag) for row in view.table.layout.rows if row.tag == name), None)


def _card(card: str, view: View) -> At | None:
    found = view.table.catalog.by_id.get(card)
    return OfCard(card, view.seat) if found is not None and found.kept else None


def _track(name: str, view: View) -> At | None:
    return OfTrack(view.seat, _AMOUNTS[name]) if name in _AMOUNTS else None


_ONE_OF_MANY: dict[str, Callable[[str, View], At | None]] = {
    "place": _place,
    "row": _row,
    "card": _card,
    "track": _track,
}
