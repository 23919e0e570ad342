"""What a review comes to for each seat."""

from __future__ import annotations

import pytest

from tests.coach.test_turning import choice, part, roll
from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.review import ReviewBatch, ReviewStart, review
from valeria_desktop.coach.summary import summed_up
from valeria_desktop.games.valeria import RULES, Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.record import Record


def test_costs_luck_and_grades_are_added_up() -> None:
    """All choices here are the second seat's."""
    parts = [part(choice(1, 0.0), roll(2, 0.05, -0.1)), part(choice(3, 0.2), roll(4, 0.1, 0.02))]
    first, second = summed_up(parts, 2)
    assert (first.choices, first.cost, first.mean_cost, first.grades) == (0, 0, 0, {})
    assert first.luck == pytest.approx(0.15)
    assert (second.choices, second.cost, second.mean_cost) == (2, 0.2, 0.1)
    assert second.luck == pytest.approx(-0.08)
    assert second.grades == {Grade.BEST: 1, Grade.BLUNDER: 1}


def test_where_nothing_was_found_there_is_nothing() -> None:
    for each in summed_up([ReviewBatch(0, 0)], 3):
        assert (each.choices, each.cost, each.luck) == (0, 0, 0)


def test_parts_of_a_game_are_summed_up() -> None:
    record = Record(RULES, Setup(players=2), 5)
    game = record.start()
    for _ in range(12):
        record.choose(game, game.decision.options[-1])
    parts = [each for each in review(record, ReviewStart(nodes=20), Stream(1)) if each is not None]
    found = summed_up(parts, 2)
    assert sum(each.choices for each in found) == sum(len(each.graded) for each in parts)
    assert any(each.luck for each in found)
