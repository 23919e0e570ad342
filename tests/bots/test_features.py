"""The parts of features that games share: odds, leads, and the words of things."""

from __future__ import annotations

from math import exp

import pytest

from valeria_desktop.bots.features import (
    LEADS,
    blocks_of,
    leads_over,
    log_odds,
    mine,
    theirs,
    words_in,
)
from valeria_desktop.kernel.phrases import say


@pytest.mark.parametrize("chance", [0.01, 0.5, 0.9])
def test_odds_are_chances(chance: float) -> None:
    assert 1 / (1 + exp(-log_odds(chance))) == pytest.approx(chance)


def test_certainty_has_odds_too() -> None:
    assert log_odds(1.0) == pytest.approx(-log_odds(0.0))
    assert log_odds(0.999) < log_odds(1.0) < 14


@pytest.mark.parametrize(
    ("rivals", "leads"),
    [([7.0], (3.0, 0.0, 3.0)), ([12.0, 9.0, 4.0], (-2.0, 1.0, 6.0)), ([8.0, 5.0], (2.0, 5.0, 5.0))],
)
def test_leads_are_over_the_strongest_the_second_and_the_weakest(
    rivals: list[float], leads: tuple[float, float, float]
) -> None:
    assert leads_over(rivals, 10.0) == leads
    assert len(leads) == len(LEADS)


def test_things_are_yours_or_your_rivals() -> None:
    things = {"coins": say("coins")}
    rows = {"table": mine(things), "things": theirs(things)}
    assert blocks_of(rows) == {"table": ("my coins",), "things": ("their coins",)}
    words = words_in(rows)
    assert str(words["my coins"]) == "coins (you)"
    assert str(words["their coins"]) == "coins (your rival)"
