"""The checks of the remarks of a game's characters: they are short, kind, and tell no secret."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from tests.german import german
from valeria_desktop.bots.company import COMPANY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from valeria_desktop.bots.characters import Character
    from valeria_desktop.kernel.phrases import Phrase

LONGEST = 60  # letters: a remark is read in passing


def said_by(character: Character) -> list[Phrase]:
    return [variant for variants in character.remarks.values() for variant in variants]


class VoicesContract(ABC):
    """A game's tests derive a class from it, which says the characters."""

    characters: ClassVar[Sequence[Character]]
    occasions: ClassVar[Iterable[Any]]
    liked: ClassVar[Mapping[str, str]]
    telling: ClassVar[str]
    """A pattern of words that would tell a secret or an intention."""
    harmless: ClassVar[tuple[str, ...]] = ()
    """Turns of phrase that the pattern finds, though they tell neither."""

    case: ClassVar[re.RegexFlag] = re.NOFLAG
    """`re.IGNORECASE` finds names of the game in small letters as well."""

    @abstractmethod
    def named(self) -> Iterable[str]:
        """Return the names that no remark may have in it."""

    @property
    def said(self) -> list[Phrase]:
        return [text for character in self.characters for text in said_by(character)]

    def test_everybody_has_a_voice_and_plays_as_they_like(self) -> None:
        ids = [character.id for character in self.characters]
        assert [*self.liked] == [*COMPANY] == ids
        leanings = {character.id: character.leaning for character in self.characters}
        assert leanings == dict(self.liked)

    def test_a_character_has_two_remarks_for_every_occasion(self) -> None:
        for character in self.characters:
            assert set(character.remarks) == set(self.occasions)
            assert {len(variants) for variants in character.remarks.values()} == {2}

    def test_words_and_remarks_are_short_in_both_languages(self) -> None:
        table = german()
        for text in (*(character.words for character in self.characters), *self.said):
            assert 0 < len(text) <= LONGEST, text
            assert 0 < len(table[text]) <= LONGEST, table[text]

    def test_no_two_say_the_same_in_either_language(self) -> None:
        table = german()
        texts = [*(character.words for character in self.characters), *self.said]
        assert len(set(texts)) == len(texts)
        assert len({table[text.template] for text in texts}) == len(texts)

    @pytest.mark.parametrize("language", ["English", "German"])
    def test_remarks_are_sentences_without_shouting_and_gaps(self, language: str) -> None:
        table = german()
        for text in self.said:
            told = str(text) if language == "English" else table[text]
            assert re.fullmatch(r"[A-ZÄÖÜ][^!{}%<>\n]*[.?]", told), told
            assert told == " ".join(told.split())

    def test_a_remark_tells_nothing_secret_and_no_intentions(self) -> None:
        table = german()
        for text in self.said:
            told = f"{text} {table[text]}"
            for harmless in self.harmless:
                told = told.replace(harmless, "")
            assert not re.search(self.telling, told, re.IGNORECASE), text

    def test_a_remark_names_nothing_of_the_game(self) -> None:
        names = sorted(set(self.named()))
        found = re.compile(r"\b(" + "|".join(map(re.escape, names)) + r")\b", self.case)
        assert len(names) > 20
        assert [text for text in self.said if found.search(text)] == []
