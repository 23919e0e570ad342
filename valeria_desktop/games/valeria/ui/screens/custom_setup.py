"""The custom set-up, chosen by pictures: five areas, a citizen for each number, the domains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.games.valeria.rules.setup import AREAS, Variant
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.choices import make_exclusive, take_choices
from valeria_desktop.ui.controls.picture_button import paint_tick
from valeria_desktop.ui.controls.text import Slip
from valeria_desktop.ui.controls.toggles import Toggle, ToggleGrid
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QResizeEvent

    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.ui.paint.look import Look


_TILE = (142, 78)
_AROUND = 5.0


class CardToggle(Toggle):
    """A card in the set-up, with a tick, or out of it and dim."""

    def __init__(self, look: Look, face: CardFace, words: str) -> None:
        """Make a toggle for a card; `words` describe it to a screen reader."""
        super().__init__(look)
        self._face = face
        self.setText(face.name)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_TILE[0]), self._look.px(_TILE[1]))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_TILE[0] * 0.75), round(_TILE[1] * 0.9))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        box = whole.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        is_in = self.isChecked()
        if not self.isEnabled() and not is_in:
            painter.setOpacity(0.55)
        mood = CardMood(
            is_dim=not is_in,
            is_hovered=self.underMouse() and self.isEnabled(),
            is_focused=self.hasFocus(),
        )
        paint_tile(painter, box, self._face, self._look, mood)
        if is_in:
            paint_tick(painter, self._tick_at(box), self._look)

    def _tick_at(self, box: QRectF) -> QPointF:
        """Return the corner for the tick: lower on a domain, to keep its long name readable."""
        low = box.height() * 0.27 if self._face.badge_is_needed else 0
        return box.topRight() + QPointF(0, low)


class CardGrid(ToggleGrid[CardToggle]):
    """Cards in rows that keep the shape of tiles."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = round(self.width() / self._columns * _TILE[1] / _TILE[0])
        for row in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(row, high)


_AREA_COLUMNS, _COLUMNS = 4, 5


class CustomEditor(QWidget):
    """Editor of the preset "custom": areas, citizens and domains, one page for each kind."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the custom choices of a draft."""
        super().__init__()
        self._look = look
        self._draft = draft
        self.areas: dict[str, CardToggle] = {}
        self.citizens: dict[str, CardToggle] = {}
        self.domains: dict[str, CardToggle] = {}
        self.kinds = QButtonGroup(self)
        self._pages = QStackedWidget()
        self._kinds_row = QHBoxLayout()
        self.about_areas = self._add(self.tr("Areas"), "hills", self._area_cards(), _AREA_COLUMNS)
        self.about_citizens = self._add(
            self.tr("Citizens"), "person", self._citizen_cards(), _COLUMNS
        )
        self.about_domains = self._add(self.tr("Domains"), "build", self._domain_cards(), _COLUMNS)
        self._kinds_row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(4))
        column.addLayout(self._kinds_row)
        column.addWidget(self._pages, 1)
        take_choices(self.kinds, self.show_kind)
        self.show_kind(0)
        self.refresh()

    # --- layout

    def _add(self, title: str, icon: str, cards: list[CardToggle], columns: int) -> Slip:
        """Add a page for a kind of cards and return the text above its cards."""
        button = Button(self._look, title, icon=icon)
        make_exclusive(button)
        self.kinds.addButton(button, self._pages.count())
        self._kinds_row.addWidget(button)
        about, grid = Slip(self._look, "", 15), CardGrid(columns)
        grid.lay(cards)
        inside = QWidget()
        whole = QVBoxLayout(inside)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(grid)
        whole.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(about)
        column.addWidget(scroll, 1)
        self._pages.addWidget(page)
        for card in cards:
            card.installEventFilter(self)
        return about

    def _area_cards(self) -> list[CardToggle]:
        """Return a toggle for each area: its boss, under the area's name."""
        for area, monsters in self._draft.catalog.areas.items():
            name = tell(say(area))
            face = face_of(monsters[-1])
            face = evolve(face, name=name, price=(), points=None, powers=(), roles=(), caption="")
            card = CardToggle(self._look, face, name)
            card.clicked.connect(self._areas_chosen)
            self.areas[area] = card
        return list(self.areas.values())

    def _citizen_cards(self) -> list[CardToggle]:
        groups = self._draft.catalog.numbers.items()
        for numbers, group in groups:
            for card in group:
                made = self._toggle(card)
                made.clicked.connect(
                    lambda _=False, numbers=numbers, card_id=card.id: self._citizen_chosen(
                        numbers, card_id
                    )
                )
                self.citizens[card.id] = made
        return list(self.citizens.values())

    def _domain_cards(self) -> list[CardToggle]:
        for card in sorted(self._draft.catalog.domains, key=lambda card: card.name):
            made = self._toggle(card)
            made.clicked.connect(self._domains_chosen)
            self.domains[card.id] = made
        return list(self.domains.values())

    def _toggle(self, card: Card) -> CardToggle:
        words = card_sentence(card)
        made = CardToggle(self._look, face_of(card), words)
        explain_beside(made, words)
        return made

    def show_kind(self, number: int) -> None:
        """Show the page of a kind."""
        self._pages.setCurrentIndex(number)
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
        self._show_areas()
        self._show_citizens()
        draft = self._draft
        for card_id, card in self.domains.items():
            card.setChecked(card_id not in draft.without)
        needed = AREAS * draft.setup.domains_in_a_stack
        words = self.tr("{number} chosen. {needed} of them are dealt at random.")
        number = len(self.domains) - len(draft.without)
        self.about_domains.setText(words.format(number=number, needed=needed))

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

    # --- choices

    def _areas_chosen(self) -> None:
        self._draft.areas = tuple(area for area, card in self.areas.items() if card.isChecked())
        self._tell()

    def _citizen_chosen(self, numbers: tuple[int, ...], card_id: str) -> None:
        """Choose a citizen for its numbers in place of the other one."""
        others = {card.id for card in self._draft.catalog.numbers[numbers]}
        chosen = {each for each, card in self.citizens.items() if card.isChecked()}
        chosen = (chosen - others) | {card_id}
        self._draft.citizens = tuple(each for each in self.citizens if each in chosen)
        self._tell()

    def _domains_chosen(self) -> None:
        self._draft.without = tuple(
            card_id for card_id, card in self.domains.items() if not card.isChecked()
        )
        self._tell()

    def _tell(self) -> None:
        self.refresh()
        self.changed.emit()
