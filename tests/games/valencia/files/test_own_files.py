"""Valencia is played with files of a player's own as any game is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.own_files import Change, OwnFilesContract
from valeria_desktop.games.valencia import game
from valeria_desktop.games.valencia.files import loader
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.rules.setup_check import NOT_THERE

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game


class TestOwnFilesOfValencia(OwnFilesContract):
    """A space with another price, and a task with other points."""

    game = game
    loader = loader
    not_there = NOT_THERE
    setup = Setup()
    change = Change("cities.toml", '"O0 O1 ##"', '"O1 O0 ##"')
    seen = 0, 1
    other = Change("tasks.toml", "points = 8", "points = 7")
    fault = "points = 0"

    def number(self, game: Game) -> int:
        return game.table.city.space(0).price
