"""The toys, with a worth, so that the common bots can play them."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from attrs import evolve

from tests.kernel.toys import TOYS
from valeria_desktop.bots.look import lead

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Games, Worth

_SPREAD = 5.0


def _worth(view: Any) -> Worth:  # noqa: ANN401 - of any toy
    seat: int = view.seat

    def worth(game: Game[Any]) -> float:
        if game.is_over:
            return game.result().share_of(seat)
        return 1 / (1 + exp(-lead(game, seat) / _SPREAD))

    return worth


def _likes_all(_view: object, _option: object) -> float:
    return 0.01


WORTH_TOYS: Games = {
    name: evolve(rules, worth=_worth, leanings={"easy": _likes_all}) for name, rules in TOYS.items()
}
