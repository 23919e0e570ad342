"""The files of the ring and the castle (WK5, WK51, WK54, WK60 to WK63)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import field, frozen
from attrs.validators import ge

from valeria_desktop.content.tables import check_name, made
from valeria_desktop.games.viscounts.files.entries import TableFile, check_has_no_papers, entry_of
from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.catalog import Tier, WorkerPrice
from valeria_desktop.games.viscounts.rules.model.effect import Effect
from valeria_desktop.games.viscounts.rules.model.kinds import Lane
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS, SPOTS_OF_A_SEGMENT
from valeria_desktop.games.viscounts.rules.model.things import (
    Exchange,
    Kind,
    Link,
    Manuscript,
    Section,
    Segment,
    Source,
    Spot,
    Townsfolk,
)
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from valeria_desktop.content.entries import FileEntry

_IDS = ["A", "B", "C", "D", "E"]
_OUTER = (Lane.LEFT, Lane.RIGHT)
_SIDES = (1, 2)
_LINKS = 20
_TIERS, _PRICES = 3, 4


@frozen(kw_only=True)
class PrintedTownsfolk:
    """The townsfolk printed under a stack, as a file has it (WK40)."""

    silver: int = field(validator=ge(1))
    icons: Icons
    corner: Effect
    source: Source = Source.FACT


@frozen(kw_only=True)
class PrintedManuscript:
    """The manuscript printed under a stack, as a file has it (WK71)."""

    clerics: int = field(validator=ge(1))
    immediate: Effect
    source: Source = Source.FACT


@frozen(kw_only=True)
class LinkEntry:
    """A link, as a file has it; its goal 0 is spot 1 of the next segment (WK54)."""

    start: int
    goal: int
    effect: Effect
    source: Source = Source.FACT


@frozen(kw_only=True)
class TradeEntry:
    """A trade of one side of the board, as a file has it (WK42)."""

    side: int
    path: Lane
    merchants: int = field(validator=ge(1))
    effect: Effect
    source: Source = Source.FACT


@frozen(kw_only=True)
class SegmentEntry:
    """A segment, as a file has it."""

    id: str
    name: str
    starts: dict[Lane, int]
    river_after: int
    """Number of spots left of the river."""
    spots: tuple[Effect, ...]
    links: tuple[LinkEntry, ...]
    townsfolk: PrintedTownsfolk
    manuscript: PrintedManuscript
    trades: tuple[TradeEntry, ...]
    source: Source = Source.FACT
    note: str = ""


def _check_segment(entry: FileEntry[SegmentEntry]) -> None:
    check_name(entry)
    check_has_no_papers(entry, "townsfolk", entry.value.townsfolk.corner)
    _check_links(entry)
    there = [(trade.side, trade.path) for trade in entry.value.trades]
    if sorted(there) != [(side, path) for side in _SIDES for path in _OUTER]:
        sentence = "must be one for the left and one for the right path of each side"
        raise entry.place.error("trades", sentence)


def _check_links(entry: FileEntry[SegmentEntry]) -> None:
    pairs = [(link.start, link.goal) for link in entry.value.links]
    inside = [(start, start + 1) for start in range(1, SPOTS_OF_A_SEGMENT)]
    for pair in pairs:
        if pair not in [*inside, (SPOTS_OF_A_SEGMENT, 0)] or pairs.count(pair) > 1:
            sentence = f"none leads from {pair[0]} to {pair[1]}, or it is there twice"
            raise entry.place.error("links", sentence)
    if (SPOTS_OF_A_SEGMENT, 0) not in pairs:
        raise entry.place.error("links", "one must lead to the next segment, from the last spot")


def _check_ring(file: Path, entries: list[FileEntry[SegmentEntry]]) -> None:
    """Check what holds of all segments together: start numbers once each, and 20 links."""
    seen: set[int] = set()
    for entry in entries:
        starts = entry.value.starts
        if set(starts) != set(_OUTER):
            raise entry.place.error("starts", "must be a number for 'left' and one for 'right'")
        for number in starts.values():
            if number in seen or not 1 <= number <= len(_OUTER) * SEGMENTS:
                most = len(_OUTER) * SEGMENTS
                raise entry.place.error("starts", f"must be 1 to {most} in all, not {number} here")
            seen.add(number)
    links = sum(len(entry.value.links) for entry in entries)
    if links != _LINKS:
        raise CatalogError(f"{file.name}: there are {links} links, not {_LINKS}.")


SEGMENTS_FILE = TableFile(
    heading="segment",
    kind=SegmentEntry,
    number=SEGMENTS,
    what="segments",
    entry=SegmentEntry,
    once=("id", _IDS),
    spans={"river_after": (1, SPOTS_OF_A_SEGMENT - 1)},
    lengths={"spots": SPOTS_OF_A_SEGMENT},
    check=_check_segment,
    check_all=_check_ring,
)


def read_segments(file: Path) -> tuple[Segment, ...]:
    """Return the segments of a file, in the order of their ids."""
    return tuple(map(_segment, sorted(SEGMENTS_FILE.read(file), key=lambda each: each.id)))


def _segment(read: SegmentEntry) -> Segment:
    spots = tuple(
        Spot(f"{read.id}.{number}", read.name, number, _side(read, number), effect)
        for number, effect in enumerate(read.spots, start=1)
    )
    townsfolk, manuscript = read.townsfolk, read.manuscript
    return Segment(
        id=read.id,
        name=read.name,
        starts=read.starts,
        spots=spots,
        links=tuple(_link(read, each) for each in read.links),
        townsfolk=Townsfolk(
            f"printed-{read.id}",
            f"townsfolk of the {read.name}",
            Kind.PRINTED,
            townsfolk.silver,
            townsfolk.icons,
            corner=townsfolk.corner,
            source=townsfolk.source,
        ),
        manuscript=Manuscript(
            f"printed-manuscript-{read.id}",
            manuscript.clerics,
            immediate=manuscript.immediate,
            source=manuscript.source,
        ),
        trades={side: _trades(read, side) for side in _SIDES},
    )


def _side(read: SegmentEntry, number: int) -> Lane:
    return Lane.LEFT if number <= read.river_after else Lane.RIGHT


def _link(read: SegmentEntry, link: LinkEntry) -> Link:
    goal = f"{read.id}{link.goal}" if link.goal else "next1"
    name = f"{read.id}{link.start}-{goal}"
    return made(Link, link, {"id": name, "segment": read.name})


def _trades(read: SegmentEntry, side: int) -> dict[Lane, Exchange]:
    return {
        trade.path: made(Exchange, trade, {"id": f"trade-{read.id}-{side}-{trade.path}"})
        for trade in read.trades
        if trade.side == side
    }


# --- the castle


SECTIONS = TableFile(
    heading="section",
    kind=Section,
    number=SEGMENTS,
    what="sections",
    entry=entry_of(Section, "id", "number"),
    made=lambda _, number: {"id": f"section-{number}", "number": number},
)


def _check_limits(_: Path, entries: list[FileEntry[Any]]) -> None:
    *outer, third = entries
    for entry in outer:
        if entry.value.limit < 1:
            raise entry.place.error("limit", "must be at least 1")
    if third.value.limit:
        raise third.place.error("limit", "must not be here: the third tier has none")


TIERS = TableFile(
    heading="tier",
    kind=Tier,
    number=_TIERS,
    what="tiers",
    entry=entry_of(Tier),
    gains=("bumped", "entered"),
    check_all=_check_limits,
)


def _check_prices(_: Path, entries: list[FileEntry[Any]]) -> None:
    for before, entry in pairwise(entries):
        for name in ("nobles", "workers"):
            if getattr(entry.value, name) <= getattr(before.value, name):
                raise entry.place.error(name, "must be more than in the entry before")


WORKERS = TableFile(
    heading="workers",
    kind=WorkerPrice,
    number=_PRICES,
    what="prices of workers",
    entry=entry_of(WorkerPrice),
    spans={"nobles": (1, 99), "workers": (1, 20)},
    check_all=_check_prices,
)
