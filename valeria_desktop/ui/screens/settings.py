"""The settings screen: one sheet each for the table, the sounds, the looks and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.choices import make_exclusive, take_choices
from valeria_desktop.ui.controls.page import Page, Sheet
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.paint.focus_ring import ring_style
from valeria_desktop.ui.paint.look import TEXT_SIZES, nearest_size
from valeria_desktop.ui.paint.room_look import largest_text, unit_of
from valeria_desktop.ui.screens.learn.keys_page import KeyList, KeyLists
from valeria_desktop.ui.screens.setting_rows import SettingRow, SettingsSheet
from valeria_desktop.ui.screens.setting_words import SettingWords
from valeria_desktop.ui.words.game_words import GameKeys

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QAbstractButton

    from valeria_desktop.ui.controls.choices import Choices
    from valeria_desktop.ui.controls.lines import ListedLine
    from valeria_desktop.ui.paint.look import Look


_SLIM = 720
_SHARES = (5, 4, 4)


class KeysSheet(Sheet):
    """All keys and their actions, at the table of the game that was played last."""

    def __init__(self, look: Look) -> None:
        """List the keys of a game without peculiarities."""
        super().__init__(look)
        px, edge = self.look.px, self.edge()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(self.tr("Keys"))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the lines have it
        self._columns: QBoxLayout | None = None
        self.list_keys(GameKeys())
        outer = QVBoxLayout(self)
        outer.setContentsMargins(edge + px(8), edge, edge, edge)
        outer.setSpacing(px(10))
        outer.addWidget(Heading(self.look, self.tr("Keys"), 26))
        outer.addWidget(self._scroll, 1)
        self.look.changed.connect(self._ring)
        self._ring()

    def _ring(self) -> None:
        self._scroll.setStyleSheet(ring_style("QScrollArea", self.look.palette))

    def list_keys(self, game: GameKeys) -> None:
        """List all keys as they work in a game."""
        px, inside = self.look.px, QWidget()
        lines: list[ListedLine] = []
        row = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        row.setContentsMargins(0, 0, px(6), 0)
        row.setSpacing(px(20))
        for share, keys in zip(_SHARES, KeyLists(self).columns(game), strict=True):
            keys_list = KeyList(self.look, keys, lines)
            keys_list.layout().setContentsMargins(0, 0, 0, 0)  # type: ignore[union-attr]
            row.addWidget(keys_list, share)
        self._scroll.setWidget(inside)  # Qt deletes the old widget
        self._lay_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_columns()

    def _lay_columns(self) -> None:
        """Put the columns below each other if the sheet is too narrow."""
        ways = QBoxLayout.Direction
        if self._columns is not None:
            is_slim = self.width() < self.look.px(_SLIM)
            self._columns.setDirection(ways.TopToBottom if is_slim else ways.LeftToRight)


_RAIL = 176
_SIZE = "scale"
_SEEN = (0.55, 0.24, 0.8, 0.4)
"""Heights in the kingdom's picture, from 0 to 1, by section."""


class SettingsScreen(Page):
    """One sheet for each section, picked at the left; a new value is used and saved at once."""

    is_aside = True

    changed = Signal(str, object)
    """The name of a setting and its new value."""

    def __init__(self, look: Look) -> None:
        """Show all settings, as yet without their values."""
        super().__init__(look)
        self.setAccessibleName(self.tr("Settings"))
        self._rows: dict[str, SettingRow] = {}
        self._wished = self._largest = max(TEXT_SIZES)
        self._sheets = QStackedWidget()
        self.sections = QButtonGroup(self)
        take_choices(self.sections, self.show_section)
        self._rail = QVBoxLayout()
        for section, middle in zip(SettingWords(self).sections(), _SEEN, strict=True):
            sheet = SettingsSheet(look, section.title, section.settings, middle)
            self._rows |= sheet.rows
            self._add_section(sheet, section.title, section.icon)
        self._keys = KeysSheet(look)
        self._add_section(self._keys, self.tr("Keys"), "settings")
        for name, row in self._rows.items():
            row.choices.chosen.connect(lambda value, name=name: self.changed.emit(name, value))
        self._rows[_SIZE].choices.offer(self._sizes())
        self._lay_out()
        look.changed.connect(self._look_changed)
        self._look_changed()
        self.show_section(0)

    def _add_section(self, sheet: SettingsSheet | KeysSheet, title: str, icon: str) -> None:
        button = Button(self._look, title, icon=icon)
        make_exclusive(button)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.sections.addButton(button, self._sheets.count())
        self._rail.addWidget(button)
        self._sheets.addWidget(sheet)

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(18), px(8), px(18), px(10))
        outer.addWidget(Heading(self._look, self.tr("Settings"), 32))
        self._rail.setSpacing(px(6))
        self._rail.addStretch(1)
        self._rail.addWidget(self.back_button(), 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.setSpacing(px(14))
        row.addLayout(self._rail)
        row.addWidget(self._sheets, 1)
        outer.addLayout(row, 1)

    def _look_changed(self) -> None:
        for button in self.sections.buttons():
            button.setMinimumWidth(self._look.px(_RAIL))

    def list_keys(self, game: GameKeys) -> None:
        """List all keys as they work in a game."""
        self._keys.list_keys(game)

    # --- sections

    def show_section(self, number: int) -> None:
        """Show a section by its number."""
        self._sheets.setCurrentIndex(number)
        self.sections.button(number).setChecked(True)
        for button in self.sections.buttons():
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def show_setting(self, name: str) -> None:
        """Show the section of a setting, with the focus on the setting."""
        row = self._rows[name]
        for number in range(self._sheets.count()):
            sheet = self._sheets.widget(number)
            if sheet is not None and sheet.isAncestorOf(row):
                self.show_section(number)
        row.choices.setFocus()

    # --- settings

    def show_value(self, name: str, value: object) -> None:
        """Show the value of a setting."""
        if name == _SIZE and isinstance(value, float):
            self._wished = nearest_size(value)
            value = min(self._wished, self._largest)
        self._rows[name].choices.show_value(value)

    def _sizes(self) -> tuple[tuple[str, float], ...]:
        fitting = [size for size in TEXT_SIZES if size <= self._largest]
        return tuple((f"{round(size * 100)} %", size) for size in fitting)

    def _fit(self) -> None:
        """Offer the text sizes that fit the window, and say why the larger ones are missing."""
        largest = largest_text(unit_of(self.window().size()))
        if largest == self._largest:
            return
        self._largest = largest
        why = self.tr(
            "Text over {number}% needs a larger window. Your choice is kept for one."
        ).format(number=round(largest * 100))
        row = self._rows[_SIZE]
        row.say(why if largest < max(TEXT_SIZES) else "")
        row.choices.offer(self._sizes())
        self.show_value(_SIZE, self._wished)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def box(self, name: str) -> Choices:
        """Return the choices of a setting."""
        return self._rows[name].choices

    @property
    def first_focus(self) -> QAbstractButton:
        return self.sections.button(self._sheets.currentIndex())
