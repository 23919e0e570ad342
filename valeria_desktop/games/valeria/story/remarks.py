"""Remarks of Valeria's characters at big moments; in a solo game the Dark Lord speaks, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.characters import BY_ID
from valeria_desktop.games.valeria.bots.guests import Occasion
from valeria_desktop.games.valeria.story.big_moments import BigMoments
from valeria_desktop.games.valeria.story.lord_voice import LordVoice
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.table_talk import Farewells, TableTalk

if TYPE_CHECKING:
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.table_talk import Spoken

FAREWELLS = Farewells(BY_ID, Occasion.WON, Occasion.LOST)


class ValeriaTalk(TableTalk):
    """The remarks of Valeria's characters and of the Dark Lord."""

    characters = BY_ID
    small = frozenset({Occasion.DOUBLES})

    def make_moments(self, seats: int) -> BigMoments:
        """Return what finds the big moments of Valeria."""
        return BigMoments(seats)

    def begin(self, seed: int) -> None:
        """Let the Dark Lord be silent until he comes."""
        self._lord = LordVoice(seed)

    def hear_others(self, line: Line) -> Spoken | None:
        """Return what the Dark Lord says of a line, or None."""
        return self._lord.hear(line.event, line.turn)

    def name_others(self, words: Phrase) -> Phrase:
        """Name the Dark Lord before his words."""
        return say("The Dark Lord: {words}", words=words)
