"""How numbers are written."""

from __future__ import annotations

import pytest

from valeria_desktop.ui.words.figures import whole


@pytest.mark.parametrize(("number", "written"), [(12, "12"), (0, "0"), (-2, "\N{MINUS SIGN}2")])
def test_less_than_none_has_a_minus_and_no_hyphen(number: int, written: str) -> None:
    assert whole(number) == written
