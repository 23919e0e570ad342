"""A sheet of parchment that a page is written on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import asdict
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame

from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.parchment import ParchmentLook, margin_of, paint_sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.kit.look import Look


_FIELDS = """
QLineEdit {{ background: {raised}; color: {ink}; border: 1.5px solid {ink}; }}
QLineEdit:focus {{ border: 2px dashed {focus}; }}
QCheckBox {{ color: {ink}; }}
QCheckBox:disabled {{ color: {quiet}; }}
QCheckBox:focus {{ border: 1px dashed {focus}; }}
QCheckBox::indicator {{ border: 1.5px solid {ink}; background: {raised}; }}
QCheckBox::indicator:checked {{ background: {lit}; border-color: {ink}; }}
QCheckBox::indicator:disabled {{ border-color: {line}; background: {panel}; }}
QScrollBar::handle {{ background: {line}; }}
"""


class Sheet(QFrame):
    """A sheet; what lies on it is made with its look."""

    def __init__(self, look: Look) -> None:
        """Lie empty."""
        super().__init__()
        self.look = ParchmentLook(look, self)
        self._kept = KeptPictures(self.look)
        self.look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        """Have Qt's own fields written in ink, too; the program's style is for panels."""
        tokens = self.look.palette
        self.setStyleSheet(_FIELDS.format(**asdict(tokens)))

    def edge(self) -> int:
        """Return how far what is written stays away from the sheet's end."""
        return margin_of(self.look)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._kept.paint(
            painter,
            self.rect(),
            (0, self.look.materials, self.look.unit),
            lambda brush, box: paint_sheet(brush.painter, QRectF(box), self.look, is_lit=False),
        )
        painter.end()
