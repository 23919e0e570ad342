"""The set-up page of a game without choices beside the players, the seats and the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.screens.setup.page import SetupPage

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QFrame

    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.paint.look import Look

_EDGE = 18
_WIDTH = 520


class PlainSetupPage(SetupPage):
    """Players, seats and seed, in the middle of the page."""

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show a draft."""
        super().__init__(look, draft)
        self._options = self._written()
        self._scroll = QScrollArea()
        self._lay_out()
        look.changed.connect(self._fit)
        self._fit()
        self.refresh()

    def _written(self) -> QFrame:
        px, edge = self._look.px, self.sheet.edge()
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(edge + px(4), edge, edge + px(4), edge)
        column.setSpacing(px(8))
        column.addWidget(Heading(self.sheet.look, self.tr("Players"), 19))
        column.addLayout(self.player_buttons())
        column.addWidget(self.seats)
        column.addSpacing(px(8))
        column.addWidget(self.help)
        column.addWidget(self.seed)
        return self.sheet

    def _lay_out(self) -> None:
        px = self._look.px
        inside = QWidget()
        middle = QVBoxLayout(inside)
        middle.setContentsMargins(0, px(8), 0, px(8))
        middle.addStretch(1)
        middle.addWidget(self._options, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(2)
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(_EDGE), px(8), px(_EDGE), px(10))
        outer.addLayout(self._head())
        outer.addWidget(self._scroll, 1)
        outer.addLayout(self.foot())

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        words = self.tr("New game: {name}").format(name=self._draft.rules.name)
        row.addWidget(Heading(self._look, words, 32))
        row.addStretch(1)
        return row

    def _fit(self) -> None:
        room = self.width() - 2 * self._look.px(2 * _EDGE)
        self._options.setFixedWidth(max(1, min(self._look.px(_WIDTH), room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
