"""The custom set-up, chosen by pictures: areas, a citizen for each number, domains, Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.games.valeria.rules.setup import AREAS, Variant
from valeria_desktop.games.valeria.rules.setup_check import VARIANTS
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.face import face_of, footless
from valeria_desktop.games.valeria.ui.screens.card_toggle import CardGrid, CardToggle
from valeria_desktop.games.valeria.ui.screens.custom_filters import CustomFilters
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.choices import make_exclusive, take_choices
from valeria_desktop.ui.controls.drawn_ahead import DrawnAhead
from valeria_desktop.ui.controls.text import Slip
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look

_AREAS, _CITIZENS, _DOMAINS, _EVENTS = range(4)


class CustomEditor(QWidget):
    """Editor of the preset "custom", one page for each kind of cards.

    Events have a page while a variant draws some of them.
    """

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the custom choices of a draft."""
        super().__init__()
        self._look = look
        self._draft = draft
        self.areas: dict[str, CardToggle] = {}
        self.citizens: dict[str, CardToggle] = {}
        self.domains: dict[str, CardToggle] = {}
        self.events: dict[str, CardToggle] = {}
        self._made: dict[str, CardToggle] = {}
        """All toggles that were ever needed; boxes come and go while a game is set up."""
        self._shown: Catalog | None = None
        self._grids: list[CardGrid] = []
        self.kinds = QButtonGroup(self)
        self._pages = QStackedWidget()
        self._kinds_row = QHBoxLayout()
        self.filters = CustomFilters(look, draft)
        self.about_areas = self._add(self.tr("Areas"), "hills")
        self.about_citizens = self._add(self.tr("Citizens"), "person")
        self.about_domains = self._add(self.tr("Domains"), "build")
        self.about_events = self._add(self.tr("Events"), "events")
        self._lay_out()
        take_choices(self.kinds, self.show_kind)
        self.filters.changed.connect(self._lay_cards)
        self.ahead = DrawnAhead(self, self._size_of_card)
        look.changed.connect(self._draw_anew)
        self.show_kind(_AREAS)
        self.refresh()

    # --- layout

    def _lay_out(self) -> None:
        self._kinds_row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(4))
        column.addLayout(self._kinds_row)
        column.addWidget(self.filters)
        column.addWidget(self._pages, 1)

    def _add(self, title: str, icon: str) -> Slip:
        """Add a page for a kind of cards and return the text above its cards."""
        button = Button(self._look, title, icon=icon)
        make_exclusive(button)
        self.kinds.addButton(button, self._pages.count())
        self._kinds_row.addWidget(button)
        about, grid = Slip(self._look, "", 15), CardGrid(self._look)
        self._grids.append(grid)
        inside = QWidget()
        whole = QVBoxLayout(inside)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(grid)
        whole.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # cards keep a size
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(about)
        column.addWidget(scroll, 1)
        self._pages.addWidget(page)
        return about

    def _take_cards(self, catalog: Catalog) -> None:
        """Have a toggle for each area, citizen, domain and Event of a catalogue."""
        self._shown = catalog
        self.areas = {area: self._area(area) for area in catalog.areas}
        citizens = [card for group in catalog.numbers.values() for card in group]
        self.citizens = {card.id: self._citizen(card) for card in citizens}
        domains = sorted(catalog.domains, key=lambda card: card.name)
        self.domains = {card.id: self._toggle(card, self._domains_chosen) for card in domains}
        events = (*catalog.events, *catalog.event_cards)
        self.events = {card.id: self._toggle(card, self._events_chosen) for card in events}
        self.filters.offer_boxes()
        self._lay_cards()

    def _lay_cards(self) -> None:
        """Lay out the cards of the shown kind that the filters let through."""
        kind, catalog = self._pages.currentIndex(), self._draft.catalog
        cards: dict[str, Card] = dict(catalog.by_id)
        if kind == _AREAS:
            cards = {area: monsters[-1] for area, monsters in catalog.areas.items()}
        elif kind == _EVENTS:
            cards = {card.id: card for group in self._draft.wantable.values() for card in group}
        toggles = (self.areas, self.citizens, self.domains, self.events)[kind]
        self._grids[kind].lay(
            each
            for name, each in toggles.items()
            if name in cards and self.filters.lets_through(cards[name], each)
        )
        self._draw_ahead()

    def _size_of_card(self) -> QSize:
        return self._grids[self._pages.currentIndex()].size_of_card()

    def _draw_ahead(self) -> None:
        """Draw the cards that a filter or another page may show next."""
        kinds = (self.areas, self.citizens, self.domains, self.events)
        shown = kinds[self._pages.currentIndex()]
        self.ahead.draw(card for kind in (shown, *kinds) for card in kind.values())

    def _draw_anew(self) -> None:
        """Draw all again, where the look has changed or the pictures may be gone."""
        self.ahead.forget()
        self._draw_ahead()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_anew()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.ahead.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_ahead()

    def _area(self, area: str) -> CardToggle:
        """Return the toggle of an area: its boss, under the area's name."""
        if area not in self._made:
            boss = self._draft.catalog.areas[area][-1]
            name = tell(say(area))
            face = face_of(boss)
            face = evolve(footless(face), name=name, roles=(), caption="")
            self._keep(area, CardToggle(self._look, face, name, self._box_of(boss)))
            self._made[area].clicked.connect(self._areas_chosen)
        return self._made[area]

    def _citizen(self, card: Citizen) -> CardToggle:
        return self._toggle(card, lambda: self._citizen_chosen(card.numbers, card.id))

    def _toggle(self, card: Card, choose: Callable[[], None]) -> CardToggle:
        if card.id not in self._made:
            words = card_sentence(card)
            made = CardToggle(self._look, face_of(card), words, self._box_of(card))
            explain_beside(made, words)
            self._keep(card.id, made)
            made.clicked.connect(lambda _=False: choose())
        return self._made[card.id]

    def _keep(self, name: str, made: CardToggle) -> None:
        self._made[name] = made
        made.setParent(self)  # else a card that was never laid out outlives the page
        made.hide()
        made.installEventFilter(self)

    def _box_of(self, card: Card) -> str:
        one = self._draft.catalog.set_of(card)
        return one.id if one else ""

    def show_kind(self, number: int) -> None:
        """Show the page of a kind."""
        self._pages.setCurrentIndex(number)
        self.filters.show_roles(are_there=number in {_CITIZENS, _DOMAINS})
        if self._shown is not None:
            self._lay_cards()
        for button in self.kinds.buttons():
            button.setChecked(self.kinds.id(button) == number)
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll to the card that has got the focus."""
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            for scroll in self._pages.findChildren(QScrollArea):
                if scroll.isAncestorOf(watched):
                    scroll.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)

    # --- contents

    def refresh(self) -> None:
        """Show the draft again: chosen cards, disabled cards and the reasons."""
        if self._draft.catalog is not self._shown:
            self._take_cards(self._draft.catalog)
        self._show_areas()
        self._show_citizens()
        draft = self._draft
        for card_id, card in self.domains.items():
            card.setChecked(card_id not in draft.without)
        needed = AREAS * draft.setup.domains_in_a_stack
        words = self.tr("{number} chosen. {needed} of them are dealt at random.")
        number = len(self.domains) - len(draft.without)
        self.about_domains.setText(words.format(number=number, needed=needed))
        self._show_events()

    def _show_areas(self) -> None:
        chosen = self._draft.areas
        is_full = len(chosen) >= AREAS
        words = (
            self.tr("You have all five. Remove one to choose another.")
            if is_full
            else self.tr("{number} of 5 chosen").format(number=len(chosen))
        )
        self.about_areas.setText(words)
        for area, card in self.areas.items():
            card.setChecked(area in chosen)
            card.setEnabled(area in chosen or not is_full)
            explain_beside(card, "" if card.isEnabled() else words)

    def _show_citizens(self) -> None:
        draft = self._draft
        is_mixed = Variant.MIXED in draft.variants
        self.about_citizens.setText(
            self.tr("Mixed citizens uses them all; there is nothing to choose.")
            if is_mixed
            else self.tr("Choose one for each number. Some numbers have only one.")
        )
        for group in draft.catalog.numbers.values():
            known = [card.id for card in group if card.id in draft.citizens] or [group[0].id]
            for card in group:
                shown = self.citizens[card.id]
                shown.setChecked(is_mixed or card.id == known[0])
                shown.setEnabled(len(group) > 1 and not is_mixed)

    def _show_events(self) -> None:
        wantable = self._draft.wantable
        self.kinds.button(_EVENTS).setVisible(bool(wantable))
        if self._pages.currentIndex() == _EVENTS:
            if wantable:
                self._lay_cards()
            else:
                self.show_kind(_AREAS)
        told = [*map(self._show_events_of, wantable), *self._idle_events()]
        self.about_events.setText(" ".join(told))

    def _idle_events(self) -> list[str]:
        """Say which chosen Events take no part, as their area is chosen too (US2)."""
        draft = self._draft
        words = self.tr("{card} takes no part, as {area} is one of the areas.")
        return [
            words.format(card=card.name, area=tell(say(card.home)))
            for variant, cards in draft.wantable.items()
            for card in cards
            if card.home in draft.areas and card.id in draft.wanted(variant)
        ]

    def _show_events_of(self, variant: Variant) -> str:
        """Show the chosen Events of a variant; return how many there are, in a sentence."""
        wanted, most = self._draft.wanted(variant), self._draft.players
        is_full = len(wanted) >= most
        words = self.tr("{name}: {number} of {most} chosen, the rest at random.")
        if is_full:
            words = self.tr("{name}: one for each player is chosen. Remove one to choose another.")
        told = words.format(name=tell(VARIANTS[variant]), number=len(wanted), most=most)
        for each in self._draft.wantable[variant]:
            card = self.events[each.id]
            card.setChecked(each.id in wanted)
            card.setEnabled(each.id in wanted or not is_full)
            explain_beside(card, card.accessibleName() if card.isEnabled() else told)
        return told

    # --- choices

    def _areas_chosen(self) -> None:
        self._draft.areas = tuple(area for area, card in self.areas.items() if card.isChecked())
        self._tell()

    def _citizen_chosen(self, numbers: tuple[int, ...], card_id: str) -> None:
        """Choose a citizen for its numbers in place of the other one."""
        names = {card.id: card.name for card in self._draft.catalog.numbers[numbers]}
        chosen = {each for each, card in self.citizens.items() if card.isChecked()}
        given_up = [names[each] for each in names if each in chosen - {card_id}]
        chosen = (chosen - names.keys()) | {card_id}
        self._draft.citizens = tuple(each for each in self.citizens if each in chosen)
        words = self.tr("{card} replaces {other}.")
        told = [words.format(card=names[card_id], other=other) for other in given_up]
        self._tell(" ".join(told))

    def _domains_chosen(self) -> None:
        self._draft.without = tuple(
            card_id for card_id, card in self.domains.items() if not card.isChecked()
        )
        self._tell()

    def _events_chosen(self) -> None:
        draft = self._draft
        for variant, cards in draft.wantable.items():
            chosen = tuple(card.id for card in cards if self.events[card.id].isChecked())
            draft.want(variant, chosen)
        self._tell()

    def _tell(self, words: str = "") -> None:
        """Show the draft, and say what a choice has changed, or how many cards are chosen."""
        self.refresh()
        abouts = self.about_areas, self.about_citizens, self.about_domains, self.about_events
        ALOUD.say(self, words or abouts[self._pages.currentIndex()].text())
        self.changed.emit()
