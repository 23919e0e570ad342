"""How an auction stands as everyone sees it: VA16 to VA19, VA40."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.catalogue import VERBS
from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.events import Ranked
from valeria_desktop.games.valencia.rules.ladder import Deed, Ladder, ladder_of
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.round.auction import sums_of
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game


def found(game: Game, before: Ladder | None = None) -> Ladder | None:
    return ladder_of(game.view(0), sums_of(game.bids), before)


def ladder(table: Scenario, before: Ladder | None = None) -> Ladder:
    made = found(table.game, before)
    assert made is not None
    return made


def four() -> Scenario:
    table = Scenario(players=4).figure(2)
    for seat, stack in enumerate(("6 5", "4 4", "5 3", "3 1")):
        table.stacks(seat, stack, "2")
    return table


@pytest.mark.clause("VA17")
def test_ranks_go_by_sums_and_ties_by_the_way_from_the_figure() -> None:
    """Seats 1 and 2 have 8; 2 holds the figure."""
    table = four().holds(3, privileges=1).at(RoundPart.D, "wine")
    table.reveals(2, "5 3").waits(3).reveals(0, "6 5").reveals(1, "4 4")
    made = ladder(table)
    assert [(rung.seat, rung.sum) for rung in made.rungs] == [(0, 11), (2, 8), (1, 8)]
    assert [rung.deeds for rung in made.rungs] == [
        (Deed.GUILD, Deed.GOOD, Deed.PLACE),
        (Deed.GOOD, Deed.PLACE),
        (Deed.SHARE,),
    ]
    assert (made.places, made.to_come, made.waiting) == (3, (3,), (3,))
    assert [made.rank_of(seat) for seat in range(4)] == [0, 2, 1, None]


@pytest.mark.clause("VA16")
def test_who_is_to_be_asked_stands_in_that_order() -> None:
    table = four().holds(2, privileges=1).at(RoundPart.A)
    assert ladder(table).to_come == (2, 3, 0, 1)
    table.waits(2).passes(3)
    made = ladder(table)
    assert (made.to_come, made.waiting, made.passed) == ((0, 1, 2), (2,), (3,))


def test_only_who_can_still_be_told_apart_is_called_waiting() -> None:
    table = four().holds(2, privileges=1).holds(3, privileges=1).at(RoundPart.A)
    table.waits(2, 3)
    assert (ladder(table).to_come, ladder(table).waiting) == ((0, 1, 2, 3), (2, 3))


@pytest.mark.clause("VA20")
def test_when_all_have_been_asked_it_is_settled_and_stays_so() -> None:
    """A card that goes under a deck changes no rank."""
    table = (
        four().at(RoundPart.C).reveals(2, "5 3").reveals(3, "2").reveals(0, "6 5").reveals(1, "4 4")
    )
    made = ladder(table)
    assert made.is_settled
    assert not made.to_come
    assert [rung.seat for rung in made.rungs] == [0, 2, 1, 3]
    assert [rung.deeds[-1] for rung in made.rungs] == [Deed.SELL, Deed.KEEP, Deed.KEEP, Deed.KEEP]
    assert table.prompt is Prompt.KEEP_CARD
    table.chooses(2, "under 5")
    after = ladder(table, made)
    assert [(rung.seat, rung.sum) for rung in after.rungs] == [(0, 11), (2, 8), (1, 8), (3, 2)]
    assert len(after.rungs[1].cards) == 1
    assert [rung.seat for rung in ladder(table).rungs] == [0, 1, 2, 3]


def test_what_was_settled_in_another_auction_does_not_count() -> None:
    table = four().at(RoundPart.C).reveals(2, "5 3").passes(3, 0).reveals(1, "4 4")
    before = ladder(table)
    again = four().at(RoundPart.A).passes(2, 3).reveals(0, "6 5").reveals(1, "4 4")
    assert ladder(again, before) == ladder(again)
    other = four().at(RoundPart.C).reveals(2, "5 3").passes(3, 0).reveals(1, "2")
    assert [rung.sum for rung in ladder(other, before).rungs] == [8, 2]


@pytest.mark.clause("VA40")
def test_nina_is_awaited_and_then_ranked_first_of_equal_sums() -> None:
    table = Scenario(players=2).stacks(0, "6", "1").stacks(1, "4").nina("6").sits(1, "cloth")
    table.at(RoundPart.B, "cloth")
    assert ladder(table).awaits_nina
    table.reveals(0, "6").reveals(1, "4")
    made = ladder(table)
    assert not made.awaits_nina
    assert [(rung.seat, rung.deeds) for rung in made.rungs] == [
        (NINA, (Deed.SEND_HOME,)),
        (0, (Deed.GOOD, Deed.PLACE)),
        (1, (Deed.KEEP,)),
    ]
    assert not ladder(Scenario(players=2).stacks(0, "6").at(RoundPart.A)).awaits_nina


def test_outside_auctions_there_is_none() -> None:
    for part in (RoundPart.H, RoundPart.I):
        assert found(Scenario(players=3).sits(0, "church", "nobility").at(part).game) is None
    assert found(VERBS.deal(Setup(players=3), 1)) is None


@pytest.mark.parametrize("advanced", [frozenset(), frozenset(Advanced)], ids=["plain", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_any_game_it_is_ranked_as_the_game_ranks(
    players: int, advanced: frozenset[Advanced]
) -> None:
    game, chance = VERBS.deal(Setup(players=players, advanced=advanced), 5), Random(5)
    ranked = 0
    while game.decision is not None:
        made = found(game)
        if game.decision.prompt == Prompt.BID:
            assert made is not None
            assert made.to_come[0] == game.decision.seat
            seats = [*(rung.seat for rung in made.rungs), *made.to_come, *made.passed]
            assert sorted(seats) == list(range(players))
        assert made is None or game.view(0).part in AUCTIONS
        events = game.choose(chance.choice(game.decision.options)).events
        last = [event for event in events if isinstance(event, Ranked)]
        after = found(game)
        if last and after is not None and after.is_settled:
            ranked += 1
            assert [rung.seat for rung in after.rungs] == list(last[-1].seats)
            assert [rung.sum for rung in after.rungs] == list(last[-1].sums)
    assert ranked > 5
