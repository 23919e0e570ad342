"""Bots think while a person plans, so that nobody waits for them afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from tests.ui.play.test_controller import Stage
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.play.controller import Controller
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.view import View


class SlowBots(QObject):
    """Bots that answer when a test lets them; each question is written down."""

    answered = Signal(int, str)
    failed = Signal(int, str)
    told = Signal(int, object)
    finished = Signal(int)
    gave_up = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []
        """The tickets and seats of all questions."""
        self.seeds: dict[bytes, int] = {}
        self._open: list[tuple[int, str]] = []

    def think(self, ticket: int, bot: str, bot_seed: int, record: Record, view: View) -> None:
        del record
        assert view.decision is not None
        self.asked.append((ticket, view.decision.seat))
        self._open = [(ticket, make_bot(RULES, bot, bot_seed).choose(view, view.decision).id)]

    def answer(self) -> bool:
        """Answer the newest question; return whether there was one."""
        if not self._open:
            return False
        ticket, option = self._open.pop()
        self.answered.emit(ticket, option)
        return True

    def fail(self) -> None:
        self.failed.emit(self._open.pop()[0], "It fell asleep.")

    def hurry(self) -> None: ...

    def consult(self, *_: object) -> None: ...

    def hasten(self, *_: object) -> None: ...

    def drop(self, _: int) -> None: ...


class Table:
    """A game of one person and two bots at the person's planning."""

    def __init__(self) -> None:
        seats = tuple(
            evolve(seat, bot="planner" if number else None)
            for number, seat in enumerate(default_seats(3))
        )
        self.session = Session.begin(RULES, Setup(players=3), seats, 5)
        while self._is_before():
            decision = self.session.decision
            assert decision is not None
            bot = make_bot(RULES, "planner", 1)
            self.session.choose(bot.choose(self.session.view(decision.seat), decision).id)
        self.bots = SlowBots()
        self.controller = Controller(self.bots, Stage())
        self.controller.pace = Pace.SLOW  # a pause before a visible move would not end in time
        self.controller.start(self.session)

    def _is_before(self) -> bool:
        decision = self.session.decision
        return decision is None or decision.seat != 0 or decision.prompt is not Prompt.PLAN

    @property
    def choices(self) -> list[str]:
        return self.session.record.choices

    def plans(self) -> None:
        """Plan a stack of the first card."""
        while not self._is_before():
            decision = self.session.decision
            assert decision is not None
            self.controller.choose(decision.options[-1].id)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    del qtbot  # which has made the application
    return Table()


def test_bots_plan_while_the_person_plans_and_nobody_waits_afterwards(
    table: Table, qtbot: QtBot
) -> None:
    asked = table.bots.asked
    assert asked
    assert asked[0] == (-1, asked[0][1])
    assert asked[0][1] != 0
    before = len(table.choices)
    while table.bots.answer():
        assert len(table.choices) == before  # the person's question is still open
    ahead = len(asked)
    table.plans()
    qtbot.waitUntil(
        lambda: table.session.decision is not None and table.session.decision.prompt != Prompt.PLAN
    )
    assert len(asked) == ahead  # no bot was asked again


def test_a_drawn_card_does_not_make_them_begin_again(table: Table) -> None:
    table.bots.answer()
    asked = len(table.bots.asked)
    table.controller.choose("draw")
    QApplication.processEvents()
    assert len(table.bots.asked) == asked


def test_a_question_under_way_is_waited_for_and_not_asked_twice(table: Table, qtbot: QtBot) -> None:
    (ticket, seat), before = table.bots.asked[-1], len(table.choices)
    table.plans()
    links = len(table.choices)
    assert links > before
    qtbot.wait(20)
    assert table.bots.asked == [(ticket, seat)]
    table.bots.answer()
    assert len(table.choices) == links + 1


def test_a_bot_that_fails_ahead_of_time_is_asked_again_on_its_turn(
    table: Table, qtbot: QtBot
) -> None:
    told: list[str] = []
    table.controller.told.connect(told.append)
    table.bots.fail()
    assert told == []
    table.plans()
    qtbot.waitUntil(lambda: len(table.bots.asked) > 1)
    assert table.bots.asked[-1][0] > 0
    table.bots.answer()
    assert told == []


def test_an_awaited_bot_that_fails_does_something_simple(table: Table, qtbot: QtBot) -> None:
    told: list[str] = []
    table.controller.told.connect(told.append)
    table.plans()
    qtbot.wait(20)
    links = len(table.choices)
    table.bots.fail()
    assert len(told) == 1
    assert len(table.choices) > links
