"""How the siege ends, and both scores line by line (G7)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, siege
from valeria_desktop.kernel.score import Outcome

NOTHING_LEFT = (1, 2)
"""Dice with which the Dark Lord acts first."""


def last_turn(table: Scenario) -> Scenario:
    """Play the last turn: nothing is left to take, and the player gains 1 Gold."""
    table.stack("deck").both_act(*NOTHING_LEFT).chooses("gain gold")
    return table


def scored(table: Scenario, *, rival: bool) -> list[tuple[str, int, str]]:
    result = table.game.result()
    score = result.rival if rival else result.scores[0]
    assert score is not None
    return [(line.category, line.points, str(line.cause)) for line in score.lines]


@pytest.mark.clause("G3", "G7")
def test_the_siege_goes_on_while_cards_are_left_and_ends_with_the_last_turn() -> None:
    """The last three cards are dealt and both sides act once more."""
    table = siege().stack("deck", *["troll"] * 6, face_down=6)
    table.rolls(0, 5, 6)
    table.chooses("leave pile-1", "gain gold")
    assert not table.game.ending
    table.rolls(0, 5, 6)
    table.chooses("leave pile-1")
    assert table.cards_at("deck") == []
    assert not table.game.ending
    table.chooses("gain gold")
    assert list(table.game.ending) == ["siege"]
    assert len(table.captured()) == 2


@pytest.mark.clause("G3", "G7")
def test_the_dark_lord_acting_second_still_takes_in_the_last_turn() -> None:
    table = siege().stack("deck").piles("giant", "troll", "butcher").both_act(2, 1)
    table.chooses("hide pile-1 under pile-3")
    assert table.game.is_over
    assert table.captured() == ["troll"]


@pytest.mark.clause("G7")
def test_many_exhausted_places_and_slain_monsters_end_nothing() -> None:
    """The conditions of the other games have no place here."""
    table = siege().piles("archer", "", "").stack("deck", "troll", "troll", "troll", face_down=3)
    table.both_act(*NOTHING_LEFT).chooses("gain gold")
    assert not table.game.is_over


@pytest.mark.clause("G7", "F1", "F2", "F3")
def test_the_player_scores_monsters_domains_board_and_duke() -> None:
    """Isabella counts Soldiers, Holy ones and a third of the resources."""
    table = siege().owns(0, "isabella-the-righteous", "goblin", "troll", "knight", "cleric")
    table.owns(0, "cathedral-of-st-aquila", "eye-of-asteraten").has_points(0, 4)
    last_turn(table.holds(0, 3, 2, 1))  # and 1 Gold by the action, 1 by the Cathedral
    assert scored(table, rival=False) == [
        ("monsters", 1, "Goblin"),
        ("monsters", 6, "Troll"),
        ("domains", 3, "Cathedral of St Aquila"),
        ("domains", 1, "Eye of Asteraten"),
        ("board", 4, "Points gained"),
        ("duke", 2, "Isabella the Righteous: Soldier roles, 2 × 1"),
        ("duke", 8, "Isabella the Righteous: Holy roles, 4 × 2"),
        ("duke", 2, "Isabella the Righteous: 1 for every 3 of 8 resources left"),
    ]
    assert table.score(0).total == 27


@pytest.mark.clause("G7")
def test_the_dark_lord_scores_points_and_one_for_each_citizen() -> None:
    """No Duke, and nothing for what is left on the piles."""
    table = siege().lord_has("troll", "knight", "archer", "emerald-stronghold", "goblin", "knight")
    table.piles("goblin giant", "", "")
    table.stack("deck").both_act(*NOTHING_LEFT)
    table.chooses("gain gold")
    lines = scored(table, rival=True)
    assert sorted(lines) == sorted(
        [
            ("monsters", 6, "Troll"),
            ("monsters", 1, "Goblin"),
            ("monsters", 3, "Giant"),
            ("citizens", 1, "Knight"),
            ("citizens", 1, "Archer"),
            ("citizens", 1, "Knight"),
            ("domains", 5, "Emerald Stronghold"),
        ]
    )
    rival = table.game.result().rival
    assert rival is not None
    assert rival.total == 18


@pytest.mark.clause("G7")
@pytest.mark.parametrize(
    ("points", "outcome", "winners"),
    [(7, Outcome.WON, (0,)), (6, Outcome.DRAWN, ()), (5, Outcome.LOST, ())],
)
def test_more_points_win_and_equal_ones_are_a_draw(
    points: int, outcome: Outcome, winners: tuple[int, ...]
) -> None:
    """Against a Troll's 6; the size of a tableau breaks no tie."""
    table = siege().owns(0, "isabella-the-righteous").lord_has("troll").has_points(0, points)
    last_turn(table)
    result = table.game.result()
    assert (result.scores[0].total, result.rival and result.rival.total) == (points, 6)
    assert (result.outcome, result.winners, result.by_tie_break) == (outcome, winners, False)
