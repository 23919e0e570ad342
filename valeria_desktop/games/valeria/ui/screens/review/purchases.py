"""The tab of cards: what each player bought, as cards with their price and their return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout

from valeria_desktop.games.valeria.coach.origins import resources_of
from valeria_desktop.games.valeria.ui.screens.review.bought_cards import (
    AtBought,
    BoughtPart,
    BoughtScene,
)
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.screens.review.orders import Order, Orders
from valeria_desktop.ui.screens.review.question_part import QuestionPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.purchases import Purchase, Purchases
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look


class PurchasesPart(QuestionPart):
    """Shows the cards of each player; a card leads to the moment when it was bought."""

    topic = "purchases"
    icon = "recruit"

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self._scene = BoughtScene(())
        self.order = Orders(look, self.tr("Order of the cards"), self._orders())
        self.cards: Spread[BoughtScene] = Spread(look, BoughtPart())
        self.caption = Text(look, "", 15)
        self._lay_out()
        self.order.changed.connect(lambda: self._lay(self._scene.rows))
        self.cards.opened.connect(self._open)
        self.cards.pointed.connect(self._say)

    def _orders(self) -> tuple[Order, ...]:
        return (
            Order(self.tr("By round"), lambda row: row.choice, is_falling=False),
            Order(self.tr("By worth"), lambda row: row.gain),
            Order(self.tr("By points"), lambda row: row.points),
            Order(self.tr("By price"), lambda row: resources_of(row.price)),
        )

    def _lay_out(self) -> None:
        row, column = QHBoxLayout(), self._column()
        row.addWidget(self.order, 2)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.cards, 1)
        column.addWidget(self.caption)
        self._say(None)

    def title(self) -> str:
        return self.tr("Cards")

    def coming(self) -> str:
        return self.tr("I read the purchases: what each card cost, and what it brought.")

    def _show(self, session: Session, answer: Purchases) -> str:
        if not answer.all:
            return self.tr("No card was bought in this game.")
        self._scene = BoughtScene(session.seats, answer.all, answer.best, answer.worst)
        self._lay(answer.all)
        return ""

    def _lay(self, rows: Sequence[Purchase]) -> None:
        scene = self._scene
        ordered = tuple(self.order.sort(rows))
        self.cards.show_scene(BoughtScene(scene.seats, ordered, scene.best, scene.worst))

    def _open(self, at: AtBought) -> None:
        self.moment_asked.emit(at.choice)

    def _say(self, at: AtBought | None) -> None:
        """Explain the card under the mouse or with the focus below all of them."""
        piece = self.cards.laid.piece_of(at)
        nothing = self.tr("Point at a card to read about it; click it to see that moment.")
        self.caption.setText(nothing if piece is None else piece.words)

    def _clear(self) -> None:
        self._scene = BoughtScene(())
        self.cards.forget()
