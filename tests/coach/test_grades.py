"""Tests of the grades of choices."""

from __future__ import annotations

import pytest

from valeria_desktop.coach.grades import CLEARLY_WORSE, Grade, grade_of, is_near_a_bound


@pytest.mark.parametrize(
    ("cost", "grade"),
    [
        (-0.02, Grade.BEST),
        (0.0099, Grade.BEST),
        (0.01, Grade.GOOD),
        (0.0299, Grade.GOOD),
        (0.03, Grade.SLIP),
        (0.0699, Grade.SLIP),
        (0.07, Grade.MISTAKE),
        (0.1499, Grade.MISTAKE),
        (0.15, Grade.BLUNDER),
        (1.0, Grade.BLUNDER),
    ],
)
def test_a_grade_says_what_a_choice_cost(cost: float, grade: Grade) -> None:
    assert grade_of(cost) is grade


def test_what_is_clearly_worse_is_no_slip_any_more() -> None:
    assert grade_of(CLEARLY_WORSE) is Grade.MISTAKE


@pytest.mark.parametrize(
    ("cost", "distance", "is_near"),
    [(0.0, 0.009, False), (0.0, 0.011, True), (0.05, 0.019, False), (0.05, 0.021, True)],
)
def test_a_cost_near_a_bound_may_have_another_grade(
    cost: float, distance: float, *, is_near: bool
) -> None:
    assert is_near_a_bound(cost, distance) is is_near
    assert is_near == (grade_of(cost) is not grade_of(cost + distance))
