"""Questions whose answers lie on the table: few of them are buttons, too, many lie only there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.prompts.list import ListPresenter

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.controls.button import Button

MOST_BUTTONS = 8
"""The greatest number of buttons that are read faster than the table."""


class PlacesPresenter(ListPresenter):
    """Shows few options as buttons, and in place of many a button that leads the keys to them."""

    enters_first = True
    beside = 1
    """The greatest number of buttons in a row beside the one that leads to the table."""
    to_table: Button | None = None
    """The button that leads to the table; None while all options have buttons."""

    def lies_there(self, option: Option) -> bool:
        """Return whether an option lies on the table."""
        raise NotImplementedError

    def are_few(self) -> bool:
        """Return whether all options have buttons."""
        return sum(map(self.lies_there, self.decision.options)) <= MOST_BUTTONS

    def make_go(self) -> Button:
        """Return the button that leads to the table, with its key adopted."""
        raise NotImplementedError

    def fill(self) -> QWidget:
        if self.are_few():
            return super().fill()
        box = QWidget()
        columns = Columns(box, most=self.beside, gap=0)
        self.to_table = self.make_go()
        columns.addWidget(self.to_table)
        for option in self.decision.options:
            if not self.lies_there(option):
                columns.addWidget(self.line(option))
        return box

    def build(self) -> None:
        super().build()
        self.default = self.to_table or self.default

    def show_box(self, *, is_shown: bool) -> None:
        super().show_box(is_shown=is_shown)
        if self.to_table is not None:
            self.to_table.setVisible(is_shown)
