"""The laboratory's commands on rivals' hidden stacks."""

from __future__ import annotations

import re
from ast import literal_eval
from math import fsum

import pytest

from valeria_desktop.games.valencia.lab import stacks
from valeria_desktop.games.valencia.lab.stacks import Plan, StackMoment, main, played, told_of
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.stack_lessons import SIZES


@pytest.fixture(autouse=True)
def only_planners(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let planners play, who are quick."""
    monkeypatch.setattr(stacks, "_SHARES", {"planner": 1})


def test_moments_are_hidden_stacks_and_plans_those_of_each_round() -> None:
    found = [*played([3], 1, 4)]
    for each in found:
        if isinstance(each, StackMoment):
            left = [*each.unseen]
            for card in each.stack:
                left.remove(card)
            assert len(left) + len(each.stack) == len(each.unseen)
    plans = [each for each in found if isinstance(each, Plan)]
    assert len(plans) == 3 * ROUNDS
    assert all(sum(plan.sizes) <= plan.deck for plan in plans)


def test_the_lessons_tell_more_than_an_even_deal() -> None:
    """In rounds with a lesson; in the last one they say the same."""
    found = [each for each in played([4], 3, 5) if isinstance(each, StackMoment)]
    told = [told_of(each) for each in found if each.round < ROUNDS]
    assert fsum(each.loss for each in told) < 0.97 * fsum(each.even_loss for each in told)
    last = [told_of(each) for each in found if each.round == ROUNDS]
    assert all(each.loss == each.even_loss for each in last)


def test_the_command_prints_a_row_for_each_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["loss", "--players", "2", "--games", "1"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].startswith("2 players, 1 games, ")
    assert [row.split(" | ")[0] for row in rows[1:]] == ["| level", "| planner", "| all"]
    assert rows[-1].count(" → ") == 2 * (ROUNDS + 1)


@pytest.mark.parametrize("players", ["2", pytest.param("3", marks=pytest.mark.slow)])
def test_lessons_are_learned_from_games(capsys: pytest.CaptureFixture[str], players: str) -> None:
    pytest.importorskip("numpy")
    assert main(["learn", "--players", players, "--games", "3"]) == 0
    told = capsys.readouterr().out
    for size in (1, 2):
        lesson = told.partition(f"{size}: StackLesson(")[2].partition("),  # ")[0]
        assert len(re.findall(r"-?\d+", lesson)) == 12
    drawn, sizes = re.findall(r"= (.*)", told)
    often = literal_eval(drawn)
    assert max(often, key=often.__getitem__) == 0
    assert len(literal_eval(sizes)) == len(SIZES)
