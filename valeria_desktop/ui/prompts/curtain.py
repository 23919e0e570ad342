"""The curtain that covers the window until the right person sits before it, and a breath after.

A key or a click during the breath was meant for the previous player. A breath begins when another
player is asked, when the curtain closes, and when it opens.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.drape import paint_drape
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.parchment import paint_sheet
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.prompts.sheet import of_seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.controls.hands import Hands
    from valeria_desktop.ui.paint.parchment import ParchmentLook


REST = 0.5
"""Length of a breath, in seconds: no answer is taken meanwhile."""


class Breath(QObject):
    """A short pause in which a key or a click can't be the newly asked player's answer."""

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """Make a breath that is over; the clock is in seconds."""
        super().__init__(parent)
        self.clock = clock
        self._began_at = float("-inf")
        self._person: int | None = None
        """The seat asked last."""
        self.is_seen = True
        """Whether the question has been painted; the time of the breath counts from there."""

    def meet(self, seat: int) -> None:
        """Begin a breath if another seat was asked before this one."""
        if self._person not in {None, seat}:
            self.begin()
        self._person = seat

    def meet_nobody(self) -> None:
        """Forget the seat asked last: another game is on the table."""
        self._person = None

    def begin(self) -> None:
        """Take no answer for a moment, counted from the painting of the question."""
        self._began_at = self.clock()
        self.is_seen = False
        QTimer.singleShot(0, self, self._seen)  # after the keys pressed while Qt painted it

    def _seen(self) -> None:
        if not self.is_seen:
            self.is_seen = True
            self._began_at = self.clock()

    @property
    def is_over(self) -> bool:
        """Whether an answer may be taken."""
        return self.clock() - self._began_at >= REST


_BOARD = 520, 236
_SIGN, _RISES = 132, 58
"""The height of the player's shield, and its part above the sheet's edge, in pixels at 100 %."""
_RING = 8
"""The distance of the focus ring from the sheet, in pixels at 100 %."""
_SPACE = {Qt.Key.Key_Space}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class Curtain(QWidget):
    """Hides everything in its window; a click opens it, or a key that gave no answer before.

    It stays closed during a breath, and while any key or button is held down, so that neither a
    second press nor a repeating key shows one player's secret to another.
    """

    opened = Signal()
    left = Signal()
    """Nobody is ready: Esc was pressed, where the curtain allows it."""

    def __init__(
        self,
        look: ParchmentLook,
        window: QWidget,
        hands: Hands,
        breath: Breath | None = None,
    ) -> None:
        """Hang open in a window; `hands` knows the keys and buttons held down."""
        super().__init__(window)
        self._hands = hands
        self._breath = breath or Breath(self)
        self._is_secret = True
        self._keys = _SPACE
        self._is_pressed = False
        self._look = look
        self._window = window
        self._seat: Seat | None = None
        self._may_leave = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoFillBackground(True)
        look.changed.connect(self.update)
        self.hide()

    @property
    def seat(self) -> Seat | None:
        """The player for whom the curtain was closed last."""
        return self._seat

    def close_for(self, seat: Seat, *, is_secret: bool = True, may_leave: bool = False) -> None:
        """Hide everything until this player is ready for a secret, or for a public question.

        With `may_leave`, Esc takes the curtain away.
        """
        self._seat, self._is_secret, self._may_leave = seat, is_secret, may_leave
        self._breath.begin()
        self._is_pressed = False
        self._keys = _ENTER if self._hands.last_key in _SPACE else _SPACE
        words = self._spoken().format(name=seat.name)
        self.setAccessibleName(" ".join((words, *self._way_back())))
        window = self._window
        window.removeEventFilter(self)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def open(self) -> None:
        """Show the table again, and emit `opened`."""
        if not self.isHidden():
            self.take_down()
            self.opened.emit()

    def take_down(self) -> None:
        """Show the table again without emitting `opened`."""
        self._window.removeEventFilter(self)
        self.hide()

    # --- keys and clicks: none reaches the table

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the curtain as large as the window."""
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Take every key, so that no shortcut of the table works behind the curtain."""
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's name
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if self._may_leave and event.key() == Qt.Key.Key_Escape:
            self.take_down()
            self.left.emit()
            return
        if event.key() not in self._keys or event.isAutoRepeat():
            return
        if self._breath.is_over and self._hands.rest_but_for(event):
            self.open()

    def press(self) -> None:
        """Open the curtain for a screen reader, if nobody can have meant another question."""
        if self._breath.is_over and not self._hands.has_keys_down:
            self.open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        is_alone = event.buttons() == event.button() and not self._hands.has_keys_down
        self._is_pressed = self._breath.is_over and is_alone

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._is_pressed:
            self.open()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_drape(painter, QRectF(self.rect()), self._cloth(), unit_of(self.size()))
        if self._seat is not None:
            self._paint_words(painter, self._seat)
        painter.end()

    def _spoken(self) -> str:
        """Return the sentence for a screen reader: the player's name, and the key that opens."""
        is_enter = self._keys is _ENTER
        if not self._is_secret:
            if is_enter:
                return self.tr("{name}, ready? The game continues with you. Press Enter.")
            return self.tr("{name}, ready? The game continues with you. Press Space.")
        if is_enter:
            return self.tr("{name}, ready? Press Enter when nobody else is looking.")
        return self.tr("{name}, ready? Press Space when nobody else is looking.")

    def _invitation(self) -> str:
        return "\n".join((self._what_comes(), *self._way_back()))

    def _way_back(self) -> tuple[str, ...]:
        return (self.tr("Press Esc to go back."),) if self._may_leave else ()

    def _what_comes(self) -> str:
        is_enter = self._keys is _ENTER
        if not self._is_secret:
            if is_enter:
                return self.tr("The game continues with you.\nClick, or press Enter.")
            return self.tr("The game continues with you.\nClick, or press Space.")
        if is_enter:
            return self.tr("Only you should see what comes next.\nClick, or press Enter.")
        return self.tr("Only you should see what comes next.\nClick, or press Space.")

    def _cloth(self) -> QColor:
        """Return the cloth's colour: the player's, dark enough for the board to stand out."""
        colour = (
            self._look.player(self._seat.colour) if self._seat else QColor(self._look.palette.table)
        )
        return colour.darker(210)

    def _paint_words(self, painter: QPainter, seat: Seat) -> None:
        look = self._look
        px, tokens = look.px, look.palette
        board = QRectF(0, 0, *map(px, _BOARD))
        board.moveCenter(QRectF(self.rect()).center() + QPointF(0, px(_RISES) / 2))
        paint_sheet(painter, board, look, is_lit=True)
        if self.hasFocus():
            around = px(_RING)
            paint_focus_ring(painter, board.adjusted(-around, -around, around, around), around)
        side = px(_SIGN)
        sign = QRectF(board.center().x() - side / 2, board.top() - px(_RISES), side, side)
        of_seat(look, seat)(painter, sign)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.setPen(QColor(tokens.ink))
        top = sign.bottom() + px(12)
        title = QRectF(board.left() + px(16), top, board.width() - px(32), px(52))
        asked = self.tr("{name}, ready?").format(name=seat.name)
        painter.setFont(fitted(look.title_font(38), asked, title.width(), title.height()))
        painter.drawText(title, middle, asked)
        painter.setFont(look.font(17))
        painter.setPen(QColor(tokens.quiet))
        words = title.translated(0, px(58))
        words.setBottom(board.bottom() - px(10))
        painter.drawText(words, middle | Qt.TextFlag.TextWordWrap, self._invitation())
