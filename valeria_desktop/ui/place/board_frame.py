"""A player's board: wood, owner, a button to peek, tracks, and a picture behind two chips.

A game fills the board. Where there is no room for the picture, two chips replace it and open it
over the rest of the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.kept import TURNS, KeptPictures
from valeria_desktop.ui.place.board_wood import paint_board_wood, paint_owner

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.ui.controls.peek import Peek
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.place.chip import BoardChip
    from valeria_desktop.ui.place.track import Track

_CHIP = 56
"""The greatest height of a chip, in pixels at usual text size."""


class BoardFrame(QWidget):
    """A board of one player; a subclass makes its parts and places them in `fit`."""

    peek_began = Signal(int)
    peek_ended = Signal()
    drawn: ClassVar[QSizeF]
    """The board's size as drawn."""
    gap: ClassVar[int]
    """The gap between the two chips, in pixels."""
    peek: Peek
    tracks: Mapping[Any, Track]
    chips: tuple[BoardChip, BoardChip]
    picture: QWidget
    """The widget that the chips open."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.is_picture_open = False
        self._wood = KeptPictures(look, each=TURNS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.fit)

    def connect_frame(self) -> None:
        """Listen to the peek button and to the chips; call it once they are made."""
        for chip in self.chips:
            chip.clicked.connect(self.turn_picture)
        self.peek.held.connect(lambda: self.peek_began.emit(self.seat))
        self.peek.let_go.connect(self.peek_ended)

    # --- a subclass's part

    @property
    def seat(self) -> int:
        """The owner's seat; -1 before a game."""
        raise NotImplementedError

    @property
    def unit(self) -> float:
        """The size of a box's pixel."""
        raise NotImplementedError

    @property
    def is_active(self) -> bool:
        """Whether the board is lit and framed in gold: it is the active player's."""
        raise NotImplementedError

    @property
    def colour(self) -> QColor | None:
        """The owner's colour; None before a game."""
        raise NotImplementedError

    def fit(self) -> None:
        """Place all parts of the board anew."""
        raise NotImplementedError

    def focus_picture(self) -> None:
        """Set the focus to the opened picture."""
        self.picture.setFocus(Qt.FocusReason.PopupFocusReason)

    def paint_over(self, brush: Brush) -> None:
        """Paint things on the wood that are no widgets of their own."""

    # --- tracks

    @property
    def duration(self) -> int:
        """The length of a token's motion, in ms."""
        return next(iter(self.tracks.values())).duration

    @duration.setter
    def duration(self, duration: int) -> None:
        for track in self.tracks.values():
            track.duration = duration

    # --- the picture and its chips

    def stand_chips(self, box: QRect, *, is_chips: bool) -> None:
        """Place the chips below each other in a box, or hide them."""
        self.is_picture_open = self.is_picture_open and is_chips
        half = min(box.height() // 2, self.look.px(_CHIP))
        for place, chip in enumerate(self.chips):
            chip.setVisible(is_chips)
            chip.setChecked(self.is_picture_open)
            top = box.top() + place * (half + self.gap)
            chip.setGeometry(box.left(), top, box.width(), half)

    def turn_picture(self) -> None:
        """Open the picture over the rest of the board, or close it."""
        self.is_picture_open = not self.is_picture_open
        self.fit()
        if self.is_picture_open:
            self.focus_picture()

    def close_by_escape(self) -> bool:
        was_open = self.is_picture_open
        if was_open:
            self.turn_picture()
            self.chips[0].setFocus(Qt.FocusReason.PopupFocusReason)
        return was_open

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.close_by_escape():
            return
        super().keyPressEvent(event)

    # --- Qt's events

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self.drawn.width()), self.look.px(self.drawn.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.EnabledChange:
            self.peek.release()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, active = self.unit, self.is_active
        painter = QPainter(self)
        self._wood.paint(
            painter,
            self.rect(),
            (0, active, unit),
            lambda brush, box: paint_board_wood(brush, box, is_active=active),
        )
        brush = Brush(painter, self.look, unit)
        paint_owner(brush, QRectF(self.rect()), self.colour)
        self.paint_over(brush)
        painter.end()
