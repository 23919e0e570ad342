"""The files of players' boards, the track, and the papers (WK14, WK26, WK53, WK72, WK86, WK111)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from valeria_desktop.games.viscounts.files.effects import check_is_plain_gain, check_kinds
from valeria_desktop.games.viscounts.files.entries import (
    check_each_once,
    check_length,
    check_number,
    check_span,
    entry_of,
    made,
    read_table,
)
from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.catalog import Building, Numbers, PaperRules
from valeria_desktop.games.viscounts.rules.model.kinds import (
    BUILDING_TYPES,
    COPIES,
    RIBBONS,
    BuildingType,
    Paper,
)
from valeria_desktop.games.viscounts.rules.model.things import (
    BonusCard,
    Source,
    Square,
    TrackSpace,
)
from valeria_desktop.games.viscounts.rules.model.zones import LINE, TRACK
from valeria_desktop.games.viscounts.rules.setup import MAX_PLAYERS
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.content.entries import FileEntry

_RANKS = 3


def read_squares(file: Path) -> tuple[Square, ...]:
    """Return the squares of a player's board of a file, from left to right."""
    entries = read_table(file, "square", entry_of(Square, "id", "number"))
    for entry in entries:
        check_kinds(entry)
    fault = fault_of_squares(entry.value.building for entry in entries)
    if fault:
        raise CatalogError(f"{file.name}: {fault}.")
    return tuple(
        made(Square, entry.value, id=f"square-{number}", number=number)
        for number, entry in enumerate(entries, start=1)
    )


def fault_of_squares(buildings: Iterable[BuildingType]) -> str:
    """Return the fault of a board's squares in words; empty if it has three of each type (WK1)."""
    found = list(buildings)
    for kind in BUILDING_TYPES:
        if found.count(kind) != COPIES:
            return f"there are {found.count(kind)} squares of type '{kind}', not {COPIES}"
    return ""


@frozen(kw_only=True)
class SpaceEntry:
    """A card space of a board, as a file has it."""

    icons: Icons = field(factory=Icons)
    source: Source = Source.FACT
    note: str = ""


def read_spaces(file: Path) -> tuple[Icons, ...]:
    """Return the icons of a board's three card spaces of a file (WK26)."""
    entries = read_table(file, "space", SpaceEntry)
    check_number(file, entries, "spaces", LINE)
    return tuple(entry.value.icons for entry in entries)


def read_buildings(file: Path) -> tuple[Building, ...]:
    """Return the types of buildings of a file."""
    entries = read_table(file, "building", entry_of(Building))
    check_number(file, entries, "types of buildings", len(BUILDING_TYPES))
    check_each_once(entries, "type", list(BUILDING_TYPES))
    for entry in entries:
        check_span(entry, "builders", 1, 99)
        check_length(entry, "points", COPIES)
    return tuple(made(Building, entry.value) for entry in entries)


def read_track(file: Path) -> tuple[TrackSpace, ...]:
    """Return the spaces of the track of a file, from left to right."""
    entries = read_table(file, "space", entry_of(TrackSpace, "id", "number"))
    check_number(file, entries, "spaces", TRACK)
    for entry in entries:
        check_kinds(entry)
    return tuple(
        made(TrackSpace, entry.value, id=f"track-{number}", number=number)
        for number, entry in enumerate(entries, start=1)
    )


def read_bonuses(file: Path) -> tuple[BonusCard, ...]:
    """Return the cleric bonus cards of a file."""
    entries = read_table(file, "bonus", entry_of(BonusCard, "id"))
    check_number(file, entries, "bonus cards", len(RIBBONS))
    check_each_once(entries, "ribbon", list(RIBBONS))
    for entry in entries:
        check_kinds(entry)
    return tuple(
        made(BonusCard, entry.value, id=f"bonus-{entry.value.ribbon}") for entry in entries
    )


def read_papers(file: Path) -> tuple[PaperRules, ...]:
    """Return the rules of debts and deeds of a file."""
    entries = read_table(file, "paper", entry_of(PaperRules))
    check_number(file, entries, "kinds of papers", len(Paper))
    check_each_once(entries, "kind", list(Paper))
    for entry in entries:
        check_length(entry, "above", MAX_PLAYERS)
        check_length(entry, "ranks", _RANKS)
        check_is_plain_gain(entry, "when_flipped")
        _check_above(entry)
    return tuple(made(PaperRules, entry.value) for entry in entries)


def _check_above(entry: FileEntry[Any]) -> None:
    if min(entry.value.above) < 1:
        raise entry.place.error("above", "must be at least 1 each")


def read_numbers(file: Path) -> Numbers:
    """Return the numbers of the rules that stand on no card."""
    entries = read_table(file, "numbers", entry_of(Numbers))
    check_number(file, entries, "entries of numbers", 1)
    check_length(entries[0], "ribbons", len(RIBBONS))
    check_kinds(entries[0])
    return made(Numbers, entries[0].value)
