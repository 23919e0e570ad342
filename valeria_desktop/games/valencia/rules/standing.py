"""How somebody stands, in numbers: what bots ask of worlds they imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.tasks import COUNTED

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.player import Goods
    from valeria_desktop.games.valencia.rules.prospects import Prospect


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
    tasks: tuple[Prospect, ...]
    has_figure: bool
    deck: tuple[Card, ...]
    """What is in it, in no order that means anything."""
    councils: int
    """How many are still to come: nobody is asked after a round's."""
