"""Bubbles that tell a player why a thing of a table is no option now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from valeria_desktop.ui.prompts.bubble import Bubble
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.ui.table.room_table import RoomTable

    ReasonsAgainst = Callable[..., Sequence[Phrase]]
    """Returns by view, decision and address why a thing can't be chosen."""


class RefusalsAtTable:
    """Tells why a thing is no option, by a game's reasons; a subclass may have more of them."""

    def __init__(self, table: RoomTable, reasons_against: ReasonsAgainst) -> None:
        self._table = table
        self._against = reasons_against
        self.bubble = Bubble(table.look, table, table.voice)
        self.bubble.said.connect(table.said)
        self.bubble.spare(table.prompt)

    def answer(self, at: At | None) -> None:
        """Tell a player who tried to choose a thing why it is no option, with a sound."""
        if self.say_why(at):
            self._table.sounded.emit("refusal")

    def say_why(self, at: At | None) -> bool:
        """Tell why a thing is no option, without a sound; return whether anything was told."""
        table = self._table
        scene, box = table.scene, self._box_in_window(at)
        if scene is None or scene.is_watched or box is None or table.is_asked_before:
            return False
        reasons = self.reasons_of(scene, at)
        if reasons:
            table.zoom.put_away()  # else it would lie below the bubble
            title = QCoreApplication.translate("Refusals", "Not now")
            self.bubble.show_reasons(title, reasons, box)
        return bool(reasons)

    def close_bubble(self) -> None:
        """Close the bubble."""
        self.bubble.close_bubble()

    def reasons_of(self, scene: Any, at: At | None) -> list[str]:
        """Return the reasons against a thing in words."""
        decision = scene.decision if scene.is_asked else None
        return [tell(words, scene.names) for words in self._against(scene.view, decision, at)]

    def beside(self, at: At | None) -> At | None:
        """Return beside which thing the bubble of a thing stands."""
        return at

    def _box_in_window(self, at: At | None) -> QRect | None:
        """Return a thing's box in the window; None if it can't be seen."""
        table = self._table
        box = table.ground.box_of(self.beside(at))
        if box is None:
            return None
        return box.toRect().translated(table.mapTo(table.window(), QPoint()))
