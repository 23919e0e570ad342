"""Settings come back as they were; a bad file is put aside, told about, and does no harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.engine.setup import Setup, Solo, Variant
from valeria_desktop.storage.seats import default_seats
from valeria_desktop.storage.settings import NAME, Settings, read_settings, write_settings

if TYPE_CHECKING:
    from pathlib import Path

CHOSEN = {
    "first": Settings(),
    "all": Settings(
        theme="light",
        scale=1.3,
        pace="fast",
        language="de",
        setup=Setup(players=4, variants=frozenset({Variant.MIXED, Variant.EVENTS})),
        seats=default_seats(4, bots="greedy"),
    ),
    "alone": Settings(setup=Setup(players=1, solo=Solo.SIEGE), seats=default_seats(1)),
}


@pytest.mark.parametrize("name", CHOSEN)
def test_settings_come_back(name: str, tmp_path: Path) -> None:
    write_settings(CHOSEN[name], tmp_path)
    assert read_settings(tmp_path) == (CHOSEN[name], "")


def test_without_a_file_they_are_as_at_first(tmp_path: Path) -> None:
    assert read_settings(tmp_path) == (Settings(), "")


@pytest.mark.parametrize(
    "text",
    ["theme = ", 'theme = "pink"', "scale = 99.0", "pace = 3", "[setup]\nplayers = []", "\x00"],
)
def test_a_bad_file_is_put_aside(text: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(text)
    settings, sentence = read_settings(tmp_path)
    assert settings == Settings()
    assert sentence.startswith("settings.toml could not be read")
    assert (tmp_path / "settings.damaged").read_text() == text
    assert read_settings(tmp_path) == (Settings(), "")


def test_what_a_newer_version_wrote_is_left_out(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text('theme = "dark"\nsmell = "roses"\n')
    assert read_settings(tmp_path) == (Settings(theme="dark"), "")
