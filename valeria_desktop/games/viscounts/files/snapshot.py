"""Snapshots: a whole game as plain data, at any decision."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.content.checks import Seed, bounded
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.content.snapshots import Snapshots, check_setup, register_things, unplayable
from valeria_desktop.games.viscounts.files.playable import problems
from valeria_desktop.games.viscounts.rules.deal import make_ring
from valeria_desktop.games.viscounts.rules.game import Game
from valeria_desktop.games.viscounts.rules.model.effect import EFFECTS, POWERS, Effect, Item, Power
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.rules.model.state import State
from valeria_desktop.games.viscounts.rules.model.table import Pair, Table
from valeria_desktop.games.viscounts.rules.model.things import Segment
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.setup_check import check
from valeria_desktop.games.viscounts.rules.steps import STEPS, Step

if TYPE_CHECKING:
    from cattrs import Converter

    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog


@frozen
class LaidTable:
    """The layout of a table; a seed can't stand for it, as an imagined game has another one."""

    setup: Setup
    segments: tuple[Segment, ...]
    """The segments clockwise from position 0."""
    castle: int
    """The turn of the castle: section 1 faces the segment at this position (WK6)."""
    laid: tuple[Pair, ...]
    """The pairs laid out in the set-up (WK11)."""
    seed: Seed


@cache
def _converter(catalog: Catalog) -> Converter:
    converter = bounded(strict_converter(omit_defaults=True))
    register_tags(converter, Step, STEPS)
    register_tags(converter, Effect, EFFECTS)
    register_tags(converter, Power, POWERS)
    register_things(converter, Item, catalog.items)
    return converter


def _laid(table: Table) -> dict[str, Any]:
    castle = table.ring.sections.index(table.catalog.sections[0])
    return {"segments": table.ring.segments, "castle": castle, "laid": table.pairs}


def _lay_out(snapshot: LaidTable, catalog: Catalog) -> Table:
    """Return the table of a snapshot's layout."""
    setup, laid = snapshot.setup, snapshot.laid
    check_setup(lambda: check(setup, snapshot.seed))
    if len(set(snapshot.segments)) != SEGMENTS or len(snapshot.segments) != SEGMENTS:
        raise unplayable("segments must be all five")
    if not 0 <= snapshot.castle < SEGMENTS:
        raise unplayable("castle must be a position")
    number = setup.players + 1
    cards, heroes = {pair.card for pair in laid}, {pair.hero for pair in laid}
    if not (len(laid) == len(cards) == len(heroes) == number) or not heroes <= {*catalog.heroes}:
        raise unplayable(f"laid must be {number} pairs")
    ring = make_ring(catalog, snapshot.segments, setup.board_side, snapshot.castle)
    return Table(catalog, setup, ring, laid)


SNAPSHOTS: Snapshots[Game, Catalog] = Snapshots(
    game=Game,
    layout=LaidTable,
    state=State,
    names={"Step": Step, "Item": Item},
    converter=_converter,
    laid=_laid,
    lay_out=_lay_out,
    problems=problems,
)
dump = SNAPSHOTS.dump
restore = SNAPSHOTS.restore
