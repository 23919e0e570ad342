"""Cards that count by what lies beside them: Joker, Twins, Powerhouse: VA45."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import NAMES, Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.scene import make_scene
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.kernel.seats import default_seats


def auction(*stacks: str, figure: int = 0) -> Scenario:
    """Hold a market's auction; an empty stack is a player who passes."""
    table = Scenario(players=len(stacks), advanced=Advanced).figure(figure)
    for seat, stack in enumerate(stacks):
        if stack:
            table.stacks(seat, stack)
    table.at(RoundPart.C)
    for step in range(len(stacks)):
        seat = (figure + step) % len(stacks)
        if stacks[seat]:
            table.reveals(seat, stacks[seat])
    return table


def ranking(*stacks: str, figure: int = 0) -> list[tuple[str, int]]:
    """Return the result of such an auction."""
    return auction(*stacks, figure=figure).ranking()


# --- the Joker


@pytest.mark.clause("VA45")
@pytest.mark.parametrize(
    ("others", "total"),
    [(["5", "4"], 0), (["6", "4"], 2), (["6 6", "4"], 4), (["6 6 1", "6"], 6), (["", "6"], 2)],
)
def test_a_joker_counts_2_more_for_each_6_of_others(others: list[str], total: int) -> None:
    """It is 0 by itself."""
    assert dict(ranking("joker", *others))["Ana"] == total


@pytest.mark.clause("VA45")
def test_an_own_6_does_not_count_for_a_joker() -> None:
    """Others reveal it."""
    assert ranking("joker 6", "1", "") == [("Ana", 6), ("Ben", 1)]


@pytest.mark.clause("VA45")
def test_a_joker_counts_6s_that_are_revealed_before_and_after_it() -> None:
    """Values that depend on others are settled when all have revealed."""
    assert ranking("6", "joker 5", "6 6") == [("Cleo", 12), ("Ben", 11), ("Ana", 6)]


@pytest.mark.clause("VA17", "VA45")
def test_a_joker_ranks_even_at_0() -> None:
    """Alone it wins the auction."""
    table = auction("", "joker", "")
    assert table.ranking() == [("Ben", 0)]
    assert table.has_figure() == 1


@pytest.mark.clause("VA45")
def test_a_joker_at_0_is_behind_a_1() -> None:
    assert ranking("joker", "1") == [("Ben", 1), ("Ana", 0)]


@pytest.mark.clause("VA45")
def test_jokers_of_two_players_count_the_same_6s() -> None:
    expected = [("Cleo", 6), ("Ana", 3), ("Ben", 2)]
    assert ranking("joker 1", "joker", "6") == expected


@pytest.mark.clause("VA45")
def test_a_powerhouse_is_no_6_for_a_joker() -> None:
    """It took the place of one, and counts 7 or 5."""
    assert ranking("joker", "powerhouse") == [("Ben", 5), ("Ana", 0)]


@pytest.mark.clause("VA45")
def test_sums_are_shown_as_they_stand() -> None:
    """While others are still to reveal, a scene counts what lies there."""
    table = Scenario(players=3, advanced=Advanced).stacks(0, "joker 1").stacks(1, "6")
    table.stacks(2, "6").at(RoundPart.C).reveals(0, "joker 1")
    seats = default_seats(3)
    assert make_scene(table.game, seats, 2).sums == (1,)
    table.reveals(1, "6")
    assert make_scene(table.game, seats, 2).sums == (3, 6)


# --- the Twins


@pytest.mark.clause("VA45")
@pytest.mark.parametrize(
    ("stack", "total"),
    [("twin", 2), ("twin twin", 6), ("twin twin 1", 7), ("twin 2", 4), ("twin 2 2", 6)],
)
def test_both_twins_in_one_stack_count_6(stack: str, total: int) -> None:
    """One by itself is a 2."""
    assert ranking(stack, "1")[0] == ("Ana", total)


@pytest.mark.clause("VA45")
def test_twins_of_two_players_do_not_meet() -> None:
    """In one stack."""
    assert ranking("twin", "twin") == [("Ana", 2), ("Ben", 2)]


# --- the Powerhouse


@pytest.mark.clause("VA45")
@pytest.mark.parametrize("figure", [0, 1])
def test_a_powerhouse_counts_5_where_another_player_reveals_a_0(figure: int) -> None:
    """Before or after it."""
    assert ranking("powerhouse", "joker", "", figure=figure) == [("Ana", 5), ("Ben", 0)]


@pytest.mark.clause("VA45")
def test_a_powerhouse_counts_7_by_itself() -> None:
    assert ranking("powerhouse", "6", "1") == [("Ana", 7), ("Ben", 6), ("Cleo", 1)]


@pytest.mark.clause("VA45")
def test_an_own_joker_does_not_weaken_a_powerhouse() -> None:
    """Another player's does."""
    assert ranking("powerhouse joker", "5")[0] == ("Ana", 7)
    assert ranking("powerhouse joker", "joker")[0] == ("Ana", 5)


@pytest.mark.clause("VA45")
def test_several_0s_weaken_a_powerhouse_once() -> None:
    assert ranking("powerhouse", "joker", "joker")[0] == ("Ana", 5)


@pytest.mark.clause("VA17", "VA45")
def test_a_weakened_powerhouse_may_lose_a_tie() -> None:
    """Ben holds the figure."""
    assert ranking("powerhouse", "5", "joker", figure=1) == [("Ben", 5), ("Ana", 5), ("Cleo", 0)]


@pytest.mark.clause("VA45")
def test_a_stack_with_all_of_them() -> None:
    """7 against no 0, 2 + 2 + 2 for the Twins, and 2 for each of two 6s."""
    assert ranking("powerhouse twin twin joker", "6 6") == [("Ana", 17), ("Ben", 12)]


@pytest.mark.clause("VA45")
def test_cards_without_a_power_are_revealed_without_a_question() -> None:
    table = auction("powerhouse twin twin joker", "6", figure=1)
    assert table.asked == 1
    assert table.prompt is Prompt.KEEP_CARD
    assert [name for name, _ in table.ranking()] == list(NAMES[:2])


@pytest.mark.clause("VA20", "VA45")
def test_advanced_cards_are_kept_like_others() -> None:
    """One of them may go under the deck."""
    table = auction("6 6", "twin twin joker")
    assert table.options == ["under twin", "under joker", "nothing"]
    assert table.words[0] == "Put a Twin (2) under the deck"
    table.chooses(1, "under twin")
    assert table.used_by(1) == "twin joker"
