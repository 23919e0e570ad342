"""Points line by line, and who wins by them."""

from __future__ import annotations

import pytest

from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Outcome, Result, Score, ScoreLine, decided, verdict_of


@pytest.mark.parametrize(
    ("scores", "winners", "is_tie_broken"),
    [
        (((3, 9), (2, 0), (1, 0)), (0,), False),
        (((3, 2), (3, 1), (1, 0)), (1,), True),
        (((3, 1), (3, 1), (3, 2)), (0, 1), True),
        (((3, 1), (3, 1), (1, 0)), (0, 1), False),
        (((-1, 0), (-2, 0)), (0,), False),
    ],
)
def test_the_most_points_win_then_the_lowest_tie_break(
    scores: tuple[tuple[int, int], ...],
    winners: tuple[int, ...],
    is_tie_broken: bool,  # noqa: FBT001 - a column of the table
) -> None:
    made = (score_of(seat, points, tie) for seat, (points, tie) in enumerate(scores))
    result = decided(tuple(made))
    assert (result.winners, result.by_tie_break) == (winners, is_tie_broken)


@pytest.mark.parametrize(
    ("winners", "outcome", "shares"),
    [
        ((1,), None, [0.0, 1.0, 0.0]),
        ((0, 2), None, [0.5, 0.0, 0.5]),
        ((0,), Outcome.WON, [1.0, 0.0, 0.0]),
        ((), Outcome.LOST, [0.0, 0.0, 0.0]),
        ((), Outcome.DRAWN, [0.5, 0.5, 0.5]),
    ],
)
def test_a_victory_is_shared_by_all_who_have_it(
    winners: tuple[int, ...], outcome: Outcome | None, shares: list[float]
) -> None:
    result = Result((), winners, by_tie_break=False, outcome=outcome)
    assert [result.share_of(seat) for seat in range(3)] == shares


def score_of(seat: int, points: int, tie_break: int) -> Score:
    return Score(seat, (ScoreLine("gems", points, say("Gems")),), tie_break)


def test_lines_add_up_by_category_and_by_what_everybody_can_count() -> None:
    lines = (
        ScoreLine("gems", 3, say("Gems"), is_public=True),
        ScoreLine("gems", 2, say("Gems again")),
        ScoreLine("hand", -1, say("Hand"), is_public=True),
    )
    score = Score(0, lines, tie_break=-30_007)
    assert (score.total, score.of("gems"), score.of("hand"), score.of("duke")) == (4, 5, -1, 0)
    assert score.public.lines == (lines[0], lines[2])
    assert score.public.total == 2
    assert score.public.tie_break == 0


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        (((0, 7, 0), (1, 6, 0)), "Ann wins with 7 points."),
        (((0, 1, 0), (1, 1, -2)), "Ben has more coins at 1 point."),
        (((0, 7, 0), (1, 7, 0)), "Ann and Ben share the victory with 7 points."),
    ],
)
def test_a_verdict_names_winners_and_points(
    scores: tuple[tuple[int, int, int], ...], words: str
) -> None:
    result = decided(tuple(score_of(*score) for score in scores))
    tie = "{winners} has more coins at {points}."
    assert verdict_of(result, ("Ann", "Ben"), tie) == words
