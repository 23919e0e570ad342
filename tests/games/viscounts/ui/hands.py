"""People who play Viscounts in its window: chance says what to answer, a hand does it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from valeria_desktop.games.viscounts.rules.at import Owned
from valeria_desktop.games.viscounts.rules.model.castle_options import ShiftWorker
from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.pieces.spread import Spread
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.prompts.presenter import Presenter

MOST_ANSWERS, TABS = 4000, 60


class Hand(ABC):
    """Answers through the window until a game is over; it clicks on the table where it can."""

    def __init__(self, program: Program, qtbot: QtBot, seed: int = 3) -> None:
        self.program = program
        self.qtbot = qtbot
        self.met: set[str] = set()
        self.picked: set[str] = set()
        """The kinds of questions that were answered on the table."""
        self.called: list[tuple[int, str]] = []
        """The seats and questions for which the curtain fell."""
        self._chance = Random(seed)

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

    def plays_out(self, most: int = MOST_ANSWERS) -> None:
        self.plays(lambda: False, most)

    def plays(self, is_enough: Callable[[], bool], most: int = MOST_ANSWERS) -> None:
        """Answer until it is enough, or the game is over."""
        for _ in range(most):
            self.qtbot.waitUntil(self._is_asked_or_over)
            if self.session.decision is None or is_enough():
                break
            self.answers()

    def _is_asked_or_over(self) -> bool:
        asks = self.program.controller.is_open and self.table.prompt.presenter is not None
        return self.session.decision is None or (asks and self.table.prompt._is_open)

    def answers(self) -> None:
        """Answer one question."""
        decision = self.scene.decision
        assert decision is not None
        self.met.add(decision.prompt)
        choices = len(self.session.record.choices)
        curtain = self.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            self.called.append((decision.seat, decision.prompt))
        self.opens_curtain()
        if self.presenter.is_covered:
            self.looks()
        option = self.wanted(decision)
        if self._lies_open(option, decision):
            self.picked.add(decision.prompt)
            self._picks(option)
        else:
            self.presses(option)
        self.ends_look()
        self.qtbot.waitUntil(lambda: len(self.session.record.choices) > choices)

    def wanted(self, decision: Decision) -> Option:
        """Return a choice at random."""
        return self._chance.choice(decision.options)

    def _lies_open(self, option: Option, decision: Decision) -> bool:
        """Return whether the option alone is chosen by its place on the table."""
        same = [each for each in decision.options if each.ends == option.ends]
        view = self._view_of(option.at)
        is_there = view is not None and all(view.laid.piece_of(at) for at in option.ends)
        return bool(option.ends) and len(same) == 1 and is_there

    def _view_of(self, at: At | None) -> Spread[object] | None:
        if at is None:
            return None
        table = self.table
        view = table.own if isinstance(at, Owned) else table.ring
        return view if view.isVisible() else None  # type: ignore[return-value]

    def _picks(self, option: Option) -> None:
        if isinstance(option, ShiftWorker):
            starts = {each.start for each in self._shifts()}
            if len(starts) > 1:
                self.picks(option.ends[0])
            if self.session.decision is not None and self._still(option):
                self.picks(option.ends[1])
            return
        assert option.at is not None
        self.picks(option.at)

    def _shifts(self) -> list[ShiftWorker]:
        decision = self.scene.decision
        options = decision.options if decision is not None else ()
        return [each for each in options if isinstance(each, ShiftWorker)]

    def _still(self, option: Option) -> bool:
        decision = self.scene.decision
        return decision is not None and option in decision.options

    def look_button(self) -> QWidget:
        button = as_a(ListPresenter, self.presenter).look_button
        assert button is not None
        return button

    # --- by mouse or by keys

    @abstractmethod
    def opens_curtain(self) -> None: ...

    @abstractmethod
    def looks(self) -> None: ...

    @abstractmethod
    def ends_look(self) -> None:
        """Let go of the key or button that shows the answers."""

    @abstractmethod
    def presses(self, option: Option) -> None: ...

    @abstractmethod
    def picks(self, at: At) -> None: ...


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

    def looks(self) -> None:
        assert self.presenter.decision.question.privacy is Privacy.PEEK
        self.clicks(self.look_button())

    def ends_look(self) -> None:
        """Leave it: a click has let go already."""

    def presses(self, option: Option) -> None:
        self.clicks(self.presenter.choices[option.id])

    def picks(self, at: At) -> None:
        view = self._view_of(at)
        assert view is not None
        box = view.box_of(at, view.viewport())
        assert box is not None
        for point in _points_in(box):
            if view.at(point) == at:
                self.clicks(view.viewport(), point)
                return
        raise AssertionError(f"no click finds {at}")


def _points_in(rect: QRect) -> list[QPoint]:
    """Return points all over a box, the middle first: a section of the castle is no rectangle."""
    points = [rect.center()]
    for down in range(1, 10):
        for across in range(1, 10):
            x = rect.left() + rect.width() * across // 10
            points.append(QPoint(x, rect.top() + rect.height() * down // 10))
    return points


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

    def looks(self) -> None:
        self.qtbot.keyPress(QApplication.focusWidget(), Qt.Key.Key_D)

    def ends_look(self) -> None:
        self.qtbot.keyRelease(self.program.window, Qt.Key.Key_D)

    def _lies_open(self, option: Option, decision: Decision) -> bool:
        has_key = option.id in self.presenter.choices
        return not has_key and super()._lies_open(option, decision)

    def presses(self, option: Option) -> None:
        button = self.presenter.choices[option.id]
        keys = [key for key, other in self.presenter.keys.items() if other is button]
        if keys:
            self.types(keys[0])
            return
        self.goes_to(button)
        self.types(Qt.Key.Key_Return)

    def picks(self, at: At) -> None:
        view = self._view_of(at)
        assert view is not None
        self.goes_to(view)
        view.focus_on(at)  # the arrows have tests of their own
        self.types(Qt.Key.Key_Return)
