"""The chance of winning from hand-written values."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.scenario import CATALOG, Scenario, against_dark_lord, siege
from valeria_desktop.games.valeria.bots.hand_worth import worth_by_hand
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant

WARYN, ISABELLA = "waryn-lord-of-rogues", "isabella-the-righteous"


def chance(table: Scenario, seat: int = 0) -> float:
    return worth_by_hand(table.game.view(seat))(table.game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_anything_is_had_everybody_may_win(players: int) -> None:
    """Without Dukes nobody knows more than others: all shares are even."""
    game = new_game(Setup(players=players, variants=frozenset({Variant.NO_DUKE})), CATALOG, 3)
    for seat in range(players):
        assert worth_by_hand(game.view(seat))(game) == pytest.approx(1 / players)


def test_whoever_has_more_is_the_likelier_to_win() -> None:
    def table() -> Scenario:
        return Scenario(players=3).owns(0, WARYN).owns(1, ISABELLA).holds(0)

    before = [chance(table().acts(0), seat) for seat in range(3)]
    for more in (
        table().owns(0, "goblin").acts(0),
        table().owns(0, "knight").acts(0),
        table().holds(0, gold=5).acts(0),
        table().has_points(0, 5).acts(0),
    ):
        after = [chance(more, seat) for seat in range(3)]
        assert after[0] > before[0]
        assert after[1] < before[1]
        assert after[2] < before[2]


def test_the_same_lead_means_more_as_the_game_goes_on() -> None:
    table = Scenario().owns(0, WARYN).owns(1, ISABELLA).has_points(0, 6).acts(0)
    early = chance(table)
    table.exhausts("citizen-1", "citizen-2", "citizen-3")
    assert 0.5 < early < chance(table)


@pytest.mark.clause("S9")
def test_a_rivals_duke_is_not_known_and_so_changes_nothing() -> None:
    """A rogue is worth to her what it is worth to any Duke that one has not seen."""
    found = set()
    for duke in (WARYN, ISABELLA):
        table = Scenario().owns(1, duke, "rogue").owns(0, "hrothgar-the-conqueror").acts(0)
        found.add(chance(table))
    assert len(found) == 1


@pytest.mark.clause("F2")
def test_ones_own_duke_is_known() -> None:
    """Waryn gives 2 for a Shadow icon."""
    gains = []
    for duke in (WARYN, ISABELLA):
        without = Scenario().owns(0, duke).acts(0)
        with_rogue = Scenario().owns(0, duke, "rogue").acts(0)
        gains.append(chance(with_rogue) - chance(without))
    assert gains[0] > gains[1] > 0


@pytest.mark.clause("S9")
def test_while_the_duke_is_chosen_each_promises_what_this_table_can_give() -> None:
    game = new_game(Setup(), CATALOG, 4)
    decision = game.decision
    assert decision is not None
    assert decision.prompt is Prompt.DUKE
    worth = worth_by_hand(game.view(decision.seat))
    values = []
    for option in decision.options:
        after = game.copy()
        after.choose(option)
        values.append(worth(after))
    assert values[0] != values[1]
    assert 0 < min(values) < worth(game) < max(values) < 1


@pytest.mark.clause("F4")
@pytest.mark.parametrize(("points", "share"), [((9, 2), 1.0), ((2, 9), 0.0), ((4, 4), 0.5)])
def test_a_finished_game_is_worth_what_was_won(points: tuple[int, int], share: float) -> None:
    """A shared victory is worth a half."""
    table = Scenario().has_points(0, points[0]).has_points(1, points[1]).acts(0)
    table.state.end("exhausted")
    for seat in range(2):
        table.state.players[seat].duke = None
    over = Game(table.state)
    assert over.is_over
    assert worth_by_hand(over.view(0))(over) == share


@pytest.mark.clause("D6")
def test_against_the_dark_lord_a_lead_counts_and_the_last_monster_wins() -> None:
    table = against_dark_lord().acts(0)
    before = chance(table)
    table.has_points(0, 20)
    assert 0 < before < chance(table) < 1
    table.state.end("monsters")
    won = Game(table.state)
    assert worth_by_hand(won.view(0))(won) == 1.0


@pytest.mark.clause("G7")
def test_in_a_siege_a_lead_counts_and_a_draw_is_half() -> None:
    table = siege().piles("goblin", "goblin", "knight").both_act(2, 1)
    assert chance(table) == pytest.approx(0.5, abs=0.3)
    before = chance(table)
    table.has_points(0, 9)
    assert before < chance(table) < 1


def test_positions_with_the_same_cards_are_worked_out_once_and_not_mixed_up() -> None:
    table = Scenario().owns(0, "knight").owns(1, "knight", "goblin").acts(0)
    worth = worth_by_hand(table.game.view(0))
    first = worth(table.game)
    richer = table.game.copy()
    richer.choose("gain gold")
    assert worth(richer) > first
    assert worth(table.game) == first == worth_by_hand(table.game.view(0))(table.game)


def test_solo_set_ups_have_a_chance_from_the_first_question_on() -> None:
    for solo in Solo:
        game = new_game(evolve(Setup(players=1), solo=solo), CATALOG, 2)
        assert 0.05 < worth_by_hand(game.view(0))(game) < 0.95
