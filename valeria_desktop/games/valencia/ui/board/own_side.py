"""A player's things as your board shows them, each open or hidden."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.at import AtStack
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.parts import RoundPart, part_words
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.win import win_of
from valeria_desktop.games.valencia.ui.board.secrets import NOTHING, TASKS, Secret, about
from valeria_desktop.games.valencia.ui.cards.task_card import TaskFace
from valeria_desktop.games.valencia.ui.parts.steps import guild_of, signs_of
from valeria_desktop.games.valencia.ui.planning.intents import as_laid
from valeria_desktop.ui.pieces.answers import answers_of
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.games.valencia.ui.board.secrets import Opened
    from valeria_desktop.games.valencia.ui.planning.intents import PlannedStack
    from valeria_desktop.kernel.seats import Seat


@frozen
class StackMark:
    """The private mark of a stack: the step that its owner means it for."""

    letter: str
    sign: str
    """The icon of the step's subject."""
    name: str


@frozen
class OwnStack:
    """A stack of your board."""

    size: int
    cards: tuple[Card, ...]
    """The cards from the highest down; empty while the stack lies face down."""
    number: int = 0
    """The number of the stack in the rules, counted from 0; the board shows the planned order."""
    called: int = 1
    """The number by which the player calls it, counted from 1."""
    is_numbered: bool = False
    """Whether it bears that number: where others sit at the screen, it moves when turned up."""
    mark: StackMark | None = None
    """The step that its owner means it for; None for none, and while it lies face down."""

    @property
    def sum(self) -> int:
        """The sum of the cards."""
        return sum_of(self.cards)


@frozen
class House:
    """A member in the city, shown as a house of your quarter."""

    cell: int
    has_palm: bool


@frozen
class OwnSide:
    """All things of a player that a board shows at one moment."""

    player: int
    """The number of the seat."""
    seat: Seat
    is_active: bool
    has_figure: bool
    members: int
    prestige: int
    points: int
    """The points so far that everyone can count."""
    privileges: int
    deck: int
    known: tuple[Card, ...]
    """Known cards at the bottom of the deck."""
    used: tuple[Card, ...]
    last_used: Card | None
    """The card that came to the used pile last; the pile itself is sorted."""
    houses: tuple[House, ...]
    coins: int | None
    """Number of coins; None while it is hidden."""
    goods: tuple[int | None, ...]
    """Number of goods of each guild, the cheapest first; None while it is hidden."""
    stacks: tuple[OwnStack, ...]
    is_planned: bool
    """The round is planned: without stacks, all of them have been revealed."""
    tasks: tuple[TaskFace | None, ...]
    """The tasks in the order in which they came; None for a task that lies face down."""
    lit: frozenset[AtStack]
    """The stacks that the open question offers as options."""
    is_asked: bool
    by_key: Opened
    """The secrets that the person at the screen may look at with the D key."""


def asks_to_look(scene: Scene) -> bool:
    """Return whether the open question covers its answers until the asked player looks."""
    return scene.asks_to_look and win_of(scene.view) is None  # a win is asked without a cover


def may_open(scene: Scene) -> bool:
    """Return whether a scene holds secrets that can be laid open: a public scene holds none."""
    view: View = scene.view
    return view.has_own


def by_key(scene: Scene) -> Opened:
    """Return the secrets that the D key opens; where a question takes the key, only its own."""
    if not may_open(scene):
        return NOTHING
    return about(scene) if asks_to_look(scene) else about(scene) | TASKS


def hour_of(view: View) -> float:
    """Return the hour in the quarter, from 0, dawn, in the first round to 1, dusk, in the last."""
    return (max(1, view.round) - 1) / (ROUNDS - 1)


def own_side_of(
    scene: Scene,
    *,
    opened: Opened,
    before: OwnSide | None = None,
    planned: Sequence[PlannedStack] = (),
) -> OwnSide:
    """Return the viewer's things with open secrets; `before` are the things shown until now.

    Open stacks bear the marks of the viewer's plan, as far as it is known, and lie in its order.
    Face down they lie in the order of the rules, which tells others nothing.
    """
    view: View = scene.view
    mine = view.players[view.seat]
    return OwnSide(
        player=view.seat,
        seat=scene.seats[view.seat],
        is_active=scene.asked == view.seat,
        has_figure=view.figure == view.seat,
        members=mine.members,
        prestige=mine.prestige,
        points=scene.public_points[view.seat],
        privileges=mine.privileges,
        deck=view.own.deck if Secret.STACKS in opened else mine.deck,
        known=mine.known,
        used=mine.used,
        last_used=_last_used(mine.used, before),
        houses=houses_of(view, view.seat),
        coins=view.own.coins if Secret.COINS in opened else None,
        goods=_goods(view, is_open=Secret.GOODS in opened),
        stacks=_stacks(scene, planned, is_open=Secret.STACKS in opened),
        is_planned=view.part is not RoundPart.PLANNING,
        tasks=_tasks(view, is_open=Secret.TASKS in opened),
        lit=frozenset(at for at in answers_of(scene).things if isinstance(at, AtStack)),
        is_asked=scene.is_asked,
        by_key=by_key(scene),
    )


def houses_of(view: View, seat: int) -> tuple[House, ...]:
    """Return the members of a seat in the city."""
    bushes, palms = view.table.city.bushes_at, view.palms
    return tuple(
        House(cell, not bushes[cell].isdisjoint(palms))
        for cell, owner in enumerate(view.city)
        if owner == seat
    )


def _last_used(used: tuple[Card, ...], before: OwnSide | None) -> Card | None:
    """Return the newest used card; without a new card, the last one again."""
    new = Counter(used) - Counter(() if before is None else before.used)
    if new:
        return next(iter(new))
    last = None if before is None else before.last_used
    return last if last in used else next(iter(used), None)


def _goods(view: View, *, is_open: bool) -> tuple[int | None, ...]:
    return tuple(view.own.goods[guild.place] if is_open else None for guild in GUILDS)


def _stacks(
    scene: Scene, planned: Sequence[PlannedStack], *, is_open: bool
) -> tuple[OwnStack, ...]:
    """Return the stacks; while the player plans, their number is hidden, too."""
    view = scene.view
    if not is_open:
        sizes = view.players[view.seat].stacks
        return tuple(
            OwnStack(size, (), number, number + 1, is_numbered=scene.is_shared)
            for number, size in enumerate(sizes)
        )
    stacks = view.own.stacks
    return tuple(
        OwnStack(
            size=len(stacks[laid.number]),
            cards=stacks[laid.number],
            number=laid.number,
            called=laid.called,
            is_numbered=scene.is_shared,
            mark=_mark(view, laid.mark),
        )
        for laid in as_laid(scene, planned)
    )


def _mark(view: View, step: RoundPart | None) -> StackMark | None:
    if step is None:
        return None
    guild = guild_of(view, step)
    return StackMark(step.letter, signs_of(step, guild, None)[0], tell(part_words(step, guild)))


def _tasks(view: View, *, is_open: bool) -> tuple[TaskFace | None, ...]:
    """Return the tasks; while the player chooses, the number of kept tasks is hidden, too."""
    if not is_open:
        return (None,) * (view.players[view.seat].tasks or 0)
    players = len(view.players)
    return tuple(TaskFace(task, players, progress_seen(view, task)) for task in view.own.tasks)
