"""The rules in a player's words: a search, the sections to jump to, the cards beside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QVBoxLayout, QWidget

from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.valeria.rules import GAME
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import TILE_SHAPE, paint_tile
from valeria_desktop.games.valeria.ui.screens.clauses import (
    CARD,
    NamedCards,
    RulesPage,
    finds,
    html_of,
    picture_width,
)
from valeria_desktop.ui.kit.controls import Text
from valeria_desktop.ui.kit.search_field import SearchField

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.kit.look import Look

_WIDEST = 1450
_NARROWEST = 480
_SECTIONS = 210


class ClausesView(QTextBrowser):
    """Shows clauses; a card that they name is a picture and a link."""

    card_asked = Signal(str)

    def __init__(self, look: Look, named: NamedCards) -> None:
        super().__init__()
        self._look = look
        self._named = named
        self._page = RulesPage(())
        self._writing = QTimer(self, singleShot=True, interval=0)
        self._writing.timeout.connect(self._write)
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._link_chosen)
        look.changed.connect(self._write)

    def show_page(self, page: RulesPage) -> None:
        """Show clauses."""
        self._page = page
        self._write()

    def _room(self) -> int:
        px = self._look.px
        return max(px(_NARROWEST), min(px(_WIDEST), self.viewport().width() - 16))

    def _write(self) -> None:
        page = self._page
        self.setFont(self._look.font(17))
        self.document().clear()  # pictures of another size or theme are drawn again
        if page.clauses:
            page = RulesPage(page.clauses, page.words, page.marked, self._room())
            self.setHtml(html_of(page, self._named, self._look))
        else:
            self.setPlainText(self.tr("No clause has all these words. Try fewer of them."))
        if page.marked:
            self.scrollToAnchor(page.marked)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        card = self._named.cards.get(url.path()) if url.scheme() == CARD else None
        if card is None:
            return super().loadResource(kind, url)
        ratio = self.devicePixelRatioF()
        width = picture_width(self._room())
        box = QRectF(0, 0, width, round(width / TILE_SHAPE))
        pixmap = QPixmap(round(box.width() * ratio), round(box.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_tile(painter, box, face_of(card), self._look, FLAT)
        painter.end()
        return pixmap

    def _link_chosen(self, url: QUrl) -> None:
        if url.scheme() == CARD:
            self.card_asked.emit(url.path())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._writing.start()  # Qt's text must not change while it is laid out


class RulesBrowser(QWidget):
    """The clauses of the rules, a search in them, and their sections."""

    card_asked = Signal(str)

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Show all clauses in the language of the program."""
        super().__init__()
        self._look = look
        self._clauses = rule_book(GAME, QLocale().name().partition("_")[0])
        self.search = SearchField(look, self.tr("Search in the rules"))
        self.sections = QListWidget()
        self.text = ClausesView(look, NamedCards(catalog))
        self._count = Text(look, "", 15, is_quiet=True)
        self._lay_out()
        self.search.textChanged.connect(self._narrow)
        self.sections.itemClicked.connect(lambda item: self.text.scrollToAnchor(item.text()))
        self.sections.currentTextChanged.connect(self.text.scrollToAnchor)
        self.text.card_asked.connect(self.card_asked)
        look.changed.connect(self._look_changed)
        self._look_changed()
        self._narrow()

    def _lay_out(self) -> None:
        for section in dict.fromkeys(clause.section for clause in self._clauses):
            self.sections.addItem(section)
        self.sections.setAccessibleName(self.tr("Sections of the rules"))
        self.text.setAccessibleName(self.tr("Rules"))
        self._count.setWordWrap(False)
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self._count)
        below = QHBoxLayout()
        below.addWidget(self.sections)
        below.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addLayout(below, 1)

    def _look_changed(self) -> None:
        self.sections.setFont(self._look.font(17))
        self.sections.setSpacing(self._look.px(4))
        self.sections.setFixedWidth(self._look.px(_SECTIONS))

    def show_clause(self, clause_id: str) -> None:
        """Go to a clause, and mark it."""
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
        self._count.setText(
            self.tr("{number} of {all} clauses").format(number=len(found), all=len(self._clauses))
        )
