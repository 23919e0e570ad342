"""The files of townsfolk, heroes, starters, manuscripts and player cards (WK3, WK7, WK8, WK11)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from valeria_desktop.content.tables import Entry, check_name
from valeria_desktop.games.viscounts.files.entries import TableFile, entry_of
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.rules.model.things import (
    Back,
    Kind,
    Manuscript,
    PlayerCard,
    Townsfolk,
)
from valeria_desktop.kernel.errors import CatalogError

_BACKS = {Back.GREY: SEGMENTS, Back.BLACK: 6 * SEGMENTS}
"""Number of manuscripts with each back: one grey-backed and six others for each segment (WK8)."""
_STARTS = range(1, 11)
"""The numbers of the outer spaces (WK11)."""
_TIMES = ("immediate", "dropoff", "ongoing")


def _check_card(entry: Entry) -> None:
    check_name(entry)
    times = [time for time in _TIMES if getattr(entry.value, time)]
    if len(times) > 1:
        raise entry.place.error(times[1], f"must not be here beside '{times[0]}'")


def _check_own_card(entry: Entry) -> None:
    _check_card(entry)
    if entry.value.corner is not None:
        raise entry.place.error("corner", "must not be here: nobody hires or dismisses it")


def _cards(heading: str, what: str, kind: Kind, number: int) -> TableFile:
    return TableFile(
        heading=heading,
        kind=Townsfolk,
        number=number,
        what=what,
        entry=entry_of(Townsfolk, "kind"),
        made=lambda _entry, _number: {"kind": kind},
        ids=what[0].upper(),
        spans={"silver": (1, 3)},
        check=_check_card if kind is Kind.NEUTRAL else _check_own_card,
    )


TOWNSFOLK = _cards("townsfolk", "townsfolk", Kind.NEUTRAL, 68)
HEROES = _cards("hero", "heroes", Kind.HERO, 10)
STARTERS = _cards("starter", "starters", Kind.STARTER, 8)


def _check_manuscript(entry: Entry) -> None:
    if entry.value.ribbon is None:
        raise entry.place.error("ribbon", "is missing")
    if (entry.value.immediate is None) == (entry.value.end is None):
        raise entry.place.error("immediate", "must be here, or 'end', and not both")


def _check_backs(file: Path, entries: list[Entry]) -> None:
    backs = Counter(entry.value.back for entry in entries)
    if backs != _BACKS:
        grey, wanted = backs[Back.GREY], _BACKS[Back.GREY]
        raise CatalogError(f"{file.name}: {grey} manuscripts have grey backs, not {wanted}.")


MANUSCRIPTS = TableFile(
    heading="manuscript",
    kind=Manuscript,
    number=sum(_BACKS.values()),
    what="manuscripts",
    entry=entry_of(Manuscript),
    ids="M",
    spans={"clerics": (3, 6)},
    check=_check_manuscript,
    check_all=_check_backs,
)
PLAYER_CARDS = TableFile(
    heading="player_card",
    kind=PlayerCard,
    number=len(_STARTS),
    what="player cards",
    entry=entry_of(PlayerCard, "id"),
    made=lambda entry, _: {"id": f"player-{entry.number}"},
    once=("number", _STARTS),
    is_set_up=True,
)
