"""The parts of a round: planning, nine steps of action, the council (VA10, VA15)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.kernel.phrases import Phrase


class Part(StrEnum):
    """The nine steps of a round's action phase, and what goes around them (VA15)."""

    PLANNING = "planning"
    A = "a"
    B = "b"
    C = "c"
    D = "d"
    E = "e"
    F = "f"
    G = "g"
    H = "h"
    I = "i"  # noqa: E741 - as the rules call it
    COUNCIL = "council"

    @property
    def letter(self) -> str:
        """Return its letter in the rules."""
        return self.value.upper()


AUCTIONS = (Part.A, Part.B, Part.C, Part.D, Part.E, Part.F, Part.G)
GUILD_PARTS = (Part.B, Part.D, Part.F)
MARKET_PARTS = (Part.C, Part.E)
_ACT = {Part.A: 2, Part.B: 2, Part.C: 1, Part.D: 2, Part.E: 1, Part.F: 2, Part.G: 1}
_THIRDS = 4  # with four players and more, the third acts in guilds' auctions
_WORDS = {
    Part.PLANNING: say("Planning"),
    Part.A: say("Nobility and church"),
    Part.C: say("Merchants"),
    Part.E: say("Merchants"),
    Part.G: say("Change of place"),
    Part.H: say("Palm"),
    Part.I: say("Fountain"),
    Part.COUNCIL: say("Council"),
}


def part_words(part: Part, guild: Guild | None) -> Phrase:
    """Name a part of a round; the auctions of the guilds are named by them."""
    return guild.words() if guild is not None else _WORDS[part]


def acting(part: Part, players: int) -> int:
    """Count who acts after an auction (VA19)."""
    return _ACT[part] + (part in GUILD_PARTS and players >= _THIRDS)
