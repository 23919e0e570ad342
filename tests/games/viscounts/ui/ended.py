"""Games of Viscounts that were played to their end, each once."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.setup import Setup


@cache
def ended(setup: Setup, seed: int = 5, *, people: int = 1) -> Session:
    """Play a game by chance; nobody changes it any more."""
    seats = tuple(
        seat if number < people else evolve(seat, bot="random")
        for number, seat in enumerate(default_seats(max(2, setup.players)))
    )
    session = Session(Record(RULES, setup, seed), seats[: setup.players])
    chance = Random(seed)
    while session.decision is not None:
        session.choose(chance.choice(session.decision.options).id)
    return session
