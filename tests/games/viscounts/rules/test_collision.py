"""The collision: WK85 to WK89."""

from __future__ import annotations

import pytest

from tests.games.viscounts.scenario import Scenario

ABOVE = {  # space: silver, deeds, debts
    1: (1, 3, 0),
    2: (1, 2, 0),
    3: (1, 1, 0),
    4: (2, 1, 1),
    5: (2, 0, 1),
    6: (3, 0, 2),
    7: (4, 0, 3),
}


def joined(at: int, seat: int = 0, players: int = 2) -> Scenario:
    return Scenario(players=players).holds(seat, corruption=at, virtue=at)


@pytest.mark.clause("WK85")
def test_apart_nothing_happens() -> None:
    table = Scenario().holds(0, corruption=4, virtue=5).collides(0)
    assert table.is_done
    assert table.markers(0) == (4, 5)


@pytest.mark.clause("WK86", "WK88")
@pytest.mark.parametrize("at", ABOVE)
def test_the_active_player_gains_what_stands_above_and_the_markers_return(at: int) -> None:
    table = joined(at).collides(0)
    silver, deeds, debts = ABOVE[at]
    assert table.silver(0) == silver
    assert table.papers(0) == (debts, 0, deeds, 0)
    assert table.markers(0) == (1, 7)


@pytest.mark.clause("WK86")
@pytest.mark.parametrize(
    ("at", "line", "markers", "papers"),
    [
        (1, "S07 - -", (1, 7), (1, 0, 0, 0)),
        (1, "S04 - -", (1, 7), (0, 0, 0, 0)),
        (2, "S07 - -", (2, 7), (0, 0, 0, 0)),
        (3, "- S04 -", (1, 7), (0, 0, 0, 0)),
        (5, "S04 - -", (1, 6), (0, 0, 0, 0)),
        (6, "S07 - -", (1, 7), (0, 0, 0, 0)),
        (7, "- - -", (1, 7), (0, 0, 1, 0)),
    ],
)
def test_others_gain_what_stands_below_if_they_meet_its_condition(
    at: int, line: str, markers: tuple[int, int], papers: tuple[int, ...]
) -> None:
    table = joined(at).line(1, line).collides(0)
    assert table.markers(1) == markers
    assert table.papers(1) == papers


@pytest.mark.clause("WK86")
def test_in_the_middle_all_others_may_rearrange_clockwise() -> None:
    table = joined(4, seat=1, players=3).line(2, "S04 S06 -").line(0, "S01 S08 -").collides(1)
    table.chooses(2, "lay S06 S04 -").chooses(0, "lay S01 S08 -")
    assert table.is_done
    assert table.line_of(2) == "S06 S04 -"


@pytest.mark.clause("WK86")
def test_squares_come_first_then_cards_of_all_then_the_space() -> None:
    """Square 8 of both; Ada of Bob and a Peddler of Ann."""
    table = joined(5).freed(0, 8).freed(1, 8).line(0, "T40 - -").line(1, "H01 - -").collides(0)
    lines = table.told()
    assert "Ann gained 1 virtue (square 8)" in lines
    assert "Bob gained 1 virtue (square 8)" not in lines  # Ada is a criminal
    assert table.asked == 1
    table.chooses(1, "gold")
    lines = table.told()
    order = [
        "Ann gained 1 virtue (square 8)",
        "Ann gained 1 ink (Peddler)",
        "Bob gained 1 virtue (Ada)",
        "Bob gained 1 gold (Ada)",
        "Ann gained 2 silver (the collision on space 4)",
    ]
    assert [line for line in lines if line in order] == order


@pytest.mark.clause("WK86")
def test_the_space_is_the_one_where_the_markers_are_by_then() -> None:
    """Joined on 5, a virtue of square 8 moves both to 4: a deed and a debt."""
    table = joined(5).freed(0, 8).collides(0)
    assert table.papers(0) == (1, 0, 1, 0)
    assert table.silver(0) == 2


@pytest.mark.clause("WK88", "WK19")
def test_others_markers_stay_also_if_this_joined_them() -> None:
    table = joined(2).holds(1, corruption=4, virtue=5).line(1, "S07 - -").collides(0)
    assert table.markers(1) == (5, 5)
    table.collides(1)
    assert table.silver(1) == 2
    assert table.markers(1) == (1, 7)


@pytest.mark.clause("WK89")
def test_what_the_gain_does_to_the_markers_changes_nothing() -> None:
    """A debt above space 6 wakes a Racketeer; its shuffle moves the markers, but 6 still counts."""
    table = joined(6).line(0, "T47 - -").deck(0, "").discard(0, "S04 S06 S01").collides(0)
    table.chooses(0, "way 2", "shuffle")
    assert table.markers(0) == (7, 7)
    table.chooses(0, "enough", "way 2", "enough")
    assert table.markers(0) == (1, 7)
    assert table.markers(1) == (1, 6)  # below space 6: a virtue without criminals


@pytest.mark.clause("WK87", "WK22")
def test_a_debt_of_another_opens_that_players_hand_in_the_middle() -> None:
    table = joined(1).line(1, "T48 - -").hand(1, "S04 S06").collides(0)
    assert table.asked == 1
    table.chooses(1, "discard S04")  # one card can't be rearranged, so there is no other way
    assert table.is_done
    assert table.discard_of(1) == "S04"
