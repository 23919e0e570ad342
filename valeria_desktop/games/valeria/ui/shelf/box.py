"""The button of a box: pulled out or pushed back by click, space bar or screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QSize, QVariantAnimation, Signal
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.games.valeria.ui.shelf.lid import CELL, paint_lid
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.toggles import Toggle
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.words.label import describe

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.ui.shelf.lid import Lid
    from valeria_desktop.ui.paint.look import Look

_RING = 3.0
_OUT, _BACK = 180, 140
"""The times in which a box is pulled out and pushed back, in ms."""


class BoxButton(Toggle):
    """A box on the shelf, which can be chosen unless a slip says why not."""

    asked = Signal()
    """The player wants to change whether the box is chosen."""

    moves = True
    """Whether the box is seen on its way; calm movement shows where it stands."""

    def __init__(self, look: Look, lid: Lid) -> None:
        super().__init__(look)
        self.lid = lid
        self._way = QVariantAnimation(self)
        self._way.valueChanged.connect(self.update)
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
        """Show the box as it stands now, on its way there if it was seen elsewhere."""
        if lid.is_chosen is not self.lid.is_chosen and self.isVisible() and self.moves:
            self._go(is_out=lid.is_chosen)
        self.lid = lid
        self.setChecked(lid.is_chosen)
        self.setText(lid.name)
        parts = (lid.name, *((lid.adds,) if lid.adds else lid.brass), lid.inside)
        self.setAccessibleName(" ".join(f"{part.rstrip('.')}." for part in parts if part))
        describe(self, lid.slip)
        self.beside = "" if lid.slip else f"{lid.adds} {lid.length}".strip()
        self.update()

    def _go(self, *, is_out: bool) -> None:
        before = self._pulled()
        self._way.stop()
        self._way.setDuration(_OUT if is_out else _BACK)
        curve = QEasingCurve.Type.OutBack if is_out else QEasingCurve.Type.OutCubic
        self._way.setEasingCurve(curve)
        self._way.setStartValue(before)
        self._way.setEndValue(float(is_out))
        self._way.start()

    def _pulled(self) -> float:
        """Return by which share the box is pulled out just now."""
        if self._way.state() is QVariantAnimation.State.Running:
            return float(self._way.currentValue())
        return float(self.lid.is_chosen)

    def nextCheckState(self) -> None:
        """Leave the choice to the shelf: to and fro, a reader would hear three states."""

    def _clicked(self) -> None:
        """Ask the shelf for the change; a box that can't come says why."""
        if self.lid.is_off:
            ALOUD.say(self, self.lid.slip)
        else:
            self.asked.emit()

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        paint_lid(Brush(painter, self._look, self.unit), whole, self.lid, self._pulled())
        self.draw_focus(painter, whole.adjusted(_RING, _RING, -_RING, -_RING), 6)
