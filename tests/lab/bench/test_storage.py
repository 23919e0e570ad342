"""`valeria-lab bench --storage`: what it measures, not how fast it is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.lab.bench import command as bench
from valeria_desktop.lab.bench.storage import StorageFigures, measure_storage, storage_words

if TYPE_CHECKING:
    import pytest


def test_the_figures_have_the_promised_names(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_WRITES", 1)
    assert main(["bench", "--storage", "--repeats", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.keys() == StorageFigures.__required_keys__
    assert all(value > 0 for value in figures.values())


def test_the_whole_game_is_twice_as_long_as_its_middle() -> None:
    figures = measure_storage(RULES, Setup(players=5), 1)
    assert figures["choices"] == figures["choices_of_whole_game"] // 2


def test_the_table_shows_multiples(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_WRITES", 1)
    assert main(["bench", "--storage", "--repeats", "1"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("A game of five greedy bots, seed 1; medians\n")
    assert "times the plain write" in text
    assert "times json.loads" in text


def test_figures_are_set_with_what_they_are_multiples_of() -> None:
    figures = dict.fromkeys(StorageFigures.__required_keys__, 2.0)
    found = StorageFigures(**figures)  # type: ignore[typeddict-item]
    words = storage_words(RULES, Setup(players=5), found)
    assert "save, ms" in words
    assert "2.00" in words
