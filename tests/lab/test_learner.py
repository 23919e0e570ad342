"""A learner finds what can be found in what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from valeria_desktop.bots.net import Glance
from valeria_desktop.lab.learner import Learner

if TYPE_CHECKING:
    from valeria_desktop.lab.learner import Numbers

CHANCE = np.random.default_rng(5)
SEEN: Numbers = CHANCE.normal(3.0, 2.0, (6_000, 4)).astype(np.float32)
TRUE = 1 / (1 + np.exp(-(SEEN[:, 0] - SEEN[:, 1])))
HAPPENED: Numbers = (CHANCE.random(len(SEEN)) < TRUE).astype(np.float32)
ALL = (True,) * SEEN.shape[1]


def learned(hidden: tuple[int, ...], seed: int = 1) -> Learner:
    learner = Learner.new(4, hidden, seed)
    learner.measure(SEEN)
    learner.fit(SEEN, HAPPENED[:, None], epochs=8, pace=5e-2, seed=2)
    return learner


@pytest.mark.parametrize("hidden", [(), (8,), (8, 4)])
def test_it_learns_what_decides(hidden: tuple[int, ...]) -> None:
    assert np.abs(learned(hidden).promised(SEEN) - TRUE).mean() < 0.05


def test_what_is_learned_beside_the_chance_leaves_the_chance_alone() -> None:
    learner = learned((8,))
    leads = 10 * (SEEN[:, 0] - SEEN[:, 1])
    followed = np.stack([HAPPENED, leads], 1)
    learner.fit(SEEN, followed, epochs=8, pace=5e-2, seed=2)
    assert len(learner.net().layers[-1].biases) == 1
    assert np.abs(learner.promised(SEEN) - TRUE).mean() < 0.05


def test_by_how_much_somebody_was_ahead_tells_more_than_who_won() -> None:
    few = slice(0, 600)
    leads = 10 * (SEEN[few, 0] - SEEN[few, 1])
    off = []
    for followed in (HAPPENED[few, None], np.stack([HAPPENED[few], leads], 1)):
        learner = Learner.new(4, (16, 8), 1)
        learner.measure(SEEN)
        learner.fit(SEEN[few], followed, epochs=150, pace=1e-2, seed=2)
        off.append(np.abs(learner.promised(SEEN) - TRUE).mean())
    assert off[1] < off[0] - 0.01


def test_the_same_seeds_learn_the_same() -> None:
    one, other, another = learned((8,)), learned((8,)), learned((8,), seed=9)
    assert np.array_equal(one.weights[0], other.weights[0])
    assert not np.array_equal(one.weights[0], another.weights[0])


def test_a_net_in_plain_python_promises_the_same() -> None:
    learner = learned((8, 4))
    glance = Glance(learner.net())
    mine = [glance.value([float(number) for number in row]) for row in SEEN[:50]]
    assert mine == pytest.approx(learner.promised(SEEN[:50]).tolist(), abs=1e-5)


def test_a_learner_goes_on_from_a_net() -> None:
    learner = learned((8, 4))
    again = Learner.of(learner.net())
    assert np.allclose(again.promised(SEEN), learner.promised(SEEN), atol=1e-6)


def test_what_never_differs_tells_nothing() -> None:
    learner = Learner.new(2, (), 1)
    learner.measure(np.array([[1, 5], [3, 5]], np.float32))
    assert learner.scale.tolist() == [1.0, 0.0]


def test_calibrated_chances_are_what_happens() -> None:
    learner = learned(())
    learner.weights[-1] = learner.weights[-1] * np.float32(3)  # far too sure of itself
    learner.biases[-1] = learner.biases[-1] + np.float32(1)
    assert np.abs(learner.promised(SEEN) - TRUE).mean() > 0.1
    learner.calibrate(SEEN, HAPPENED)
    assert np.abs(learner.promised(SEEN) - TRUE).mean() < 0.05


def begun() -> Learner:
    """Return a learner that has learned of the first input alone; the others have no scale."""
    learner = Learner.new(4, (8,), 1)
    learner.measure(SEEN)
    learner.scale[1:] = 0
    learner.fit(SEEN, HAPPENED[:, None], epochs=8, pace=5e-2, seed=2)
    return learner


def test_an_input_that_wakes_says_nothing_at_first() -> None:
    learner, constant = begun(), SEEN.copy()
    constant[:, 3] = 5
    before = learner.promised(SEEN)
    learner.wake(constant, ALL)
    assert (learner.scale > 0).tolist() == [True, True, True, False]
    assert np.array_equal(learner.promised(SEEN), before)


def test_a_rare_input_wakes_with_no_more_than_a_usual_scale() -> None:
    learner, rare = begun(), SEEN.copy()
    rare[:, 2] = 0
    rare[:6, 2] = 1
    learner.wake(rare, ALL)
    assert learner.scale[2] == pytest.approx(1 / 0.3)


def test_what_a_net_began_with_stays_and_only_new_inputs_are_learned() -> None:
    learner = begun()
    rows, others = learner.weights[0].copy(), [each.copy() for each in learner.weights[1:]]
    off = np.abs(learner.promised(SEEN) - TRUE).mean()
    learner.wake(SEEN, ALL)
    followed = np.stack([HAPPENED, 10 * (SEEN[:, 0] - SEEN[:, 1])], 1)
    learner.fit(SEEN, followed, epochs=8, pace=5e-2, seed=3, only=[False, True, True, True])
    assert np.array_equal(learner.weights[0][:1], rows[:1])
    assert all(map(np.array_equal, learner.weights[1:], others))
    assert np.abs(learner.promised(SEEN) - TRUE).mean() < off / 2
