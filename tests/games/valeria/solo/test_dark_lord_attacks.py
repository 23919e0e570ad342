"""The Monsters Phase: which columns are attacked, and in which order (D4, D8)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.events import Attacked
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

COLUMNS = [f"attack monster-{column}" for column in range(1, 6)]


def asked(table: Scenario) -> str:
    return table.decision.prompt


def attacked(table: Scenario) -> list[int]:
    """Return the columns that were attacked, in order."""
    return [event.place + 1 for event in table.events if isinstance(event, Attacked)]


def play_on(table: Scenario) -> Scenario:
    """Choose the first option of everything the Monsters Phase asks."""
    phase = {Prompt.ATTACK_ORDER, Prompt.ATTACK_COLUMN, Prompt.CAPTURE}
    while asked(table) in phase:
        table.chooses(table.options[0])
    return table


@pytest.mark.clause("D4")
def test_the_player_picks_the_die_that_attacks_first() -> None:
    table = against_dark_lord().attacks(3, 5)

    assert asked(table) is Prompt.ATTACK_ORDER
    assert table.options == ["first a", "first b"]
    assert table.words == ["Die A (3) attacks first", "Die B (5) attacks first"]


@pytest.mark.clause("D4")
@pytest.mark.parametrize(("first", "columns"), [("first a", [3, 5]), ("first b", [5, 3])])
def test_each_die_activates_the_stack_in_its_column(first: str, columns: list[int]) -> None:
    """One after the other; the sum, 8, does nothing."""
    table = against_dark_lord().attacks(3, 5)
    table.chooses(first)

    assert attacked(table) == columns[:1]
    assert attacked(play_on(table)) == columns
    assert len(table.captured()) == 2


@pytest.mark.clause("D4")
@pytest.mark.parametrize("number", range(1, 6))
def test_doubles_activate_a_stack_twice(number: int) -> None:
    """There is no order to choose."""
    table = against_dark_lord().attacks(number, number)

    assert asked(table) is Prompt.CAPTURE
    assert attacked(play_on(table)) == [number, number]
    assert len(table.captured()) == 2


@pytest.mark.clause("D4")
def test_a_six_activates_a_stack_of_the_players_choice() -> None:
    """Any of the five, also the one that the other die activates."""
    table = against_dark_lord().attacks(6, 2)
    table.chooses("first a")
    assert asked(table) is Prompt.ATTACK_COLUMN
    assert (table.options, table.words[3]) == (COLUMNS, "Column 4 is attacked")

    table.chooses("attack monster-2", "leave citizen-7")

    assert asked(table) is Prompt.CAPTURE
    assert attacked(table) == [2, 2]


@pytest.mark.clause("D4")
def test_the_choice_for_a_six_may_come_last() -> None:
    """When the other die goes first, its capture is known by then."""
    table = against_dark_lord().attacks(6, 2)
    table.chooses("first b", "leave citizen-2")
    assert asked(table) is Prompt.ATTACK_COLUMN

    table.chooses("attack monster-5", "leave citizen-10")

    assert attacked(table) == [2, 5]
    assert table.captured() == ["merchant", "butcher"]


@pytest.mark.clause("D4")
def test_double_sixes_give_the_choice_twice() -> None:
    table = against_dark_lord().attacks(6, 6)
    assert table.options == COLUMNS
    table.chooses("attack monster-1", "leave citizen-1")
    assert table.options == COLUMNS

    table.chooses("attack monster-1", "leave citizen-6")

    assert attacked(table) == [1, 1]
    assert table.captured() == ["cleric", "knight"]
    assert asked(table) is Prompt.USE  # the Herald, for the doubles


@pytest.mark.clause("D4", "T30")
@pytest.mark.parametrize("gone", [("exhausted",), ()], ids=["card", "bare"])
def test_an_exhausted_stack_cannot_be_chosen_for_a_six(gone: tuple[str, ...]) -> None:
    """A bare place, when the pile has run out, is exhausted too."""
    table = against_dark_lord().stack("monster-2", *gone).exhausts("monster-4").attacks(6, 6)

    assert table.options == [COLUMNS[0], COLUMNS[2], COLUMNS[4]]


@pytest.mark.clause("D4")
def test_the_only_stack_left_is_attacked_for_a_six_without_asking() -> None:
    table = against_dark_lord().exhausts("monster-1", "monster-2", "monster-3", "monster-5")

    table.attacks(6, 6)

    assert asked(table) is Prompt.CAPTURE
    assert attacked(play_on(table)) == [4, 4]


@pytest.mark.clause("D4")
@pytest.mark.parametrize("gone", [("exhausted",), ()], ids=["card", "bare"])
def test_an_exhausted_stack_is_not_activated(gone: tuple[str, ...]) -> None:
    table = against_dark_lord().stack("monster-3", *gone).attacks(3, 3)

    assert attacked(table) == []
    assert table.captured() == []
    assert asked(table) is Prompt.USE  # the Second Harvest: the Herald, for the doubles


@pytest.mark.clause("D4")
def test_only_the_die_of_an_exhausted_stack_is_lost() -> None:
    """The other die attacks all the same."""
    table = against_dark_lord().exhausts("monster-3").attacks(3, 1)

    table.chooses("first a")

    assert attacked(play_on(table)) == [1]


@pytest.mark.clause("D4", "V6")
@pytest.mark.parametrize("level", ["standard", "harder"])
def test_a_monster_event_in_the_row_of_monsters_does_not_attack(level: str) -> None:
    """Its place counts as exhausted, and a 6 can't choose it either."""
    table = against_dark_lord(level, variants=["events"]).stack("monster-4", "giant-leech")
    assert attacked(table.attacks(4, 4)) == []

    table = against_dark_lord(level, variants=["events"]).stack("monster-4", "giant-leech")
    assert table.attacks(6, 6).options == [*COLUMNS[:3], COLUMNS[4]]


@pytest.mark.clause("D4")
def test_a_monster_event_elsewhere_changes_nothing() -> None:
    """The stack of its column attacks; the event is no citizen to be taken."""
    table = against_dark_lord(variants=["events"]).stack("citizen-4", "giant-leech").attacks(4, 4)

    assert attacked(table) == [4, 4]
    assert table.captured() == ["paladin", "paladin"]


@pytest.mark.clause("D4", "T5")
def test_the_final_dice_count() -> None:
    """Doubles that were changed are no doubles any more, but their point stays."""
    table = against_dark_lord().owns(0, "palace-of-the-dawn", "gargans-embrace")
    table.rolls(0, 4, 4)
    table.chooses("change a with palace-of-the-dawn", "herald: 1-gold", "gain gold", "gain gold")

    assert table.points(0) == 1
    assert table.words == ["Die A (3) attacks first", "Die B (4) attacks first"]
    table.chooses("first a")
    assert attacked(play_on(table)) == [3, 4]


@pytest.mark.clause("D4", "T5")
def test_a_die_changed_to_doubles_attacks_twice() -> None:
    table = against_dark_lord().owns(0, "palace-of-the-dawn", "gargans-embrace")
    table.rolls(0, 4, 3)
    table.chooses("change a with palace-of-the-dawn")
    while asked(table) is Prompt.USE:
        table.chooses("herald: 1-gold")
    table.chooses("gain gold", "gain gold")

    assert table.points(0) == 1
    assert attacked(play_on(table)) == [3, 3]


@pytest.mark.clause("D8")
@pytest.mark.parametrize(
    ("dice", "columns"),
    [
        ((1, 2), [1, 2, 3]),
        ((2, 1), [2, 1, 3]),
        ((1, 4), [1, 4, 5]),
        ((1, 1), [1, 1, 2]),
        ((2, 2), [2, 2, 4]),
        ((3, 4), [3, 4]),
        ((4, 4), [4, 4]),
        ((5, 2), [5, 2]),
    ],
)
@pytest.mark.parametrize("level", ["harder", "hardest"])
def test_on_the_harder_levels_a_small_sum_attacks_after_the_dice(
    level: str, dice: tuple[int, int], columns: list[int]
) -> None:
    """From 2 to 5 the column of that number; from 7 on nothing."""
    table = against_dark_lord(level).attacks(*dice)

    assert attacked(play_on(table)) == columns
    assert len(table.captured()) == len(columns)


@pytest.mark.clause("D8", "D4")
@pytest.mark.parametrize("dice", [(1, 5), (2, 4), (3, 3)])
@pytest.mark.parametrize("level", ["harder", "hardest"])
def test_a_sum_of_six_is_the_players_choice(level: str, dice: tuple[int, int]) -> None:
    """A 6 as any other, after both dice."""
    table = against_dark_lord(level).attacks(*dice)
    while asked(table) is not Prompt.ATTACK_COLUMN:
        table.chooses(table.options[0])
    assert (attacked(table), table.options) == ([*dice], COLUMNS)

    table.chooses("attack monster-5", "leave citizen-10")

    assert attacked(table) == [*dice, 5]
    assert asked(table) in {Prompt.USE, Prompt.ROLL}


@pytest.mark.clause("D4", "D8")
@pytest.mark.parametrize("dice", [(1, 2), (1, 5), (3, 3), (1, 1)])
def test_on_the_standard_level_the_sum_does_nothing(dice: tuple[int, int]) -> None:
    assert attacked(play_on(against_dark_lord().attacks(*dice))) == [*dice]


@pytest.mark.clause("D8", "T5")
def test_the_sum_is_of_the_final_dice() -> None:
    """1 and 5 became 1 and 4, so the sum is no 6 any more."""
    table = against_dark_lord("harder").owns(0, "palace-of-the-dawn")
    table.rolls(0, 1, 5)
    table.chooses("change b with palace-of-the-dawn", "gain gold", "gain gold")

    assert attacked(play_on(table)) == [1, 4, 5]


@pytest.mark.clause("D8")
@pytest.mark.parametrize(
    ("level", "columns"), [("standard", [2]), ("harder", [2]), ("hardest", [1, 2, 3])]
)
def test_on_the_hardest_level_exhausted_stacks_attack(level: str, columns: list[int]) -> None:
    """The stack of a die and the stack of the sum, which is 3."""
    table = against_dark_lord(level).exhausts("monster-1", "monster-3").attacks(1, 2)

    assert attacked(play_on(table)) == columns


@pytest.mark.clause("D8", "D4")
def test_on_the_hardest_level_exhausted_doubles_attack_twice() -> None:
    """The sum, 10, does nothing."""
    table = against_dark_lord("hardest").exhausts("monster-5").attacks(5, 5)

    assert attacked(play_on(table)) == [5, 5]
    assert table.captured() == ["peasant", "peasant"]


@pytest.mark.clause("D8", "V6")
def test_on_the_hardest_level_the_place_of_a_monster_event_attacks() -> None:
    """It counts as exhausted."""
    table = against_dark_lord("hardest", variants=["events"]).stack("monster-4", "giant-leech")

    assert attacked(play_on(table.attacks(4, 4))) == [4, 4]


@pytest.mark.clause("D8", "T30")
def test_on_the_hardest_level_a_bare_place_attacks() -> None:
    """It is exhausted all the same."""
    table = against_dark_lord("hardest").stack("monster-4").attacks(4, 4)

    assert attacked(play_on(table)) == [4, 4]


@pytest.mark.clause("D8", "D4")
def test_on_the_hardest_level_a_six_chooses_from_the_living() -> None:
    """An exhausted stack was not rolled by a 6."""
    table = against_dark_lord("hardest").exhausts("monster-1", "monster-2").attacks(6, 6)

    assert table.options == COLUMNS[2:]


@pytest.mark.clause("D4")
def test_an_attack_is_told() -> None:
    table = against_dark_lord().attacks(3, 3)

    assert table.log()[-1] == "The monsters of column 3 attack"


@pytest.mark.clause("D4", "D5")
def test_only_what_is_asked_can_be_answered() -> None:
    """Another column's citizen, an exhausted stack, a die that is no choice any more."""
    table = against_dark_lord().exhausts("monster-2").attacks(6, 3)
    assert "can't be chosen" in table.refuses("leave citizen-3")
    table.chooses("first a")
    assert "can't be chosen" in table.refuses("attack monster-2")
    table.chooses("attack monster-1")
    assert "can't be chosen" in table.refuses("leave citizen-2")
    assert "can't be chosen" in table.refuses("leave domain-1")
    assert "can't be chosen" in table.refuses("first b")
