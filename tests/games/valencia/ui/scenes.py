"""What someone sees of a table of Valencia, set up piece by piece or played by a bot."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.scene import make_scene
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.games.valencia.scenario import Scenario
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.setup import Setup


def seen(table: Scenario, viewer: int = 0) -> Scene:
    """Look at a scenario as it stands."""
    return make_scene(table.game, default_seats(len(table.state.players)), viewer)


def played(setup: Setup, seed: int = 3) -> Iterator[Scene]:
    """Play a game at random; give what the asked player sees before each choice, and the end."""
    seats = default_seats(setup.players)
    game, chance = RULES.deal(setup, seed), Random(seed)
    while game.decision is not None:
        yield make_scene(game, seats, game.decision.seat)
        game.choose(chance.choice(game.decision.options))
    yield make_scene(game, seats, 0)


def after(choices: int, setup: Setup, viewer: int | None = None, seed: int = 3) -> Scene:
    """Play a number of choices at random, and look."""
    seats = default_seats(setup.players)
    game, chance = RULES.deal(setup, seed), Random(seed)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(chance.choice(game.decision.options))
    asked = game.decision.seat if game.decision is not None else 0
    return make_scene(game, seats, asked if viewer is None else viewer)
