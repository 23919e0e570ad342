"""A custom set-up: five areas, a citizen for each number, domains left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.setup import AREAS, Variant
from valeria_desktop.games.valeria.ui.cards.text import card_sentence
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.kit.controls import Heading, Text
from valeria_desktop.ui.kit.fields import Selector, Tick
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.ui.kit.look import Look

_DOMAIN_COLUMNS = 2


class CustomEditor(QWidget):
    """Choices for the preset "custom"."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's choices."""
        super().__init__()
        self._look = look
        self._draft = draft
        self.areas: dict[str, Tick] = {}
        self.citizens: dict[tuple[int, ...], Selector] = {}
        self.domains: dict[str, Tick] = {}
        self.about_areas = Text(look, "", 14, is_quiet=True)
        self.about_citizens = Text(look, "", 14, is_quiet=True)
        self.about_domains = Text(look, "", 14, is_quiet=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(16))
        row.addLayout(self._area_column(), 2)
        row.addLayout(self._citizen_column(), 3)
        row.addLayout(self._domain_column(), 5)
        look.changed.connect(self._draw_icons)
        self._draw_icons()
        self.refresh()

    def _column(self, title: str, about: Text) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(Heading(self._look, title, 18))
        column.addWidget(about)
        return column

    def _area_column(self) -> QVBoxLayout:
        column = self._column(self.tr("Five areas"), self.about_areas)
        for area in self._draft.catalog.areas:
            box = Tick(self._look, tell(say(area)))
            box.clicked.connect(self._areas_chosen)
            self.areas[area] = box
            column.addWidget(box)
        column.addStretch(1)
        return column

    def _draw_icons(self) -> None:
        for area, box in self.areas.items():
            box.setIcon(self._look.qicon(area.lower()))

    def _citizen_column(self) -> QVBoxLayout:
        column = self._column(self.tr("A citizen for each number"), self.about_citizens)
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        for line, (numbers, group) in enumerate(self._draft.catalog.numbers.items()):
            label = "/".join(map(str, numbers))
            grid.addWidget(Text(self._look, label, 15), line, 0)
            box = Selector(self._look, self.tr("Citizen for {number}").format(number=label))
            box.offer((card.name, card.id) for card in group)
            box.activated.connect(self._citizens_chosen)
            self.citizens[numbers] = box
            grid.addWidget(box, line, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        column.addStretch(1)
        return column

    def _domain_column(self) -> QVBoxLayout:
        column = self._column(self.tr("Domains that may take part"), self.about_domains)
        grid = QGridLayout()
        grid.setVerticalSpacing(self._look.px(3))
        domains = sorted(self._draft.catalog.domains, key=lambda card: card.name)
        rows = -(-len(domains) // _DOMAIN_COLUMNS)
        for number, card in enumerate(domains):
            box = Tick(self._look, card.name)
            explain_beside(box, card_sentence(card))
            box.clicked.connect(self._domains_chosen)
            self.domains[card.id] = box
            grid.addWidget(box, number % rows, number // rows)
        column.addLayout(grid)
        column.addStretch(1)
        return column

    # --- what is shown

    def refresh(self) -> None:
        """Show the draft again, with what is greyed and why."""
        self._show_areas()
        self._show_citizens()
        draft = self._draft
        for card_id, box in self.domains.items():
            box.setChecked(card_id not in draft.without)
        needed = AREAS * draft.setup.domains_in_a_stack
        words = self.tr("{number} chosen; {needed} of them, drawn by the seed, are dealt.")
        number = len(self.domains) - len(draft.without)
        self.about_domains.setText(words.format(number=number, needed=needed))

    def _show_areas(self) -> None:
        chosen = self._draft.areas
        is_full = len(chosen) >= AREAS
        words = (
            self.tr("All five are chosen; take one away to choose another.")
            if is_full
            else self.tr("{number} of five chosen").format(number=len(chosen))
        )
        self.about_areas.setText(words)
        for area, box in self.areas.items():
            box.setChecked(area in chosen)
            box.setEnabled(area in chosen or not is_full)
            explain_beside(box, "" if box.isEnabled() else words)

    def _show_citizens(self) -> None:
        draft = self._draft
        is_mixed = Variant.MIXED in draft.variants
        self.about_citizens.setText(
            self.tr("With mixed citizens all of them take part.")
            if is_mixed
            else self.tr("Where there is one only, it takes part.")
        )
        for numbers, choice in self.citizens.items():
            group = draft.catalog.numbers[numbers]
            chosen = [card.id for card in group if card.id in draft.citizens]
            choice.show_value(chosen[0] if chosen else group[0].id)
            choice.setEnabled(len(group) > 1 and not is_mixed)
            explain_beside(choice, "" if choice.isEnabled() else self.about_citizens.text())

    # --- what is chosen

    def _areas_chosen(self) -> None:
        self._draft.areas = tuple(area for area, box in self.areas.items() if box.isChecked())
        self._tell()

    def _citizens_chosen(self) -> None:
        self._draft.citizens = tuple(str(box.currentData()) for box in self.citizens.values())
        self._tell()

    def _domains_chosen(self) -> None:
        self._draft.without = tuple(
            card_id for card_id, box in self.domains.items() if not box.isChecked()
        )
        self._tell()

    def _tell(self) -> None:
        self.refresh()
        self.changed.emit()
