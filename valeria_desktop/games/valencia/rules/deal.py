"""Setting up: the city, the boards, and the players' first cards and members (VA1 to VA7)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.arrange import drawn_city, first_city
from valeria_desktop.games.valencia.rules.model.cards import plain_deck
from valeria_desktop.games.valencia.rules.model.chance import Purpose
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    GOODS_OF_A_GUILD,
    GUILDS,
    NOBILITY,
    SEATS,
)
from valeria_desktop.games.valencia.rules.model.player import Player
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.model.state import State
from valeria_desktop.games.valencia.rules.model.table import Table
from valeria_desktop.games.valencia.rules.round.evening import ROUND
from valeria_desktop.games.valencia.rules.round.task_choice import ChooseTasks, TellTasks
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, ROUNDS
from valeria_desktop.kernel.chance import Stream, draw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.games.valencia.rules.setup import Setup
    from valeria_desktop.kernel.events import Event

TASKS_DEALT = 5


@lru_cache(maxsize=16)
def lay_out(setup: Setup, catalog: Catalog, seed: int) -> Table:
    """Return the table of a set-up and a seed: city, round boards and fountains (VA3, VA7)."""
    plan = catalog.plan_for(setup.players)
    is_first = setup.city == FIRST_GAME
    city = first_city(plan) if is_first else drawn_city(plan, Stream(seed, Purpose.CITY))
    return Table(
        catalog=catalog,
        setup=setup,
        city=city,
        boards=tuple(Stream(seed, Purpose.BOARDS).sample(catalog.boards, ROUNDS)),
        fountains=tuple(Stream(seed, Purpose.FOUNTAINS).sample(catalog.fountains, ROUNDS)),
    )


def deal(table: Table, seed: int) -> State:
    """Return the first state: decks and tasks dealt, the first two members seated (VA2 to VA6)."""
    players = table.setup.players
    tasks = Stream(seed, Purpose.TASKS).sample(table.tasks, len(table.tasks))
    first = Stream(seed, Purpose.FIRST_PLAYER).below(players)
    state = State(
        table=table,
        seed=seed,
        figure=first,
        active=first,
        players=[_player(table, seed, seat) for seat in range(players)],
        council=(NOBODY,) * SEATS,
        supply=(GOODS_OF_A_GUILD,) * len(GUILDS),
        task_deck=tuple(tasks[TASKS_DEALT * players :]),
        agenda=[*ROUND, TellTasks()],
        city=[NOBODY] * len(table.city.cells),
        nina=_nina(table, seed),
    )
    for seat, player in enumerate(state.players):
        player.offered = tuple(tasks[TASKS_DEALT * seat : TASKS_DEALT * (seat + 1)])
    state.agenda += [ChooseTasks(seat) for seat in reversed(table.in_secret[first])]
    state.sit(first, NOBILITY)
    state.sit(table.clockwise[first][1], CHURCH)
    return state


def _player(table: Table, seed: int, seat: int) -> Player:
    stream = Stream(draw(seed, Purpose.DECKS, seat))
    deck = tuple(stream.sample(table.deck, len(table.deck)))
    return Player(deck=deck, shown=len(deck))


def _nina(table: Table, seed: int) -> tuple[Card, ...]:
    if not table.setup.has_nina:
        return ()
    deck = plain_deck()
    return tuple(Stream(seed, Purpose.NINA).sample(deck, len(deck)))


def opening_events(state: State) -> Iterator[Event]:
    """Yield the events of the set-up: the figure, the first two members and the dealt tasks."""
    yield told.FigureTaken(state.figure)
    yield told.Sat(state.figure, NOBILITY)
    yield told.Sat(state.table.clockwise[state.figure][1], CHURCH)
    for seat, player in enumerate(state.players):
        yield told.TasksDealt(seat, player.offered)
