"""The numbers behind a hint's trust: a difference with its error, or that there is none."""

from __future__ import annotations

import pytest

from valeria_desktop.coach.trust import Margin, Measure
from valeria_desktop.ui.coach.trust_words import margin_words

CHANCE, POINTS = Measure.CHANCE, Measure.POINTS


@pytest.mark.parametrize(
    ("margin", "words"),
    [
        (Margin(0.09, 0.01), "9 more wins in 100 than 2 (± 2)."),
        (Margin(-0.04, 0.015), "4 fewer wins in 100 than 2 (± 3)."),
        (Margin(0.004, 0.01), "As good as 2, give or take 2 wins in 100."),
        (Margin(-0.02, 0.001), "As good as 2, give or take 2 wins in 100."),
        (Margin(0.03, 0.04), "As good as 2, give or take 8 wins in 100."),
        (Margin(0.001, 0.001), "As good as 2, give or take 1 win in 100."),
        (Margin(2.4, 0.5, POINTS), "At the end 2.4 points more than 2 (± 1.0)."),
        (Margin(0.0, 0.1, POINTS), "As good as 2, give or take 0.2 points at the end."),
        (Margin(-1.0, 1.2, POINTS), "As good as 2, give or take 2.4 points at the end."),
    ],
)
def test_a_difference_within_its_error_is_none(margin: Margin, words: str) -> None:
    assert margin_words(margin, 2) == words
