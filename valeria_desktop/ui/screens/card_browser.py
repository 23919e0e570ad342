"""Looking through the cards: what one says, and the clauses it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.cards.portrait import CardPortrait
from valeria_desktop.ui.cards.text import card_lines, clauses_of, kind_words
from valeria_desktop.ui.controls import Button, Heading, Text
from valeria_desktop.ui.screens.card_list import CardDelegate, CardFilter, CardRole, CardsModel

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Card
    from valeria_desktop.engine.catalog import Catalog
    from valeria_desktop.ui.look import Look


class CardBrowser(QWidget):
    """All cards, what one says, and the clauses it is about."""

    clause_asked = Signal(str)

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Show all cards."""
        super().__init__()
        self._look = look
        self._filter = CardFilter()
        self._filter.setSourceModel(CardsModel(catalog))
        self._kind = QComboBox()
        self._search = QLineEdit()
        self.list = QListView()
        self._portrait = CardPortrait(look)
        self._name = Heading(look, "", 22)
        self._kind_words = Text(look, "", 15, is_quiet=True)
        self._text = Text(look, "", 16)
        self._clauses = QHBoxLayout()
        self._lay_out()
        self.list.setCurrentIndex(self._filter.index(0, 0))

    def _lay_out(self) -> None:
        for kind, words in (
            ("", self.tr("All cards")),
            ("citizen", self.tr("Citizens")),
            ("monster", self.tr("Monsters")),
            ("domain", self.tr("Domains")),
            ("duke", self.tr("Dukes")),
            ("event", self.tr("Monster Events")),
            ("starter", self.tr("Starters")),
        ):
            self._kind.addItem(words, kind)
        self._kind.setFont(self._look.font(15))
        self._kind.setAccessibleName(self.tr("Kind of cards"))
        self._search.setFont(self._look.font(15))
        self._search.setPlaceholderText(self.tr("Search in names and powers"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._kind.currentIndexChanged.connect(self._narrow)
        self._search.textChanged.connect(self._narrow)
        self._set_up_list()
        top = QHBoxLayout()
        top.addWidget(self._kind)
        top.addWidget(self._search, 1)
        left = QVBoxLayout()
        left.addLayout(top)
        left.addWidget(self.list, 1)
        row = QHBoxLayout(self)
        row.addLayout(left, 1)
        row.addLayout(self._side())

    def _set_up_list(self) -> None:
        self.list.setModel(self._filter)
        self.list.setItemDelegate(CardDelegate(self._look))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setUniformItemSizes(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAccessibleName(self.tr("Cards"))
        self.list.selectionModel().currentChanged.connect(self._show)

    def _side(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self._portrait.setFixedSize(self._look.px(224), self._look.px(330))
        column.addWidget(self._portrait)
        for text in (self._name, self._kind_words, self._text):
            text.setFixedWidth(self._look.px(240))
            column.addWidget(text)
        column.addLayout(self._clauses)
        column.addStretch(1)
        return column

    def _narrow(self) -> None:
        self._filter.narrow(str(self._kind.currentData()), self._search.text())

    def _show(self, current: QModelIndex) -> None:
        card: Card | None = current.data(CardRole.CARD) if current.isValid() else None
        if card is None:
            return
        self._portrait.show_card(card)
        self._name.setText(card.name)
        self._kind_words.setText(kind_words(card))
        self._text.setText("\n".join(card_lines(card)))
        while item := self._clauses.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        for clause in clauses_of(card):
            button = Button(self._look, clause, icon="book")
            button.setAccessibleName(self.tr("Read clause {id}").format(id=clause))
            button.clicked.connect(lambda _=False, clause=clause: self.clause_asked.emit(clause))
            self._clauses.addWidget(button)
