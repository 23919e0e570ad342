"""The checks that every game makes of a set-up and a seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Setup

_SEEDS = 1 << 64


def sets_of(setup: Setup) -> tuple[str, ...]:
    """Return the ids of the sets that a set-up names, in the order of the alphabet."""
    return tuple(sorted(getattr(setup, "sets", ())))


def check_players(setup: Setup, least: int, most: int) -> None:
    """Raise a SetupError for a number of players that the game isn't for."""
    if not least <= setup.players <= most:
        raise SetupError(
            say(
                "This game is for {least} to {most} players, not {number}.",
                number=setup.players,
                least=least,
                most=most,
            )
        )


def check_seed(seed: int) -> None:
    """Raise a SetupError for a seed that chance can't be drawn from."""
    if not 0 <= seed < _SEEDS:
        most = _SEEDS - 1
        raise SetupError(
            say(
                "The seed {seed} is out of range; use a whole number from 0 to {most}.",
                seed=seed,
                most=most,
            )
        )
