"""The rewards of a rank as one answer, which the rules take one by one (VA21 to VA24)."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.guild import NOBILITY, Guild
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.win import Win, WinAnswer, comes_after, win_of


def won(table: Scenario, seat: int = 0) -> Win:
    found = win_of(table.game.view(seat))
    assert found is not None
    return found


def oranges(coins: int = 7, members: int = 15, players: int = 3) -> Scenario:
    """Let the first player win the oranges before the second; the others pass."""
    table = Scenario(players=players).holds(0, coins=coins, members=members)
    table.stacks(0, "6 5").stacks(1, "4")
    table.at(RoundPart.B, guild="oranges").reveals(0, "6 5").reveals(1, "4")
    return table.passes(2) if players > 3 else table


@pytest.mark.clause("VA23")
def test_the_first_wins_seat_good_and_space_at_once() -> None:
    win = won(oranges())
    assert win.sit is not None
    assert win.guild is Guild.ORANGES
    assert (win.has_good, win.settles, win.is_either) == (True, True, False)
    assert win.places(sits=True) == tuple(place for place in win.free if place.price <= 7)
    assert win.places(sits=True)


@pytest.mark.clause("VA23")
def test_its_answer_is_the_choice_at_each_question() -> None:
    table = oranges()
    win = won(table)
    place = win.places(sits=True)[0]
    links = WinAnswer(sits=True, takes=False, place=place).links
    table.chooses(0, links[Prompt.SIT], links[Prompt.GOOD], links[Prompt.PLACE])
    assert table.state.city[place.cell] == 0
    assert table.state.players[0].goods == (0, 0, 0, 0, 0)
    assert 0 in table.state.council
    assert table.coins(0) == 7 - place.price


@pytest.mark.clause("VA23")
def test_the_second_wins_a_good_and_a_space() -> None:
    table = oranges().chooses(0, "nothing", "nothing", "nothing")
    win = won(table, 1)
    assert win.sit is None
    assert (win.has_good, win.settles, win.is_either) == (True, True, False)


@pytest.mark.clause("VA24")
def test_a_purse_that_cannot_pay_has_no_places_but_all_free_spaces_are_known() -> None:
    table = oranges(coins=0)
    win = won(table)
    assert all(place.price == 0 for place in win.places(sits=True))
    assert {place.price for place in win.free} > {0}


@pytest.mark.clause("VA21")
def test_the_last_member_takes_the_seat_or_the_space() -> None:
    win = won(oranges(members=1))
    assert win.places(sits=True) == ()
    assert win.places(sits=False)


@pytest.mark.clause("VA22")
def test_a_seat_alone_is_a_win_without_a_guild() -> None:
    table = Scenario(players=3).stacks(0, "3").stacks(1, "2")
    table.at(RoundPart.A).reveals(0, "3").reveals(1, "2")
    win = won(table)
    assert win.sit is not None
    assert win.sit.place == NOBILITY
    assert (win.guild, win.has_good, win.settles, win.free) == (None, False, False, ())


@pytest.mark.clause("VA8")
def test_nobody_else_sees_a_win_and_a_bid_is_none() -> None:
    table = oranges()
    assert win_of(table.game.view(1)) is None
    bidding = Scenario(players=2).stacks(0, "3").stacks(1, "2").at(RoundPart.A)
    assert win_of(bidding.game.view(0)) is None


def test_links_come_in_the_order_of_the_rules() -> None:
    assert comes_after(Prompt.GOOD, Prompt.SIT)
    assert comes_after(Prompt.PLACE, Prompt.GOOD)
    assert not comes_after(Prompt.SIT, Prompt.SIT)
