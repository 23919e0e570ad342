"""Stairs as one value; its rules are imported when they are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.stairs.rules.setup import SEATS, Setup
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.rules import Games, Rules, doors_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.stairs.rules.model.table import Cards


def rules_of(load: Callable[[], Cards]) -> Rules[Setup]:
    """Return the rules of Stairs with the deck that `load` returns."""
    return Rules(
        id="stairs",
        name="Stairs",
        version=1,
        seats=SEATS,
        setup=Setup,
        worth=door("tests.games.stairs.bots.worth:worth_of"),
        **doors_of("tests.games.stairs", load),
    )


RULES = rules_of(lambda: tuple(range(1, 25)))
GAMES: Games = {RULES.id: RULES}
