"""The controller: asks persons, has bots think, and stays truthful while things are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QObject, Signal

from tests.ui.tables import Table
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.play.controller import Controller
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.view import View
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.desk import Urgency
    from valeria_desktop.session.messages import Consult
    from valeria_desktop.ui.stage.beats import Passage


class Thinker(QObject):
    """Bots that think at once, or when told to."""

    answered = Signal(int, str)
    failed = Signal(int, str)
    told = Signal(int, object)
    finished = Signal(int)
    gave_up = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.consulted: dict[int, Urgency] = {}
        self.made: dict[int, Callable[[], Consult]] = {}
        self.waits = False
        self.fails = False
        self.hurried = 0
        self.waiting: list[tuple[int, str]] = []

    def think(self, ticket: int, bot: str, bot_seed: int, record: Record, view: View) -> None:
        assert view.decision is not None
        answer = make_bot(RULES, bot, bot_seed).choose(view, view.decision).id
        if self.fails:
            self.failed.emit(ticket, "It fell asleep.")
        elif self.waits:
            self.waiting.append((ticket, answer))
        else:
            self.answered.emit(ticket, answer)

    def hurry(self) -> None:
        self.hurried += 1

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        self.consulted[ticket] = urgency
        self.made[ticket] = make

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        self.consulted[ticket] = urgency

    def drop(self, ticket: int) -> None:
        del self.consulted[ticket]


class Stage(QObject):
    """A stage that is busy for as long as a test wants."""

    began = Signal()
    became_idle = Signal()
    landed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.is_idle = True
        self.played: list[Line] = []
        self.hurried: list[bool] = []

    def play(self, passage: Passage) -> None:
        self.played += passage.lines
        self.hurried.append(passage.is_hurried)

    def skip(self) -> None:
        if not self.is_idle:
            self.is_idle = True
            self.became_idle.emit()


class Desk:
    """A controller and what it talks to."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.stage = Stage()
        self.controller = Controller(self.thinker, self.stage)
        self.controller.pace = Pace.OFF


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk()


def people(players: int = 2) -> Table:
    return Table(Setup(players=players))


def against_bots(players: int = 2) -> Table:
    return Table(Setup(players=players), seats=default_seats(players, bots="greedy"))


def test_a_person_is_asked_when_the_game_starts(desk: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.controller.asked) as asked:
        desk.controller.start(people().session)
    scene = asked.args[0]
    assert scene.is_asked
    assert scene.decision.prompt is Prompt.DUKE
    assert desk.controller.is_open


def test_the_seat_before_the_screen_is_the_one_asked(desk: Desk) -> None:
    table = people()
    desk.controller.start(table.session)
    first = table.decision.seat
    assert desk.controller.scene is not None
    assert desk.controller.scene.viewer == first
    desk.controller.choose(table.decision.options[0].id)
    assert desk.controller.scene.viewer == 1 - first


def test_nothing_is_asked_while_something_is_shown(desk: Desk, qtbot: QtBot) -> None:
    table = people().plays_to(Prompt.ACT)
    desk.controller.start(table.session)
    desk.stage.is_idle = False
    with qtbot.assertNotEmitted(desk.controller.asked):
        desk.controller.choose("gain gold")
    desk.controller.choose("gain gold")  # nobody is asked, so nothing happens
    assert table.session.record.choices[-2:] != ["gain gold", "gain gold"]
    with qtbot.waitSignal(desk.controller.asked):
        desk.stage.skip()


def test_who_asks_for_more_speed_twice_in_a_turn_is_in_a_hurry_until_it_ends(desk: Desk) -> None:
    table, controller = people().plays_to(Prompt.ROLL), desk.controller
    controller.start(table.session)
    turn = table.session.scene(0).view.turn
    controller.pace = Pace.FAST
    controller.choose(table.decision.options[0].id)
    desk.stage.is_idle = False
    controller.hurry()
    while table.session.scene(0).view.turn == turn:
        controller.choose(table.decision.options[0].id)
    controller.choose(table.decision.options[0].id)
    first, *rest, after = desk.stage.hurried
    assert not first
    assert rest
    assert all(rest)
    assert not after


def test_bots_answer_until_a_person_is_asked(desk: Desk, qtbot: QtBot) -> None:
    table = against_bots().plays_to(Prompt.ACT)
    while table.decision.seat == 0:
        table.session.choose("gain gold")
    with qtbot.waitSignal(desk.controller.asked):
        desk.controller.start(table.session)
    assert table.decision.seat == 0
    assert desk.stage.played


@pytest.mark.slow
def test_a_game_of_bots_plays_itself(desk: Desk, qtbot: QtBot) -> None:
    seats = tuple(evolve(seat, bot="random") for seat in default_seats(5))
    table = Table(Setup(players=5), seats=seats)
    desk.controller.watching.look_away()
    with qtbot.waitSignal(desk.controller.ended):
        desk.controller.start(table.session)
    assert table.session.decision is None


def test_a_failed_bot_is_replaced_by_a_legal_choice(desk: Desk, qtbot: QtBot) -> None:
    desk.thinker.fails = True
    table = against_bots().plays_to(Prompt.ACT)
    while table.decision.seat == 0:
        table.session.choose("gain gold")
    with (
        qtbot.waitSignal(desk.controller.told) as told,
        qtbot.waitSignal(desk.controller.asked),
    ):
        desk.controller.start(table.session)
    assert "Oak could not decide" in told.args[0]
    assert "It fell asleep." in told.args[0]


def test_an_answer_that_comes_too_late_is_dropped(desk: Desk, qtbot: QtBot) -> None:
    desk.thinker.waits = True
    table = against_bots().plays_to(Prompt.ROLL)
    if table.decision.seat == 0:
        table.plays_to(Prompt.ACT)
        table.session.choose("gain gold")
    desk.controller.start(table.session)
    desk.controller.choose(table.decision.options[0].id)
    qtbot.waitUntil(lambda: bool(desk.thinker.waiting))
    desk.controller.undo()
    choices = list(table.session.record.choices)
    desk.thinker.answered.emit(*desk.thinker.waiting[0])
    assert table.session.record.choices == choices


def test_undo_gives_the_question_back(desk: Desk, qtbot: QtBot) -> None:
    table = people().plays_to(Prompt.ACT)
    desk.controller.start(table.session)
    desk.controller.choose("gain gold")
    assert desk.controller.undo_refusal == ""
    with qtbot.waitSignal(desk.controller.asked) as asked:
        desk.controller.undo()
    assert asked.args[0].actions_left == 2
    could = desk.controller.can_redo
    desk.controller.redo()
    assert (could, desk.controller.can_redo) == (True, False)
    assert table.session.record.choices[-1] == "gain gold"


def test_why_nothing_can_be_undone_is_said(desk: Desk) -> None:
    assert desk.controller.undo_refusal == "There is no game"
    table = people().plays_to(Prompt.ROLL)
    desk.controller.start(table.session)
    desk.controller.choose("roll")
    assert desk.controller.undo_refusal == "The dice have been rolled"


def test_advice_is_asked_for_while_a_person_is_asked(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.start(people().plays_to(Prompt.ACT).session)
    with qtbot.waitSignal(desk.controller.advice_asked):
        desk.controller.hint()
    desk.controller.leave()
    with qtbot.assertNotEmitted(desk.controller.advice_asked):
        desk.controller.hint()


def test_hurrying_moves_a_waiting_bot(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.pace = Pace.SLOW
    table = against_bots().plays_to(Prompt.ACT)
    while table.decision.seat == 0:
        table.session.choose("gain gold")
    desk.controller.start(table.session)
    choices = len(table.session.record.choices)
    desk.controller.hurry()
    assert len(table.session.record.choices) == choices + 1


def test_leaving_the_table_stops_everything(desk: Desk, qtbot: QtBot) -> None:
    table = people()
    desk.controller.start(table.session)
    desk.controller.leave()
    desk.controller.choose(table.decision.options[0].id)
    assert table.session.record.choices == []
    assert desk.controller.scene is None


def test_the_own_duke_can_be_peeked_at(desk: Desk) -> None:
    table = people().plays_to(Prompt.ROLL)
    desk.controller.start(table.session)
    assert desk.controller.view(0).players[0].duke is table.session.view(0).players[0].duke


def test_a_game_that_broke_half_way_is_taken_up_at_its_last_decision(desk: Desk) -> None:
    table = people().plays(4)
    desk.controller.start(table.session)
    choices = [*table.session.record.choices]
    decision = table.decision
    table.session._game._state.agenda.clear()
    desk.controller.recover()
    assert table.session._game._state.agenda
    assert table.decision == decision
    assert table.session.record.choices == choices
    assert desk.controller.is_open


def test_without_a_game_there_is_nothing_to_take_up(desk: Desk) -> None:
    desk.controller.recover()
    assert desk.controller.session is None
