"""The set-ups of Stairs. Settings and saves read it: it imports little."""

from __future__ import annotations

from attrs import field, frozen

from valeria_desktop.kernel.rules import RANGE
from valeria_desktop.kernel.setups import check_players, check_seed

SEATS = range(2, 5)


@frozen
class Setup:
    """The players' wishes: each field has a default, and a number its range."""

    players: int = field(default=2, metadata={RANGE: SEATS})


def check(setup: Setup, seed: int) -> None:
    """Raise a SetupError for what can't be dealt."""
    check_players(setup, SEATS[0], SEATS[-1])
    check_seed(seed)
