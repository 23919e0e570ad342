"""Whatever is changed in a snapshot: it is refused in one sentence, or it can be played."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.option_sets import CATALOG, setups, solo_setups
from tests.properties.players import Temper, play_on
from tests.storage.spoiling import at, paths_of, put, without, written
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.rules.game import imagine, new_game
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from tests.storage.spoiling import Data
    from valeria_desktop.games.valeria.rules.setup import Setup

ODD: list[Any] = [0, 1, -1, 5, 20, 10**30, 1.5, True, None, "", "x", [], [0], [[]], {}]
_SETTINGS = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def _spoil(data: Data, chance: Random) -> Data:
    """Leave something out, or put something else in its place: odd, neighbouring or foreign."""
    paths = paths_of(data)
    if chance.random() < 0.6:  # the parts that hold no cards are few, and easily right by luck
        paths = [path for path in paths if path[0] not in {"players", "stacks", "setup", "domains"}]
    path = chance.choice(paths)
    there = at(data, path)
    kind = chance.randrange(5)
    if kind == 0:
        return without(data, path)
    if kind == 1:
        return put(data, path, chance.choice(ODD))
    if kind == 2 and type(there) is int:
        return put(data, path, there + chance.choice([-1, 1]))
    if isinstance(there, list) and there:
        return put(data, path, [*there, chance.choice(there)])
    return put(data, path, at(data, chance.choice(paths)))


def _check(setup: Setup, seed: int, ahead: int, chance: Random) -> None:
    game = new_game(setup, CATALOG, seed)
    play_on(game, Random(seed), Temper.EAGER, ahead)
    data = written(game)
    for _ in range(10):
        spoiled = _spoil(data, chance)
        try:
            loaded = restore(spoiled, CATALOG)
        except SnapshotError as error:
            assert str(error).startswith("The snapshot can't be ")  # noqa: PT017 - or it plays
            assert str(error).endswith(".")  # noqa: PT017
            assert "\n" not in str(error)  # noqa: PT017
            continue
        for seat in loaded.seats:
            assert imagine(loaded.view(seat), Stream(1)).view(seat) == loaded.view(seat)
        play_on(loaded, Random(seed), Temper.EAGER, 5)
        assert digest(restore(dump(loaded), CATALOG)) == digest(loaded)
        play_on(loaded, Random(seed), Temper.EAGER, 3000)
        assert loaded.is_over
        assert loaded.result().winners or loaded.result().outcome


@pytest.mark.thorough
@given(setups(), st.integers(0, 1 << 40), st.integers(0, 400), st.randoms(use_true_random=True))
@settings(_SETTINGS, max_examples=25, derandomize=True)
def test_a_spoiled_snapshot_is_refused_or_can_be_played(
    setup: Setup, seed: int, ahead: int, chance: Random
) -> None:
    _check(setup, seed, ahead, chance)


@pytest.mark.thorough
@given(solo_setups(), st.integers(0, 1 << 40), st.integers(0, 99), st.randoms(use_true_random=True))
@settings(_SETTINGS, max_examples=25, derandomize=True)
def test_a_spoiled_snapshot_of_a_solo_game_is_refused_or_can_be_played(
    setup: Setup, seed: int, ahead: int, chance: Random
) -> None:
    _check(setup, seed, ahead, chance)


@pytest.mark.slow
@given(solo_setups(), st.integers(0, 1 << 40), st.integers(0, 99), st.randoms(use_true_random=True))
@settings(_SETTINGS, max_examples=1000)
def test_many_spoiled_snapshots_of_solo_games_are_refused_or_can_be_played(
    setup: Setup, seed: int, ahead: int, chance: Random
) -> None:
    _check(setup, seed, ahead, chance)


@pytest.mark.slow
@given(setups(), st.integers(0, 1 << 40), st.integers(0, 400), st.randoms(use_true_random=True))
@settings(_SETTINGS, max_examples=1000)
def test_many_spoiled_snapshots_are_refused_or_can_be_played(
    setup: Setup, seed: int, ahead: int, chance: Random
) -> None:
    _check(setup, seed, ahead, chance)
