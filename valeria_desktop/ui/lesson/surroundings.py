"""What a guide needs to know of the table of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.table.frame import Frame


class Surroundings(Protocol):
    """Finds things on a table by the names that the steps of a lesson have for them."""

    @property
    def frame(self) -> Frame:
        """Where the large things stand."""

    @property
    def parts(self) -> Sequence[tuple[QWidget, float]]:
        """Return the parts of the table, and how bad it is to cover each that isn't spoken of."""

    @property
    def purse(self) -> Sequence[QWidget]:
        """Return the widgets that show the player and their goods: any step may speak of them."""

    def turn_to(self, name: str) -> None:
        """Show the leaf that a thing is on, where only one has room."""

    def box(self, name: str) -> QRect:
        """Return the place of a thing, in coordinates of the table; nowhere if it isn't seen."""

    def is_passing(self, name: str) -> bool:
        """Tell whether a thing shows something else once a step is done."""
