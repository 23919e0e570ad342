"""A net gives the same chance however much of it was worked out before."""

from __future__ import annotations

from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valeria_desktop.bots.net import MOST, Glance, Layer, Net

NUMBERS = st.floats(-20, 20)
INPUTS = st.lists(NUMBERS, min_size=3, max_size=3)
NET = Net(
    mean=(1.0, 0.0, -2.0),
    scale=(0.5, 1.0, 0.0),
    layers=(
        Layer((0.1, -0.2), ((1.0, -1.0, 3.0), (0.5, 0.25, -3.0))),
        Layer((0.3,), ((2.0, -1.0),)),
    ),
)


def by_hand(inputs: list[float]) -> float:
    one = max(-MOST, min(MOST, (inputs[0] - 1) / 2))
    other = max(-MOST, min(MOST, inputs[1]))
    first, second = max(0.0, 0.1 + one - other), max(0.0, -0.2 + one / 2 + other / 4)
    return 1 / (1 + exp(-(0.3 + 2 * first - second)))


@given(INPUTS)
def test_what_is_below_nothing_counts_as_nothing(inputs: list[float]) -> None:
    assert Glance(NET).value(inputs) == pytest.approx(by_hand(inputs))


@given(st.lists(INPUTS, min_size=2, max_size=6))
def test_a_glance_values_each_position_as_if_it_were_the_first(seen: list[list[float]]) -> None:
    glance = Glance(NET)
    for inputs in seen:
        assert glance.value(inputs) == pytest.approx(by_hand(inputs))


def test_a_net_without_hidden_ones_is_a_sum() -> None:
    net = Net((0.0, 0.0), (1.0, 1.0), (Layer((0.5,), ((1.0, -2.0),)),))
    assert Glance(net).value([2.0, 1.0]) == pytest.approx(1 / (1 + exp(-0.5)))
