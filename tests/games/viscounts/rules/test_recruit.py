"""Hiring: WK80 and WK81."""

from __future__ import annotations

import pytest

from tests.games.viscounts.scenario import Scenario
from valeria_desktop.games.viscounts.rules.at import AtStack
from valeria_desktop.games.viscounts.rules.effects.board import FreeHire
from valeria_desktop.games.viscounts.rules.reasons import reasons_against


@pytest.mark.clause("WK80")
def test_the_top_card_is_hired_for_its_silver_and_its_corner_comes_at_once() -> None:
    table = Scenario().stack("A", "T32 T33").holds(0, silver=3).recruits(0)
    assert table.words == ["Hire Miner for 2 silver", "Hire nobody"]
    table.chooses(0, "hire T32")
    assert table.silver(0) == 1
    assert table.discard_of(0) == "T32"
    assert table.markers(0) == (1, 6)
    assert table.is_done  # only once
    assert table.state.stacks[0][-1].id == "T33"


@pytest.mark.clause("WK80")
def test_hiring_is_optional_and_needs_the_silver() -> None:
    table = Scenario().stack("A", "T32").holds(0, silver=2).recruits(0).chooses(0, "none")
    assert table.silver(0) == 2
    table.holds(0, silver=1).recruits(0)
    assert table.is_done


@pytest.mark.clause("WK80")
def test_with_square_7_free_a_card_may_be_discarded_after_the_corner_effect() -> None:
    table = Scenario().stack("A", "T30").freed(0, 7).hand(0, "S04 S06").line(0, "S01 S08 -")
    table.holds(0, silver=1).recruits(0).chooses(0, "hire T30")
    assert table.decision.prompt == "rearrange"
    table.chooses(0, "lay S08 S01 -", "discard S06")
    assert table.is_done
    assert table.discard_of(0) == "T30 S06"


@pytest.mark.clause("WK80")
def test_after_a_dismissal_the_card_that_came_to_light_can_be_hired() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").stack("A", "T46 T32")
    table.holds(0, silver=4).acts(0).chooses(0, "workers", "dismiss T46")
    table.recruits(0)
    assert table.options == ["hire T32", "none"]


@pytest.mark.clause("WK81")
def test_a_free_hire_takes_any_visible_townsfolk_and_must() -> None:
    table = Scenario().freed(0, 7).hand(0, "S04")
    for segment, card in zip("ABCDE", ("T30", "T32", "T49", "T50", "T51"), strict=True):
        table.stack(segment, card)
    table.uses(0, FreeHire())
    assert table.options == ["hire T30", "hire T32", "hire T49", "hire T50", "hire T51"]
    assert table.words[0] == "Hire Mason for free"
    table.chooses(0, "hire T32")
    assert table.silver(0) == 0
    assert table.markers(0) == (1, 6)
    assert table.decision.prompt == "discard"  # it counts as hiring


@pytest.mark.clause("WK81")
def test_without_visible_townsfolk_nobody_is_hired() -> None:
    assert Scenario().has(stacks=((), (), (), (), ())).uses(0, FreeHire()).is_done


@pytest.mark.clause("WK80")
def test_the_price_is_a_reason() -> None:
    table = Scenario().stack("A", "T32").stack("B", "T33").holds(0, silver=2).recruits(0)
    view, decision = table.view(0), table.decision
    assert reasons_against(view, decision, AtStack(0)) == ()
    other = [str(reason) for reason in reasons_against(view, decision, AtStack(1))]
    assert other == ["your viscount is in another segment"]


@pytest.mark.clause("WK80")
def test_a_card_lies_on_its_stack_until_it_is_paid_and_then_on_the_pile() -> None:
    table = Scenario().stack("A", "T32 T33").holds(0, silver=3).recruits(0)
    table.game.watch()
    table.chooses(0, "hire T32")
    paid, hired = (game.view(0) for game in table.last.moments[:2])
    assert paid.players[0].silver == 1
    assert (paid.stacks[0].top.id, paid.players[0].discard) == ("T32", ())
    assert (hired.stacks[0].top.id, len(hired.players[0].discard)) == ("T33", 1)
