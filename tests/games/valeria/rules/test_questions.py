"""What a question says of itself, so that nobody has to know which question it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.option_sets import CATALOG
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.options import (
    DONE,
    GAINS,
    KEEP_DICE,
    ROLL_DICE,
    use_way,
)
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.rules.turn.steps import STEPS, Question
from valeria_desktop.games.valeria.rules.turn.use import Use
from valeria_desktop.kernel.decision import Decision, Privacy
from valeria_desktop.kernel.events import AnsweredItself

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.options import Option

QUESTIONS = {tag: kind for tag, kind in STEPS.items() if issubclass(kind, Question)}


class Only(Question):
    """A question with one answer."""

    def asked(self, state: State) -> int:
        return 1

    def options(self, state: State) -> Sequence[Option]:
        return (DONE,)

    def answer(self, state: State, option: Option) -> None:
        """Do nothing."""


class OnlyInSecret(Only):
    privacy = Privacy.CURTAIN


def told(question: Question) -> AnsweredItself:
    game = new_game(Setup(), CATALOG, 1)
    state = game.snapshot()
    state.events = []
    assert question.run(state) is None
    (event,) = state.events
    assert isinstance(event, AnsweredItself)
    return event


@pytest.mark.clause("S9")
def test_an_answer_that_gave_itself_is_told_to_whom_the_question_was_for() -> None:
    """Nobody else learns what was kept, though there was nothing to choose."""
    assert told(Only()).audience is None
    assert told(OnlyInSecret()).audience == 1


@pytest.mark.clause("S9", "RE1")
def test_only_the_choices_of_a_duke_and_of_a_relic_are_secret() -> None:
    secret = {tag for tag, kind in QUESTIONS.items() if kind.privacy is not Privacy.PUBLIC}
    assert secret == {"choose_duke", "keep_one"}


@pytest.mark.clause("T15", "G5")
def test_an_action_begins_with_the_choice_of_it() -> None:
    begins = {tag for tag, kind in QUESTIONS.items() if kind.begins_action}
    assert begins == {"act", "one_more_act", "act_at_piles"}


def test_what_begins_an_action_follows_no_other() -> None:
    assert not any(kind.begins_action and kind.is_followed for kind in QUESTIONS.values())


@pytest.mark.clause("T16")
def test_of_payments_alone_the_first_will_do() -> None:
    """It keeps most Magic for later."""
    assert {tag for tag, kind in QUESTIONS.items() if kind.first_will_do} == {
        "pay_for",
        "pay_without_extra",
    }


@pytest.mark.parametrize("option", [*GAINS, DONE, KEEP_DICE])
def test_gaining_and_leaving_things_as_they_are_is_harmless(option: Option) -> None:
    assert option.is_harmless


def test_a_roll_is_not_harmless() -> None:
    assert not ROLL_DICE.is_harmless


WAYS = [use_way(cause, Gain(Amounts(gold=1))) for cause in list(CATALOG.all_cards())[:2]]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ((WAYS[0], DONE), "what will you use?"),
        ((WAYS[0], WAYS[0]), "choose one."),
        (WAYS, "what comes first?"),
    ],
)
def test_powers_are_asked_about_by_what_is_left_to_choose(
    options: Sequence[Option], words: str
) -> None:
    assert Decision(0, tuple(options), Use(0, ())).words() == words
