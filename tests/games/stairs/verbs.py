"""The verbs of Stairs that need its deck."""

from __future__ import annotations

from tests.games.stairs.files.snapshot import restore
from tests.games.stairs.rules.game import Game, new_game
from tests.games.stairs.rules.model.table import Cards
from tests.games.stairs.rules.setup import check
from valeria_desktop.content import verbs


class Verbs(verbs.Verbs[Cards, Game]):
    """The verbs of Stairs."""

    check_setup = staticmethod(check)
    new_game = staticmethod(new_game)
    restored = staticmethod(restore)


def name_of(_thing: object) -> None:
    """Name no thing: its cards are numbers, which travel as they are."""
