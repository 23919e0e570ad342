"""Someone's standing, put together from the whole truth of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valencia.rules.model.guild import SEATS
from valeria_desktop.games.valencia.rules.model.player import NO_GOODS
from valeria_desktop.games.valencia.rules.prospects import Prospect, Prospects
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.standing import Standing
from valeria_desktop.games.valencia.rules.tasks import at_fountains, at_palms

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.state import State


def standing_of(state: State, seat: int, *, is_own: bool = True) -> Standing:
    """Look how someone stands."""
    player = state.players[seat]
    centre, *built = at_fountains(state, seat)
    worth = sum(
        number * each.fountain.value for number, each in zip(built, state.fountains, strict=True)
    )
    points = player.prestige + state.city.count(seat) + at_palms(state, seat)
    return Standing(
        points=points + CENTRE_VALUE * centre + worth,
        privileges=player.privileges,
        coins=player.coins,
        goods=player.goods,
        members=player.members,
        seats=tuple(place for place in range(SEATS) if state.council[place] == seat),
        beside=sum(each.seat == seat for each in state.assistants),
        tasks=_tasks(state, seat, player.tasks) if is_own else (),
        has_figure=state.figure == seat,
        deck=player.deck,
        councils=0 if state.ending else ROUNDS - max(1, state.round) + 1,
    )


def seen_of(state: State, seat: int) -> Standing:
    """Look at someone as others do: without tasks, purse and deck."""
    standing = standing_of(state, seat, is_own=False)
    return evolve(standing, coins=0, goods=NO_GOODS, deck=())


def _tasks(state: State, seat: int, tasks: tuple[Task, ...]) -> tuple[Prospect, ...]:
    if not tasks:
        return ()
    prospects = Prospects(state, seat)
    return tuple(map(prospects.of, tasks))
