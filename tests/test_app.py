"""`valeria`: one game of bots in the terminal."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import valeria_desktop
from valeria_desktop.app import main
from valeria_desktop.engine.setup import Setup
from valeria_desktop.lab.log import game_log


def test_it_plays_the_game_of_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seed", "7", "--players", "3"]) == 0

    *lines, blank, hint = capsys.readouterr().out.splitlines()
    assert lines == list(game_log(Setup(players=3), ("greedy",), 7))
    assert (blank, hint) == ("", "The same game again: valeria --players 3 --seed 7")


def test_without_a_seed_it_tells_which_game_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0

    out = capsys.readouterr().out
    found = re.search(r"The same game again: valeria (--players 2 --seed \d+)\n$", out)
    assert found is not None
    assert main(found[1].split()) == 0
    assert capsys.readouterr().out == out


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0

    assert capsys.readouterr().out == f"{valeria_desktop.__version__}\n"


def test_help_names_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0

    out = capsys.readouterr().out
    assert all(option in out for option in ("--seed", "--players", "--version", "--help"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players 6", "6 players can't play; choose 2 to 5."),
        ("--players 1", "One player needs a solo game; choose one, or 2 to 5 players."),
        ("--seed x", "--seed: 'x' is not a whole number."),
        ("--board", "unrecognized arguments: --board."),
    ],
)
def test_a_bad_value_is_refused_with_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 2
    assert capsys.readouterr() == ("", f"valeria: {sentence}\n")


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "valeria_desktop", "--seed", "7"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stderr == ""
    assert "Final scores" in done.stdout
