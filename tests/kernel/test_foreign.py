"""Text from elsewhere stays on its line, in its direction and short, wherever it is quoted."""

from __future__ import annotations

from pathlib import Path

import pytest

from valeria_desktop.kernel.foreign import is_plain, plain, quoted, shown
from valeria_desktop.kernel.phrases import say

BAD = ("\x00", "\x1b", "\n", "\r", "\u2028", "\u202e", "\u2066", "\u200f", "\ud800", "\ufeff")


@pytest.mark.parametrize("letter", BAD)
def test_what_can_not_be_seen_or_turns_a_line_around_is_not_plain(letter: str) -> None:
    text = f"Ad{letter}a"
    assert not is_plain(text)
    assert plain(text) == "Ada"
    assert shown(text) == "Ad\N{REPLACEMENT CHARACTER}a"
    assert letter not in quoted(text)
    assert letter not in say("{name} plays.", name=text)


@pytest.mark.parametrize("name", ["Ada", "Zoë Ÿ", "דוד", "山田", "👩\u200d🚀", "a\xa0b", "<b>", ""])
def test_names_of_all_people_are_plain(name: str) -> None:
    assert is_plain(name)
    assert plain(name) == shown(name) == name


def test_what_is_quoted_is_cut_after_eighty_letters() -> None:
    assert shown("x" * 81) == "x" * 80 + "…"
    assert quoted("x" * 4_000_000) == repr("x" * 80 + "…")
    assert len(quoted(["x" * 4_000_000] * 9)) == 81
    assert len(quoted(10**4000)) <= 81


def test_what_has_no_end_in_depth_can_be_quoted() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert quoted(deep) == "[[[[...]]]]"


def test_a_part_of_a_sentence_is_bounded_but_a_sentence_within_it_is_whole() -> None:
    assert len(say("{part}.", part="x" * 4_000_000)) < 410
    assert len(say("{number}", number=10**4000)) < 410
    inner = say("{a} and {b}.", a="x" * 300, b="y" * 300)
    assert say("{inner}", inner=inner) == inner


def test_a_path_keeps_its_end() -> None:
    path = Path("/tmp", *["folder"] * 100, "game.valeria")  # noqa: S108 - nothing is written
    assert say("{file}", file=path) == str(path)
