"""Learning: the rules with a search, and all cards with filters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLineEdit, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from valeria_desktop.content.rule_book import Clause, rule_book
from valeria_desktop.ui.page import Page
from valeria_desktop.ui.screens.card_browser import CardBrowser

if TYPE_CHECKING:
    from valeria_desktop.engine.catalog import Catalog
    from valeria_desktop.ui.look import Look


class RulesBrowser(QWidget):
    """The clauses of the rules, and a search in them."""

    def __init__(self, look: Look) -> None:
        """Show all clauses in the language of the program."""
        super().__init__()
        self._look = look
        self._clauses = rule_book(QLocale().name().partition("_")[0])
        self._search = QLineEdit()
        self._text = QTextBrowser()
        self._search.setFont(look.font(15))
        self._search.setPlaceholderText(self.tr("Search in the rules"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._search.textChanged.connect(self._show)
        self._text.setAccessibleName(self.tr("Rules"))
        column = QVBoxLayout(self)
        column.addWidget(self._search)
        column.addWidget(self._text, 1)
        look.changed.connect(self._show)
        self._show()

    def show_clause(self, clause_id: str) -> None:
        """Go to a clause."""
        self._search.clear()
        self._text.scrollToAnchor(clause_id)

    def _show(self) -> None:
        words = self._search.text().casefold()
        found = [
            clause
            for clause in self._clauses
            if words in f"{clause.id} {clause.section} {clause.text}".casefold()
        ]
        self._text.setFont(self._look.font(17))
        if found:
            self._text.setHtml(self._html(found))
        else:
            self._text.setPlainText(self.tr("No clause has these words; try fewer letters."))

    def _html(self, clauses: list[Clause]) -> str:
        tokens = self._look.tokens
        parts = []
        section = ""
        for clause in clauses:
            if clause.section != section:
                section = clause.section
                parts.append(f"<h2>{section}</h2>")
            number = f'<span style="color:{tokens.quiet}">{clause.id}</span>'
            parts.append(f'<p><a name="{clause.id}"></a>{number}&nbsp;&nbsp;{clause.text}</p>')
        return "".join(parts)


class LearnScreen(Page):
    """Rules and cards, one click from each other."""

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Show rules and cards."""
        super().__init__(look)
        self.rules = RulesBrowser(look)
        self.cards = CardBrowser(look, catalog)
        self.cards.clause_asked.connect(self.show_clause)
        self._tabs = QTabWidget()
        self._tabs.setFont(look.title_font(17))
        self._tabs.addTab(self.rules, look.qicon("book"), self.tr("Rules"))
        self._tabs.addTab(self.cards, look.qicon("back"), self.tr("Cards"))
        back = self.back_button()
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(12))
        column.addWidget(self._tabs, 1)
        column.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)

    def show_clause(self, clause_id: str) -> None:
        """Show a clause of the rules."""
        self._tabs.setCurrentWidget(self.rules)
        self.rules.show_clause(clause_id)
