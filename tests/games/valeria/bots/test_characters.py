"""Characters: eight people of their own, who say something at big moments and tell no secrets."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs.exceptions import FrozenInstanceError

from tests.each import each
from tests.german import german
from valeria_desktop.bots.characters import Character, remark
from valeria_desktop.games.valeria.bots.characters import CHARACTERS, Leaning
from valeria_desktop.games.valeria.bots.guests import Occasion
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.kernel.seats import Colour, Seat, Sign

if TYPE_CHECKING:
    from valeria_desktop.kernel.phrases import Phrase

LONGEST = 60  # letters: a remark is read in passing
CATALOG = shipped_catalog()
RESOURCES = Path(__file__).parents[4] / "resources"
PORTRAITS = RESOURCES / "shell" / "art" / "characters"
EACH = each("character", CHARACTERS, ids=lambda character: character.id)


def said_by(character: Character) -> list[Phrase]:
    return [variant for variants in character.remarks.values() for variant in variants]


SAID = [(character, text) for character in CHARACTERS for text in said_by(character)]


def test_there_are_eight_and_each_is_somebody_else() -> None:
    assert len(CHARACTERS) == 8
    assert len({character.id for character in CHARACTERS}) == 8
    assert len({character.name for character in CHARACTERS}) == 8
    assert len({character.words for character in CHARACTERS}) == 8


def test_each_leaning_has_its_character_and_two_have_none() -> None:
    counted = Counter(character.leaning for character in CHARACTERS)
    assert counted == {"": 2} | dict.fromkeys(Leaning, 1)
    assert set(Leaning) == {"hunter", "builder", "hoarder", "recruiter", "thief", "magic"}


@EACH
def test_a_character_can_sit_at_a_table(character: Character) -> None:
    assert Seat(character.name, Colour.SKY, Sign.OAK, "greedy").name == character.name


@EACH
def test_nobody_is_called_like_a_card(character: Character) -> None:
    cards = {word for card in CATALOG.all_cards() for word in card.name.lower().split()}
    assert cards.isdisjoint(character.name.lower().split())
    assert character.id not in CATALOG.by_id


@EACH
def test_each_has_a_portrait(character: Character) -> None:
    assert (PORTRAITS / f"{character.id}.svg").is_file()


def test_each_portrait_is_somebodys() -> None:
    found = {path.name for path in PORTRAITS.iterdir()}
    assert found == {f"{character.id}.svg" for character in CHARACTERS}


@EACH
def test_a_character_has_two_or_three_remarks_for_every_occasion(character: Character) -> None:
    assert set(character.remarks) == set(Occasion)
    assert {len(variants) for variants in character.remarks.values()} <= {2, 3}


@EACH
def test_a_character_cannot_be_changed(character: Character) -> None:
    with pytest.raises(FrozenInstanceError):
        character.id = "Somebody else"  # type: ignore[misc]
    with pytest.raises(TypeError, match="item assignment"):
        character.remarks[Occasion.WON] = ()  # type: ignore[index]


def test_no_two_say_the_same() -> None:
    counted = Counter(text for _, text in SAID)
    assert [text for text, times in counted.items() if times > 1] == []


@EACH
def test_words_and_remarks_are_short_in_both_languages(character: Character) -> None:
    table = german()
    for text in (character.words, *said_by(character)):
        assert 0 < len(text) <= LONGEST, text
        assert 0 < len(table[text]) <= LONGEST, table[text]


def test_all_is_said_in_german_and_no_two_alike() -> None:
    table = german()
    texts = [*(character.words for character in CHARACTERS), *(text for _, text in SAID)]
    told = [table[text.template] for text in texts]
    assert len(set(told)) == len(told)
    assert all(one != other for one, other in zip(texts, told, strict=True))


@pytest.mark.parametrize("language", ["English", "German"])
def test_remarks_are_sentences_without_shouting_and_gaps(language: str) -> None:
    table = german()
    for character in CHARACTERS:
        for text in (character.words, *said_by(character)):
            told = str(text) if language == "English" else table[text]
            assert re.fullmatch(r"[A-ZÄÖÜ][^!{}%<>\n]*[.?]", told), told
            assert told == " ".join(told.split())


TELLING = r"\b(Duke|Herzog|plan to|want to|going to|my hand|drew|seed)\b"


def test_a_remark_tells_nothing_of_dukes_or_intentions() -> None:
    table = german()
    for _, text in SAID:
        assert not re.search(TELLING, f"{text} {table[text]}", re.IGNORECASE), text


def test_a_remark_names_no_card() -> None:
    names = {card.name.lower() for card in CATALOG.all_cards()}
    found = re.compile(r"\b(" + "|".join(re.escape(name) for name in sorted(names)) + r")\b")
    assert [text for _, text in SAID if found.search(text.lower())] == []


@EACH
@pytest.mark.parametrize("occasion", list(Occasion))
def test_turns_that_follow_one_another_say_every_variant(
    character: Character, occasion: Occasion
) -> None:
    variants = character.remarks[occasion]
    for first in (0, 1, 17, 2**63):
        said = [remark(character, occasion, first + turn) for turn in range(len(variants))]
        assert sorted(said) == sorted(variants)


@EACH
@pytest.mark.parametrize("occasion", list(Occasion))
def test_the_same_number_says_the_same_again(character: Character, occasion: Occasion) -> None:
    first = [remark(character, occasion, number) for number in range(40)]
    assert [remark(character, occasion, number) for number in reversed(range(40))] == first[::-1]
