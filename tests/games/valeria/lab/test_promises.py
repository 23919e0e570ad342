"""The laboratory's command on promises, with the core: two games are enough to go all ways."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.coach.promise_map import FILE, read_promises
from valeria_desktop.games.valeria.lab import promises
from valeria_desktop.games.valeria.lab.promises import main
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.lab.arguments import REFUSED
from valeria_desktop.lab.promise_games import FIRST_QUICK

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.lab.promise_series import PromisedGame

pytestmark = [
    pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab"),
    pytest.mark.usefixtures("little_effort"),
    pytest.mark.thorough,
]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Have few moments noted, and return the numbers of the games that are played."""
    monkeypatch.setattr("valeria_desktop.coach.judge.BY_CORE", 2_000)
    found: list[int] = []

    def play(course: str, seed: int, number: int) -> PromisedGame:
        found.append(number)
        return promises._TABLE.play(course, seed, number)

    monkeypatch.setattr(promises, "play", play)
    return found


def test_learning_goes_on_where_it_was_cut_short(tmp_path: Path, played: list[int]) -> None:
    pytest.importorskip("numpy")
    given = ["learn", "--course", "siege", "--games", "3", "--out", str(tmp_path / "once")]
    assert main(given) == 0
    series, again = tmp_path / "once" / "siege-1.jsonl", tmp_path / "again" / "siege-1.jsonl"
    head, first, *others = series.read_text(encoding="utf-8").splitlines(keepends=True)
    again.parent.mkdir()
    again.write_text(f"{head}{first}{others[0][:30]}", encoding="utf-8")
    assert main([*given[:-1], str(again.parent)]) == 0
    lines = again.read_text(encoding="utf-8").splitlines(keepends=True)
    assert sorted(lines) == sorted([head, first, *others])
    assert played[:3] == [0, 1, 2]
    assert played[3:] == sorted(json.loads(line)["game"] for line in others)
    once, twice = (file.with_name(FILE).read_bytes() for file in (series, again))
    assert once == twice
    found = read_promises(series.with_name(FILE))["siege"]
    assert (found.made["seed"], found.made["games"]) == (1, 3)


def test_other_games_test_what_was_learned(
    tmp_path: Path, played: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    given = ["--course", "siege", "--games", "2", "--out", str(tmp_path)]
    assert main(["test", "--seed", "2", *given]) == 0
    assert "As promised, 0 of the 0 bins" in capsys.readouterr().out
    assert main(["learn", *given]) == 0
    assert re.search(r"turn, end: shift [+-]\d\.\d\d, slope \d\.\d\d", capsys.readouterr().out)
    assert main(["test", "--seed", "2", *given]) == 0
    told = capsys.readouterr().out
    assert "As learned, 0 of the 0 bins" in told
    assert "turn, early half\npromised" in told
    assert re.search(r"\nworlds +\d+ +\d\.\d{3} +\d\.\d{3}\n", told)  # its log loss
    assert played == [0, 1, 0, 1]
    assert main(["test", *given]) == REFUSED
    assert "learned from the same games" in capsys.readouterr().err


def test_quick_games_are_further_games_without_what_takes_long(
    tmp_path: Path, played: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    given = ["--course", "siege", "--out", str(tmp_path), "--games"]
    assert main(["learn", *given, "1", "--quick-games", "2"]) == 0
    assert played == [0, FIRST_QUICK, FIRST_QUICK + 1]
    made = read_promises(tmp_path / FILE)["siege"].made
    assert (made["games"], made["quick_games"]) == (1, 2)
    assert "moments of 1 game and 2 quick ones" in capsys.readouterr().out


def test_promises_of_other_weights_are_not_tested(
    tmp_path: Path, played: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    given = ["--course", "siege", "--games", "1", "--out", str(tmp_path)]
    assert main(["learn", *given]) == 0
    file = tmp_path / FILE
    weights = read_promises(file)["siege"].weights
    file.write_text(file.read_text(encoding="utf-8").replace(weights, "0" * 64), encoding="utf-8")
    assert main(["test", "--seed", "2", *given]) == REFUSED
    assert "belong to other weights" in capsys.readouterr().err
    assert played == [0]


def test_learning_without_numpy_is_refused_before_any_game(
    tmp_path: Path,
    played: list[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["learn", "--course", "siege", "--out", str(tmp_path)]) == REFUSED
    assert "Learning needs the extra 'learn'" in capsys.readouterr().err
    assert played == []
