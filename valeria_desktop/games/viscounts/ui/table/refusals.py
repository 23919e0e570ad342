"""Bubbles that tell a player why a thing is no option now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from valeria_desktop.games.viscounts.rules.reasons import reasons_against
from valeria_desktop.ui.prompts.bubble import Bubble
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class Refusals:
    """Tells why a thing of the realm or of your board is no option, by the rules' refusals."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self.bubble = Bubble(table.look, table, table.voice)
        self.bubble.said.connect(table.said)
        self.bubble.spare(table.prompt)

    def answer(self, at: At | None) -> None:
        """Tell a player who tried to choose a thing why it is no option, with a sound."""
        if self._say(at):
            self._table.sounded.emit("refusal")

    def say_why(self, at: At | None) -> bool:
        """Tell why a thing is no option, without a sound; return whether anything was told."""
        return self._say(at)

    def close_bubble(self) -> None:
        """Close the bubble."""
        self.bubble.close_bubble()

    def _say(self, at: At | None) -> bool:
        scene: Scene | None = self._table.scene
        box = self._box_beside(at)
        if scene is None or scene.is_watched or box is None or self._table.is_asked_before:
            return False
        reasons = self._reasons(scene, at)
        if reasons:
            title = QCoreApplication.translate("Refusals", "Not now")
            self.bubble.show_reasons(title, reasons, box)
        return bool(reasons)

    @staticmethod
    def _reasons(scene: Scene, at: At | None) -> list[str]:
        decision = scene.decision if scene.is_asked else None
        return [tell(words, scene.names) for words in reasons_against(scene.view, decision, at)]

    def _box_beside(self, at: At | None) -> QRect | None:
        table = self._table
        box = table.ground.box_of(at)
        if box is None:
            return None
        return box.toRect().translated(table.mapTo(table.window(), QPoint()))
