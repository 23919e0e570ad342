"""Tasks about where members live, with exact numbers: VA35 and the table of tasks.

The city for two, with its quarters divided:

        a  b  c |d  e  f
     1  O0 T1 # |C3 P4 O1
     2  W2 #  P5|O2 #  W3
     3  P0 O3 ~ |~  C4 #
        --------+--------
     4  T2 W4 ~ |~  O4 T3
     5  C5 P1 O5|T4 #  C0
     6  W5 T5 # |C1 P2 W0
"""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import TASK, Scenario

# number, points, members with which it is just fulfilled, and those with which it just isn't
CASES = [
    # at least 2 on spaces of one price
    (1, 2, "a1 a3", "a3 b1"),
    (1, 2, "a1 a3 f5 f6", "f6"),
    (2, 2, "b1 d6", "b1 a1 a2"),
    (3, 3, "a2 e6", "e6 a1 b1"),
    (4, 3, "d1 f2", "f4 e1 d2"),
    (5, 4, "e1 b4", "d5 a5 d1"),
    (6, 4, "c2 a6", "b6 e4 d5"),
    # at least 3 on spaces of one guild
    (7, 4, "a1 f1 c5", "a1 f1 b1 a2"),
    (8, 4, "b1 a4 f4", "b1 a4 a1 a2"),
    (9, 4, "a2 f2 f6", "a2 f2 a1 b1"),
    (10, 4, "d1 e3 f5", "d1 e3 e1 a1"),
    (11, 4, "c2 e1 b5 e6", "c2 e1 d1 a1"),
    # at least 2 on each of the five
    (12, 8, "a1 f1 b1 a4 a2 f2 d1 e3 c2 e1", "a1 f1 b1 a4 a2 f2 d1 e3 c2"),
    (12, 8, "a1 f1 d2 b1 a4 a2 f2 d1 e3 c2 e1", "a1 f1 d2 b1 a4 f4 a2 f2 a6 d1 e3"),
    # 4 in a 2×2 square
    (13, 6, "a5 b5 a6 b6", "a5 b5 a6 c5"),
    (13, 6, "a3 b3 a4 b4", "a3 b3 a4 a5 b5"),
    # at least 3 neighbouring in a row or column
    (14, 3, "a5 b5 c5", "a5 b5 d5"),
    (14, 3, "a1 a2 a3", "a1 a2 a4 b3"),
    (14, 3, "b3 b4 b5 b6", "d1 e1 d2"),
    # at least 3 neighbouring in a diagonal, whichever of the two
    (15, 4, "a3 b4 c5", "a3 b4 d6"),
    (15, 4, "b3 c2 d1", "a3 c2 d1"),
    (15, 4, "a4 b3 c2 d1", "b3 a4 d1 e1"),
    (15, 4, "a3 b4 c5 d6", "f1 b1 c2 e3"),
    # at least 6 on the outer wall, of which the corners are a part
    (16, 5, "a1 b1 f1 f6 a4 e6", "a1 b1 f1 f6 a4 b3 c2 d2"),
    (16, 5, "a2 a3 a4 a5 d1 d6", "a2 a3 a4 a5 d1 e3"),
    # at least 2 in the four corners
    (17, 4, "a1 f6", "a1 f5"),
    (17, 4, "a6 f1", "b1 e1 e6 b6 f1"),
    # next to at least 4 different fountains: built are b2, c1, e2 and f3, besides the centre
    (18, 4, "c2 e3", "c2 d1 a2"),
    (18, 4, "b1 d1 f2 e4", "b1 d1 e4 c5"),
    # next to every fountain that was built, and the central one
    (19, 7, "c2 e3", "c2 e1"),
    (19, 7, "b1 e1 f4 d5", "b1 e1 f4 f5"),
    # at least 5 at the central fountain
    (26, 6, "c2 d2 b3 e4 c5", "c2 d2 b3 e4 d1"),
    # at least 3 at one fountain that isn't the central one: b2 has a2, b1, b3, c2
    (29, 4, "a2 b1 b3", "a2 b1 d1 e3 f2"),
    (29, 4, "d1 c2 b1", "c2 b1 e1 e3"),
    # at least 4 that touch a palm: they stand at a1-b2, d5-e6 and e5-f6
    (30, 4, "a1 b1 a2 f6", "a1 b1 a2 a3"),
    (30, 4, "d5 d6 e6 f6 f5", "d5 d6 e6 c5 f4"),
]


def town() -> Scenario:
    """Lay the city for two with four fountains and three palms."""
    table = Scenario(players=2).palm("a1-b2", "d5-e6", "e5-f6")
    table.built("b2", "tasks").built("c1", "six").built("e2", "four").built("f3", "five")
    return table


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(("number", "points", "just", "_not"), CASES)
def test_a_task_is_fulfilled_or_costs_its_points(
    number: int, points: int, just: str, _not: str
) -> None:
    """Just enough for the points, and just too little for minus the points."""
    assert TASK[number].points == points
    assert town().lives(0, just).brings(0, number) == points
    assert town().lives(0, _not).brings(0, number) == -points


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(("number", "points", "just", "_not"), CASES)
def test_members_of_others_fulfil_nothing(number: int, points: int, just: str, _not: str) -> None:
    """Only own ones count; what lacks is Ben's."""
    table = town().lives(0, _not)
    table.lives(1, *(home for home in just.split() if home not in _not.split()))
    assert table.brings(0, number) == -points
    others = town().lives(1, just)
    assert others.brings(0, number) == -points
    assert others.brings(1, number) == points


@pytest.mark.clause("VA35")
@pytest.mark.parametrize("number", sorted({number for number, *_ in CASES}))
def test_without_a_member_none_of_them_is_fulfilled(number: int) -> None:
    assert town().brings(0, number) == -TASK[number].points


@pytest.mark.clause("VA50")
def test_a_member_on_a_site_or_the_central_fountain_is_impossible() -> None:
    """So a square or a row never reaches over them: d1 and d2 with e1, not e2."""
    assert town().lives(0, "d1 d2 e1").counts(0, 13) == 3
    assert town().lives(0, "b3 e3").counts(0, 14) == 1


@pytest.mark.clause("VA35")
def test_rows_end_at_the_wall() -> None:
    """The cells f1 and a2 follow each other in no row."""
    assert town().lives(0, "e1 f1 a2").counts(0, 14) == 2
    assert town().lives(0, "f1 a3 b4").counts(0, 15) == 2


@pytest.mark.clause("VA53")
@pytest.mark.parametrize(
    ("homes", "number"),
    [("", 0), ("c2", 3), ("b1", 2), ("e4", 1), ("e3 c2", 5), ("f6", 0), ("b1 a2 b3", 3)],
)
def test_different_fountains_are_counted(homes: str, number: int) -> None:
    """The central one counts; c2 alone is beside three, e3 beside three others with it."""
    assert town().lives(0, homes).counts(0, 18) == number


@pytest.mark.clause("VA35")
def test_the_central_fountain_is_not_one_of_the_others_for_task_29() -> None:
    """Nine at the central one, of which two are at b2 as well, are not three at b2."""
    table = town().lives(0, "c2 d2 b3 b4 e4 c5 d5")
    assert table.counts(0, 29) == 2
    assert table.brings(0, 29) == -4


@pytest.mark.clause("VA35")
def test_where_nothing_was_built_no_fountain_but_the_central_one_counts() -> None:
    """Task 19 asks for the central one then, and task 29 can't be fulfilled."""
    table = Scenario(players=2).lives(0, "a2 b1 b3 c2")
    assert table.brings(0, 19) == 7
    assert (table.counts(0, 29), table.brings(0, 29)) == (0, -4)
    assert table.counts(0, 18) == 1
    assert Scenario(players=2).lives(0, "a2 b1").brings(0, 19) == -7


@pytest.mark.clause("VA35")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_have_to_live_at_the_central_fountain_with_any_number_of_players(
    players: int,
) -> None:
    """Four were enough with 2 players until version 2 of the rules."""
    table = Scenario(players=players)
    around = [table.table.city.name(cell) for cell in table.table.city.at_centre]
    assert table.lives(0, *around[:4]).brings(0, 26) == -6
    assert table.lives(0, around[-1]).brings(0, 26) == 6


@pytest.mark.clause("VA35", "VA50")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_task_34_asks_for_a_member_in_every_quarter(players: int) -> None:
    """The corners lie in one each, and so do the cells around the middle."""
    right = "h" if players == 3 else "j"
    table = Scenario(players=players).lives(0, "a1", f"{right}1")
    assert table.counts(0, 34) == 2
    table.lives(0, "a6")
    assert table.brings(0, 34) == -3
    table.lives(0, f"{right}6")
    assert table.brings(0, 34) == 3


@pytest.mark.clause("VA50")
def test_quarters_meet_in_the_middle_of_the_city() -> None:
    """In the city for three between c and f, and between the rows 3 and 4."""
    table = Scenario(players=3).lives(0, "d2", "e2", "c3", "c4")
    assert table.counts(0, 34) == 3
    assert table.lives(0, "e5").brings(0, 34) == 3


@pytest.mark.clause("VA50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_quarters_are_counted_clockwise_from_the_top_left(players: int) -> None:
    """The corners lie in one each."""
    city = Scenario(players=players).table.city
    left, right, low_left, low_right = city.corners
    assert [city.quarter(cell) for cell in (left, right, low_right, low_left)] == [0, 1, 2, 3]
