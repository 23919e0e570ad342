"""Alone: what Odo has, and how he is set up (WK120 to WK122)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.viscounts.catalogue import CATALOG, deal
from tests.games.viscounts.solo.alone import ODO, Alone
from valeria_desktop.games.viscounts.rules.model.kinds import Lane
from valeria_desktop.games.viscounts.rules.model.ring import SPOTS, lane_of
from valeria_desktop.games.viscounts.rules.model.things import FUTURE, STARTING
from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.games.viscounts.rules.turn.turn import EndTurn

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.player import NeutralSide

SEEDS = range(12)


def begun(seed: int = 1, rival: Rival = Rival.CLERIC, futures: int = 0) -> Game:
    """Deal a game, let the player take the first pair, and answer all that follows at once."""
    game = deal(1, seed, rival=rival, futures=futures)
    while not game._state.is_set_up:
        assert game.decision is not None
        game.choose(game.decision.options[0])
    return game


def rival_of(game: Game) -> NeutralSide:
    assert game._state.rival is not None
    return game._state.rival


@pytest.mark.clause("WK120", "WK14", "WK5")
def test_a_game_alone_has_the_board_and_the_papers_for_one() -> None:
    state = deal(1)._state
    assert state.table.ring.side == 2
    assert (state.debts_left, state.deeds_left) == (12, 12)
    assert (state.start, len(state.players), state.table.colours) == (0, 1, 2)
    assert len(state.pairs) == 2


@pytest.mark.clause("WK121")
def test_odo_has_workers_buildings_markers_and_schemes() -> None:
    for seed in SEEDS:
        rival = rival_of(deal(1, seed))
        assert (rival.workers, rival.freed, rival.corruption, rival.virtue) == (20, (), 1, 7)
        assert rival.line == (None, None, None)
        assert {scheme.deck for scheme in rival.deck} == {STARTING}
        assert {scheme.deck for scheme in rival.futures} == {FUTURE}
        assert (len(rival.deck), len(rival.futures)) == (7, 6)
        removed = {scheme.id for scheme in CATALOG.schemes} - {
            scheme.id for scheme in (*rival.deck, *rival.futures)
        }
        assert removed == {"Z06", "Z11", "Z12"}


@pytest.mark.clause("WK121")
@each("futures", [0, 1, 2, 3])
def test_harder_games_have_future_schemes_in_the_deck(futures: int) -> None:
    orders = set()
    for seed in SEEDS:
        rival = rival_of(deal(1, seed, futures=futures))
        assert (len(rival.deck), len(rival.futures)) == (7 + futures, 6 - futures)
        assert sum(scheme.deck == FUTURE for scheme in rival.deck) == futures
        assert rival.known == ()
        orders.add(rival.deck)
    assert len(orders) == len(SEEDS)


@pytest.mark.clause("WK122")
def test_the_player_chooses_first_and_finishes_all_of_it() -> None:
    for seed in SEEDS:
        game = deal(1, seed)
        while not game._state.is_set_up:
            assert rival_of(game).space == -1
            assert game.decision is not None
            game.choose(game.decision.options[0])
        assert rival_of(game).space >= 0


@pytest.mark.clause("WK122")
def test_odo_begins_on_the_number_of_the_other_card() -> None:
    for seed in SEEDS:
        game = begun(seed)
        state = game._state
        taken = state.players[0].card
        (other,) = (pair for pair in state.table.pairs if pair.card is not taken)
        assert rival_of(game).space == state.table.ring.starts[other.card.number]
        assert other.hero in state.gone
        assert state.pairs == ()


GOODS = {  # ink, stone, gold, deeds, debts that a board gives
    Rival.CLERIC: (1, 1, 0, 1, 1),
    Rival.BUILDER: (0, 1, 1, 1, 1),
    Rival.NOBLE: (1, 0, 1, 1, 1),
}


@pytest.mark.clause("WK122")
@each(("rival", "goods"), list(GOODS.items()))
def test_odo_gains_what_his_board_says(rival: Rival, goods: tuple[int, ...]) -> None:
    table = Alone(rival)
    board = table.table.board
    assert board is not None
    table.odo_uses(board.start)
    odo = table.rival
    assert (odo.ink, odo.stone, odo.gold, odo.deeds, odo.debts) == goods


@pytest.mark.clause("WK122")
def test_the_board_of_debts_and_deeds_gives_two_resources_and_two_deeds() -> None:
    table = Alone(Rival.CARDS)
    assert table.table.board is not None
    table.odo_uses(table.table.board.start)
    assert table.rival.resources == 2
    assert table.papers(ODO) == (1, 0, 2, 0)


@pytest.mark.clause("WK122", "WK127", "WK14")
def test_last_odo_builds_a_guildhall_where_his_viscount_is() -> None:
    """On the first free spot of his side; what he gains doesn't bring the end nearer."""
    for seed in SEEDS:
        state = begun(seed)._state
        odo = state.rival
        assert odo is not None
        assert odo.freed == (1,)
        first = state.table.ring.spots_of[odo.space][0]
        mine = [spot for spot in range(SPOTS) if (b := state.spots[spot]) and b.seat == ODO]
        others = [spot for spot in range(SPOTS) if (b := state.spots[spot]) and b.seat == 0]
        assert mine == [first + (first in others)]
        assert lane_of(odo.space) is not Lane.INNER
        assert (state.debts_left, state.deeds_left) == (12, 12)


@pytest.mark.clause("WK120")
def test_the_player_begins_each_round_and_odo_ends_it() -> None:
    game = begun()
    assert (game.round, game.turn, game._state.active) == (1, 1, 0)
    table = Alone()
    table.has(start=0, active=0, round=3, turn=5)._run([EndTurn()])
    assert [type(event).__name__ for event in table.events].count("NeutralTurnBegan") == 1
    assert (table.state.round, table.state.turn) == (4, 7)
    assert table.asked == 0


@pytest.mark.clause("WK120", "WK110")
def test_odo_has_the_last_turn_of_the_game() -> None:
    table = Alone().has(last_round=3, round=3, turn=5, debts_left=0)
    table.odo("Z05").ends(1)
    assert table.is_done
    assert table.state.ending == ("poverty",)
