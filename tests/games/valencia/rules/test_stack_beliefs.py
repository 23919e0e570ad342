"""The weights of the cards that may lie in rivals' hidden stacks: VA8, VA11, VA12, VA16."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.scenario import Scenario, cards
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.cards import NUMBERS, plain_deck
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.stack_beliefs import (
    belief_of,
    draw_sizes,
    facts_of,
    lessons_for,
)
from valeria_desktop.games.valencia.rules.stack_lessons import AMONG_MORE, IN_A_DUEL, SIZES
from valeria_desktop.kernel.beliefs import WHOLE
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.stack_lessons import Lessons

MANY = 2_000
USUAL = (1, 0, 3, 0, 0, 0)
"""An owner with a usual deck and three stacks, who hasn't passed."""
BOTH = pytest.mark.parametrize("lessons", [IN_A_DUEL, AMONG_MORE], ids=["two", "more"])


def shares(lessons: Lessons, size: int) -> dict[int, float]:
    """Return the chance of each sum of a stack from a whole deck."""
    weights = belief_of(plain_deck(), size, lessons[size], USUAL).weights
    return {total: weight / sum(weights.values()) for total, weight in weights.items()}


@BOTH
def test_two_cards_make_a_middling_sum_more_often_than_an_even_deal_does(lessons: Lessons) -> None:
    found = shares(lessons, 2)
    even = dict.fromkeys(found, 0)
    for one in range(24):
        for other in range(one):
            even[NUMBERS[plain_deck()[one]] + NUMBERS[plain_deck()[other]]] += 1
    middling = range(6, 10)
    assert sum(found[each] for each in middling) > 1.2 * sum(
        even[each] for each in middling
    ) / comb(24, 2)


@BOTH
def test_a_card_alone_is_the_highest_or_the_lowest_more_often_than_an_even_one(
    lessons: Lessons,
) -> None:
    found = shares(lessons, 1)
    assert found[1] + found[6] > 1.1 * 2 / 6


@BOTH
@pytest.mark.parametrize("size", [1, 2])
def test_no_sum_is_ever_ruled_out(lessons: Lessons, size: int) -> None:
    """One part in 32 is that of an even deal, whatever else speaks against it."""
    for deck in (plain_deck(), cards("6 6 5 5 1 1"), cards("6 1")):
        for stacks in range(1, 7):
            for passed in (0, 1):
                facts = (1, 3, stacks, int(stacks == 1), passed, 1)
                found = belief_of(deck, size, lessons[size], facts)
                assert sum(found.weights.values()) <= WHOLE
                all_ways = comb(len(deck), size)
                for weight, deals in zip(found.weights.values(), found.deals, strict=True):
                    evenly = WHOLE * sum(ways for _, ways in deals) / (32 * all_ways)
                    assert weight >= max(1, int(evenly))


def test_stacks_come_up_by_their_weights() -> None:
    found = belief_of(plain_deck(), 2, AMONG_MORE[2], USUAL)
    whole, stream = sum(found.weights.values()), Stream(3)
    sums = Counter(sum(found.drawn(stream)) for _ in range(MANY))
    for total, weight in found.weights.items():
        assert abs(sums[total] / MANY - weight / whole) < 0.035


@pytest.mark.clause("VA8")
def test_the_same_view_and_stream_lead_to_the_same_world_whatever_is_hidden() -> None:
    """The true cards of the stacks make no difference."""
    tables = [Scenario(players=2).stacks(0, "6 5", "1", "4 2"), Scenario(players=2)]
    tables[1].stacks(0, "3 2", "5", "1 1")
    worlds = []
    for table in tables:
        view = table.stacks(1, "4").at(RoundPart.C).view(1)
        worlds.append([imagine(view, Stream(seed)).view(0).own.stacks for seed in range(30)])
    assert worlds[0] == worlds[1]
    assert len({*worlds[0]}) > 20


@pytest.mark.clause("VA16")
def test_who_passed_is_seen_in_the_present_auction_alone() -> None:
    table = Scenario(players=3).stacks(0, "6", "1").stacks(1, "4").stacks(2, "5")
    table.holds(1, goods={"wine": 1}).at(RoundPart.C).chooses(0, "pass")
    passed = facts_of(table.view(2), 0)
    assert passed == (1, 3, 2, 0, 1, 0)
    assert facts_of(table.view(2), 1)[4] == 0, "Ben is asked"
    assert facts_of(table.view(0), 2)[4] == 0, "Cleo will be asked"
    table.reveals(1, "4")
    assert facts_of(table.view(0), 1)[4] == 0, "Ben has revealed a stack"
    table.chooses(2, "pass")
    assert facts_of(table.view(1), 0)[4] == 1, "the auction is being settled"


def test_in_the_last_round_stacks_are_dealt_evenly() -> None:
    """All that is left is divided there, good or bad; weighing brought nothing."""
    table = Scenario(players=2).stacks(0, "6", "1").stacks(1, "4").at(RoundPart.C)
    assert lessons_for(table.view(1)) is IN_A_DUEL
    table.state.round = ROUNDS
    assert lessons_for(table.view(1)) == {}
    more = Scenario(players=3).stacks(0, "6").stacks(1, "4").at(RoundPart.C)
    assert lessons_for(more.view(1)) is AMONG_MORE


@pytest.mark.clause("VA11")
@pytest.mark.parametrize(("deck", "rounds"), [(24, 5), (9, 2), (5, 1), (1, 3), (25, 1)])
def test_plans_in_secret_are_possible_ones_and_mostly_an_even_share(deck: int, rounds: int) -> None:
    stream, drawn = Stream(deck), Counter[int]()
    for _ in range(MANY):
        sizes = draw_sizes(deck, rounds, stream)
        assert 0 < sum(sizes) <= deck
        assert list(sizes) == sorted(sizes, reverse=True)
        assert 1 <= min(sizes) <= max(sizes) <= len(SIZES[-1])
        drawn[sum(sizes)] += 1
    assert drawn.most_common(1)[0][0] == -(-deck // rounds)


@pytest.mark.clause("VA8")
def test_a_card_put_under_the_deck_is_in_the_stacks_only_if_nothing_is_left_above_it() -> None:
    """It is drawn last of all."""
    table = Scenario(players=2).deck(0, "6 5 1").at(RoundPart.PLANNING)
    player = table.state.players[0]
    player.deck, player.known = cards("1 5 6"), cards("1")
    table.draws(0, 1).chooses(0, "done")
    found = set()
    for seed in range(60):
        world = imagine(table.view(1), Stream(seed)).snapshot().players[0]
        stacked = [card for stack in world.stacks for card in stack]
        assert (cards("1")[0] in stacked) == (len(stacked) == 3)
        found.add(len(stacked))
    assert {1, 3} <= found
