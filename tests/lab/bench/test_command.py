"""`valeria-lab bench`: what it measures, not how fast it is."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

import pytest

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lab import core
from valeria_desktop.games.valeria.lab.book import BOOK
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.lab.bench import command as bench
from valeria_desktop.lab.bench import measure
from valeria_desktop.lab.bench.figures import figures_words

SMALL = ("bench", "--games", "2", "--repeats", "2")
FIGURES: dict[str, Any] = {
    "games_per_second": 812.4,
    "games_per_second_median": 790.6,
    "us_per_decision": 12.34,
    "us_per_decision_by_third": [12.0, 12.5, 13.0],
    "decisions_per_game": 101.25,
    "us_per_deal": 250.0,
    "dark_lord_games_per_second": 123.4,
    "siege_games_per_second": 234.5,
    "us_per_copy": 2.0,
    "us_per_view": 20.0,
    "us_per_imagine": 30.0,
    "us_per_copy_by_players": {"2": 2.0, "3": 2.5},
    "us_per_view_by_players": {"2": 20.0, "3": 25.0},
    "us_per_imagine_by_players": {"2": 30.0, "3": 35.0},
    "greedy_decisions_per_second": 1000.0,
    "us_per_greedy_decision": 1000.0,
    "core_random_games_per_second": 26_000.4,
    "core_greedy_games_per_second": 10_500.6,
    "calibration": 8.0,
    "games_per_second_per_calibration": 101.55,
    "peak_memory_mb": None,
    "games": 200,
    "repeats": 5,
    "python": "CPython 3.11.9",
    "machine": "Linux x86_64",
}


@pytest.fixture(autouse=True)
def short_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_CALIBRATION_STEPS", 1_000)


def test_the_figures_have_the_promised_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)

    assert list(figures) == list(FIGURES)
    assert (figures["games"], figures["repeats"]) == (2, 2)
    for name, value in figures.items():
        if isinstance(value, float):
            assert value > 0, name
    assert list(figures["us_per_view_by_players"]) == ["2", "3", "4", "5"]
    assert figures["us_per_view"] == figures["us_per_view_by_players"]["2"]
    assert len(figures["us_per_decision_by_third"]) == 3
    ratio = figures["games_per_second"] / figures["calibration"]
    assert figures["games_per_second_per_calibration"] == pytest.approx(ratio)
    assert figures["games_per_second"] >= figures["games_per_second_median"]


def test_the_table_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert lines[0].endswith("best of 2 × 2 games")
    names = {line[:37].strip() for line in lines}
    assert {"games of the Dark Lord per second", "sieges per second"} <= names
    assert {"games per second", "µs per decision", "middle third", "peak memory, MB"} <= names


def test_the_table_says_what_the_figures_say() -> None:
    head, single, by_players, machine = figures_words(RULES, BOOK.plan, FIGURES).split("\n\n")

    assert head.endswith("best of 5 × 200 games")
    assert [line.split()[-1] for line in single.split("\n")] == [
        *("812", "791", "101.2", "12.3", "12.0", "12.5", "13.0"),
        *("250", "123", "234", "1000", "1000", "26000", "10501", "8.00", "101.5", "unknown"),
    ]
    assert [line.split() for line in by_players.split("\n")] == [
        ["players", "2", "3"],
        ["µs", "per", "copy", "2.0", "2.5"],
        ["µs", "per", "view", "20.0", "25.0"],
        ["µs", "per", "imagine", "30.0", "35.0"],
    ]
    assert machine == "CPython 3.11.9, Linux x86_64"


def test_where_there_is_no_core_it_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(core, "CORE", None)
    assert main([*SMALL, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["core_random_games_per_second"] is None
    assert figures["core_greedy_games_per_second"] is None
    assert "by the core" not in figures_words(RULES, BOOK.plan, figures)


def test_equal_seeds_are_equal_work() -> None:
    first, second = (measure.random_games(RULES, Setup(), range(5, 8)) for _ in range(2))

    assert (first.games, first.decisions) == (second.games, second.decisions)
    assert first.decisions > 100
    assert first.seconds > 0


def test_every_third_of_a_game_is_measured() -> None:
    thirds = measure.us_by_third(RULES, Setup(), range(1, 3))

    assert len(thirds) == 3
    assert all(us > 0 for us in thirds)


def test_verbs_are_measured_with_every_number_of_players() -> None:
    for players in range(2, 6):
        verbs = measure.verbs(RULES, Setup(players=players), range(1, 2), every=10)
        assert min(verbs.copy, verbs.view, verbs.imagine) > 0


def test_a_bot_is_timed_where_it_has_a_choice() -> None:
    """The roll has one option, and a turn has one roll."""
    times = measure.bot_answers("random", RULES, Setup(), range(1, 2))

    bots = [make_bot(RULES, "random", seat) for seat in range(2)]
    game = new_game(Setup(), shipped_catalog(), 1)
    with_a_choice = 0
    while (decision := game.decision) is not None:
        with_a_choice += len(decision.options) > 1
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
    assert times.decisions == with_a_choice > game.turn
    assert times.seconds > 0


def test_the_calibration_counts_millions_of_steps() -> None:
    assert 0.01 < measure.calibration(10_000) < 1_000


def test_peak_memory_is_that_of_this_process() -> None:
    peak = measure.peak_memory_mb()

    assert peak is None or 5 < peak < 10_000


def test_peak_memory_is_told_only_where_the_system_tells_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Path, "exists", lambda path: False)
    if sys.platform != "win32":
        peak = measure.peak_memory_mb()
        assert peak is not None
        assert math.isfinite(peak)
    monkeypatch.setattr(sys, "platform", "win32")
    assert measure.peak_memory_mb() is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--games 0", "--games: 0 is too small; use at least 1."),
        ("--repeats many", "--repeats: 'many' is not a whole number."),
    ],
)
def test_a_bad_value_is_refused_with_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *arguments.split()]) == 2
    assert capsys.readouterr() == ("", f"valeria-lab bench: {sentence}\n")


@pytest.mark.parametrize("arguments", ["--ui", "--ui --evening 1 --json"])
def test_an_installed_program_says_where_the_window_is_measured(
    arguments: str,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(bench, "_CHECKOUT", tmp_path)
    assert main(["bench", *arguments.split()]) == 2
    out, told = capfd.readouterr()
    assert not out
    assert told == (
        "valeria-lab: --ui and --evening need tools/bench, which a checkout of the source has "
        "and an installed program has not.\n"
    )


@pytest.mark.parametrize("size", ["1280", "axb", "1280x", "-1x5"])
def test_a_window_without_a_size_is_refused(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--ui", "--evening", "1", f"--window={size}"]) == 2
    assert f"'{size}' is no size of a window; write it as 1280x720." in capsys.readouterr().err
