"""The chance of winning by learned weights, for any game that turns its positions into numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.net import Glance
from valeria_desktop.bots.weights import read_weights
from valeria_desktop.content.resources import resources_root

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.bots.net import Net
    from valeria_desktop.bots.weights import Blocks
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Worth

Look = Callable[[Any], list[float]]
"""Returns the features of a game, in the order of their names; made once for each decision."""


def values_folder(game: str) -> Path:
    """Return the folder of the shipped weights of a game, by its id."""
    return resources_root() / "games" / game / "values"


def shipped_net(game: str, course: str, blocks: Blocks) -> Net | None:
    """Return the shipped net of a game's course, or None."""
    file = values_folder(game) / f"{course}.json"
    return read_weights(file, blocks).net if file.exists() else None


def nets_by_players(game: str, blocks: Blocks) -> Callable[[int], Net | None]:
    """Return a finder of the shipped net for a number of players; it reads each file once."""

    @cache
    def net_of(players: int) -> Net | None:
        return shipped_net(game, str(players), blocks)

    return net_of


def worth_by_net(net: Net, look: Look, seat: int) -> Worth:
    """Return the function that gives a seat's chance of winning by a net."""
    glance = Glance(net)

    def chance(game: Game[Any]) -> float:
        if game.decision is None:
            return game.result().share_of(seat)
        return glance.value(look(game))

    return chance
