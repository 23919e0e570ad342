"""How likely a stack is first, by what everyone can count (VA16, VA17)."""

from __future__ import annotations

from math import isclose

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.coach.bid_chances import REVEALS, chances_of, sums_of_unseen
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.round.auction import sums_of


def chances(table: Scenario, seat: int) -> tuple[float, ...]:
    view = table.game.view(seat)
    return chances_of(view, ladder_of(view, sums_of(view.bids)))


def test_sums_are_drawn_without_putting_a_card_back() -> None:
    found = dict(sums_of_unseen(((1, 1), (2, 2)), 2))
    assert isclose(found[3], 2 / 3)
    assert isclose(found[4], 1 / 3)
    assert 2 not in found


def test_the_last_who_is_asked_knows() -> None:
    table = Scenario(players=3).stacks(0, "4").stacks(1, "3").stacks(2, "5", "4", "2")
    table.at(RoundPart.A).reveals(0, "4").reveals(1, "3")
    assert chances(table, 2) == (1.0, 0.0, 0.0)  # the holder of the figure wins the tie


def test_a_rival_to_come_lowers_the_chance_as_often_as_they_bid_and_have_more() -> None:
    table = Scenario(players=2).stacks(0, "6", "1").stacks(1, "3").at(RoundPart.A)
    six, one = chances(table, 0)
    assert six == 1.0  # who holds the figure wins a tie of 6
    assert isclose(one, 1 - REVEALS * 20 / 24)


@pytest.mark.clause("VA40")
def test_nina_turns_up_a_card_in_a_guilds_auction_and_wins_ties() -> None:
    table = Scenario(players=2).stacks(0, "6", "3").stacks(1, "1")
    table.at(RoundPart.B, guild="wine").passes(0)
    table.state.figure = table.state.active = 0
    assert chances(table, 0) == ()  # asked already
    (one,) = chances(table, 1)
    assert isclose(one, 0.0)


def test_there_are_none_outside_auctions() -> None:
    table = Scenario(players=2).stacks(0, "6")
    view = table.game.view(0)
    assert chances_of(view, None) == ()
