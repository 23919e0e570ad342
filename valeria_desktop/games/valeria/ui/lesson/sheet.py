"""The sheet that the Herald speaks on: his portrait, a few words, Back and Next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.ui.lesson.portrait import paint_herald
from valeria_desktop.ui.kit.controls import ENTER, Button, Heading, Kind, Text
from valeria_desktop.ui.kit.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.ui.kit.room import RoomLook

_PAD, _GAP, _BUTTON = 13, 7, 34
_PORTRAIT, _PORTRAIT_MOST = 52, 96
_WIDE = 430
"""From this width on, in sizes of text, the portrait stands beside the words."""


@frozen
class Speech:
    """What is said at a step."""

    where: str
    words: str
    reply: str = ""
    """What is said before it: why something else is not for now, or that this is said again."""
    waits: bool = True
    """It goes on with Next; else something is to be done at the table."""
    can_go_back: bool = False

    @property
    def whole(self) -> str:
        """All of it, as it is read out."""
        return " ".join(part for part in (self.reply, self.words) if part)


class GuideSheet(QWidget):
    """Says one thing after the other."""

    went_on = Signal()
    went_back = Signal()
    left = Signal()

    def __init__(self, look: RoomLook, table: QWidget) -> None:
        """Lie on a table, hidden."""
        super().__init__(table)
        self._look = look
        self._ink = ink = ParchmentLook(look, self)
        self.speech = Speech("", "")
        self._name = Heading(ink, self.tr("The Herald"), 18)
        self.where = Text(ink, "", 13.5, is_quiet=True)
        self.reply = Text(ink, "", 15.5, is_quiet=True)
        self.words = Text(ink, "", 16.5)
        self.task = Text(ink, self.tr("Your turn"), 14.5, is_quiet=True)
        self.back = Button(ink, self.tr("Back"), icon="left", kind=Kind.QUIET)
        self.next = Button(ink, self.tr("Next"), icon="right", key=ENTER, kind=Kind.PRIMARY)
        self.leave = Button(ink, "", icon="close", kind=Kind.QUIET)
        self.leave.setAccessibleName(self.tr("Leave the lesson"))
        explain_beside(self.leave, self.tr("Leave the lesson"))
        self._words = (self._name, self.where, self.reply, self.words, self.task)
        self._buttons = (self.back, self.next, self.leave)
        for part in (*self._words, *self._buttons):
            part.setParent(self)
        for label in (self._name, self.where, self.task):
            label.setWordWrap(False)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the prompt
            button.arrows = self._arrow
        self.next.clicked.connect(self.went_on)
        self.back.clicked.connect(self.went_back)
        self.leave.clicked.connect(self.left)
        self._listen()
        ink.changed.connect(self._lay_out)
        self.hide()

    def _listen(self) -> None:
        """Hear Enter, and Alt with an arrow, wherever the focus is."""
        keys = (
            (Qt.Key.Key_Return, self.next),
            (Qt.Key.Key_Enter, self.next),
            (Qt.Modifier.ALT | Qt.Key.Key_Right, self.next),
            (Qt.Modifier.ALT | Qt.Key.Key_Left, self.back),
        )
        for key, button in keys:
            shortcut = QShortcut(QKeySequence(key), button)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(button.click)

    def _arrow(self, _button: Button, key: Qt.Key) -> bool:
        """Left goes back and right goes on, if the focus is on the sheet."""
        pressed = {Qt.Key.Key_Left: self.back, Qt.Key.Key_Right: self.next}.get(key)
        if pressed is not None and pressed.isVisible() and pressed.isEnabled():
            pressed.click()
        return pressed is not None

    # --- what is said

    def say(self, speech: Speech) -> None:
        """Say something; where the sheet stands is for others to choose."""
        self.speech = speech
        self.where.setText(speech.where)
        self.reply.setText(speech.reply)
        self.words.setText(speech.words)
        self.setAccessibleName(f"{self._name.text()}. {speech.where}. {speech.whole}")
        self.reply.setVisible(bool(speech.reply))
        self.next.setVisible(speech.waits)
        self.task.setVisible(not speech.waits)
        self.back.setVisible(speech.can_go_back)

    # --- how large it is

    def _is_wide(self, width: int) -> bool:
        return width >= self._ink.px(_WIDE)

    def _portrait(self, width: int, spare: int = 0) -> tuple[int, int]:
        """Give how broad and high the portrait is: beside the words all of him, else his head."""
        px = self._ink.px
        if self._is_wide(width):
            return px(_PORTRAIT_MOST), round(px(_PORTRAIT_MOST) * 4 / 3)
        side = min(px(_PORTRAIT) + spare, px(_PORTRAIT_MOST))
        return side, side

    def height_for(self, width: int) -> int:
        """Give how high it must be at a width."""
        px = self._ink.px
        pad, gap = px(_PAD), px(_GAP)
        portrait, high = self._portrait(width)
        head = self._name.sizeHint().height() + self.where.sizeHint().height()
        if self._is_wide(width):
            room = width - 2 * pad - portrait - 2 * gap
            inside = head + gap + self._spoken(room) + gap + px(_BUTTON)
            return 2 * pad + max(high, inside)
        spoken = self._spoken(width - 2 * pad)
        return 2 * pad + max(head, high) + gap + spoken + gap + px(_BUTTON)

    def _spoken(self, width: int) -> int:
        high = self.words.heightForWidth(width)
        if self.speech.reply:
            high += self.reply.heightForWidth(width) + self._ink.px(_GAP) // 2
        return high

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._lay_out()

    def _lay_out(self) -> None:
        px = self._ink.px
        pad, gap, width = px(_PAD), px(_GAP), self.width()
        spare = max(0, self.height() - self.height_for(width))
        portrait, high = self._portrait(width, spare)
        self._box = QRect(pad, pad, portrait, high)
        left = pad + portrait + 2 * gap
        names = self._name.sizeHint().height()
        wheres = self.where.sizeHint().height()
        side = px(30)
        is_wide = self._is_wide(width)
        top = pad if is_wide else pad + max(0, (high - names - wheres) // 2)
        room = width - pad - left
        self._name.setGeometry(left, top, room - side, names)
        self.where.setGeometry(left, top + names, room, wheres)
        self.leave.setGeometry(width - pad - side, pad - px(2), side, side)
        top = top + names + wheres + gap if is_wide else pad + max(high, names + wheres) + gap
        x = left if is_wide else pad
        self._lay_words(QRect(x, top, width - pad - x, 0))
        self._lay_buttons(x, self.height() - pad - px(_BUTTON))
        self.update()

    def _lay_words(self, box: QRect) -> None:
        top = box.top()
        for label in (self.reply, self.words):
            if label is self.reply and not self.speech.reply:
                continue
            high = label.heightForWidth(box.width())
            label.setGeometry(box.left(), top, box.width(), high)
            top += high + self._ink.px(_GAP) // 2

    def _lay_buttons(self, left: int, top: int) -> None:
        px = self._ink.px
        right = self.width() - px(_PAD)
        for button in (self.back, self.next):
            button.set_height(_BUTTON)
        self.back.setGeometry(left, top, self.back.sizeHint().width(), px(_BUTTON))
        wide = self.next.sizeHint().width()
        self.next.setGeometry(right - wide, top, wide, px(_BUTTON))
        wide = self.task.sizeHint().width()
        self.task.setGeometry(right - wide, top, wide, px(_BUTTON))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, QRectF(self.rect()).adjusted(-4, -4, 4, 4), self._ink, is_lit=False)
        paint_herald(painter, QRectF(self._box), self._look.unit)
        painter.end()
