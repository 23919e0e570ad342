"""The centre as a table model: what lies at each place, what it costs now, what can be done."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from valeria_desktop.engine.phrases import capital
from valeria_desktop.engine.targets import COLUMNS, DECK, PILES, PLACES, place_words
from valeria_desktop.session.scene import places_of
from valeria_desktop.ui.cards.face import Face, face_of
from valeria_desktop.ui.cards.text import kind_words
from valeria_desktop.ui.words import tell

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Card
    from valeria_desktop.engine.quote import Quote
    from valeria_desktop.session.scene import Scene

Index = QModelIndex | QPersistentModelIndex


class CentreRole(IntEnum):
    """What a place knows."""

    PLACE = Qt.ItemDataRole.UserRole
    CARD = Qt.ItemDataRole.UserRole + 1
    """The card face up on top, or None."""
    FACE = Qt.ItemDataRole.UserRole + 2
    """What is painted of it, with the price it has now."""
    COUNT = Qt.ItemDataRole.UserRole + 3
    """How many cards lie there."""
    FACE_DOWN = Qt.ItemDataRole.UserRole + 4
    IS_LIT = Qt.ItemDataRole.UserRole + 5
    """It can be chosen now."""
    IS_SHORT = Qt.ItemDataRole.UserRole + 6
    """The viewer lacks something to have it."""
    EXTRA = Qt.ItemDataRole.UserRole + 7
    """The part of the price that is more (or less) than printed."""
    IS_EXHAUSTED = Qt.ItemDataRole.UserRole + 8
    TOKENS = Qt.ItemDataRole.UserRole + 9
    """The tokens on the top card, as (kind, number)."""


class Cell:
    """What is shown of one place; equal cells look the same."""

    __slots__ = ("values", "words")

    def __init__(self, values: dict[int, object], words: str) -> None:
        self.values = values
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cell) and self.values == other.values and self.words == other.words

    __hash__ = None  # type: ignore[assignment]


class CentreModel(QAbstractTableModel):
    """Four rows of five places; in the siege one row of three piles and the deck."""

    def __init__(self) -> None:
        """Show an empty table."""
        super().__init__()
        self._cells: list[Cell] = []
        self._columns = COLUMNS

    def show(self, scene: Scene) -> None:
        """Show a scene, telling only what differs."""
        cells = [_cell(scene, place) for place in places_of(scene.view)]
        if len(cells) != len(self._cells):
            self.beginResetModel()
            self._cells = cells
            self._columns = COLUMNS if len(cells) == PLACES else len(cells)
            self.endResetModel()
            return
        before, self._cells = self._cells, cells
        for number, (old, new) in enumerate(zip(before, cells, strict=True)):
            if old != new:
                index = self.index(number // self._columns, number % self._columns)
                self.dataChanged.emit(index, index)

    def index_of(self, place: int) -> QModelIndex:
        """Give the index of a place."""
        for number, cell in enumerate(self._cells):
            if cell.values[CentreRole.PLACE] == place:
                return self.index(number // self._columns, number % self._columns)
        return QModelIndex()

    def rowCount(self, parent: Index | None = None) -> int:
        inside = parent is not None and parent.isValid()
        return 0 if inside else -(-len(self._cells) // self._columns)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._columns

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self.tr("Column {number}").format(number=section + 1)
        rows = (self.tr("Monsters"), self.tr("Citizens"), self.tr("Citizens"), self.tr("Domains"))
        return rows[section] if len(self._cells) == PLACES else self.tr("Piles")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number = index.row() * self._columns + index.column()
        if not index.isValid() or number >= len(self._cells):
            return None
        cell = self._cells[number]
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole}:
            return cell.words
        return cell.values.get(role)


def _cell(scene: Scene, place: int) -> Cell:
    view, quote = scene.view, scene.quotes[place]
    stack = view.stacks[place]
    card = view.top(place)
    is_pile = place in PILES or place == DECK
    exhausted = not is_pile and (not stack or (card is not None and card.marks_exhausted))
    shown = card if card is not None and card.kind != "exhausted" else None
    values: dict[int, object] = {
        CentreRole.PLACE: place,
        CentreRole.CARD: shown,
        CentreRole.FACE: _face(shown, quote),
        CentreRole.COUNT: len(stack) if shown or not exhausted else 0,
        CentreRole.FACE_DOWN: sum(lying is None for lying in stack),
        CentreRole.IS_LIT: place in scene.lit,
        CentreRole.IS_SHORT: bool(quote.missing),
        CentreRole.EXTRA: quote.price.gold - quote.base if quote.base else 0,
        CentreRole.IS_EXHAUSTED: exhausted,
        CentreRole.TOKENS: tuple(
            mark
            for tokens in view.tokens
            if tokens.place == place and tokens.height == len(stack) - 1
            for mark in tokens.amounts
        ),
    }
    return Cell(values, _sentence(scene, place, values))


def _face(card: Card | None, quote: Quote) -> Face | None:
    if card is None:
        return None
    return face_of(card, quote.price if quote.action else None)


def _sentence(scene: Scene, place: int, values: dict[int, object]) -> str:
    """Say the place in one breath: what it is, what it costs, what can be done."""
    translate = QCoreApplication.translate
    card = scene.view.top(place)
    if card is None or values[CentreRole.CARD] is None:
        return _hidden_or_gone(scene, place)
    quote = scene.quotes[place]
    parts = [card.name, kind_words(card)]
    if quote.action is not None:
        price = tell(quote.price.words())
        parts.append(translate("Centre", "costs you {price}").format(price=price))
        left = translate("Centre", "cards left: {number}")
        parts.append(left.format(number=values[CentreRole.COUNT]))
    if values[CentreRole.IS_EXHAUSTED]:
        parts.append(translate("Centre", "the stack is exhausted"))
    parts += [tell(option.words()) for option in scene.lit.get(place, ())]
    parts += [tell(reason) for reason in quote.missing]
    return ", ".join(parts) + "."


def _hidden_or_gone(scene: Scene, place: int) -> str:
    where = QCoreApplication.translate("Centre", "Deck")
    if place != DECK:
        where = tell(capital(place_words(place)))
    number = len(scene.view.stacks[place])
    if number and scene.view.top(place) is None:
        words = QCoreApplication.translate("Centre", "{place}: {number} cards, face down.")
        return words.format(place=where, number=number)
    if place in PILES:
        return QCoreApplication.translate("Centre", "{place}: empty.").format(place=where)
    return QCoreApplication.translate("Centre", "{place}: exhausted.").format(place=where)
