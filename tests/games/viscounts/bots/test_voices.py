"""The remarks of the characters at a game of Viscounts: short, kind, and nothing secret."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.viscounts.catalogue import CATALOG
from tests.german import german
from valeria_desktop.bots.company import COMPANY
from valeria_desktop.games.viscounts.bots.characters import CHARACTERS
from valeria_desktop.games.viscounts.bots.guests import LIKED
from valeria_desktop.games.viscounts.bots.occasions import Occasion

if TYPE_CHECKING:
    from valeria_desktop.bots.characters import Character
    from valeria_desktop.kernel.phrases import Phrase

LONGEST = 60  # letters: a remark is read in passing
EACH = each("character", CHARACTERS, ids=lambda character: character.id)


def said_by(character: Character) -> list[Phrase]:
    return [variant for variants in character.remarks.values() for variant in variants]


SAID = [text for character in CHARACTERS for text in said_by(character)]


def test_everybody_has_a_voice_and_plays_as_they_like() -> None:
    assert [*LIKED] == [*COMPANY] == [character.id for character in CHARACTERS]
    assert {character.id: character.leaning for character in CHARACTERS} == dict(LIKED)


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
def test_remarks_are_sentences_without_gaps(language: str) -> None:
    table = german()
    for text in SAID:
        told = str(text) if language == "English" else table[text]
        assert re.fullmatch(r"[A-ZÄÖÜ][^!{}%<>\n]*[.?]", told), told
        assert told == " ".join(told.split())


TELLING = r"\b(hand|deck|Hand|Nachziehstapel|stack|Stapel|plan to|want to|going to|seed)\b"


def test_a_remark_tells_nothing_of_hands_or_intentions() -> None:
    table = german()
    for text in SAID:
        told = f"{text} {table[text]}".replace("Hand hoch", "").replace("Hands up", "")
        assert not re.search(TELLING, told.replace("ruhiger Hand", "")), text


def test_a_remark_names_no_card() -> None:
    cards = (*CATALOG.townsfolk, *CATALOG.heroes, *CATALOG.starters)
    found = re.compile(r"\b(" + "|".join(sorted({re.escape(card.name) for card in cards})) + r")\b")
    assert len(cards) > 80
    assert [text for text in SAID if found.search(text)] == []
