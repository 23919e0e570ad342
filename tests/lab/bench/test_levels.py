"""`valeria-lab bench --levels`: all levels answer the same decisions; what they took is told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.bots.toys import WORTH_TOYS
from tests.kernel.toys import TOYS
from valeria_desktop.bots.registry import LEVELS
from valeria_desktop.commandline import main
from valeria_desktop.lab.bench.levels import levels_words, measure_levels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.options import Option

TOY = WORTH_TOYS["reaction"]
PLAYERS = (TOY.setup().players,)


def test_each_level_answers_so_many_decisions() -> None:
    found = measure_levels(TOY, TOY.setup(), PLAYERS, 3)
    assert [(each["level"], each["decisions"]) for each in found] == [(name, 3) for name in LEVELS]
    for each in found:
        assert 0 < each["median_ms"] <= each["most_ms"]


def test_all_answer_the_same_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, list[Sequence[Option]]] = {}

    class Notes:
        def __init__(self, level: str) -> None:
            self._asked = asked.setdefault(level, [])

        def choose(self, _view: object, decision: object) -> None:
            self._asked.append(decision.options)  # type: ignore[attr-defined]

    path = "valeria_desktop.lab.bench.levels.make_bot"
    monkeypatch.setattr(path, lambda _rules, level, _seed, _clock: Notes(level))
    measure_levels(TOY, TOY.setup(), PLAYERS, 4)
    first, *others = asked.values()
    assert len(first) == 4
    assert all(len(options) > 1 for options in first)
    assert all(other == first for other in others)


def test_it_says_what_ranks() -> None:
    found = measure_levels(TOY, TOY.setup(), PLAYERS, 1)
    first, _, heads, *rows = levels_words(TOY, found).splitlines()
    assert first == "Decisions of each: 1, ranked by the search in Python"
    assert heads.split() == ["level", "players", "median", "p95", "most"]
    assert [row.split()[0] for row in rows] == [*LEVELS]
    swift = evolve(TOY, quick=lambda _skill, _nodes: lambda *_: None)
    assert levels_words(swift, found).splitlines()[0].endswith("ranked by the core in C")


def test_a_game_without_worth_has_nothing_to_measure() -> None:
    bid = TOYS["bid"]
    assert measure_levels(bid, bid.setup(), (2,), 3) == []
    sentence = f"{bid.name} has no levels: nobody has said what its positions are worth."
    assert levels_words(bid, []) == sentence


@pytest.mark.slow
def test_the_command_prints_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--levels", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {(each["level"], each["players"]) for each in found} == {
        (level, players) for level in LEVELS for players in range(2, 6)
    }
