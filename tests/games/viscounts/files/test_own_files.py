"""Viscounts is played with files of a player's own as any game is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.own_files import Change, OwnFilesContract
from valeria_desktop.games.viscounts import game
from valeria_desktop.games.viscounts.files import loader
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.setup_check import NOT_THERE

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game

ACOLYTE = 'name = "Acolyte"\nsilver = '


class TestOwnFilesOfViscounts(OwnFilesContract):
    """A townsfolk with another price, and a hero with another name."""

    game = game
    loader = loader
    not_there = NOT_THERE
    setup = Setup()
    change = Change("townsfolk.toml", f"{ACOLYTE}3", f"{ACOLYTE}2")
    seen = 3, 2
    other = Change("heroes.toml", 'name = "Ada"', 'name = "Ida"')
    fault = "name = 7"

    def number(self, game: Game) -> int:
        card = game.table.catalog.townsfolk[0]
        assert card.id == "T01"
        return card.silver
