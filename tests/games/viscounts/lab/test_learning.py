"""What values are learned from in Viscounts: games in Python, and what their players saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from attrs import evolve

from tests.nets import only_of
from valeria_desktop import __version__
from valeria_desktop.bots.weights import Weights, write_weights
from valeria_desktop.games.viscounts.bots.feature_words import NAMES
from valeria_desktop.games.viscounts.lab import learning
from valeria_desktop.games.viscounts.lab.learning import COURSES, LEARNING, any_setup, play
from valeria_desktop.games.viscounts.rules.setup_check import check
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.lab.play import VersionError

if TYPE_CHECKING:
    from valeria_desktop.lab.book import LearningTask, TrainingSamples
    from valeria_desktop.lab.learner import Numbers

NET = only_of(NAMES, "chance by hand")
TEXT = write_weights(Weights(NET, NAMES, {}))
QUICK = evolve(learning._PLAY, players=("random",), nodes=10, measured=2)


def task(course: str = "2", **other: object) -> LearningTask:
    asked: LearningTask = {
        "version": __version__,
        "course": course,
        "part": 3,
        "weights": None,
        "seed": 5,
        "games": 2,
        "each": 6,
        "trust": 0.8,
        "noise": 0.1,
    }
    return {**asked, **other}  # type: ignore[typeddict-item]


def followed(found: TrainingSamples) -> Numbers:
    return np.frombuffer(found["followed"], np.float32).reshape(-1, 3)


@pytest.mark.parametrize("course", COURSES)
def test_set_ups_of_all_sides_are_learned_from(course: str) -> None:
    chance = Stream(1)
    setups = [any_setup(course, chance) for _ in range(60)]
    for setup in setups:
        check(setup, 1)
    assert {setup.players for setup in setups} == {int(course)}
    assert {setup.side for setup in setups} == {0, 1, 2}


@pytest.mark.parametrize("course", COURSES)
def test_moments_come_from_every_player(course: str) -> None:
    found = QUICK.play(task(course))
    number = 2 * 6 * int(course)
    assert (found["part"], found["number"]) == (3, number)
    assert len(found["seen"]) == number * len(NAMES) * 4
    _, came_out, points = followed(found).T
    each_game = came_out.reshape(2, int(course), 6)
    assert each_game[:, :, 0].sum(1).tolist() == [1.0, 1.0]
    assert (each_game == each_game[:, :, :1]).all()
    assert all(share == 1 for share, lead in zip(came_out, points, strict=True) if lead > 0)
    assert not any(share == 1 for share, lead in zip(came_out, points, strict=True) if lead < 0)


def test_without_weights_all_trust_is_in_what_came_out() -> None:
    promised, came_out, _ = followed(QUICK.play(task())).T
    assert (promised == came_out).all()


def test_a_promise_is_part_of_what_a_moment_before_it_learns() -> None:
    found = QUICK.play(task(weights=TEXT, trust=0.25))
    promised, came_out, _ = followed(found).T
    chance = 1 / (
        1 + np.exp(-np.frombuffer(found["seen"], np.float32).reshape(-1, len(NAMES))[:, 0])
    )
    for start in range(0, len(promised), 6):  # the last moment of a player comes first
        expected = came_out[start]
        for at in range(start, start + 6):
            assert promised[at] == pytest.approx(expected, abs=1e-5)
            expected = 0.25 * expected + 0.75 * chance[at]


def test_the_same_task_is_the_same_anywhere() -> None:
    assert QUICK.play(task()) == QUICK.play(task())
    assert QUICK.play(task()) != QUICK.play(task(seed=6))


def test_levels_go_by_what_was_learned_and_others_by_hand() -> None:
    levels = evolve(QUICK, players=("duchess",))
    worse = write_weights(Weights(only_of(NAMES, "their silver"), NAMES, {}))
    assert levels.play(task(weights=worse, games=1)) != levels.play(task(weights=TEXT, games=1))


def test_a_worker_of_another_version_refuses() -> None:
    with pytest.raises(VersionError, match="version 0 was asked for"):
        play(task(version="0"))


@pytest.mark.slow
def test_strength_is_measured_against_the_worth_by_hand() -> None:
    found = QUICK.measure("2", Weights(NET, NAMES, {}), 1)
    assert 0 <= found["against the worth by hand"] <= 100
    assert LEARNING.features == NAMES
