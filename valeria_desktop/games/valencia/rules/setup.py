"""The set-up of a game. Settings and saves read it, so this module imports little."""

from __future__ import annotations

from enum import StrEnum

from attrs import field, frozen

from valeria_desktop.kernel.rules import RANGE

MIN_PLAYERS, MAX_PLAYERS = 2, 5
FIRST_GAME, RANDOM = "first-game", "random"
ROUNDS = 5


class Advanced(StrEnum):
    """The kinds of advanced influence cards; players may choose any of them (VA45)."""

    JOKER = "joker"
    NEST_EGG = "nest-egg"
    TWIN = "twin"
    WAREHOUSE = "warehouse"
    ASSISTANCE = "assistance"
    WANDERER = "wanderer"
    POWERHOUSE = "powerhouse"


@frozen
class Setup:
    """The players' wishes for a game; set-up, seed and choices together determine the game."""

    players: int = field(default=2, metadata={RANGE: range(MIN_PLAYERS, MAX_PLAYERS + 1)})
    city: str = FIRST_GAME
    """The arrangement of the quarters: as in the first game, or drawn by the seed."""
    advanced: frozenset[Advanced] = frozenset()
    own: str = ""
    """Hash of the player's own data files; empty if the game is played with the shipped ones."""
    early: tuple[int, ...] = ()
    """The seats that choose before all others what everyone chooses at the same time in secret."""

    @property
    def has_nina(self) -> bool:
        """Whether a neutral deck takes part in the guilds' auctions (VA40)."""
        return self.players == MIN_PLAYERS
