"""A save with a random change is refused in one sentence, or it can be played to its end."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.valencia.catalogue import CATALOG, VERBS
from tests.games.valencia.invariants import SETUPS, check, play_on
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valencia.files.snapshot import dump, restore
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.setup import Setup

Path = tuple[str | int, ...]
Data = dict[str, Any]
ODD: list[Any] = [0, 1, -1, 5, 20, 10**30, 1.5, True, None, "", "x", [], [0], [[]], {}]


def paths_of(value: object, path: Path = ()) -> list[Path]:
    """Return the paths to everything in a snapshot."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [p for key, item in items for p in [(*path, key), *paths_of(item, (*path, key))]]
    return []


def at(data: Data, path: Path) -> Any:  # noqa: ANN401 - whatever lies there
    """Find what lies at a path."""
    found: Any = data
    for key in path:
        found = found[key]
    return found


def spoil(data: Data, other: Data, chance: Random) -> Data:
    """Leave something out, or put something else in its place: odd, neighbouring or foreign."""
    copy: Data = json.loads(json.dumps(data))
    paths = paths_of(copy)
    field = chance.choice(sorted(copy))  # else cards of decks would be nearly all that is spoiled
    path = chance.choice([path for path in paths if path[0] == field])
    inside, there = at(copy, path[:-1]), at(copy, path)
    kind = chance.randrange(7)
    if kind == 0:
        del inside[path[-1]]
    elif kind == 1:
        inside[path[-1]] = chance.choice(ODD)
    elif kind == 2 and type(there) is int:
        inside[path[-1]] = there + chance.choice([-1, 1])
    elif kind == 3 and isinstance(there, list) and there:
        there.append(chance.choice(there))
    elif kind == 4 and isinstance(there, list) and len(there) > 1:
        chance.shuffle(there)
    elif kind == 5 and field in other:
        copy[field] = other[field]
    else:
        inside[path[-1]] = at(copy, chance.choice(paths))
    return copy


def written(setup: Setup, seed: int, ahead: int) -> Data:
    """Play a game on and write it down."""
    game = VERBS.deal(setup, seed)
    play_on(game, Random(seed), ahead)
    data: Data = json.loads(json.dumps(dump(game)))
    return data


@pytest.mark.slow
@given(
    SETUPS,
    st.integers(0, 1 << 40),
    st.integers(0, 250),
    st.integers(0, 250),
    st.randoms(use_true_random=True),
)
@settings(deadline=None, max_examples=30, derandomize=True)
def test_a_spoiled_save_is_refused_or_can_be_played(
    setup: Setup, seed: int, ahead: int, otherwise: int, chance: Random
) -> None:
    data, other = written(setup, seed, ahead), written(setup, seed, otherwise)
    for _ in range(12):
        try:
            loaded = restore(spoil(data, other, chance), CATALOG)
        except SnapshotError as error:
            assert str(error).startswith("The snapshot can't be ")  # noqa: PT017 - or it plays
            assert str(error).endswith(".")  # noqa: PT017
            assert "\n" not in str(error)  # noqa: PT017
            continue
        for seat in loaded.seats:
            assert imagine(loaded.view(seat), Stream(1)).view(seat) == loaded.view(seat)
        for _ in range(3):
            play_on(loaded, Random(seed), 1)
            check(restore(dump(loaded), CATALOG))
        play_on(loaded, Random(seed), 3000)
        check(loaded)
        assert loaded.is_over
