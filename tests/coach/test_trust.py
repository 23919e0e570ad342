"""Trust: what differs by less than its error is as good, and only what is plain is called clear."""

from __future__ import annotations

import pytest

from valeria_desktop.coach.grades import Grade, grade_by
from valeria_desktop.coach.trust import Margin, Measure, Trust, deviation_of, is_far
from valeria_desktop.coach.weighing import usual_error

CHANCE, POINTS = Measure.CHANCE, Measure.POINTS


@pytest.mark.parametrize(
    ("amount", "error", "measure", "trust"),
    [
        (0.02, 0.001, CHANCE, Trust.TOSS_UP),  # 49 against 51
        (0.03, 0.01, CHANCE, Trust.CLOSE),
        (0.03, 0.04, CHANCE, Trust.TOSS_UP),  # less than its error
        (0.06, 0.02, CHANCE, Trust.CLEAR),
        (0.06, 0.04, CHANCE, Trust.CLOSE),  # less than twice its error
        (-0.06, 0.02, CHANCE, Trust.BEHIND),
        (-0.03, 0.01, CHANCE, Trust.CLOSE),
        (0.5, 0.1, POINTS, Trust.TOSS_UP),
        (1.0, 0.3, POINTS, Trust.CLOSE),
        (3.0, 1.0, POINTS, Trust.CLEAR),
        (3.0, 4.0, POINTS, Trust.TOSS_UP),
        (-3.0, 1.0, POINTS, Trust.BEHIND),
    ],
)
def test_an_advantage_is_trusted_by_its_error(
    amount: float, error: float, measure: Measure, trust: Trust
) -> None:
    assert Margin(amount, error, measure).trust is trust


def test_a_margin_over_a_third_option_adds_amounts_and_errors() -> None:
    both = Margin(2.0, 0.3, POINTS).plus(Margin(-0.5, 0.4, POINTS))
    assert (both.amount, both.measure) == (1.5, POINTS)
    assert both.error == pytest.approx(0.5)
    assert both.turned() == Margin(-1.5, both.error, POINTS)


def test_a_few_worlds_that_agree_by_luck_are_not_certain() -> None:
    """Without any world the usual deviation counts, with many only what they say."""
    assert deviation_of((), CHANCE) == pytest.approx(0.11)
    assert deviation_of([0.2, 0.2, 0.2], CHANCE) > 0.08
    assert deviation_of([0.2] * 400, CHANCE) < 0.012
    assert deviation_of([9.0, -9.0] * 40, POINTS) == pytest.approx(9, abs=0.3)


def test_errors_fall_with_the_number_of_worlds() -> None:
    errors = [usual_error(worlds) for worlds in (0, 3, 8, 64, 512)]
    assert errors == sorted(errors, reverse=True)
    assert errors[0] == pytest.approx(0.05)
    assert errors[-1] < 0.006


def test_a_game_is_nearly_decided_below_5_and_above_95_per_cent() -> None:
    assert [is_far(chance) for chance in (0.0, 0.049, 0.05, 0.5, 0.95, 0.951, 1.0)] == [
        *(True, True, False),
        *(False, False, True, True),
    ]


@pytest.mark.parametrize(
    ("points", "error", "grade"),
    [
        (0.3, 0.1, Grade.BEST),
        (0.9, 0.1, Grade.GOOD),
        (2.0, 0.4, Grade.SLIP),
        (3.0, 0.4, Grade.MISTAKE),
        (7.0, 0.4, Grade.BLUNDER),
        (3.0, 3.5, Grade.BEST),  # the worlds don't tell them apart
        (-2.0, 0.4, Grade.BEST),
    ],
)
def test_points_have_grades_of_their_own(points: float, error: float, grade: Grade) -> None:
    assert grade_by(Margin(points, error, POINTS)) is grade
