"""The errors that stand beside what games show."""

from __future__ import annotations

import pytest

from valeria_desktop.lab.errors import mean_error, share_error


def test_the_error_of_a_share_is_that_of_nineteen_in_twenty() -> None:
    assert share_error(0.5, 400) == pytest.approx(0.049)
    assert share_error(0.5, 0) == 0


def test_the_error_of_a_mean_shrinks_with_the_root_of_the_number() -> None:
    assert mean_error([1.0, 3.0]) == pytest.approx(1.96)
    assert mean_error([1.0, 3.0] * 50) == pytest.approx(0.197, abs=0.001)
