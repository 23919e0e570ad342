"""The scene of a table of Valencia: plain data that a window draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.round.auction import sums_of
from valeria_desktop.kernel import scene

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.setup import Setup
    from valeria_desktop.kernel.seats import Seat


@frozen(kw_only=True)
class Scene(scene.Scene):
    """A table of Valencia as one seat sees it."""

    setup: Setup
    sums: tuple[int, ...]
    """The present sum of each bid in the present auction."""


def make_scene(
    game: Game, seats: tuple[Seat, ...], viewer: int, *, is_public: bool = False
) -> Scene:
    """Return the scene of a game from a seat; with `is_public`, without that seat's secrets."""
    sums = tuple(sums_of(game.bids))
    return Scene.of(game, seats, viewer, is_public=is_public, setup=game.setup, sums=sums)
