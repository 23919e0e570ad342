"""Snapshots: a whole game as plain data, at any decision."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.content.checks import Seed, bounded
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.content.snapshots import (
    SnapshotError,
    read_snapshot,
    refuse_first,
    snapshot_of,
)
from valeria_desktop.games.viscounts.files.playable import problems
from valeria_desktop.games.viscounts.rules.deal import make_ring
from valeria_desktop.games.viscounts.rules.game import Game
from valeria_desktop.games.viscounts.rules.model.effect import (
    EFFECTS,
    POWERS,
    Effect,
    Item,
    Power,
)
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.rules.model.state import State
from valeria_desktop.games.viscounts.rules.model.table import Pair, Table
from valeria_desktop.games.viscounts.rules.model.things import Segment
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.setup_check import check
from valeria_desktop.games.viscounts.rules.steps import STEPS, Step
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.foreign import quoted

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


Snapshot, _OF_STATE = snapshot_of(LaidTable, State, {"Step": Step, "Item": Item})
"""The plain data of a state and of its table's layout."""


@cache
def _converter(catalog: Catalog) -> Converter:
    converter = bounded(strict_converter(omit_defaults=True))
    register_tags(converter, Step, STEPS)
    register_tags(converter, Effect, EFFECTS)
    register_tags(converter, Power, POWERS)
    _register_things(converter, catalog)
    return converter


def _register_things(converter: Converter, catalog: Catalog) -> None:
    """Have a converter write the things of a catalogue as their ids."""

    def structure(value: object, kind: type[Item]) -> Item:
        found = catalog.items.get(value) if isinstance(value, str) else None
        if not isinstance(found, kind):
            raise ValueError(f"there is no {kind.__name__.lower()} {quoted(value)}")  # noqa: TRY004 - one type of error for all faults
        return found

    def is_thing(kind: Any) -> bool:  # noqa: ANN401 - cattrs asks with whatever it meets
        return isinstance(kind, type) and issubclass(kind, Item)

    converter.register_structure_hook_func(is_thing, structure)
    converter.register_unstructure_hook_func(is_thing, lambda thing: thing.id)


def dump(game: Game) -> dict[str, Any]:
    """Return the whole truth of a game as plain data."""
    state = game.snapshot()
    table = state.table
    first = table.catalog.sections[0]
    snapshot = Snapshot(
        setup=table.setup,
        segments=table.ring.segments,
        castle=table.ring.sections.index(first),
        laid=table.pairs,
        **{name: getattr(state, name) for name in _OF_STATE},
    )
    data: dict[str, Any] = _converter(table.catalog).unstructure(snapshot)
    return data


def own_of(data: object) -> str:
    """Return the hash of a snapshot's own files; empty without them or in unreadable data."""
    setup = data.get("setup") if isinstance(data, dict) else None
    own = setup.get("own") if isinstance(setup, dict) else None
    return own if isinstance(own, str) else ""


def restore(data: object, catalog: Catalog) -> Game:
    """Return the game of a snapshot; a SnapshotError names the field that doesn't fit."""
    snapshot = read_snapshot(data, Snapshot, _converter(catalog))
    table = _lay_out(snapshot, catalog)
    state = State(table=table, **{name: getattr(snapshot, name) for name in _OF_STATE})
    refuse_first(problems(state))
    agenda = state.agenda[:]
    game = Game(state)
    if state.agenda != agenda:
        raise SnapshotError("The snapshot can't be played: agenda asks what can't be answered.")
    game.collects_events = True
    return game


def _lay_out(snapshot: LaidTable, catalog: Catalog) -> Table:
    """Return the table of a snapshot's layout."""
    setup, laid = snapshot.setup, snapshot.laid
    try:
        check(setup, snapshot.seed)
    except SetupError as error:
        raise SnapshotError(f"The snapshot can't be played: setup: {error}") from error
    if len(set(snapshot.segments)) != SEGMENTS or len(snapshot.segments) != SEGMENTS:
        raise SnapshotError("The snapshot can't be played: segments must be all five.")
    if not 0 <= snapshot.castle < SEGMENTS:
        raise SnapshotError("The snapshot can't be played: castle must be a position.")
    number = setup.players + 1
    cards, heroes = {pair.card for pair in laid}, {pair.hero for pair in laid}
    if not (len(laid) == len(cards) == len(heroes) == number) or not heroes <= {*catalog.heroes}:
        raise SnapshotError(f"The snapshot can't be played: laid must be {number} pairs.")
    ring = make_ring(catalog, snapshot.segments, setup.board_side, snapshot.castle)
    return Table(catalog, setup, ring, laid)
