"""Cards as entries of a browser, painted as tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF

from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile, signs_of_card
from valeria_desktop.games.valeria.ui.screens.card_filters import BASE, Sieve
from valeria_desktop.ui.screens.learn.entries import (
    EntriesModel,
    EntryFilter,
    EntryRole,
    TileDelegate,
)
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look

Index = QModelIndex | QPersistentModelIndex
_MARGIN = 6
_TILE = (160 + 2 * _MARGIN, 106 + 2 * _MARGIN)
_ROUND = 7


@frozen
class CardEntry:
    """An entry for a card."""

    card: Card
    box: str = ""
    """The name of its set; empty for a card of the base game."""
    set_id: str = BASE

    @property
    def address(self) -> str:
        return self.card.id

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def sentence(self) -> str:
        said = card_sentence(self.card)
        return f"{said} {self.box}." if self.box else said


def listed_cards(title: str, catalog: Catalog) -> EntryFilter:
    """Return the cards of a catalogue as entries under a title, to be filtered by a sieve."""
    cards = [_entry(card, catalog) for card in catalog.all_cards() if card.has_face]
    return EntryFilter(EntriesModel(title, cards), Sieve(), _lets_through)


def _entry(card: Card, catalog: Catalog) -> CardEntry:
    found = catalog.set_of(card)
    return CardEntry(card, tell(found.name), found.id) if found else CardEntry(card)


def _lets_through(entry: CardEntry, sieve: Sieve) -> bool:
    return sieve.is_of(entry.set_id) and sieve.lets_through(entry.card, entry.sentence)


class CardDelegate(TileDelegate):
    """Paints the cards of the browser as tiles."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, _TILE, _ROUND)

    def box_in(self, cell: QRect) -> QRectF:
        return QRectF(cell).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def paint_tile(
        self, painter: QPainter, box: QRectF, entry: CardEntry, *, is_chosen: bool
    ) -> None:
        paint_tile(painter, box, face_of(entry.card), self._look, FLAT)
        if is_chosen:
            self.paint_chosen(painter, box)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        if not index.isValid():
            return False
        face = face_of(index.data(EntryRole.ENTRY).card)
        signs = signs_of_card(self.box_in(option.rect), face, self._look)
        return show_signs(event, view.viewport(), signs)
