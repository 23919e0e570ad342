"""A window with a prompt panel at its margin."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.games.valeria.ui.prompts.duke import KeptChoice
from valeria_desktop.games.valeria.ui.prompts.pay import MAGIC, PayPresenter
from valeria_desktop.games.valeria.ui.prompts.registry import PRESENTERS
from valeria_desktop.ui.prompts.panel import PromptPanel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.prompts.meetings import Meeting
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.controls.button import Button
    from valeria_desktop.ui.paint.look import Look


class Desk:
    """A panel in a window, a person before it, and what that person answered."""

    def __init__(self, look: Look, qtbot: QtBot) -> None:
        self.look = look
        self.window = QWidget()
        column = QVBoxLayout(self.window)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(0, 0, 0, 0)
        self.meeting: Meeting | None = None
        self.now = 0.0
        self.panel = PromptPanel(look, self, PRESENTERS, clock=lambda: self.now)
        column.addWidget(self.panel)
        column.addStretch(1)
        self.window.resize(334, 720)
        qtbot.addWidget(self.window)
        self.answers: list[str] = []
        self.panel.chosen.connect(self.answers.append)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def session(self) -> Session | None:
        return getattr(self.meeting, "session", None)

    def asks(self, meeting: Meeting) -> None:
        """Ask what was met."""
        self.meeting = meeting
        self.poses(meeting.scene)

    def poses(self, scene: Scene) -> None:
        """Ask what a scene asks, each time of another game."""
        self.answers.clear()
        self.panel.breath.meet_nobody()
        self.panel.ask(scene)
        QApplication.processEvents()

    @property
    def presenter(self) -> object:
        return self.panel.presenter

    # --- what the person does

    def clicks(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget that is seen and on the screen."""
        assert widget.isVisible()
        self.panel._scroll.ensureWidgetVisible(widget)
        spot = at or widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot)

    def presses(self, *keys: Qt.Key) -> None:
        """Press keys wherever the focus is."""
        for key in keys:
            focus = self.focus()
            QTest.keyClick(self.window if focus is None else focus, key)

    def focus(self) -> QWidget | None:
        return cast("QWidget | None", self.window.focusWidget())

    def opens_curtain(self) -> None:
        if self.panel.curtain is not None and self.panel.curtain.isVisible():
            self.now += 0.5
            self.presses(Qt.Key.Key_Space)
        QApplication.processEvents()  # what is behind it is seen from now on
        self.now += 0.5

    def duke_button(self, option: Option) -> Button:
        """Find the button that keeps a Duke."""
        assert isinstance(self.panel.sheet, KeptChoice)
        assert self.panel.presenter is not None
        number = self.panel.presenter.decision.options.index(option)
        return self.panel.sheet.columns[number].button

    def shown_button(self, option: Option) -> Button:
        """Find an option's button, opening what it is behind."""
        presenter = self.panel.presenter
        assert presenter is not None
        if isinstance(presenter, ActPresenter) and option.id not in presenter.choices:
            kind = option.action.value if isinstance(option, ActAt) else "hide"
            presenter.open(kind)
            QApplication.processEvents()
        return presenter.choices[option.id]

    def counts_to(self, option: Option) -> Button:
        """Press one more of Magic until it is an option's split; give what confirms it."""
        presenter = self.panel.presenter
        assert isinstance(presenter, PayPresenter)
        while presenter.payment is not option:
            more = presenter.split.step_of(MAGIC, 1)
            self.clicks(presenter.split, more.center().toPoint())
        return presenter.confirm


@pytest.fixture
def desk(look: Look, qtbot: QtBot) -> Desk:
    """A desk that asks nothing yet."""
    return Desk(look, qtbot)
