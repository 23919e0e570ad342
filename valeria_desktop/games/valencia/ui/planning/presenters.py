"""Planning at the margin: the way to the sheet, and no word of what is on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.planning.tasks_sheet import TasksSheet
from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.strokes import ENTER
from valeria_desktop.ui.prompts.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.games.valencia.ui.planning.window_sheet import WindowSheet


class ChainPresenter(Presenter):
    """Asks on one sheet what the rules ask link by link; subclasses know the script."""

    script: PlanScript
    """What is planned; `presenters_of` gives it to its subclasses."""
    icon = ""

    def build(self) -> None:
        """Offer to come to the sheet, unless what was answered is to be taken back first."""
        self._is_awaited = self.script.take_sight(self.scene)
        self._sheet: WindowSheet | None = None
        self._is_half = self.script.goes_back(self.scene)
        if self._is_half and self._may_undo:
            QTimer.singleShot(0, self, self.go_back)
        elif not self._is_half:
            self._offer_sheet()
        elif self.is_watched:
            self.cover()
        else:
            self._offer_links()

    def _offer_sheet(self) -> None:
        button = Button(self.look, self.button_words(), icon=self.icon, key=ENTER)
        button.set_kind(Kind.PRIMARY)
        button.set_height(56)
        button.clicked.connect(self.sheet_asked)
        self.adopt(button, ENTER)
        self.column.addWidget(button)

    def _offer_links(self) -> None:
        """Ask as the rules do: a game went on in the middle, and nothing can be taken back."""
        for option in self.decision.options:
            self.column.addWidget(self.offer(option))

    def uncover(self) -> None:
        super().uncover()
        if self._is_half and not self._may_undo and not self.choices:
            self._offer_links()
            self.changed.emit()

    @property
    def _may_undo(self) -> bool:
        session = self.looking.session
        return session is None or session.undo_refusal is None

    @property
    def is_watched(self) -> bool:
        """Whether others may look who should not; not while someone answers link by link."""
        return super().is_watched and not self._is_awaited

    # --- the sheet

    def make_sheet(self, window: QWidget) -> WindowSheet | None:
        if self._is_half:
            return None
        sheet = self.new_sheet(window)
        self._sheet = sheet
        sheet.again.connect(self._start_again)
        sheet.turned.connect(self.script.sheet_turned)
        return sheet

    def _start_again(self) -> None:
        self.script.start_again(self.scene)
        self.go_back()

    def show_hint(self, option_id: str) -> None:
        super().show_hint(option_id)
        if self._sheet is not None:
            self._sheet.show_hint(option_id)

    # --- what a subclass says

    def button_words(self) -> str:
        """Say what the button shows."""
        raise NotImplementedError

    def new_sheet(self, window: QWidget) -> WindowSheet:
        """Make the sheet."""
        raise NotImplementedError


class PlanPresenter(ChainPresenter):
    """Holds the place of planning at the margin."""

    icon = "planning"

    def button_words(self) -> str:
        return self.tr("Show my cards")

    def new_sheet(self, window: QWidget) -> PlanSheet:
        return PlanSheet(self.look, window, self.scene, self.script, may_undo=self._may_undo)

    def advice(self) -> str:
        return self.tr("Look around as long as you like; nobody else sees your cards.")

    def note(self) -> str:
        return self.advice()


class TasksPresenter(ChainPresenter):
    """Holds the place of choosing tasks at the margin."""

    icon = "tasks"

    def button_words(self) -> str:
        return self.tr("Show my tasks")

    def new_sheet(self, window: QWidget) -> TasksSheet:
        return TasksSheet(self.look, window, self.scene, self.script, may_undo=self._may_undo)

    def advice(self) -> str:
        return self.tr("Look around as long as you like; nobody else sees your tasks.")

    def note(self) -> str:
        return self.advice()


def presenters_of(script: PlanScript) -> Mapping[str, type[Presenter]]:
    """Return the presenters of a table that answers by this script."""
    shared = script

    class Planning(PlanPresenter):
        script = shared

    class ChoosingTasks(TasksPresenter):
        script = shared

    return {Prompt.PLAN: Planning, Prompt.TASKS: ChoosingTasks}
