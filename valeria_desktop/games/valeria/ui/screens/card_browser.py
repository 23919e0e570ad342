"""The card browser: all cards, the words of one card, and the clauses about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.ui.cards.card_words import (
    card_lines,
    chance_words,
    clauses_of,
    kind_words,
    readings_of,
)
from valeria_desktop.games.valeria.ui.cards.paint import PORTRAIT_SHAPE
from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.games.valeria.ui.screens.card_filters import CardFilters
from valeria_desktop.games.valeria.ui.screens.card_list import CardDelegate, listed_cards
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.screens.learn.browser import TileBrowser
from valeria_desktop.ui.screens.learn.clauses import ClauseLink

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.ui.screens.card_list import CardEntry
    from valeria_desktop.ui.paint.look import Look

_MOST_LINKS = 3
_LEAST, _MOST, _SHARE = 240, 400, 0.24
"""The width of the chosen card: a share of the page's width, between limits in pixels at 100 %."""
_LOWEST = 120
_GAP = 8


class CardBrowser(TileBrowser):
    """A list of all cards with filters, and the chosen card with its words and clauses."""

    def __init__(self, look: Look, title: str, catalog: Catalog) -> None:
        """Show all cards of a catalogue."""
        super().__init__(look, title, listed_cards(title, catalog), CardDelegate)
        look = self.look
        self.filters = CardFilters(look, catalog)
        self.list.setMouseTracking(True)
        self.portrait = CardPortrait(look)
        self._name = Heading(look, "", 24)
        self._kind_words = Text(look, "", 15, is_quiet=True)
        self.text = Text(look, "", 17)
        self.links = tuple(ClauseLink(look) for _ in range(_MOST_LINKS))
        self._texts = (self._name, self._kind_words, self.text)
        self._side = QWidget()
        self._row = QHBoxLayout()
        self._lay_out()
        self.setFocusProxy(self.search)
        self.filters.changed.connect(self._narrow)
        look.changed.connect(self._arrange)
        self._narrow()

    @property
    def search(self) -> QWidget:
        """The search field, which has the focus first."""
        return self.filters.search

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.filters)
        left.addWidget(self.list, 1)
        links = QHBoxLayout()
        for link in self.links:
            link.clicked.connect(lambda _=False, link=link: self.clause_asked.emit(link.clause))
            links.addWidget(link)
        links.addStretch(1)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(self.look.px(_GAP))
        side.addWidget(self.portrait)
        self._name.setWordWrap(True)
        for text in self._texts:
            side.addWidget(text)
        side.addLayout(links)
        side.addStretch(1)
        self._row.addLayout(left, 1)
        self._row.addWidget(self._side)
        self.lay_within(self._row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Set the heights: the texts take theirs first, the card takes the rest."""
        px = self.look.px
        width = max(px(_LEAST), min(px(_MOST), round(self.width() * _SHARE)))
        self._side.setFixedWidth(width)
        margins = self._row.contentsMargins()
        room = self.height() - margins.top() - margins.bottom()
        room -= self.links[0].sizeHint().height() + 5 * px(_GAP)
        for text in self._texts:
            text.setMinimumHeight(0)  # else the text keeps its old height
            text.setFixedHeight(text.heightForWidth(width) if text.text() else 0)
            room -= text.height()
        highest = round(width / PORTRAIT_SHAPE)
        self.portrait.setFixedHeight(max(px(_LOWEST), min(highest, room)))

    # --- contents

    def _narrow(self) -> None:
        self.narrow(self.filters.sieve())

    def ask_nothing(self) -> None:
        self.filters.show_all()

    def say_count(self, shown: int, of_all: int) -> None:
        self.filters.say_count(shown, of_all)

    def show_one(self, entry: CardEntry | None) -> None:
        card = entry.card if entry else None
        self.portrait.show_card(card)
        if entry is None or card is None:
            self._name.setText(self.tr("No card matches"))
            self._kind_words.setText(self.tr("Remove a filter, or show all."))
            self.text.setText("")
        else:
            self._name.setText(card.name)
            self._kind_words.setText(" · ".join(filter(None, (kind_words(card), entry.box))))
            ours = [
                self.tr("Our reading: {words}").format(words=each) for each in readings_of(card)
            ]
            lines = [*card_lines(card), *ours, chance_words(card)]
            self.text.setText("\n".join(lines).strip())
        clauses = [*(clauses_of(card) if card else ()), *[""] * _MOST_LINKS]
        for link, clause in zip(self.links, clauses, strict=False):
            link.lead_to(clause)
        self._arrange()
