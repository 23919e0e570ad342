"""The checks of any game's pages to learn from: rules, entries and signs are found and reached.

A game's tests derive a class from `RulesContract`, or from `EntriesContract` where things of the
game have entries beside the rules; their module has a fixture `learn` that shows the page.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.ui.paint.test_palette import brightness
from tests.ui.screens.test_names import name_of, reachable
from tests.ui.written import written_on
from valeria_desktop.content.rule_book import Clause, rule_book
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.screens.learn.browser import Browser
from valeria_desktop.ui.screens.learn.entries import EntryRole
from valeria_desktop.ui.screens.learn.signs import SignBox, SignsList

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QColor
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.entries import LearnEntry
    from valeria_desktop.ui.screens.learn.named import ThingsAside
    from valeria_desktop.ui.screens.learn.page import EntriesLearnPage, TabbedLearnPage
    from valeria_desktop.ui.screens.learn.signs import PaintSign

LEAST_LIGHT, LEAST_CONTRAST = 0.3, 4.5
UNKNOWN = 21.0
"""The contrast of words whose ink or ground isn't known."""


def entries(browser: Browser) -> dict[str, LearnEntry]:
    model = browser.list.model()
    told = [model.index(row, 0).data(EntryRole.ENTRY) for row in range(model.rowCount())]
    return {entry.address.partition(":")[2]: entry for entry in told}


class RulesContract(ABC):
    """The checks of a page with rules and signs."""

    game: ClassVar[str]
    signs: ClassVar[Iterable[str]]

    @staticmethod
    @abstractmethod
    def explain(sign: str) -> str:
        """Return the meaning of a sign."""

    @property
    def clauses(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in rule_book(self.game)}

    def test_all_clauses_are_shown_at_first(self, learn: TabbedLearnPage) -> None:
        lines = learn.rules.text.toPlainText().split("\n")
        assert [line for line in lines if line in self.clauses] == list(self.clauses)

    def test_a_section_that_is_chosen_comes_into_sight(self, learn: TabbedLearnPage) -> None:
        sections, bar = learn.rules.sections, learn.rules.text.verticalScrollBar()
        sections.setCurrentRow(sections.count() - 1)
        assert bar.value() > bar.maximum() / 2
        sections.setCurrentRow(0)
        assert bar.value() < 20

    def test_every_sign_is_listed_with_its_meaning(self, learn: TabbedLearnPage) -> None:
        (page,) = learn.findChildren(SignsList)
        listed = {label.text() for label in page.findChildren(QLabel)}
        assert {self.explain(sign) for sign in self.signs} <= listed
        assert set(self.signs) <= set(page.boxes)

    def test_its_words_stand_on_parchment_with_a_margin(self, learn: TabbedLearnPage) -> None:
        """LOOK-4: words on parchment have 4.5:1 at least; the page lies on wood."""
        assert learn.is_wooden
        for number in range(learn.tabs.count()):
            learn.tabs.setCurrentIndex(number)
            tab = learn.tabs.currentWidget()
            written = [each for each in written_on(tab) if "/cards/" not in each.where]
            assert written
            assert [each for each in written if each.ground and is_dark(each.ground)] == []
            faint = [each for each in written if (each.contrast or UNKNOWN) < LEAST_CONTRAST]
            assert faint == []
            sheets = [tab] if isinstance(tab, Sheet) else tab.findChildren(Sheet)
            layouts = [sheet.layout() for sheet in sheets]
            assert layouts
            assert all(
                layout is not None and layout.contentsMargins().left() >= sheet.edge()
                for sheet, layout in zip(sheets, layouts, strict=True)
            )


def is_dark(ground: QColor) -> bool:
    return brightness(ground) < LEAST_LIGHT


class EntriesContract(RulesContract):
    """The checks of a page whose things have entries, each with its clauses."""

    things: ClassVar[ThingsAside]
    paint_sign: ClassVar[PaintSign]
    tabs: ClassVar[tuple[str, ...]]
    kinds: ClassVar[set[str]]
    """The kinds of addresses that rules lead to."""
    example: ClassVar[tuple[str, str, str]]
    """The address of an entry, the tab it stands on, and its second clause."""

    def _place_of(self, learn: EntriesLearnPage) -> str:
        """Return the address of what is looked at."""
        tab = learn.tabs.currentWidget()
        if tab is learn.rules:
            return f"clause:{learn.rules.text._page.marked}"
        if tab is learn.signs:
            (sign,) = [sign for sign, box in learn.signs.boxes.items() if box._is_marked]
            return f"sign:{sign}"
        assert isinstance(tab, Browser)
        entry: LearnEntry = tab.list.currentIndex().data(EntryRole.ENTRY)
        assert tab.sheet.name.text() == entry.name
        return entry.address

    @staticmethod
    def _browsers(learn: EntriesLearnPage, tabs: Iterable[str]) -> list[Browser]:
        found = (getattr(learn, tab) for tab in tabs)
        return [tab for tab in found if isinstance(tab, Browser)]

    def test_every_link_leads_to_what_it_names(self, learn: EntriesLearnPage) -> None:
        clauses, things = self.clauses.values(), self.things
        linked = {address for each in clauses for address, _ in things.pieces(each) if address}
        addresses = sorted(linked | {at for clause in clauses for at in things.shown(clause)})
        for address in addresses:
            learn.rules.text.anchorClicked.emit(QUrl(address))
            assert self._place_of(learn) == address
        assert {address.partition(":")[0] for address in addresses} == self.kinds

    def test_every_entry_names_clauses_that_are_there(self, learn: EntriesLearnPage) -> None:
        browsers = self._browsers(learn, self.tabs)
        assert browsers
        for browser in browsers:
            for entry in entries(browser).values():
                assert entry.clauses
                assert set(entry.clauses) <= set(self.clauses)

    def test_an_entry_leads_to_its_clauses(self, learn: EntriesLearnPage, qtbot: QtBot) -> None:
        address, tab, clause = self.example
        learn.show_at(address)
        link = getattr(learn, tab).sheet.links[1]
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
        assert learn.tabs.currentWidget() is learn.rules
        assert learn.rules.text._page.marked == clause

    def test_every_sign_has_a_picture(self, look: Look, qtbot: QtBot) -> None:
        for sign in self.signs:
            box = SignBox(look, sign, type(self).paint_sign)
            qtbot.addWidget(box)
            image = box.grab().toImage()
            inside = range(8, box.width() - 8)
            assert len({image.pixel(x, y) for x in inside for y in inside}) > 3, sign

    def test_what_can_be_reached_has_a_name_of_its_own(self, learn: EntriesLearnPage) -> None:
        for tab in self.tabs:
            learn.tabs.setCurrentWidget(getattr(learn, tab))
            names = [name_of(widget) for widget in reachable(learn) if widget.focusProxy() is None]
            assert all(len(name) > 1 for name in names), tab
            assert len(set(names)) == len(names), tab

    def test_a_tab_is_begun_with_its_search_or_its_list(self, learn: EntriesLearnPage) -> None:
        for tab in self.tabs:
            learn.tabs.setCurrentWidget(getattr(learn, tab))
            QTest.keyClick(learn, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
            begun = learn.window().focusWidget()
            first_sign = next(iter(learn.signs.lines.values()))
            assert begun is getattr(getattr(learn, tab), "search", first_sign), tab
            assert getattr(learn, tab).accessibleName() == learn.tabs.tabText(
                learn.tabs.currentIndex()
            )
