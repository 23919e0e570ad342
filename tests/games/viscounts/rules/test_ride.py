"""The ride: WK30 to WK33."""

from __future__ import annotations

import pytest

from tests.each import each
from tests.games.viscounts.scenario import Scenario, space

ENDS = {
    ("A left", 1): {"A right": 0, "A inner": 0},
    ("A left", 2): {"A right": 0, "B left": 0, "B inner": 0},
    ("A right", 1): {"B left": 0},
    ("A inner", 1): {"A right": 0, "B inner": 0},
    ("E inner", 2): {"A right": 0, "A left": 0, "B inner": 0},
}


@pytest.mark.clause("WK30", "WK31")
@each(("start", "steps"), ENDS)
def test_a_ride_goes_clockwise_along_these_ways(start: str, steps: int) -> None:
    table = Scenario().stands(0, start).stands(1, "D left").rides(0, steps)
    if table.is_done:
        (only,) = ENDS[start, steps]
        assert table.player(0).space == space(only)
    else:
        assert {int(option[5:]) for option in table.options} == {
            space(end) for end in ENDS[start, steps]
        }


@pytest.mark.clause("WK31", "WK32")
def test_each_further_step_costs_a_silver_and_each_space_its_lowest_price() -> None:
    table = Scenario().stands(0, "A left").holds(0, silver=2).rides(0, 1)
    assert dict(zip(table.options, table.words, strict=True)) == {
        f"ride {space('A right')}": "Ride to the right space of the lake",
        f"ride {space('A inner')}": "Ride to the inner space of the lake",
        f"ride {space('B left')}": "Ride to the left space of the hills for 1 silver",
        f"ride {space('B inner')}": "Ride to the inner space of the hills for 1 silver",
        f"ride {space('B right')}": "Ride to the right space of the hills for 2 silver",
        f"ride {space('C inner')}": "Ride to the inner space of the bay for 2 silver",
    }
    table.chooses(0, f"ride {space('B right')}")
    assert table.silver(0) == 0
    assert table.player(0).space == space("B right")


@pytest.mark.clause("WK31")
def test_no_ride_is_shorter_than_the_cards_silver() -> None:
    table = Scenario().stands(0, "A left").holds(0, silver=1).hand(0, "T57").plays(0)
    assert f"ride {space('A right')}" not in table.options
    assert f"ride {space('B right')}" in table.options


@pytest.mark.clause("WK31")
def test_with_the_first_square_free_one_step_more_is_free_and_not_needed() -> None:
    table = Scenario().stands(0, "A right").freed(0, 1).rides(0, 1)
    assert table.words == [
        "Ride to the left space of the hills",
        "Ride to the right space of the hills",
        "Ride to the inner space of the hills",
    ]
    table.holds(0, silver=1).rides(0, 1)
    words = "Ride to the left space of the bay for 1 silver"
    assert words in table.words


@pytest.mark.clause("WK32")
def test_a_full_round_is_allowed() -> None:
    table = Scenario().stands(0, "A left").stands(1, "C right").holds(0, silver=9).rides(0, 1)
    prices = {option.id: option.silver for option in table.decision.options}  # type: ignore[attr-defined]  # rides
    assert prices[f"ride {space('A left')}"] == 6
    assert len(prices) == 15
    table.chooses(0, f"ride {space('A left')}")
    assert table.silver(0) == 3


@pytest.mark.clause("WK33")
def test_owners_of_viscounts_there_may_rearrange_clockwise_from_the_rider() -> None:
    table = Scenario(players=4).stands(1, "A left").line(1, "S04 S06 -").hand(1, "S01")
    for seat, line in ((0, "S04 S06 S01"), (2, "S04 - S06"), (3, "S01 - -")):
        table.stands(seat, "A inner").line(seat, line)
    table.rides(1, 1).chooses(1, f"ride {space('A inner')}")
    assert table.asked == 2
    assert table.options == ["lay S04 - S06", "lay S06 - S04"]
    table.chooses(2, "lay S06 - S04")
    assert table.line_of(2) == "S06 - S04"
    assert table.asked == 0  # one card can't be rearranged
    assert len(table.options) == 6
    table.chooses(0, "lay S04 S06 S01")
    assert table.line_of(0) == "S04 S06 S01"
    assert table.is_done
    assert table.line_of(1) == "S04 S06 -"


@pytest.mark.clause("WK33", "WK32")
def test_who_is_passed_does_nothing() -> None:
    table = Scenario().stands(0, "A left").stands(1, "A right").line(1, "S04 S06 -")
    table.rides(0, 2).chooses(0, f"ride {space('B left')}")
    assert table.is_done


@pytest.mark.clause("WK31")
def test_the_played_card_counts_wherever_it_lies_by_now() -> None:
    """A Gatekeeper of silver 1 lets its owner rearrange the board first."""
    table = Scenario().stands(0, "A left").line(0, "S02 - -").hand(0, "T26").plays(0)
    table.chooses(0, "way 1", "lay S02 T26 -")
    assert table.line_of(0) == "S02 T26 -"
    ends = {f"ride {space('A right')}", f"ride {space('A inner')}"}
    assert set(table.options) == ends
