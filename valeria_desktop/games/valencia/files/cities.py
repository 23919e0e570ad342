"""The data file of cities: its tiles must fit, its first city have no faults (VA50, VA51)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.content.entries import FilePlace, check_ids, read_entries
from valeria_desktop.games.valencia.rules.arrange import (
    INNER_CORNER,
    LETTERS,
    QUARTERS,
    SITE,
    SITES,
    faults,
    first_city,
    is_arrangement,
)
from valeria_desktop.games.valencia.rules.model.catalog import CityPlan, Quarter, QuarterSide
from valeria_desktop.kernel.errors import CatalogError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from valeria_desktop.content.entries import FileEntry

_SIZES = {(2,): (6, 6), (3,): (8, 6), (4, 5): (10, 6)}
"""Width and height of the city in cells, by the numbers of players."""
_SIDES = 2
_SITES_OF_A_SIDE = 2
_SPACE = re.compile(f"[{''.join(LETTERS)}][0-5]")
_EXAMPLE = f"a letter of {' '.join(LETTERS)} with a price from 0 to 5, or {SITE}"


def read_plans(file: Path) -> tuple[CityPlan, ...]:
    """Return the plans of the cities of all sizes, read from a file."""
    entries = read_entries(file, "city", CityPlan)
    for entry in entries:
        _check_size(entry)
    found = [entry.value.players for entry in entries]
    for players in _SIZES:
        if found.count(players) != 1:
            words = f"there are {found.count(players)} cities for {list(players)} players"
            raise CatalogError(f"{file.name}: {words}; there must be one.")
    quarters = [quarter for entry in entries for quarter in entry.value.quarters]
    check_ids([FilePlace(file.name, "quarter", quarter.id) for quarter in quarters])
    check_ids([FilePlace(file.name, "side", side.id) for tile in quarters for side in tile.sides])
    for entry in entries:
        _check_plan(entry)
    return tuple(entry.value for entry in entries)


def _check_size(entry: FileEntry[CityPlan]) -> None:
    plan = entry.value
    if plan.players not in _SIZES:
        known = ", ".join(str(list(players)) for players in _SIZES)
        raise entry.place.error("players", f"must be one of {known}, not {list(plan.players)}")
    width, height = _SIZES[plan.players]
    if plan.width != width:
        raise entry.place.error("width", f"must be {width}, not {plan.width}")
    if plan.height != height:
        raise entry.place.error("height", f"must be {height}, not {plan.height}")


def _check_plan(entry: FileEntry[CityPlan]) -> None:
    plan = entry.value
    if len(plan.quarters) != QUARTERS:
        raise entry.place.error("quarters", f"must be {QUARTERS}, not {len(plan.quarters)}")
    for quarter in plan.quarters:
        _check_quarter(FilePlace(entry.place.file, "quarter", quarter.id), quarter, plan)
    found = sorted(_sites_of(quarter.sides[0]) for quarter in plan.quarters)
    lacking = _SITES_OF_A_SIDE * QUARTERS - SITES[plan.width]
    wanted = [_SITES_OF_A_SIDE - 1] * lacking + [_SITES_OF_A_SIDE] * (QUARTERS - lacking)
    if found != wanted:
        sentence = f"must have {_listed(wanted)} fountain sites, not {_listed(found)}"
        raise entry.place.error("quarters", sentence)
    if not is_arrangement(plan, plan.first):
        raise entry.place.error("first", "must name one side of each of the four quarters")
    for fault in faults(first_city(plan)):
        raise entry.place.error("first", fault)


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


# A tile


def _check_quarter(place: FilePlace, quarter: Quarter, plan: CityPlan) -> None:
    place.check_id(quarter.id)
    if len(quarter.sides) != _SIDES:
        raise place.error("sides", f"must be {_SIDES}, not {len(quarter.sides)}")
    for side in quarter.sides:
        where = FilePlace(place.file, "side", side.id)
        where.check_id(side.id)
        _check_rows(where, side, plan.width // 2, plan.height // 2)
        _check_sites(where, side)
    front, back = map(_sites_of, quarter.sides)
    if front != back:
        sentence = f"must have as many fountain sites on both sides, not {front} and {back}"
        raise place.error("sides", sentence)


def _sites_of(side: QuarterSide) -> int:
    return sum(row.split().count(SITE) for row in side.rows)


def _check_rows(place: FilePlace, side: QuarterSide, width: int, height: int) -> None:
    if len(side.rows) != height:
        raise place.error("rows", f"must be {height}, not {len(side.rows)}")
    for number, row in enumerate(side.rows):
        field, cells = f"rows[{number}]", row.split()
        if len(cells) != width:
            raise place.error(field, f"must have {width} cells, not {len(cells)}: {quoted(row)}")
        for column, cell in enumerate(cells):
            is_inner = (number, column) == (height - 1, width - 1)
            if is_inner and cell != INNER_CORNER:
                sentence = f"must be {INNER_CORNER}, where the central fountain lies"
                raise place.error(field, f"the last cell {sentence}, not {quoted(cell)}")
            if not is_inner and cell != SITE and not _SPACE.fullmatch(cell):
                raise place.error(field, f"a cell must be {_EXAMPLE}, not {quoted(cell)}")


def _check_sites(place: FilePlace, side: QuarterSide) -> None:
    """Check that a side's fountain sites are allowed in every corner of the city (VA50)."""
    rows = [row.split() for row in side.rows]
    found = [(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == SITE]
    low, right = len(rows) - 1, len(rows[0]) - 1
    for at, (row, column) in enumerate(found):
        if row + column <= 1:
            raise place.error(f"rows[{row}]", "a fountain site is at the corner of the city")
        if (low - row) + (right - column) == 1:
            raise place.error(f"rows[{row}]", "a fountain site is beside the central fountain")
        if any(abs(row - r) + abs(column - c) == 1 for r, c in found[:at]):
            raise place.error(f"rows[{row}]", "a fountain site is beside another one")
