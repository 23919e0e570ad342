"""Looking at your tasks, and at all else that only their owner may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.place.peek import Peek

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

_HEIGHT = 27


class PeekButton(Peek):
    """Shows your tasks, and what else is hidden, while it is held."""

    def __init__(self, look: Look) -> None:
        translate = QCoreApplication.translate  # it is no object of Qt's yet
        sentence = translate(
            "PeekButton", "Hold this button or the D key to look at what only you may see."
        )
        super().__init__(look, translate("PeekButton", "Tasks"), sentence, _HEIGHT)
