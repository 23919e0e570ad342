"""The settings: how it looks, how fast it moves, in which language it speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout

from valeria_desktop.ui.controls import Heading, Text, panel
from valeria_desktop.ui.pace import Pace
from valeria_desktop.ui.page import Page

if TYPE_CHECKING:
    from valeria_desktop.ui.look import Look

SCALES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)


class SettingsScreen(Page):
    """A row for each setting; what is chosen is used and kept at once."""

    changed = Signal(str, object)
    """The name of a setting and its new value."""

    def __init__(self, look: Look) -> None:
        """Show all settings with nothing chosen."""
        super().__init__(look)
        self._boxes: dict[str, QComboBox] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(12))
        outer.addWidget(Heading(look, self.tr("Settings"), 32))
        frame = panel()
        frame.setMaximumWidth(look.px(720))
        self._grid = QGridLayout(frame)
        self._grid.setVerticalSpacing(look.px(10))
        self._add_rows()
        outer.addWidget(frame)
        outer.addStretch(1)
        back = self.back_button()
        outer.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)

    def _add_rows(self) -> None:
        self._add(
            "theme",
            self.tr("Colours"),
            "",
            (
                (self.tr("As the system"), "system"),
                (self.tr("Dark"), "dark"),
                (self.tr("Light"), "light"),
            ),
        )
        self._add(
            "scale",
            self.tr("Size of text and cards"),
            "",
            tuple((f"{round(scale * 100)} %", scale) for scale in SCALES),
        )
        self._add(
            "pace",
            self.tr("Movement"),
            self.tr(
                "How fast things fly and bots move. If the system asks for less motion, "
                "nothing flies."
            ),
            (
                (self.tr("Slow"), Pace.SLOW.value),
                (self.tr("Normal"), Pace.NORMAL.value),
                (self.tr("Fast"), Pace.FAST.value),
                (self.tr("Off"), Pace.OFF.value),
            ),
        )
        self._add(
            "language",
            self.tr("Language"),
            self.tr("Used from the next start on."),
            ((self.tr("As the system"), "system"), ("English", "en"), ("Deutsch", "de")),
        )

    def _add(
        self, name: str, words: str, about: str, choices: tuple[tuple[str, object], ...]
    ) -> None:
        box = QComboBox()
        box.setFont(self._look.font(15))
        box.setAccessibleName(words)
        box.setAccessibleDescription(about)
        for text, value in choices:
            box.addItem(text, value)
        box.activated.connect(lambda index: self.changed.emit(name, box.itemData(index)))
        row = self._grid.rowCount()
        self._grid.addWidget(Text(self._look, words, 16), row, 0)
        self._grid.addWidget(box, row, 1)
        if about:
            self._grid.addWidget(Text(self._look, about, 14, is_quiet=True), row + 1, 0, 1, 2)
        self._boxes[name] = box

    def show_value(self, name: str, value: object) -> None:
        """Show what a setting is."""
        box = self._boxes[name]
        box.setCurrentIndex(max(0, box.findData(value)))

    def box(self, name: str) -> QComboBox:
        """Give the field of a setting."""
        return self._boxes[name]
