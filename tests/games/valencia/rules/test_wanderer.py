"""The Wanderer: one of your members goes up to three steps: VA45."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced

# the city for two:
#     a b c d e f
#  1  . . # . . .      sites: c1, b2, e2, f3, e5, c6
#  2  . # . . # .
#  3  . . ~ ~ . #      the central fountain: c3, d3, c4, d4
#  4  . . ~ ~ . .
#  5  . . . . # .
#  6  . . # . . .


def at_home(*homes: str) -> Scenario:
    """Let Ana live here, with the card in a stack."""
    table = Scenario(players=2, advanced=[Advanced.WANDERER]).stacks(0, "wanderer 1")
    return table.lives(0, *homes)


def wandering(table: Scenario) -> Scenario:
    """Let Ana use the card."""
    table.at(RoundPart.C).reveals(0, "wanderer 1")
    return table.chooses(0, "power wanderer")


def goals(table: Scenario, start: str) -> set[str]:
    """Return the spaces to which a member may go."""
    return {option.split()[2] for option in table.options if option.split()[1] == start}


@pytest.mark.clause("VA45")
@pytest.mark.parametrize(
    ("home", "reached"),
    [
        # down to a2, a3, then a4 and b3; right to b1, which is shut in by the sites c1 and b2
        ("a1", "b1 a2 a3 a4 b3"),
        # d2 and c2 are one way round the sites; the fountain lies below
        ("d1", "e1 f1 d2 c2 f2"),
        # f2 lies between the sites e2 and f3
        ("f2", "f1 e1 d1"),
        # past the central fountain on its left
        ("b3", "a3 a2 a1 a4 a5 b4 b5 c5 b6"),
        # f4 goes round the site f3 nowhere, and round e5 below it
        ("f4", "e4 e3 f5 f6 e6"),
    ],
)
def test_a_member_goes_up_to_three_steps_but_not_over_sites_and_the_fountain(
    home: str, reached: str
) -> None:
    """Orthogonally."""
    assert goals(wandering(at_home(home)), home) == set(reached.split())


@pytest.mark.clause("VA45")
def test_a_site_is_not_crossed_with_or_without_a_fountain() -> None:
    table = wandering(at_home("d1").built("c1", "six").built("e2", "sell"))
    assert goals(table, "d1") == {"e1", "f1", "d2", "c2", "f2"}


@pytest.mark.clause("VA45")
def test_a_member_goes_through_occupied_spaces_to_a_free_one() -> None:
    """Over own members and others'."""
    table = wandering(at_home("a1", "a3").lives(1, "a2", "b1"))
    assert goals(table, "a1") == {"a4", "b3"}


@pytest.mark.clause("VA45")
def test_a_member_goes_to_no_space_where_somebody_stands() -> None:
    """In three steps a1 reaches five spaces, of which two are taken."""
    table = wandering(at_home("a1").lives(1, "b3", "a4"))
    assert goals(table, "a1") == {"b1", "a2", "a3"}


@pytest.mark.clause("VA45")
def test_any_own_member_may_wander() -> None:
    """Not others'."""
    table = wandering(at_home("a1", "f2").lives(1, "c5"))
    assert table.prompt is Prompt.MOVE
    assert {option.split()[1] for option in table.options} == {"a1", "f2"}


@pytest.mark.clause("VA45")
def test_the_walk_is_free_of_charge_and_to_any_guild() -> None:
    """The cell b3 is a 3."""
    table = wandering(at_home("a1").holds(0, coins=0)).chooses(0, "move a1 b3")
    assert table.member_at("a1") is None
    assert table.member_at("b3") == 0
    assert (table.coins(0), table.members(0)) == (0, 14)
    start, goal = "orange space for 0 coins at the top left", "orange space for 3 coins"
    assert table.says(f"Ana moved from the {start} to the {goal}")


@pytest.mark.clause("VA45")
def test_a_walk_has_no_ability() -> None:
    """The cell b1 is beside both sites."""
    table = wandering(at_home("a1").built("b2", "sell").holds(0, goods={"wine": 1}))
    table.chooses(0, "move a1 b1")
    assert table.prompt is Prompt.SELL  # of the market, which Ana has won
    assert table.goods(0) == {"wine": 1}


@pytest.mark.clause("VA45")
def test_it_may_be_declined() -> None:
    table = at_home("a1").at(RoundPart.C).reveals(0, "wanderer 1")
    assert table.options == ["power wanderer", "nothing"]
    table.chooses(0, "nothing")
    assert table.member_at("a1") == 0


@pytest.mark.clause("VA45")
def test_nobody_wanders_without_a_member_in_the_city() -> None:
    assert at_home().at(RoundPart.C).reveals(0, "wanderer 1").is_done


@pytest.mark.clause("VA45")
def test_nobody_wanders_where_no_free_space_is_near() -> None:
    """All that a1 can reach is taken."""
    table = at_home("a1").lives(1, "b1 a2 a3 a4 b3").at(RoundPart.C)
    assert table.reveals(0, "wanderer 1").is_done


@pytest.mark.clause("VA45")
def test_a_single_goal_is_taken_unasked() -> None:
    """The player who uses the card goes."""
    table = wandering(at_home("a1").lives(1, "b1 a2 a3 a4"))
    assert table.is_done
    assert table.member_at("b3") == 0


@pytest.mark.clause("VA45")
def test_the_card_counts_5() -> None:
    table = wandering(at_home("a1")).chooses(0, "move a1 b1")
    assert table.ranking() == [("Ana", 6)]
