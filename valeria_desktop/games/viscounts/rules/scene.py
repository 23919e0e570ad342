"""The scene of a table of Viscounts: plain data that a window draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.kernel import scene

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.setup import Setup
    from valeria_desktop.kernel.seats import Seat


@frozen(kw_only=True)
class Scene(scene.Scene):
    """A table of Viscounts as one seat sees it."""

    setup: Setup
    icons: tuple[Counts, ...]
    """Each player's icons just now: cards, printed icons, free squares, bonus cards (WK36)."""
    prices: tuple[int | None, ...]
    """The lowest price in silver of a ride to each space while the viewer is asked where to."""


def make_scene(
    game: Game, seats: tuple[Seat, ...], viewer: int, *, is_public: bool = False
) -> Scene:
    """Return the scene of a game from a seat; with `is_public`, without that seat's secrets."""
    return Scene.of(
        game,
        seats,
        viewer,
        is_public=is_public,
        setup=game.setup,
        icons=game.icons,
        prices=game.ride_prices(viewer),
    )
