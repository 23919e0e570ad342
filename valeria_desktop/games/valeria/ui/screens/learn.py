"""To look things up: the rules with a search, all cards with filters, all signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.game import catalog
from valeria_desktop.games.valeria.rules import GAME
from valeria_desktop.games.valeria.ui.screens.card_browser import CardBrowser
from valeria_desktop.games.valeria.ui.screens.named_cards import CARD, NamedCards
from valeria_desktop.games.valeria.ui.screens.signs_page import SignsPage
from valeria_desktop.ui.screens.learn.rules import RulesBrowser
from valeria_desktop.ui.screens.learn.tabbed import TabbedLearnPage

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.kit.look import Look


def make_learn_page(look: Look) -> LearnScreen:
    """Make the page of the rules and of the shipped cards."""
    return LearnScreen(look, catalog())


class LearnScreen(TabbedLearnPage):
    """Rules, cards and signs, one click from each other."""

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Show the rules."""
        super().__init__(look, RulesBrowser(look, GAME, NamedCards(catalog)))
        self.cards = CardBrowser(look, self.tr("Cards"), catalog)
        self.signs = SignsPage(look)
        self.cards.clause_asked.connect(self.show_clause)
        self.rules.asked.connect(lambda address: self.show_card(address.removeprefix(CARD)))
        self.add(self.cards, self.tr("Cards"), "back")
        self.add(self.signs, self.tr("Signs"), "token")

    def show_card(self, card_id: str) -> None:
        """Show a card."""
        self.tabs.setCurrentWidget(self.cards)
        self.cards.show_entry(card_id)
