"""How often levels win, as it was measured; where it wasn't, nothing is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.bots.registry import LEVELS
from valeria_desktop.games.valeria.files.shares import level_shares

if TYPE_CHECKING:
    from pathlib import Path


def test_shares_are_read_against_the_knight(tmp_path: Path) -> None:
    file = tmp_path / "levels.json"
    file.write_text('{"knight": {"squire": 31.0, "queen": 88}, "baron": {"squire": 20}}')
    assert level_shares(file=file) == {"squire": 31.0, "queen": 88.0}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"knight": 3}',
        '{"knight": {"squire": "much", "queen": 140, "baron": true}}',
    ],
)
def test_what_is_missing_or_no_share_is_left_out(tmp_path: Path, text: str) -> None:
    file = tmp_path / "levels.json"
    assert level_shares(file=file) == {}
    file.write_text(text)
    assert level_shares(file=file) == {}


def test_what_is_shipped_names_levels() -> None:
    assert set(level_shares()) <= set(LEVELS)
