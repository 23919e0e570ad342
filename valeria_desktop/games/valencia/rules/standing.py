"""How somebody stands, in numbers: what bots ask of worlds they imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.guild import SEATS
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.tasks import (
    COUNTED,
    at_fountains,
    at_palms,
    progress_of,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.player import Goods
    from valeria_desktop.games.valencia.rules.model.state import State


@frozen
class TaskStanding:
    """How far a task is."""

    task: Task
    number: int
    wanted: int

    @property
    def is_counted(self) -> bool:
        """Whether it gives what it counts, and is never lost."""
        return self.task.kind in COUNTED


@frozen
class Standing:
    """A player at one moment."""

    points: int
    """What everybody can count, privileges left out."""
    privileges: int
    coins: int
    goods: Goods
    members: int
    """In hand."""
    seats: tuple[int, ...]
    """Of the council."""
    beside: int
    """Members that assist."""
    tasks: tuple[TaskStanding, ...]
    has_figure: bool
    deck: tuple[Card, ...]
    """What is in it, in no order that means anything."""
    councils: int
    """How many are still to come: nobody is asked after a round's."""


def standing_of(state: State, seat: int) -> Standing:
    """Look how somebody stands."""
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
        tasks=tuple(TaskStanding(task, *progress_of(state, seat, task)) for task in player.tasks),
        has_figure=state.figure == seat,
        deck=player.deck,
        councils=0 if state.ending else ROUNDS - max(1, state.round) + 1,
    )
