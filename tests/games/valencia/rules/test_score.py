"""Points and the winner: VA35 and VA36."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import NAMES, Scenario

# in the city for two: b2 is a site, its spaces are a2, b1, b3, c2; at the centre are c2, d2, b3,
# e3, b4, e4, c5, d5


def lines(table: Scenario, seat: int = 0) -> dict[str, int]:
    """Return the lines of a score that bring anything."""
    return {str(line.cause): line.points for line in table.score(seat).lines if line.points}


@pytest.mark.clause("VA35")
def test_nothing_scores_nothing() -> None:
    """Coins and goods are worth nothing in themselves."""
    table = Scenario(players=2).holds(0, coins=30, goods={"porcelain": 6})
    assert table.score(0).total == 0


@pytest.mark.clause("VA30", "VA35")
def test_prestige_is_kept() -> None:
    """What the council gave in five rounds."""
    assert lines(Scenario().holds(0, prestige=17)) == {"Prestige of the council": 17}


@pytest.mark.clause("VA35")
def test_each_member_in_the_city_is_a_point() -> None:
    """Not those on the council or in hand."""
    table = Scenario().lives(0, "a1 b1 f6").sits(0, "wine", "cloth")
    assert lines(table) == {"Members in the city": 3}


@pytest.mark.clause("VA35", "VA52")
def test_each_member_that_touches_a_palm_is_a_point() -> None:
    """Once, however many palms there are; four members may touch one palm."""
    table = Scenario().lives(0, "a1 b1 a2 f6").lives(1, "a5").palm("a1-b2")
    assert lines(table)["Members at palms"] == 3
    table.palm("a2-b3")
    assert lines(table)["Members at palms"] == 3
    table.palm("e5-f6")
    assert lines(table)["Members at palms"] == 4
    assert "Members at palms" not in lines(table, 1)


@pytest.mark.clause("VA35", "VA54")
def test_each_member_at_a_fountain_is_worth_its_value() -> None:
    """Orthogonally."""
    table = Scenario().lives(0, "a2 b1 a1").built("b2", "six")
    assert lines(table) == {"Members in the city": 3, "Members at Fountain of Six": 12}


@pytest.mark.clause("VA54")
@pytest.mark.parametrize(
    ("fountain", "value"),
    [
        ("tasks", 2),
        ("dearer", 2),
        ("recall", 2),
        ("palm", 2),
        ("sell", 2),
        ("four", 4),
        ("other-four", 4),
        ("five", 5),
        ("other-five", 5),
        ("six", 6),
    ],
)
def test_a_fountain_is_worth_what_it_says(fountain: str, value: int) -> None:
    assert Scenario().lives(0, "b1").built("b2", fountain).points(0, "fountains") == value


@pytest.mark.clause("VA35", "VA53")
def test_the_central_fountain_is_worth_2() -> None:
    """To each of the eight around it."""
    table = Scenario().lives(0, "d2 e3 b4 e4 c5 d5 e1")
    assert lines(table)["Members at the central fountain"] == 12


@pytest.mark.clause("VA35")
def test_a_member_beside_several_fountains_has_the_value_of_each() -> None:
    """The cell c2 is beside the sites b2 and c1 and the centre."""
    table = Scenario().lives(0, "c2").built("b2", "five").built("c1", "four")
    assert lines(table) == {
        "Members in the city": 1,
        "Members at the central fountain": 2,
        "Members at Fountain of Five": 5,
        "Members at Fountain of Four": 4,
    }
    assert table.points(0, "fountains") == 11


@pytest.mark.clause("VA35")
def test_each_privilege_is_a_point() -> None:
    assert lines(Scenario().holds(0, privileges=4)) == {"Privileges": 4}


@pytest.mark.clause("VA35")
def test_each_task_is_its_points_or_minus_its_points() -> None:
    """Each card once; here the figure (3) and the nobility (3) against four corners (4)."""
    table = Scenario().tasks(0, 31, 28, 17).sits(0, "nobility")
    assert lines(table) == {"Task: Figure": 3, "Task: Seat": 3, "Task: Corners": -4}
    assert table.points(0, "tasks") == 2
    assert table.score(0).total == 2


@pytest.mark.clause("VA8", "VA35")
def test_tasks_are_no_public_points() -> None:
    """All else everyone can count."""
    table = Scenario().tasks(0, 31).lives(0, "c2 a1").palm("a1-b2").built("b2", "five")
    table.holds(0, prestige=3, privileges=2)
    score = table.score(0)
    assert score.total == 3 + 2 + 1 + 2 + 5 + 2 + 3
    assert score.public.total == score.total - 3


# --- who has won


@pytest.mark.clause("VA35")
def test_most_points_win() -> None:
    table = Scenario(players=3).holds(0, prestige=5).holds(1, prestige=9).holds(2, prestige=8)
    assert (table.result().winners, table.result().by_tie_break) == ((1,), False)
    assert table.game.verdict(NAMES) == "Ben wins with 9 points."


@pytest.mark.clause("VA36")
def test_a_tie_goes_to_more_members_in_the_city() -> None:
    """Whatever coins the others have."""
    table = Scenario(players=3).holds(0, prestige=5, coins=99).holds(1, prestige=3)
    table.lives(1, "a1 h1").holds(2, prestige=4, coins=50).lives(2, "h6")
    assert (table.result().winners, table.result().by_tie_break) == ((1,), True)
    expected = "Ben wins a tie at 5 points: more members in the city, or more coins."
    assert table.game.verdict(NAMES) == expected


@pytest.mark.clause("VA36")
def test_then_it_goes_to_more_coins() -> None:
    table = Scenario(players=3).holds(0, coins=6).holds(1, coins=7).holds(2, prestige=1, coins=9)
    table.lives(0, "a1").lives(1, "h1")
    assert (table.result().winners, table.result().by_tie_break) == ((1,), True)


@pytest.mark.clause("VA36")
def test_then_the_victory_is_shared() -> None:
    """Goods, privileges or the figure break no tie."""
    table = Scenario(players=3).lives(0, "a1").lives(2, "h1").holds(0, goods={"wine": 3})
    table.figure(2)
    assert table.result().winners == (0, 2)
    assert table.game.verdict(NAMES) == "Ana and Cleo share the victory with 1 point."


@pytest.mark.clause("VA35")
def test_a_task_may_cost_the_victory() -> None:
    table = Scenario(players=2).holds(0, prestige=5).holds(1, prestige=4).tasks(0, 13)
    assert [table.score(seat).total for seat in (0, 1)] == [-1, 4]
    assert table.result().winners == (1,)
