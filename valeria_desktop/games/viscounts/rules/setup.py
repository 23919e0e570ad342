"""The set-up of a game. Settings and saves read it, so this module imports little."""

from __future__ import annotations

from enum import StrEnum

from attrs import field, frozen

from valeria_desktop.kernel.rules import RANGE

MIN_PLAYERS, MAX_PLAYERS = 1, 4
BY_PLAYERS = 0
"""The side of the board that the number of players asks for (WK5)."""
SIDES = range(3)
FUTURES = range(4)


class Rival(StrEnum):
    """The boards of the neutral player of a solo game (WK120)."""

    CLERIC = "cleric"
    BUILDER = "builder"
    NOBLE = "noble"
    CARDS = "cards"


PROPOSED = (Rival.BUILDER, 2)
"""Odo's board and number of future schemes to begin with: the nearest to even for the duchess.

She won 56 ± 7 % of 200 games, and was 0 points ahead in the mean (docs/viscounts.md, "Alone").
"""


@frozen
class Setup:
    """The players' wishes for a game; set-up, seed and choices together determine the game."""

    players: int = field(default=2, metadata={RANGE: range(MIN_PLAYERS, MAX_PLAYERS + 1)})
    side: int = field(default=BY_PLAYERS, metadata={RANGE: SIDES})
    """The side of the board, 1 or 2; 0 for the one that suits the number of players."""
    rival: Rival = Rival.CLERIC
    """The neutral player's board in a game for one."""
    futures: int = field(default=0, metadata={RANGE: FUTURES})
    """Number of future schemes that make a game for one harder (WK121)."""
    own: str = ""
    """Hash of the player's own data files; empty if the game is played with the shipped ones."""

    @property
    def is_solo(self) -> bool:
        """Whether the game is for one player and a neutral one."""
        return self.players == 1

    @property
    def board_side(self) -> int:
        """The side of the board that is played: 1 or 2."""
        if self.side:
            return self.side
        return 1 if self.players > 2 else 2  # noqa: PLR2004 - the rule is about two players
