"""What the own board shows of a scene: a player's things, as far as they lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.at import AtGood, AtStack, AtTask
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.ui.cards.task import TaskFace

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat


@frozen
class StackRow:
    """One of the own stacks."""

    key: AtStack
    size: int
    cards: tuple[Card, ...]
    """None while it lies face down."""
    is_lit: bool
    is_dim: bool
    is_hinted: bool

    @property
    def number(self) -> int:
        """Its number, counted from 0."""
        return self.key.stack

    @property
    def sum(self) -> int:
        """What it counts by itself."""
        return sum_of(self.cards)


@frozen
class GoodRow:
    """The own goods of a guild."""

    key: AtGood
    number: int | None
    """None while it is hidden."""
    may_peek: bool = True
    """Whoever is before the screen may look at it when it is hidden."""

    @property
    def guild(self) -> Guild:
        """Whose good it is."""
        return self.key.guild


@frozen
class TaskRow:
    """One of the own tasks."""

    key: AtTask
    face: TaskFace | None
    """None while it lies face down."""
    may_peek: bool = True
    """Whoever is before the screen may look at it when it lies face down."""

    @property
    def number(self) -> int:
        """Its number, counted from 0: tasks stay in the order they came."""
        return self.key.task


@frozen
class House:
    """A member in the city, as a house of the own quarter."""

    cell: int
    has_palm: bool


@frozen
class Side:
    """A player's things at one moment."""

    player: int
    """The number of the seat."""
    seat: Seat
    is_active: bool
    has_figure: bool
    members: int
    prestige: int
    privileges: int
    deck: int
    known: tuple[Card, ...]
    """At the bottom of the deck."""
    used: tuple[Card, ...]
    houses: tuple[House, ...]
    coins: int | None
    """None while they are hidden."""
    goods: tuple[GoodRow, ...]
    stacks: tuple[StackRow, ...]
    tasks: tuple[TaskRow, ...]
    may_peek: bool = True
    """Whoever is before the screen may look at what is hidden."""


def hides(scene: Scene) -> bool:
    """Tell whether others sit before the screen who may not see what the viewer has."""
    others = (seat for number, seat in enumerate(scene.seats) if number != scene.view.seat)
    return not scene.is_over and any(seat.is_person for seat in others)


def may_open(scene: Scene) -> bool:
    """Tell whether there is anything to be laid open: a public scene holds nobody's secrets."""
    view: View = scene.view
    return view.has_own


def hour_of(view: View) -> float:
    """Give how late it is in the quarter: from dawn, 0, to dusk, 1, round by round."""
    return (max(1, view.round) - 1) / (ROUNDS - 1)


def side_of(scene: Scene, *, is_open: bool, hint: At | None = None) -> Side:
    """Look what the viewer has."""
    view: View = scene.view
    mine = view.players[view.seat]
    return Side(
        player=view.seat,
        seat=scene.seats[view.seat],
        is_active=scene.asked == view.seat,
        has_figure=view.figure == view.seat,
        members=mine.members,
        prestige=mine.prestige,
        privileges=mine.privileges,
        deck=view.own.deck if is_open else mine.deck,
        known=mine.known,
        used=mine.used,
        houses=_houses(view),
        coins=view.own.coins if is_open else None,
        goods=tuple(
            GoodRow(
                AtGood(view.seat, guild),
                view.own.goods[guild.place] if is_open else None,
                may_open(scene),
            )
            for guild in GUILDS
        ),
        stacks=_stacks(scene, hint, is_open=is_open),
        tasks=_tasks(view, is_open=is_open),
        may_peek=may_open(scene),
    )


def _houses(view: View) -> tuple[House, ...]:
    bushes, palms = view.table.city.bushes_at, view.palms
    return tuple(
        House(cell, not bushes[cell].isdisjoint(palms))
        for cell, owner in enumerate(view.city)
        if owner == view.seat
    )


def _stacks(scene: Scene, hint: At | None, *, is_open: bool) -> tuple[StackRow, ...]:
    """Give the stacks; what one is planning just now is hidden by how many there are, too."""
    view: View = scene.view
    options = scene.decision.options if scene.is_asked and scene.decision is not None else ()
    lit = {option.at for option in options if isinstance(option.at, AtStack)}
    sizes = tuple(map(len, view.own.stacks)) if is_open else view.players[view.seat].stacks
    return tuple(
        StackRow(
            key=at,
            size=size,
            cards=view.own.stacks[at.stack] if is_open else (),
            is_lit=at in lit,
            is_dim=bool(lit) and at not in lit,
            is_hinted=at == hint,
        )
        for at, size in ((AtStack(view.seat, number), size) for number, size in enumerate(sizes))
    )


def _tasks(view: View, *, is_open: bool) -> tuple[TaskRow, ...]:
    """Give the tasks; while one chooses, how many are kept is hidden as well."""
    if not is_open:
        kept, may_peek = view.players[view.seat].tasks or 0, view.has_own
        return tuple(TaskRow(AtTask(view.seat, task), None, may_peek) for task in range(kept))
    players = len(view.players)
    return tuple(
        TaskRow(AtTask(view.seat, number), TaskFace(task, players, progress_seen(view, task)))
        for number, task in enumerate(view.own.tasks)
    )
