"""Valencia's characters: the people of the other game, with words and tastes of this one."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.german import german
from valeria_desktop.bots.company import COMPANY
from valeria_desktop.bots.registry import LEVELS, is_known, opponents, with_leaning
from valeria_desktop.games.valencia.bots.characters import CHARACTERS
from valeria_desktop.games.valencia.bots.guests import LIKED, Occasion
from valeria_desktop.games.valencia.bots.leanings import Taste
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.game import LEANINGS, RULES

if TYPE_CHECKING:
    from valeria_desktop.bots.characters import Character
    from valeria_desktop.kernel.phrases import Phrase

LONGEST = 60  # letters: a remark is read in passing
EACH = each("character", CHARACTERS, ids=lambda character: character.id)


def said_by(character: Character) -> list[Phrase]:
    return [variant for variants in character.remarks.values() for variant in variants]


SAID = [text for character in CHARACTERS for text in said_by(character)]


def test_everybody_sits_here_too_at_each_level() -> None:
    assert [*LIKED] == [*COMPANY] == [character.id for character in CHARACTERS] == [*RULES.guests]
    for level in LEVELS:
        assert all(is_known(RULES, with_leaning(level, guest)) for guest in COMPANY)


def test_each_taste_is_somebodys_and_one_has_none() -> None:
    assert Counter(LIKED.values()) == {"": 1} | dict.fromkeys(Taste, 1)
    assert set(LEANINGS) == set(Taste)


def test_knights_with_names_are_proposed() -> None:
    assert opponents(RULES, 3) == ("knight+sorrel", "knight+oswin", "knight+hedda")


@EACH
def test_a_character_has_two_remarks_for_every_occasion(character: Character) -> None:
    assert set(character.remarks) == set(Occasion)
    assert {len(variants) for variants in character.remarks.values()} == {2}


@EACH
def test_words_and_remarks_are_short_in_both_languages(character: Character) -> None:
    table = german()
    for text in (character.words, *said_by(character)):
        assert 0 < len(text) <= LONGEST, text
        assert 0 < len(table[text]) <= LONGEST, table[text]


def test_no_two_say_the_same_in_either_language() -> None:
    table = german()
    texts = [*(character.words for character in CHARACTERS), *SAID]
    assert len(set(texts)) == len(texts)
    assert len({table[text.template] for text in texts}) == len(texts)


@pytest.mark.parametrize("language", ["English", "German"])
def test_remarks_are_sentences_without_shouting_and_gaps(language: str) -> None:
    table = german()
    for text in SAID:
        told = str(text) if language == "English" else table[text]
        assert re.fullmatch(r"[A-ZÄÖÜ][^!{}%<>\n]*[.?]", told), told
        assert told == " ".join(told.split())


TELLING = r"\b(tasks?|Aufgaben?|stack|Stapel|plan to|want to|going to|my cards|drew|seed)\b"


def test_a_remark_tells_nothing_of_tasks_stacks_or_intentions() -> None:
    table = german()
    for text in SAID:
        assert not re.search(TELLING, f"{text} {table[text]}", re.IGNORECASE), text


def test_a_remark_names_no_task_and_no_fountain() -> None:
    shipped = shipped_catalog()
    named = {thing.name.lower() for thing in (*shipped.tasks, *shipped.fountains)}
    found = re.compile(r"\b(" + "|".join(map(re.escape, sorted(named))) + r")\b")
    assert len(named) > 20
    assert [text for text in SAID if found.search(text.lower())] == []
