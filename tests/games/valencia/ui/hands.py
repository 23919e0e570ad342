"""People who play Valencia in its window: a bot says what to answer, a hand does it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.rules.model.options import Move, MovePalm
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.planning.tasks_sheet import TasksSheet
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.games.valencia.ui.winning.presenter import WinPresenter
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.prompts.presenter import Presenter

MOST_ANSWERS, TABS, DRAWN = 3000, 60, 4


class Hand(ABC):
    """Answers through the window until a game is over."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program = program
        self.qtbot = qtbot
        self.met: set[str] = set()
        self._bot = make_bot(RULES, "planner", 3)

    @property
    def table(self) -> TableScreen:
        return as_a(TableScreen, self.program.window.table)

    @property
    def session(self) -> Session:
        assert self.program.controller.session is not None
        return self.program.controller.session

    @property
    def scene(self) -> Scene:
        scene: Scene | None = self.program.controller.scene
        assert scene is not None
        return scene

    @property
    def presenter(self) -> Presenter:
        assert self.table.prompt.presenter is not None
        return self.table.prompt.presenter

    def plays_out(self) -> None:
        self.plays(lambda: False)
        window = self.program.window
        self.qtbot.waitUntil(lambda: window.screen_shown is window.end)

    def plays(self, is_enough: Callable[[], bool]) -> None:
        """Answer until it is enough, or the game is over."""
        for _ in range(MOST_ANSWERS):
            self.qtbot.waitUntil(self._is_asked_or_over)
            if self.session.decision is None or is_enough():
                break
            if self.table.round_page.isVisible():
                self.chooses(self.table.round_page.go_on)
            else:
                self.answers()

    def _is_asked_or_over(self) -> bool:
        asks = self.program.controller.is_open and self.table.prompt.presenter is not None
        is_asked = self.table.round_page.isVisible() or (asks and self.table.prompt._is_open)
        return self.session.decision is None or is_asked

    def answers(self) -> None:
        """Answer one question, or a whole chain on its sheet."""
        decision = self.scene.decision
        assert decision is not None
        self.met.add(decision.prompt)
        choices = len(self.session.record.choices)
        if decision.prompt in {Prompt.TASKS, Prompt.PLAN}:
            self._answers_on_a_sheet()
        elif isinstance(self.presenter, WinPresenter):
            self._answers_a_win(self.presenter)
        else:
            self._answers(self._bot.choose(self.scene.view, decision))
        self.qtbot.waitUntil(lambda: len(self.session.record.choices) > choices)

    def _answers_a_win(self, asking: WinPresenter) -> None:
        """Settle on the cheapest space that can be paid, with all else; or take what there is."""
        places = asking.win.places(sits=True)
        if not places:
            self.chooses(asking.none if asking.win.free else asking.go_on)
            return
        self.met.add(Prompt.PLACE)
        self.picks(AtCell(min(places, key=lambda place: place.price).cell))

    @abstractmethod
    def chooses(self, button: QWidget) -> None: ...

    # --- sheets

    def _answers_on_a_sheet(self) -> None:
        self.opens_curtain()
        sheet = self.table.prompt.sheet
        assert sheet is not None
        if not isinstance(sheet, PlanSheet):
            self.keeps()
        elif sheet.deck.draw.isVisible() and len(sheet.cards.plan.cards) < DRAWN:
            self.draws(sheet)
        else:
            self.divides(sheet)

    @abstractmethod
    def opens_curtain(self) -> None: ...

    @abstractmethod
    def keeps(self) -> None: ...

    @abstractmethod
    def draws(self, sheet: PlanSheet) -> None: ...

    @abstractmethod
    def divides(self, sheet: PlanSheet) -> None: ...

    # --- all other questions

    def _answers(self, option: Option) -> None:
        if self.presenter.is_covered:
            self.looks()
        has_button = option.id in self.presenter.choices
        is_in_city = isinstance(option.at, AtCell | AtBush)
        if has_button and (not is_in_city or isinstance(option, Move | MovePalm)):
            self.presses(option)
        elif isinstance(option, Move):
            self.picks(AtCell(option.start))
            self.picks(AtCell(option.goal))
        elif isinstance(option, MovePalm):
            self.picks(AtBush(option.start))
            self.picks(AtBush(option.goal))
        else:
            assert isinstance(option.at, AtCell | AtBush)
            self.picks(option.at)

    def look_button(self) -> QWidget:
        button = as_a(ListPresenter, self.presenter).look_button
        assert button is not None
        return button

    @abstractmethod
    def looks(self) -> None: ...

    @abstractmethod
    def presses(self, option: Option) -> None: ...

    @abstractmethod
    def picks(self, target: AtCell | AtBush) -> None: ...


class MouseHand(Hand):
    """Plays by mouse only."""

    def clicks(self, widget: QWidget, at: QPoint | None = None) -> None:
        for area in self.table.prompt.findChildren(QScrollArea):
            if area.isAncestorOf(widget):
                area.ensureWidgetVisible(widget)
        assert widget.isVisible()
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())

    def opens_curtain(self) -> None:
        curtain = self.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            self.clicks(curtain)

    def keeps(self) -> None:
        sheet = as_a(TasksSheet, self.table.prompt.sheet)
        first = sheet.choices.pieces.index(0, 0)
        self.clicks(sheet.choices.viewport(), sheet.choices.visualRect(first).center())
        default = sheet.default
        assert default is not None
        self.clicks(default)

    def draws(self, sheet: PlanSheet) -> None:
        self.clicks(sheet.deck.draw)

    def divides(self, sheet: PlanSheet) -> None:
        if not sheet.is_laid:
            self.clicks(sheet.keys["S"])
        self.clicks(sheet.made)

    def looks(self) -> None:
        self.clicks(self.look_button())

    def presses(self, option: Option) -> None:
        self.clicks(self.presenter.choices[option.id])

    def chooses(self, button: QWidget) -> None:
        self.clicks(button)

    def picks(self, target: AtCell | AtBush) -> None:
        city = self.table.city
        box = city.box_of(target, city.viewport())
        assert box is not None
        self.clicks(city.viewport(), box.center())


class KeyboardHand(Hand):
    """Plays by keyboard only: every key goes to whatever has the focus."""

    def types(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the focus"
        self.qtbot.keyClick(focus, key)

    def goes_to(self, widget: QWidget) -> None:
        """Go from area to area with the Tab key."""
        for _ in range(TABS):
            if widget.hasFocus():
                return
            self.types(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget.accessibleName()}")

    def opens_curtain(self) -> None:
        curtain = self.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            self.types(Qt.Key.Key_Space)

    def keeps(self) -> None:
        self.types(Qt.Key.Key_1)
        self.types(Qt.Key.Key_Return)

    def draws(self, sheet: PlanSheet) -> None:
        self.types(Qt.Key.Key_Plus)

    def divides(self, sheet: PlanSheet) -> None:
        if not sheet.is_laid:
            self.types(Qt.Key.Key_S)
        self.types(Qt.Key.Key_Return)

    def looks(self) -> None:
        self.qtbot.keyPress(QApplication.focusWidget(), Qt.Key.Key_D)

    def _answers(self, option: Option) -> None:
        super()._answers(option)
        self.qtbot.keyRelease(self.program.window, Qt.Key.Key_D)

    def presses(self, option: Option) -> None:
        button = self.presenter.choices[option.id]
        keys = [key for key, other in self.presenter.keys.items() if other is button]
        if keys:
            self.types(keys[0])
            return
        self.goes_to(button)
        self.types(Qt.Key.Key_Return)

    def chooses(self, button: QWidget) -> None:
        self.goes_to(button)
        self.types(Qt.Key.Key_Return)

    def picks(self, target: AtCell | AtBush) -> None:
        city = self.table.city
        self.goes_to(city)
        city.focus_on(target)  # the arrows have tests of their own
        self.types(Qt.Key.Key_Return)
