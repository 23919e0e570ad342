"""The screen of a new game: players, city, and advanced cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from valeria_desktop.games.valencia.ui.guests import cast
from valeria_desktop.games.valencia.ui.screens.table_options import CityEditor, KindsEditor
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.screens.setup.page import SetupPage

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.games.valencia.draft import Draft
    from valeria_desktop.ui.controls.page import Sheet
    from valeria_desktop.ui.paint.look import Look

_EDGE, _GAP = 18, 8
_OPTIONS, _LEAST = 486, 366
_CITY = 500  # pixels: the least width of both cities


class NewGameScreen(SetupPage):
    """Shows players and seats as in any game; beside them the cities, and the advanced cards."""

    _draft: Draft

    def __init__(self, look: Look, draft: Draft) -> None:
        """Make the screen for a draft."""
        super().__init__(look, draft, cast())
        self.city = CityEditor(look, draft)
        self.kinds = KindsEditor(look, draft)
        self._options, self._table = _scrolled(), _scrolled()
        self._lay_out()
        for part in (self.city, self.kinds):
            part.changed.connect(self.refresh)
        look.changed.connect(self._fit)
        self._fit()
        self.refresh()

    # --- layout

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(_EDGE), px(4), px(_EDGE), px(8))
        outer.setSpacing(px(4))
        words = self.tr("New game: {name}").format(name=self._draft.rules.name)
        outer.addWidget(Heading(self._look, words, 32))
        middle = QHBoxLayout()
        middle.setSpacing(px(_GAP))
        middle.addWidget(self._options_column())
        middle.addWidget(self._table_column(), 1)
        outer.addLayout(middle, 1)
        outer.addLayout(self.foot())

    def _options_column(self) -> Sheet:
        px, inside = self._look.px, QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        column.addWidget(Heading(self.sheet.look, self.tr("Players"), 19))
        column.addLayout(self.player_buttons())
        column.addWidget(self.seats)
        column.addStretch(1)
        column.addWidget(self.help)
        column.addWidget(self.seed)
        self._options.setWidget(inside)
        edge = self.sheet.edge()
        written = QVBoxLayout(self.sheet)
        written.setContentsMargins(edge, edge, edge, edge)
        written.addWidget(self._options)
        return self.sheet

    def _table_column(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(6))
        column.addWidget(self.city)
        column.addWidget(self.kinds)
        column.addStretch(1)
        self._table.setWidget(inside)
        return self._table

    def _fit(self) -> None:
        """Set the width of the options: the wished one, unless the cities need the room."""
        px = self._look.px
        for button in self.city.choices.buttons():
            button.updateGeometry()
        left = max(_LEAST, self.width() - _CITY - px(2 * _EDGE + _GAP))
        wide = min(px(_OPTIONS), left)
        bar = self._options.verticalScrollBar().sizeHint().width()
        self.seats.fit(wide - 2 * self.sheet.edge() - bar)
        self.sheet.setFixedWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- contents

    def refresh(self) -> None:
        super().refresh()
        self.city.refresh()
        self.kinds.refresh()


def _scrolled() -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
