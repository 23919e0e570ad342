"""Saves with a random change: each is refused in one sentence, or can be played to its end."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.kernel.rules import Rules

Path = tuple[str | int, ...]
Data = dict[str, Any]
ODD: list[Any] = [0, 1, -1, 3, 5, 20, 10**30, 1.5, True, None, "", "x", "S01", [], [0], [[]], {}]


def paths_of(value: object, path: Path = ()) -> list[Path]:
    """Return the paths to everything in a snapshot."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [p for key, item in items for p in [(*path, key), *paths_of(item, (*path, key))]]
    return []


def at(data: Data, path: Path) -> Any:  # noqa: ANN401 - whatever lies there
    """Return the value at a path."""
    found: Any = data
    for key in path:
        found = found[key]
    return found


def spoil(data: Data, other: Data, chance: Random, often: Sequence[str] = ()) -> Data:
    """Leave something out, or put something else in its place: odd, neighbouring or foreign.

    All fields are spoiled alike, those named in `often` more: there more can be wrong.
    """
    copy: Data = json.loads(json.dumps(data))
    paths = paths_of(copy)
    field = chance.choice([*sorted(copy), *(name for name in often if name in copy)])
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


def check_spoiled(
    rules: Rules[Any],
    saves: tuple[Data, Data],
    seed: int,
    chance: Random,
    *,
    check: Callable[[Any], None],
    often: Sequence[str] = (),
) -> None:
    """Check that a save, spoiled in several ways, is refused or can be played to its end."""
    for _ in range(12):
        try:
            loaded = rules.restore(spoil(*saves, chance, often))
        except SnapshotError as error:
            assert str(error).startswith("The snapshot can't be ")  # noqa: PT017 - or it plays
            assert str(error).endswith(".")  # noqa: PT017
            assert "\n" not in str(error)  # noqa: PT017
            continue
        for seat in loaded.seats:
            assert rules.imagine(loaded.view(seat), Stream(1)).view(seat) == loaded.view(seat)
        for _ in range(3):
            play_on(loaded, Random(seed), 1)
            check(rules.restore(rules.dump(loaded)))
        play_on(loaded, Random(seed), 4000)
        check(loaded)
        assert loaded.is_over


def written(rules: Rules[Any], setup: object, seed: int, ahead: int) -> Data:
    """Play a game on and write it down."""
    game = rules.deal(setup, seed)
    play_on(game, Random(seed), ahead)
    data: Data = json.loads(json.dumps(rules.dump(game)))
    return data


def play_on(game: Any, chance: Random, choices: int) -> None:  # noqa: ANN401 - any game
    """Let chance choose, until the game is over."""
    for _ in range(choices):
        if game.decision is None:
            return
        game.choose(chance.choice(game.decision.options))
