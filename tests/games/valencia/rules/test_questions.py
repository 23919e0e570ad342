"""What each question says, to stand after the name of the asked player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.games.valencia.rules.round import (
    abilities,
    actions,
    auction,
    evening,
    planning,
    powers,
    task_choice,
)
from valeria_desktop.games.valencia.rules.steps import STEPS, Question

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.steps import SeatQuestion

QUESTIONS: list[tuple[SeatQuestion, str]] = [
    (task_choice.ChooseTasks(0), "which tasks do you keep?"),
    (planning.PlanStacks(0), "draw cards and divide your hand into stacks"),
    (auction.AskBid(0), "which stack do you reveal?"),
    (powers.UsePowers(0, ()), "which power do you use?"),
    (powers.ChooseHolder(0), "beside whom do you put a member?"),
    (powers.Wander(0), "which member wanders, and where to?"),
    (auction.KeepCard(0), "which of your cards do you put under your deck?"),
    (actions.TakeSeat(0, 0), "do you take the seat?"),
    (actions.TakeGood(0, Guild.WINE), "do you want a good? Wine"),
    (actions.TakePlace(0, Guild.WINE), "where do you settle?"),
    (actions.ShareOut(0, Guild.WINE), "do you want a good or a space?"),
    (actions.Sale(0, 4), "which goods do you sell?"),
    (actions.ChangePlace(0), "which member moves?"),
    (evening.PlantPalm(0), "where do you plant the palm?"),
    (evening.BuildFountain(0), "where do you build the fountain?"),
    (abilities.UseFountain(0, 0), "which fountain do you use?"),
    (abilities.KeepDrawn(0), "which task do you keep?"),
    (abilities.ChangeGood(0), "which good do you change?"),
    (abilities.Recall(0), "which card comes back?"),
    (abilities.ChooseMovedPalm(0), "where does a palm go?"),
    (abilities.SellOne(0), "which good do you sell?"),
]


@pytest.mark.parametrize(("question", "words"), QUESTIONS)
def test_a_question_says_what_it_asks(question: SeatQuestion, words: str) -> None:
    assert question.words() == words


def test_all_questions_are_there() -> None:
    """All that is asked from planning to the last round is one of these."""
    kinds = {kind for kind in STEPS.values() if issubclass(kind, Question)}
    assert {type(question) for question, _ in QUESTIONS} == kinds


FOLLOWING = {
    powers.ChooseHolder,
    powers.Wander,
    abilities.KeepDrawn,
    abilities.ChangeGood,
    abilities.Recall,
    abilities.ChooseMovedPalm,
    abilities.SellOne,
}
"""What goes on with an answer before: to take it back takes that back too."""


@pytest.mark.clause("VA29", "VA45")
@pytest.mark.parametrize("question", [question for question, _ in QUESTIONS], ids=repr)
def test_each_decision_of_a_part_is_taken_back_by_itself(question: SeatQuestion) -> None:
    """But not what a power or a fountain asks when it is used."""
    assert question.begins_action == (type(question) not in FOLLOWING)
