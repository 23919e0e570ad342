"""What is said when a game for one player is over."""

from __future__ import annotations

import re

import pytest

from tests.german import german
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.score import dark_lord_verdict, siege_verdict
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.score import Outcome, Result, Score, ScoreLine

ENDINGS = [
    (Solo.DARK_LORD, "monsters", 30, 50, Outcome.WON),
    (Solo.DARK_LORD, "overrun", 70, 50, Outcome.LOST),
    (Solo.DARK_LORD, "exhausted", 70, 50, Outcome.WON),
    (Solo.DARK_LORD, "exhausted", 50, 50, Outcome.LOST),
    (Solo.DARK_LORD, "exhausted", 40, 50, Outcome.LOST),
    (Solo.SIEGE, "siege", 70, 50, Outcome.WON),
    (Solo.SIEGE, "siege", 55, 50, Outcome.WON),
    (Solo.SIEGE, "siege", 50, 50, Outcome.DRAWN),
    (Solo.SIEGE, "siege", 40, 50, Outcome.LOST),
]


def words(solo: Solo, ending: str, mine: int, his: int, outcome: Outcome) -> Phrase:
    scores = [
        Score(seat, (ScoreLine("board", points, say("Points gained")),), 0)
        for seat, points in enumerate((mine, his))
    ]
    result = Result((scores[0],), (), by_tie_break=False, rival=scores[1], outcome=outcome)
    verdict = siege_verdict if solo is Solo.SIEGE else dark_lord_verdict
    return verdict(result, (ending,), ("Ada",))


@pytest.mark.clause("D6", "D7", "G7")
def test_every_ending_has_words_of_its_own() -> None:
    """Nine different ones, a sentence or three long."""
    said = {words(*ending).template for ending in ENDINGS}
    assert len(said) == len(ENDINGS)
    assert all(20 < len(template) < 200 for template in said)


@pytest.mark.clause("D6", "D7", "G7")
@pytest.mark.parametrize(("solo", "ending", "mine", "his", "outcome"), ENDINGS)
def test_the_words_say_the_points_where_they_decide(
    solo: Solo, ending: str, mine: int, his: int, outcome: Outcome
) -> None:
    """A game that a column or the last monster decides isn't about points."""
    sentence = words(solo, ending, mine, his, outcome)
    decided_otherwise = ending in {"monsters", "overrun"}
    assert (str(mine) in sentence) is not decided_otherwise
    assert sentence.endswith(".")


@pytest.mark.clause("G7")
def test_five_points_are_a_narrow_victory_and_six_are_not() -> None:
    narrow, clear = (words(Solo.SIEGE, "siege", mine, 50, Outcome.WON) for mine in (55, 56))
    assert "55 points against 50" in narrow
    assert narrow.template != clear.template


def test_the_words_remember_how_they_were_made() -> None:
    assert words(Solo.SIEGE, "siege", 41, 50, Outcome.LOST).parts == {"mine": 41, "his": 50}


@pytest.mark.parametrize("ending", ENDINGS)
def test_no_verdict_speaks_to_who_played_as_that_may_be_a_bot(
    ending: tuple[Solo, str, int, int, Outcome],
) -> None:
    told = words(*ending)
    for said in (told, german()[told.template]):
        assert not re.search(r"\b(you|your|yours|du|dir|dich|dein\w*)\b", said, re.IGNORECASE)
