"""Games of Valeria that were played to their end, each once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.face import FACE

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5),
    "no dukes": Setup(players=3, variants=frozenset({Variant.NO_DUKE})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}
PLAIN = evolve(FACE, make_end_art=None)
"""Valeria as a game without pictures for the page of its end."""


@cache
def ended(name: str) -> Session:
    """Play a game to its end; nobody changes it any more."""
    return Table(SETUPS[name]).plays_out().session


def duke_names(session: Session) -> list[str]:
    """Return the names of all players' Dukes."""
    dukes = [session.view(seat).players[seat].duke for seat in range(len(session.seats))]
    return [duke.name for duke in dukes if duke]
