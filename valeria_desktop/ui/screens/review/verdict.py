"""The head of the review: the hanging signs, and the game's voice, which says what decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.screens.review.signs import HangingSigns
from valeria_desktop.ui.voice.voice import paint_voice_bust

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.voice.voice import Voice

_BUST, _LEFT, _BELOW = 118.0, 4.0, 3.0
"""The side of the bust, and its distance from the left edge and from the lower end, in units."""
_GAP = 6.0
_TIGHT = 1.2
"""The ratio of text to its boxes from which the bust is small."""
_SMALL = 84.0


class ReviewHead(QWidget):
    """Signs for the pages, and below them the sentence that a game comes down to."""

    def __init__(self, look: RoomLook) -> None:
        """Make a head without a game."""
        super().__init__()
        self._look = look
        self.voice: Voice | None = None
        """The character who speaks; None without one."""
        self.signs = HangingSigns(look)
        self.sheet = Sheet(look)
        self.cause = Heading(self.sheet.look, "", 22)
        self.play = Text(self.sheet.look, "", 16)
        self.cause.setWordWrap(True)
        self._row = QHBoxLayout(self)
        self._column, self._words = QVBoxLayout(), QVBoxLayout(self.sheet)
        self._row.addLayout(self._column, 1)
        self._column.addWidget(self.signs)
        self._column.addWidget(self.sheet)
        self._words.addWidget(self.cause)
        self._words.addWidget(self.play)
        look.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Make room for the bust, if there is one."""
        unit = self._look.unit
        side = self._side
        self._row.setContentsMargins(round(side + _GAP * unit) if side else 0, 0, 0, 0)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(2 * unit))
        edge = self.sheet.edge()
        self._words.setContentsMargins(edge, round(0.62 * edge), edge, round(0.62 * edge))
        self._words.setSpacing(0)
        self.update()

    @property
    def _side(self) -> float:
        """The side of the bust with its distance from the edge, in pixels; 0 without one."""
        if self.voice is None:
            return 0.0
        is_tight = self._look.scale > _TIGHT * self._look.unit
        return ((_SMALL if is_tight else _BUST) + _LEFT) * self._look.unit

    def show_words(self, voice: Voice | None, cause: str, play: str) -> None:
        """Show a voice, the sentence on the cause of the result, and one on the play."""
        self.voice = voice
        self.cause.setText(cause)
        self.play.setText(play)
        self.play.setVisible(bool(play))
        if voice is not None:
            self.sheet.setAccessibleName(f"{voice.name()}: {cause} {play}".strip())
        self.restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.voice is None:
            return
        unit, side = self._look.unit, self._side
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        bust = side - _LEFT * unit
        low = self.height() - _BELOW * unit
        box = QRectF(_LEFT * unit, max(0.0, low - bust), bust, min(bust, low))
        paint_voice_bust(painter, box, unit, self.voice)
        painter.end()
