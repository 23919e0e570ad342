"""A panel in the bar over a table: a title, and gauges that show a share of something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.plates import paint_panel, panel_box
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QPainter, QPaintEvent

    from valeria_desktop.ui.paint.look import Look

EDGE, _TITLE, _HIGH = 11, 17, 33
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class BarPlate(QWidget):
    """Shows a fact of the game; with less room, from level to level, it shows less of it."""

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look, each=2)
        self.level = 0
        self._shown: Hashable = None
        look.changed.connect(self.update)

    def show_facts(self, facts: Hashable, said: str) -> None:
        """Show facts, and say them; equal ones look the same."""
        self._shown = facts
        self.setAccessibleName(said)
        explain_beside(self, said)
        self.update()

    def dress(self, level: int) -> None:
        """Show less at a higher level."""
        if level != self.level:
            self.level = level
            self.update()

    def widths(self) -> tuple[int, ...]:
        """Return the widths at each level, in pixels."""
        raise NotImplementedError

    def title_width(self, words: str) -> int:
        """Return the width of a title, in pixels."""
        return QFontMetrics(self._look.title_font(_TITLE)).horizontalAdvance(words)

    def sizeHint(self) -> QSize:
        return QSize(self.widths()[0], self._look.px(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._kept.paint_whole(self, (self._shown, self.level), self._paint)

    def _paint(self, painter: QPainter) -> None:
        look = self._look
        box = panel_box(QRectF(self.rect()))
        paint_panel(painter, box, look)
        painter.setFont(look.title_font(_TITLE))
        painter.setPen(QColor(look.palette.ink))
        room = box.adjusted(look.px(EDGE), -1, 0, 0)
        words = self.title()
        painter.drawText(room, LEFT, words)
        self.paint_rest(painter, box)

    def title(self) -> str:
        """Return the title for the present level."""
        raise NotImplementedError

    def paint_rest(self, painter: QPainter, box: QRectF) -> None:
        """Paint what stands behind the title into the panel."""


def paint_gauge(painter: QPainter, look: Look, box: QRectF, share: float) -> None:
    """Paint a rail that is filled with brass to a share."""
    painter.setPen(QPen(QColor(CARD_INK), 1.4))
    painter.setBrush(QColor(materials_of(look).rail))
    painter.drawRoundedRect(box, 4, 4)
    if share > 0:
        fill = box.adjusted(1.5, 1.5, -1.5, -1.5)
        fill.setWidth(max(4.0, fill.width() * share))
        painter.setPen(QPen(QColor(BRASS_EDGE), 1))
        painter.setBrush(QColor(BRASS))
        painter.drawRoundedRect(fill, 3, 3)
