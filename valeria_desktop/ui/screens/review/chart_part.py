"""A tab of the review with charts, whose text grows only as far as the charts have room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.paint.look import FittedLook
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.screens.review.question_part import QuestionPart

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look

_MORE, _MORE_ON_SHEET = 1.6, 2.1
"""The greatest text size, by its size at the table: on a page of its own, and on a sheet."""


class ChartPart(QuestionPart):
    """A page of charts under headings."""

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self._look = self._fitting(look)

    def _fitting(self, look: Look) -> Look:
        """Return a look that the charts have room for, also on parchment."""
        if not isinstance(look, ParchmentLook):
            self._fitted = FittedLook(look, _MORE, self)
            return self._fitted
        self._fitted = FittedLook(look.table, _MORE_ON_SHEET, self)
        return ParchmentLook(self._fitted, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitted.fit(self.size())

    def _headed(self, words: str, chart: QWidget, *beside: QWidget) -> QVBoxLayout:
        """Return a chart under a heading, which may have things at its end."""
        column, head, heading = QVBoxLayout(), QHBoxLayout(), Heading(self._look, words, 17)
        heading.setWordWrap(True)
        head.addWidget(heading, 1)
        for each in beside:
            head.addWidget(each)
        column.addLayout(head)
        column.addWidget(chart, 1)
        return column
