"""Whatever is done to a save, it loads as the same game or is refused in a sentence of ours."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.patience import slowness
from tests.storage.played import SETUPS, play
from valeria_desktop.content.files import FileError
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import SavedGame, from_text, read_save, to_saved, to_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MUTATIONS = many(300, 60)
GROUPS = 5
MORE = 45
"""Groups that are tried at length only."""
LONGEST = 1.0  # second of a quick machine; a hang, no benchmark: a load takes some hundredths
CREATED = "2026-11-21T12:00:00+00:00"
TEXTS = [to_text(to_saved(play(setup, 25).unsaved(CREATED))) for setup in SETUPS.values()]
WORDS = ("null", "-1", "1e999", "true", '""', "[]", "{}", "99999999999999999999", '"\\u0000"')


def cut(text: str, chance: random.Random) -> str:
    return text[: chance.randrange(len(text))]


def drop(text: str, chance: random.Random) -> str:
    start = chance.randrange(len(text))
    return text[:start] + text[start + chance.randint(1, 40) :]


def flip(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text))
    return text[:at] + chr(chance.choice((32, 34, 48, 57, 91, 123, 0x1F40, 0))) + text[at + 1 :]


def change_a_digit(text: str, chance: random.Random) -> str:
    at = chance.choice([index for index, letter in enumerate(text) if letter.isdigit()])
    return text[:at] + str(chance.randrange(10)) + text[at + 1 :]


def twice(text: str, chance: random.Random) -> str:
    lines = text.splitlines()
    at = chance.randrange(len(lines))
    return "\n".join([*lines[:at], lines[at], *lines[at:]])


def exchange(text: str, chance: random.Random) -> str:
    lines = text.splitlines()
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return "\n".join(lines)


def put(text: str, chance: random.Random) -> str:
    lines = text.splitlines()
    at = chance.randrange(len(lines))
    name, colon, _ = lines[at].partition(":")
    end = "," if lines[at].endswith(",") else ""
    lines[at] = (f"{name}: " if colon else "") + chance.choice(WORDS) + end
    return "\n".join(lines)


WAYS: tuple[Callable[[str, random.Random], str], ...] = (
    cut,
    drop,
    flip,
    change_a_digit,
    twice,
    exchange,
    put,
)


def load(text: str) -> tuple[str, str]:
    """Return the header and the digest of the game that is loaded, or the refusal."""
    try:
        saved = from_text(text, "a.valeria", GAMES)
        record = replay(saved, GAMES, "a.valeria")
    except SaveError as error:
        return "", str(error)
    return header_of(saved) + digest(record.replay()), ""


def header_of(saved: SavedGame) -> str:
    """Return the line that lists a game."""
    return (
        f"{saved.title} {saved.seats} {saved.round} {saved.points} {saved.created} {saved.played}"
    )


@pytest.mark.parametrize(
    "group",
    [*range(GROUPS), *(pytest.param(GROUPS + n, marks=pytest.mark.slow) for n in range(MORE))],
)
def test_a_changed_save_loads_equal_or_is_refused(group: int) -> None:
    chance = random.Random(group)
    originals = {text: load(text)[0] for text in TEXTS}
    refused = 0
    for _ in range(MUTATIONS):
        text = chance.choice(TEXTS)
        changed = chance.choice(WAYS)(text, chance)
        began = time.process_time()
        loaded, refusal = load(changed)
        assert time.process_time() - began < LONGEST * slowness()
        assert (loaded == originals[text]) is not refusal.startswith("a.valeria ")
        refused += bool(refusal)
    assert refused


@pytest.mark.parametrize(
    "data",
    [b"", b"\x00" * 1000, b"\xff\xfe{}", b"[" * 4_000_000, b'{"a":' * 500_000, b"9" * 4_000_000],
)
def test_a_file_of_anything_is_refused_and_stays_as_it_was(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "ein Spiel ★ 'x'.valeria"
    path.write_bytes(data)
    began = time.process_time()
    with pytest.raises((SaveError, FileError)):
        read_save(path, GAMES)
    assert time.process_time() - began < LONGEST * slowness()
    assert path.read_bytes() == data
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_file_that_has_vanished_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="it is not there; choose another file"):
        read_save(tmp_path / "gone.valeria", GAMES)
