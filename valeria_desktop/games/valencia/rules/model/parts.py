"""The parts of a round: planning, nine steps of action, the council (VA10, VA15)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.kernel.phrases import Phrase


class RoundPart(StrEnum):
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
_THIRDS = 4  # with four players and more, the third acts in guilds' auctions
_WORDS = {
    RoundPart.PLANNING: say("Planning"),
    RoundPart.A: say("Nobility and church"),
    RoundPart.C: say("Merchants"),
    RoundPart.E: say("Merchants"),
    RoundPart.G: say("Change of place"),
    RoundPart.H: say("Palm"),
    RoundPart.I: say("Fountain"),
    RoundPart.COUNCIL: say("Council"),
}


def part_words(part: RoundPart, guild: Guild | None) -> Phrase:
    """Name a part of a round; the auctions of the guilds are named by them."""
    return guild.words() if guild is not None else _WORDS[part]


def acting(part: RoundPart, players: int) -> int:
    """Count who acts after an auction (VA19)."""
    return _ACT[part] + (part in GUILD_PARTS and players >= _THIRDS)
