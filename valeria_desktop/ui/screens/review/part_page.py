"""A page of the review with a game's own part: its numbers on a sheet of parchment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import asdict
from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.ui.controls.page import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.part import ReviewPart

_ROWS = """
QAbstractItemView {{ background: transparent; color: {ink}; border: none;
    alternate-background-color: {raised}; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: transparent; color: {ink}; border: none;
    border-bottom: 1px solid {line}; }}
QTableView {{ gridline-color: {line}; }}
QFrame[panel="true"] {{ background: transparent; border: 1px solid {line}; }}
"""


class PartPage(Sheet):
    """A sheet that a game's part of the review fills."""

    def __init__(self, look: Look, make: Callable[[Look], ReviewPart]) -> None:
        """Make the part on the sheet."""
        super().__init__(look)
        self.part = make(self.look)
        column, edge = QVBoxLayout(self), self.edge()
        column.setContentsMargins(edge, edge, edge, edge)
        column.addWidget(self.part)
        self._look_changed()

    def _look_changed(self) -> None:
        """Restyle tables and lists in ink as well."""
        super()._look_changed()
        self.setStyleSheet(self.styleSheet() + _ROWS.format(**asdict(self.look.palette)))
