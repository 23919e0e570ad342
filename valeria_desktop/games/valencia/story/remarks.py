"""Remarks of Valencia's characters at big moments: at most one in each part of a round."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.characters import BY_ID
from valeria_desktop.games.valencia.bots.guests import Occasion
from valeria_desktop.games.valencia.story.big_moments import CityMoments
from valeria_desktop.session.table_talk import Farewells, TableTalk

FAREWELLS = Farewells(BY_ID, Occasion.WON, Occasion.LOST)


class ValenciaTalk(TableTalk):
    """The remarks of Valencia's characters."""

    characters = BY_ID
    small = frozenset({Occasion.SENT_HOME, Occasion.WAS_SENT_HOME, Occasion.BUILT})

    def make_moments(self, seats: int) -> CityMoments:
        """Return what finds the big moments of Valencia."""
        return CityMoments(seats)
