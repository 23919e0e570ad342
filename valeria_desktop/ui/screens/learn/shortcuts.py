"""The keys: those of the table and those of the menus, on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from valeria_desktop.ui.game_words import GameKeys
from valeria_desktop.ui.kit.controls import Heading, panel
from valeria_desktop.ui.kit.page import Page
from valeria_desktop.ui.screens.learn.key_lists import KeyLists, fill

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.kit.look import Look

_SLIM = 800
_SHARES = (5, 4, 4)
"""What each column has of the width: sentences stand in the first, and commands in the others."""


class ShortcutsScreen(Page):
    """All keys with what they do."""

    def __init__(self, look: Look, game: GameKeys = GameKeys()) -> None:  # noqa: B008 - a value
        """List all keys, as they are in a game."""
        super().__init__(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(8), look.px(18), look.px(10))
        column.addWidget(Heading(look, self.tr("Shortcuts"), 32))
        inside = QWidget()
        row = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(12))
        for share, keys in zip(_SHARES, KeyLists(self).columns(game), strict=True):
            frame = panel()
            fill(QGridLayout(frame), look, keys)
            row.addWidget(frame, share)
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
