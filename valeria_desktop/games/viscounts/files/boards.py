"""The files of players' boards, the track, and the papers (WK14, WK26, WK53, WK72, WK86, WK111)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.content.tables import Entry
from valeria_desktop.games.viscounts.files.entries import TableFile, entry_of
from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.catalog import Building, Numbers, PaperRules
from valeria_desktop.games.viscounts.rules.model.kinds import (
    BUILDING_TYPES,
    COPIES,
    RIBBONS,
    BuildingType,
    Paper,
)
from valeria_desktop.games.viscounts.rules.model.things import BonusCard, Source, Square, TrackSpace
from valeria_desktop.games.viscounts.rules.model.zones import LINE, SQUARES, TRACK
from valeria_desktop.games.viscounts.rules.setup import MAX_PLAYERS
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from collections.abc import Iterable

_RANKS = 3


def fault_of_squares(buildings: Iterable[BuildingType]) -> str:
    """Return the fault of a board's squares in words; empty if it has three of each type (WK1)."""
    found = list(buildings)
    for kind in BUILDING_TYPES:
        if found.count(kind) != COPIES:
            return f"there are {found.count(kind)} squares of type '{kind}', not {COPIES}"
    return ""


def _check_squares(file: Path, entries: list[Entry]) -> None:
    fault = fault_of_squares(entry.value.building for entry in entries)
    if fault:
        raise CatalogError(f"{file.name}: {fault}.")


SQUARES_FILE = TableFile(
    heading="square",
    kind=Square,
    number=SQUARES,
    what="squares",
    entry=entry_of(Square, "id", "number"),
    made=lambda _, number: {"id": f"square-{number}", "number": number},
    check_all=_check_squares,
)


@frozen(kw_only=True)
class SpaceEntry:
    """A card space of a board, as a file has it (WK26)."""

    icons: Icons = field(factory=Icons)
    source: Source = Source.FACT
    note: str = ""


SPACES = TableFile(heading="space", kind=SpaceEntry, number=LINE, what="spaces", entry=SpaceEntry)
BUILDINGS = TableFile(
    heading="building",
    kind=Building,
    number=len(BUILDING_TYPES),
    what="types of buildings",
    entry=entry_of(Building),
    once=("type", BUILDING_TYPES),
    spans={"builders": (1, 99)},
    lengths={"points": COPIES},
)
TRACK_FILE = TableFile(
    heading="space",
    kind=TrackSpace,
    number=TRACK,
    what="spaces",
    entry=entry_of(TrackSpace, "id", "number"),
    made=lambda _, number: {"id": f"track-{number}", "number": number},
)
BONUSES = TableFile(
    heading="bonus",
    kind=BonusCard,
    number=len(RIBBONS),
    what="bonus cards",
    entry=entry_of(BonusCard, "id"),
    made=lambda entry, _: {"id": f"bonus-{entry.ribbon}"},
    once=("ribbon", RIBBONS),
)


def _check_above(entry: Entry) -> None:
    if min(entry.value.above) < 1:
        raise entry.place.error("above", "must be at least 1 each")


PAPERS = TableFile(
    heading="paper",
    kind=PaperRules,
    number=len(Paper),
    what="kinds of papers",
    entry=entry_of(PaperRules),
    once=("kind", tuple(Paper)),
    lengths={"above": MAX_PLAYERS, "ranks": _RANKS},
    gains=("when_flipped",),
    check=_check_above,
)
NUMBERS = TableFile(
    heading="numbers",
    kind=Numbers,
    number=1,
    what="entries of numbers",
    entry=entry_of(Numbers),
    lengths={"ribbons": len(RIBBONS)},
)


def read_spaces(file: Path) -> tuple[Icons, ...]:
    """Return the icons of a board's three card spaces of a file."""
    return tuple(space.icons for space in SPACES.read(file))


def read_numbers(file: Path) -> Numbers:
    """Return the numbers of the rules that stand on no card."""
    numbers: Numbers = NUMBERS.read(file)[0]
    return numbers
