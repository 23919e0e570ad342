"""Before one's own roll: what happened since one's turn, and what the roll may wake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.story.recap import recap

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen


class Meantime:
    """Shows both while the dice are waited for, and takes them away with the roll."""

    def __init__(self, table: TableScreen) -> None:
        """Show nothing yet."""
        self._table = table
        self._told_at = -1
        """How many lines there were when the last recap was shown."""
        table.recap.moment_asked.connect(table.moment_asked)
        table.log.moment_asked.connect(table.moment_asked)
        table.recap.closed.connect(table.prompt.take_focus)
        table.wake_panel.hide()

    def forget(self) -> None:
        """Another game begins."""
        self._told_at = -1
        self.put_away()

    def put_away(self) -> None:
        """Take both away; the story has its place again."""
        table = self._table
        if not table.recap.isHidden():
            table.recap.put_away()
        if not table.wake_panel.isHidden():
            table.wake_panel.hide()
            table.standing.stand_beside()

    def show_scene(self, scene: Scene) -> None:
        """Take away what was shown before a roll that has been made."""
        if not _waits_for_roll(scene):
            self.put_away()

    def ask(self, scene: Scene) -> None:
        """Show what happened to the asked player to roll, once; and what may wake."""
        if not _waits_for_roll(scene):
            return
        table, lines = self._table, self._table.controller.shown.lines
        table.wake_panel.show_scene(scene)
        table.wake_panel.show()
        if len(lines) != self._told_at:
            self._told_at = len(lines)
            told = recap(lines, scene.names, scene.viewer, scene.view.top)
            table.recap.show_recap(told, scene.seats, scene.viewer)
        table.standing.stand_beside()

    def stand(self) -> None:
        """Stand the sheet in the middle of the mat, as high as what it tells."""
        sheet, plan = self._table.recap, self._table.plan
        if sheet.isHidden():
            return
        room, mat = plan.over.recap, plan.mat
        height = min(mat.height(), sheet.wished_height(room.width()))
        top = mat.top() + (mat.height() - height) // 2
        sheet.setGeometry(room.left(), top, room.width(), height)
        sheet.raise_()


def _waits_for_roll(scene: Scene) -> bool:
    decision = scene.decision
    return scene.is_asked and decision is not None and decision.prompt is Prompt.ROLL
