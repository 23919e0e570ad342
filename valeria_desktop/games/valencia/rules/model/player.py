"""The data of a player."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import define, field

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import Task
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.zones import (
    ARE_GOODS,
    AT_LEAST_0,
    DECKS,
    FAMILIES,
    FAMILY,
    GOODS,
    HIGHEST_FIRST,
    MEMBER,
    STACKS,
    TASKS,
)
from valeria_desktop.kernel.zones import Seen, Zone, Zoned, how_many, nested, numbered, zone

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.state import State

FIRST_COINS = 5
NO_GOODS = (0,) * len(GUILDS)

Goods = tuple[int, ...]
"""Number of goods of each guild, the cheapest guild first."""


class PlanningStage(StrEnum):
    """The stages of a player's planning; rivals don't see them (VA11)."""

    NONE = "none"
    DRAW = "draw"
    SPLIT = "split"
    CLOSE = "close"


def _number_told(tasks: tuple[Task, ...], _: Player, state: State) -> int | None:
    return len(tasks) if state.tasks_told else None


def _sizes_told(stacks: tuple[tuple[Card, ...], ...], _: Player, state: State) -> tuple[int, ...]:
    return tuple(map(len, stacks)) if state.plans_told else ()


def _shown(_deck: tuple[Card, ...], player: Player, _: State) -> int:
    return player.shown


def _own(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - the fields of a Zone
    """Declare a zone that only its player sees until the game is over."""
    return zone(Seen.OWNER_TILL_END, **more)


def _public(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - as above
    return zone(Seen.ALL, **more)


@define
class Player(Zoned):
    """A player's data at one moment; a deck has its bottom card first."""

    deck: tuple[Card, ...] = field(metadata=_own(pool=DECKS, as_seen=how_many, to_others=_shown))
    coins: int = field(default=FIRST_COINS, metadata=_own(must=(AT_LEAST_0,)))
    goods: Goods = field(
        default=NO_GOODS, metadata=_own(pool=GOODS, pieces=numbered, must=(ARE_GOODS,))
    )
    members: int = field(
        default=FAMILY,
        metadata=_public(
            pool=FAMILIES, pieces=lambda number, _: {MEMBER: number}, must=(AT_LEAST_0,)
        ),
    )
    """Number of members in hand: neither on the council nor in the city."""
    prestige: int = field(default=0, metadata=_public(must=(AT_LEAST_0,)))
    privileges: int = field(default=0, metadata=_public(must=(AT_LEAST_0,)))
    tasks: tuple[Task, ...] = field(default=(), metadata=_own(pool=TASKS, to_others=_number_told))
    offered: tuple[Task, ...] = field(default=(), metadata=_own(pool=TASKS))
    """Tasks that the player is choosing from."""
    known: tuple[Card, ...] = field(default=(), metadata=_public())
    """The cards that everyone saw put under the deck, the bottom first (VA8).

    Until all have planned, these are the cards known before planning.
    """
    shown: int = field(default=0, metadata=zone(Seen.NOBODY, must=(AT_LEAST_0,)))
    """Number of cards in the deck as rivals see it: until all have planned, the old one (VA11)."""
    stage: PlanningStage = field(default=PlanningStage.NONE, metadata=_own())
    hand: tuple[Card, ...] = field(default=(), metadata=_own(pool=DECKS, kept=HIGHEST_FIRST))
    opened: tuple[Card, ...] = field(default=(), metadata=_own(pool=DECKS, kept=HIGHEST_FIRST))
    """The cards of the stack that the player is making."""
    stacks: tuple[tuple[Card, ...], ...] = field(
        default=(), metadata=_own(pool=DECKS, pieces=nested, kept=STACKS, to_others=_sizes_told)
    )
    used: tuple[Card, ...] = field(default=(), metadata=_public(pool=DECKS, kept=HIGHEST_FIRST))

    def with_good(self, place: int, more: int) -> Goods:
        """Return the player's goods with `more` goods of a guild added; `more` may be negative."""
        return (*self.goods[:place], self.goods[place] + more, *self.goods[place + 1 :])
