"""Checks of Valencia's zones: pools whose pieces never get lost, and bounds of values."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.cards import in_order, plain_deck
from valeria_desktop.games.valencia.rules.model.guild import GOODS_OF_A_GUILD, GUILDS
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.kernel.zones import Must, Pool, must

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.state import State

FAMILY = 15
MEMBER = "member"
Owned = tuple[int, object]
"""A seat, and one of its player's pieces."""


def are_different(things: Collection[object], known: Iterable[object]) -> bool:
    """Return whether all things are known ones, and none is there twice."""
    return len(set(things)) == len(things) and set(things) <= set(known)


def _decks(state: State) -> dict[Owned, int]:
    deck = Counter(state.table.deck)
    seats = range(len(state.players))
    return {(seat, card): number for seat in seats for card, number in deck.items()}


def _families(state: State) -> dict[Owned, int]:
    return {(seat, MEMBER): FAMILY for seat in range(len(state.players))}


def _goods(_: State) -> dict[int, int]:
    return dict.fromkeys(range(len(GUILDS)), GOODS_OF_A_GUILD)


def _goods_of(place: int) -> str:
    return f"goods must be {GOODS_OF_A_GUILD} of {GUILDS[place].value}"


def _tasks(state: State) -> dict[Task, int]:
    return dict.fromkeys(state.table.tasks, 1)


def _ninas(state: State) -> dict[Card, int]:
    return Counter(plain_deck() if state.table.setup.has_nina else ())


DECKS = Pool(
    "cards of decks",
    by_seat=True,
    whole=_decks,
    words=lambda piece, _: (
        f"players[{piece[0]}]: deck, hand, stacks, used and bids must be the cards of a deck"
    ),
)
"""The cards of each player's deck, wherever they are (VA2, VA8)."""
FAMILIES = Pool(
    "members",
    by_seat=True,
    whole=_families,
    words=lambda piece, found: (
        f"players[{piece[0]}].members must make up a family of {FAMILY}, not {found}"
    ),
)
"""The members of each player's family (VA2)."""
GOODS = Pool("goods", whole=_goods, words=lambda place, _: f"supply and {_goods_of(place)}")
"""The goods of each guild, in the supply or with players (VA1)."""
TASKS = Pool(
    "tasks",
    whole=_tasks,
    may_lack=True,  # the tasks that players leave are in no zone
    words=lambda *_: "tasks and task_deck must be different cards of the game",
)
"""The task cards of the game (VA6)."""
NINAS = Pool("cards of Nina", whole=_ninas, words=lambda *_: "nina and nina_used must be her deck")
"""The cards of Nina's deck (VA40)."""

AT_LEAST_0 = must(lambda number, _: number >= 0, "must be at least 0")
IS_SEAT = must(lambda seat, state: 0 <= seat < state.table.setup.players, "is no seat")
ARE_GOODS = must(
    lambda goods, _: len(goods) == len(GUILDS) and min(goods) >= 0,
    "must be numbers of each guild's goods",
)
NONE_IS_OWED = Must(
    lambda goods, _: min(goods) >= 0,
    lambda goods, _: f"and {_goods_of(goods.index(min(goods)))}",
)
ARE_SEATS = must(
    lambda seats, state: all(
        seat == NOBODY or 0 <= seat < state.table.setup.players for seat in seats
    ),
    "must name seats",
)
ON_BUSHES = must(
    lambda palms, state: are_different(palms, state.table.city.bushes),
    "must stand on different bushes",
)
ON_SITES = must(
    lambda built, state: are_different([each.site for each in built], state.table.city.sites),
    "must stand on different sites",
)
NINA_IN_ORDER = must(
    lambda _, state: state.nina_used == in_order(state.nina_used), "and nina_used must be her deck"
)
HIGHEST_FIRST = must(lambda cards, _: cards == in_order(cards), "must have the highest card first")
STACKS = must(
    lambda stacks, _: all(stack and stack == in_order(stack) for stack in stacks),
    "must have cards, the highest first",
)
