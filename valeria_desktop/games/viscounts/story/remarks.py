"""Remarks of the characters of Viscounts at big moments: at most one in each turn."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.characters import BY_ID
from valeria_desktop.games.viscounts.bots.occasions import Occasion
from valeria_desktop.games.viscounts.story.big_moments import KingdomMoments
from valeria_desktop.session.table_talk import Farewells, TableTalk

FAREWELLS = Farewells(BY_ID, Occasion.WON, Occasion.LOST)


class ViscountsTalk(TableTalk):
    """The remarks of the characters of Viscounts."""

    characters = BY_ID
    small = frozenset({Occasion.LINKED, Occasion.COLLIDED, Occasion.SENT_HOME})

    def make_moments(self, seats: int) -> KingdomMoments:
        """Return what finds the big moments of Viscounts."""
        return KingdomMoments(seats)
