"""A whole game as plain data at any decision, and its hash."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen
from cattrs import BaseValidationError, Converter, transform_error

from valeria_desktop.content.codec import make_converter, register_tags
from valeria_desktop.engine.cards import Card
from valeria_desktop.engine.deal import lay_out
from valeria_desktop.engine.errors import ValeriaError
from valeria_desktop.engine.game import Game
from valeria_desktop.engine.setup import Setup, check
from valeria_desktop.engine.state import Player, State, Tokens
from valeria_desktop.engine.steps import STEPS, Step

if TYPE_CHECKING:
    from valeria_desktop.engine.catalog import Catalog


class SnapshotError(ValeriaError):
    """A snapshot that can't be read."""


@frozen
class Snapshot:
    """A state without its table, which the set-up and the seed give again."""

    setup: Setup
    seed: int
    first: int
    active: int
    turn: int
    dice: tuple[int, int]
    players: list[Player]
    stacks: list[tuple[Card, ...]]
    face_down: list[int]
    pile: tuple[Card, ...]
    known_pile: int
    tokens: tuple[Tokens, ...]
    draws: int
    agenda: list[Step]


@cache
def _converter(catalog: Catalog) -> Converter:
    converter = make_converter(catalog)
    register_tags(converter, Step, STEPS)
    return converter


def dump(game: Game) -> dict[str, Any]:
    """Write the whole truth of a game as plain data."""
    state = game.snapshot()
    names = [field for field in Snapshot.__slots__ if field not in {"setup", "__weakref__"}]
    values = {name: getattr(state, name) for name in names}
    snapshot = Snapshot(setup=state.table.setup, **values)
    data: dict[str, Any] = _converter(state.table.catalog).unstructure(snapshot)
    data["setup"]["variants"] = sorted(data["setup"]["variants"])
    return data


def restore(data: dict[str, Any], catalog: Catalog) -> Game:
    """Make the game again; what does not fit is refused by naming the field."""
    try:
        snapshot: Snapshot = _converter(catalog).structure(data, Snapshot)
    except BaseValidationError as error:
        problems = "; ".join(transform_error(error, path="snapshot"))
        message = f"The snapshot can't be read: {problems}."
        raise SnapshotError(message) from error
    check(snapshot.setup, catalog, snapshot.seed)
    names = [field for field in Snapshot.__slots__ if field not in {"setup", "__weakref__"}]
    values = {name: getattr(snapshot, name) for name in names}
    table = lay_out(snapshot.setup, catalog, snapshot.seed)
    game = Game(State(table=table, **values))
    game.collects_events = True
    return game


def digest(game: Game) -> str:
    """Give a hash of the whole truth: equal for equal games, on every machine."""
    text = json.dumps(dump(game), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
