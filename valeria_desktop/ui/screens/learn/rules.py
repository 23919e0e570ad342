"""The rules in a player's words: a search, links to the sections, and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QLocale, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QAccessible, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QVBoxLayout

from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.fields import SearchField
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.spoken_rows import SpokenRows
from valeria_desktop.ui.controls.text import FoundCount
from valeria_desktop.ui.paint.focus_ring import ring_style
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.screens.learn.clauses import RulesPage, finds, html_of

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.content.rule_book import Clause
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.clauses import ClauseAside

_WIDEST = 1450
_NARROWEST = 480
"""Least width for pictures beside the text, in pixels at 100 %."""
_MARGIN = 16
_SECTIONS = 210
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""The character that Qt writes in the place of a picture."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ClausesView(QTextBrowser):
    """Shows clauses, with pictures and links of the things they name."""

    asked = Signal(str)
    """The address of a thing in a clause that the player wants to look up."""
    answers_arrows = True

    def __init__(self, look: Look, beside: ClauseAside) -> None:
        super().__init__()
        self._look = look
        self._beside = beside
        self._page = RulesPage(())
        self._writing = QTimer(self, singleShot=True, interval=0)
        self._writing.timeout.connect(self._write)
        self._at = self._from = ""
        """The id of the clause said last, and of the one that is said first."""
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(lambda url: self.asked.emit(url.toString()))
        look.changed.connect(self._write)

    def show_page(self, page: RulesPage) -> None:
        """Show clauses."""
        self._page = page
        self._write()

    # --- for a screen reader

    def go_to(self, section: str) -> None:
        """Show a section; a screen reader's arrows begin there."""
        self.scrollToAnchor(section)
        first = next((each for each in self._page.clauses if each.section == section), None)
        self._at, self._from = "", first.id if first is not None else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from clause to clause, and say each, while a screen reader listens."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not QAccessible.isActive() or not self._page.clauses:
            super().keyPressEvent(event)
            return
        ids = [clause.id for clause in self._page.clauses]
        begin = ids.index(self._from) if self._from in ids else 0
        at = ids.index(self._at) + step if self._at in ids else begin
        self._say(self._page.clauses[min(max(at, 0), len(ids) - 1)])

    def _say(self, clause: Clause) -> None:
        is_first = next(c for c in self._page.clauses if c.section == clause.section) is clause
        begun = is_first or not self._at
        self._at = clause.id
        self.scrollToAnchor(clause.id)
        text = "".join(words for _, words in self._beside.pieces(clause)).replace("\n", " ")
        words = f"{clause.id}. {text}"
        ALOUD.say(self, f"{clause.section}. {words}" if begun else words)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's name
        """Go to the next link of the text, and say it."""
        is_here = super().focusNextPrevChild(next)
        if is_here and self.hasFocus():
            ALOUD.say(self, self._link() or self.accessibleName())
        return is_here

    def _link(self) -> str:
        """Return the words of the link that has the focus; those of a picture are its name."""
        cursor = self.textCursor()
        words = cursor.selectedText().replace(_PICTURE, "").strip()
        address = cursor.charFormat().anchorHref()
        return words or (self._beside.name(address) if address else "")

    # --- writing

    def _fitted(self) -> RulesPage:
        """Return the page with the width that it has room for."""
        px, room = self._look.px, self.viewport().width() - _MARGIN
        return evolve(self._page, width=min(px(_WIDEST), room), is_narrow=room < px(_NARROWEST))

    def _write(self) -> None:
        page = self._page
        self.setFont(self._look.font(17))
        self.document().clear()  # pictures of another size or theme are drawn again
        if page.clauses:
            self.setHtml(html_of(self._fitted(), self._beside, self._look))
        else:
            self.setPlainText(self.tr("No clause has all these words. Try fewer of them."))
        if page.marked:
            self.scrollToAnchor(page.marked)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        ratio, room = self.devicePixelRatioF(), self._beside.pictures
        width = room.width(self._fitted())
        box = QRectF(0, 0, width, round(width / room.shape))
        wide, high = round(box.width() * ratio), round(box.height() * ratio)
        with drawing(wide, high, ratio) as (pixmap, painter):
            self._beside.paint(painter, box, QUrl(name).toString(), self._look)
        return pixmap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._writing.start()  # Qt's text must not change while it is laid out


class SectionsList(SpokenRows, QListWidget):
    """The names of sections; those without a clause that was found are hidden."""

    def stops(self) -> list[QModelIndex]:
        return [index for index in super().stops() if not self.isRowHidden(index.row())]


class RulesBrowser(Sheet):
    """A sheet with the clauses of the rules, a search in them, and their sections."""

    asked = Signal(str)
    """The address of a thing in a clause that the player wants to look up."""

    def __init__(self, look: Look, game: str, beside: ClauseAside) -> None:
        """Show all clauses of a game in the language of the program."""
        super().__init__(look)
        look = self.look
        self._clauses = rule_book(game, QLocale().name().partition("_")[0])
        self.search = SearchField(look, self.tr("Search in the rules"))
        self.sections = SectionsList()
        self.text = ClausesView(look, beside)
        self._count = FoundCount(look, "", 15, is_quiet=True)
        self._lay_out()
        self.setFocusProxy(self.search)
        self.search.textChanged.connect(self._narrow)
        self.sections.itemClicked.connect(lambda item: self.text.go_to(item.text()))
        self.sections.currentTextChanged.connect(self.text.go_to)
        self.text.asked.connect(self.asked)
        look.changed.connect(self._restyle)
        self._restyle()
        self._narrow()

    def _lay_out(self) -> None:
        for section in dict.fromkeys(clause.section for clause in self._clauses):
            self.sections.addItem(section)
        self.sections.setWordWrap(True)
        self.sections.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sections.setAccessibleName(self.tr("Sections of the rules"))
        self.text.setAccessibleName(self.tr("Rules"))
        self.text.setAccessibleDescription(self.tr("Up and Down go from clause to clause."))
        self._count.setWordWrap(False)
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self._count)
        below = QHBoxLayout()
        below.addWidget(self.sections)
        below.addWidget(self.text, 1)
        column = QVBoxLayout()
        column.addLayout(top)
        column.addLayout(below, 1)
        self.lay_within(column)

    def _restyle(self) -> None:
        self.sections.setFont(self.look.font(17))
        self.sections.setFixedWidth(self.look.px(_SECTIONS))
        self.sections.setStyleSheet(
            ring_style("QListWidget::item", self.look.palette)
            + f"QListWidget::item {{ min-height: {LEAST_TARGET}px; }}"
        )
        self.text.setStyleSheet(ring_style("QTextBrowser", self.look.palette))

    def show_clause(self, clause_id: str) -> None:
        """Scroll to a clause, and mark it."""
        self.search.clear()
        self._show(clause_id)
        self.text.setFocus()

    def _narrow(self) -> None:
        self._show()

    def _show(self, marked: str = "") -> None:
        words = self.search.words()
        found = tuple(clause for clause in self._clauses if finds(clause, words))
        self.text.show_page(RulesPage(found, words, marked))
        left = {clause.section for clause in found}
        for row in range(self.sections.count()):
            item = self.sections.item(row)
            item.setHidden(item.text() not in left)
        self._count.tell(
            self.tr("{number} of {all} clauses").format(number=len(found), all=len(self._clauses))
        )
