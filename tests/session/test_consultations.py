"""The bots' process answers a coach: step by step, for any game, whatever goes wrong."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tests.session.bots import GAMES
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.messages import (
    Answer,
    CoachAnswer,
    Consult,
    Failure,
    Wish,
    consult_on,
    consult_on_past,
    make_request,
)
from valeria_desktop.session.wire import pack, unpack
from valeria_desktop.session.worker import Consultations, Worker

if TYPE_CHECKING:
    from valeria_desktop.kernel.record import Record as Played
    from valeria_desktop.session.messages import Reply

SETUP, SEED = Setup(players=2), 5
BOTS = "tests.session.bots:GAMES"


def record() -> Played:
    return Record(RULES, SETUP, SEED)


def consult(topic: str, about: object = None, ticket: int = 3) -> Consult:
    packed = partial(pack, record().start().view(0), RULES)
    return consult_on(ticket, Wish(topic, about), 1, record(), packed)


def heard(reply: Reply) -> object:
    assert isinstance(reply, CoachAnswer)
    return None if reply.answer is None else unpack(reply.answer, RULES, SETUP, SEED)


def test_a_question_is_answered_from_another_process_until_all_is_said(new_worker: Worker) -> None:
    question = consult("counted", 3)
    replies = [new_worker.ask(question) for _ in range(4)]
    assert [heard(reply) for reply in replies] == [1, 2, 3, None]
    assert [isinstance(reply, CoachAnswer) and reply.is_done for reply in replies] == [
        False
    ] * 3 + [True]


def test_answers_hold_the_cards_of_who_asked(worker: Worker) -> None:
    card = heard(worker.ask(consult("seen")))
    assert card is record().start().view(0).top(0)


def test_a_bot_is_asked_between_two_answers(worker: Worker) -> None:
    question = consult("counted", 3)
    game = record().start()
    request = make_request(9, "random", 1, record(), game.view(game.decision.seat))
    assert heard(worker.ask(question)) == 1
    assert isinstance(worker.ask(request), Answer)
    assert heard(worker.ask(question)) == 2


def test_a_game_that_is_over_is_asked_about_by_its_choices(worker: Worker) -> None:
    past = record()
    past.choices += ["keep-duke-1"]
    assert heard(worker.ask(consult_on_past(4, Wish("choices"), 1, past))) == ("keep-duke-1",)


def test_what_nobody_can_answer_is_a_sentence(worker: Worker) -> None:
    words = "Of Valeria: Card Kingdoms nobody can be asked 'weather'."
    assert worker.ask(consult("weather")) == Failure(3, words)
    reply = worker.ask(consult_on_past(4, Wish("weather"), 1, record()))
    assert isinstance(reply, Failure)
    assert "Of a game of Valeria" in reply.sentence


def test_a_coach_that_fails_gives_a_sentence_and_the_next_one_is_answered(worker: Worker) -> None:
    reply = worker.ask(consult("failing"))
    assert reply == Failure(3, "The coach made an error: it fell off its chair.")
    assert heard(worker.ask(consult("counted", 1))) == 1


def test_what_was_forgotten_is_answered_from_the_beginning() -> None:
    """Nobody keeps for ever what nobody asks about any more."""
    consulting = Consultations(GAMES)
    assert heard(consulting.step(consult("counted", 3, ticket=1))) == 1
    for ticket in range(2, 202):
        consulting.step(consult("counted", 3, ticket))
    assert heard(consulting.step(consult("counted", 3, ticket=1))) == 1
    assert heard(consulting.step(consult("counted", 3, ticket=201))) == 2
