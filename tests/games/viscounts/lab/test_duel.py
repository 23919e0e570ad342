"""The measurement of learned values: it plays deals from both seats, counts and prints."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.viscounts.lab.duel import BY_HAND, STEWARD, main, play_deal

if TYPE_CHECKING:
    from pathlib import Path

HEAD = {"seed": 1, "against": BY_HAND, "values": None}
DEALS = [
    {"game": 0, "won": [1.0, 1.0], "leads": [12, 4]},
    {"game": 1, "won": [1.0, 0.0], "leads": [6, -2]},
    {"game": 2, "won": [0.0, 0.0], "leads": [-9, -9]},
]


def kept(folder: Path) -> str:
    file = folder / "duel.jsonl"
    lines = (json.dumps(each, separators=(",", ":")) for each in (HEAD, *DEALS))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def test_what_was_played_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--games", "4", "--by-hand", "--out", kept(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert told == "4 games against hand: 75.0 ± 49.0 %, 5.0 ± 5.9 points\n"


def test_a_file_of_other_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "4", "--by-hand", "--against", STEWARD, "--out", kept(tmp_path)])
    assert "has another series" in capsys.readouterr().err


@pytest.mark.thorough
def test_against_herself_she_wins_from_one_seat_what_she_loses_from_the_other() -> None:
    found = play_deal(None, BY_HAND, 1, 0)
    assert found["won"][0] + found["won"][1] == 1
    assert found["leads"][0] + found["leads"][1] == 0
