"""The state of a game, and the methods that change it.

A state is mutable and slotted; the things in its lists and tuples are frozen and shared, so a copy
is cheap. A player's property changes only through methods here, which also tell the events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.cards import Card, in_order
from valeria_desktop.games.valencia.rules.model.catalog import Fountain
from valeria_desktop.games.valencia.rules.model.city_words import goal_words
from valeria_desktop.games.valencia.rules.model.guild import GUILDS, SEATS
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.model.zones import (
    ARE_SEATS,
    AT_LEAST_0,
    DECKS,
    FAMILIES,
    GOODS,
    IS_SEAT,
    MEMBER,
    NINA_IN_ORDER,
    NINAS,
    NONE_IS_OWED,
    ON_BUSHES,
    ON_SITES,
    TASKS,
    Owned,
)
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.state import CARD_REVEALED
from valeria_desktop.kernel.zones import (
    Copied,
    Seen,
    Zone,
    Zoned,
    aside,
    entries,
    how_many,
    numbered,
    zone,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.model.player import Goods, Player
    from valeria_desktop.games.valencia.rules.model.table import Table
    from valeria_desktop.games.valencia.rules.steps import Step


@frozen
class Bid:
    """A stack that a player revealed in the present auction."""

    seat: int
    cards: tuple[Card, ...]


@frozen
class BuiltFountain:
    """A fountain that stands on a site of the city."""

    site: int
    fountain: Fountain


@frozen
class Assistant:
    """A member beside the holder of a guild's seat (VA45)."""

    place: int
    seat: int


def _seen(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - the fields of a Zone
    """Declare a zone that everyone sees."""
    return zone(Seen.ALL, **more)


def _members(seats: Iterable[int], _: State) -> list[Owned]:
    return [(seat, MEMBER) for seat in seats]


@define
class State(Zoned):
    """A game at one moment: the whole truth."""

    table: Table = field(metadata=_seen(is_saved=False))
    seed: int = field(metadata=zone(Seen.NOBODY))
    figure: int = field(metadata=_seen(must=(IS_SEAT,)))
    """The seat that holds the figure."""
    active: int = field(metadata=_seen(must=(IS_SEAT,)))
    """The seat that held the figure as the present part of the round began."""
    players: list[Player] = field(
        metadata=_seen(copied=Copied.EACH, must=(entries(lambda state: state.table.setup.players),))
    )
    council: tuple[int, ...] = field(
        metadata=_seen(pool=FAMILIES, pieces=_members, must=(entries(lambda _: SEATS), ARE_SEATS))
    )
    """The owner of the member on each of the eight council seats, or NOBODY."""
    supply: Goods = field(
        metadata=_seen(
            pool=GOODS, pieces=numbered, must=(entries(lambda _: len(GUILDS)), NONE_IS_OWED)
        )
    )
    task_deck: tuple[Task, ...] = field(metadata=_seen(pool=TASKS, as_seen=how_many))
    """The task cards still to be drawn; the last of the tuple is drawn next."""
    agenda: list[Step] = field(metadata=_seen())
    city: list[int] = field(
        metadata=_seen(
            pool=FAMILIES,
            pieces=_members,
            must=(entries(lambda state: len(state.table.city.cells)),),
        )
    )
    """The owner of the member in each cell, or NOBODY."""
    nina: tuple[Card, ...] = field(
        default=(), metadata=zone(Seen.NOBODY, pool=NINAS, kept=NINA_IN_ORDER)
    )
    """Nina's deck; the last card of the tuple is turned up next."""
    nina_used: tuple[Card, ...] = field(default=(), metadata=_seen(pool=NINAS))
    round: int = field(default=0, metadata=_seen())
    part: RoundPart = field(default=RoundPart.PLANNING, metadata=_seen())
    turn: int = field(default=0, metadata=_seen(only_grows=True))
    bids: tuple[Bid, ...] = field(
        default=(),
        metadata=_seen(
            pool=DECKS,
            pieces=lambda bids, _: [(bid.seat, card) for bid in bids for card in bid.cards],
        ),
    )
    palms: tuple[int, ...] = field(default=(), metadata=_seen(must=(ON_BUSHES,)))
    fountains: tuple[BuiltFountain, ...] = field(default=(), metadata=_seen(must=(ON_SITES,)))
    assistants: tuple[Assistant, ...] = field(
        default=(),
        metadata=_seen(
            pool=FAMILIES,
            pieces=lambda those, state: _members((each.seat for each in those), state),
        ),
    )
    tasks_told: bool = field(default=False, metadata=_seen())
    """Whether the numbers of tasks that the players keep are public."""
    plans_told: bool = field(default=True, metadata=_seen())
    """Whether the sizes of the players' stacks are public."""
    recalls: int = field(default=0, metadata=zone(Seen.NOBODY, only_grows=True, must=(AT_LEAST_0,)))
    """Number of used cards that were shuffled into a deck so far."""
    ending: tuple[str, ...] = field(default=(), metadata=_seen())
    barrier: int = field(default=0, eq=False, metadata=aside())
    events: list[Event] | None = field(default=None, eq=False, metadata=aside())

    def tell(self, event: Event) -> None:
        """Collect an event, if the game collects events; frequent callers check that first."""
        if self.events is not None:
            self.events.append(event)

    # --- goods and coins

    def gain_good(self, seat: int, guild: Guild) -> bool:
        """Move a good from the supply to a player; return whether one was left."""
        place = guild.place
        if not self.supply[place]:
            return False
        self._move_good(seat, place, 1)
        if self.events is not None:
            self.events.append(told.GoodGained(seat, guild))
        return True

    def _move_good(self, seat: int, place: int, more: int) -> None:
        player = self.players[seat]
        player.goods = player.with_good(place, more)
        supply = self.supply
        self.supply = (*supply[:place], supply[place] - more, *supply[place + 1 :])

    def sell(self, seat: int, guild: Guild) -> None:
        """Move a player's good to the supply, and pay the player its price."""
        self._move_good(seat, guild.place, -1)
        self.players[seat].coins += guild.price
        if self.events is not None:
            self.events.append(told.GoodSold(seat, guild))

    def change_good(self, seat: int, given: Guild, gained: Guild) -> None:
        """Exchange a player's good for another one from the supply."""
        self._move_good(seat, given.place, -1)
        self._move_good(seat, gained.place, 1)
        self.tell(told.GoodChanged(seat, given, gained))

    def pay(self, seat: int, coins: int) -> None:
        """Take coins from a player, without an event."""
        self.players[seat].coins -= coins

    def gain_coins(self, seat: int, coins: int) -> None:
        """Give a player coins."""
        self.players[seat].coins += coins
        if self.events is not None:
            self.events.append(told.CoinsGained(seat, coins))

    def gain_prestige(self, seat: int, points: int) -> None:
        """Give a player points of prestige."""
        self.players[seat].prestige += points
        if self.events is not None:
            self.events.append(told.PrestigeGained(seat, points))

    # --- members of families

    def sit(self, seat: int, place: int) -> None:
        """Put a member on a seat of the council; the member before it goes home (VA21)."""
        self.send_home(place)
        self.players[seat].members -= 1
        self._put_on_council(place, seat)
        if self.events is not None:
            self.events.append(told.Sat(seat, place))

    def send_home(self, place: int) -> None:
        """Send the member on a seat of the council and its assistants home (VA21, VA45)."""
        before = self.council[place]
        if before == NOBODY:
            return
        leaving = [before, *(each.seat for each in self.assistants if each.place == place)]
        if len(leaving) > 1:
            self.assistants = tuple(each for each in self.assistants if each.place != place)
        for seat in leaving:
            self.players[seat].members += 1
            if self.events is not None:
                self.events.append(told.SentHome(seat, place))
        self._put_on_council(place, NOBODY)

    def _put_on_council(self, place: int, seat: int) -> None:
        self.council = (*self.council[:place], seat, *self.council[place + 1 :])

    def assist(self, seat: int, place: int) -> None:
        """Put a member beside the holder of a guild's seat (VA45)."""
        self.players[seat].members -= 1
        self.assistants += (Assistant(place, seat),)
        self.tell(told.Assisted(seat, place))

    def on_council(self, seat: int) -> int:
        """Return how many members a player has on the council, assistants included."""
        beside = sum(each.seat == seat for each in self.assistants) if self.assistants else 0
        return self.council.count(seat) + beside

    def settle(self, seat: int, cell: int) -> None:
        """Put a member on a space of the city; its owner pays the space's price (VA24)."""
        price = self.table.city.space(cell).price
        self.players[seat].members -= 1
        self.pay(seat, price)
        self.city[cell] = seat
        if self.events is not None:
            place = self.table.city.words[cell]
            self.events.append(told.Settled(seat, cell, place, price))

    def move(self, seat: int, start: int, goal: int) -> None:
        """Move a member to another space of the city (VA26)."""
        self.city[start] = NOBODY
        self.city[goal] = seat
        if self.events is not None:
            city = self.table.city
            places = city.words[start], goal_words(city, start, goal)
            self.events.append(told.Moved(seat, start, goal, *places))

    # --- cards

    def use_up(self, seat: int, cards: Iterable[Card]) -> None:
        """Put cards into a player's used pile, which everyone may look through (VA8)."""
        player = self.players[seat]
        player.used = in_order((*player.used, *cards))

    # --- the game

    @property
    def guild(self) -> Guild:
        """The guild of the present auction."""
        return self.table.guild(self.round, self.part)

    def begin_part(self, part: RoundPart) -> None:
        """Begin a part of the round."""
        self.part = part
        self.turn += 1
        self.active = self.figure
        if self.events is not None:
            guild = self.guild if part in GUILD_PARTS else None
            self.events.append(told.PartBegan(self.figure, self.turn, self.round, part, guild))

    def end(self, *conditions: str) -> None:
        """End the game; all that players own becomes public (VA8)."""
        self.ending = conditions
        self.barrier |= CARD_REVEALED
        self.agenda.clear()
        self.tell(told.GameEnded())

    def fountain_at(self, site: int) -> Fountain | None:
        """Return the fountain on a site; None if the site is empty."""
        for built in self.fountains:
            if built.site == site:
                return built.fountain
        return None
