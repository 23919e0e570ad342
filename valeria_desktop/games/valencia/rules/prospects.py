"""The prospects of tasks: the auctions that can still bring a task nearer, for bots.

A way to fulfil a task is a list of needs, which all have to be met. A need has the number of
missing members or goods, and the number of future auctions that offer one. Tasks that any auction
may turn have no ways.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, GUILD_PARTS, RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.standing import TaskStanding
from valeria_desktop.games.valencia.rules.tasks import at_fountains, progress_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.games.valencia.rules.model.table import Table

Need = tuple[int, int]
"""Number of missing members or goods, and number of future auctions that offer one."""
Way = tuple[Need, ...]
_ROW, _DIAGONAL = ((0, 1), (1, 0)), ((1, 1), (1, -1))
_PLACES_OF_A_ROUND = len(GUILD_PARTS)
_SHADED, _AT_A_NEW_ONE = 2, 2
"""Auctions that a future palm or fountain is taken to add to a need."""
_Shapes = tuple[tuple[int, ...], ...]


@frozen(cache_hash=True)
class TaskProspect(TaskStanding):
    """The progress of a task, and the ways to fulfil it."""

    players: int
    ways: tuple[Way, ...] = ()
    turns: int = 0
    """Number of future auctions that may fulfil or undo a task without ways."""

    @property
    def is_fulfilled(self) -> bool:
        """Whether the task would bring its points if the game ended now."""
        return self.number >= self.wanted


class TaskProspects:
    """Finds the ways of one player's tasks; data that the tasks share is worked out once."""

    def __init__(self, state: State, seat: int) -> None:
        """Take the state, and the seat of the tasks' owner."""
        self._state = state
        self._seat = seat
        self._players = len(state.players)
        self._city = state.table.city
        self._known: dict[Callable[[State], Hashable], dict[Task, TaskProspect]] = {}
        """The prospects found before, by what decides them."""

    @cached_property
    def _left(self) -> dict[RoundPart, int]:
        return _parts_left(max(1, self._state.round), self._state.part)

    @cached_property
    def _auctions(self) -> tuple[int, ...]:
        """Each guild's auctions after the present part of the round."""
        state = self._state
        return _auctions_left(state.table, max(1, state.round), state.part)

    @cached_property
    def _mine(self) -> set[int]:
        return {cell for cell, owner in enumerate(self._state.city) if owner == self._seat}

    @cached_property
    def _open(self) -> set[int]:
        city = self._state.city
        return {cell for cell in self._city.spaces if city[cell] == NOBODY}

    def of(self, task: Task) -> TaskProspect:
        """Return the prospect of a task."""
        what = _DECIDING[task.kind]
        known = self._known.get(what)
        if known is None:
            state = self._state
            time = max(1, state.round), state.part
            known = _known_there(state.table, self._seat, time, what(state))
            self._known[what] = known
        found = known.get(task)
        if found is None:
            found = known[task] = self._found(task)
        return found

    def _found(self, task: Task) -> TaskProspect:
        number, wanted = progress_of(self._state, self._seat, task)
        ways = _WAYS.get(task.kind)
        if ways is None:
            turns = sum(map(self._left.__getitem__, _TURNED_BY.get(task.kind, ())))
            return TaskProspect(task, number, wanted, self._players, turns=turns)
        if number >= wanted:
            return TaskProspect(task, number, wanted, self._players)
        found = tuple(ways(self, task, wanted - number))
        return TaskProspect(task, number, wanted, self._players, found)

    def _openings(self, cells: Iterable[int]) -> int:
        """Return the number of future auctions that offer a free space among some cells."""
        space, numbers = self._city.space, [0] * len(GUILDS)
        for cell in self._open.intersection(cells):
            numbers[space(cell).guild.place] += 1
        return sum(map(min, numbers, self._auctions))

    # --- tasks for which any space of a set counts

    def of_price(self, task: Task, missing: int) -> list[Way]:
        """Return the way over free spaces of the task's price."""
        space = self._city.space
        return self._among(
            [cell for cell in self._open if space(cell).price == task.price], missing
        )

    def of_guild(self, task: Task, missing: int) -> list[Way]:
        """Return the way over free spaces of the task's guild."""
        assert task.guild is not None
        return self._among(self._city.of_guild[task.guild], missing)

    def at_wall(self, _task: Task, missing: int) -> list[Way]:
        """Return the way over free spaces at the wall."""
        return self._among(self._city.at_wall, missing)

    def in_corners(self, _task: Task, missing: int) -> list[Way]:
        """Return the way over free corners."""
        return self._among(self._city.corners, missing)

    def at_centre(self, _task: Task, missing: int) -> list[Way]:
        """Return the way over free spaces at the central fountain."""
        return self._among(self._city.at_centre, missing)

    def _among(self, cells: Iterable[int], missing: int) -> list[Way]:
        return [((missing, self._openings(cells)),)]

    def at_palms(self, _task: Task, missing: int) -> list[Way]:
        """Return the way over free spaces at palms; future palms may be planted beside members."""
        palms, bushes = self._state.palms, self._city.bushes_at
        cells = [cell for cell in self._open if not bushes[cell].isdisjoint(palms)]
        return [((missing, self._openings(cells) + self._rounds_left()),)]

    def _rounds_left(self) -> int:
        """Return the number of future palms, and of future fountains."""
        return self._left[RoundPart.H]

    # --- tasks that need one of each of several things

    def of_guilds(self, task: Task, _missing: int) -> list[Way]:
        """Return the way over free spaces of each guild with too few members."""
        wanted = task.threshold(self._players)
        needs = []
        for guild in GUILDS:
            cells = self._city.of_guild[guild]
            missing = wanted - len(self._mine.intersection(cells))
            if missing > 0:
                needs.append((missing, self._openings(cells)))
        return [tuple(needs)]

    def in_quarters(self, _task: Task, _missing: int) -> list[Way]:
        """Return the way over free spaces of each quarter without a member."""
        quarter = self._city.quarter
        held = {quarter(cell) for cell in self._mine}
        return [
            tuple(
                (1, self._openings([cell for cell in self._open if quarter(cell) == lacking]))
                for lacking in range(4)
                if lacking not in held
            )
        ]

    def at_different(self, _task: Task, missing: int) -> list[Way]:
        """Return the way over the fountains with most auctions, future fountains included."""
        return [tuple(sorted(self._fountains(), key=lambda need: -need[1])[:missing])]

    def at_all(self, _task: Task, _missing: int) -> list[Way]:
        """Return the way over all fountains without a member, future fountains included."""
        return [tuple(self._fountains())]

    def _fountains(self) -> list[Need]:
        numbers = at_fountains(self._state, self._seat)
        beside = [self._city.at_centre]
        beside += [self._city.beside[built.site] for built in self._state.fountains]
        found = [
            (1, self._openings(cells))
            for number, cells in zip(numbers, beside, strict=True)
            if not number
        ]
        coming = range(self._rounds_left())
        return found + [(1, _PLACES_OF_A_ROUND * later + 1) for later in coming]

    def at_one(self, _task: Task, missing: int) -> list[Way]:
        """Return a way for each built fountain, and one for a future fountain."""
        wanted = missing + max(at_fountains(self._state, self._seat)[1:], default=0)
        ways: list[Way] = [
            ((wanted - number, self._openings(self._city.beside[built.site])),)
            for built, number in zip(
                self._state.fountains, at_fountains(self._state, self._seat)[1:], strict=True
            )
        ]
        return [*ways, ((wanted, _AT_A_NEW_ONE * self._rounds_left()),)]

    def of_goods(self, _task: Task, missing: int) -> list[Way]:
        """Return the way over the guilds whose goods the player lacks and the supply still has."""
        goods, supply = self._state.players[self._seat].goods, self._state.supply
        rows = zip(goods, supply, self._auctions, strict=True)
        openings = sum(not has and bool(left and to_come) for has, left, to_come in rows)
        return [((missing, openings),)]

    # --- tasks for members in a shape

    def in_shape(self, task: Task, _missing: int) -> list[Way]:
        """Return a way for each shape without a rival's member."""
        least = task.threshold(self._players)
        shapes = _shapes(self._city, task.kind, least)
        reachable = self._open | self._mine
        return [self._filled(shape) for shape in shapes if reachable.issuperset(shape)]

    def _filled(self, shape: tuple[int, ...]) -> Way:
        space, mine = self._city.space, self._mine
        lacking = [space(cell).guild.place for cell in shape if cell not in mine]
        return tuple((lacking.count(place), self._auctions[place]) for place in {*lacking})


def _city_and_fountains(state: State) -> Hashable:
    sites = tuple([built.site for built in state.fountains])
    return tuple(state.city), state.palms, sites


def _council_and_figure(state: State) -> Hashable:
    return state.council, state.assistants, state.figure


def _purses(state: State) -> Hashable:
    return state.supply, *[(player.coins, player.goods) for player in state.players]


@lru_cache(maxsize=16_384)
def _known_there(
    _table: Table, _seat: int, _time: tuple[int, RoundPart], _deciding: Hashable
) -> dict[Task, TaskProspect]:
    """Return a place for prospects: the same one whenever all that decides them is the same.

    Imagined worlds differ in what is hidden, and come to the same cities again and again.
    """
    return {}


@lru_cache(maxsize=64)
def _parts_left(number: int, part: RoundPart) -> dict[RoundPart, int]:
    """Return how often each part of a round comes after the given part of the given round."""
    now = _ORDER[part]
    return {other: ROUNDS - number + (place > now) for other, place in _ORDER.items()}


@lru_cache(maxsize=256)
def _auctions_left(table: Table, number: int, part: RoundPart) -> tuple[int, ...]:
    """Return the number of each guild's auctions after the given part of the given round."""
    found = [0] * len(GUILDS)
    now = _ORDER[part]
    for later in range(number, ROUNDS + 1):
        for other in GUILD_PARTS:
            if later > number or _ORDER[other] > now:
                found[table.guild(later, other).place] += 1
    return tuple(found)


@lru_cache(maxsize=64)
def _shapes(city: City, kind: TaskKind, length: int) -> _Shapes:
    """Return the cells of each square, or of each line of the given length."""
    if kind is TaskKind.SQUARE:
        offsets: list[tuple[tuple[int, int], ...]] = [((0, 0), (0, 1), (1, 0), (1, 1))]
    else:
        ways = _ROW if kind is TaskKind.ROW else _DIAGONAL
        offsets = [tuple((down * k, right * k) for k in range(length)) for down, right in ways]
    spaces = frozenset(city.spaces)
    found = []
    for first in city.spaces:
        row, column = divmod(first, city.width)
        for offset in offsets:
            cells = [city.at(row + down, column + right) for down, right in offset]
            shape = tuple(cell for cell in cells if cell is not None and cell in spaces)
            if len(shape) == len(offset):
                found.append(shape)
    return tuple(found)


_ORDER = {part: place for place, part in enumerate(RoundPart)}
_MARKETS = (RoundPart.B, RoundPart.C, RoundPart.D, RoundPart.E, RoundPart.F)
_TURNED_BY: dict[TaskKind, tuple[RoundPart, ...]] = {
    TaskKind.SEAT: (RoundPart.A,),
    TaskKind.FIGURE: AUCTIONS,
    TaskKind.COUNCIL: (RoundPart.A, *GUILD_PARTS, RoundPart.E),
    TaskKind.MOST: GUILD_PARTS,
    TaskKind.STOCKED: _MARKETS,
    TaskKind.RICHER: _MARKETS,
    TaskKind.RICHEST: _MARKETS,
}
_WAYS: dict[TaskKind, Callable[[TaskProspects, Task, int], list[Way]]] = {
    TaskKind.PRICE: TaskProspects.of_price,
    TaskKind.GUILD: TaskProspects.of_guild,
    TaskKind.GUILDS: TaskProspects.of_guilds,
    TaskKind.SQUARE: TaskProspects.in_shape,
    TaskKind.ROW: TaskProspects.in_shape,
    TaskKind.DIAGONAL: TaskProspects.in_shape,
    TaskKind.WALL: TaskProspects.at_wall,
    TaskKind.CORNERS: TaskProspects.in_corners,
    TaskKind.FOUNTAINS: TaskProspects.at_different,
    TaskKind.ALL_FOUNTAINS: TaskProspects.at_all,
    TaskKind.GOODS: TaskProspects.of_goods,
    TaskKind.CENTRE: TaskProspects.at_centre,
    TaskKind.ONE_FOUNTAIN: TaskProspects.at_one,
    TaskKind.PALMS: TaskProspects.at_palms,
    TaskKind.QUARTERS: TaskProspects.in_quarters,
}
_DECIDING: Mapping[TaskKind, Callable[[State], Hashable]] = (
    dict.fromkeys(TaskKind, _city_and_fountains)
    | dict.fromkeys((TaskKind.SEAT, TaskKind.FIGURE, TaskKind.COUNCIL), _council_and_figure)
    | dict.fromkeys(
        (
            TaskKind.RICHER,
            TaskKind.STOCKED,
            TaskKind.RICHEST,
            TaskKind.POOR,
            TaskKind.EMPTY,
            TaskKind.GOODS,
        ),
        _purses,
    )
)
"""The facts that decide the prospects of each kind of task, beside the time."""
