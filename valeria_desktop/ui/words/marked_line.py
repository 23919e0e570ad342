"""A widget with words and signs in one line, which wraps where there is no room."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.words.flow import Flow

if TYPE_CHECKING:
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.look import Look


class MarkedLine(QWidget):
    """Words and signs on parchment."""

    def __init__(
        self, look: Look, marks: Marks, colour: str, size: float = 15.5, *, is_bold: bool = True
    ) -> None:
        """Show marks in a colour, with letters of a size in pixels at 100 %."""
        super().__init__()
        self._flow = Flow(look, marks, size, is_bold=is_bold)
        self._colour = colour
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(round(self._flow.width), round(self._flow.line_height))

    def heightForWidth(self, width: int) -> int:
        return round(self._flow.height(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._flow.paint(painter, QRectF(self.rect()), QColor(self._colour))
        painter.end()


_GAPS = re.compile(r"({\w+})")


def marks_in(template: str, **parts: Marks) -> Marks:
    """Return a sentence with signs in its gaps."""
    found = [
        parts[piece[1:-1]] if _GAPS.fullmatch(piece) else (Mark(text=piece),)
        for piece in _GAPS.split(template)
        if piece
    ]
    return tuple(mark for part in found for mark in part)
