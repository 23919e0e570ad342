"""Valencia's characters: the people of the other game, with words and tastes of this one."""

from __future__ import annotations

import re
from collections import Counter

from tests.voices import VoicesContract
from valeria_desktop.bots.company import COMPANY
from valeria_desktop.bots.registry import LEVELS, is_known, opponents, with_leaning
from valeria_desktop.games.valencia.bots.characters import CHARACTERS
from valeria_desktop.games.valencia.bots.guests import LIKED, Occasion
from valeria_desktop.games.valencia.bots.leanings import Taste
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.game import LEANINGS, RULES


class TestVoicesOfValencia(VoicesContract):
    """The remarks of the characters at a game of Valencia."""

    characters = CHARACTERS
    occasions = Occasion
    liked = LIKED
    telling = r"\b(tasks?|Aufgaben?|stack|Stapel|plan to|want to|going to|my cards|drew|seed)\b"
    case = re.IGNORECASE

    def named(self) -> list[str]:
        shipped = shipped_catalog()
        return [thing.name for thing in (*shipped.tasks, *shipped.fountains)]


def test_everybody_sits_here_too_at_each_level() -> None:
    assert [*LIKED] == [*COMPANY] == [character.id for character in CHARACTERS] == [*RULES.guests]
    for level in LEVELS:
        assert all(is_known(RULES, with_leaning(level, guest)) for guest in COMPANY)


def test_each_taste_is_somebodys_and_one_has_none() -> None:
    assert Counter(LIKED.values()) == {"": 1} | dict.fromkeys(Taste, 1)
    assert set(LEANINGS) == set(Taste)


def test_knights_with_names_are_proposed() -> None:
    assert opponents(RULES, 3) == ("knight+sorrel", "knight+oswin", "knight+hedda")
