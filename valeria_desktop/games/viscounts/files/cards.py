"""The files of townsfolk, heroes, starters, manuscripts and player cards (WK3, WK7, WK8, WK11)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.files.effects import check_kinds
from valeria_desktop.games.viscounts.files.entries import (
    check_card_ids,
    check_each_once,
    check_name,
    check_number,
    check_span,
    entry_of,
    made,
    read_table,
)
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.rules.model.things import (
    Back,
    Kind,
    Manuscript,
    PlayerCard,
    Townsfolk,
)
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from valeria_desktop.content.entries import FileEntry

_NEUTRAL, _HEROES, _STARTERS = 68, 10, 8
_MOST_SILVER = 3
_BACKS = {Back.GREY: SEGMENTS, Back.BLACK: 6 * SEGMENTS}
"""Number of manuscripts with each back: one grey-backed and six others for each segment (WK8)."""
_CHEAPEST, _DEAREST = 3, 6
_STARTS = range(1, 11)
"""The numbers of the outer spaces (WK11)."""
_TIMES = ("immediate", "dropoff", "ongoing")


def read_townsfolk(file: Path) -> tuple[Townsfolk, ...]:
    """Return the neutral townsfolk of a file."""
    return _read(file, "townsfolk", "townsfolk", Kind.NEUTRAL, _NEUTRAL)


def read_heroes(file: Path) -> tuple[Townsfolk, ...]:
    """Return the heroes of a file."""
    return _read(file, "hero", "heroes", Kind.HERO, _HEROES)


def read_starters(file: Path) -> tuple[Townsfolk, ...]:
    """Return the starting cards of a file."""
    return _read(file, "starter", "starters", Kind.STARTER, _STARTERS)


def _read(file: Path, heading: str, what: str, kind: Kind, number: int) -> tuple[Townsfolk, ...]:
    entries = read_table(file, heading, entry_of(Townsfolk, "kind"))
    check_number(file, entries, what, number)
    check_card_ids(entries, what[0].upper())
    for entry in entries:
        _check_card(entry)
        if kind is not Kind.NEUTRAL and entry.value.corner is not None:
            raise entry.place.error("corner", "must not be here: nobody hires or dismisses it")
    return tuple(made(Townsfolk, entry.value, kind=kind) for entry in entries)


def _check_card(entry: FileEntry[Any]) -> None:
    check_name(entry)
    check_span(entry, "silver", 1, _MOST_SILVER)
    check_kinds(entry)
    times = [time for time in _TIMES if getattr(entry.value, time)]
    if len(times) > 1:
        raise entry.place.error(times[1], f"must not be here beside '{times[0]}'")


def read_manuscripts(file: Path) -> tuple[Manuscript, ...]:
    """Return the manuscripts of a file."""
    entries = read_table(file, "manuscript", entry_of(Manuscript))
    check_number(file, entries, "manuscripts", sum(_BACKS.values()))
    check_card_ids(entries, "M")
    for entry in entries:
        check_span(entry, "clerics", _CHEAPEST, _DEAREST)
        check_kinds(entry)
        if entry.value.ribbon is None:
            raise entry.place.error("ribbon", "is missing")
        if (entry.value.immediate is None) == (entry.value.end is None):
            raise entry.place.error("immediate", "must be here, or 'end', and not both")
    backs = Counter(entry.value.back for entry in entries)
    if backs != _BACKS:
        grey, wanted = backs[Back.GREY], _BACKS[Back.GREY]
        raise CatalogError(f"{file.name}: {grey} manuscripts have grey backs, not {wanted}.")
    return tuple(made(Manuscript, entry.value) for entry in entries)


def read_player_cards(file: Path) -> tuple[PlayerCard, ...]:
    """Return the player cards of a file."""
    entries = read_table(file, "player_card", entry_of(PlayerCard, "id"))
    check_number(file, entries, "player cards", len(_STARTS))
    check_each_once(entries, "number", _STARTS)
    for entry in entries:
        check_kinds(entry, is_set_up=True)
    return tuple(
        made(PlayerCard, entry.value, id=f"player-{entry.value.number}") for entry in entries
    )
