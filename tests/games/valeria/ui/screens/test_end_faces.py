"""The faces at a game's end, pleased or hit, and what it says of Dukes."""

from __future__ import annotations

import pytest

from valeria_desktop.games.valeria.ui.screens.end_art import ValeriaEndArt
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import ScoreLine
from valeria_desktop.kernel.seats import Colour, Seat, Sign
from valeria_desktop.ui.finale.acts import Finalist
from valeria_desktop.ui.paint.busts import Bust, Expression

TAMSIN = Finalist("Tamsin", Seat("Tamsin", Colour.SKY, Sign.OAK, "knight+tamsin"))
LORD = Finalist("The Dark Lord", None)
ROSE = Finalist("Rose", Seat("Rose", Colour.VERMILLION, Sign.ROSE))


def test_a_character_who_has_won_is_pleased_and_another_is_hit() -> None:
    drawing = "characters/tamsin.svg"
    assert ValeriaEndArt().face_of(TAMSIN, has_won=True) == Bust(drawing, Expression.PLEASED)
    assert ValeriaEndArt().face_of(TAMSIN, has_won=False) == Bust(drawing, Expression.HIT)


def test_the_dark_lords_eyes_burn_when_he_wins_and_his_helm_is_cracked_when_he_loses() -> None:
    drawing = "busts/dark-lord.svg"
    assert ValeriaEndArt().face_of(LORD, has_won=True) == Bust(drawing, Expression.TAKES)
    assert ValeriaEndArt().face_of(LORD, has_won=False) == Bust(drawing, Expression.STRUCK)


def test_a_person_has_a_shield_in_place_of_a_face() -> None:
    assert ValeriaEndArt().face_of(ROSE, has_won=True) is None


@pytest.mark.parametrize(
    ("counted", "named"),
    [("Citizens", "Isabella's citizens"), ("Holy roles", "Isabella's Holy roles")],
)
def test_the_cause_of_a_result_stands_within_a_sentence(counted: str, named: str) -> None:
    """Roles are names, but citizens are a common noun."""
    words = say(
        "{duke}: {what}, {number} × {each}",
        duke="Isabella, the Righteous",
        what=say(counted),
        number=9,
        each=1,
    )
    assert ValeriaEndArt().cause_of(ScoreLine("duke", 9, words)) == named
