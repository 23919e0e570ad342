"""The page of a game's rules and cards, all one click from each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QTabWidget, QVBoxLayout

from valeria_desktop.ui.controls.page import Page
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.screens.learn.browser import Browser

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.entries import LearnEntry, PaintAt
    from valeria_desktop.ui.screens.learn.rules import RulesBrowser
    from valeria_desktop.ui.screens.learn.signs import SignsList

_LETTERS, _SMALLER = 17, (17, 16, 15, 14, 13)
"""The letters of tabs, and the sizes to try where not all tabs have room."""
SIGN, CLAUSE = "sign:", "clause:"
"""Beginnings of the addresses of signs and of clauses; a game has more kinds of its own."""


class LearnPage(Page):
    """A game's rules, and all else that a player can look up about the game."""

    is_aside = True

    turn_asked = Signal(str)
    """The id of the expansion that the player wants to be led through a turn with."""

    def show_clause(self, clause_id: str) -> None:
        """Show a clause of the rules."""
        raise NotImplementedError


class TabbedLearnPage(LearnPage):
    """The rules in a first tab, and a game's further pages in other tabs.

    A tab's widget has a focus proxy: the keyboard begins there.
    """

    def __init__(self, look: Look, rules: RulesBrowser) -> None:
        """Show the rules; a game adds its tabs."""
        super().__init__(look)
        self.setAccessibleName(self.tr("Rules and cards"))
        self.rules = rules
        self.tabs = QTabWidget()
        self.tabs.tabBar().setAccessibleName(self.tr("Pages to look up"))
        self._icons: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(12))
        column.addWidget(self.tabs, 1)
        column.addWidget(self.back_button(), 0, Qt.AlignmentFlag.AlignLeft)
        finding = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        finding.activated.connect(lambda: self.tabs.currentWidget().setFocus())
        self.tabs.currentChanged.connect(self._look_changed)
        look.changed.connect(self._look_changed)
        self.add(rules, self.tr("Rules"), "book")

    def add(self, tab: QWidget, words: str, icon: str) -> None:
        """Add a widget as a tab, with words and an icon's name."""
        self._icons.append(icon)
        tab.setAccessibleName(words)  # Ctrl+Tab passes through it, and says so where one is
        self.tabs.addTab(tab, words)
        self._look_changed()

    def _look_changed(self) -> None:
        """Show all tabs at once: without icons, then in smaller letters, where they are many."""
        for size, has_icons in ((_LETTERS, True), *((each, False) for each in _SMALLER)):
            self.tabs.setFont(self._look.title_font(size))
            self._show_icons(has_icons=has_icons)
            if self._has_room_for_tabs:
                break

    def _show_icons(self, *, has_icons: bool) -> None:
        for index, icon in enumerate(self._icons):
            colour = INK if index == self.tabs.currentIndex() else ""  # it lies on parchment
            shown = self._look.qicon(icon, colour) if has_icons else QIcon()
            self.tabs.setTabIcon(index, shown)

    @property
    def _has_room_for_tabs(self) -> bool:
        bar = self.tabs.tabBar()
        wide = sum(bar.tabRect(index).width() for index in range(bar.count()))
        return wide <= self.tabs.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look_changed()

    @property
    def first_focus(self) -> QWidget:
        return self.tabs.currentWidget()

    def show_clause(self, clause_id: str) -> None:
        self.tabs.setCurrentWidget(self.rules)
        self.rules.show_clause(clause_id)


class EntriesLearnPage(TabbedLearnPage):
    """Tabs of rules, of a game's kinds of entries, and of signs; addresses lead into them."""

    signs: SignsList

    def __init__(self, look: Look, rules: RulesBrowser, paint: PaintAt) -> None:
        """Show the rules; `paint` paints the picture of an address."""
        super().__init__(look, rules)
        self._paint = paint
        self._browsers: dict[str, Browser] = {}
        rules.asked.connect(self.show_at)

    def add_browser(
        self, kind: str, title: str, entries: Sequence[LearnEntry], icon: str
    ) -> Browser:
        """Add a tab of entries whose addresses begin with a kind."""
        browser = Browser(self._look, title, entries, self._paint)
        browser.clause_asked.connect(self.show_clause)
        self.add(browser, title, icon)
        self._browsers[kind] = browser
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
