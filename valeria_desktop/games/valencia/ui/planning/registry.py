"""Which presenters ask what is planned in secret; they share a script."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.presenter import PlanPresenter, TasksPresenter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.ui.prompts.presenter import Presenter


def presenters_of(script: PlanScript) -> Mapping[str, type[Presenter]]:
    """Return the presenters of a table that answers by this script."""
    shared = script

    class Planning(PlanPresenter):
        script = shared

    class ChoosingTasks(TasksPresenter):
        script = shared

    return {Prompt.PLAN: Planning, Prompt.TASKS: ChoosingTasks}
