"""Standings of players and progress of tasks, from a state or from a seat's view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.games.valencia.rules.imagine import believed, believed_other, believed_own
from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.model.player import NO_GOODS, Player
from valeria_desktop.games.valencia.rules.model.state import State
from valeria_desktop.games.valencia.rules.prospects import TaskProspect, TaskProspects
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE, score
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.standing import PlayerStanding, TaskStanding
from valeria_desktop.games.valencia.rules.tasks import at_fountains, at_palms, progress_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.player import Goods
    from valeria_desktop.games.valencia.rules.view import PlayerView, View
    from valeria_desktop.kernel.score import Score


_OF_OTHERS = frozenset({TaskKind.RICHER, TaskKind.STOCKED, TaskKind.RICHEST})
"""Kinds of tasks that depend on the rivals' hidden coins and goods."""

PUBLIC_SOURCES = ("prestige", "members", "palms", "fountains", "privileges")
"""The sources of points that everyone can count, in the order in which they are told (VA8)."""


def progress_seen(view: View, task: Task) -> TaskStanding | None:
    """Return a task's progress for the viewer; None if rivals' hidden coins or goods decide it."""
    is_hidden = any(player.own is None for player in view.players)
    if is_hidden and task.kind in _OF_OTHERS:
        return None
    return TaskStanding(task, *progress_of(_known(view), view.seat, task))


def palms_seen(view: View, seat: int) -> int:
    """Return how many of a player's members touch a palm."""
    return at_palms(_known(view), seat)


def public_scores(view: View) -> tuple[Score, ...]:
    """Return what everyone can count of each player's points, line by line (VA8)."""
    known = _known(view)
    return tuple(score(known, seat).public for seat in range(len(view.players)))


def gains_of_spaces(view: View, cells: Iterable[int]) -> dict[int, int]:
    """Return the points that a member of the viewer on each cell adds, with the viewer's tasks.

    Tasks that rivals' hidden coins or goods decide count as they are without the member.
    """
    state, seat = _known(view), view.seat
    before = score(state, seat).total
    found: dict[int, int] = {}
    for cell in cells:
        owner, state.city[cell] = state.city[cell], seat
        found[cell] = score(state, seat).total - before
        state.city[cell] = owner
    return found


def _known(view: View) -> State:
    """Return a state of the known things only, to count tasks in; rivals' purses are empty."""
    players = [_player(player) for player in view.players]
    return believed(view, seed=0, players=players, task_deck=())


def _player(seen: PlayerView) -> Player:
    if seen.own is None:
        return believed_other(seen, deck=(), coins=0)
    return believed_own(seen, deck=())


def standing_of(state: State, seat: int) -> PlayerStanding:
    """Return a player's standing."""
    player = state.players[seat]
    tasks = _tasks(state, seat, player.tasks)
    return _standing(state, seat, _Hidden(player.coins, player.goods, tasks, player.deck))


def seen_of(state: State, seat: int) -> PlayerStanding:
    """Return a player's standing as rivals see it: without tasks, coins, goods and deck."""
    return _standing(state, seat, _NOTHING)


class _Hidden(NamedTuple):
    """The things in a standing that only the player knows."""

    coins: int
    goods: Goods
    tasks: tuple[TaskProspect, ...]
    deck: tuple[Card, ...]


_NOTHING = _Hidden(0, NO_GOODS, (), ())


def _standing(state: State, seat: int, hidden: _Hidden) -> PlayerStanding:
    player = state.players[seat]
    return PlayerStanding(
        points=player.prestige + _points_in_the_city(state, seat),
        privileges=player.privileges,
        coins=hidden.coins,
        goods=hidden.goods,
        members=player.members,
        seats=tuple([place for place, holder in enumerate(state.council) if holder == seat]),
        beside=sum([each.seat == seat for each in state.assistants]) if state.assistants else 0,
        tasks=hidden.tasks,
        has_figure=state.figure == seat,
        deck=hidden.deck,
        councils=0 if state.ending else ROUNDS - max(1, state.round) + 1,
    )


def _points_in_the_city(state: State, seat: int) -> int:
    known = _known_there(state.table, tuple(state.city), state.palms, state.fountains)
    found = known.get(seat)
    if found is None:
        centre, *built = at_fountains(state, seat)
        found = state.city.count(seat) + at_palms(state, seat) + CENTRE_VALUE * centre
        for number, each in zip(built, state.fountains, strict=True):
            found += number * each.fountain.value
        known[seat] = found
    return found


@lru_cache(maxsize=8_192)
def _known_there(*_what_stands: object) -> dict[int, int]:
    """Return a place for points: the same one whenever the same stands in the city."""
    return {}


def _tasks(state: State, seat: int, tasks: tuple[Task, ...]) -> tuple[TaskProspect, ...]:
    if not tasks:
        return ()
    prospects = TaskProspects(state, seat)
    return tuple(map(prospects.of, tasks))
