"""What comes to light with a choice, so that taking it back would be a look ahead: VA8."""

from __future__ import annotations

import pytest

from tests.games.valencia.catalogue import deal
from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.kernel.game import Barrier


def reveals(table: Scenario) -> bool:
    """Whether the last choice brought something to light."""
    assert table.last is not None
    return bool(table.last.barrier & Barrier.REVEAL)


def planning() -> Scenario:
    """Begin planning with some cards each."""
    return Scenario().deck(0, "6 5 4 3").deck(1, "2 1").at(RoundPart.PLANNING)


@pytest.mark.clause("VA11")
def test_a_drawn_card_comes_to_light() -> None:
    """To its owner, who would like to draw another one."""
    assert reveals(planning().chooses(0, "draw"))


@pytest.mark.clause("VA12")
@pytest.mark.parametrize("options", [["enough"], ["enough", "close"], ["enough", "add 5"]])
def test_dividing_a_hand_brings_nothing_to_light(options: list[str]) -> None:
    """It may be taken back until the hand is laid down."""
    assert not reveals(planning().chooses(0, "draw").chooses(0, *options))


@pytest.mark.clause("VA11")
def test_plans_come_to_light_with_the_last_of_them() -> None:
    table = planning().chooses(0, "enough", "done").chooses(1, "enough", "done")
    assert reveals(table)


@pytest.mark.clause("VA11")
def test_the_first_card_of_the_next_comes_to_light_as_one_is_done() -> None:
    """It is drawn at once."""
    assert reveals(planning().chooses(0, "enough", "done"))


@pytest.mark.clause("VA16")
def test_a_stack_comes_to_light() -> None:
    table = Scenario(players=3).stacks(0, "6").stacks(1, "5").at(RoundPart.C)
    assert reveals(table.reveals(0, "6"))
    assert not reveals(Scenario(players=3).stacks(0, "6").stacks(1, "5").at(RoundPart.C).passes(0))


@pytest.mark.clause("VA40")
def test_ninas_cards_come_to_light() -> None:
    table = Scenario(players=2).stacks(0, "6").stacks(1, "5").at(RoundPart.B).passes(0)
    assert not reveals(table)
    assert reveals(table.passes(1))


@pytest.mark.clause("VA29")
def test_drawn_tasks_come_to_light() -> None:
    table = (
        Scenario(players=3).stacks(0, "6").built("b2", "tasks").at(RoundPart.B, guild="tiger nuts")
    )
    table.reveals(0, "6").chooses(0, "nothing", "nothing", "place b1")
    assert not reveals(table)
    assert reveals(table.chooses(0, "use b2"))
    assert not reveals(table.chooses(0, table.options[0]))


@pytest.mark.clause("VA6")
def test_how_many_tasks_are_kept_comes_to_light_with_the_last_choice() -> None:
    game = deal(2)
    barriers = []
    while game.decision is not None and game.decision.prompt == Prompt.TASKS:
        barriers.append(bool(game.choose(game.decision.options[0]).barrier & Barrier.REVEAL))
    assert barriers == [False] * 11 + [True]


@pytest.mark.clause("VA8", "VA35")
def test_the_end_brings_all_to_light() -> None:
    """The builder of the last fountain sees what the others have."""
    table = Scenario(players=3).sits(0, "nobility").in_round(5).goes_on_from(RoundPart.I)
    table.chooses(0, "fountain b2")
    assert table.game.is_over
    assert reveals(table)


def last_pass(**goods: int) -> Scenario:
    """Let Ana have won a market when Ben passes; after it he is asked first again or she is."""
    table = Scenario(players=2).figure(0).stacks(0, "6").stacks(1, "5", "4").holds(0, goods=goods)
    return table.goes_on_from(RoundPart.C).reveals(0, "6").passes(1)


@pytest.mark.clause("VA8")
def test_that_somebody_has_nothing_to_sell_comes_to_light() -> None:
    """Ben could pass, see that Ana isn't asked, and take it back."""
    table = last_pass()
    assert (table.asked, table.prompt) == (1, Prompt.BID)
    assert reveals(table)


@pytest.mark.clause("VA8")
def test_that_somebody_else_is_asked_stops_nothing_by_itself() -> None:
    """It is Ana's turn then, and all see it."""
    table = last_pass(wine=1)
    assert (table.asked, table.prompt) == (0, Prompt.SELL)
    assert table.last is not None
    assert table.last.barrier == Barrier.SEAT


@pytest.mark.clause("VA8", "VA24")
def test_that_somebody_can_pay_no_place_comes_to_light() -> None:
    table = Scenario(players=3).stacks(0, "6").stacks(1, "5").holds(0, coins=0).lives(2, "h2")
    table.at(RoundPart.B, guild="porcelain").reveals(0, "6").passes(1).chooses(0, "nothing")
    assert not reveals(table)
    assert reveals(table.chooses(0, "nothing"))


@pytest.mark.clause("VA8")
def test_sales_and_places_bring_nothing_to_light() -> None:
    """What is open already may be taken back."""
    table = Scenario(players=3).stacks(0, "6").holds(0, goods={"wine": 2, "oranges": 1})
    assert not reveals(table.at(RoundPart.C).reveals(0, "6").chooses(0, "sell wine"))
    table = Scenario(players=3).stacks(0, "6").at(RoundPart.B, guild="porcelain").reveals(0, "6")
    for option in ("sit", "good", "place h2"):
        assert not reveals(table.chooses(0, option))
