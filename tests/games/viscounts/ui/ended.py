"""Games of Viscounts that were played to their end, each once."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from tests.ui.programs import people_and_bots
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.setup import Setup


@cache
def ended(setup: Setup, seed: int = 5, *, people: int = 1) -> Session:
    """Play a game by chance; nobody changes it any more."""
    seats = people_and_bots(setup.players, people, "random")
    session = Session(Record(RULES, setup, seed), seats)
    chance = Random(seed)
    while session.decision is not None:
        session.choose(chance.choice(session.decision.options).id)
    return session
