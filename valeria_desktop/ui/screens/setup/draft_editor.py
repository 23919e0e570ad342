"""Choices about a draft, one below the other: a game's own parts of a set-up page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

D = TypeVar("D")


class DraftEditor(QWidget, Generic[D]):
    """Shows a draft's choices, and tells when the player has changed one."""

    changed = Signal()

    def __init__(self, look: Look, draft: D) -> None:
        super().__init__()
        self._look, self._draft = look, draft

    def put(self, name: str, value: object) -> None:
        """Keep the player's choice in the draft, under the name of its attribute."""
        setattr(self._draft, name, value)
        self.changed.emit()

    def lay(self, *parts: QWidget, gap: float = 2) -> None:
        """Lay parts below each other, with a gap in pixels at 100 %."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(gap))
        for part in parts:
            column.addWidget(part)
