"""A window with a prompt panel, where people plan by the script as at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tests.games.valencia.ui.board.scenes import seats_of
from valeria_desktop.games.valencia.bots.planner import PlannerBot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.planning.presenters import presenters_of
from valeria_desktop.games.valencia.ui.planning.script import PlanScript
from valeria_desktop.games.valencia.ui.planning.tasks_sheet import TasksSheet
from valeria_desktop.session.session import Session
from valeria_desktop.ui.prompts.panel import PromptPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look


class Desk:
    """People at one screen, and a game that goes on by what they answer."""

    def __init__(self, look: Look, qtbot: QtBot, persons: int) -> None:
        setup = Setup(players=3, advanced=frozenset(Advanced))
        self.session = Session.begin(RULES, setup, seats_of(3, persons), 11)
        self.bot = PlannerBot(11)
        self.script = PlanScript()
        self.now = 0.0
        self.reads_for = 1.0
        """Seconds from a question to what is pressed then."""
        self.window = QWidget()
        self.panel = PromptPanel(look, self, presenters_of(self.script), clock=lambda: self.now)
        QVBoxLayout(self.window).addWidget(self.panel)
        self.panel.chosen.connect(self.chooses)
        self.panel.back_asked.connect(self.undoes)
        self.window.resize(1280, 720)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.goes_on()

    @property
    def scene(self) -> Scene:
        decision = self.session.decision
        assert decision is not None
        return cast("Scene", self.session.scene(decision.seat))

    def chooses(self, option: str) -> None:
        self.session.choose(option)
        self.goes_on()

    def undoes(self) -> None:
        self.session.undo()
        self.goes_on()

    def goes_on(self) -> None:
        """Let the script and bots answer, and then ask."""
        while (decision := self.session.decision) is not None:
            scene = self.scene
            option = self.script.next_option(scene)
            if option is None and not scene.seats[decision.seat].is_person:
                option = self.bot.choose(scene.view, decision).id
            if option is None:
                break
            self.session.choose(option)
        self.panel.ask(self.scene)
        QApplication.processEvents()  # it is seen from now on
        self.now += self.reads_for

    # --- what is seen and done

    @property
    def plan(self) -> PlanSheet:
        assert isinstance(self.panel.sheet, PlanSheet)
        return self.panel.sheet

    @property
    def tasks(self) -> TasksSheet:
        assert isinstance(self.panel.sheet, TasksSheet)
        return self.panel.sheet

    def is_covered(self) -> bool:
        return self.panel.curtain is not None and self.panel.curtain.isVisible()

    def presses(self, *keys: Qt.Key) -> None:
        """Press keys wherever the focus is."""
        for key in keys:
            focus = cast("QWidget | None", self.window.focusWidget())
            QTest.keyClick(focus or self.window, key)
            QApplication.processEvents()

    def opens_curtain(self) -> None:
        assert self.panel.curtain is not None
        self.now += 1
        self.panel.curtain.open()
        QApplication.processEvents()
        self.now += 1

    def keeps_all_tasks(self) -> None:
        """Answer the first questions of all people."""
        while isinstance(self.panel.sheet, TasksSheet) or self.is_covered():
            if self.is_covered():
                self.opens_curtain()
            if not isinstance(self.panel.sheet, TasksSheet):
                break
            self.presses(Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_Return)


@pytest.fixture
def sits(look: Look, qtbot: QtBot) -> Callable[[int], Desk]:
    """Seat a number of people."""
    return lambda persons: Desk(look, qtbot, persons)
