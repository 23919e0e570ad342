"""A custom set-up: five areas, a citizen for each number, domains left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.engine.phrases import say
from valeria_desktop.engine.setup import AREAS, Variant
from valeria_desktop.ui.controls import Heading, Text
from valeria_desktop.ui.words import tell

if TYPE_CHECKING:
    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.look import Look

_DOMAIN_COLUMNS = 2


class CustomEditor(QWidget):
    """Choices for the preset "custom"."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's choices."""
        super().__init__()
        self._look = look
        self._draft = draft
        self._areas: dict[str, QCheckBox] = {}
        self._citizens: dict[tuple[int, ...], QComboBox] = {}
        self._domains: dict[str, QCheckBox] = {}
        self._count = Text(look, "", 14, is_quiet=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(self._area_column(), 1)
        row.addLayout(self._citizen_column(), 2)
        row.addLayout(self._domain_column(), 4)
        self.refresh()

    def _area_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(Heading(self._look, self.tr("Five areas"), 17))
        for area in self._draft.catalog.areas:
            box = QCheckBox(tell(say(area)))
            box.setFont(self._look.font(15))
            box.setIcon(self._look.qicon(area.lower()))
            box.clicked.connect(self._areas_chosen)
            self._areas[area] = box
            column.addWidget(box)
        column.addWidget(self._count)
        column.addStretch(1)
        return column

    def _citizen_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(Heading(self._look, self.tr("A citizen for each number"), 17))
        grid = QGridLayout()
        for line, (numbers, group) in enumerate(self._draft.catalog.numbers.items()):
            label = "/".join(map(str, numbers))
            grid.addWidget(Text(self._look, label, 15), line, 0)
            box = QComboBox()
            box.setFont(self._look.font(15))
            box.setAccessibleName(self.tr("Citizen for {number}").format(number=label))
            for card in group:
                box.addItem(card.name, card.id)
            box.setEnabled(len(group) > 1)
            box.activated.connect(self._citizens_chosen)
            self._citizens[numbers] = box
            grid.addWidget(box, line, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        column.addStretch(1)
        return column

    def _domain_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(Heading(self._look, self.tr("Domains that may take part"), 17))
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        domains = sorted(self._draft.catalog.domains, key=lambda card: card.name)
        rows = -(-len(domains) // _DOMAIN_COLUMNS)
        for number, card in enumerate(domains):
            box = QCheckBox(card.name)
            box.setFont(self._look.font(14))
            box.clicked.connect(self._domains_chosen)
            self._domains[card.id] = box
            grid.addWidget(box, number % rows, number // rows)
        column.addLayout(grid)
        column.addStretch(1)
        return column

    def refresh(self) -> None:
        """Show the draft again."""
        draft = self._draft
        for area, box in self._areas.items():
            box.setChecked(area in draft.areas)
            box.setEnabled(area in draft.areas or len(draft.areas) < AREAS)
        self._count.setText(self.tr("{number} of five chosen").format(number=len(draft.areas)))
        for numbers, choice in self._citizens.items():
            group = draft.catalog.numbers[numbers]
            chosen = [card.id for card in group if card.id in draft.citizens]
            choice.setCurrentIndex(choice.findData(chosen[0]) if chosen else 0)
            choice.setEnabled(len(group) > 1 and Variant.MIXED not in draft.variants)
        for card_id, box in self._domains.items():
            box.setChecked(card_id not in draft.without)

    def _areas_chosen(self) -> None:
        self._draft.areas = tuple(area for area, box in self._areas.items() if box.isChecked())
        self._tell()

    def _citizens_chosen(self) -> None:
        self._draft.citizens = tuple(str(box.currentData()) for box in self._citizens.values())
        self._tell()

    def _domains_chosen(self) -> None:
        self._draft.without = tuple(
            card_id for card_id, box in self._domains.items() if not box.isChecked()
        )
        self._tell()

    def _tell(self) -> None:
        self.refresh()
        self.changed.emit()
