"""Cards looked at closely; your Duke says what he makes of them while he is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.ui.cards.text import card_sentence, clauses_of
from valeria_desktop.games.valeria.ui.zoom.asks import Asks
from valeria_desktop.games.valeria.ui.zoom.picture import CardPicture
from valeria_desktop.games.valeria.ui.zoom.said import (
    card_of,
    duke_words,
    price_of,
    ribbon_of,
    said_of,
    stack_of,
)
from valeria_desktop.games.valeria.ui.zoom.sheet import StackSheet
from valeria_desktop.games.valeria.ui.zoom.signs import SIGNS
from valeria_desktop.ui.zoom.control import ZoomControl
from valeria_desktop.ui.zoom.looked import Looked, More

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Duke
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.look import Look


class Zoom(ZoomControl):
    """Shows closely the card that is pointed at, and all of its stack."""

    def __init__(
        self, look: Look, table: QWidget, room: Callable[[], QRect], *, peeks: bool
    ) -> None:
        """Stand over a table, in a room of it; with `peeks` a Duke may be looked at there."""
        super().__init__(look, table, room, SIGNS)
        self._peeks = peeks
        self.asks: Asks = Asks()
        self.sheet = StackSheet(look, table)

    def looked_at(self, scene: Scene, pointed: At | Thing | None) -> Looked | None:
        return looked_of(scene, pointed, self.asks, peeks=self._peeks)

    def is_same(self, before: Scene, scene: Scene, pointed: At | Thing | None) -> bool:
        return card_of(before, pointed) is card_of(scene, pointed)

    def notice(self, pointed: At | Thing | None) -> None:
        self.asks.known(pointed)

    def show_scene(self, scene: Scene) -> None:
        super().show_scene(scene)
        if self.sheet.isVisible():
            self.sheet.close_sheet()

    def open_more(self, pointed: At | Thing | None) -> bool:
        cards = stack_of(self._scene, pointed)
        if not cards:
            return False
        self.close()
        self.sheet.open_sheet(cards, self._room())
        return True

    def show_duke(self, duke: Duke | None) -> None:
        """Say what a Duke makes of the card, to who looks at him; no more without one."""
        if self._scene is not None and self.panel.isVisible():
            self.panel.say_secret(duke_words(self._scene, self.shown, duke))

    def retire(self) -> None:
        super().retire()
        self.sheet.deleteLater()


def looked_of(
    scene: Scene, pointed: At | Thing | None, asks: Asks, *, peeks: bool
) -> Looked | None:
    """Return all there is to see of a card or a place."""
    card, said = said_of(scene, pointed, asks, peeks=peeks)
    if said is None:
        return None
    top = card_of(scene, pointed)
    clauses = () if top is None else clauses_of(top)
    spoken = "" if top is None else card_sentence(top)
    more = _whole_stack() if stack_of(scene, pointed) else None
    if card is None:
        return Looked(said, None, spoken, clauses, more)
    picture = CardPicture(card, price_of(scene, pointed), ribbon_of(scene, pointed))
    return Looked(said, picture, spoken, clauses, more)


def _whole_stack() -> More:
    translate = QCoreApplication.translate
    words = translate("ZoomPanel", "Stack")
    return More(words, translate("ZoomPanel", "Look at all cards of this stack"))
