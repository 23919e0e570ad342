"""The keys in the settings: those of all menus, and the way to those of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.kit.controls import Button, Heading, KeyCap, Text
from valeria_desktop.ui.kit.sheet import Sheet
from valeria_desktop.ui.screens.learn.shortcuts import ShortcutsScreen
from valeria_desktop.ui.shell.commands import MENUS

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.commands import Menu

_SLIM = 720
_COLUMNS = ((MENUS[0],), (MENUS[1],), MENUS[2:])


class KeysSheet(Sheet):
    """All commands that have keys, but those that the game's table has no answer to."""

    def __init__(self, look: Look) -> None:
        """List them, menu by menu."""
        super().__init__(look)
        px, edge = self.look.px, self.edge()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(self.tr("Keys of the menus"))
        self._refused: Collection[str] = ()
        self._list()
        self.more = Button(self.look, self.tr("Keys of the table"), icon="roll", key="F1")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(edge + px(8), edge, edge, edge)
        outer.setSpacing(px(10))
        outer.addWidget(Heading(self.look, self.tr("Keys"), 26))
        outer.addWidget(self._scroll, 1)
        outer.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def list_keys(self, refused: Collection[str]) -> None:
        """List the keys for a game whose table refuses some commands."""
        if refused != self._refused:
            self._refused = refused
            self._list()

    def _list(self) -> None:
        px, inside = self.look.px, QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._columns.setContentsMargins(0, 0, px(6), 0)
        self._columns.setSpacing(px(20))
        for menus in _COLUMNS:
            self._columns.addLayout(self._column(menus), 1)
        self._scroll.setWidget(inside)  # what was there before goes
        self._lay_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_columns()

    def _lay_columns(self) -> None:
        """Put the columns below each other where they have no room beside each other."""
        is_slim = self.width() < self.look.px(_SLIM)
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.TopToBottom if is_slim else ways.LeftToRight)

    def _column(self, menus: tuple[Menu, ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(self.look.px(5))
        grid.setHorizontalSpacing(self.look.px(8))
        for menu in menus:
            keys = ShortcutsScreen.menu_keys(menu, self._refused)
            if not keys:
                continue
            title = Heading(self.look, menu.text().replace("&", ""), 19)
            grid.addWidget(title, grid.rowCount(), 0, 1, 2)
            for caps, words in keys:
                line = grid.rowCount()
                grid.addWidget(KeyCap(self.look, caps[0]), line, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(Text(self.look, words, 15), line, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        return grid
