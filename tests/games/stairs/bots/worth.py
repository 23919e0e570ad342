"""The worth of a position of Stairs to a seat, as a chance of winning."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from valeria_desktop.bots.look import lead

if TYPE_CHECKING:
    from tests.games.stairs.rules.game import Game
    from tests.games.stairs.rules.view import View
    from valeria_desktop.kernel.rules import Worth

_A_POINT = 0.4


def worth_of(view: View) -> Worth:
    """Return the worth for the seat of a view; what is the same in all its worlds is done here."""
    seat = view.seat

    def worth(game: Game) -> float:
        if game.is_over:
            return game.result().share_of(seat)
        return 1 / (1 + exp(-_A_POINT * lead(game, seat)))

    return worth
