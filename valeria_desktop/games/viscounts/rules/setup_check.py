"""The check of a set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.setup import (
    FUTURES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SIDES,
    Rival,
)
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.setups import check_players, check_seed

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.setup import Setup

NOT_THERE = say("It needs your own files for Viscounts, and they are gone or changed.")
"""The refusal of a game whose own files aren't found."""


def check(setup: Setup, seed: int) -> None:
    """Raise a SetupError for a set-up or a seed that is not allowed."""
    check_players(setup, MIN_PLAYERS, MAX_PLAYERS)
    if setup.side not in SIDES:
        raise SetupError(say("The board has no side {side}; choose 1 or 2.", side=setup.side))
    if setup.rival not in set(Rival):
        raise SetupError(say("There is no rival “{rival}”.", rival=setup.rival))
    if setup.futures not in FUTURES:
        most = FUTURES[-1]
        raise SetupError(
            say(
                "At most {most} future schemes can be shuffled in, not {number}.",
                most=most,
                number=setup.futures,
            )
        )
    check_seed(seed)
