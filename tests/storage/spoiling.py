"""Snapshots to spoil: one for each thing that can be wrong in a save."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from tests.option_sets import CATALOG
from tests.properties.players import Temper, pick
from valeria_desktop.games.valeria.files.snapshot import dump
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Variant

if TYPE_CHECKING:
    from collections.abc import Callable

Path = tuple[str | int, ...]
Data = dict[str, Any]
ALL = frozenset({Variant.MIXED, Variant.EVENTS})


def find(
    wanted: Callable[[Game], bool],
    variants: frozenset[Variant] = ALL,
    players: int = 3,
    edition: Edition = Edition.SECOND,
    **solo: Any,  # noqa: ANN401 - whatever a set-up may say of a solo game
) -> Data:
    """Play games until one comes to a decision of a kind, and write it down."""
    setup = Setup(players=players, variants=variants, edition=edition, **solo)
    for seed in range(200):
        game = new_game(setup, CATALOG, seed)
        chance = Random(seed)
        while True:
            if wanted(game):
                return written(game)
            if game.decision is None:
                break
            game.choose(pick(chance, game.decision, Temper.EAGER))
    raise AssertionError("no game comes to such a decision")


def written(game: Game) -> Data:
    """Write a game as the text of a save, and read the text."""
    data: Data = json.loads(json.dumps(dump(game)))
    return data


def at(data: Data, path: Path) -> Any:  # noqa: ANN401 - whatever lies there
    """Find what lies at a path."""
    found: Any = data
    for key in path:
        found = found[key]
    return found


def put(data: Data, path: Path, value: object) -> Data:
    """Return a snapshot with something else at a path."""
    copy: Data = json.loads(json.dumps(data))
    at(copy, path[:-1])[path[-1]] = value
    return copy


def without(data: Data, path: Path) -> Data:
    """Return a snapshot where something is missing."""
    copy: Data = json.loads(json.dumps(data))
    del at(copy, path[:-1])[path[-1]]
    return copy


def paths_of(value: object, path: Path = ()) -> list[Path]:
    """Return the paths to everything in a snapshot."""
    if isinstance(value, dict):
        return [
            p for key, item in value.items() for p in [(*path, key), *paths_of(item, (*path, key))]
        ]
    if isinstance(value, list):
        return [
            p
            for key, item in enumerate(value)
            for p in [(*path, key), *paths_of(item, (*path, key))]
        ]
    return []
