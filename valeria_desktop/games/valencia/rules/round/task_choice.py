"""The choice of tasks before the first round (VA6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.options import DONE, KeepTask, LeaveTask
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.round.chain import Chain
from valeria_desktop.games.valencia.rules.steps import Step, step
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.options import Option


@step("choose tasks")
class ChooseTasks(Chain):
    """Ask a player card by card whether to keep a task; at least one is kept."""

    seat: int

    prompt = Prompt.TASKS

    def options(self, state: State) -> list[Option]:
        player = state.players[self.seat]
        if not player.offered:
            return [DONE]
        task, players = player.offered[0], len(state.players)
        if len(player.offered) == 1 and not player.tasks:
            return [KeepTask(task, players)]
        return [KeepTask(task, players), LeaveTask(task)]

    def answer(self, state: State, option: Option) -> None:
        player = state.players[self.seat]
        if option == DONE:
            state.tell(told.TasksKept(self.seat, player.tasks))
            return
        if isinstance(option, KeepTask):
            player.tasks += (option.task,)
        player.offered = player.offered[1:]
        state.agenda.append(self)

    def words(self) -> Phrase:
        return say("which tasks do you keep?")


@step("tell tasks")
class TellTasks(Step):
    """Make the numbers of kept tasks public, as all have chosen."""

    def run(self, state: State) -> None:
        state.tasks_told = True
        state.barrier |= CARD_REVEALED
        if state.events is not None:
            for seat, player in enumerate(state.players):
                state.events.append(told.TasksTold(seat, len(player.tasks)))
