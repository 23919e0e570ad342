"""Which keys are listed for a game: those of its table, and those of the menus' commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from valeria_desktop.ui.kit.controls import ENTER, Heading, KeyCap, Text
from valeria_desktop.ui.shell.commands import MENUS

if TYPE_CHECKING:
    from collections.abc import Collection

    from valeria_desktop.ui.game_words import GameKeys, Keys
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.commands import Menu

Column: TypeAlias = "list[tuple[str, list[Keys]]]"
"""Groups of keys below each other, each under its title."""
_NATIVE = QKeySequence.SequenceFormat.NativeText
_TITLE, _TEXT = 20, 16


class KeyLists(QObject):
    """Lists the keys of a game in the player's language."""

    def columns(self, game: GameKeys) -> list[Column]:
        """List all keys: those of the table beside those of the menus."""
        menus = [(menu.text().replace("&", ""), menu_keys(menu, game.refused)) for menu in MENUS]
        table = self.tr("At the table"), self.of_table(game)
        return [[table], menus[:2], [group for group in menus[2:] if group[1]]]

    def of_table(self, game: GameKeys) -> list[Keys]:
        """Return the keys of every table, and those that are the game's own."""
        return [
            ((self.tr("Arrows"),), self.tr("Go from place to place, or from button to button")),
            ((self.tr("Tab"),), self.tr("Go on to the next button or list, area by area")),
            ((ENTER,), self.tr("Choose the place or button, or what is proposed")),
            (("1", "…", "9", "0"), self.tr("Choose an answer of the question")),
            *game.own,
            ((self.tr("Space"),), self.tr("Skip what is being shown; lift the curtain, or go on")),
            (("Esc",), self.tr("Step back; close what is open")),
            (("F10",), self.tr("Open the menus")),
        ]


def menu_keys(menu: Menu, refused: Collection[str] = ()) -> list[Keys]:
    """Return the keys of a menu's commands, but of those that a game's table refuses."""
    return [
        (
            tuple(QKeySequence(key).toString(_NATIVE) for key in command.keys),
            command.text().replace("&", "").removesuffix("…"),
        )
        for command in menu.commands
        if command.keys and command.id not in refused
    ]


def fill(grid: QGridLayout, look: Look, column: Column) -> None:
    """Write a column of keys into a grid, the keys before what they do."""
    grid.setVerticalSpacing(look.px(5))
    grid.setHorizontalSpacing(look.px(10))
    for title, keys in column:
        grid.addWidget(Heading(look, title, _TITLE), grid.rowCount(), 0, 1, 2)
        for caps, words in keys:
            line = grid.rowCount()
            grid.addLayout(_caps(look, caps), line, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(Text(look, words, _TEXT), line, 1)
    grid.setColumnStretch(1, 1)
    grid.setRowStretch(grid.rowCount(), 1)


def _caps(look: Look, keys: tuple[str, ...]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(look.px(3))
    for key in keys:
        row.addWidget(KeyCap(look, key))
    row.addStretch(1)
    return row
