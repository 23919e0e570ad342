"""Phrases are English words that remember how they were made, so they can be said again."""

from __future__ import annotations

import pickle

import pytest

from valeria_desktop.kernel.phrases import (
    Phrase,
    capital,
    count,
    join,
    join_alike,
    say,
    seat_name,
    with_names,
)

NAMES = ("Ann", "Bob")


def test_a_phrase_is_text_and_remembers_its_template_and_parts() -> None:
    phrase = say("{player} has {number}", player="Ann", number=3)
    assert phrase == "Ann has 3"
    assert (phrase.template, phrase.parts) == (
        "{player} has {number}",
        {"player": "Ann", "number": 3},
    )


def test_braces_in_a_phrase_without_parts_are_letters() -> None:
    assert say("{x}") == "{x}"


@pytest.mark.parametrize(("number", "words"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_a_number_of_things_has_a_template_for_one_and_for_many(number: int, words: str) -> None:
    assert count(number, "{number} card", "{number} cards") == words


@pytest.mark.parametrize(
    ("parts", "words"),
    [("", "nothing"), ("a", "a"), ("ab", "a and b"), ("abc", "a, b and c")],
)
def test_phrases_are_strung_together(parts: str, words: str) -> None:
    assert join([say("{part}", part=part) for part in parts]) == words


def _drew(player: str, card: str) -> Phrase:
    return say("{player} drew {card}", player=say(player), card=say(card))


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ([("Oak", "A")], "Oak drew A"),
        ([("Oak", "A"), ("Oak", "B")], "Oak drew A and B"),
        ([("Oak", "A"), ("Oak", "B"), ("Oak", "A")], "Oak drew A, B and A"),
        ([("Oak", "A"), ("Oak", "A")], "Oak drew A and A"),
        ([("Oak", "A"), ("Heron", "B")], "Oak drew A and Heron drew B"),
        ([("Oak", "A"), ("Heron", "A")], "Oak and Heron drew A"),
    ],
)
def test_sentences_that_differ_in_one_thing_are_one(
    parts: list[tuple[str, str]], words: str
) -> None:
    assert join_alike([_drew(*part) for part in parts]) == words


def test_other_sentences_and_plain_words_stay_apart() -> None:
    assert join_alike([_drew("Oak", "A"), say("Oak rests")]) == "Oak drew A and Oak rests"
    plain = [say("{card} came", card=card) for card in "AB"]
    assert join_alike(plain) == "A came and B came"


def test_the_last_of_several_may_be_an_alternative() -> None:
    assert join([say("a"), say("b"), say("c")], "or") == "a, b or c"


def test_seats_get_the_names_of_their_players_however_deep_they_stand() -> None:
    phrase = say("{first} and {then}", first=seat_name(1), then=say("({seat})", seat=seat_name(0)))
    assert phrase == "player 2 and (player 1)"
    assert with_names(phrase, NAMES) == "Bob and (Ann)"


def test_a_sentence_begins_with_a_capital_in_its_own_language_too() -> None:
    phrase = capital(say("{player} wins", player=seat_name(0)))
    assert phrase == "Player 1 wins"
    assert phrase.parts["sentence"] == "player 1 wins"
    assert with_names(phrase, NAMES) == "Ann wins"


def test_a_phrase_travels_whole() -> None:
    phrase = pickle.loads(pickle.dumps(say("{a}", a=say("{b}", b=1))))  # noqa: S301 - our own
    assert isinstance(phrase, Phrase)
    inner = phrase.parts["a"]
    assert isinstance(inner, Phrase)
    assert (phrase.template, inner.template, inner.parts) == ("{a}", "{b}", {"b": 1})
