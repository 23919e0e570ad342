"""`valeria-lab simulate`, in this process."""

from __future__ import annotations

import json
import sys
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, cast

import pytest

from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.lab.book import BOOK
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    Edition,
)
from valeria_desktop.lab.report import report_words

if TYPE_CHECKING:
    from valeria_desktop.lab.report import Report

SMALL = ("simulate", "--bots", "random", "--games", "4")


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*SMALL, "--json", *arguments]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


@pytest.mark.clause("S10", "T31", "F4")
def test_a_report_tells_what_was_played_and_what_it_came_to(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = simulated(capsys, "--players", "3", "--variant", "no-duke,events", "--seed", "5")

    assert report["setup"]["players"] == 3
    assert report["setup"]["variants"] == ["events", "no-duke"]
    assert (report["bots"], report["seed"], report["games"]) == (["random"], 5, 4)
    found = report["results"]
    assert list(found["by_seat"]) == list(found["by_order"]) == ["1", "2", "3"]
    assert found["by_bot"]["random"]["seats"] == 12
    assert sum(found["games"]["ended_by"].values()) == 4
    assert sum(seat["win_rate"] for seat in found["by_seat"].values()) == pytest.approx(1)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_report_for_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = simulated(capsys, "--seed", "5", "--each")

    assert simulated(capsys, "--seed", "5", "--each", "--jobs", "2") == alone
    assert simulated(capsys, "--seed", "6", "--each") != alone


def test_more_games_begin_with_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    few = simulated(capsys, "--each")["each"]

    assert simulated(capsys, "--each", "--games", "6")["each"][:4] == few


def test_bots_take_turns_on_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    each = simulated(capsys, "--bots", "random,greedy", "--games", "2", "--each")["each"]

    assert [game["bots"] for game in each] == [["random", "greedy"], ["greedy", "random"]]


@pytest.mark.slow
def test_levels_play_with_the_positions_they_may_look_at(
    capsys: pytest.CaptureFixture[str],
) -> None:
    duel = ("--bots", "duchess,squire+thief", "--games", "2", "--each")
    few = simulated(capsys, *duel, "--nodes", "3")

    assert (few["nodes"], few["bots"]) == (3, ["duchess", "squire+thief"])
    assert simulated(capsys, *duel, "--nodes", "3") == few
    more = simulated(capsys, *duel, "--nodes", "40")
    assert more["each"] != few["each"]
    assert "bots: duchess, squire+thief, 40 positions a decision" in report_words(
        cast("Report", more), BOOK
    )


def test_games_are_listed_only_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "each" not in simulated(capsys)


def set_ups() -> list[tuple[str, ...]]:
    """Return the arguments for every combination of players, edition and variants."""
    found: list[tuple[str, ...]] = []
    for players, edition in product("2345", Edition):
        variants = [variant for variant in BASE_VARIANTS if edition == "2e" or variant != "events"]
        for number in range(len(variants) + 1):
            found += [
                ("--players", players, "--edition", edition, "--variant", ",".join(chosen))
                for chosen in combinations(variants, number)
            ]
    return found


@pytest.mark.slow
@pytest.mark.clause("V1", "V2", "V3", "V4", "T32")
def test_every_combination_comes_to_an_end(capsys: pytest.CaptureFixture[str]) -> None:
    """One game each."""
    for set_up in set_ups():
        report = simulated(capsys, *set_up, "--games", "1")
        assert report["results"]["games"]["rounds"]["lowest"] > 1


@pytest.mark.clause("V1", "V2", "V3", "V4", "T32")
@pytest.mark.slow
@pytest.mark.parametrize(("bots", "games"), [("random", 200), ("greedy,random", 20)])
@pytest.mark.parametrize("set_up", set_ups(), ids=" ".join)
def test_many_games_of_every_combination_come_to_an_end(
    set_up: tuple[str, ...], bots: str, games: int, capsys: pytest.CaptureFixture[str]
) -> None:
    report = simulated(capsys, *set_up, "--games", str(games), "--bots", bots)
    ended_by = report["results"]["games"]["ended_by"]
    assert sum(ended_by.values()) == games
    assert "" not in ended_by


def test_the_tables_are_neat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--players", "3", "--variant", "mixed"]) == 0
    head, bots, seats, turns, lengths, note = capsys.readouterr().out.strip().split("\n\n")

    head, engine = head.split("\n")
    assert (
        head == "4 games from seed 1: 3 players, second edition, First game, mixed citizens; "
        "bots: random"
    )
    assert engine.startswith("Played by the ")
    assert bots.split("\n")[0].split() == [
        *("bot", "seats", "wins", "shared", "win", "rate", "score", "±", "lowest", "highest")
    ]
    assert [line.split()[0] for line in seats.split("\n")] == ["seat", "1", "2", "3"]
    assert [line.split()[0] for line in turns.split("\n")] == ["turn", "1", "2", "3"]
    assert [line.split()[0] for line in lengths.split("\n")] == ["rounds", "ended", "ties"]
    for found in (bots, seats, turns):
        assert len({len(line) for line in found.split("\n")}) == 1
    assert note.startswith("Win rate:")


def test_the_tables_say_what_the_data_say(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--games", "1")
    words = report_words(cast("Report", report), BOOK)

    assert words.startswith("1 game from seed 1: 2 players")
    rounds = report["results"]["games"]["rounds"]["lowest"]
    assert f"rounds    {rounds}.0 ± 0.0, median {rounds}, from {rounds} to {rounds}" in words


def test_there_is_a_bar_only_when_asked_for_or_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*SMALL]) == 0
    assert capsys.readouterr().err == ""

    assert main([*SMALL, "--progress"]) == 0
    assert "4/4" in capsys.readouterr().err

    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main([*SMALL]) == 0
    assert "/4" in capsys.readouterr().err


def test_without_its_extra_there_is_no_bar_unless_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    assert main([*SMALL]) == 0
    assert capsys.readouterr().err == ""

    assert main([*SMALL, "--progress"]) == 2
    assert "pip install 'valeria-desktop[lab]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players 6", "This game is for 2 to 5 players, not 6."),
        ("--players 1", "One player needs a solo game; choose one, or 2 to 5 players."),
        ("--players two", "--players: 'two' is not a whole number."),
        ("--edition 3e", "--edition: there is no edition '3e'; choose 1e or 2e."),
        ("--variant wild", "--variant: there is no variant 'wild'; choose from mixed, "),
        ("--edition 1e --variant events", "Monster Events belong to the second edition; "),
        ("--preset nowhere", "--preset: there is no preset 'nowhere'; choose one of first-game, "),
        ("--areas Hills,Hills,Ruins,Forest,Valley", "An area was chosen twice; "),
        ("--without nobody --areas Hills,Ruins,Forest,Valley,Swamp --variant mixed",
         "There is no domain 'nobody'; "),
        ("--events nobody", "There is no Monster Event 'nobody'; "),
        ("--bots clever", "There is no bot 'clever'; choose one of "),
        ("--games 0", "--games: 0 is too small; use at least 1."),
        ("--seed -1", "--seed: -1 is too small; use at least 0."),
        ("--seed 18446744073709551616", "The seed 18446744073709551616 is out of range; "),
        ("--jobs 0", "--jobs: 0 is too small; use at least 1."),
        ("--jobs 2 --cluster tcp://a:1", "--cluster: not allowed with argument --jobs."),
        ("--each", "--each lists every game as data; add --json."),
        ("--engine c", "--engine: there is no engine 'c'; choose one of auto, core, python."),
        ("--fast", "unrecognized arguments: --fast."),
        ("--games", "--games: expected one argument."),
    ],
)  # fmt: skip
def test_a_bad_value_is_refused_with_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SMALL, *arguments.split()]) == 2

    out, err = capsys.readouterr()
    program, _, said = err.partition(": ")
    assert program in {"valeria-lab", "valeria-lab simulate"}
    assert said.startswith(sentence)
    assert err.count("\n") == 1
    assert out == ""
