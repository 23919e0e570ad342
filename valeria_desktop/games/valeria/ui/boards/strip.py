"""The base of what paints what is known of a side, at the size its board gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.cards.hover import show_signs, signs_painted
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.ui.boards.sides import Side
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.look import Look


class Strip(QWidget):
    """A part of a board that paints what is known of a side."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.side: Side | None = None
        self._unit = 0.0
        self._kept = KeptPictures(look, each=TURNS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._changed)

    @property
    def unit(self) -> float:
        """The size of what would be one pixel on the smallest board."""
        return max(self.look.scale, self._unit)

    def resize_to(self, unit: float) -> None:
        """Paint larger on a larger board."""
        if unit != self._unit:
            self._unit = unit
            self._changed()

    def show_side(self, side: Side) -> None:
        """Show a side."""
        before = self.side
        if side == before:
            return
        self.side = side
        self.setAccessibleName(self.sentence(side))
        explain_beside(self, self.accessibleName())
        if before is None or self.painted(side) != self.painted(before):
            self._changed()

    def sentence(self, side: Side) -> str:
        """Say what is painted."""
        raise NotImplementedError

    def paint(self, brush: Brush, side: Side) -> None:
        """Paint a side."""
        raise NotImplementedError

    def painted(self, side: Side) -> object:
        """Return all that the picture of a side depends on."""
        raise NotImplementedError

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        side = self.side
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and side:
            signs = signs_painted(self.look, self.unit, lambda brush: self.paint(brush, side))
            if show_signs(event, self, signs):
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.side is None:
            return
        side = self.side
        painter = QPainter(self)
        self._kept.paint(
            painter,
            self.rect(),
            (0, self.painted(side), self.unit),
            lambda brush, _box: self.paint(brush, side),
        )
        painter.end()
