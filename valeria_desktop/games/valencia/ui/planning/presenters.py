"""Planning in the panel of questions: the player's tasks, or a button that opens the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible

from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet, lower_third
from valeria_desktop.games.valencia.ui.planning.task_cards import TaskCards
from valeria_desktop.games.valencia.ui.planning.tasks_sheet import TasksSheet
from valeria_desktop.ui.prompts.bubble import sentence
from valeria_desktop.ui.prompts.chain import ChainPresenter

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.ui.prompts.presenter import Presenter


class PlanPresenter(ChainPresenter):
    """Stands in the panel of questions while a player plans, with the player's tasks.

    The tasks lie open only while the sheet is shown; else a button shows the sheet again.
    """

    script: PlanScript
    icon = "planning"
    place: Callable[[QWidget], QRect] = staticmethod(lower_third)
    """Returns the place of the sheet in a window."""
    takes_advice: Callable[[str], bool] = staticmethod(lambda _digit: False)
    """Takes a digit for a hint's row; returns whether it did."""

    def button_words(self) -> str:
        return self.tr("Show my cards")

    def new_sheet(self, window: QWidget) -> PlanSheet:
        sheet = PlanSheet(self.look, window, self.scene, self.script, may_undo=self.may_undo)
        sheet.place = self.place
        sheet.takes_advice = self.takes_advice
        sheet.turned.connect(lambda: self._turn(is_shown=not sheet.isHidden()))
        return sheet

    def _turn(self, *, is_shown: bool) -> None:
        """Lay the tasks open while the sheet is shown, in place of the button that shows it."""
        self.forget_choices()
        if is_shown:
            self.column.addWidget(TaskCards(self.look, self.scene))
        else:
            self.offer_sheet(self.button_words(), self.icon)
        self.changed.emit()

    def heading(self) -> str:
        return self.tr("Plan your round")

    def title(self) -> str:
        return sentence(super().title())

    def advice(self) -> str:
        if QAccessible.isActive():
            return self.tr(
                "Press + to draw, N for a new stack, digits for old ones, Enter when done."
            )
        return self.tr(
            "Draw cards, and drag them into stacks. M marks a stack for an auction. Nobody else "
            "sees your cards."
        )

    def note(self) -> str:
        return self.advice()


class TasksPresenter(ChainPresenter):
    """Stands in the panel of questions while a player chooses tasks."""

    script: PlanScript
    icon = "tasks"

    def button_words(self) -> str:
        return self.tr("Show my tasks")

    def new_sheet(self, window: QWidget) -> TasksSheet:
        return TasksSheet(self.look, window, self.scene, self.script, may_undo=self.may_undo)

    def advice(self) -> str:
        return self.tr("Look around as long as you like; nobody else sees your tasks.")

    def note(self) -> str:
        return self.advice()


def presenters_of(
    script: PlanScript,
    place: Callable[[QWidget], QRect] = lower_third,
    advice: Callable[[str], bool] = lambda _digit: False,
) -> Mapping[str, type[Presenter]]:
    """Return the presenters of a table whose answers this script gives.

    `place` returns the place of the planning sheet in the table's window; `advice` takes a digit
    that is the number of a shown hint's row.
    """
    shared, stands, advises = script, place, advice

    class Planning(PlanPresenter):
        script = shared
        place = staticmethod(stands)
        takes_advice = staticmethod(advises)

    class ChoosingTasks(TasksPresenter):
        script = shared

    return {Prompt.PLAN: Planning, Prompt.TASKS: ChoosingTasks}
