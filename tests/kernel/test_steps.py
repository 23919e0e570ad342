"""The agenda: steps run by themselves until a question has something to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import define, field, frozen

from valeria_desktop.kernel.decision import Decision, Privacy
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.events import AnsweredItself
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED
from valeria_desktop.kernel.steps import Question, Step, advance

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event


@define
class State:
    agenda: list[Step[State]]
    done: list[str] = field(factory=list)
    events: list[Event] | None = field(factory=list)
    barrier: int = 0
    active: int = 1

    def copy(self) -> State:
        return State(self.agenda[:], self.done[:])


@frozen
class Do(Step[State]):
    what: str

    def run(self, state: State) -> None:
        state.done.append(self.what)


@frozen
class Say(Option):
    what: str

    @property
    def id(self) -> str:
        return self.what

    def words(self) -> Phrase:
        return say("Say {what}", what=self.what)


@frozen
class Ask(Question[State]):
    offers: tuple[str, ...]

    prompt = "ask"

    def options(self, state: State) -> list[Option]:
        return [Say(what) for what in self.offers]

    def answer(self, state: State, option: Option) -> None:
        state.done.append(f"answered {option}")

    def words(self) -> Phrase:
        return say("What do you say?")


class Whisper(Ask):
    privacy = Privacy.PEEK


class Guess(Whisper):
    hides_number = True


@pytest.mark.parametrize(
    ("kind", "offers", "barrier"),
    [
        (Ask, (), 0),
        (Whisper, (), 0),
        (Guess, (), CARD_REVEALED),
        (Guess, ("yes",), 0),
        (Guess, ("yes", "no"), 0),
    ],
)
def test_that_a_question_lapses_tells_something_where_its_number_of_answers_is_secret(
    kind: type[Ask], offers: tuple[str, ...], barrier: int
) -> None:
    state = State([kind(offers)])
    advance(state)
    assert state.barrier == barrier


def test_the_last_step_of_the_agenda_comes_first() -> None:
    state = State([Do("b"), Do("a")])
    assert advance(state) is None
    assert (state.done, state.agenda) == (["a", "b"], [])


def test_a_question_stays_on_the_agenda_until_it_is_answered() -> None:
    state = State([Do("later"), Ask(("yes", "no")), Do("before")])
    decision = advance(state)
    assert decision == Decision(1, (Say("yes"), Say("no")), Ask(("yes", "no")))
    assert state.done == ["before"]
    assert state.agenda == [Do("later"), Ask(("yes", "no"))]
    assert (decision.prompt, decision.words()) == ("ask", "What do you say?")


def test_a_question_without_an_answer_lapses() -> None:
    state = State([Ask(())])
    assert advance(state) is None
    assert (state.done, state.events) == ([], [])


def test_the_only_answer_is_given_and_told() -> None:
    state = State([Ask(("yes",))])
    assert advance(state) is None
    assert state.done == ["answered yes"]
    assert state.events == [AnsweredItself(1, Say("yes"))]
    assert state.events[0].audience is None
    assert state.events[0].words(("Ann", "Bob")) == "Bob could only: Say yes"


def test_the_only_answer_to_a_secret_question_is_told_to_its_seat() -> None:
    state = State([Whisper(("yes",))])
    advance(state)
    assert state.events is not None
    assert state.events[0].audience == 1


def test_nothing_is_told_where_nobody_listens() -> None:
    state = State([Ask(("yes",))], events=None)
    advance(state)
    assert (state.done, state.events) == (["answered yes"], None)


def test_the_options_are_for_whom_a_decision_asks() -> None:
    decision = Decision(1, (Say("yes"), Say("no")), Ask(("yes", "no")))
    assert decision.seen_by(1) is decision
    assert decision.seen_by(0) == Decision(1, (), decision.question)


def test_an_option_is_found_by_its_id_and_a_wrong_one_is_refused_by_what_is_offered() -> None:
    decision = Decision(1, (Say("yes"), Say("no")), Ask(("yes", "no")))
    assert decision.option("no") == Say("no")
    with pytest.raises(
        IllegalChoiceError, match=r"^'maybe' can't be chosen now; .* 'yes', 'no'\.$"
    ):
        decision.option("maybe")
    assert (str(Say("no")), Say("no").at, Say("no").is_harmless) == ("no", None, False)


@pytest.mark.parametrize(("kind", "is_secret"), [(Ask, False), (Whisper, True)])
def test_what_is_not_public_is_secret(kind: type[Ask], *, is_secret: bool) -> None:
    assert Decision(0, (), kind(())).is_secret == is_secret
