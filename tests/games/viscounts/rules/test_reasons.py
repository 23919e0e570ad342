"""Why a thing of the table can't be chosen now, with numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.scenario import Scenario, space, spot
from valeria_desktop.games.viscounts.rules.at import (
    Area,
    AtArea,
    AtExchange,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
    OfSquare,
)
from valeria_desktop.games.viscounts.rules.effects.board import FreeHire, GainManuscript
from valeria_desktop.games.viscounts.rules.reasons import reasons_against

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At


def why(table: Scenario, at: At, seat: int = 0) -> list[str]:
    """Return the reasons that a player is told."""
    return [str(each) for each in reasons_against(table.view(seat), table.game.decision, at)]


def test_who_is_not_asked_is_told_so() -> None:
    table = Scenario().hand(0, "S01 S02").plays(0)
    assert why(table, AtSpot(0), seat=1) == ["it isn't your decision now"]
    assert why(table, AtArea(Area.SUPPLY)) == ["answer this first: which card do you play?"]
    assert why(table, AtSpot(0)) == ["answer this first: which card do you play?"]


def test_what_can_be_chosen_has_no_reason() -> None:
    table = Scenario().stands(0, "A left").stands(1, "D left").rides(0, 1)
    assert why(table, AtSpace(space("A right"))) == []
    assert why(table, AtSpace(space("C left"))) == ["the ride costs 3 silver, and you have 0"]


@pytest.mark.clause("WK50", "WK52")
def test_builders_are_counted_for_each_building() -> None:
    table = Scenario().stands(0, "A left").line(0, "S04 S06 S01").holds(0, stone=3).acts(0)
    assert why(table, OfSquare(0, 7)) == ["answer this first: which action do you take?"]
    assert why(table, OfSquare(0, 1)) == ["1 builder short", "it takes 1 stone more"]
    assert why(table, OfSquare(0, 4)) == ["3 builders short", "it takes 3 stone more"]
    table.chooses(0, "build")
    assert why(table, OfSquare(0, 7)) == []
    assert why(table, OfSquare(0, 4)) == ["3 builders short", "it takes 3 stone more"]
    assert why(table, OfSquare(1, 7)) == ["answer this first: which building do you build?"]


@pytest.mark.clause("WK51")
def test_free_squares_and_taken_spots_are_told() -> None:
    table = Scenario().stands(0, "A left").line(0, "S04 T02 S01").built(0, "A.1", 7).acts(0)
    assert why(table, OfSquare(0, 7)) == ["this square is free already"]
    assert why(table, AtSpot(spot("A.1"))) == ["a building stands there"]


@pytest.mark.clause("WK35")
def test_the_inner_path_is_told() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").acts(0)
    outside = ["you trade and build on the outer spaces only"]
    assert why(table, AtSpot(spot("A.1"))) == outside
    assert why(table, AtExchange(space("A left"))) == ["your viscount is on another space"]
    assert why(table, AtScroll(0)) == ["2 clerics short", "it takes 2 ink more"]
    assert why(table, AtSection(0)) == []
    assert why(table, AtSection(1)) == ["your viscount is in another segment"]
    table.stands(0, "A left").line(0, "S02 S04 S01").acts(0)
    inside = ["you send workers and transcribe on the inner spaces only"]
    assert why(table, AtSection(0)) == inside
    assert why(table, AtScroll(0)) == inside


@pytest.mark.clause("WK38", "WK80")
def test_prices_of_townsfolk_are_told() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").stack("A", "T23")
    table.holds(0, silver=2).acts(0)
    assert why(table, AtStack(0)) == ["it costs 3 silver, and you have 2"]
    table.holds(0, silver=9).recruits(0)
    assert why(table, AtStack(2)) == ["your viscount is in another segment"]


@pytest.mark.clause("WK73", "WK81")
def test_printed_cards_can_not_be_taken() -> None:
    table = Scenario().stack("A", "").uses(0, FreeHire())
    assert why(table, AtStack(0)) == [
        "the stack is empty; the printed townsfolk can be dismissed, but not hired"
    ]
    table = Scenario().scroll("A", "").scroll("B", "M05").scroll("C", "M20").scroll("D", "M04")
    table.uses(0, GainManuscript((3, 4)))
    assert why(table, AtScroll(0)) == ["a printed manuscript can't be gained"]
    assert why(table, AtScroll(2)) == ["its price is 6"]
    assert why(table, AtScroll(1)) == []


@pytest.mark.clause("WK80", "WK42")
def test_a_hire_and_a_trade_that_are_not_offered_say_why() -> None:
    table = Scenario().stack("A", "T32").stack("B", "T33").holds(0, silver=2).recruits(0)
    assert table.refuses("hire T33") == (
        "'hire T33' can't be chosen now: your viscount is in another segment."
    )
    table = Scenario().stands(0, "A right").line(0, "S02 S08 S01").holds(0, silver=2).acts(0)
    assert why(table, AtExchange(space("A right"))) == []
    assert why(table, AtExchange(space("B right"))) == ["your viscount is on another space"]
    table.chooses(0, "trade")
    assert why(table, AtExchange(space("B right"))) == [
        "answer this first: how often do you trade?"
    ]
