"""What a value looks at can be said in both languages, and explained family by family."""

from __future__ import annotations

from collections import Counter

from tests.each import each
from tests.german import german
from valeria_desktop.games.valeria.bots import feature_words
from valeria_desktop.games.valeria.bots.feature_words import (
    NAMES_WITH_SETS,
    Family,
    members_of,
    words_of,
)

LONGEST = 60  # letters: it stands within a sentence
ALL = [*map(words_of, NAMES_WITH_SETS)]


def test_every_feature_belongs_to_exactly_one_family() -> None:
    rows = [name for family in Family for name in feature_words._ROWS[family]]
    assert Counter(rows) == Counter(NAMES_WITH_SETS)
    assert Counter(name for family in Family for name in members_of(family)) == Counter(
        NAMES_WITH_SETS
    )


def test_no_family_is_empty() -> None:
    assert all(members_of(family) for family in Family)


def test_what_is_the_rivals_is_explained_with_the_rivals() -> None:
    theirs = [
        name
        for name in NAMES_WITH_SETS
        if name.startswith(("their ", "in their ", "second rival's"))
    ]
    assert {*theirs} - {*members_of(Family.RIVALS)} == {"their actions"}


def test_no_two_features_are_said_alike() -> None:
    assert len({str(words_of(name)) for name in NAMES_WITH_SETS}) == len(NAMES_WITH_SETS)


@each("words", ALL)
def test_words_are_short_and_have_their_german(words: str) -> None:
    said = german().get(words, "")
    assert 0 < len(said) <= LONGEST
    assert len(words) <= LONGEST


def test_words_are_english_as_spoken_and_not_names_of_the_code() -> None:
    for words in ALL:
        assert "_" not in words
        assert ":" not in words
        assert not words.endswith(".")
