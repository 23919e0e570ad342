"""Reasons at Valencia's table: bids, members, coins and tasks, in positions worked out by hand."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from tests.coach.test_hint import asked, hints
from tests.games.valencia.scenario import Scenario
from tests.kernel.contract import Table
from valeria_desktop.coach.prospects import Prospects
from valeria_desktop.games.valencia.coach.reasons import reasons_for
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.options import Settle
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.kernel.coaching import Reason


def reasons(table: Scenario, mine: str, other: str) -> Mapping[str, Reason]:
    """Say what the first option has that the second hasn't, by cause."""
    game = table.game
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    prospects = Prospects(RULES, view, Stream(2))
    ids = [option.id for option in decision.options]
    both = [prospects.of((ids.index(name), decision.option(name))) for name in (mine, other)]
    found = reasons_for(view)(both[0], both[1], Stream(3))
    assert len({reason.cause for reason in found}) == len(found)
    assert all(0 <= reason.points <= 1 for reason in found)
    return {reason.cause: reason for reason in found}


def auction() -> Scenario:
    table = Scenario(players=3).holds(0, coins=9)
    for seat, stacks in enumerate((("6 5", "3"), ("4 4",), ("2",))):
        table.stacks(seat, *stacks)
    return table.at(RoundPart.B, guild="wine")


def test_a_bid_is_told_with_its_sum_and_its_rank_so_far() -> None:
    found = reasons(auction(), "reveal 2", "pass")["bids"]
    assert found.words == "A bid of 3: first place so far."  # two rivals can still get ahead
    assert found.number == 3
    assert found.is_secret  # nobody else knows the sum before it lies there


def duel(others: str, mine: str, *more: str) -> Scenario:
    """Ask the second of two players in step A, after the first one's bid."""
    table = Scenario(players=2).holds(1, coins=9).stacks(0, others).stacks(1, mine, *more)
    table.state.figure = table.state.active = 0
    return table.at(RoundPart.A).reveals(0, others)


@pytest.mark.clause("VA16", "VA17")
def test_the_last_bid_is_certain_and_a_tie_goes_to_the_holder_of_the_figure() -> None:
    assert reasons(duel("4", "5"), "reveal 1", "pass")["bids"].words == (
        "A bid of 5: first place for certain."
    )
    assert reasons(duel("4", "4"), "reveal 1", "pass")["bids"].words == (
        "A bid of 4: second place for certain."
    )


@pytest.mark.clause("VA17", "VA40")
def test_the_only_rival_who_can_get_ahead_is_named() -> None:
    found = reasons(auction(), "reveal 1", "pass")["bids"]
    assert found.words == "A bid of 11: first place unless player 2 bids more."  # by two cards
    table = Scenario(players=2).stacks(0, "6").stacks(1, "6").at(RoundPart.B, guild="wine")
    found = reasons(table.passes(0), "reveal 1", "pass")["bids"]
    assert (
        found.words == "A bid of 6: first place unless Nina bids as much."
    )  # she wins all her ties


@pytest.mark.clause("VA19")
def test_a_bid_that_acts_at_no_rank_is_no_reason() -> None:
    table = Scenario(players=2).stacks(0, "6").stacks(1, "5")
    table.state.figure = table.state.active = 0
    table.at(RoundPart.C).reveals(0, "6")
    assert "bids" not in reasons(table, "reveal 1", "pass")


def test_a_lower_bid_keeps_the_higher_stack() -> None:
    found = reasons(auction(), "reveal 2", "reveal 1")["keeps"]
    assert (found.words, found.number) == ("Keeps your stack of 11 for later auctions.", 11)
    assert "keeps" not in reasons(auction(), "reveal 1", "reveal 2")


@pytest.mark.clause("VA15", "VA28")
def test_a_pass_keeps_all_stacks_for_the_auctions_to_come() -> None:
    """Steps C to G come after B; stacks are used up after I, so step G keeps none."""
    found = reasons(auction(), "pass", "reveal 1")["keeps"]
    assert found.words == "Keeps your 2 stacks for 5 more auctions of this round."
    assert found.number == 2
    table = Scenario(players=2).stacks(0, "6").lives(0, "a1").at(RoundPart.F, guild="wine")
    found = reasons(table, "pass", "reveal 1")["keeps"]
    assert found.words == "Keeps your last stack for the last auction of this round."
    table = Scenario(players=2).stacks(0, "6").lives(0, "a1").at(RoundPart.G)
    assert "keeps" not in reasons(table, "pass", "reveal 1")


@pytest.mark.usefixtures("little_effort")
def test_hints_give_reasons_in_order_of_their_weight() -> None:
    table = Table("valencia", RULES, Setup(players=2))
    said = 0
    for game, seat in islice(asked(table, 4), 6):
        for each in hints(table.rules, game, seat):
            for proposal in each.proposals:
                weights = [(one.is_count, -abs(one.points)) for one in proposal.reasons]
                assert weights == sorted(weights)
                assert all(one.words.endswith(".") for one in proposal.reasons)
                said += sum(bool(one.cause) and not one.is_count for one in proposal.reasons)
    assert said


@pytest.mark.clause("VA35")
def test_a_task_that_counts_tells_what_it_scores() -> None:
    """It scores 10 less the coins that are left: of 6 coins 5 pay for the space, or none."""
    table = (
        Scenario(players=2).holds(0, coins=6).tasks(0, 22).stacks(0, "6", "3").stacks(1, "1", "2")
    )
    table.state.round = 5  # the last: what is left now is likely to be left at the end
    table.goes_on_from(RoundPart.B).reveals(0, "6").passes(1).chooses(0, "sit", "good")
    decision = table.game.decision
    assert decision is not None
    prices = {option.price: option.id for option in decision.options if isinstance(option, Settle)}
    found = reasons(table, prices[max(prices)], prices[min(prices)])["task"]
    assert found.words == "Your task Poor then scores 9, and 4 with the other choice."
    assert found.is_secret
