"""Planning in the panel of questions: a button that opens the sheet, and no secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.planning.tasks_sheet import TasksSheet
from valeria_desktop.ui.prompts.chain import ChainPresenter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.ui.prompts.presenter import Presenter


class PlanPresenter(ChainPresenter):
    """Stands in the panel of questions while a player plans."""

    script: PlanScript
    icon = "planning"

    def button_words(self) -> str:
        return self.tr("Show my cards")

    def new_sheet(self, window: QWidget) -> PlanSheet:
        return PlanSheet(self.look, window, self.scene, self.script, may_undo=self.may_undo)

    def advice(self) -> str:
        return self.tr("Look around as long as you like; nobody else sees your cards.")

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


def presenters_of(script: PlanScript) -> Mapping[str, type[Presenter]]:
    """Return the presenters of a table whose answers this script gives."""
    shared = script

    class Planning(PlanPresenter):
        script = shared

    class ChoosingTasks(TasksPresenter):
        script = shared

    return {Prompt.PLAN: Planning, Prompt.TASKS: ChoosingTasks}
