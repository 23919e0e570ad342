"""The margin of the table: the question first, and below it the card looked at and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.prompts.frame import PromptFrame

_GAP = 8
_LEAST, _MOST = 0.44, 0.76  # of the height: what a question always has, and what it may take


class Margin(QWidget):
    """Gives the question what it needs; all else has what is left."""

    def __init__(self, look: Look, prompt: PromptFrame, *others: QWidget) -> None:
        """Stand a question over others that stand beside each other."""
        super().__init__()
        self._look = look
        self._prompt = prompt
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(prompt)
        self._row = QHBoxLayout()
        for other in others:
            other.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            self._row.addWidget(other, 1)
        self._column.addLayout(self._row, 1)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        for layout in (self._column, self._row):
            layout.setSpacing(self._look.px(_GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = self.height()
        self._prompt.share(round(height * _LEAST), round(height * _MOST))
