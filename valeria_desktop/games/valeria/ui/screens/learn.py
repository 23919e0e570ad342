"""To look things up: the rules with a search, all cards with filters, all signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QTabWidget, QVBoxLayout

from valeria_desktop.games.valeria.ui.screens.card_browser import CardBrowser
from valeria_desktop.games.valeria.ui.screens.rules import RulesBrowser
from valeria_desktop.games.valeria.ui.screens.signs_page import SignsPage
from valeria_desktop.ui.screens.learn.page import LearnPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.kit.look import Look


class LearnScreen(LearnPage):
    """Rules, cards and signs, one click from each other."""

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Show the rules."""
        super().__init__(look)
        self.rules = RulesBrowser(look, catalog)
        self.cards = CardBrowser(look, catalog)
        self.signs = SignsPage(look)
        self.cards.clause_asked.connect(self.show_clause)
        self.rules.card_asked.connect(self.show_card)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.rules, self.tr("Rules"))
        self.tabs.addTab(self.cards, self.tr("Cards"))
        self.tabs.addTab(self.signs, self.tr("Signs"))
        self.tabs.currentChanged.connect(self._tab_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(12))
        column.addWidget(self.tabs, 1)
        column.addWidget(self.back_button(), 0, Qt.AlignmentFlag.AlignLeft)
        finding = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        finding.activated.connect(lambda: self._begin(self.tabs.currentWidget()).setFocus())
        look.changed.connect(self._look_changed)
        self._look_changed()
        self._tab_changed()

    def _look_changed(self) -> None:
        self.tabs.setFont(self._look.title_font(17))
        for index, icon in enumerate(("book", "back", "token")):
            self.tabs.setTabIcon(index, self._look.qicon(icon))

    def _begin(self, tab: QWidget) -> QWidget:
        """Give what to begin with in a tab."""
        return tab.search if isinstance(tab, RulesBrowser | CardBrowser) else tab

    def _tab_changed(self) -> None:
        self.setFocusProxy(self._begin(self.tabs.currentWidget()))

    def show_clause(self, clause_id: str) -> None:
        self.tabs.setCurrentWidget(self.rules)
        self.rules.show_clause(clause_id)

    def show_card(self, card_id: str) -> None:
        """Show a card."""
        self.tabs.setCurrentWidget(self.cards)
        self.cards.show_card(card_id)
