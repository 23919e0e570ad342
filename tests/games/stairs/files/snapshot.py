"""Snapshots: a whole game of Stairs as plain data, at any decision."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen

from tests.games.stairs.rules.game import Game
from tests.games.stairs.rules.model.state import State
from tests.games.stairs.rules.model.table import Cards, Table
from tests.games.stairs.rules.setup import Setup, check
from tests.games.stairs.rules.turn import STEPS, Begin, Lay, Step
from valeria_desktop.content.checks import bounded
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.content.snapshots import Snapshots, check_setup
from valeria_desktop.kernel.zones import unbalanced, unfit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cattrs import Converter


@frozen
class Layout:
    """The ground of a table: its set-up alone."""

    setup: Setup


@cache
def _converter(_: Cards) -> Converter:
    converter = bounded(strict_converter(omit_defaults=True))
    register_tags(converter, Step, STEPS)
    return converter


def _lay_out(snapshot: Layout, deck: Cards) -> Table:
    check_setup(lambda: check(snapshot.setup, seed=0))
    return Table(snapshot.setup, deck)


def _problems(state: State) -> Iterator[str]:
    """Yield the faults of a state: those of its zones, and what hangs on the agenda."""
    yield from unfit(state)
    yield from unbalanced(state)
    if state.turn != len(state.stairs) + (not state.ending):
        yield "turn must be one for each card on the stairs"
    if state.agenda != ([] if state.ending else [Begin(), Lay()]):
        yield "agenda must ask for a card"


SNAPSHOTS: Snapshots[Game, Cards] = Snapshots(
    game=Game,
    layout=Layout,
    state=State,
    names={"Step": Step},
    converter=_converter,
    laid=lambda _: {},
    lay_out=_lay_out,
    problems=_problems,
)
dump = SNAPSHOTS.dump
restore = SNAPSHOTS.restore
