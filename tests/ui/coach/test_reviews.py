"""Looking back: parts of a review come one after the other, are kept, and are gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Signal

from tests.ui.tables import Table
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.coach.review import ReviewBatch, ReviewStart
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.messages import PastGame, Wish
from valeria_desktop.session.wire import pack
from valeria_desktop.ui.coach.reviews import GameReviews

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.desk import Urgency
    from valeria_desktop.session.messages import Consult
    from valeria_desktop.session.session import Session

LEDGER = Wish("ledger")


class Asked(QObject):
    """Answers one step at a time, when a test says so."""

    told = Signal(int, object)
    finished = Signal(int)
    gave_up = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.open: dict[int, Consult] = {}

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        del urgency
        self.open[ticket] = make()

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        del ticket, urgency

    def drop(self, ticket: int) -> None:
        self.open.pop(ticket, None)

    def ticket(self, topic: str) -> int:
        return next(number for number, each in self.open.items() if each.topic == topic)

    def tell(self, topic: str, answer: object) -> None:
        self.told.emit(self.ticket(topic), pack(answer, RULES))

    def finish(self, topic: str) -> None:
        ticket = self.ticket(topic)
        del self.open[ticket]
        self.finished.emit(ticket)


class Room:
    """A game that is over, and someone who looks back on it."""

    def __init__(self) -> None:
        self.asked = Asked()
        self.looking = GameReviews(self.asked)
        self.session = game(3)

    @property
    def since(self) -> int:
        about = self.asked.open[self.asked.ticket("review")].about
        assert isinstance(about, ReviewStart)
        return about.choices


def game(seed: int) -> Session:
    return Table(Setup(players=2), seed=seed).plays(40).session


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room()


def test_a_game_is_looked_at_part_by_part(room: Room, qtbot: QtBot) -> None:
    room.looking.look_at(room.session)
    assert room.looking.is_going
    assert room.since == 0
    with qtbot.waitSignal(room.looking.grown):
        room.asked.tell("review", ReviewBatch(7, 40))
    assert (room.looking.found.done, room.looking.found.total) == (7, 40)
    room.asked.tell("review", ReviewBatch(40, 40))
    room.asked.finish("review")
    assert room.looking.found.is_whole
    assert not room.looking.is_going


def test_what_was_stopped_goes_on_where_it_stood(room: Room) -> None:
    room.looking.look_at(room.session)
    room.asked.tell("review", ReviewBatch(7, 40))
    room.looking.stop()
    assert not room.asked.open
    assert not room.looking.is_going
    room.looking.go_on()
    assert room.since == 7


def test_what_was_found_is_kept_while_another_game_is_looked_at(room: Room) -> None:
    room.looking.look_at(room.session)
    room.asked.tell("review", ReviewBatch(7, 40))
    room.looking.look_at(game(4))
    assert room.since == 0
    assert room.looking.found.done == 0
    room.looking.look_at(room.session)
    assert room.since == 7


def test_a_whole_review_is_not_asked_again(room: Room) -> None:
    room.looking.look_at(room.session)
    room.asked.tell("review", ReviewBatch(40, 40))
    room.asked.finish("review")
    room.looking.look_at(room.session)
    assert not room.asked.open


def test_the_oldest_of_many_games_is_forgotten(room: Room) -> None:
    room.looking.look_at(room.session)
    room.asked.tell("review", ReviewBatch(7, 40))
    for seed in range(10, 18):
        room.looking.look_at(game(seed))
    room.looking.look_at(room.session)
    assert room.since == 0


def test_other_questions_are_asked_once_and_their_last_answer_is_kept(
    room: Room, qtbot: QtBot
) -> None:
    room.looking.look_at(room.session)
    room.looking.ask(LEDGER)
    room.looking.ask(LEDGER)
    assert [each.topic for each in room.asked.open.values()] == ["review", "ledger"]
    with qtbot.waitSignal(room.looking.told) as told:
        room.asked.tell("ledger", "some")
    assert told.args == [LEDGER, "some"]
    room.asked.tell("ledger", "all")
    room.asked.finish("ledger")
    with qtbot.waitSignal(room.looking.told) as told:
        room.looking.ask(LEDGER)
    assert told.args == [LEDGER, "all"]


def test_what_was_left_half_way_is_asked_on(room: Room, qtbot: QtBot) -> None:
    room.looking.look_at(room.session)
    room.looking.ask(LEDGER)
    room.asked.tell("ledger", "some")
    room.looking.drop(LEDGER)
    with qtbot.waitSignal(room.looking.told) as told:
        room.looking.ask(LEDGER)
    assert told.args == [LEDGER, "some"]
    assert "ledger" in [each.topic for each in room.asked.open.values()]


def test_what_nobody_waits_for_is_not_asked_any_more(room: Room) -> None:
    room.looking.look_at(room.session)
    room.looking.ask(LEDGER)
    room.looking.drop(LEDGER)
    assert [each.topic for each in room.asked.open.values()] == ["review"]
    room.looking.leave()
    assert not room.asked.open


def test_who_can_not_say_says_why(room: Room, qtbot: QtBot) -> None:
    room.looking.look_at(room.session)
    room.looking.ask(LEDGER)
    ticket = room.asked.ticket("ledger")
    with qtbot.waitSignal(room.looking.told) as told:
        room.asked.gave_up.emit(ticket, "It is asleep.")
    assert told.args == [LEDGER, "It is asleep."]
    room.asked.gave_up.emit(room.asked.ticket("review"), "It is asleep.")
    assert not room.looking.is_going
    assert not room.looking.found.is_whole


def test_answers_to_a_game_that_was_left_are_not_heard(room: Room) -> None:
    room.looking.look_at(room.session)
    ticket = room.asked.ticket("review")
    room.looking.leave()
    room.asked.told.emit(ticket, pack(ReviewBatch(7, 40), RULES))
    assert room.looking.found.done == 0


@pytest.mark.slow
def test_a_review_that_is_gone_on_with_finds_what_one_in_one_go_finds(room: Room) -> None:
    room.looking.look_at(room.session)
    consult = room.asked.open[room.asked.ticket("review")]
    assert isinstance(consult.of, PastGame)
    record = Record(RULES, consult.setup, consult.seed, list(consult.of.choices)[:12])

    def parts(since: int) -> list[ReviewBatch]:
        found = answers_of_past(record, "review", ReviewStart(since, 200), Stream(consult.chance))
        return [each for each in found if each is not None]

    whole, first = parts(0), parts(0)[:5]
    assert first + parts(first[-1].done) == whole
