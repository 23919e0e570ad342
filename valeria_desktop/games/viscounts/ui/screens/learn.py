"""The pages of rules, townsfolk, manuscripts, player cards, schemes and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.ui.glossary import (
    ALONE,
    CARDS,
    CASTLE,
    CONSCIENCE,
    GOODS,
    KINDS,
    REALM,
    explain,
)
from valeria_desktop.games.viscounts.ui.screens.entry_drawings import (
    BOOK,
    CARD,
    CLAUSE,
    FOLK,
    SCHEME,
    SIGN,
    EntryDrawings,
    paint_sign,
)
from valeria_desktop.games.viscounts.ui.screens.entry_words import EntryWords
from valeria_desktop.games.viscounts.ui.screens.named_things import NamedThings
from valeria_desktop.ui.screens.learn.browser import Browser
from valeria_desktop.ui.screens.learn.page import TabbedLearnPage
from valeria_desktop.ui.screens.learn.rules import RulesBrowser
from valeria_desktop.ui.screens.learn.signs import SignGroup, SignsList

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.entries import LearnEntry
    from valeria_desktop.ui.screens.learn.page import LearnPage


def make_learn_page(look: Look, catalog: Catalog | None = None) -> LearnPage:
    """Make the pages for a catalogue; for the shipped one by default."""
    return ViscountsLearn(look, catalog or shipped_catalog())


class ViscountsLearn(TabbedLearnPage):
    """Tabs of rules, townsfolk, manuscripts, player cards, schemes and signs."""

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Make the pages, with the rules in front."""
        super().__init__(look, RulesBrowser(look, GAME, NamedThings(catalog)))
        words = EntryWords(self)
        self._paint = EntryDrawings(catalog).paint
        self.people = self._browser(self.tr("Townsfolk"), words.people(catalog), "hire")
        self.books = self._browser(self.tr("Manuscripts"), words.books(catalog), "manuscript")
        self.cards = self._browser(self.tr("Player cards"), words.cards(catalog), "viscount")
        self.schemes = self._browser(self.tr("Schemes"), words.schemes(catalog), "scheme")
        self.signs = ViscountsSigns(look)
        self.add(self.signs, self.tr("Signs"), "standing")
        self._browsers = {
            FOLK: self.people,
            BOOK: self.books,
            CARD: self.cards,
            SCHEME: self.schemes,
        }
        self.rules.asked.connect(self.show_at)

    def _browser(self, title: str, entries: Sequence[LearnEntry], icon: str) -> Browser:
        browser = Browser(self._look, title, entries, self._paint)
        browser.clause_asked.connect(self.show_clause)
        self.add(browser, title, icon)
        return browser

    def show_at(self, address: str) -> None:
        """Show the entry of an address, in its tab."""
        kind, colon, name = address.partition(":")
        if kind + colon == CLAUSE:
            self.show_clause(name)
        elif kind + colon == SIGN:
            self.tabs.setCurrentWidget(self.signs)
            self.signs.show_sign(name)
        else:
            browser = self._browsers[kind + colon]
            self.tabs.setCurrentWidget(browser)
            browser.show_entry(address)


class ViscountsSigns(SignsList):
    """The signs in groups, in two columns."""

    def __init__(self, look: Look) -> None:
        """Make the list of all signs."""
        super().__init__(look, paint_sign)
        first = (
            _group(self.tr("Kinds of townsfolk"), KINDS),
            _group(self.tr("Your purse"), GOODS),
            _group(self.tr("Conscience"), CONSCIENCE),
            _group(self.tr("Alone"), ALONE),
        )
        second = (
            _group(self.tr("Cards"), CARDS),
            _group(self.tr("The realm"), REALM),
            _group(self.tr("Castle and manuscripts"), CASTLE),
        )
        self.lay_out(first, second)


def _group(name: str, signs: Iterable[str]) -> SignGroup:
    return SignGroup(name, {sign: explain(sign) for sign in signs})
