"""`valeria-lab bench --coach`: all questions are asked; how soon answers come is told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.bots.toys import WORTH_TOYS
from tests.kernel.toys import TOYS
from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.lab.book import BOOK
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.lab.bench.coach import coach_words, measure_coach, usual_setup
from valeria_desktop.lab.book import LabBook

if TYPE_CHECKING:
    from collections.abc import Iterator

TOY = WORTH_TOYS["reaction"]


@pytest.mark.slow
def test_a_game_with_a_worth_is_asked_what_any_game_answers() -> None:
    found = measure_coach(LabBook(TOY), TOY.setup(), 2)
    assert [(each["topic"], each["asked"]) for each in found] == [
        ("hint", 2),
        ("tutor", 2),
        ("review", 1),
    ]
    for each in found:
        assert 0 <= each["first_ms"] <= each["last_ms"]
        assert each["longest_step_ms"] > 0


def test_a_game_without_a_worth_or_questions_of_its_own_has_none() -> None:
    toy = TOYS["bid"]
    found = measure_coach(LabBook(toy), toy.setup(), 1)
    assert found == []
    assert coach_words(toy, found) == f"{toy.name} has nothing that may be asked."


@pytest.mark.slow
def test_valeria_is_asked_its_own_questions_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def brief(*_: object) -> Iterator[int]:
        yield 1

    monkeypatch.setattr("valeria_desktop.lab.bench.coach.answers_of_past", brief)
    found = measure_coach(BOOK, Setup(players=2), 1)
    assert {each["topic"] for each in found} == {
        *("hint", "tutor", "review"),
        *("rolls", "ending", "card"),
    }
    words = coach_words(BOOK.rules, found)
    assert words.splitlines()[2].split()[:3] == ["question", "asked", "first"]


def test_nobody_is_measured_alone_where_others_may_play() -> None:
    assert usual_setup(Setup(players=1), (1, 2, 3)).players == 2
    assert usual_setup(TOY.setup(), (1,)).players == 1


@pytest.mark.thorough
def test_it_prints_data(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("valeria_desktop.lab.bench.command.measure_coach", lambda *_: [])
    assert main(["bench", "--coach", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
