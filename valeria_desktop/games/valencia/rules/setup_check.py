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

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.setup import Setup

NOT_THERE = say("It needs your own files for Valencia, and they are gone or changed.")
"""The refusal of a game whose own files aren't found."""
_SEEDS = 1 << 64
_CITIES = (FIRST_GAME, RANDOM)


def check(setup: Setup, seed: int) -> None:
    """Raise a SetupError for a set-up or a seed that is not allowed."""
    if not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        raise SetupError(
            say(
                "This game is for {least} to {most} players, not {number}.",
                number=setup.players,
                least=MIN_PLAYERS,
                most=MAX_PLAYERS,
            )
        )
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
    if not 0 <= seed < _SEEDS:
        most = _SEEDS - 1
        raise SetupError(
            say("The seed {seed} is out of range; choose one of 0 to {most}.", seed=seed, most=most)
        )
