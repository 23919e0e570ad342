"""Strengths are fitted to what was won, with how far they may be off."""

from __future__ import annotations

import pytest

from valeria_desktop.lab.elo import Won, ratings, share_error

NAMES = ("squire", "knight", "queen")


def test_ten_to_one_are_four_hundred() -> None:
    found = ratings(NAMES[:2], {("knight", "squire"): Won(10_000, 11_000)}, "squire")
    assert found["knight"].elo == pytest.approx(400, abs=0.5)
    assert found["squire"] == (0.0, 0.0)


def test_strengths_add_up_over_players_between() -> None:
    won = {("knight", "squire"): Won(640, 1_000), ("queen", "knight"): Won(640, 1_000)}
    found = ratings(NAMES, won, "squire")
    assert found["queen"].elo == pytest.approx(2 * found["knight"].elo, rel=0.01)


def test_the_order_in_which_a_pair_is_named_does_not_matter() -> None:
    one = ratings(NAMES[:2], {("knight", "squire"): Won(70, 100)}, "squire")
    other = ratings(NAMES[:2], {("squire", "knight"): Won(30, 100)}, "squire")
    assert one["knight"] == pytest.approx(other["knight"])


def test_four_times_the_games_tell_twice_as_much() -> None:
    few = ratings(NAMES[:2], {("knight", "squire"): Won(300, 500)}, "squire")["knight"]
    many = ratings(NAMES[:2], {("knight", "squire"): Won(1_200, 2_000)}, "squire")["knight"]
    assert few.error == pytest.approx(2 * many.error, rel=0.02)
    assert 25 < few.error < 40


def test_who_won_all_games_is_not_endlessly_strong() -> None:
    found = ratings(NAMES[:2], {("knight", "squire"): Won(400, 400)}, "squire")
    assert 600 < found["knight"].elo < 2_000


def test_the_error_of_a_share_is_that_of_nineteen_in_twenty() -> None:
    assert share_error(0.5, 400) == pytest.approx(0.049)
    assert share_error(0.5, 0) == 0
