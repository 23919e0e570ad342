"""What your stacks would get, as far as it can be known: VA8, VA17, VA40, VA45."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.catalogue import VERBS
from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.bid_outlook import BidOutlook, outlooks_of
from valeria_desktop.games.valencia.rules.events import Ranked
from valeria_desktop.games.valencia.rules.ladder import ladder_of, way_of
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.options import Reveal
from valeria_desktop.games.valencia.rules.model.parts import RoundPart, acting
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.round.auction import sums_of
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.view import View


def outlooks(game: Game, seat: int) -> tuple[BidOutlook, ...]:
    view = game.view(seat)
    ladder = ladder_of(view, sums_of(game.bids))
    assert ladder is not None
    return outlooks_of(view, ladder)


def of(table: Scenario, seat: int) -> tuple[BidOutlook, ...]:
    return outlooks(table.game, seat)


def four(**more: str) -> Scenario:
    """Seats 0 and 1 have revealed 9 and 7; seat 2 is asked, and seat 3 after them."""
    table = Scenario(players=4).stacks(0, "5 4").stacks(1, "4 3")
    table.stacks(2, "6 5", "4", "3 2 1").stacks(3, more.get("last", "6 6"))
    return table.at(RoundPart.D, "oranges").reveals(0, "5 4").reveals(1, "4 3")


def test_stacks_with_the_same_fate_are_told_together() -> None:
    assert of(four(), 2) == (
        BidOutlook((11,), 0, more=(3,)),
        BidOutlook((6, 4), 2, more=(3,)),
    )


@pytest.mark.clause("VA8")
def test_who_has_too_few_cards_can_not_be_ahead() -> None:
    """Sizes are public."""
    assert of(four(last="6"), 2) == (
        BidOutlook((11,), 0),
        BidOutlook((6,), 2),
        BidOutlook((4,), 2, more=(3,)),
    )


@pytest.mark.clause("VA8")
def test_used_cards_can_not_come_again() -> None:
    """The used pile is public."""
    table = Scenario(players=3).stacks(0, "5").stacks(1, "6").at(RoundPart.C)
    assert of(table, 0) == (BidOutlook((5,), 0, more=(1,)),)
    table = Scenario(players=3).stacks(0, "5").stacks(1, "4").used(1, "6 6 6 6").at(RoundPart.C)
    assert of(table, 0) == (BidOutlook((5,), 0),)


def test_cards_that_lie_under_the_deck_lie_in_no_stack() -> None:
    table = Scenario(players=3).stacks(0, "5").stacks(1, "4").used(1, "6 6 6")
    table.state.players[1].known = (table.state.players[1].deck[-1],)
    table.deck(1, "6 1").state.players[1].known = table.state.players[1].deck[1:]
    assert of(table.at(RoundPart.C), 0) == (BidOutlook((5,), 0),)


@pytest.mark.clause("VA17")
def test_of_equal_sums_the_one_nearer_to_the_figure_is_first() -> None:
    """Who waits is asked later, and still sits nearer."""
    table = Scenario(players=3).stacks(0, "6").stacks(1, "6").holds(0, privileges=1)
    table.at(RoundPart.A).waits(0)
    assert of(table, 1) == (BidOutlook((6,), 0, as_much=(0,)),)
    table = Scenario(players=3).stacks(0, "6").stacks(1, "6").at(RoundPart.A)
    assert of(table, 0) == (BidOutlook((6,), 0),)


def test_who_has_no_stacks_can_not_be_ahead() -> None:
    table = Scenario(players=3).stacks(0, "1").at(RoundPart.A)
    assert of(table, 0) == (BidOutlook((1,), 0),)


@pytest.mark.clause("VA19")
def test_who_would_not_act_is_told_so() -> None:
    """In step C the first alone acts."""
    table = Scenario(players=3).stacks(0, "6").stacks(1, "4", "3 3").stacks(2, "1").at(RoundPart.C)
    table.reveals(0, "6")
    assert of(table, 1) == (BidOutlook((6, 4), None),)


@pytest.mark.clause("VA40")
def test_nina_may_be_ahead_of_what_she_can_turn_up() -> None:
    """One card in B, two in F, and she wins ties."""
    table = Scenario(players=2).stacks(0, "6", "4 3").at(RoundPart.B, "cloth")
    assert of(table, 0) == (BidOutlook((7,), 0), BidOutlook((6,), 0, as_much=(NINA,)))
    table = Scenario(players=2).stacks(0, "6", "6 6 1").at(RoundPart.F, "cloth")
    assert of(table, 0) == (BidOutlook((13,), 0), BidOutlook((6,), 0, as_much=(NINA,)))


@pytest.mark.clause("VA45")
def test_a_joker_counts_what_was_revealed_and_may_count_more() -> None:
    table = Scenario(players=3, advanced=[Advanced.JOKER]).stacks(0, "6 6").stacks(1, "joker")
    table.stacks(2, "3").at(RoundPart.A).reveals(0, "6 6")
    assert of(table, 1) == (BidOutlook((4,), 1, more=(2,), is_open=True),)
    table = Scenario(players=3, advanced=[Advanced.JOKER]).stacks(0, "6 6").stacks(1, "joker")
    table.at(RoundPart.A).reveals(0, "6 6")
    assert of(table, 1) == (BidOutlook((4,), 1),)


@pytest.mark.clause("VA45")
def test_a_powerhouse_may_still_be_frightened() -> None:
    advanced = [Advanced.JOKER, Advanced.POWERHOUSE]
    table = Scenario(players=3, advanced=advanced).stacks(0, "powerhouse").stacks(1, "3")
    assert of(table.at(RoundPart.C), 0) == (BidOutlook((7,), 0, is_open=True),)
    table = Scenario(players=3, advanced=advanced).stacks(0, "powerhouse").stacks(1, "3")
    assert of(table.used(1, "joker").at(RoundPart.C), 0) == (BidOutlook((7,), 0),)


@pytest.mark.clause("VA45")
def test_twins_count_together() -> None:
    """All else is used up."""
    table = Scenario(players=3, advanced=[Advanced.TWIN]).stacks(0, "5").stacks(1, "twin 1")
    table.deck(1, "twin")
    assert of(table.at(RoundPart.C), 0) == (BidOutlook((5,), 0, more=(1,)),)


def test_nobody_else_is_told() -> None:
    table = four()
    assert of(table, 0) == of(table, 3) == ()


# --- against what comes of it


Ranking = tuple[dict[int, int], dict[int, int]]
"""The ranks of those who revealed, and their sums."""


def endings(game: Game, option: str) -> Iterator[Ranking]:
    """Answer, and let all who are asked afterwards reveal or pass in each way."""
    other = game.copy()
    other._state.events = []
    events = other.choose(option).events
    ranked = next((event for event in events if isinstance(event, Ranked)), None)
    if ranked is not None:
        places = {seat: rank for rank, seat in enumerate(ranked.seats)}
        yield places, dict(zip(ranked.seats, ranked.sums, strict=True))
    elif other.decision is not None:
        for following in other.decision.options:
            if following.id != "wait":
                yield from endings(other, following.id)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_promised_comes_true(players: int, seed: int) -> None:
    game, chance = VERBS.deal(Setup(players=players), seed), Random(seed)
    looked_at = 0
    while game.decision is not None:
        if game.decision.prompt == Prompt.BID and len(game.decision.options) > 2:
            looked_at += 1
            _check(game, game.decision.seat)
        game.choose(chance.choice(game.decision.options))
    assert looked_at > 3


def _check(game: Game, seat: int) -> None:
    view = game.view(seat)
    known = {total: each for each in outlooks(game, seat) for total in each.sums}
    assert not any(each.is_open for each in known.values())
    assert game.decision is not None
    for option in game.decision.options:
        if isinstance(option, Reveal):
            total = sum_of(view.own.stacks[option.stack])
            for ranking in endings(game, option.id):
                _compare(view, known[total], total, ranking)


def _compare(view: View, told: BidOutlook, total: int, ranking: Ranking) -> None:
    places, sums = ranking
    mine = places[view.seat]
    if told.rank is None:
        assert mine >= acting(view.part, len(view.players))
        return
    ahead = {each for each in places if places[each] < mine} - {bid.seat for bid in view.bids}
    assert mine == told.rank + len(ahead)
    for each in ahead:
        is_nearer = way_of(view, each) < way_of(view, view.seat)
        assert each in (told.as_much if is_nearer else told.more)
        assert sums[each] >= total + (not is_nearer)
