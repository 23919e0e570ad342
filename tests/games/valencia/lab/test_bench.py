"""`valeria-lab bench --game valencia`: what it plays, not how fast it is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from valeria_desktop.commandline import main
from valeria_desktop.games.valencia.lab.book import BOOK
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.lab.bench import command as bench

if TYPE_CHECKING:
    import pytest


def test_it_measures_games_of_two_and_of_five(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_CALIBRATION_STEPS", 1_000)
    assert main(["bench", "--game", "valencia", "--games", "2", "--repeats", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["us_per_copy_by_players"]) == {"2", "3", "4", "5"}
    assert figures["five_with_all_games_per_second"] > 0
    assert figures["us_per_planner_decision"] > 0
    assert len(figures["us_per_decision_by_third"]) == 3


def test_its_longest_games_have_everything_that_can_be_chosen() -> None:
    (longest,) = BOOK.plan.others
    assert longest.setup.players == max(BOOK.rules.seats)
    assert longest.setup.advanced == frozenset(Advanced)
    assert longest.setup.city == "random"
