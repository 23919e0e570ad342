"""The tab of cards: the best and the worst purchase of everybody, and all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.screens.review.asking import AskingPart
from valeria_desktop.games.valeria.ui.screens.review.bought import (
    BoughtModel,
    card_words,
    return_words,
)
from valeria_desktop.games.valeria.ui.screens.review.sentences import Sentence, SentenceList
from valeria_desktop.games.valeria.ui.screens.review.tables import SortedTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.coach.purchases import Purchase, Purchases
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.kit.look import Look

_HIGHEST = 170


class CardsPart(AskingPart):
    """What each card brought for its price."""

    topic = "purchases"

    def __init__(self, look: Look) -> None:
        """Wait for a game."""
        super().__init__(look)
        self.bought = BoughtModel()
        self.notable = SentenceList(look, self.tr("The best and the worst purchase"), _HIGHEST)
        self.table = SortedTable(look, self.bought)
        self.table.setAccessibleName(self.tr("All cards that were bought"))
        column = self._column()
        column.addWidget(self.notable)
        column.addWidget(self.table, 1)
        for part in (self.notable, self.table):
            part.moment_asked.connect(self.moment_asked)

    def title(self) -> str:
        return self.tr("Cards")

    def _show(self, session: Session, answer: Purchases) -> str:
        if not answer.all:
            return self.tr("No card was bought in this game.")
        self.notable.show_sentences(answer, [*self._notable(answer, session.seats)])
        self.bought.show(answer.all, session.seats)
        return ""

    def _notable(self, answer: Purchases, seats: tuple[Seat, ...]) -> Iterator[Sentence]:
        """Say the best purchase of everybody, and the worst if it is another one."""
        best_words = self.tr("{name}'s best: {card}, round {round}: {brought}.")
        worst_words = self.tr("{name}'s worst: {card}, round {round}: {brought}.")
        for seat, best, worst in zip(seats, answer.best, answer.worst, strict=True):
            if best is not None:
                yield _sentence("best", best_words, best, seat)
            if worst is not None and worst is not best:
                yield _sentence("worst", worst_words, worst, seat)

    def _clear(self) -> None:
        self.notable.show_sentences(None, [])
        self.bought.show((), ())


def _sentence(kind: str, words: str, row: Purchase, seat: Seat) -> Sentence:
    told = words.format(
        name=seat.name, card=card_words(row), round=max(1, row.round), brought=return_words(row)
    )
    return Sentence(f"{kind} {row.seat}", told, (seat,), row.choice)
