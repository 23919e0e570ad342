"""The menus of a window that tucks its menu bar away while there is a table in it.

A hidden bar hears no key, but the keys of its menus and commands must work all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMainWindow, QWidget

ALL_MENUS = QKeySequence(Qt.Key.Key_F10)


class TuckedMenus:
    """Shows the menu bar of a window, or opens its menus while the bar is tucked away."""

    def __init__(self, window: QMainWindow) -> None:
        """Leave the bar shown; it has to have all its menus already."""
        self._window = window
        self.button: QWidget | None = None
        """The button that opens the menus while the bar is tucked away."""
        self._titles = window.menuBar().actions()
        self._shortcuts: list[QShortcut] = []
        self._is_tucked = False
        for title in self._titles:
            window.addActions(_actions_in(title))  # a hidden bar hears no key
        self.renew_keys()

    def renew_keys(self) -> None:
        """Make the shortcuts that open menus anew, from the menus' present titles."""
        for old in self._shortcuts:
            old.setEnabled(False)
            old.deleteLater()
        self._shortcuts = [self._shortcut(ALL_MENUS, None)]
        for title in self._titles:
            key = QKeySequence.mnemonic(title.text())
            if not key.isEmpty():
                self._shortcuts.append(self._shortcut(key, title))
        self.tuck(is_tucked=self._is_tucked)

    def _shortcut(self, key: QKeySequence, title: QAction | None) -> QShortcut:
        shortcut = QShortcut(key, self._window)
        shortcut.activated.connect(lambda: self.open(title))
        return shortcut

    def tuck(self, *, is_tucked: bool) -> None:
        """Tuck the bar away, or show it again; the system's bar always stays."""
        bar = self._window.menuBar()
        self._is_tucked = is_tucked
        is_tucked = is_tucked and not bar.isNativeMenuBar()
        bar.setVisible(not is_tucked)
        for shortcut in self._shortcuts[1:]:  # a shown bar hears the keys of its menus
            shortcut.setEnabled(is_tucked)

    def open_all(self) -> None:
        """Open one menu that holds all menus."""
        self.open(None)

    def open(self, title: QAction | None) -> None:
        """Open a menu, or without a title one that holds all menus, below the button."""
        bar = self._window.menuBar()
        if title is None and bar.isVisible():
            bar.setActiveAction(self._titles[0])  # from which arrows lead to the others
            return
        menu = _menu_of(title) if title is not None else self._all()
        if menu is None:
            return
        beside: QWidget = self._window
        corner = QPoint()
        if self.button is not None:
            beside, corner = self.button, self.button.rect().bottomLeft()
        menu.popup(beside.mapToGlobal(corner))
        if title is not None and menu.actions():  # else it would open the first menu
            menu.setActiveAction(menu.actions()[0])

    def _all(self) -> QMenu:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for title in self._titles:
            menu.addAction(title)
        return menu


def _menu_of(title: QAction) -> QMenu | None:
    found = title.menu()
    return found if isinstance(found, QMenu) else None


def _actions_in(title: QAction) -> list[QAction]:
    menu = _menu_of(title)
    return list(menu.actions()) if menu is not None else []
