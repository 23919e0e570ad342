"""The zoom of cards; while you peek at your Duke, it tells the Duke's points for the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QSize

from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence, clauses_of
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.games.valeria.ui.cards.mood import CardMood, Ribbon
from valeria_desktop.games.valeria.ui.cards.paint import paint_portrait, signs_of_card
from valeria_desktop.games.valeria.ui.parts.recap_model import RecapRole
from valeria_desktop.games.valeria.ui.zoom.descriptions import (
    ValeriaZoomConditions,
    card_of,
    duke_words,
    price_of,
    ribbon_of,
    said_of,
    stack_of,
)
from valeria_desktop.games.valeria.ui.zoom.stack_sheet import StackSheet
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.control import ZoomControl
from valeria_desktop.ui.zoom.lines import HERE, Signs
from valeria_desktop.ui.zoom.subject import More, ZoomSubject

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect, QRectF
    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look


@frozen
class CardPicture:
    """A portrait with the price now, and a ribbon under the power that counts."""

    card: Card
    price: Price | None
    ribbon: Ribbon

    @property
    def size(self) -> QSize:
        """The portrait's size, in pixels."""
        return QSize(300, 436)

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint the portrait."""
        face = face_of(self.card, self.price)
        paint_portrait(painter, box, face, look, CardMood(ribbon=self.ribbon))

    def explain(self, event: QHelpEvent, panel: QWidget, box: QRectF, look: Look) -> bool:
        """Show a tooltip for the sign under the mouse."""
        face = face_of(self.card, self.price)
        show_signs(event, panel, signs_of_card(box, face, look))
        return True


def _say(kind: str, number: int) -> str:
    return tell(say(amount_words(kind, number).template, number=HERE))


SIGNS = Signs(("gold", "strength", "magic", "points"), _say)


class Zoom(ZoomControl):
    """Shows the card under the mouse in large, and on demand its whole stack."""

    def __init__(
        self, look: Look, table: QWidget, room: Callable[[], QRect], *, peeks: bool
    ) -> None:
        """Make a zoom over a table, in a room of it; with `peeks` it may show a Duke's points."""
        super().__init__(look, table, room, SIGNS)
        self._peeks = peeks
        self.asks: ValeriaZoomConditions = ValeriaZoomConditions()
        self.sheet = StackSheet(look, table)

    def looked_at(self, scene: Scene, pointed: At | Thing | None) -> ZoomSubject | None:
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
        """Show a Duke's points for the card, to the player who peeks; None hides them."""
        if self._scene is not None and self.panel.isVisible():
            self.panel.say_secret(duke_words(self._scene, self.shown, duke))

    def retire(self) -> None:
        super().retire()
        self.sheet.deleteLater()


def looked_of(
    scene: Scene, pointed: At | Thing | None, asks: ValeriaZoomConditions, *, peeks: bool
) -> ZoomSubject | None:
    """Return the zoom's contents for a card or a place; None if there is nothing to show."""
    card, said = said_of(scene, pointed, asks, peeks=peeks)
    if said is None:
        return None
    top = card_of(scene, pointed)
    clauses = () if top is None else clauses_of(top)
    spoken = "" if top is None else card_sentence(top)
    more = _whole_stack() if stack_of(scene, pointed) else None
    if card is None:
        return ZoomSubject(said, None, spoken, clauses, more)
    picture = CardPicture(card, price_of(scene, pointed), ribbon_of(scene, pointed))
    return ZoomSubject(said, picture, spoken, clauses, more)


def _whole_stack() -> More:
    translate = QCoreApplication.translate
    words = translate("ZoomPanel", "Stack")
    return More(words, translate("ZoomPanel", "Look at all cards of this stack"))


def watch_board(zoom: Zoom, board: SideBoard) -> None:
    """Make the zoom watch a board's tableau, hold and kingdom."""
    zoom.watch(board.tableau, board.tableau.at_index)
    zoom.watch(board.hold, board.hold.at_index)
    zoom.watch(board.kingdom, board.kingdom.at_index)


def thing_of_recap(index: Index) -> Thing | None:
    """Return the first card that a cell of the recap names."""
    cards: tuple[Thing, ...] = index.data(RecapRole.CARDS) or ()
    return cards[0] if cards else None
