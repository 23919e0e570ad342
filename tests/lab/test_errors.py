"""The errors that stand beside what games show."""

from __future__ import annotations

from math import inf

import pytest

from valeria_desktop.lab.errors import clustered_error, mean_error, share_error


def test_the_error_of_a_share_is_that_of_nineteen_in_twenty() -> None:
    assert share_error(0.5, 400) == pytest.approx(0.049)
    assert share_error(0.5, 0) == 0


def test_the_error_of_a_mean_shrinks_with_the_root_of_the_number() -> None:
    assert mean_error([1.0, 3.0]) == pytest.approx(1.96)
    assert mean_error([1.0, 3.0] * 50) == pytest.approx(0.197, abs=0.001)


def test_moments_of_one_game_hang_together() -> None:
    """By hand: two games of two moments each, with the mean 0.25.

    The sums of the differences from the mean are 0.5 and -0.5; their squares add up to 0.5, twice
    that for two groups, and the root of it over four moments is 0.25 standard errors.
    """
    assert clustered_error([[0.5, 0.5], [0.0, 0.0]]) == pytest.approx(1.96 * 0.25)


def test_a_cluster_of_equal_moments_tells_no_more_than_one_of_them() -> None:
    alone = clustered_error([[1.0], [0.0], [0.0], [1.0]])
    assert clustered_error([[1.0] * 9, [0.0] * 9, [0.0] * 9, [1.0] * 9]) == pytest.approx(alone)
    assert alone == pytest.approx(mean_error([1.0, 0.0, 0.0, 1.0]))


def test_moments_that_balance_within_each_game_leave_no_error() -> None:
    assert clustered_error([[1.0, -1.0], [1.0, -1.0], []]) == 0


def test_one_game_tells_nothing_about_an_error() -> None:
    assert clustered_error([[1.0, 0.0]]) == inf
