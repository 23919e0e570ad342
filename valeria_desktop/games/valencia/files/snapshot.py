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
from valeria_desktop.games.valencia.files.playable import problems
from valeria_desktop.games.valencia.rules.arrange import arrange, faults, is_arrangement
from valeria_desktop.games.valencia.rules.game import Game
from valeria_desktop.games.valencia.rules.model.catalog import Board, Fountain, Task
from valeria_desktop.games.valencia.rules.model.player import Goods, Player
from valeria_desktop.games.valencia.rules.model.state import State
from valeria_desktop.games.valencia.rules.model.table import Table
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.rules.setup_check import check
from valeria_desktop.games.valencia.rules.steps import STEPS, Step
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from cattrs import Converter

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog


@frozen
class LaidTable:
    """The layout of a table; a seed can't stand for it, as an imagined game has another one."""

    setup: Setup
    quarters: tuple[str, ...]
    boards: tuple[Board, ...]
    fountains_of_rounds: tuple[Fountain, ...]
    seed: Seed


_NAMES = {kind.__name__: kind for kind in (Player, Step, Table, Task)}
Snapshot, _OF_STATE = snapshot_of(LaidTable, State, {**_NAMES, "Goods": Goods})
"""The plain data of a state and of its table's layout."""


@cache
def _converter(catalog: Catalog) -> Converter:
    converter = bounded(strict_converter(omit_defaults=True))
    register_tags(converter, Step, STEPS)
    for kind, things in (
        (Task, catalog.tasks),
        (Fountain, catalog.fountains),
        (Board, catalog.boards),
    ):
        _register_things(converter, kind, {thing.id: thing for thing in things})
    return converter


def _register_things(converter: Converter, kind: type[Any], known: dict[str, Any]) -> None:
    """Have a converter write the things of a catalogue as their ids."""

    def structure(value: object, _: object) -> object:
        if not isinstance(value, str) or value not in known:
            raise ValueError(f"there is no {kind.__name__.lower()} {quoted(value)}")
        return known[value]

    converter.register_structure_hook(kind, structure)
    converter.register_unstructure_hook(kind, lambda thing: thing.id)


def dump(game: Game) -> dict[str, Any]:
    """Return the whole truth of a game as plain data."""
    state = game.snapshot()
    table = state.table
    snapshot = Snapshot(
        setup=table.setup,
        quarters=table.city.quarters,
        boards=table.boards,
        fountains_of_rounds=table.fountains,
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
    setup = snapshot.setup
    try:
        check(setup, snapshot.seed)
    except SetupError as error:
        raise SnapshotError(f"The snapshot can't be played: setup: {error}") from error
    plan = catalog.plan_for(setup.players)
    if not is_arrangement(plan, snapshot.quarters):
        raise SnapshotError("The snapshot can't be played: quarters must be a side of each tile.")
    city = arrange(plan, snapshot.quarters)
    if next(faults(city), None) is not None:
        raise SnapshotError("The snapshot can't be played: quarters don't make a city.")
    return Table(
        catalog=catalog,
        setup=setup,
        city=city,
        boards=snapshot.boards,
        fountains=snapshot.fountains_of_rounds,
    )
