"""What the self-check tries of Valencia: any number of players, and whether all cards are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.game import RULES, catalog
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.ui.shell.trial import Trial

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing

_MODES = {
    "two players": Setup(players=2),
    "three players, a drawn city": Setup(players=3, city=RANDOM),
    "four players": Setup(players=4),
    "five players, a drawn city, advanced cards": Setup(5, RANDOM, frozenset(Advanced)),
}


def _things() -> tuple[Thing, ...]:
    shipped = catalog()
    return (*shipped.tasks, *shipped.fountains)


TRIAL = Trial(RULES, _MODES, _things)
