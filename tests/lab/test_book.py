"""A game that brings nothing to the laboratory gets there what holds for any game."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.lab.two_games import BOOKS, PLAIN, TABLE
from tests.storage.played import SETUPS, play
from valeria_desktop.lab.bench import command as bench
from valeria_desktop.lab.commands import run_lab
from valeria_desktop.storage.save import to_saved, to_text

if TYPE_CHECKING:
    from pathlib import Path

SIMULATE = "simulate --bots random --games 3"


def run(arguments: str) -> int:
    return run_lab(BOOKS, TABLE, arguments.split())


def test_many_games_are_counted_by_seat_turn_and_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"--game plain {SIMULATE} --players 3") == 0
    head, bots, seats, turns, lengths, _ = capsys.readouterr().out.split("\n\n")

    assert head == "3 games from seed 1: 3 players; bots: random"
    assert [table.split()[0] for table in (bots, seats, turns)] == ["bot", "seat", "turn"]
    assert lengths.startswith("rounds ")


@pytest.mark.slow
def test_other_processes_find_its_rules_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in (1, 2):
        assert run(f"--game plain {SIMULATE} --json --each --jobs {jobs}") == 0
        found.append(json.loads(capsys.readouterr().out))

    assert found[0] == found[1]
    assert len(found[0]["each"]) == 3


def test_its_own_best_bot_plays_unless_others_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It has none, so it is played at random."""
    assert run("--game plain simulate --games 1 --json") == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["random"]


def test_a_game_is_told_by_the_words_of_its_events(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show 7 --game plain") == 0
    lines = capsys.readouterr().out.splitlines()

    assert lines[:4] == [
        "Plain Game: a game of 2, seed 7",
        "",
        "Players   Ada (random), Bruno (random)",
        "",
    ]
    assert any(re.fullmatch(r"Round 1: \w+'s turn", line) for line in lines)
    assert any(re.fullmatch(r"    (Ada|Bruno) rolled .+", line) for line in lines)
    assert any(line.startswith("  > ") for line in lines)
    assert not any(" has " in line for line in lines)
    assert "Final scores" in lines
    assert lines[-1].endswith(".")


def test_a_saved_game_is_told_by_its_own_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = to_saved(play(SETUPS["two"], 20).unsaved("2026-11-21T12:00:00+00:00"))
    path = tmp_path / "a.valeria"
    path.write_text(to_text(evolve(saved, game="plain")))
    assert run(f"show {path}") == 0
    assert capsys.readouterr().out.startswith("Plain Game: a game of 2, seed ")
    assert run(f"check {path}") == 0
    assert capsys.readouterr().out.startswith("good  ")


def test_how_fast_it_is_can_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_CALIBRATION_STEPS", 1_000)
    assert run("--game plain bench --games 1 --repeats 1") == 0
    head, single, by_players, _ = capsys.readouterr().out.split("\n\n")

    assert head.startswith("2 players; random choices, ")
    assert "random decisions per second" in single
    assert "sieges" not in single
    assert by_players.split("\n")[0].split() == ["players", "2", "3"]


def test_a_window_of_its_own_is_measured_only_where_there_is_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("--game plain bench --ui") == 2
    assert capsys.readouterr().err == "valeria-lab: unrecognized arguments: --ui.\n"


@pytest.mark.parametrize("arguments", ["--game valeria show 7", "show --game=valeria 7", "show 7"])
def test_the_game_is_named_anywhere_and_is_the_first_unless_named(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 0
    assert capsys.readouterr().out.startswith("A game of 2, second edition, seed 7\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--game chess show 7", "--game: there is no game 'chess'; choose one of valeria, plain."),
        ("show 7 --game", "--game: expected one argument."),
    ],
)
def test_a_game_nobody_knows_is_refused_with_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    assert capsys.readouterr() == ("", f"valeria-lab: {sentence}\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players 4", "--players: 4 is too large; use at most 3."),
        ("--edition 1e", "unrecognized arguments: --edition 1e."),
        ("--engine core", "unrecognized arguments: --engine core."),
    ],
)
def test_it_takes_players_and_no_options_of_other_games(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(f"--game plain simulate {arguments}") == 2
    assert capsys.readouterr().err.endswith(f": {sentence}\n")


def test_where_there_is_one_game_nobody_is_asked_which(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("--help") == 0
    assert "--game NAME" in capsys.readouterr().out

    only = {PLAIN.id: BOOKS[PLAIN.id]}
    assert run_lab(only, TABLE, ["--help"]) == 0
    assert "--game" not in capsys.readouterr().out
    assert run_lab(only, TABLE, ["--game", "plain", "show", "7"]) == 2
