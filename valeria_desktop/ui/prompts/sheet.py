"""A sheet: what one player alone is asked, in the middle of the window."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt, Signal

from valeria_desktop.ui.kit.asking import Asking
from valeria_desktop.ui.kit.held import KEY as HOLD_KEY

_HINT_KEY = Qt.Key.Key_H


class Sheet(Asking):
    """Stands over the table for the eyes of the asked player; it is made when nobody else looks."""

    let_through: ClassVar = frozenset({HOLD_KEY, _HINT_KEY})
    chosen = Signal(str)
    put_aside = Signal()
    """The player wants to look at the table first."""

    def show_again(self) -> None:
        """Come to the middle of the window."""
        raise NotImplementedError
