"""The keys: those of the table and those of the menus, on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.kit.controls import ENTER, Heading, KeyCap, Text, panel
from valeria_desktop.ui.kit.page import Page
from valeria_desktop.ui.shell.commands import MENUS

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QFrame

    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.commands import Menu

_NATIVE = QKeySequence.SequenceFormat.NativeText
_SLIM = 800
_COLUMNS = (MENUS[:2], MENUS[2:])
"""The menus beside the keys of the table, column by column."""


Keys = tuple[tuple[str, ...], str]
"""Keys, and what each of them, or all together, do."""


class ShortcutsScreen(Page):
    """All keys with what they do."""

    def __init__(self, look: Look, own: Sequence[Keys] = (), refused: Collection[str] = ()) -> None:
        """List all keys, those of a game's own questions, and not those its table refuses."""
        super().__init__(look)
        self._own = own
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(8), look.px(18), look.px(10))
        column.addWidget(Heading(look, self.tr("Shortcuts"), 32))
        inside = QWidget()
        row = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(12))
        table = self._panel([(self.tr("At the table"), self.table_keys())])
        row.addWidget(table, 5)
        for menus in _COLUMNS:
            groups = [
                (menu.text().replace("&", ""), self.menu_keys(menu, refused)) for menu in menus
            ]
            row.addWidget(self._panel([group for group in groups if group[1]]), 4)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(inside)
        self._scroll.setAccessibleName(self.tr("Shortcuts"))
        column.addWidget(self._scroll, 1)
        column.addWidget(self.back_button(), 0, Qt.AlignmentFlag.AlignLeft)
        look.changed.connect(self._look_changed)
        self._look_changed()

    @property
    def first_focus(self) -> QWidget:
        return self._scroll

    def _look_changed(self) -> None:
        self._scroll.setStyleSheet(
            "QScrollArea { border: 2px solid transparent; }"
            f"QScrollArea:focus {{ border: 2px dashed {self._look.palette.focus}; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the columns below each other where they have no room beside each other."""
        super().resizeEvent(event)
        is_slim = self.width() < self._look.px(_SLIM)
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.TopToBottom if is_slim else ways.LeftToRight)

    def table_keys(self) -> list[Keys]:
        """Give the keys of the table."""
        return [
            ((self.tr("Arrows"),), self.tr("Go from place to place, or from button to button")),
            ((self.tr("Tab"),), self.tr("Go on to the next button or list, area by area")),
            ((ENTER,), self.tr("Choose the place or button, or what is proposed")),
            (("1", "…", "9", "0"), self.tr("Choose an answer of the question")),
            *self._own,
            ((self.tr("Space"),), self.tr("Skip what is being shown; lift the curtain, or go on")),
            (("Esc",), self.tr("Step back; close what is open")),
            (("F10",), self.tr("Open the menus")),
        ]

    @staticmethod
    def menu_keys(menu: Menu, refused: Collection[str] = ()) -> list[Keys]:
        """Give the keys of a menu's commands, but of those that a game's table refuses."""
        return [
            (
                tuple(QKeySequence(key).toString(_NATIVE) for key in command.keys),
                command.text().replace("&", "").removesuffix("…"),
            )
            for command in menu.commands
            if command.keys and command.id not in refused
        ]

    def _panel(self, groups: list[tuple[str, list[Keys]]]) -> QFrame:
        frame = panel()
        grid = QGridLayout(frame)
        grid.setVerticalSpacing(self._look.px(5))
        grid.setHorizontalSpacing(self._look.px(10))
        for title, keys in groups:
            grid.addWidget(Heading(self._look, title, 20), grid.rowCount(), 0, 1, 2)
            for caps, words in keys:
                line = grid.rowCount()
                grid.addLayout(self._caps(caps), line, 0)
                grid.addWidget(Text(self._look, words, 16), line, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        return frame

    def _caps(self, keys: tuple[str, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._look.px(3))
        for key in keys:
            row.addWidget(KeyCap(self._look, key))
        row.addStretch(1)
        return row
