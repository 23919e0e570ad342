"""A player's standing in numbers, which bots ask imagined games for."""

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
    """The progress of a task: the present number, and the wanted one."""

    task: Task
    number: int
    wanted: int

    @property
    def is_counted(self) -> bool:
        """Whether the task gives a point for each thing it counts, and never costs points."""
        return self.task.kind in COUNTED


@frozen
class PlayerStanding:
    """A player's standing at one moment."""

    points: int
    """The points that everyone can count, without privileges."""
    privileges: int
    coins: int
    goods: Goods
    members: int
    """Number of members in hand."""
    seats: tuple[int, ...]
    """The council seats with one of the player's members."""
    beside: int
    """Number of members that assist beside a guild's seat."""
    tasks: tuple[TaskProspect, ...]
    has_figure: bool
    deck: tuple[Card, ...]
    """The cards of the deck; their order has no meaning."""
    councils: int
    """Number of future councils; this round's is one, as no question comes after it in a round."""


@frozen
class Held:
    """A player's cards in this round, and the steps that are still to do for them."""

    deck: tuple[Card, ...]
    hand: tuple[Card, ...]
    opened: tuple[Card, ...]
    stacks: tuple[tuple[Card, ...], ...]
    steps: tuple[Step, ...]
    """The player's steps, the next one last; with the question that they are asked now."""
    is_ranked: bool
    """Whether the bids of the present auction have been ranked."""
