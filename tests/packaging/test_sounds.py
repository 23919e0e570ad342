"""The sounds that are shipped are those that the script makes, every time the same."""

from __future__ import annotations

import sys
import wave
from array import array
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.each import each

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "resources" / "shell" / "sounds").glob("*.wav"))
LARGEST = 52_000
each_sound = each("path", FILES, ids=lambda path: path.stem)


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return import_module("sounds")


def samples(path: Path) -> bytes:
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (22_050, 1, 2)
        return bytes(file.readframes(file.getnframes()))


def test_each_sound_is_shipped_and_none_beside(script: ModuleType) -> None:
    assert {path.stem for path in FILES} == set(script.SOUNDS)


@each_sound
def test_a_sound_is_made_again_byte_for_byte(script: ModuleType, path: Path) -> None:
    assert script.made(path.stem) == samples(path)


@each_sound
def test_a_sound_is_small_and_begins_and_ends_softly(path: Path) -> None:
    heard = array("h", samples(path))
    if sys.byteorder == "big":
        heard.byteswap()
    assert path.stat().st_size < LARGEST
    assert abs(heard[0]) < 200
    assert abs(heard[-1]) < 60
    assert max(map(abs, heard)) < 20_000
