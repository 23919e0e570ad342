"""The tutor: says what a choice cost, and only what is certain is called clearly worse."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.bots.test_secrets import TABLES, TWINS
from tests.coach.test_hint import BID, asked
from tests.counts import many, spread
from tests.games.valeria.native.setups import likely
from valeria_desktop.coach.grades import CLEARLY_WORSE, FAULTS, Grade, grade_by
from valeria_desktop.coach.questions import answers
from valeria_desktop.coach.trust import Measure, Trust
from valeria_desktop.games.valeria import RULES, Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.kernel.contract import Table
    from valeria_desktop.coach.tutor import TutorLesson
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Rules


briefly = pytest.mark.usefixtures("little_effort")


def lessons(rules: Rules[Any], game: Game[Any], chosen: str, seed: int = 3) -> list[TutorLesson]:
    assert game.decision is not None
    view = game.view(game.decision.seat)
    found = answers(rules, "tutor", chosen, view, Stream(seed))
    return [answer for answer in found if answer is not None]


@briefly
@pytest.mark.thorough
@pytest.mark.parametrize("table", spread(TABLES, 4), ids=lambda table: table.name)
def test_every_choice_has_a_cost_and_the_last_lesson_is_final(table: Table) -> None:
    for game, _ in islice(asked(table, 5), 0, many(1, 1, whole=4), 2):
        assert game.decision is not None
        for option in game.decision.options[:3]:
            found = lessons(table.rules, game, option.id)
            assert [each.is_final for each in found] == [False] * (len(found) - 1) + [True]
            for each in found:
                assert each.chosen == option.id
                assert 0 <= each.cost <= 1
                assert each.grade is grade_by(each.margin)
                assert each.is_final or not each.is_clear
                if each.margin.measure is Measure.CHANCE:
                    assert each.margin.amount == pytest.approx(each.cost)
                    assert not each.is_clear or each.cost >= CLEARLY_WORSE
                assert not each.is_clear or each.margin.trust is Trust.CLEAR
                assert not each.reasons or each.grade in FAULTS


@briefly
@pytest.mark.thorough
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_worlds_that_look_alike_teach_the_same(table: Table) -> None:
    for game, seat in islice(asked(table, 9), 0, many(1, 1, whole=4), 2):
        assert game.decision is not None
        chosen = game.decision.options[-1].id
        twins = [table.rules.imagine(game.view(seat), Stream(n)) for n in range(90, 90 + TWINS)]
        wanted = lessons(table.rules, game, chosen)
        assert all(lessons(table.rules, each, chosen) == wanted for each in twins)


@briefly
def test_the_best_costs_nothing() -> None:
    for game, seat in islice(asked(BID, 1), 5):
        *_, hint = answers(BID.rules, "hint", None, game.view(seat), Stream(3))
        *_, last = lessons(BID.rules, game, hint.proposals[0].option)
        assert not last.is_clear


@pytest.mark.slow
def test_to_throw_a_game_away_is_clearly_worse() -> None:
    """With many points within reach, to gain a resource in the last turn is a blunder."""
    found = [*islice(_clear_lessons(), many(1, 1, whole=4))]
    assert found
    assert all(each.best != each.chosen and each.reasons for each in found)
    assert {each.grade for each in found} <= {Grade.MISTAKE, Grade.BLUNDER}


def _clear_lessons() -> Iterator[TutorLesson]:
    game = RULES.deal(Setup(players=2), 11, collects_events=False)
    chance = Random(4)
    while (decision := game.decision) is not None:
        if decision.prompt == "act" and len(decision.options) > 5 and chance.random() < 0.2:
            last = lessons(RULES, game, "gain gold")[-1]
            if last.is_clear:
                yield last
        game.choose(decision.options[likely(chance, game)])


@briefly
def test_what_is_not_offered_is_refused() -> None:
    game, _ = next(asked(BID, 1))
    with pytest.raises(IllegalChoiceError):
        lessons(BID.rules, game, "nonsense")
