"""The filters of the card browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.model.cards import MAX_RESULT, Card
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.games.valeria.ui.sets import SHOWN_BY_SETS
from valeria_desktop.kernel.phrases import as_listed, capital, say
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.chips import ChipRow
from valeria_desktop.ui.controls.fields import SearchField, Selector
from valeria_desktop.ui.controls.text import FoundCount
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look


APPLIES: dict[str, frozenset[str]] = {
    "edition": frozenset({"", "starter", "event"}),
    "role": frozenset({"", "citizen", "domain"}),
    "area": frozenset({"", "monster"}),
    "number": frozenset({"", "citizen", "starter", "event"}),
    "price": frozenset({"", "citizen", "domain", "monster", "event", *SHOWN_BY_SETS}),
}
"""The kinds of cards that each filter applies to; "" is the choice of all kinds."""


BASE = "base"
"""Stands for the base game where sets are named by their ids."""


@frozen
class Sieve:
    """The properties that a card must have to be shown; an empty property accepts every card."""

    kind: str = ""
    edition: str = ""
    role: str = ""
    area: str = ""
    number: int = 0
    price: int = 0
    """The greatest price, in all resources together."""
    words: tuple[str, ...] = ()
    box: str = ""
    """The id of the set that it comes from, or BASE."""

    def is_of(self, set_id: str) -> bool:
        """Return whether a card of a set is shown, as far as its box goes."""
        return self.box in {"", set_id}

    def lets_through(self, card: Card, said: str) -> bool:
        """Return whether a card with these words is shown."""
        return (
            (not self.kind or card.kind == self.kind)
            and (not self.edition or Edition(self.edition) in card.editions)
            and (not self.role or _shows(card, Role(self.role)))
            and (not self.area or card.home == self.area)
            and (not self.number or self.number in card.numbers)
            and (not self.price or 0 < card.whole_price <= self.price)
            and all(word in said.casefold() for word in self.words)
        )


def _shows(card: Card, role: Role) -> bool:
    return card.needs.of(role) > 0 or card.lends.of(role) > 0


_GAP, _SEARCH = 6, 200
"""The distance of selectors, and the least width of a useful search, in pixels of text."""
_PRICES = (2, 3, 4, 5, 6, 8, 10, 12)


class CardFilters(QWidget):
    """A search field and rows of selectors; a selector that doesn't fit the kind is grey."""

    changed = Signal()

    def __init__(self, look: Look, catalog: Catalog) -> None:
        super().__init__()
        self._look = look
        self.search = SearchField(look, self.tr("Search in names and powers"))
        self.count = FoundCount(look, "", 15, is_quiet=True)
        self.count.setWordWrap(False)
        self.clear = Button(look, self.tr("Show all"), icon="undo")
        self.boxes = {
            "kind": self._box(self.tr("Kind of cards"), self._kinds()),
            "edition": self._box(self.tr("Edition"), self._editions()),
            "role": self._box(self.tr("Role"), self._roles()),
            "area": self._box(self.tr("Area"), self._areas(catalog)),
            "number": self._box(self.tr("Number"), self._numbers()),
            "price": self._box(self.tr("Price"), self._prices()),
        }
        if catalog.sets:
            self.boxes["box"] = self._box(self.tr("Box"), self._sets(catalog))
        self._lay_out()
        self.search.textChanged.connect(self._changed)
        self.clear.clicked.connect(self.show_all)
        self._changed()

    def _lay_out(self) -> None:
        gap = self._look.px(_GAP)
        self._top, self._row = QHBoxLayout(), ChipRow(gap=gap, apart=gap)
        self._top.addWidget(self.search, 1)
        self._top.addWidget(self.count)
        self._top.addWidget(self.clear)
        for box in self.boxes.values():
            self._row.addWidget(box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._top)
        column.addLayout(self._row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the choice of a box beside the search where both have room, else to the others."""
        super().resizeEvent(event)
        box = self.boxes.get("box")
        if box is None:
            return
        beside = (self.count, self.clear, box)
        needed = sum(part.sizeHint().width() + self._top.spacing() for part in beside)
        has_room = needed + self._look.px(_SEARCH) <= self.width()
        is_there = self._top.indexOf(box) >= 0
        if has_room and not is_there:
            self._row.removeWidget(box)
            self._top.insertWidget(1, box)
        elif is_there and not has_room:
            self._top.removeWidget(box)
            self._row.addWidget(box)

    def _box(self, name: str, answers: Iterable[tuple[str, object]]) -> Selector:
        box = Selector(self._look, name)
        explain_beside(box, name)
        box.offer(answers)
        box.currentIndexChanged.connect(self._changed)
        return box

    # --- the values

    def _kinds(self) -> list[tuple[str, object]]:
        return [
            (self.tr("All cards"), ""),
            (self.tr("Citizens"), "citizen"),
            (self.tr("Monsters"), "monster"),
            (self.tr("Domains"), "domain"),
            (self.tr("Dukes"), "duke"),
            (self.tr("Monster Events"), "event"),
            (self.tr("Starters"), "starter"),
        ]

    def _editions(self) -> list[tuple[str, object]]:
        return [
            (self.tr("Both editions"), ""),
            (self.tr("First edition"), Edition.FIRST.value),
            (self.tr("Second edition"), Edition.SECOND.value),
        ]

    def _roles(self) -> list[tuple[str, object]]:
        named = [(tell(capital(say(role.value))), role.value) for role in Role]
        return [(self.tr("Any role"), ""), *named]

    def _areas(self, catalog: Catalog) -> list[tuple[str, object]]:
        areas = dict.fromkeys(monster.area for monster in catalog.monsters)
        return [(self.tr("Any area"), ""), *((tell(say(area)), area) for area in areas)]

    def _numbers(self) -> list[tuple[str, object]]:
        words = self.tr("Wakes on {number}")
        numbers = range(1, MAX_RESULT + 1)
        return [
            (self.tr("Any number"), 0),
            *((words.format(number=number), number) for number in numbers),
        ]

    def _prices(self) -> list[tuple[str, object]]:
        words = self.tr("Costs {number} at most")
        return [
            (self.tr("Any price"), 0),
            *((words.format(number=number), number) for number in _PRICES),
        ]

    def _sets(self, catalog: Catalog) -> list[tuple[str, object]]:
        named = [(tell(each.name), each.id) for each in catalog.sets]
        in_order = sorted(named, key=lambda answer: as_listed(answer[0]))
        return [(self.tr("All boxes"), ""), (self.tr("Base game"), BASE), *in_order]

    # --- the choices

    def sieve(self) -> Sieve:
        """Return the chosen properties."""
        asked = {name: box.currentData() for name, box in self.boxes.items() if box.isEnabled()}
        return Sieve(**asked, words=self.search.words())

    def show_all(self) -> None:
        """Clear all filters."""
        for box in self.boxes.values():
            box.setCurrentIndex(0)
        self.search.clear()

    def _changed(self) -> None:
        kind = self.boxes["kind"].currentData()
        for name, kinds in APPLIES.items():
            self.boxes[name].setEnabled(kind in kinds)
        self.clear.setEnabled(self.sieve() != Sieve())
        self.changed.emit()

    def say_count(self, shown: int, of_all: int) -> None:
        """Show the number of cards shown, of all cards."""
        self.count.tell(self.tr("{number} of {all} cards").format(number=shown, all=of_all))
