"""The button of a box: pulled out or pushed back by click, space bar or screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.games.valeria.ui.shelf.lid import CELL, paint_lid
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.toggles import Toggle
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.words.label import describe, explain_beside

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.ui.shelf.lid import Lid
    from valeria_desktop.ui.paint.look import Look

_RING = 3.0


class BoxButton(Toggle):
    """A box on the shelf, which can be chosen unless a slip says why not."""

    asked = Signal()
    """The player wants to change whether the box is chosen."""

    def __init__(self, look: Look, lid: Lid) -> None:
        super().__init__(look)
        self.lid = lid
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._clicked)
        self.show_lid(lid)

    @property
    def unit(self) -> float:
        """The size of a unit: boxes grow with the window and with the text."""
        return max(self._look.scale, unit_of(self.window().size()))

    def sizeHint(self) -> QSize:
        return (CELL.toSizeF() * self.unit).toSize()

    def show_lid(self, lid: Lid) -> None:
        """Show the box as it stands now."""
        self.lid = lid
        self.setChecked(lid.is_chosen)
        self.setText(lid.name)
        parts = (lid.name, *((lid.adds,) if lid.adds else lid.brass), lid.inside)
        self.setAccessibleName(" ".join(f"{part.rstrip('.')}." for part in parts if part))
        describe(self, lid.slip)
        if not lid.slip:
            explain_beside(self, lid.adds)
        self.update()

    def _clicked(self) -> None:
        """Leave the choice to the shelf: a box that can't come stays, and says why."""
        self.setChecked(self.lid.is_chosen)
        if self.lid.is_off:
            ALOUD.say(self, self.lid.slip)
        else:
            self.asked.emit()

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        paint_lid(painter, whole, self.lid, self._look, self.unit)
        self.draw_focus(painter, whole.adjusted(_RING, _RING, -_RING, -_RING), 6)
