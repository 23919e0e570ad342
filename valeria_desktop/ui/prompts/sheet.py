"""The sheet of a question: its head with the asked player's shield, and small pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.peek import KEY as HOLD_KEY
from valeria_desktop.ui.controls.text import Heading, Text, write_in
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.words.label import Label

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook


_SLIM = 30 / 34  # width of a shield, in heights


def of_seat(look: Look, seat: Seat) -> Picture:
    """Return a picture of a player's shield."""

    def paint(painter: QPainter, box: QRectF) -> None:
        width = min(box.width(), box.height() * _SLIM)
        shield = QRectF(0, 0, width, width / _SLIM)
        shield.moveCenter(box.center())
        brush = Brush(painter, look, 1.0)
        paint_seat_sign(
            brush, look.player(seat.colour), seat.sign.value, shield.adjusted(1, 1, -1, -1)
        )

    return paint


class PictureBox(QWidget):
    """A small picture beside words."""

    def __init__(self, look: Look, picture: Picture, side: float, share: float = 1.0) -> None:
        """Show a picture `side` wide, in pixels at 100 %, and `share` times as high."""
        super().__init__()
        self._picture = picture
        self._kept = KeptPictures(look)
        self.setFixedSize(look.px(side), look.px(side * share))

    def paintEvent(self, event: QPaintEvent) -> None:
        whole = QRectF(self.rect())
        self._kept.paint_whole(self, self._picture, lambda painter: self._picture(painter, whole))


_SIGN, _HIGH = 30, 34 / 30
_TITLE, _NOTE, _LAMP = 18.5, 14, 16
_SPOKEN_TITLE, _SPOKEN = 21, 15.5
"""Sizes of the words that stand beside the voice's bust."""


class SheetHead:
    """The shield, the title and the note above the answers; `row` is their layout."""

    def __init__(self, look: ParchmentLook) -> None:
        """Show nothing yet."""
        self._look = look
        self._title_size = _TITLE
        self._sign: QWidget = QWidget()
        self._title = Heading(look, "", _TITLE)
        self._title.setWordWrap(True)
        self._title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._lamp = Label()
        self._lamp.hide()
        self._note = Text(look, "", _NOTE, is_quiet=True)
        self._quiet, self._words, self.row = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._quiet.addWidget(self._lamp)
        self._quiet.addWidget(self._note, 1)
        self._words.setSpacing(0)
        self._words.addStretch(1)
        self._words.addWidget(self._title)
        self._words.addLayout(self._quiet)
        self._words.addStretch(1)
        self.row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self.row.addLayout(self._words, 1)

    def scale(self) -> None:
        """Take the sizes of the look."""
        self.row.setSpacing(self._look.px(8))
        self._quiet.setSpacing(self._look.px(5))

    def show_sign(self, seat: Seat | None) -> None:
        """Show a player's shield, or none."""
        self._title_size = _TITLE
        self._note.setFont(self._look.font(_NOTE))
        write_in(self._note, self._look.palette.quiet)
        old = self._sign
        picture = of_seat(self._look, seat) if seat else None
        self._sign = PictureBox(self._look, picture, _SIGN, _HIGH) if picture else QWidget()
        self.row.replaceWidget(old, self._sign)
        self.row.setAlignment(self._sign, Qt.AlignmentFlag.AlignTop)
        self._sign.show()  # a layout gives the room of a hidden sign to the title
        old.hide()
        old.deleteLater()

    def leave_room(self, size: QSize) -> None:
        """Leave room for a bust in place of the shield, in pixels: its voice speaks the words."""
        self._sign.setFixedSize(size)
        self._title_size = _SPOKEN_TITLE
        self._note.setFont(self._look.font(_SPOKEN))
        write_in(self._note, INK)

    def say(self, title: str, note: str) -> None:
        """Write the question and the note below it."""
        self._lamp.hide()
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def say_hint(self, words: str, ratio: float) -> None:
        """Write a hint in place of the note; its icon needs the screen's pixel ratio."""
        look = self._look
        self._lamp.setPixmap(look.icon("hint", look.px(_LAMP), ratio, look.palette.good))
        self._lamp.show()
        self._note.setText(words)
        self._note.show()

    def shorten(self, *, is_short: bool) -> None:
        """Hide the note where the answers need its room; a hint stays."""
        is_hint = not self._lamp.isHidden()
        self._note.setVisible(bool(self._note.text()) and (is_hint or not is_short))

    def fit(self, width: int) -> None:
        """Shrink the title until its longest word fits a width; drop old sizes of the layouts."""
        sign = max(self._look.px(_SIGN), self._sign.minimumWidth())
        room = width - sign - self.row.spacing()
        font = self._look.title_font(self._title_size)
        words = self._title.text().split()
        longest = max((QFontMetrics(font).horizontalAdvance(word) for word in words), default=0)
        if longest > room:
            font.setPixelSize(letters(font.pixelSize() * room // longest))
        if font != self._title.font():
            self._title.setFont(font)
        for layout in (self._quiet, self._words, self.row):
            layout.invalidate()


_HINT_KEY = Qt.Key.Key_H
TOLD_KEYS = frozenset({Qt.Key.Key_I, Qt.Key.Key_E})
"""Keys that say how the game stands, and the news once more: also before a sheet."""


class PromptSheet(Asking):
    """A sheet over the table for the asked player's eyes, made when nobody else looks."""

    let_through: ClassVar = frozenset({HOLD_KEY, _HINT_KEY}) | TOLD_KEYS
    chosen = Signal(str)
    put_aside = Signal()
    """The player wants to look at the table first."""

    def show_again(self) -> None:
        """Come to the middle of the window."""
        raise NotImplementedError
