"""The set-up: WK1 to WK14."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.scenario import Scenario, space
from valeria_desktop.games.viscounts.rules.deal import deal, lay_out
from valeria_desktop.games.viscounts.rules.effects.starts import StartBuilding, StartDestroy
from valeria_desktop.games.viscounts.rules.game import Game, new_game
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.rules.model.things import Back
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.turn.pairs import AskPair, BeginGame

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State

SEEDS = range(12)


def dealt(players: int = 3, seed: int = 1, side: int = 0) -> State:
    setup = Setup(players=players, side=side)
    return deal(lay_out(setup, CATALOG, seed), seed)


@pytest.mark.clause("WK1", "WK9")
def test_each_player_begins_with_these_things() -> None:
    for seat, player in enumerate(dealt().players):
        assert (player.seat, player.workers, player.freed) == (seat, 20, ())
        assert (player.corruption, player.virtue) == (1, 7)
        assert (player.silver, player.resources, player.debts, player.deeds) == (0, 0, 0, 0)
        assert [card.id for card in player.deck] == [f"S0{number}" for number in range(1, 9)]
    kinds = Counter(square.building for square in CATALOG.squares)
    assert kinds == dict.fromkeys(BuildingType, 3)


@pytest.mark.clause("WK2")
def test_workers_and_buildings_run_out_and_silver_does_not() -> None:
    table = Scenario().holds(0, silver=9_000)
    assert table.player(0).workers == 20
    table.uses(0, CATALOG.track[6].owner)
    assert table.silver(0) == 9_004


@pytest.mark.clause("WK5")
@each(("players", "side"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_the_side_goes_by_the_number_of_players(players: int, side: int) -> None:
    assert Setup(players=players).board_side == side
    assert Setup(players=players, side=3 - side).board_side == 3 - side


@pytest.mark.clause("WK5")
def test_both_sides_have_the_same_ten_trades_in_other_spaces() -> None:
    trades = []
    for side in (1, 2):
        ring = Scenario(side=side).table.ring
        trades.append([(each.merchants, each.effect) for each in ring.trades if each])
    assert trades[0] != trades[1]
    assert Counter(trades[0]) == Counter(trades[1])
    assert len(trades[0]) == 10


@pytest.mark.clause("WK5", "WK6")
def test_segments_and_castle_are_random() -> None:
    rings = [dealt(seed=seed).table.ring for seed in SEEDS]
    assert len({tuple(each.id for each in ring.segments) for ring in rings}) > 8
    assert {"".join(sorted(each.id for each in ring.segments)) for ring in rings} == {"ABCDE"}
    turns = {tuple(each.number for each in ring.sections) for ring in rings}
    assert len(turns) > 2
    for turn in turns:
        at = turn.index(1)
        assert (*turn[at:], *turn[:at]) == (1, 2, 3, 4, 5)


@pytest.mark.clause("WK7")
def test_the_townsfolk_lie_in_five_open_stacks_clockwise_from_the_lake() -> None:
    for seed in SEEDS:
        state = dealt(seed=seed)
        ids = [each.id for each in state.table.ring.segments]
        at = ids.index("A")
        sizes = [len(stack) for stack in state.stacks]
        assert [*sizes[at:], *sizes[:at]] == [14, 14, 14, 13, 13]
        assert {card for stack in state.stacks for card in stack} == set(CATALOG.townsfolk)


@pytest.mark.clause("WK8")
def test_seven_manuscripts_lie_in_each_segment_a_grey_back_on_top() -> None:
    for scroll in dealt().scrolls:
        assert [each.back for each in scroll] == [Back.BLACK] * 6 + [Back.GREY]


@pytest.mark.clause("WK4", "WK8")
def test_only_tops_and_sizes_of_stacks_are_seen() -> None:
    game = new_game(Setup(players=2), CATALOG, 3)
    view, state = game.view(0), game.snapshot()
    assert [(each.top, each.size) for each in view.stacks] == [
        (stack[-1], len(stack)) for stack in state.stacks
    ]
    assert [each.size for each in view.scrolls] == [7] * 5


@pytest.mark.clause("WK10")
def test_the_start_player_is_random_and_turns_go_clockwise() -> None:
    assert {dealt(seed=seed).start for seed in SEEDS} == {0, 1, 2}
    table = Scenario(players=3).ends(2)
    assert table.state.active == 0


@pytest.mark.clause("WK11")
def test_pairs_are_taken_in_reverse_order_the_start_player_last() -> None:
    game = new_game(Setup(players=3), CATALOG, 4)
    start, asked = game.snapshot().start, []
    while game.round == 0:
        decision = game.decision
        assert decision is not None
        if decision.prompt == "pair":
            asked.append(decision.seat)
            assert game.active == decision.seat
        else:
            assert decision.seat == asked[-1]  # each finishes before the next one chooses
        game.choose(decision.options[0])
    assert asked == [(start - back) % 3 for back in (1, 2, 3)]
    assert game.view(0).pairs == ()
    assert len(game.view(0).gone) == 1 + sum(
        type(event).__name__ == "Destroyed" for event in game.opening.events
    )


def begins(number: int, hero: str = "H01", seed: int = 1) -> Scenario:
    """Let seat 0 choose between two pairs, the first with this card and this hero."""
    table = Scenario(seed=seed)
    table.state.turn = table.state.round = 0
    table.state.players[1].space = space("C right")
    pairs = {pair.card.number: pair for pair in table.table.pairs}
    heroes = {each.id: each for each in CATALOG.heroes}
    mine = type(pairs[1])(pairs[number].card, heroes[hero])
    table.state.pairs = (mine, pairs[1 if number != 1 else 2])
    table._run([AskPair(0)])
    return table.chooses(0, f"take player-{number}")


@pytest.mark.clause("WK11")
def test_a_player_card_says_where_and_with_what_one_begins() -> None:
    table = begins(1)
    assert table.player(0).space == space("A left")
    assert table.silver(0) == 8
    assert table.goods(0) == (2, 1, 0)
    assert table.papers(0) == (1, 0, 2, 0)
    assert table.markers(0) == (1, 6)
    assert "H01" in table.deck_of(0)


@pytest.mark.clause("WK11")
def test_a_resource_of_choice_is_chosen_before_the_extra() -> None:
    table = begins(2)
    assert table.options == ["ink", "stone", "gold"]
    table.chooses(0, "gold", "gold")
    assert table.papers(0) == (1, 0, 2, 1)  # the extra has one of three deeds approved
    assert table.goods(0) == (0, 0, 2)


@pytest.mark.clause("WK12")
def test_card_8_builds_beside_the_viscount_with_spot_and_links() -> None:
    table = begins(8)
    table.chooses(0, "ink")
    assert table.options == ["square 1", "square 2", "square 3"]
    table.chooses(0, "square 2")
    assert table.options == ["spot C.4", "spot C.5"]
    table.built(1, "D.1", 7).chooses(0, "spot C.5")
    assert table.building_at("C.5") == (0, "trading_post")
    assert table.goods(0) == (2, 0, 1)  # ink by choice, gold by the spot, ink by the link
    assert table.goods(1) == (1, 0, 0)


@pytest.mark.clause("WK12")
def test_without_a_free_spot_on_its_side_any_of_the_segment_will_do() -> None:
    table = Scenario().stands(0, "C right").built(1, "C.4", 1).built(1, "C.5", 2)
    table.uses(0, StartBuilding(BuildingType.TRADING_POST)).chooses(0, "square 1")
    assert table.options == ["spot C.1", "spot C.2", "spot C.3"]


@pytest.mark.clause("WK12")
def test_card_9_may_destroy_one_of_the_nine_for_its_silver() -> None:
    table = begins(9, hero="H02")
    assert table.options == ["destroy H02", *(f"destroy S0{n}" for n in range(1, 9)), "enough"]
    table.chooses(0, "destroy H02")
    assert table.silver(0) == 5 + 3
    assert table.is_gone("H02")
    assert table.is_done
    other = Scenario().uses(0, StartDestroy(1)).chooses(0, "enough")
    assert other.player(0).owned == 8


@pytest.mark.clause("WK12", "WK13")
def test_an_extra_hires_anywhere_and_its_corner_needs_a_hand_in_vain() -> None:
    table = begins(3)
    assert table.decision.prompt == "hire"
    assert len(table.options) == 5
    hired = table.options[0].removeprefix("hire ")
    table.chooses(0, f"hire {hired}")
    assert table.discard_of(0) == hired


@pytest.mark.clause("WK13")
@each("card", ["T01", "T13"])
def test_corner_effects_that_need_a_deck_do_nothing_in_the_set_up(card: str) -> None:
    """An Acolyte would discard, a Courier would shuffle."""
    table = Scenario().stack("A", card).discard(0, "S04").has(turn=0)
    hero = next(each for each in CATALOG.heroes if each.id == "H03")
    assert hero.immediate is not None
    table.uses(0, hero.immediate).chooses(0, f"hire {card}")
    assert table.is_done
    assert table.discard_of(0) == f"S04 {card}"
    assert table.markers(0) == (1, 7)


@pytest.mark.clause("WK13")
def test_then_all_cards_are_shuffled_and_three_are_drawn() -> None:
    table = Scenario().has(turn=0, round=0).discard(0, "T49")
    table._run([BeginGame()])
    player = table.player(0)
    assert (len(player.hand), len(player.deck), player.discard) == (3, 6, ())
    assert {card.id for card in (*player.hand, *player.deck)} == {
        "T49",
        *(f"S0{number}" for number in range(1, 9)),
    }
    assert table.markers(0) == (1, 7)
    assert player.shuffles == 0
    assert (table.state.turn, table.state.round) == (1, 1)


@pytest.mark.clause("WK14")
@each(("players", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_debts_and_deeds_above_the_end_cards(players: int, debts: int, deeds: int) -> None:
    state = dealt(players)
    assert (state.debts_left, state.deeds_left) == (debts, deeds)


@pytest.mark.clause("WK14")
def test_those_of_the_set_up_are_not_among_them() -> None:
    table = begins(1)
    assert (table.state.debts_left, table.state.deeds_left) == (12, 12)
    table.has(turn=1).uses(0, CATALOG.track[3].owner)
    assert (table.state.debts_left, table.state.deeds_left) == (11, 11)


@pytest.mark.clause("WK12")
def test_a_viscount_that_comes_to_stand_triggers_nothing() -> None:
    table = Scenario().stands(1, "A left").line(1, "S04 S06 -").has(turn=0)
    table.state.pairs = tuple(table.table.pairs[:2])
    table._run([AskPair(0)])
    table.chooses(0, "take player-1")
    assert table.is_done


def test_the_same_seed_deals_the_same_game() -> None:
    games = [Game(dealt(seed=5)) for _ in range(2)]
    assert games[0].view(0) == games[1].view(0)
    assert games[0].view(0) != Game(dealt(seed=6)).view(0)
