"""The eight people who may sit in bots' places, the same ones in every game.

This module is loaded at start-up; what they like and say in a game, that game knows.
"""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from valeria_desktop.bots.registry import parts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Leaning
    from valeria_desktop.kernel.seats import Seat


class Person(NamedTuple):
    """The names of someone who may sit in a bot's place."""

    name: str
    """The name at the table."""
    full_name: str


COMPANY: Mapping[str, Person] = MappingProxyType(
    {
        "sorrel": Person("Sorrel", "Sorrel Ashdown"),
        "oswin": Person("Oswin", "Oswin Alder"),
        "hedda": Person("Hedda", "Hedda Winterstore"),
        "jory": Person("Jory", "Jory Hallam"),
        "tamsin": Person("Tamsin", "Tamsin Softpaw"),
        "lioren": Person("Lioren", "Lioren Lampblack"),
        "annis": Person("Annis", "Annis Reed"),
        "pim": Person("Pim", "Pim Bramble"),
    }
)
"""All of them by their ids; an id is also the leaning in the name of a bot: "duchess+sorrel"."""


def person_in(seat: Seat) -> str:
    """Return the id of the person who plays a bot's seat; "" for anyone else."""
    guest = parts_of(seat.bot)[1] if seat.bot else ""
    return guest if guest in COMPANY else ""


def leanings_of(
    tastes: Iterable[str], liked: Mapping[str, str], bonus: Callable[[str, Any, Option], float]
) -> dict[str, Leaning]:
    """Return a game's leanings by name: its tastes, and what each guest likes of them."""
    return {
        name: partial(bonus, taste) if (taste := liked.get(name, name)) else _likes_nothing
        for name in (*tastes, *liked)
    }


def _likes_nothing(_view: object, _option: object) -> float:
    """Return no bonus, for a guest without a preference."""
    return 0.0


def first_names() -> dict[str, str]:
    """Return the names at the table by their ids, as a game's rules ask for them."""
    return {each: person.name for each, person in COMPANY.items()}
