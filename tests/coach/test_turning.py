"""The three moments that decided."""

from __future__ import annotations

from tests.kernel.toys.common import Answer
from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch
from valeria_desktop.coach.summary import turning_points
from valeria_desktop.kernel.phrases import say, seat_name, with_names


def choice(number: int, cost: float) -> Graded:
    options = Answer("a", say("Sell")), Answer("b", say("Buy"))
    return Graded(number, 1, 4, 2, *options, 0.6, cost, is_secret=False)


def roll(number: int, *swings: float) -> Fortune:
    what = say("{player} rolled a 6", player=seat_name(0))
    return Fortune(number, 0, 4, 2, what, swings)


def part(*found: Graded | Fortune) -> ReviewBatch:
    return ReviewBatch(
        9,
        9,
        tuple(each for each in found if isinstance(each, Graded)),
        (),
        tuple(each for each in found if isinstance(each, Fortune)),
    )


def test_they_are_the_largest_swings_in_the_order_they_came() -> None:
    found = turning_points(
        [part(choice(1, 0.2), roll(2, 0.05, -0.1)), part(choice(3, 0.04), roll(4, 0.3, -0.29))]
    )
    assert [(each.choices, each.seat, each.swing, each.is_luck) for each in found] == [
        (1, 1, -0.2, False),
        (2, 1, -0.1, True),
        (4, 0, 0.3, True),
    ]


def test_what_changed_next_to_nothing_decided_nothing() -> None:
    assert turning_points([part(choice(1, 0.009), roll(2, 0.009, -0.002))]) == ()
    assert turning_points([]) == ()


def test_of_equal_ones_the_first_counts() -> None:
    found = turning_points([part(*(choice(number, 0.1) for number in (7, 5, 3, 1)))])
    assert [each.choices for each in found] == [1, 3, 5]


def test_each_is_told_in_a_sentence_with_names() -> None:
    found = turning_points([part(choice(1, 0.2), roll(2, 0.05, -0.1), roll(3, 0.25, -0.2))])
    assert [with_names(each.why, ("Ann", "Bo")) for each in found] == [
        "Bo chose “Sell”: “Buy” would have won 20 of 100 games more",
        "Ann rolled a 6: bad luck that cost Bo 10 wins in 100 games",
        "Ann rolled a 6: good luck that brought Ann 25 wins in 100 games",
    ]


def test_less_than_a_toss_up_decided_nothing() -> None:
    found = turning_points([part(choice(1, 0.024), roll(2, 0.024, -0.01), roll(3, 0.025, -0.02))])
    assert [each.choices for each in found] == [3]


def test_each_says_its_turn() -> None:
    assert [each.turn for each in turning_points([part(choice(1, 0.2), roll(2, 0.1))])] == [4, 4]
