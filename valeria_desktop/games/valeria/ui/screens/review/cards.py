"""The tab of cards: the best and the worst purchase of everyone, and all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from valeria_desktop.games.valeria.ui.screens.review.asking import AskingPart
from valeria_desktop.games.valeria.ui.screens.review.bought import (
    BROUGHT,
    BoughtModel,
    card_words,
    return_words,
)
from valeria_desktop.games.valeria.ui.screens.review.sentences import Sentence, SentenceList
from valeria_desktop.games.valeria.ui.screens.review.tables import SortedTable
from valeria_desktop.ui.kit.controls import Heading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.purchases import Purchase, Purchases
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.kit.look import Look

_HIGHEST = 140


class CardsPart(AskingPart):
    """What each card brought for its price."""

    topic = "purchases"

    def __init__(self, look: Look) -> None:
        """Wait for a game."""
        super().__init__(look)
        self.bought = BoughtModel()
        self.best = SentenceList(look, self.tr("The best purchases"), _HIGHEST)
        self.worst = SentenceList(look, self.tr("The worst purchases"), _HIGHEST)
        self.table = SortedTable(look, self.bought, BROUGHT)
        self.table.setAccessibleName(self.tr("All cards that were bought"))
        self._lay_out()
        for part in (self.best, self.worst, self.table):
            part.moment_asked.connect(self.moment_asked)

    def _lay_out(self) -> None:
        column, row = self._column(), QHBoxLayout()
        for notable in (self.best, self.worst):
            beside = QVBoxLayout()
            beside.addWidget(Heading(self._look, notable.accessibleName(), 17))
            beside.addWidget(notable)
            beside.addStretch(1)
            row.addLayout(beside, 1)
        column.addLayout(row)
        column.addWidget(self.table, 1)

    def title(self) -> str:
        return self.tr("Cards")

    def _show(self, session: Session, answer: Purchases) -> str:
        if not answer.all:
            return self.tr("No card was bought in this game.")
        self._show_notable(self.best, answer.best, session.seats)
        self._show_notable(self.worst, answer.worst, session.seats)
        self.bought.show(answer.all, session.seats)
        return ""

    def _show_notable(
        self, notable: SentenceList, rows: Sequence[Purchase | None], seats: tuple[Seat, ...]
    ) -> None:
        found = [self._sentence(row, seats[row.seat]) for row in rows if row is not None]
        notable.show_sentences(rows, found)

    def _sentence(self, row: Purchase, seat: Seat) -> Sentence:
        words = self.tr("{name}: {card}, round {round}: {brought}.").format(
            name=seat.name, card=card_words(row), round=max(1, row.round), brought=return_words(row)
        )
        return Sentence(str(row.seat), words, (seat,), row.choice)

    def _clear(self) -> None:
        self.best.show_sentences(None, [])
        self.worst.show_sentences(None, [])
        self.bought.show((), ())
