"""How someone stands, in numbers: what bots ask of worlds they imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.tasks import COUNTED

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.player import Goods
    from valeria_desktop.games.valencia.rules.prospects import TaskProspect
    from valeria_desktop.games.valencia.rules.steps import Step


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
class PlayerStanding:
    """A player at one moment."""

    points: int
    """What everyone can count, privileges left out."""
    privileges: int
    coins: int
    goods: Goods
    members: int
    """In hand."""
    seats: tuple[int, ...]
    """Of the council."""
    beside: int
    """Members that assist."""
    tasks: tuple[TaskProspect, ...]
    has_figure: bool
    deck: tuple[Card, ...]
    """What is in it, in no order that means anything."""
    councils: int
    """How many are still to come: nobody is asked after a round's."""


@frozen
class Held:
    """The cards that someone plays with this round, and what is still asked of them."""

    deck: tuple[Card, ...]
    hand: tuple[Card, ...]
    opened: tuple[Card, ...]
    stacks: tuple[tuple[Card, ...], ...]
    steps: tuple[Step, ...]
    """What is to be done, the next one last; what they are asked just now as well."""
    is_ranked: bool
    """The bids of the auction that is on have been ranked."""
