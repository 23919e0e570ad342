"""Snapshots: a whole game as plain data, at any decision."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.content.checks import Seed, bounded
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.content.snapshots import Snapshots, check_setup, register_things, unplayable
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


@cache
def _converter(catalog: Catalog) -> Converter:
    converter = bounded(strict_converter(omit_defaults=True))
    register_tags(converter, Step, STEPS)
    register_things(converter, Task, {task.id: task for task in catalog.tasks})
    register_things(converter, Fountain, {each.id: each for each in catalog.fountains})
    register_things(converter, Board, {board.id: board for board in catalog.boards})
    return converter


def _laid(table: Table) -> dict[str, Any]:
    return {
        "quarters": table.city.quarters,
        "boards": table.boards,
        "fountains_of_rounds": table.fountains,
    }


def _lay_out(snapshot: LaidTable, catalog: Catalog) -> Table:
    """Return the table of a snapshot's layout."""
    setup = snapshot.setup
    check_setup(lambda: check(setup, snapshot.seed))
    plan = catalog.plan_for(setup.players)
    if not is_arrangement(plan, snapshot.quarters):
        raise unplayable("quarters must be a side of each tile")
    city = arrange(plan, snapshot.quarters)
    if next(faults(city), None) is not None:
        raise unplayable("quarters don't make a city")
    return Table(
        catalog=catalog,
        setup=setup,
        city=city,
        boards=snapshot.boards,
        fountains=snapshot.fountains_of_rounds,
    )


_NAMES = {kind.__name__: kind for kind in (Player, Step, Table, Task)}
SNAPSHOTS: Snapshots[Game, Catalog] = Snapshots(
    game=Game,
    layout=LaidTable,
    state=State,
    names={**_NAMES, "Goods": Goods},
    converter=_converter,
    laid=_laid,
    lay_out=_lay_out,
    problems=problems,
)
dump = SNAPSHOTS.dump
restore = SNAPSHOTS.restore
