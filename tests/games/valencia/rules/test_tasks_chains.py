"""Tasks that give what they count: the longest chain and members that stand alone: VA35.

The left of the city for four and five, where a site is at d1, b2 and c5, the centre from e3 on:

        a  b  c  d  e
     1  .  .  .  #  .
     2  .  #  .  .  .
     3  .  .  .  .  ~
     4  .  .  .  .  ~
     5  .  .  #  .  .
     6  .  .  .  .  #
"""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario

CHAINS = [
    ("", 0),
    ("a1", 1),
    ("a1 c1 a3", 1),  # not beside each other
    ("a1 b1", 2),
    ("a3 b4 c3", 1),  # diagonally is no chain
    ("a3 b3 c3 d3", 4),
    ("a3 b3 c3 c4", 4),  # round a corner
    ("a3 b3 c3 b4", 3),  # a branch is left out
    ("c2 b3 c3 d3 c4", 3),  # a cross
    ("a3 b3 a4 b4", 4),  # a square is gone round
    ("a3 b3 c3 a4 b4 c4", 6),
    ("a3 b3 c3 d3 b4", 4),
    ("a3 b3 c3 d3 b4 c4", 6),  # there and back on the row below
    ("a3 b3 c3 d3 a4", 5),
    ("a1 b1 c1 c2 d2", 5),
    ("a1 a2 a3 b3 c3 c2 c1 b1", 8),  # a ring around the site b2
    ("a1 a2 a3 b3 c3 c2 c1 b1 b4", 9),  # which begins where one stands outside
    ("a1 a2 a3 b3 c3 c2 c1 b1 b4 a4", 10),
    ("a1 a2 a3 b3 c3 c2 c1 b1 b4 d2", 9),  # with two outside one of them is left out
    ("a1 b1 a5 b5 a6", 3),  # the longer of two
    ("d2 e2 d3 d4", 4),
    ("b1 b3", 1),  # the site b2 is between them
    ("a3 a4 a5 a6 b3 b4 b5 b6 c3 c4 c6 d3 d4 d5 d6", 15),
]


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(("homes", "length"), CHAINS)
def test_the_longest_chain_is_a_point_for_each_member(homes: str, length: int) -> None:
    """A chain is a path without a branch."""
    assert Scenario(players=4).lives(0, homes).brings(0, 32) == length


@pytest.mark.clause("VA35")
def test_members_of_others_break_a_chain() -> None:
    table = Scenario(players=4).lives(0, "a3 b3 d3").lives(1, "c3")
    assert table.brings(0, 32) == 2
    assert table.brings(1, 32) == 1


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(
    ("homes", "points"),
    [
        ("", 0),
        ("a1", 2),
        ("a1 c1", 4),
        ("a1 b1", 0),
        ("a1 b1 a3", 2),
        ("a3 b4 c3", 6),  # diagonal neighbours are none
        ("b1 b3 a2 c2", 8),  # around a site
        ("a1 a2 a3 d2 d4 c6", 6),
    ],
)
def test_members_that_stand_alone_are_2_points_each(homes: str, points: int) -> None:
    """Without a member of yours orthogonally beside them."""
    assert Scenario(players=4).lives(0, homes).brings(0, 33) == points


@pytest.mark.clause("VA35")
def test_members_of_others_are_no_company() -> None:
    table = Scenario(players=4).lives(0, "a3").lives(1, "b3", "a4")
    assert table.brings(0, 33) == 2
    assert table.brings(1, 33) == 4


@pytest.mark.clause("VA35")
@pytest.mark.parametrize("number", [22, 23, 32, 33])
def test_what_gives_what_it_counts_is_never_lost(number: int) -> None:
    """It is 0 at the least."""
    table = Scenario(players=3).holds(0, coins=40, goods={"wine": 6, "cloth": 6})
    assert table.brings(0, number) == 0
    assert table.tasks(0, number).points(0, "tasks") == 0
