"""A folder that may not be used is told in a sentence, at the start and in a game."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.rights import without_roots_rights

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(os.name != "posix", reason="rights of folders are others on Windows"),
]
ROOT = Path(__file__).parents[2]
GAME = re.compile(r"[0-9a-f]{16}\.valeria")
WHY = "this is not permitted; check who may read and write there."
BOTH = "{game} can't be read either."
UNWRITTEN = f"can't be written: {WHY} You can play on; saving will be tried again."


def tried(tmp_path: Path, place: str, mode: str) -> dict[str, Any]:
    """Try a folder in a process that obeys rights; the names of games are left out."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.shut", str(tmp_path), place, mode],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=without_roots_rights,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "VALERIA_SOUND": "null"},
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    if "still root" in result:
        pytest.skip("root keeps its rights here, so a folder that may not be searched is not tried")
    assert result["errors"] == []
    assert result["after"] == [[3, *result["before"][0]], 1]  # no choice and no game is lost
    return result


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "mode", "at_start", "in_game"),
    [
        (
            "data",
            "0",
            [
                f"The folder {{data}}/games can't be opened: {WHY}",
                f"{{data}}/history.sqlite can't be used: {WHY}",
            ],
            [
                f"The folder {{data}}/games can't be opened: {WHY}",
                f"{{data}}/games/{{game}} {UNWRITTEN}",
                f"{{data}}/history.sqlite can't be used: {WHY}",
                "Everything is saved again.",
            ],
        ),
        (
            "data/games",
            "600",
            [f"{{data}}/games/{{game}} can't be read: {WHY}"],
            [
                f"{{data}}/games/{{game}} can't be read: {WHY} {BOTH}",
                f"{{data}}/games/{{game}} {UNWRITTEN}",
                "Everything is saved again.",
            ],
        ),
        (
            "data/games",
            "500",
            [],
            [f"{{data}}/games/{{game}} {UNWRITTEN}", "Everything is saved again."],
        ),
        ("log", "0", [], []),
    ],
)
def test_it_is_told_once_and_nothing_is_lost(
    tmp_path: Path, place: str, mode: str, at_start: list[str], in_game: list[str]
) -> None:
    result = tried(tmp_path, place, mode)

    def plain(told: list[str]) -> list[str]:
        data = str(tmp_path / "data")
        found = [words.replace(data, "{data}") for words in told]
        return sorted(GAME.sub("{game}", words) for words in found)

    assert plain(result["at_start"]) == sorted(at_start)
    assert plain(result["in_game"]) == sorted(in_game)
