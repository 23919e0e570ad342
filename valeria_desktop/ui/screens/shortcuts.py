"""The keys: those of the menus and those of the table, on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from valeria_desktop.ui.commands import MENUS
from valeria_desktop.ui.controls import Heading, Text, panel
from valeria_desktop.ui.page import Page

if TYPE_CHECKING:
    from valeria_desktop.ui.look import Look


class ShortcutsScreen(Page):
    """All keys with what they do."""

    def __init__(self, look: Look) -> None:
        """List all keys."""
        super().__init__(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(12))
        column.addWidget(Heading(look, self.tr("Shortcuts"), 32))
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.addWidget(self._group(self.tr("At the table"), self.table_keys()))
        row.addWidget(self._group(self.tr("Everywhere"), self._menu_keys()))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        column.addWidget(scroll, 1)
        back = self.back_button()
        column.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)

    def table_keys(self) -> list[tuple[str, str]]:
        """Give the keys of the table."""
        return [
            (self.tr("Arrows"), self.tr("Go from stack to stack, or from button to button")),
            (self.tr("Tab"), self.tr("Go to the next area: stacks, prompt, log, boards")),
            (self.tr("Enter"), self.tr("Choose the stack or button, or what is proposed")),
            (self.tr("1 to 9"), self.tr("Choose an answer of the prompt")),
            (self.tr("R"), self.tr("Roll the dice")),
            (self.tr("G, S, M"), self.tr("Gain Gold, Strength or Magic")),
            (self.tr("D, held"), self.tr("Look at your own Duke")),
            (self.tr("Space"), self.tr("Skip what is being shown; lift the curtain")),
            (self.tr("Esc"), self.tr("Step back from a payment; close what is open")),
        ]

    @staticmethod
    def _menu_keys() -> list[tuple[str, str]]:
        native = QKeySequence.SequenceFormat.NativeText
        return [
            (
                ", ".join(QKeySequence(key).toString(native) for key in command.keys),
                command.text().replace("&", "").removesuffix("…"),
            )
            for menu in MENUS
            for command in menu.commands
            if command.keys
        ]

    def _group(self, title: str, keys: list[tuple[str, str]]) -> QWidget:
        frame = panel()
        grid = QGridLayout(frame)
        grid.addWidget(Heading(self._look, title, 20), 0, 0, 1, 2)
        for line, (key, words) in enumerate(keys, start=1):
            name = Text(self._look, key, 15)
            name.setFont(self._look.bold(15))
            grid.addWidget(name, line, 0)
            grid.addWidget(Text(self._look, words, 15), line, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(keys) + 1, 1)
        return frame
