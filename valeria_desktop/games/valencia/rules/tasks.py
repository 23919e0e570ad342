"""The counts of all task cards, and their points (the table "Tasks" of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, GUILDS, NOBILITY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.state import State

_FEW = 10
"""Tasks 22 and 23 give this number minus the player's coins or goods."""
_FOR_EACH_ALONE = 2
_Count = "Callable[[State, int, Task], int]"


def cells_of(state: State, seat: int) -> list[int]:
    """Return the cells where a player's members stand."""
    return [cell for cell, owner in enumerate(state.city) if owner == seat]


def points_of(state: State, seat: int, task: Task) -> int:
    """Return the points of a task at the end: its points, their negative, or its count."""
    number = _COUNTS[task.kind](state, seat, task)
    if task.kind in COUNTED:
        return number
    is_fulfilled = number >= task.threshold(len(state.players))
    return task.points if is_fulfilled else -task.points


def progress_of(state: State, seat: int, task: Task) -> tuple[int, int]:
    """Return the present count of a task, and its threshold."""
    return _COUNTS[task.kind](state, seat, task), task.threshold(len(state.players))


# --- members in the city


def _of_price(state: State, seat: int, task: Task) -> int:
    space = state.table.city.space
    return sum(space(cell).price == task.price for cell in cells_of(state, seat))


def _of_guild(state: State, seat: int, task: Task) -> int:
    space = state.table.city.space
    return sum(space(cell).guild is task.guild for cell in cells_of(state, seat))


def _of_guilds(state: State, seat: int, _task: Task) -> int:
    space = state.table.city.space
    guilds = [space(cell).guild for cell in cells_of(state, seat)]
    return min(map(guilds.count, GUILDS))


def _in_a_line(state: State, seat: int, ways: Iterable[tuple[int, int]]) -> int:
    """Return the length of the longest line of a player's members in any of some directions."""
    city, mine = state.table.city, set(cells_of(state, seat))
    longest = 0
    for cell in mine:
        row, column = divmod(cell, city.width)
        for down, right in ways:
            length = 1
            while city.at(row + length * down, column + length * right) in mine:
                length += 1
            longest = max(longest, length)
    return longest


def _in_a_row(state: State, seat: int, _task: Task) -> int:
    return _in_a_line(state, seat, ((0, 1), (1, 0)))


def _in_a_diagonal(state: State, seat: int, _task: Task) -> int:
    return _in_a_line(state, seat, ((1, 1), (1, -1)))


def _in_a_square(state: State, seat: int, _task: Task) -> int:
    """Return the largest number of a player's members in any square of two by two cells."""
    city, mine = state.table.city, set(cells_of(state, seat))
    squares = (
        (row * city.width + column, row * city.width + column + 1)
        for row in range(city.height - 1)
        for column in range(city.width - 1)
    )
    return max(
        sum(cell in mine for cell in (left, right, left + city.width, right + city.width))
        for left, right in squares
    )


def _among(state: State, seat: int, cells: Iterable[int]) -> int:
    return sum(state.city[cell] == seat for cell in cells)


def _at_wall(state: State, seat: int, _task: Task) -> int:
    return _among(state, seat, state.table.city.at_wall)


def _in_corners(state: State, seat: int, _task: Task) -> int:
    return _among(state, seat, state.table.city.corners)


def _in_quarters(state: State, seat: int, _task: Task) -> int:
    return len(set(map(state.table.city.quarter, cells_of(state, seat))))


# --- fountains and palms


def at_fountains(state: State, seat: int) -> list[int]:
    """Return how many of a player's members stand at each fountain, the central one first."""
    city = state.table.city
    return [
        _among(state, seat, city.at_centre),
        *(_among(state, seat, city.beside[built.site]) for built in state.fountains),
    ]


def _at_different(state: State, seat: int, _task: Task) -> int:
    return sum(map(bool, at_fountains(state, seat)))


def _at_all(state: State, seat: int, _task: Task) -> int:
    return int(all(at_fountains(state, seat)))


def _at_centre(state: State, seat: int, _task: Task) -> int:
    return at_fountains(state, seat)[0]


def _at_one(state: State, seat: int, _task: Task) -> int:
    return max(at_fountains(state, seat)[1:], default=0)


def at_palms(state: State, seat: int) -> int:
    """Return how many of a player's members touch a palm."""
    palms, bushes = state.palms, state.table.city.bushes_at
    return sum(not bushes[cell].isdisjoint(palms) for cell in cells_of(state, seat))


def _at_palms(state: State, seat: int, _task: Task) -> int:
    return at_palms(state, seat)


# --- a player's things


def _neighbours(state: State, seat: int) -> set[int]:
    """Return the neighbours of a player; Nina is nobody's neighbour (VA40)."""
    players = len(state.players)
    return {(seat + 1) % players, (seat - 1) % players} - {seat}


def _richer(state: State, seat: int, _task: Task) -> int:
    mine = state.players[seat].coins
    return int(any(state.players[other].coins < mine for other in _neighbours(state, seat)))


def _stocked(state: State, seat: int, _task: Task) -> int:
    mine = sum(state.players[seat].goods)
    return int(any(sum(state.players[other].goods) < mine for other in _neighbours(state, seat)))


def _poor(state: State, seat: int, _task: Task) -> int:
    return max(0, _FEW - state.players[seat].coins)


def _empty(state: State, seat: int, _task: Task) -> int:
    return max(0, _FEW - sum(state.players[seat].goods))


def _goods(state: State, seat: int, _task: Task) -> int:
    return sum(map(bool, state.players[seat].goods))


def _is_first(numbers: list[int], seat: int) -> int:
    others = numbers[:seat] + numbers[seat + 1 :]
    return int(numbers[seat] > max(others))


def _richest(state: State, seat: int, _task: Task) -> int:
    return _is_first([player.coins for player in state.players], seat)


def _most(state: State, seat: int, _task: Task) -> int:
    return _is_first([state.city.count(other) for other in range(len(state.players))], seat)


def _on_council(state: State, seat: int, _task: Task) -> int:
    return state.on_council(seat)


def _on_high_seat(state: State, seat: int, _task: Task) -> int:
    return int(seat in {state.council[NOBILITY], state.council[CHURCH]})


def _has_figure(state: State, seat: int, _task: Task) -> int:
    return int(state.figure == seat)


# --- chains


def _chain(state: State, seat: int, _task: Task) -> int:
    """Return the length of the longest way over a player's members, each visited once."""
    steps, mine = state.table.city.steps, set(cells_of(state, seat))

    def longest(cell: int, left: set[int]) -> int:
        ways = (new for new in steps[cell] if new in left)
        return 1 + max((longest(new, left - {new}) for new in ways), default=0)

    return max((longest(cell, mine - {cell}) for cell in mine), default=0)


def _alone(state: State, seat: int, _task: Task) -> int:
    steps, city = state.table.city.steps, state.city
    alone = sum(all(city[other] != seat for other in steps[cell]) for cell in cells_of(state, seat))
    return _FOR_EACH_ALONE * alone


COUNTED = frozenset({TaskKind.POOR, TaskKind.EMPTY, TaskKind.CHAIN, TaskKind.ALONE})
"""Kinds of tasks that give a point for each thing they count, and never cost points."""
_COUNTS: dict[TaskKind, Callable[[State, int, Task], int]] = {
    TaskKind.PRICE: _of_price,
    TaskKind.GUILD: _of_guild,
    TaskKind.GUILDS: _of_guilds,
    TaskKind.SQUARE: _in_a_square,
    TaskKind.ROW: _in_a_row,
    TaskKind.DIAGONAL: _in_a_diagonal,
    TaskKind.WALL: _at_wall,
    TaskKind.CORNERS: _in_corners,
    TaskKind.FOUNTAINS: _at_different,
    TaskKind.ALL_FOUNTAINS: _at_all,
    TaskKind.RICHER: _richer,
    TaskKind.STOCKED: _stocked,
    TaskKind.POOR: _poor,
    TaskKind.EMPTY: _empty,
    TaskKind.GOODS: _goods,
    TaskKind.RICHEST: _richest,
    TaskKind.CENTRE: _at_centre,
    TaskKind.COUNCIL: _on_council,
    TaskKind.SEAT: _on_high_seat,
    TaskKind.ONE_FOUNTAIN: _at_one,
    TaskKind.PALMS: _at_palms,
    TaskKind.FIGURE: _has_figure,
    TaskKind.CHAIN: _chain,
    TaskKind.ALONE: _alone,
    TaskKind.QUARTERS: _in_quarters,
    TaskKind.MOST: _most,
}
