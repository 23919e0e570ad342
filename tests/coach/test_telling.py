"""How a game's reasons are made: only what counts, and only what is so in every world."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from valeria_desktop.coach.telling import HALF_A_GAME, Telling, in_all_worlds
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine

if TYPE_CHECKING:
    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.game import Game

TELLING = Telling(point=0.03)


def coins(mine: int, other: int, points: float = 1.0) -> Reason:
    words = say("Coins left: {mine}, not {other}.", mine=mine, other=other)
    return TELLING.brings("coins", words, points, mine - other)


def test_what_differs_from_world_to_world_is_not_told() -> None:
    same, here, there = coins(4, 2), coins(3, 1), coins(3, 0)
    assert in_all_worlds([[same, here], [there, same], [same]]) == [same]
    assert in_all_worlds([[here], [there]]) == []


def test_what_counts_under_half_a_game_of_100_is_left_out() -> None:
    little, enough = coins(2, 1, points=0.1), coins(5, 1, points=0.2)
    assert little.points < HALF_A_GAME < enough.points
    assert in_all_worlds([[little, enough]]) == [enough]


def ended(total: int, *, is_over: bool = True) -> Game[Any]:
    score = Score(0, (ScoreLine("points", total, say("points")),))
    result = Result((score,), winners=(0,), by_tie_break=False)
    return cast("Game[Any]", SimpleNamespace(is_over=is_over, result=lambda: result))


@pytest.mark.parametrize(("mine", "other", "told"), [(9, 7, True), (7, 9, False)])
def test_the_points_at_the_end_are_told_where_both_games_end(
    mine: int, other: int, *, told: bool
) -> None:
    found = [*TELLING.at_the_end(ended(mine), ended(other), 0)]
    assert [str(each.words) for each in found] == (
        [f"You end with {mine} points, otherwise {other}."] if told else []
    )
    assert not [*TELLING.at_the_end(ended(mine), ended(other, is_over=False), 0)]
    assert not [*TELLING.at_the_end(ended(mine, is_over=False), ended(other), 0)]
