"""The keys in the settings: those of the table and of all menus, as on their own page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from valeria_desktop.ui.game_words import GameKeys
from valeria_desktop.ui.kit.controls import Heading
from valeria_desktop.ui.kit.sheet import Sheet
from valeria_desktop.ui.screens.learn.key_lists import KeyLists, fill

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.kit.look import Look

_SLIM = 720
_SHARES = (5, 4, 4)


class KeysSheet(Sheet):
    """All keys with what they do, at the table of the game that was played last."""

    def __init__(self, look: Look) -> None:
        """List those of any game."""
        super().__init__(look)
        px, edge = self.look.px, self.edge()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(self.tr("Keys"))
        self._columns: QBoxLayout | None = None
        self.list_keys(GameKeys())
        outer = QVBoxLayout(self)
        outer.setContentsMargins(edge + px(8), edge, edge, edge)
        outer.setSpacing(px(10))
        outer.addWidget(Heading(self.look, self.tr("Keys"), 26))
        outer.addWidget(self._scroll, 1)

    def list_keys(self, game: GameKeys) -> None:
        """List all keys, as they are in a game."""
        px, inside = self.look.px, QWidget()
        row = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        row.setContentsMargins(0, 0, px(6), 0)
        row.setSpacing(px(20))
        for share, keys in zip(_SHARES, KeyLists(self).columns(game), strict=True):
            grid = QGridLayout()
            fill(grid, self.look, keys)
            row.addLayout(grid, share)
        self._scroll.setWidget(inside)  # what was there before goes
        self._lay_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_columns()

    def _lay_columns(self) -> None:
        """Put the columns below each other where they have no room beside each other."""
        ways = QBoxLayout.Direction
        if self._columns is not None:
            is_slim = self.width() < self.look.px(_SLIM)
            self._columns.setDirection(ways.TopToBottom if is_slim else ways.LeftToRight)
