"""Whatever stands in a save, the sentence about it is short, of one line, and in its direction."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest

from tests.storage.played import SETUPS, play
from valeria_desktop.games import GAMES
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import is_plain
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text, to_saved, to_text

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG = "<img src='file:///x'>\n\u202e\x1b[31m" + "x" * 100_000
Where = tuple[str | int, ...]


def written() -> dict[str, Any]:
    text = to_text(to_saved(play(SETUPS["two"]).unsaved("2026-11-21T12:00:00+00:00")))
    data: dict[str, Any] = json.loads(text)
    return data


def places(data: object, where: Where = ()) -> Iterator[Where]:
    """Name every field, and of each list the first entries."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield (*where, key)
            yield from places(value, (*where, key))
    elif isinstance(data, list):
        for index, value in enumerate(data[:2]):
            yield (*where, index)
            yield from places(value, (*where, index))


def sentence(data: object) -> str:
    """Return the sentence that is said when this is read and played, or nothing."""
    try:
        replay(from_text(json.dumps(data), "game.valeria", GAMES), GAMES, "game.valeria")
    except ValeriaError as error:
        return error.words
    return ""


def check(words: str) -> None:
    assert len(words) < 900
    assert is_plain(words)
    assert "x" * 81 not in words


WHOLE = written()


@pytest.mark.thorough
@pytest.mark.parametrize("where", list(places(WHOLE)), ids=lambda where: ".".join(map(str, where)))
def test_a_long_text_anywhere_is_told_in_short(where: Where) -> None:
    for value in (LONG, [LONG], {LONG: LONG}, 10**4000):
        data = deepcopy(WHOLE)
        inner: Any = data
        for step in where[:-1]:
            inner = inner[step]
        inner[where[-1]] = value
        check(sentence(data))
        if isinstance(inner, dict):
            inner.pop(where[-1])
            inner[LONG] = 1
            check(sentence(data))


def test_a_field_that_stands_there_twice_is_told_in_short() -> None:
    with pytest.raises(SaveError, match="stands there twice") as refused:
        from_text('{"' + "x" * 100_000 + '":1,"' + "x" * 100_000 + '":2}', "game.valeria", GAMES)
    check(refused.value.words)


@pytest.mark.parametrize("letter", ["\n", "\x07", "\u202e", "\u2069"])
def test_a_name_with_what_can_not_be_seen_is_refused(letter: str) -> None:
    data = written()
    data["seats"][1]["name"] = f"Ad{letter}a"
    assert sentence(data).startswith(
        "game.valeria is damaged: seats[1]: 'name' must have no line ends, direction marks"
    )


def test_half_a_letter_is_refused_by_naming_its_field() -> None:
    data = written()
    data["seats"][1]["name"] = "Ad\ud800a"
    assert sentence(data) == "game.valeria is damaged: name has a broken character."


def test_a_file_name_can_not_turn_the_sentence_around() -> None:
    with pytest.raises(SaveError) as refused:
        from_text("{}", "game\u202eairelav.exe", GAMES)
    assert "\u202e" not in refused.value.words
    check(refused.value.words)


def test_a_title_loses_what_can_not_be_seen_before_it_is_written() -> None:
    page = play(SETUPS["two"]).unsaved("2026-11-21T12:00:00+00:00", "ga\u202eme\n")
    assert to_saved(page).title == "game"
