"""The parts of a round: planning, nine steps of action, the council (VA10, VA15)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.kernel.phrases import Phrase


class RoundPart(StrEnum):
    """Planning, the nine steps of a round's action phase, and the council (VA15)."""

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
        """The part's letter in the rules."""
        return self.value.upper()


AUCTIONS = (
    RoundPart.A,
    RoundPart.B,
    RoundPart.C,
    RoundPart.D,
    RoundPart.E,
    RoundPart.F,
    RoundPart.G,
)
GUILD_PARTS = (RoundPart.B, RoundPart.D, RoundPart.F)
MARKET_PARTS = (RoundPart.C, RoundPart.E)
_ACT = {
    RoundPart.A: 2,
    RoundPart.B: 2,
    RoundPart.C: 1,
    RoundPart.D: 2,
    RoundPart.E: 1,
    RoundPart.F: 2,
    RoundPart.G: 1,
}
_THIRDS = 4  # from this number of players on, the third-placed acts in guilds' auctions too
_WORDS = {
    RoundPart.PLANNING: say("Planning"),
    RoundPart.A: say("Nobility and church"),
    RoundPart.C: say("Merchants"),
    RoundPart.E: say("Merchants"),
    RoundPart.G: say("Move"),
    RoundPart.H: say("Palm"),
    RoundPart.I: say("Fountain"),
    RoundPart.COUNCIL: say("Council"),
}


def part_words(part: RoundPart, guild: Guild | None) -> Phrase:
    """Return the name of a part of a round; a guild's auction is named after the guild."""
    return guild.words() if guild is not None else _WORDS[part]


def acting(part: RoundPart, players: int) -> int:
    """Return how many players act after an auction (VA19)."""
    return _ACT[part] + (part in GUILD_PARTS and players >= _THIRDS)
