"""The key that turns the pages of a full board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.ui.parts.tableau import TableauView
    from valeria_desktop.ui.words.game_words import Keys

PAGE_KEY = "Shift+PgDown"


def page_key_words() -> Keys:
    """Return the key with its meaning, for the page of keys."""
    words = QCoreApplication.translate("PageKey", "The next page of a full board")
    return (PAGE_KEY,), words


def turn_by_key(table: QWidget, tableau: Callable[[], TableauView]) -> None:
    """Let a key turn the pages of whatever tableau is in front on a table."""
    key = QShortcut(QKeySequence(PAGE_KEY), table)
    key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    key.activated.connect(lambda: tableau().turn_page())
