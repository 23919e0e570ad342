"""The keys of a game's table and of the menus, as lists and on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.controls.lines import LineList, ListedLine
from valeria_desktop.ui.controls.page import Page, Sheet
from valeria_desktop.ui.controls.text import Heading, KeyCap
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.program.commands import MENUS
from valeria_desktop.ui.words.game_words import GameKeys

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.commands import Menu
    from valeria_desktop.ui.words.game_words import Keys


Column: TypeAlias = "list[tuple[str, list[Keys]]]"
"""Groups of keys below each other, each under its title."""
_NATIVE = QKeySequence.SequenceFormat.NativeText
_TITLE, _TEXT = 20, 16
_SPOKEN = {ENTER: "Enter"}


class KeyLists(QObject):
    """Lists the keys of a game in the player's language."""

    def columns(self, game: GameKeys) -> list[Column]:
        """Return three columns: the keys of the table, and twice keys of the menus."""
        menus = [(menu.text().replace("&", ""), menu_keys(menu, game.refused)) for menu in MENUS]
        table = self.tr("At the table"), self.of_table(game)
        return [[table], menus[:2], [group for group in menus[2:] if group[1]]]

    def of_table(self, game: GameKeys) -> list[Keys]:
        """Return the keys of every table, and those of this game alone."""
        return [
            ((self.tr("Arrows"),), self.tr("Go from card to card, or from button to button")),
            ((self.tr("Tab"),), self.tr("Go to the next button or list, area by area")),
            ((ENTER,), self.tr("Choose the card or button, or the proposed answer")),
            (("1", "…", "9", "0"), self.tr("Choose an answer to the question")),
            *game.own,
            ((self.tr("Space"),), self.tr("Skip ahead; lift the curtain, or continue")),
            (("Esc",), self.tr("Step back, or close the open sheet")),
            (("F10",), self.tr("Open the menus")),
        ]


def menu_keys(menu: Menu, refused: Collection[str] = ()) -> list[Keys]:
    """Return the keys of a menu's commands, except those that a game's table refuses."""
    return [
        (
            tuple(QKeySequence(key).toString(_NATIVE) for key in command.keys),
            command.text().replace("&", "").removesuffix("…"),
        )
        for command in menu.commands
        if command.keys and command.id not in refused
    ]


class KeyList(LineList):
    """Keys with their actions, under titles."""

    def __init__(self, look: Look, column: Column, lines: list[ListedLine]) -> None:
        """List a column of keys; `lines` are all of the page, in order."""
        super().__init__(", ".join(title for title, _ in column), lines)
        fill(QGridLayout(self), look, column, self)


def fill(grid: QGridLayout, look: Look, column: Column, into: KeyList) -> None:
    """Write a column of keys into a grid, each key before its action."""
    grid.setVerticalSpacing(0)
    grid.setHorizontalSpacing(look.px(4))
    for title, keys in column:
        grid.addWidget(Heading(look, title, _TITLE), grid.rowCount(), 0, 1, 2)
        for caps, words in keys:
            line = grid.rowCount()
            grid.addLayout(_caps(look, caps), line, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(into.add(ListedLine(look, words, _TEXT, said_of(caps, words))), line, 1)
    grid.setColumnStretch(1, 1)
    grid.setRowStretch(grid.rowCount(), 1)


def said_of(caps: tuple[str, ...], words: str) -> str:
    """Return keys and their action as a sentence for a screen reader."""
    keys = ", ".join(_SPOKEN.get(cap, cap) for cap in caps).replace(", …, ", " … ")
    return f"{keys}: {words}"


def _caps(look: Look, keys: tuple[str, ...]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(look.px(3))
    for key in keys:
        row.addWidget(KeyCap(look, key))
    row.addStretch(1)
    return row


_SLIM = 800
_SHARES = (5, 4, 4)
"""Shares of the width by column: the first has sentences, the others have commands."""


class ShortcutsScreen(Page):
    """All keys with their actions."""

    is_aside = True

    def __init__(self, look: Look, game: GameKeys = GameKeys()) -> None:  # noqa: B008 - a value
        """List all keys as they work in a game."""
        super().__init__(look)
        self.setAccessibleName(self.tr("Shortcuts"))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(8), look.px(18), look.px(10))
        column.addWidget(Heading(look, self.tr("Shortcuts"), 32))
        self.lines: list[ListedLine] = []
        inside = QWidget()
        row = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(12))
        for share, keys in zip(_SHARES, KeyLists(self).columns(game), strict=True):
            sheet, inside_it = Sheet(look), QVBoxLayout()
            listed = KeyList(sheet.look, keys, self.lines)
            listed.layout().setContentsMargins(0, 0, 0, 0)  # type: ignore[union-attr]  # it has one
            inside_it.addWidget(listed)
            sheet.lay_within(inside_it)
            row.addWidget(sheet, share)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(inside)
        self._scroll.setAccessibleName(self.tr("Shortcuts"))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its lines have it
        self._scroll.setStyleSheet("QScrollArea { border: 2px solid transparent; }")
        column.addWidget(self._scroll, 1)
        column.addWidget(self.back_button(), 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def first_focus(self) -> QWidget:
        return self.lines[0]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the columns below each other if the page is too narrow."""
        super().resizeEvent(event)
        is_slim = self.width() < self._look.px(_SLIM)
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.TopToBottom if is_slim else ways.LeftToRight)
