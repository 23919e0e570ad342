"""Debts and deeds, virtue and corruption: WK15 to WK19."""

from __future__ import annotations

import pytest

from tests.each import each
from tests.games.viscounts.scenario import Scenario
from valeria_desktop.games.viscounts.rules.effects.combined import AllOf
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.kernel.game import Barrier


def gain(**amounts: int) -> Gain:
    return Gain(Amounts(**amounts))


@pytest.mark.clause("WK15")
def test_a_paid_debt_brings_a_resource_of_choice() -> None:
    table = Scenario().holds(0, debts=2).uses(0, Flip("debt"))
    assert table.options == ["ink", "stone", "gold"]
    table.chooses(0, "stone")
    assert table.papers(0) == (1, 1, 0, 0)
    assert table.goods(0) == (0, 1, 0)


@pytest.mark.clause("WK15", "WK16")
def test_an_approved_deed_brings_nothing_at_once() -> None:
    table = Scenario().holds(0, deeds=1).uses(0, Flip("deed"))
    assert table.is_done
    assert table.papers(0) == (0, 0, 0, 1)
    assert table.goods(0) == (0, 0, 0)


@pytest.mark.clause("WK16")
def test_which_of_both_is_flipped_is_the_owners_choice() -> None:
    table = Scenario().holds(1, debts=1, deeds=1).uses(1, Flip("card"))
    assert table.options == ["flip debt", "flip deed"]
    table.chooses(1, "flip deed")
    assert table.papers(1) == (1, 0, 0, 1)


@pytest.mark.clause("WK16")
@each("what", ["card", "debt", "deed"])
def test_nothing_to_flip_does_nothing(what: str) -> None:
    table = Scenario().uses(0, Flip(what))
    assert table.is_done
    assert table.papers(0) == (0, 0, 0, 0)


@pytest.mark.clause("WK16")
def test_a_single_thing_is_flipped_without_a_question_as_it_is_mandatory() -> None:
    table = Scenario().holds(0, deeds=1).uses(0, Flip("card"))
    assert table.is_done
    assert table.papers(0) == (0, 0, 0, 1)


@pytest.mark.clause("WK16", "WK22")
def test_two_flips_come_one_after_the_other() -> None:
    table = Scenario().holds(0, debts=1, deeds=1).uses(0, Flip("card", 2))
    table.chooses(0, "flip debt")
    assert table.options == ["ink", "stone", "gold"]
    table.chooses(0, "gold")
    assert table.is_done
    assert table.papers(0) == (0, 1, 0, 1)


@pytest.mark.clause("WK17")
def test_the_last_deed_above_the_card_triggers_the_end() -> None:
    table = Scenario().has(deeds_left=2).uses(0, gain(deed=1))
    assert (table.state.deeds_left, table.state.last_round) == (1, 0)
    table.uses(0, gain(deed=1))
    assert (table.state.deeds_left, table.state.last_round) == (0, 2)
    assert "The prosperity card is revealed: round 2 is the last one" in table.told()


@pytest.mark.clause("WK17", "WK2")
def test_both_go_on_being_drawn_and_the_second_card_changes_nothing_of_the_end() -> None:
    table = Scenario().has(debts_left=1, deeds_left=1).uses(0, gain(debt=1))
    assert table.state.last_round == 2
    table.has(round=2).uses(1, gain(deed=3, debt=2))
    assert (table.state.debts_left, table.state.deeds_left) == (0, 0)
    assert table.state.last_round == 2
    assert table.papers(1) == (2, 0, 3, 0)


@pytest.mark.clause("WK17")
def test_an_end_card_is_revealed_for_good() -> None:
    table = Scenario().has(debts_left=1)
    table.uses(0, AllOf((Flip(), gain(debt=1))))
    assert "The poverty card is revealed: round 2 is the last one" in table.told()
    table.holds(0, debts=1).has(debts_left=1).holds(0, deeds=1).uses(0, Flip())
    outcome = table.game.choose("flip deed")
    assert outcome.barrier == Barrier.NONE


@pytest.mark.clause("WK18")
def test_markers_move_towards_each_other() -> None:
    table = Scenario().uses(0, gain(corruption=2))
    assert table.markers(0) == (3, 7)
    table.uses(0, gain(virtue=1))
    assert table.markers(0) == (3, 6)


@pytest.mark.clause("WK18")
@each(
    ("before", "amounts", "after"),
    [
        ((3, 4), {"corruption": 1}, (4, 4)),
        ((4, 4), {"corruption": 1}, (5, 5)),
        ((4, 4), {"virtue": 1}, (3, 3)),
        ((3, 4), {"corruption": 2}, (5, 5)),
        ((3, 4), {"virtue": 2}, (2, 2)),
        ((3, 5), {"corruption": 1, "virtue": 1}, (4, 4)),
        ((3, 4), {"corruption": 1, "virtue": 1}, (3, 3)),
    ],
)
def test_joined_markers_move_together(
    before: tuple[int, int], amounts: dict[str, int], after: tuple[int, int]
) -> None:
    """Of one gain, corruption goes first."""
    table = Scenario().holds(0, corruption=before[0], virtue=before[1]).uses(0, gain(**amounts))
    assert table.markers(0) == after


@pytest.mark.clause("WK18")
@each(("at", "amounts"), [(7, {"corruption": 3}), (1, {"virtue": 2})])
def test_what_can_not_move_further_is_lost(at: int, amounts: dict[str, int]) -> None:
    table = Scenario().holds(0, corruption=at, virtue=at).uses(0, gain(**amounts))
    assert table.markers(0) == (at, at)


@pytest.mark.clause("WK19")
def test_joined_markers_do_nothing_for_the_time_being() -> None:
    table = Scenario().holds(1, corruption=3, virtue=4).uses(1, gain(corruption=1))
    assert table.is_done
    assert table.silver(1) == 0
    table.collides(0)
    assert table.is_done
    assert table.markers(1) == (4, 4)


@pytest.mark.clause("WK87")
def test_deeds_come_before_debts_within_one_gain() -> None:
    table = Scenario().uses(0, gain(debt=2, deed=1, silver=3))
    lines = [line for line in table.told() if "gained" in line]
    assert lines == [
        "Ann gained 3 silver (the set-up)",
        "Ann gained 1 deed (the set-up)",
        "Ann gained 1 debt (the set-up)",
        "Ann gained 1 debt (the set-up)",
    ]


@pytest.mark.clause("WK87")
def test_each_debt_is_finished_before_the_next() -> None:
    """A Racketeer looks at every single debt."""
    table = Scenario().line(0, "T48 S04 -").hand(0, "S01 S02").uses(0, gain(debt=2))
    assert table.papers(0)[0] == 1
    table.chooses(0, "way 2", "discard S01")
    assert table.papers(0)[0] == 2
    table.chooses(0, "way 2", "enough")
    assert table.discard_of(0) == "S01"
    assert table.is_done


@pytest.mark.clause("WK22")
def test_resources_are_chosen_before_debts_are_gained() -> None:
    table = Scenario().uses(0, gain(any=2, debt=1))
    assert table.papers(0)[0] == 0
    table.chooses(0, "ink", "ink")
    assert table.goods(0) == (2, 0, 0)
    assert table.papers(0)[0] == 1


@pytest.mark.clause("WK18")
def test_it_is_told_once_that_the_markers_met() -> None:
    table = Scenario().holds(0, corruption=3, virtue=4).uses(0, gain(corruption=1))
    assert table.told() == ["Ann gained 1 corruption (the set-up), and the markers met"]
    table.forgets().uses(0, gain(corruption=1))
    assert table.told() == ["Ann gained 1 corruption (the set-up)"]
