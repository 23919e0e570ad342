"""What games come to, with exact numbers."""

from __future__ import annotations

import pytest

from valeria_desktop.lab.play import Played
from valeria_desktop.lab.tally import spread, summary


def played(number: int, **how: object) -> Played:
    game = {
        "game": number,
        "seed": 100 + number,
        "bots": ["greedy", "random", "random"],
        "first": 0,
        "scores": [10, 20, 30],
        "winners": [2],
        "by_tie_break": False,
        "rounds": 12,
        "ended_by": ["exhausted"],
        "rival": None,
        "outcome": None,
    }
    return Played(**{**game, **how})  # type: ignore[typeddict-item]


def test_a_spread_is_that_of_the_numbers_given() -> None:
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]) == {
        "mean": 5.0,
        "deviation": 2.0,
        "lowest": 2,
        "median": 4.5,
        "highest": 9,
    }


def test_seats_count_from_one_and_keep_their_own_wins_and_scores() -> None:
    by_seat = summary([played(0), played(1, scores=[40, 2, 3], winners=[0])])["by_seat"]

    assert {seat: found["wins"] for seat, found in by_seat.items()} == {"1": 1, "2": 0, "3": 1}
    assert by_seat["1"]["win_rate"] == 0.5
    assert by_seat["1"]["seats"] == 2
    assert by_seat["1"]["score"]["mean"] == 25.0
    assert by_seat["1"]["score"]["deviation"] == 15.0


@pytest.mark.clause("S10")
def test_the_order_of_turns_begins_with_the_first_player() -> None:
    by_order = summary([played(0, first=2)])["by_order"]

    assert [found["score"]["mean"] for found in by_order.values()] == [30.0, 10.0, 20.0]
    assert list(by_order) == ["1", "2", "3"]


def test_a_bot_on_two_seats_is_counted_for_both() -> None:
    by_bot = summary([played(0)])["by_bot"]

    assert by_bot["random"]["seats"] == 2
    assert by_bot["random"]["wins"] == 1
    assert by_bot["random"]["win_rate"] == 0.5
    assert by_bot["random"]["score"]["mean"] == 25.0
    assert by_bot["greedy"]["win_rate"] == 0.0


@pytest.mark.clause("F4")
def test_a_shared_victory_is_split_so_that_the_rates_add_up() -> None:
    shared = played(0, scores=[30, 20, 30], winners=[0, 2])
    found = summary([shared, played(1), played(2, scores=[5, 5, 5], winners=[0, 1, 2])])

    seats = found["by_seat"]
    assert [seats[seat]["wins"] for seat in "123"] == [0, 0, 1]
    assert [seats[seat]["shared_wins"] for seat in "123"] == [2, 1, 2]
    assert seats["1"]["win_rate"] == pytest.approx((1 / 2 + 1 / 3) / 3)
    assert sum(seat["win_rate"] for seat in seats.values()) == pytest.approx(1)
    assert found["by_bot"]["random"]["shared_wins"] == 3
    assert found["games"]["shared_victories"] == 2


@pytest.mark.clause("F4", "T31")
def test_lengths_and_endings_are_counted() -> None:
    found = summary(
        [
            played(0, ended_by=["monsters", "domains"], rounds=10),
            played(1, by_tie_break=True, rounds=20),
            played(2, rounds=12),
        ]
    )["games"]

    assert found["ended_by"] == {"exhausted": 2, "monsters+domains": 1}
    assert found["rounds"]["mean"] == 14.0
    assert found["rounds"]["median"] == 12.0
    assert found["by_tie_break"] == 1
    assert found["shared_victories"] == 0


def test_the_order_in_which_games_arrive_makes_no_difference() -> None:
    games = [played(number, scores=[number, 2 * number, 50]) for number in range(9)]

    assert summary(games) == summary(reversed(games))
