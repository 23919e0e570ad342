"""Alone: points, and who wins (WK134)."""

from __future__ import annotations

import pytest

from tests.each import each
from tests.games.viscounts.solo.alone import ODO, Alone
from valeria_desktop.kernel.score import Outcome, Score


def rivals(table: Alone) -> Score:
    rival = table.game.result().rival
    assert rival is not None
    return rival


@pytest.mark.clause("WK134")
def test_each_resource_left_is_a_point_for_odo_alone() -> None:
    table = Alone().holds(ODO, ink=2, stone=1, gold=4).holds(0, ink=5)
    assert rivals(table).of("resources") == 7
    assert table.points(0, "resources") == 0


@pytest.mark.clause("WK134", "WK113")
def test_his_manuscripts_count_what_his_schemes_show() -> None:
    """M09 counts builders: on his spaces, in his deck and his discard pile, and by his squares.

    Printed icons don't count, nor do schemes that he hasn't gained.
    """
    table = Alone().owns(ODO, "M09").freed(ODO, 2).lies("Z01 - -")
    table.has_schemes(deck="Z05", discard="Z08 Z13", futures="Z10")
    assert rivals(table).of("manuscripts") == 1 + 1 + 2 + 1


@pytest.mark.clause("WK134", "WK114")
def test_end_cards_rank_as_with_two_players() -> None:
    table = Alone().has(debts_left=0).holds(ODO, approved=3).holds(0, approved=2)
    assert table.points(0, "ends") == 4
    assert rivals(table).of("ends") == 12


@pytest.mark.clause("WK134")
@each(
    ("deeds", "outcome", "words"),
    [
        (3, Outcome.WON, "Ann wins with 3 points against 2 of Odo."),
        (
            2,
            Outcome.LOST,
            "Ann and Odo have 2 points each. It takes one more to win: the game is lost.",
        ),
        (1, Outcome.LOST, "Odo wins: Ann has 1 point against 2."),
    ],
)
def test_the_player_wins_only_with_more_points(deeds: int, outcome: Outcome, words: str) -> None:
    table = Alone().holds(0, deeds=deeds, silver=50).holds(ODO, ink=2)
    result = table.game.result()
    assert result.outcome is outcome
    assert result.winners == ((0,) if outcome is Outcome.WON else ())
    assert table.game.verdict(("Ann",)) == words
