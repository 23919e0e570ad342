"""Your numbers on the table by one key: what a space would add, and how likely a stack wins.

They rest on your tasks, coins and stacks, so others at the screen see them only while D is held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.games.valencia.coach.bid_chances import chances_of
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.progress import gains_of_spaces
from valeria_desktop.games.valencia.ui.board.secrets import Secret

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen


class OwnNumbers(QObject):
    """Shows your numbers while they are wanted and may be seen."""

    def __init__(self, table: TableScreen) -> None:
        """Start without numbers."""
        super().__init__(table)
        self._table = table
        self.is_on = False

    def turn(self) -> None:
        """Show the numbers, or hide them again."""
        table = self._table
        if table.scene is None:
            return
        if not table.controller.helps:
            table.controller.refuse_help()
            return
        self.is_on = not self.is_on
        self.refresh()
        table.said.emit(self._state_words())
        if self.is_on and not table.board.is_open:
            table.controller.told.emit(self._state_words())

    def _state_words(self) -> str:
        if not self.is_on:
            return self.tr("Numbers are hidden.")
        if not self._table.board.is_open:
            return self.tr("Hold D to see your numbers on spaces and stacks.")
        return self.tr("Numbers are shown on spaces and stacks.")

    def forget(self) -> None:
        """Hide the numbers: another game begins."""
        self.is_on = False
        self.refresh()

    def refresh(self) -> None:
        """Show the numbers of the shown scene, as far as they may be seen now."""
        table = self._table
        scene: Scene | None = table.scene
        helps = self.is_on and table.controller.helps
        if not helps or scene is None or not scene.view.has_own:
            table.city.show_gains({})
            table.board.show_chances(())
            return
        view, opened = scene.view, table.board.opened
        free = [cell for cell in view.table.city.spaces if view.city[cell] == NOBODY]
        table.city.show_gains(gains_of_spaces(view, free) if Secret.TASKS in opened else {})
        has_chances = Secret.STACKS in opened
        chances = chances_of(view, ladder_of(view, scene.sums)) if has_chances else ()
        table.board.show_chances(chances)
