"""Strengths are fitted to what was won, with how far they may be off."""

from __future__ import annotations

import pytest

from valeria_desktop.lab.elo import PairScore, ratings

NAMES = ("squire", "knight", "queen")


def test_ten_to_one_are_four_hundred() -> None:
    found = ratings(NAMES[:2], {("knight", "squire"): PairScore(10_000, 11_000)}, "squire")
    assert found["knight"].elo == pytest.approx(400, abs=0.5)
    assert found["squire"] == (0.0, 0.0)


def test_strengths_add_up_over_players_between() -> None:
    won = {("knight", "squire"): PairScore(640, 1_000), ("queen", "knight"): PairScore(640, 1_000)}
    found = ratings(NAMES, won, "squire")
    assert found["queen"].elo == pytest.approx(2 * found["knight"].elo, rel=0.01)


def test_the_order_in_which_a_pair_is_named_does_not_matter() -> None:
    one = ratings(NAMES[:2], {("knight", "squire"): PairScore(70, 100)}, "squire")
    other = ratings(NAMES[:2], {("squire", "knight"): PairScore(30, 100)}, "squire")
    assert one["knight"] == pytest.approx(other["knight"])


def test_four_times_the_games_tell_twice_as_much() -> None:
    few = ratings(NAMES[:2], {("knight", "squire"): PairScore(300, 500)}, "squire")["knight"]
    many = ratings(NAMES[:2], {("knight", "squire"): PairScore(1_200, 2_000)}, "squire")["knight"]
    assert few.error == pytest.approx(2 * many.error, rel=0.02)
    assert 25 < few.error < 40


def test_the_figures_of_a_table_are_those_of_an_inverted_matrix() -> None:
    """As numpy's `solve` and `inv` found them."""
    won = {
        ("squire", "knight"): PairScore(155.5, 400),
        ("squire", "queen"): PairScore(61, 400),
        ("knight", "queen"): PairScore(98.5, 400),
    }
    found = ratings(NAMES, won, "squire")
    assert found["knight"] == pytest.approx((83.87651010067819, 30.330395650216502))
    assert found["queen"] == pytest.approx((285.5572214610905, 34.80516024523892))


def test_one_sided_games_of_four_players_have_figures_too() -> None:
    """From far off a whole step of the fit went too far, and further from there."""
    won = {
        ("b", "c"): PairScore(0, 2_000),
        ("a", "d"): PairScore(2_000, 2_000),
        ("b", "d"): PairScore(0, 10_000),
    }
    found = ratings("abcd", won, "a")
    order = sorted(found, key=lambda name: found[name].elo)
    assert "".join(order) == "bdac"


def test_the_base_alone_has_no_strength() -> None:
    assert ratings(NAMES[:1], {}, "squire") == {"squire": (0, 0)}


def test_who_won_all_games_is_not_endlessly_strong() -> None:
    found = ratings(NAMES[:2], {("knight", "squire"): PairScore(400, 400)}, "squire")
    assert 600 < found["knight"].elo < 2_000
