"""The page that asks for one of several games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.ui.controls.page import Page
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.screens.setup.game_cards import GameCard, GameCards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look

_EDGE = 18


class GamesPage(Page):
    """A card for each game; Enter takes the game played last, a digit the card with it."""

    is_aside = True

    chosen = Signal(str)
    """The id of the chosen game."""

    def __init__(self, look: Look, faces: Iterable[Face]) -> None:
        """Offer the games with these faces, in their order."""
        super().__init__(look)
        self.buttons = {face.rules.id: self._card(face) for face in faces}
        self._first = next(iter(self.buttons))
        self.cards = GameCards(look, self.buttons)
        self.setAccessibleName(self.tr("Which game?"))
        self._lay_out()

    def _card(self, face: Face) -> GameCard:
        card = GameCard(self._look, face)
        card.clicked.connect(partial(self.chosen.emit, face.rules.id))
        return card

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(_EDGE), px(8), px(_EDGE), px(10))
        outer.addWidget(Heading(self._look, self.tr("Which game?"), 32))
        outer.addWidget(self.cards, 1)
        outer.addWidget(self.back_button(), 0, Qt.AlignmentFlag.AlignLeft)

    def ask(self, games: Iterable[str], last: str) -> None:
        """Ask for one of these games, from their head, with the focus on the game played last."""
        offered = [*games]
        self._first = last if last in offered else offered[0]
        self.cards.offer(offered)
        self.cards.open_at(self.first_focus)

    @property
    def first_focus(self) -> GameCard:
        return self.buttons[self._first]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number, shown = event.key() - Qt.Key.Key_0, self.cards.shown
        if 1 <= number <= min(9, len(shown)) and not event.isAutoRepeat():
            shown[number - 1].click()
        else:
            super().keyPressEvent(event)
