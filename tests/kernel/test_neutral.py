"""Sides that the rules play: named without a seat, their turns begin, and who wins against them."""

from __future__ import annotations

from tests.each import each
from valeria_desktop.kernel.neutral import NeutralTurnBegan, against, name_of_side
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Outcome, Score, ScoreLine
from valeria_desktop.session.chronicle import Chronicle

NAMES = ("Ann", "Bob")


@each(("number", "name"), [(0, "Ann"), (1, "Bob"), (2, "Odo"), (-2, "Odo")])
def test_who_has_no_seat_is_called_by_the_name_of_its_own(number: int, name: str) -> None:
    assert name_of_side(number, NAMES, say("Odo")) == name


def test_the_turn_of_an_actor_is_a_heading_of_the_log() -> None:
    chronicle = Chronicle(seats=1)
    chronicle.tell([NeutralTurnBegan(1, 4, 2, say("Odo"))])
    (line,) = chronicle.lines
    assert line.begins_turn
    assert (line.turn, line.round, line.words(NAMES[:1])) == (4, 2, "Round 2: Odo's turn")
    assert line.seat is None


def score(seat: int, points: int) -> Score:
    return Score(seat, (ScoreLine("buildings", points, say("Buildings")),))


@each(("outcome", "share"), [(Outcome.WON, 1.0), (Outcome.LOST, 0.0), (Outcome.DRAWN, 0.5)])
def test_against_the_rules_one_wins_loses_or_draws(outcome: Outcome, share: float) -> None:
    result = against(score(0, 9), score(1, 7), outcome)
    assert result.scores == (score(0, 9),)
    assert result.rival == score(1, 7)
    assert result.share_of(0) == share
    assert not result.by_tie_break
