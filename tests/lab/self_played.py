"""The checks of a game without a core, whose values are learned from games in Python.

A game's tests derive a class from `SelfPlayContract`. Any game's tests ask for a `learning_task`.
"""

from __future__ import annotations

import pickle
from abc import ABC
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import pytest
from attrs import evolve

from tests.nets import only_of
from valeria_desktop import __version__
from valeria_desktop.bots.weights import Weights, write_weights
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.lab.play import VersionError

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.lab.book import Learning, LearningTask, TrainingSamples
    from valeria_desktop.lab.learner import Numbers
    from valeria_desktop.lab.self_play import SelfPlay

BY_HAND = "chance by hand"
GAMES, EACH = 2, 6


def learning_task(course: str = "2", **other: object) -> LearningTask:
    """Return a task for the first round of a course, or one that differs from it."""
    asked: LearningTask = {
        "version": __version__,
        "course": course,
        "part": 3,
        "weights": None,
        "seed": 5,
        "games": GAMES,
        "each": EACH,
        "trust": 0.8,
        "noise": 0.1,
        "opening": 0,
    }
    return {**asked, **other}  # type: ignore[typeddict-item]


def followed(found: TrainingSamples) -> Numbers:
    return np.frombuffer(found["followed"], np.float32).reshape(-1, 3)


class SelfPlayContract(ABC):
    """The checks of a game's learning: set-ups, moments, promises, weights and strength."""

    learning: ClassVar[Learning]
    self_play: ClassVar[SelfPlay]
    check: ClassVar[Callable[[Any, int], None]]
    """Refuses a set-up that can't be dealt from a seed."""
    kinds: ClassVar[frozenset[object]]
    """The kinds of set-ups that a course has."""
    kind_of: ClassVar[Callable[[Any], object]]
    misleading: ClassVar[str]
    """A feature that says less of who wins than the worth by hand."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.learning.features

    @cached_property
    def quick(self) -> SelfPlay:
        """The same games, by players that cost no time."""
        return evolve(self.self_play, players=("random",), nodes=10, measured=2)

    def weights(self, feature: str = BY_HAND) -> Weights:
        return Weights(only_of(self.names, feature), self.names, {})

    def test_set_ups_of_all_kinds_are_learned_from(self) -> None:
        for course in self.learning.courses:
            chance = Stream(1)
            setups = [self.self_play.setup(course, chance) for _ in range(60)]
            for setup in setups:
                type(self).check(setup, 1)
            assert {setup.players for setup in setups} == {int(course)}
            assert {type(self).kind_of(setup) for setup in setups} == self.kinds, course

    def test_moments_come_from_every_player(self) -> None:
        for course in self.learning.courses:
            found = self.quick.play(learning_task(course))
            number = GAMES * EACH * int(course)
            assert (found["part"], found["number"]) == (3, number)
            assert len(found["seen"]) == number * len(self.names) * 4
            _, came_out, points = followed(found).T
            each_game = came_out.reshape(GAMES, int(course), EACH)
            assert each_game[:, :, 0].sum(1).tolist() == [1.0, 1.0]
            assert (each_game == each_game[:, :, :1]).all()
            pairs = list(zip(came_out, points, strict=True))
            assert all(share == 1 for share, lead in pairs if lead > 0), course
            assert not any(share == 1 for share, lead in pairs if lead < 0), course

    def test_without_weights_all_trust_is_in_what_came_out(self) -> None:
        promised, came_out, _ = followed(self.quick.play(learning_task())).T
        assert (promised == came_out).all()

    def test_a_promise_is_part_of_what_a_moment_before_it_learns(self) -> None:
        text = write_weights(self.weights())
        found = self.quick.play(learning_task(weights=text, trust=0.25))
        promised, came_out, _ = followed(found).T
        seen = np.frombuffer(found["seen"], np.float32).reshape(-1, len(self.names))
        chance = 1 / (1 + np.exp(-seen[:, self.names.index(BY_HAND)]))
        for start in range(0, len(promised), EACH):  # the last moment of a player comes first
            expected = came_out[start]
            for at in range(start, start + EACH):
                assert promised[at] == pytest.approx(expected, abs=1e-5)
                expected = 0.25 * expected + 0.75 * chance[at]

    def test_the_same_task_is_the_same_anywhere(self) -> None:
        assert self.quick.play(learning_task()) == self.quick.play(learning_task())
        assert self.quick.play(learning_task()) != self.quick.play(learning_task(seed=6))

    def test_levels_go_by_what_was_learned_and_others_by_hand(self) -> None:
        levels = evolve(self.quick, players=("duchess",))
        better, worse = (
            levels.play(learning_task(weights=write_weights(self.weights(feature)), games=1))
            for feature in (BY_HAND, self.misleading)
        )
        assert worse != better

    def test_a_worker_of_another_version_refuses(self) -> None:
        with pytest.raises(VersionError, match="version 0 was asked for"):
            self.learning.play(learning_task(version="0"))

    @pytest.mark.slow
    def test_strength_is_measured_against_the_worth_by_hand(self) -> None:
        found = self.quick.measure("2", self.weights(), 1)
        assert 0 <= found["against the worth by hand"] <= 100

    def test_other_processes_find_what_plays_a_task(self) -> None:
        assert pickle.loads(pickle.dumps(self.learning.play)) is self.learning.play  # noqa: S301
