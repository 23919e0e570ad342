"""The truth of Stairs: each field declares who sees it, and what must be true of it in a save."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field

from tests.games.stairs.rules.model.table import Cards, Table
from valeria_desktop.kernel.zones import (
    Copied,
    Pool,
    Seen,
    Zoned,
    aside,
    entries,
    how_many,
    must,
    zone,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.games.stairs.rules.turn import Step
    from valeria_desktop.kernel.events import Event

HAND = 3
CARDS = Pool("cards", whole=lambda state: dict.fromkeys(state.table.catalog, 1))
"""No card gets lost, and none is there twice."""
AT_LEAST_0 = must(lambda number, _: number >= 0, "must be at least 0")


def backs(hand: Sequence[int], _owner: object, _state: object) -> tuple[None, ...]:
    """Return what others see of a hand: how many cards it has."""
    return (None,) * len(hand)


@define
class Player(Zoned):
    """A player's belongings."""

    hand: Cards = field(
        metadata=zone(
            Seen.OWNER_TILL_END, pool=CARDS, to_others=backs, must=(entries(lambda _: HAND),)
        )
    )
    points: int = field(default=0, metadata=zone(Seen.ALL, must=(AT_LEAST_0,)))


@define(kw_only=True)
class State(Zoned):
    """The whole truth; `agenda`, `events` and `barrier` are the kernel's."""

    table: Table = field(metadata=zone(Seen.ALL, is_saved=False))
    players: list[Player] = field(
        metadata=zone(
            Seen.ALL,
            copied=Copied.EACH,
            must=(entries(lambda state: state.table.setup.players),),
        )
    )
    deck: Cards = field(metadata=zone(Seen.ALL, pool=CARDS, as_seen=how_many))
    stairs: Cards = field(default=(), metadata=zone(Seen.ALL, pool=CARDS))
    turn: int = field(default=0, metadata=zone(Seen.ALL, must=(AT_LEAST_0,)))
    ending: tuple[str, ...] = field(default=(), metadata=zone(Seen.ALL))
    agenda: list[Step] = field(factory=list, metadata=zone(Seen.ALL))
    barrier: int = field(default=0, init=False, metadata=aside())
    events: list[Event] | None = field(default=None, init=False, metadata=aside())

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return max(0, self.turn - 1) % len(self.players)

    @property
    def round(self) -> int:
        """The number of rounds begun."""
        return -(-self.turn // len(self.players))

    def tell(self, event: Event) -> None:
        """Keep an event, if anybody listens."""
        if self.events is not None:
            self.events.append(event)
