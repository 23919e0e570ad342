"""What a player has."""

from __future__ import annotations

from enum import StrEnum

from attrs import define

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import Task
from valeria_desktop.games.valencia.rules.model.guild import GUILDS

FAMILY, FIRST_COINS = 15, 5
NO_GOODS = (0,) * len(GUILDS)

Goods = tuple[int, ...]
"""How many of each guild, the cheapest first."""


class Stage(StrEnum):
    """How far a player is with planning; others don't see it (VA11)."""

    NONE = "none"
    DRAW = "draw"
    SPLIT = "split"
    CLOSE = "close"


@define
class Player:
    """A player at one moment. Decks lie with the bottom first."""

    deck: tuple[Card, ...]
    coins: int = FIRST_COINS
    goods: Goods = NO_GOODS
    members: int = FAMILY
    """In hand: not on the council, not in the city."""
    prestige: int = 0
    privileges: int = 0
    tasks: tuple[Task, ...] = ()
    offered: tuple[Task, ...] = ()
    """Tasks to choose from."""
    known: tuple[Card, ...] = ()
    """What everybody saw put under the deck, the bottom first (VA8); while one plans, as before."""
    shown: int = 0
    """So many cards others see in the deck: while one plans, as many as before (VA11)."""
    stage: Stage = Stage.NONE
    hand: tuple[Card, ...] = ()
    opened: tuple[Card, ...] = ()
    """The stack that is being made."""
    stacks: tuple[tuple[Card, ...], ...] = ()
    used: tuple[Card, ...] = ()

    def copy(self) -> Player:
        """Give an independent player."""
        new = Player.__new__(Player)
        new.deck = self.deck
        new.coins = self.coins
        new.goods = self.goods
        new.members = self.members
        new.prestige = self.prestige
        new.privileges = self.privileges
        new.tasks = self.tasks
        new.offered = self.offered
        new.known = self.known
        new.shown = self.shown
        new.stage = self.stage
        new.hand = self.hand
        new.opened = self.opened
        new.stacks = self.stacks
        new.used = self.used
        return new

    def with_good(self, place: int, more: int) -> Goods:
        """Give the goods with one more or fewer of a guild."""
        return (*self.goods[:place], self.goods[place] + more, *self.goods[place + 1 :])
