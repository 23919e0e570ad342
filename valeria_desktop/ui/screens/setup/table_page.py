"""The set-up page of a game whose table is chosen beside the players, in parts of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.screens.setup.cast import NOBODY
from valeria_desktop.ui.screens.setup.page import SetupPage
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.controls.page import Sheet
    from valeria_desktop.ui.controls.picture_button import PictureChoices
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.setup.cast import Cast


class TableEditor(Protocol):
    """A part with choices of a game's own, a widget."""

    changed: SignalInstance

    def refresh(self) -> None:
        """Show the draft again."""


_EDGE, _GAP = 18, 8
_OPTIONS, _LEAST = 486, 366
_ALL = 100
"""The stretch of a part that fills the room that the others leave."""
_PICTURES = 500  # pixels: the least width of the pictures of a table


class TableSetupPage(SetupPage):
    """Shows players and seats as in any game; beside them a game's own parts."""

    def __init__(self, look: Look, draft: Draft, cast: Cast = NOBODY) -> None:
        """Make the page for a draft, as yet without the game's own parts."""
        super().__init__(look, draft, cast)
        self._options, self._table = _scrolled(), _scrolled()
        self._editors: tuple[TableEditor, ...] = ()
        self._pictures: PictureChoices | None = None

    def lay_table(self, pictures: PictureChoices, *editors: TableEditor) -> None:
        """Lay out all parts; the first of the game's own has the pictures of the table."""
        self._editors, self._pictures = editors, pictures
        self._lay_out()
        for editor in editors:
            editor.changed.connect(self.refresh)
        self._look.changed.connect(self._fit)
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
        for editor in self._editors:
            part = as_a(QWidget, editor)
            fills = part.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Expanding
            column.addWidget(part, _ALL if fills else 0)
        column.addStretch(1)
        self._table.setWidget(inside)
        return self._table

    def _fit(self) -> None:
        """Set the width of the options: the wished one, unless the pictures need the room."""
        px = self._look.px
        for button in self._pictures.buttons() if self._pictures is not None else ():
            button.updateGeometry()
        left = max(_LEAST, self.width() - _PICTURES - px(2 * _EDGE + _GAP))
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
        for editor in self._editors:
            editor.refresh()


def _scrolled() -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
