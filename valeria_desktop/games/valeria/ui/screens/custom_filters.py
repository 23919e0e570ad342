"""Filters of the custom set-up: by words, by box and by role, once there are more boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.ui.screens.card_filters import Sieve
from valeria_desktop.kernel.phrases import as_listed, capital, say
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.fields import SearchField, Selector
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.ui.screens.card_toggle import CardToggle
    from valeria_desktop.ui.paint.look import Look

_ALL, _BASE = "all", ""


class CustomFilters(QWidget):
    """Search, boxes with a door to the shelf, and roles; hidden while the base game is alone."""

    changed = Signal()
    box_asked = Signal(str)
    """The player wants to see a box on the shelf; empty for no box in particular."""

    def __init__(self, look: Look, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.search = SearchField(look, self.tr("Search in names and powers"))
        self.box = Selector(look, self.tr("Box"))
        self.door = Button(look, icon="book")
        self.role = Selector(look, self.tr("Role"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.search, 1)
        for part in (self.box, self.role):
            explain_beside(part, part.accessibleName())
        for shown in (self.box, self.door, self.role):
            row.addWidget(shown)
        roles = [(tell(capital(say(role.value))), role.value) for role in Role]
        self.role.offer([(self.tr("Any role"), ""), *roles])
        self.search.textChanged.connect(self.changed)
        for part in (self.box, self.role):
            part.activated.connect(self.changed)
        self.box.activated.connect(self._name_door)
        self.door.clicked.connect(lambda: self.box_asked.emit(self._chosen_box()))

    def offer_boxes(self) -> None:
        """Offer the boxes in use, and forget a filter by a box that has gone.

        It needs a page around it: without one, showing it would open a window of its own.
        """
        draft = self._draft
        used = [name for name in draft.box().sets if name in draft.sets_in_use]
        facts = draft.box().facts_of
        named = [(tell(say(facts(name).name)), name) for name in used]
        named.sort(key=lambda answer: as_listed(answer[0]))
        before = self.box.currentData()
        self.box.offer([(self.tr("All boxes"), _ALL), ("Card Kingdoms", _BASE), *named])
        self.box.show_value(before)
        self.setVisible(bool(used))
        if not used:
            self.search.clear()
            self.role.setCurrentIndex(0)
        self._name_door()

    def _chosen_box(self) -> str:
        """Return the set whose cards are shown; empty for all cards, and for the base game's."""
        shown: str = self.box.currentData()
        return "" if shown == _ALL else shown

    def _name_door(self) -> None:
        """Say which box the door leads to."""
        words = self.tr("Show the boxes on the shelf")
        if self._chosen_box():
            words = self.tr("Show {box} on the shelf").format(box=self.box.currentText())
        self.door.setAccessibleName(words)
        explain_beside(self.door, words)

    def show_roles(self, *, are_there: bool) -> None:
        """Offer roles for cards that have some."""
        self.role.setEnabled(are_there)

    def lets_through(self, card: Card, shown: CardToggle) -> bool:
        """Return whether a card is shown; areas have no roles."""
        role = "" if card.kind == "monster" else self.role.currentData()
        sieve = Sieve(role=role, words=self.search.words())
        return self.box.currentData() in {_ALL, shown.box} and sieve.lets_through(
            card, shown.accessibleName()
        )
