"""A whole game as plain data at any decision, and its hash."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from cattrs import Converter

from valeria_desktop.content.checks import Seed, bounded
from valeria_desktop.content.codec import register_tags
from valeria_desktop.content.snapshots import (
    SnapshotError,
    digest_of,
    read_snapshot,
    refuse_first,
    snapshot_of,
)
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.files.playable import problems
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.modes import cards_of, lay_out
from valeria_desktop.games.valeria.rules.setup import CUSTOM, Setup, Solo
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.games.valeria.rules.turn.steps import STEPS, Step
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog


@frozen
class LaidTable:
    """The part of a state's table that the set-up alone doesn't determine.

    The areas, citizens and domains of the preset "random" come from the seed. They are written all
    the same: an imagined game has another seed than its table, and a later version of the program
    may draw other cards.
    """

    setup: Setup
    areas: tuple[str, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    seed: Seed


Snapshot, _OF_STATE = snapshot_of(LaidTable, State, {"Table": Table, "Step": Step})
"""A state, and the parts that determine its table."""
_OF_TABLE = ("areas", "citizens", "domains")


@cache
def _converter(catalog: Catalog) -> Converter:
    converter = bounded(make_converter(catalog))
    register_tags(converter, Step, STEPS)
    converter.register_structure_hook_func(lambda kind: kind == tuple[int, int], _two_numbers)
    return converter


def _two_numbers(value: object, _: object) -> tuple[int, int]:
    match value:
        case [int(first), int(second)] if type(first) is type(second) is int:
            return first, second
    raise ValueError(f"must be two whole numbers, not {quoted(value)}")


def dump(game: Game) -> dict[str, Any]:
    """Return the whole truth of a game as plain data."""
    state = game.snapshot()
    table = state.table
    values = {name: getattr(state, name) for name in _OF_STATE}
    values |= {name: getattr(table, name) for name in _OF_TABLE}
    snapshot = Snapshot(setup=table.setup, **values)
    data: dict[str, Any] = _converter(table.catalog).unstructure(snapshot)
    return data


def restore(data: object, catalog: Catalog) -> Game:
    """Make a game from a snapshot; refuse an unplayable one with a sentence naming the field."""
    converter = _converter(cards_of(_solo_of(data), catalog))
    snapshot = read_snapshot(data, Snapshot, converter)
    table = _lay_out(snapshot, catalog)
    state = State(table=table, **{name: getattr(snapshot, name) for name in _OF_STATE})
    refuse_first(problems(state))
    agenda = state.agenda[:]
    game = Game(state)
    if state.agenda != agenda:
        raise SnapshotError("The snapshot can't be played: agenda asks what can't be answered.")
    game.collects_events = True
    return game


def _solo_of(data: object) -> Solo | None:
    """Return the snapshot's solo game, as its cards differ; errors are reported later."""
    setup = data.get("setup") if isinstance(data, dict) else None
    solo = setup.get("solo") if isinstance(setup, dict) else None
    return Solo(solo) if solo in list(Solo) else None


def _lay_out(snapshot: LaidTable, catalog: Catalog) -> Table:
    """Make the table with exactly the written areas, citizens and domains."""
    setup, seed = snapshot.setup, snapshot.seed
    kept = {card.id for card in snapshot.domains}
    left_out = [card.id for card in catalog.domains if card.id not in kept]
    as_written = evolve(
        setup,
        preset=CUSTOM,
        areas=snapshot.areas,
        citizens=() if setup.mixed else tuple(card.id for card in snapshot.citizens),
        without=tuple(left_out),
    )
    for field, asked_for in (("setup", setup), ("areas, citizens, domains", as_written)):
        try:
            check(asked_for, catalog, seed)
        except SetupError as error:
            raise SnapshotError(f"The snapshot can't be played: {field}: {error}") from error
    table = lay_out(as_written, catalog, seed)
    written = {name: getattr(snapshot, name) for name in _OF_TABLE}
    for name, cards in written.items():
        if sorted(map(_name, cards)) != sorted(map(_name, getattr(table, name))):
            raise SnapshotError(f"The snapshot can't be played: {name} don't fit the set-up.")
    return evolve(table, setup=setup, **written)


def _name(card: Card | str) -> str:
    return card if isinstance(card, str) else card.id


def digest(game: Game) -> str:
    """Return a hash of the whole truth: equal for equal games, on every machine."""
    return digest_of(dump(game))
