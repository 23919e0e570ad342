"""Lines of text that the arrows go through, each an item of a list for a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

    from valeria_desktop.ui.paint.look import Look


_RING = 5
"""The room of the ring of the focus at each side of a line, in pixels."""


class ListedLine(Text):
    """A line of a list, which can have the focus."""

    def __init__(self, look: Look, words: str, size: float, said: str) -> None:
        """Write words; `said` is the whole line for a screen reader."""
        super().__init__(look, words, size)
        self.setAccessibleName(said)
        self.setContentsMargins(_RING + 3, _RING, _RING, _RING)  # the ring covers no letters
        self.neighbours: list[ListedLine] = [self]
        """All lines of the page, in order."""

    def be_stop(self, *, is_stop: bool) -> None:
        """Be the line that Tab leads to, or one that only arrows and clicks lead to."""
        policies = Qt.FocusPolicy.ClickFocus, Qt.FocusPolicy.StrongFocus
        self.setFocusPolicy(policies[is_stop])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at, last = self.neighbours.index(self), len(self.neighbours) - 1
        steps = {Qt.Key.Key_Up: at - 1, Qt.Key.Key_Down: at + 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        to = (steps | ends).get(Qt.Key(event.key()))
        if to is None:
            super().keyPressEvent(event)
        elif 0 <= to <= last:
            self.neighbours[to].setFocus(Qt.FocusReason.TabFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come into sight."""
        super().focusInEvent(event)
        for line in self.neighbours:
            line.be_stop(is_stop=line is self)
        above: QWidget | None = self.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(self)
            above = above.parentWidget()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_focus_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 5)
        painter.end()


class LineList(QFrame):
    """A list of such lines; several lists of a page share the way of the arrows."""

    def __init__(self, name: str, page: list[ListedLine]) -> None:
        """Make an empty list with a name; `page` has all lines of the page, in order."""
        super().__init__()
        self.setAccessibleName(name)
        self._page = page
        self.lines: list[ListedLine] = []

    def add(self, line: ListedLine) -> ListedLine:
        """Take a line in as the last one; return it, for the layout."""
        line.neighbours = self._page
        self.lines.append(line)
        self._page.append(line)
        line.be_stop(is_stop=len(self._page) == 1)
        return line
