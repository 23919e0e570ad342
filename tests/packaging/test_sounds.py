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
from valeria_desktop.ui.sound.grains import grain_of

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "shell" / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))
GRAINS = sorted((FOLDER / "bed").glob("*.wav"))
LARGEST, LARGEST_THEME, LARGEST_BED = 52_000, 260_000, 1_700_000
THEMES = {"win": (4, 8), "loss": (4, 8)}
"""The least and the greatest length of the themes, in seconds."""
each_sound = each("path", FILES, ids=lambda path: path.stem)
each_grain = each("path", GRAINS, ids=lambda path: path.stem)


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


@each("path", [path for path in FILES if path.stem not in THEMES], ids=lambda path: path.stem)
def test_a_sound_is_made_again_byte_for_byte(script: ModuleType, path: Path) -> None:
    assert script.made(path.stem) == samples(path)


@pytest.mark.slow
@each("name", THEMES)
def test_a_theme_is_made_again_byte_for_byte(script: ModuleType, name: str) -> None:
    assert script.made(name) == samples(FOLDER / f"{name}.wav")


@each_sound
def test_a_sound_is_small_and_begins_and_ends_softly(path: Path) -> None:
    heard = array("h", samples(path))
    if sys.byteorder == "big":
        heard.byteswap()
    assert path.stat().st_size < (LARGEST_THEME if path.stem in THEMES else LARGEST)
    assert abs(heard[0]) < 200
    assert abs(heard[-1]) < 60
    assert max(map(abs, heard)) < 20_000


@each("name", THEMES)
def test_a_theme_is_a_short_tune(name: str) -> None:
    least, most = THEMES[name]
    assert least <= len(samples(FOLDER / f"{name}.wav")) / 2 / 22_050 <= most


# --- the grains of the bed


def grain(path: Path) -> tuple[int, int, bytes]:
    with wave.open(str(path)) as file:
        assert file.getnchannels() == 1
        return file.getframerate(), file.getsampwidth(), bytes(file.readframes(file.getnframes()))


def test_each_grain_is_shipped_and_none_beside(script: ModuleType) -> None:
    assert {path.stem for path in GRAINS} == set(script.GRAINS)
    assert sum(path.stat().st_size for path in GRAINS) < LARGEST_BED


@pytest.mark.slow
@each_grain
def test_a_grain_is_made_again_byte_for_byte(script: ModuleType, path: Path) -> None:
    name = path.stem
    assert grain(path) == (script.rate_of(name), script.width_of(name), script.made_grain(name))


@each_grain
def test_a_grain_begins_and_ends_softly(path: Path) -> None:
    heard = array("h", grain_of(path.stem))
    assert abs(heard[0]) <= 260  # one step of one byte
    assert abs(heard[-1]) <= 260
    assert 18_000 < max(map(abs, heard)) < 21_000
