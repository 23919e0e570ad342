"""One case for a catalogue fails for each value that fails, by its name."""

from __future__ import annotations

import inspect

import pytest

from tests.each import each

ROWS = [(1, "one"), pytest.param(2, "zwei", id="two"), (3, "drei")]


def test_each_value_that_fails_is_named_and_all_are_tried() -> None:
    tried = []

    @each("card", ["goblin", "troll", "rogue"])
    def check(card: str) -> None:
        tried.append(card)
        assert card == "troll", f"{card} is wrong"

    with pytest.raises(AssertionError) as failed:
        check()
    assert tried == ["goblin", "troll", "rogue"]
    first, *lines = str(failed.value).splitlines()
    assert first == "goblin, rogue: 2 of 3 failed"
    assert any(line.startswith("goblin: goblin is wrong") for line in lines)
    assert any(line.startswith("rogue: rogue is wrong") for line in lines)


@pytest.mark.parametrize("error", [ValueError("no"), pytest.fail.Exception("no")])
def test_any_error_is_told_with_the_value(error: BaseException) -> None:
    @each("card", ["goblin"])
    def check(card: str) -> None:
        raise error

    with pytest.raises(AssertionError, match=r"goblin: 1 of 1 failed\ngoblin: no"):
        check()


def test_a_skip_is_no_failure() -> None:
    @each("card", ["goblin"])
    def check(card: str) -> None:
        pytest.skip("not here")

    with pytest.raises(pytest.skip.Exception):
        check()


def test_values_that_go_together_are_given_together_and_named_by_their_id() -> None:
    @each(("number", "word"), ROWS)
    def check(number: int, word: str) -> None:
        assert (number, word) == (1, "one")

    with pytest.raises(AssertionError) as failed:
        check()
    assert str(failed.value).startswith("two, 3-drei: 2 of 3 failed")


@pytest.mark.parametrize("ids", [str.upper, ["GOBLIN", "TROLL"]])
def test_ids_may_be_made_or_listed(ids: object) -> None:
    @each("card", ["goblin", "troll"], ids=ids)  # type: ignore[arg-type]
    def check(card: str) -> None:
        raise ValueError

    with pytest.raises(AssertionError, match=r"^GOBLIN, TROLL: 2 of 2"):
        check()


def test_a_catalogue_that_is_empty_proves_nothing() -> None:
    @each("card", [])
    def check(card: str) -> None: ...

    with pytest.raises(AssertionError, match="empty"):
        check()


@pytest.fixture
def word() -> str:
    return "three"


@pytest.mark.parametrize("more", [0, 1])
@each("letter", "three")
def test_fixtures_and_parameters_are_given_too(letter: str, word: str, more: int) -> None:
    assert letter in word[: len(word) + more]


def test_the_other_arguments_are_left() -> None:
    named = [*inspect.signature(test_fixtures_and_parameters_are_given_too).parameters]
    assert named == ["word", "more"]
