"""The set-up: what was asked for. Settings and saves read it, so little is loaded with it."""

from __future__ import annotations

from enum import StrEnum

from attrs import field, frozen

from valeria_desktop.kernel.rules import RANGE

MIN_PLAYERS, MAX_PLAYERS = 2, 5
FIRST_GAME, RANDOM = "first-game", "random"
ROUNDS = 5


class Advanced(StrEnum):
    """The kinds of advanced influence cards, each of which can be chosen (VA45)."""

    JOKER = "joker"
    NEST_EGG = "nest-egg"
    TWIN = "twin"
    WAREHOUSE = "warehouse"
    ASSISTANCE = "assistance"
    WANDERER = "wanderer"
    POWERHOUSE = "powerhouse"


@frozen
class Setup:
    """What the players asked for; together with the seed it fixes everything but the choices."""

    players: int = field(default=2, metadata={RANGE: range(MIN_PLAYERS, MAX_PLAYERS + 1)})
    city: str = FIRST_GAME
    """How its quarters lie: as in the first game, or drawn by the seed."""
    advanced: frozenset[Advanced] = frozenset()
    own: str = ""
    """Which files of a player's own it is played with, as a hash of what they say; empty where
    none take the place of ours."""

    @property
    def has_nina(self) -> bool:
        """Whether a neutral deck takes part in the guilds' auctions (VA40)."""
        return self.players == MIN_PLAYERS
