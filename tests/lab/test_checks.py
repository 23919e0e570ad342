"""`valeria-lab check` and `show` with files: saved games from the command line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, cast

import pytest
from attrs import evolve

from tests.storage.played import SETUPS, play
from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.rules import RULES_VERSION
from valeria_desktop.storage.save import to_saved, to_text

ROOT = Path(__file__).parents[2]
CREATED = "2026-11-21T12:00:00+00:00"


def write(path: Path, choices: int = 20, setup: str = "two", **marks: bool) -> Path:
    saved = to_saved(play(SETUPS[setup], choices).unsaved(CREATED))
    path.write_text(to_text(evolve(saved, **cast("dict[str, Any]", marks))))
    return path


def test_good_saves_get_a_line_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = write(tmp_path / "a.valeria")
    second = write(tmp_path / "b.valeria", 1000, "siege", rewound=True)
    third = write(tmp_path / "c.valeria", rewound=True, without_help=True)
    assert main(["check", str(first), str(second), str(third)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"good  {first}: Rose, Oak; 20 choices, in round 3"
    assert lines[1].startswith(f"good  {second}: Rose; ")
    assert lines[1].endswith(" choices, over, rewound")
    assert lines[2].endswith(" choices, in round 3, rewound, without help")


def test_one_bad_save_is_told_and_the_others_are_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = tmp_path / "bad.valeria", write(tmp_path / "good.valeria")
    bad.write_text("{")
    gone = tmp_path / "gone.valeria"
    assert main(["check", str(bad), str(gone), str(good)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"bad   {bad} is damaged: ")
    assert lines[1].startswith(f"bad   {gone} can't be read: it is not there")
    assert lines[2].startswith("good  ")


def test_a_save_that_plays_otherwise_is_told_with_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = to_saved(play(SETUPS["two"], 20).unsaved(CREATED))
    path = tmp_path / "other.valeria"
    path.write_text(to_text(evolve(saved, choices=saved.choices[:-1])))
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"bad   {path} was played by other rules")


def test_a_game_of_older_rules_is_not_bad_as_it_can_be_gone_on_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = ROOT / "tests" / "storage" / "old" / "rules-1" / "siege-perch.valeria"
    assert main(["check", str(path)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(
        f"old   {path} was played by other rules (version 1; this program plays by version "
        f"{RULES_VERSION}): choice "
    )
    assert line.endswith(" It can be gone on with as it was saved.")


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has pipes with names")
def test_a_pipe_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pipe.valeria"
    os.mkfifo(path)
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"bad   {path} can't be read: it is no ordinary file")


def test_a_saved_game_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "a.valeria", 1000, "five", rewound=True, without_help=True)
    assert main(["show", str(path)]) == 0
    text = capsys.readouterr().out
    assert text.startswith("A game of 5, second edition, seed 9\n")
    assert "Rose (person)" in text
    assert "This game was rewound." in text
    assert "This game was played without help." in text
    assert "Final scores" in text
    assert text.rstrip().endswith("by the fewest cards (Heron 15, Tower 19).")


def test_a_game_that_goes_on_tells_no_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = play(SETUPS["two"], 20)
    path = write(tmp_path / "a.valeria")
    assert main(["show", str(path)]) == 0
    text = capsys.readouterr().out
    dukes = [session.view(seat).players[seat].duke for seat in range(2)]
    for duke in dukes:
        assert duke is not None
        assert duke.name not in text
    assert text.rstrip().endswith(" decides next.")


def test_a_saved_game_takes_no_set_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "a.valeria")
    assert main(["show", str(path), "--players", "3"]) == 2
    assert "A saved game has its own set-up" in capsys.readouterr().err
