"""Text in the look of the program: headings, texts, key caps, and the panels under them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QWidget

from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.strokes import ENTER, cap_width, paint_cap
from valeria_desktop.ui.paint.title_lines import lines_of, title_height, write_title
from valeria_desktop.ui.words.label import Label

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look


class KeyCap(QWidget):
    """The picture of a key, beside words that explain the key."""

    def __init__(self, look: Look, key: str) -> None:
        """Show a key: a letter, a digit, or `ENTER`."""
        super().__init__()
        self._look = look
        self._key = key
        self.setAccessibleName("Enter" if key == ENTER else key)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(14))
        width = cap_width(self._look, self.fontMetrics(), self._key)
        self.setFixedSize(width + 2, self._look.px(20))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        colour = QColor(self._look.palette.quiet)
        paint_cap(painter, self._look, QPointF(1, self.height() / 2), self._key, colour)
        painter.end()


class Heading(Label):
    """A heading in the font of titles."""

    def __init__(self, look: Look, text: str = "", size: float = 20) -> None:
        """Make a heading of a size."""
        super().__init__(text)
        self._look = look
        self._size = size
        look.changed.connect(self._look_changed)
        self._look_changed()

    def set_size(self, size: float) -> None:
        """Write the heading in another size."""
        if size != self._size:
            self._size = size
            self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.title_font(self._size))
        write_in(self, self._look.palette.ink)

    def heightForWidth(self, width: int) -> int:
        return self._height(width) if self.wordWrap() else super().heightForWidth(width)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self._height(hint.width())) if self.wordWrap() else hint

    def _height(self, width: int) -> int:
        edges = self.contentsMargins()
        room = width - edges.left() - edges.right()
        high = title_height(self.font(), self.text(), room)
        return ceil(high) + edges.top() + edges.bottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        room = QRectF(self.contentsRect())
        is_one = len(lines_of(self.font(), self.text(), room.width())) == 1
        if is_one or not self.wordWrap():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        spare = room.height() - title_height(self.font(), self.text(), room.width())
        write_title(painter, room.translated(0, spare / 2), self.text(), self.alignment())
        painter.end()


class Text(Label):
    """Text that wraps."""

    def __init__(
        self, look: Look, text: str = "", size: float = 15, *, is_quiet: bool = False
    ) -> None:
        """Make a text of a size."""
        super().__init__(text)
        self._look = look
        self._size = size
        self._is_quiet = is_quiet
        self.setWordWrap(True)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(self._size))
        tokens = self._look.palette
        write_in(self, tokens.quiet if self._is_quiet else tokens.ink)


class FoundCount(Text):
    """The number of things that a search has found; a reader hears it while a player searches."""

    def tell(self, words: str) -> None:
        """Write the number, and say it if it is another one."""
        if words != self.text():
            self.setText(words)
            if self.isVisible():
                ALOUD.say(self, words)


class Slip(Text):
    """A slip of parchment with words that explain what stands beside it on wood."""

    _EDGE, _ABOVE, _RADIUS = 10, 5, 4

    def __init__(self, look: Look, text: str = "", size: float = 14.5) -> None:
        """Make a slip for the look of the wood that it lies on."""
        super().__init__(ParchmentLook(look), text, size)

    def _look_changed(self) -> None:
        super()._look_changed()
        px = self._look.px
        self.setContentsMargins(px(self._EDGE), px(self._ABOVE), px(self._EDGE), px(self._ABOVE))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(INK), 1.2))
        painter.setBrush(QColor(self._look.palette.panel))
        box, radius = QRectF(self.rect()).adjusted(1, 1, -1, -1), self._look.px(self._RADIUS)
        painter.drawRoundedRect(box, radius, radius)
        painter.end()
        super().paintEvent(event)


def write_in(label: Label, colour: str) -> None:
    """Write a label in another colour than the program's: on parchment, in ink."""
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
    label.setPalette(palette)


def panel(parent: QWidget | None = None) -> QFrame:
    """Make a panel: a framed field in the panels' colour on the table."""
    frame = QFrame(parent)
    frame.setProperty("panel", True)
    return frame
