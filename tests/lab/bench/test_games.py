"""`valeria-lab bench --all`: every game's speed in one table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.lab.two_games import BOOKS, TABLE
from valeria_desktop.commandline import main
from valeria_desktop.lab.bench.games import games_words
from valeria_desktop.lab.commands import run_lab

if TYPE_CHECKING:
    import pytest

SMALL = ("bench", "--all", "--games", "2", "--repeats", "2")
FIGURES = {
    "name": "Plain Game",
    "words": "2 players",
    "games_per_second": 812.4,
    "decisions_per_game": 101.25,
    "us_per_decision": 12.34,
    "us_per_decision_by_third": [12.0, 12.5, 13.0],
}


def test_it_measures_each_game_with_the_same_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_lab(BOOKS, TABLE, [*SMALL, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == list(BOOKS)
    first, second = figures.values()
    assert list(first) == list(second) == list(FIGURES)
    assert first["decisions_per_game"] == second["decisions_per_game"]  # both have Valeria's rules
    assert len(first["us_per_decision_by_third"]) == 3
    assert all(each["games_per_second"] > 0 for each in figures.values())


def test_its_table_has_a_line_for_each_game() -> None:
    head, *lines = games_words({"plain": FIGURES, "other": FIGURES}).splitlines()
    assert head.split()[-5:] == ["by", "third", "of", "a", "game"]
    told = [line.split() for line in lines if line.startswith("Plain Game, 2 players")]
    assert len(told) == 2
    assert told[0][4:] == ["812", "101", "12.3", "12.0,", "12.5,", "13.0"]


def test_all_games_of_the_house_are_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL[:-1], "1"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in ("Valeria", "Valencia", "Viscounts"))
