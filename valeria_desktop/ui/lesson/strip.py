"""A strip over what only one player sees: what is said at a step where a sheet covers the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.kit.controls import Button, Kind, Text
from valeria_desktop.ui.kit.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.lesson.portrait import paint_teacher

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.lesson.sheet import Speech
    from valeria_desktop.ui.lesson.teacher import Teacher

_PAD, _GAP, _PORTRAIT, _BUTTON = 8, 8, 48, 34
_WIDTH, _EDGE = 1060, 4


class Strip(QWidget):
    """Stands at the upper edge of the window, above all sheets."""

    left = Signal()

    def __init__(self, look: Look, table: QWidget, teacher: Teacher) -> None:
        """Say nothing yet."""
        super().__init__(table)
        self._table, self._teacher = table, teacher
        self._ink = ink = ParchmentLook(look, self)
        self.reply = Text(ink, "", 14.5)
        self.words = Text(ink, "", 15.5)
        self.leave = Button(ink, "", icon="close", kind=Kind.QUIET)
        self.leave.setAccessibleName(self.tr("Leave the lesson"))
        self.leave.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys are the sheet's below
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
        pad = px(_PAD)
        self._across.setContentsMargins(2 * pad + px(_PORTRAIT), pad, pad, pad)
        self._across.setSpacing(px(_GAP))
        self.leave.set_height(_BUTTON)
        if self.isVisible():
            self._stand()

    def say(self, speech: Speech) -> None:
        """Come above what covers the table, and say something."""
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
        """Go, with the table again."""
        self.hide()
        if self.parentWidget() is not self._table:
            self.setParent(self._table)

    def _stand(self) -> None:
        window, edge = self._table.window(), self._ink.px(_EDGE)
        wide = min(window.width() - 2 * edge, self._ink.px(_WIDTH))
        self._across.activate()  # what has just been hidden or shown counts at once
        least = self._ink.px(_PORTRAIT) + 2 * self._ink.px(_PAD)
        high = max(least, self._across.totalHeightForWidth(wide))
        self.setGeometry((window.width() - wide) // 2, edge, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        px, painter = self._ink.px, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, QRectF(self.rect()).adjusted(-4, -4, 4, 4), self._ink, is_lit=False)
        side = px(_PORTRAIT)
        box = QRectF(px(_PAD), px(_PAD), side, min(self.height() - 2 * px(_PAD), side * 4 // 3))
        paint_teacher(painter, box, self._ink.unit, self._teacher)
        painter.end()
