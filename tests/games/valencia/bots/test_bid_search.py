"""A search over bids to come divides a hand as the imagined rounds reward it."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.bots.levels import level_in
from valeria_desktop.bots.registry import LEVELS, make_bot
from valeria_desktop.games.valencia.bots.bid_play import Bidder, Called, RoundPlay
from valeria_desktop.games.valencia.bots.bid_search import BidSearch, Breadth
from valeria_desktop.games.valencia.bots.levels import ranked
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import ROUNDS, Setup
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.bots.bid_play import AtLeast

SILENT = ((0.0,) * 20,) * 2
NOTHING = (0, 0)


def reveals(total: int) -> tuple[float, ...]:
    """Return the table of a rival who certainly reveals this sum."""
    return tuple([float(each <= total) for each in range(20)])


def bidder(*gains: tuple[float, ...], seat: int = 0, rival: AtLeast = SILENT) -> Bidder:
    return Bidder(seat, 2, gains, {1 - seat: rival})


def begun(first: int = 0, **bids: int) -> Called:
    return Called(0, {int(seat[1:]): total for seat, total in bids.items()}, (), first)


# --- one who bids


def test_a_stack_is_kept_for_the_auction_in_which_it_brings_more() -> None:
    assert bidder((2.0,), (3.0,)).choice(begun(), (5,)) is None
    assert bidder((3.0,), (2.0,)).choice(begun(), (5,)) == 5


def test_two_stacks_go_where_they_bring_most_together() -> None:
    """The high one is needed later, where a rival certainly reveals 4."""
    rival = (reveals(2), reveals(4))
    assert bidder((3.0,), (3.0,), rival=rival).plan((3, 5)) == {0: 3, 1: 5}


def test_a_sum_below_one_that_lies_there_wins_nothing() -> None:
    assert bidder((3.0,), (1.0,)).choice(begun(s1=4), (3,)) is None
    assert bidder((3.0,), (1.0,)).choice(begun(s1=4), (5,)) == 5
    assert bidder((3.0, 2.0), (1.0,)).choice(begun(s1=4), (3,)) == 3


def test_an_even_sum_wins_for_the_one_nearer_to_the_figure() -> None:
    assert bidder((3.0,), (1.0,)).choice(begun(0, s1=4), (4,)) == 4
    assert bidder((3.0,), (1.0,)).choice(begun(1, s1=4), (4,)) is None


# --- a round that is played on


def test_a_round_gives_the_gains_of_ranks_and_moves_the_figure() -> None:
    """The second auction's tie goes to the first one's winner."""
    both = [bidder((3.0, 1.0), (2.0,), seat=seat) for seat in (0, 1)]
    called = Called(0, {0: 4, 1: 5}, (), 0)
    assert RoundPlay(both, NOTHING).totals([(4,), (4,)], called) == [1.0, 5.0]


def test_nina_takes_a_rank_from_those_below_her_and_from_an_even_sum() -> None:
    both = [bidder((3.0, 1.0), (0.0,), seat=seat) for seat in (0, 1)]
    called = Called(0, {0: 4, 1: 3}, (), 0)
    assert RoundPlay(both, (4, 0)).totals([(), ()], called) == [1.0, 0.0]
    assert RoundPlay(both, (2, 0)).totals([(), ()], called) == [3.0, 1.0]


# --- the division of a hand


def divided(bot: str) -> list[int]:
    """Return the sizes of the stacks that a bot makes of 4 4 3 3, against a rival without cards."""
    table = Scenario(players=2).holds(0, coins=6).deck(0, "4 4 3 3").deck(1, "")
    table.in_round(ROUNDS).goes_on_from(RoundPart.PLANNING)
    player = make_bot(RULES, bot, 1, 200)
    while table.decision.prompt == Prompt.PLAN:
        table.game.choose(player.choose(table.game.view(0), table.decision))
    return [len(stack) for stack in table.state.players[0].stacks]


def test_who_has_no_rival_spends_a_card_on_each_auction() -> None:
    """The planner reckons with the usual stacks of a rival who has none."""
    assert divided("queen") == [1, 1, 1, 1]
    assert divided("planner") == [2, 1, 1]


@pytest.mark.parametrize("players", [2, 4])
def test_in_worlds_that_look_alike_options_are_worth_the_same(players: int) -> None:
    """Only what the seat sees decides, and it decides the same way again."""
    game = RULES.deal(Setup(players=players), 4, collects_events=False)
    chance, seen = Random(4), 0
    while (decision := game.decision) is not None and seen < 8:
        if decision.prompt in {Prompt.PLAN, Prompt.BID} and len(decision.options) > 1:
            places = tuple(range(len(decision.options)))
            views = [game.view(decision.seat)]
            views += [RULES.imagine(views[0], Stream(seed)).view(decision.seat) for seed in (1, 2)]
            first, *others = [ranked(view, Stream(at), places) for at, view in enumerate(views)]
            assert others == [first, first]
            seen += first is not None
        game.choose(chance.choice(decision.options))
    assert seen >= 6


def test_sums_above_all_tables_are_compared_too() -> None:
    table = Scenario(players=3).stacks(0, "6 6 6 5 5 5 5 4", "3").stacks(1, "6 6 6 6 5 5 5 5")
    table.stacks(2, "2").at(RoundPart.B)
    for seat in range(3):
        view = table.game.view(seat)
        worth = BidSearch(view, Breadth(4)).of_bid(table.decision.options)
        assert sorted(worth) == list(range(len(table.decision.options)))
        table.passes(seat)


def test_all_answers_of_a_division_have_a_worth_and_more_breadth_keeps_them_apart() -> None:
    table = Scenario(players=2).deck(0, "6 4 3 2").in_round(ROUNDS)
    table.goes_on_from(RoundPart.PLANNING)
    while "draw" in table.options:
        table.chooses(0, "draw")
    for breadth in (Breadth(4, 1), Breadth(4, 20)):
        worth = BidSearch(table.game.view(0), breadth).of_plan(table.decision.options)
        assert sorted(worth) == list(range(len(table.decision.options)))
        assert all(0 < each < 1 for each in worth.values())


def test_a_level_overlooks_more_than_the_one_above() -> None:
    overlooked = [level_in(RULES, name).skill.overlooks for name in LEVELS]
    assert all(below > above for below, above in pairwise(overlooked))
    assert overlooked[-1] == 0
