"""Which game: asked before one is set up, as soon as there is more than one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.ui.kit.controls import Button, Heading, Kind
from valeria_desktop.ui.kit.page import Page

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFocusEvent

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.ui.kit.look import Look

_EDGE = 18
_WIDTH = 420
_HEIGHT = 44


class GamesPage(Page):
    """A button for each game; Enter takes the one that was played last."""

    chosen = Signal(str)
    """The id of a game."""

    def __init__(self, look: Look, games: Iterable[Rules[Any]]) -> None:
        """Offer games, the first of them first."""
        super().__init__(look)
        self.buttons = {rules.id: self._button(rules) for rules in games}
        self._first = next(iter(self.buttons))
        self._inside = QWidget()
        self.setAccessibleName(self.tr("Which game?"))
        self._lay_out()
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _button(self, rules: Rules[Any]) -> Button:
        button = Button(self._look, rules.name)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.chosen.emit(rules.id))
        return button

    def _lay_out(self) -> None:
        px = self._look.px
        list_of_games = QVBoxLayout()
        list_of_games.setSpacing(px(6))
        for button in self.buttons.values():
            list_of_games.addWidget(button)
        self._inside.setLayout(list_of_games)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.addStretch(1)
        column.addWidget(self._inside, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        scroll = QScrollArea()
        scroll.setWidget(middle)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(_EDGE), px(8), px(_EDGE), px(10))
        outer.addWidget(Heading(self._look, self.tr("Which game?"), 32))
        outer.addWidget(scroll, 1)
        outer.addWidget(self.back_button(), 0, Qt.AlignmentFlag.AlignLeft)

    def _look_changed(self) -> None:
        self._inside.setFixedWidth(self._look.px(_WIDTH))
        for button in self.buttons.values():
            button.set_height(_HEIGHT)

    def ask(self, games: Iterable[str], last: str) -> None:
        """Ask which of these games it is to be, most likely the one that was played last."""
        offered = [*games]
        self._first = last if last in offered else offered[0]
        for game, button in self.buttons.items():
            button.setVisible(game in offered)
            button.set_kind(Kind.PRIMARY if game == self._first else Kind.NORMAL)
        self.buttons[self._first].setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.buttons[self._first].setFocus(event.reason())
