"""A sheet: what one player alone is asked, in the middle of the window."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class Sheet(QWidget):
    """Stands over the table for the eyes of whoever is asked; it is made when nobody else looks."""

    chosen = Signal(str)
    put_aside = Signal()
    """The player wants to look at the table first."""

    def show_again(self) -> None:
        """Come to the middle of the window."""
        raise NotImplementedError
