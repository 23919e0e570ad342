"""Valeria's values are learned from games in the core, with set-ups of all kinds."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.lab.self_played import learning_task
from valeria_desktop.bots.weights import Weights, write_weights
from valeria_desktop.games.valeria.bots.feature_words import NAMES
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.lab.learning import COURSES, LEARNING, any_setup, measure, play
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.games.valeria.rules.setup import RANDOM, Setup
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.lab.learner import Learner
from valeria_desktop.lab.play import VersionError

if TYPE_CHECKING:
    from valeria_desktop.lab.book import LearningTask

needs_core = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


def part(course: str = "2", **other: object) -> LearningTask:
    return learning_task(course, **{"games": 12, **other})


@pytest.mark.parametrize("course", COURSES)
def test_set_ups_of_all_kinds_are_learned_from(course: str) -> None:
    chance = random.Random(1)
    setups = [any_setup(course, chance) for _ in range(400)]
    for setup in setups:
        check(setup, shipped_catalog(), 1)
    assert {setup.players for setup in setups} == {int(course) if course.isdigit() else 1}
    assert len({setup.edition for setup in setups}) == 2
    assert {setup.preset for setup in setups} > {RANDOM, "first-game"}
    variants = {variant for setup in setups for variant in setup.variants}
    assert len(variants) == {"siege": 0, "dark-lord": 2}.get(course, 3)


@needs_core
@pytest.mark.parametrize("course", COURSES)
def test_moments_come_from_every_player(course: str) -> None:
    found = play(part(course))
    players = int(course) if course.isdigit() else 1
    assert found["part"] == 3
    assert found["number"] == 12 * 6 * players
    assert len(found["seen"]) == found["number"] * len(NAMES) * 4
    assert len(found["followed"]) == found["number"] * 3 * 4


@needs_core
def test_the_same_part_is_the_same_anywhere() -> None:
    assert play(part()) == play(part())
    assert play(part()) != play(part(seed=6))


@needs_core
def test_what_was_learned_plays_on() -> None:
    net = Learner.new(len(NAMES), (8, 4), 1).net()
    text = write_weights(Weights(net, NAMES, {}))
    assert play(part(weights=text)) != play(part())


def test_a_worker_of_another_version_refuses() -> None:
    with pytest.raises(VersionError, match="version 0 was asked for"):
        play(part(version="0"))


@pytest.mark.slow
@needs_core
@pytest.mark.parametrize("course", ["2", "dark-lord", "siege"])
def test_strength_is_measured_in_usual_games(course: str) -> None:
    net = Learner.new(len(NAMES), (), 1).net()
    found = measure(course, Weights(net, NAMES, {}), 1)
    assert 0 <= next(iter(found.values())) <= 100
    assert 0 <= found["error"] < 3


def test_features_are_named_once() -> None:
    assert len(set(LEARNING.features)) == len(LEARNING.features) == 118
    assert Setup().players == 2
