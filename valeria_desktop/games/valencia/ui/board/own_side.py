"""What your board shows of a scene: a player's things, as far as they lie open."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.at import AtStack
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.ui.cards.task_card import TaskFace
from valeria_desktop.ui.pieces.answers import answers_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.seats import Seat


@frozen
class OwnStack:
    """A stack of the player."""

    size: int
    cards: tuple[Card, ...]
    """No cards while it lies face down."""

    @property
    def sum(self) -> int:
        """The sum of its cards."""
        return sum_of(self.cards)


@frozen
class House:
    """A member in the city, as a house of your quarter."""

    cell: int
    has_palm: bool


@frozen
class OwnSide:
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
    last_used: Card | None
    """The card that came to the used pile last: the pile itself lies in order."""
    houses: tuple[House, ...]
    coins: int | None
    """None while they are hidden."""
    goods: tuple[int | None, ...]
    """The number of goods of each guild, from the cheapest; None while it is hidden."""
    stacks: tuple[OwnStack, ...]
    tasks: tuple[TaskFace | None, ...]
    """The tasks in the order they came; None for one that lies face down."""
    lit: frozenset[AtStack]
    """The stacks that answer the open question."""
    is_asked: bool
    may_peek: bool
    """The person before the screen may look at what is hidden."""


def hides(scene: Scene) -> bool:
    """Tell whether others sit before the screen who may not see what the viewer has."""
    others = (seat for number, seat in enumerate(scene.seats) if number != scene.view.seat)
    return not scene.is_over and any(seat.is_person for seat in others)


def may_open(scene: Scene) -> bool:
    """Tell whether there is anything to be laid open: a public scene holds nobody's secrets."""
    view: View = scene.view
    return view.has_own


def hour_of(view: View) -> float:
    """Return how late it is in the quarter: from dawn, 0, to dusk, 1, round by round."""
    return (max(1, view.round) - 1) / (ROUNDS - 1)


def own_side_of(scene: Scene, *, is_open: bool, before: OwnSide | None = None) -> OwnSide:
    """Return the viewer's things; `before` are those that were shown till now."""
    view: View = scene.view
    mine = view.players[view.seat]
    return OwnSide(
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
        last_used=_last_used(mine.used, before),
        houses=_houses(view),
        coins=view.own.coins if is_open else None,
        goods=tuple(view.own.goods[guild.place] if is_open else None for guild in GUILDS),
        stacks=_stacks(view, is_open=is_open),
        tasks=_tasks(view, is_open=is_open),
        lit=frozenset(at for at in answers_of(scene).things if isinstance(at, AtStack)),
        is_asked=scene.is_asked,
        may_peek=may_open(scene),
    )


def _houses(view: View) -> tuple[House, ...]:
    bushes, palms = view.table.city.bushes_at, view.palms
    return tuple(
        House(cell, not bushes[cell].isdisjoint(palms))
        for cell, owner in enumerate(view.city)
        if owner == view.seat
    )


def _last_used(used: tuple[Card, ...], before: OwnSide | None) -> Card | None:
    """Return the used card that wasn't there before; without a new one the last one stays."""
    new = Counter(used) - Counter(() if before is None else before.used)
    if new:
        return next(iter(new))
    last = None if before is None else before.last_used
    return last if last in used else next(iter(used), None)


def _stacks(view: View, *, is_open: bool) -> tuple[OwnStack, ...]:
    """Return the stacks; while one plans, their number is hidden as well."""
    if is_open:
        return tuple(OwnStack(len(cards), cards) for cards in view.own.stacks)
    return tuple(OwnStack(size, ()) for size in view.players[view.seat].stacks)


def _tasks(view: View, *, is_open: bool) -> tuple[TaskFace | None, ...]:
    """Return the tasks; while one chooses, the number of those that are kept is hidden as well."""
    if not is_open:
        return (None,) * (view.players[view.seat].tasks or 0)
    players = len(view.players)
    return tuple(TaskFace(task, players, progress_seen(view, task)) for task in view.own.tasks)
