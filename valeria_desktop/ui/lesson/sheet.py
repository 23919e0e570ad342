"""The sheet with a teacher's words, and the strip for when a question covers the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.voice.voice import BESIDE_CARD, IN_NOTICE, bust_of, paint_voice_bust
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.ui.lesson.teacher import Teacher
    from valeria_desktop.ui.paint.look import Look


_PAD, _GAP, _BUTTON = 13, 7, 34
_LEFT, _TOP = 14, 6
"""How far the bust leans out of the parchment, to the left and above it, in units."""
_WIDE = 430
"""The width from which on the words stand beside the bust, in pixels at usual text size."""
_DRESSES = ((True, ENTER, "right"), (False, ENTER, "right"), (False, "", "right"), (False, "", ""))
"""The foot's stages in less and less room: has Back a word, the key of Next, and its icon."""


@frozen
class GuideSpeech:
    """The teacher's words at a step."""

    where: str
    words: str
    reply: str = ""
    """Words before the step's own: why another choice is refused for now, or that this repeats."""
    waits: bool = True
    """Whether the step waits for Next; else it waits for a choice at the table."""
    can_go_back: bool = False

    @property
    def whole(self) -> str:
        """All words of the step, for a screen reader."""
        return " ".join(part for part in (self.reply, self.words) if part)


class GuideSheet(QWidget):
    """Shows the words of one step after the other."""

    went_on = Signal()
    went_back = Signal()
    left = Signal()

    def __init__(self, look: Look, table: QWidget, teacher: Teacher) -> None:
        """Make a hidden sheet on a table."""
        super().__init__(table)
        self._teacher = teacher
        self._ink = ink = ParchmentLook(look, self)
        self.speech = GuideSpeech("", "")
        self._name = Heading(ink, teacher.name, 18)
        self.where = Text(ink, "", 13.5, is_quiet=True)
        self.reply = Text(ink, "", 15.5)
        self.words = Text(ink, "", 16.5)
        self.task = Heading(ink, self.tr("Your turn"), 16)
        self._back = self.tr("Back")
        self._leaves_below = False
        self._make_buttons()
        self._box = QRect()
        self._words_end = 0
        self._words = (self._name, self.where, self.reply, self.words, self.task)
        for part in (*self._words, *self._buttons):
            part.setParent(self)
        for label in (self._name, self.where, self.task):
            label.setWordWrap(False)
        self._listen()
        ink.changed.connect(self.lay_out)
        self.hide()

    def _make_buttons(self) -> None:
        ink = self._ink
        self.back = Button(ink, self._back, icon="left", kind=ButtonKind.QUIET)
        self.back.setAccessibleName(self._back)
        self.next = Button(ink, self.tr("Next"), icon="right", key=ENTER, kind=ButtonKind.PRIMARY)
        self.leave = Button(ink, "", icon="close", kind=ButtonKind.QUIET)
        self.leave.setAccessibleName(self.tr("Leave the lesson"))
        explain_beside(self.leave, self.tr("Leave the lesson"))
        self._buttons = (self.back, self.next, self.leave)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus to the prompt
            button.arrows = self._arrow
        self.next.clicked.connect(self.went_on)
        self.back.clicked.connect(self.went_back)
        self.leave.clicked.connect(self.left)

    def _listen(self) -> None:
        """Listen to Enter, and to Alt with an arrow, wherever the focus is."""
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
        """Go back by Left and on by Right, if the focus is on the sheet; return whether it is."""
        pressed = {Qt.Key.Key_Left: self.back, Qt.Key.Key_Right: self.next}.get(key)
        if pressed is not None and pressed.isVisible() and pressed.isEnabled():
            pressed.click()
        return pressed is not None

    # --- words

    def say(self, speech: GuideSpeech) -> None:
        """Show a step's words; others place the sheet."""
        self.speech = speech
        self.where.setText(speech.where)
        self.reply.setText(speech.reply)
        self.words.setText(speech.words)
        for label in self._words:
            label.ensurePolished()  # else Qt measures it in another font
        self.setAccessibleName(f"{self._name.text()}. {speech.where}. {speech.whole}")
        self.reply.setVisible(bool(speech.reply))
        self.next.setVisible(speech.waits)
        self.task.setVisible(not speech.waits)
        self.back.setVisible(speech.can_go_back)

    # --- size

    def _is_wide(self, width: int) -> bool:
        return width >= self._ink.px(_WIDE)

    def _head(self) -> int:
        """Return the height of the name with the chapter below, in pixels."""
        return self._name.sizeHint().height() + self.where.sizeHint().height()

    def height_for(self, width: int) -> int:
        """Return the least height at a width, in pixels."""
        bust, (x, y) = self._small_bust, self._words_at(width, self._small_bust)
        room = width - x - self._ink.px(_PAD)
        below = self._spoken(room) + 2 * self._ink.px(_GAP) + self._ink.px(_BUTTON)
        least = bust.height() if self._is_wide(width) else 0
        return max(y + below, least) + self._ink.px(_PAD)

    @property
    def _small_bust(self) -> QSize:
        """The size of the bust where there is little room, in pixels."""
        unit = max(1.0, self._ink.unit)
        return QSize(round(BESIDE_CARD[0] * unit), round(BESIDE_CARD[1] * unit))

    @property
    def _large_bust(self) -> QSize:
        """The size of the bust where there is room, in pixels."""
        wide, high = bust_of(self._ink)
        return QSize(round(wide), round(high))

    @property
    def _corner(self) -> QPoint:
        """The parchment's upper left corner: the bust leans out of it."""
        unit = self._ink.unit
        return QPoint(round(_LEFT * unit), round(_TOP * unit))

    def _head_at(self, bust: QSize) -> QPoint:
        """Return where the head begins: beside the bust."""
        return QPoint(bust.width() + self._ink.px(_GAP + 3), self._corner.y() + self._ink.px(_PAD))

    def _words_at(self, width: int, bust: QSize) -> tuple[int, int]:
        """Return where the words begin: below the head, in a slim sheet below the bust too."""
        head, gap = self._head_at(bust), self._ink.px(_GAP)
        below = head.y() + self._head() + gap
        if self._is_wide(width):
            return head.x(), below
        return self._corner.x() + self._ink.px(_PAD), max(below, bust.height() + gap)

    def _spoken(self, width: int) -> int:
        high = self.words.heightForWidth(width)
        if self.speech.reply:
            high += self.reply.heightForWidth(width) + self._ink.px(_GAP) // 2
        return high

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Place all parts: new words may need another size."""
        px, width = self._ink.px, self.width()
        small, large = self._small_bust, self._large_bust
        spare = self.height() - self.height_for(width)
        for_name = width - px(_PAD) - px(_GAP + 3) - self._name.sizeHint().width()
        has_room = spare >= large.height() - small.height() and large.width() <= for_name
        bust = large if has_room else small
        self._box = QRect(QPoint(0, 0), bust)
        head = self._head_at(bust)
        self._lay_head(head.x(), head.y())
        x, y = self._words_at(width, bust)
        self._lay_words(QRect(x, y, width - px(_PAD) - x, 0))
        self._lay_buttons(x, self.height() - px(_PAD) - px(_BUTTON))
        self.update()

    def _lay_head(self, left: int, top: int) -> None:
        """Place the name, and the button that leaves in the corner if there is room."""
        width = self.width() - self._ink.px(_PAD)
        self.where.setText(self.speech.where)
        if self.where.sizeHint().width() > width - left:
            self.where.setText(self.speech.where.rpartition("·")[2].strip())  # without the chapter
        names, wheres = self._name.sizeHint().height(), self.where.sizeHint().height()
        self._name.setGeometry(left, top, width - left, names)
        self.where.setGeometry(left, top + names, width - left, wheres)
        longest = max(self._name.sizeHint().width(), self.where.sizeHint().width())
        self._leaves_below = left + longest + self.leave.sizeHint().width() > width

    def _lay_words(self, box: QRect) -> None:
        top = box.top()
        for label in (self.reply, self.words):
            if label is self.reply and not self.speech.reply:
                continue
            high = label.heightForWidth(box.width())
            label.setGeometry(box.left(), top, box.width(), high)
            top += high + self._ink.px(_GAP) // 2
        self._words_end = top

    def _lay_buttons(self, left: int, top: int) -> None:
        px, high = self._ink.px, self._ink.px(_BUTTON)
        right = self.width() - px(_PAD)
        for button in self._buttons:
            button.set_height(_BUTTON)
        last = self.next if self.speech.waits else self.task
        is_stacked = self._is_stacked(right - left, top)
        fits = is_stacked or self._dress(right - left)
        if not fits:  # in the largest text buttons come nearer to the sheet's edge than words
            left -= px(_PAD) // 2
        self.task.setVisible(fits and not self.speech.waits)
        wide = self.back.sizeHint().width()
        self.back.setGeometry(left, top, wide, high)
        side = self.leave.sizeHint().width()
        aside = self._name.y() + (self._head() - high) // 2
        self.leave.setGeometry(right - side, aside, side, high)
        if self._leaves_below:
            after = left + (wide + px(_GAP) if self.speech.can_go_back else 0)
            self.leave.move(right - side if is_stacked else after, top)
        if is_stacked:
            self._stack(QRect(left, top, right - left, high), last)
        else:
            wide = last.sizeHint().width()
            last.setGeometry(right - wide, top, wide, high)

    def _is_stacked(self, room: int, top: int) -> bool:
        """Return whether whole buttons stand above each other: beside each other they'd shrink."""
        step = self._ink.px(_BUTTON) + self._ink.px(_GAP)
        has_row = top - step - self._ink.px(_GAP) >= self._words_end
        self._wear(*_DRESSES[0])
        return self.speech.can_go_back and has_row and self._taken > room

    def _stack(self, row: QRect, last: QWidget) -> None:
        """Lay Back into a row, and what goes on into the one above it."""
        step, side = self._ink.px(_GAP), self.leave.sizeHint().width()
        last.setGeometry(row.translated(0, -row.height() - step))
        shorter = side + step if self._leaves_below else 0
        self.back.setGeometry(row.adjusted(0, 0, -shorter, 0))

    def _dress(self, room: int) -> bool:
        """Leave out of the buttons what has no room; return whether they fit."""
        for dress in _DRESSES:
            self._wear(*dress)
            if self._taken <= room:
                return True
        return False

    def _wear(self, has_words: bool, key: str, icon: str) -> None:  # noqa: FBT001 - a row of a table
        self.back.setText(self._back if has_words else "")
        self.next.set_key(key)
        self.next.set_icon(icon)

    @property
    def _taken(self) -> int:
        """The width that all buttons take beside each other, in pixels."""
        last = self.next if self.speech.waits else self.task
        wide = self.leave.sizeHint().width() * self._leaves_below + last.sizeHint().width()
        if self.speech.can_go_back:
            wide += self.back.sizeHint().width()
        return wide + 2 * self._ink.px(_GAP)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring, corner = 4, self._corner
        parchment = QRectF(self.rect()).adjusted(corner.x() - ring, corner.y() - ring, ring, ring)
        paint_sheet(painter, parchment, self._ink, is_lit=False)
        unit = max(1.0, self._ink.unit)
        paint_voice_bust(painter, QRectF(self._box), unit, self._teacher.voice)
        painter.end()


_STRIP_PAD, _STRIP_GAP, _STRIP_PORTRAIT, _STRIP_BUTTON = 8, 8, IN_NOTICE[0] + 6, 34
_WIDTH, _EDGE = 1060, 4


class LessonStrip(QWidget):
    """A line of the teacher's words at the upper edge of the window, above all sheets."""

    left = Signal()

    def __init__(self, look: Look, table: QWidget, teacher: Teacher) -> None:
        """Make a hidden strip."""
        super().__init__(table)
        self._table, self._teacher = table, teacher
        self._ink = ink = ParchmentLook(look, self)
        self.reply = Text(ink, "", 14.5)
        self.words = Text(ink, "", 15.5)
        self.leave = Button(ink, "", icon="close", kind=ButtonKind.QUIET)
        self.leave.setAccessibleName(self.tr("Leave the lesson"))
        self.leave.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys belong to the sheet below
        explain_beside(self.leave, self.tr("Leave the lesson"))
        self.leave.clicked.connect(self.left)
        self._across = QHBoxLayout(self)
        column = QVBoxLayout()
        column.setSpacing(2)
        for label in (self.reply, self.words):
            column.addWidget(label)
        self._across.addLayout(column, 1)
        self._across.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        self._scale()
        ink.changed.connect(self._scale)
        self.hide()

    def _scale(self) -> None:
        px = self._ink.px
        pad = px(_STRIP_PAD)
        self._across.setContentsMargins(2 * pad + px(_STRIP_PORTRAIT), pad, pad, pad)
        self._across.setSpacing(px(_STRIP_GAP))
        self.leave.set_height(_STRIP_BUTTON)
        if self.isVisible():
            self._stand()

    def say(self, speech: GuideSpeech) -> None:
        """Show a step's words above the sheet that covers the table."""
        window = self._table.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self.reply.setText(speech.reply)
        self.reply.setVisible(bool(speech.reply))
        self.words.setText(speech.words)
        self.setAccessibleName(f"{self._teacher.name}. {speech.whole}")
        self._stand()
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Hide the strip."""
        self.hide()
        if self.parentWidget() is not self._table:
            self.setParent(self._table)

    def _stand(self) -> None:
        window, edge = self._table.window(), self._ink.px(_EDGE)
        wide = min(window.width() - 2 * edge, self._ink.px(_WIDTH))
        self._across.activate()  # count what was just hidden or shown
        least = self._ink.px(_STRIP_PORTRAIT) + 2 * self._ink.px(_STRIP_PAD)
        high = max(least, self._across.totalHeightForWidth(wide))
        self.setGeometry((window.width() - wide) // 2, edge, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        px, painter = self._ink.px, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, QRectF(self.rect()).adjusted(-4, -4, 4, 4), self._ink, is_lit=False)
        unit, (wide, high) = max(1.0, self._ink.unit), IN_NOTICE
        box = QRectF(px(_STRIP_PAD), px(_STRIP_PAD), wide * unit, high * unit)
        paint_voice_bust(painter, box, unit, self._teacher.voice)
        painter.end()
