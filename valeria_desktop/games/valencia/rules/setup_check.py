"""The check of a set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.setup import (
    FIRST_GAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RANDOM,
    Advanced,
)
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.setups import check_players, check_seed

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.setup import Setup

NOT_THERE = say("It needs your own files for Valencia, and they are gone or changed.")
"""The refusal of a game whose own files aren't found."""
_CITIES = (FIRST_GAME, RANDOM)


def check(setup: Setup, seed: int) -> None:
    """Raise a SetupError for a set-up or a seed that is not allowed."""
    check_players(setup, MIN_PLAYERS, MAX_PLAYERS)
    if setup.city not in _CITIES:
        raise SetupError(
            say(
                "There is no city “{city}”; choose {cities}.",
                city=setup.city,
                cities=" or ".join(_CITIES),
            )
        )
    if unknown := sorted(set(setup.advanced) - set(Advanced)):
        raise SetupError(say("There are no advanced cards “{kind}”.", kind=unknown[0]))
    if missing := [seat for seat in setup.early if seat not in range(setup.players)]:
        raise SetupError(say("There is no player {number}.", number=missing[0] + 1))
    check_seed(seed)
