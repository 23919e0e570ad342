"""A notice: one line of the voice, at the foot of the table's column, for a few seconds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.parchment import RING, ParchmentLook, paint_sheet
from valeria_desktop.ui.voice.bust import LeaningBust
from valeria_desktop.ui.voice.voice import IN_NOTICE

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QMouseEvent, QPaintEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.voice import Voice

LASTS = 4000
"""How long a notice of one line stays, in ms; a longer one stays longer."""
_TO_READ = 70  # ms that a notice stays for each letter
_UNREAD = 1000  # ms within which the player can't have read a notice
_MOST = 4
_LINE, _MORE = 16, 14.5
_WIDTH, _HIGH, _EDGE = 380, 58, 10
_LEANS = 10.0, -2.0
_FOOT = 16
_BESIDE = 8
"""The room between a notice and the sheet or the button beside it, in pixels."""
_SHEET_MOVED = {QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.Move}
_FIRST = re.compile(r"(?<=[.!?]) (?=\S)")


class Notice(QFrame):
    """Tells a sentence in front of the window; a click removes it."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Make a hidden notice in a window."""
        super().__init__(window)
        self._look = ParchmentLook(look, self)
        self._kept = KeptPictures(self._look)
        self._window = window
        self._told: list[str] = []
        self._words = ""
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.stays: Callable[[], bool] = lambda: False
        """Returns whether a notice stays until the player presses it or Esc."""
        self.voice: Callable[[], Voice | None] = lambda: None
        """Returns the character who tells; None where nobody has a face."""
        self.column: Callable[[], QRect | None] = lambda: None
        """Returns the column at whose foot the notice stands, in the window's coordinates."""
        self.bust = LeaningBust(self._look, self, size=IN_NOTICE, leans=_LEANS)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._line = Text(self._look, "", _LINE)
        self._more = Text(self._look, "", _MORE)
        self._column.addStretch(1)
        for label in (self._line, self._more):
            self._column.addWidget(label)
        self._column.addStretch(1)
        self.hide()
        window.installEventFilter(self)
        self._look.changed.connect(self._restyle)
        self._restyle()

    def text(self) -> str:
        """Return all sentences that are shown, each on a line of its own."""
        return self._words

    def setText(self, words: str) -> None:
        """Set the words as they are told; the first sentence is written in bold."""
        self._words = words
        lines = words.split("\n")
        first, *rest = _FIRST.split(lines[0], maxsplit=1)
        self._line.setText(first)
        more = "\n".join([*rest, *lines[1:]])
        self._more.setText(more)
        self._more.setVisible(bool(more))
        self.setAccessibleName(words)

    def tell(self, sentence: str) -> None:
        """Show a sentence, below those that the player can't have read yet."""
        is_unread = not self.isHidden() and self._since.elapsed() < _UNREAD
        told = [each for each in self._told if each != sentence] if is_unread else []
        self._told = [*told, sentence][-_MOST:]
        self._since.start()
        self.bust.show_face(self.voice(), Expression.LISTENS)
        self.setText("\n".join(self._told))
        self.stand()
        self.show()
        self.raise_()
        self.bust.raise_()
        if self.stays():
            self._timer.stop()
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        else:
            self._timer.start(max(LASTS, len(self._words) * _TO_READ))

    def take_back(self, sentence: str) -> None:
        """Remove a sentence that is no longer true, and the notice if it says nothing else."""
        if sentence not in self._told:
            return
        self._told.remove(sentence)
        if not self._told:
            self.hide()
            return
        self.setText("\n".join(self._told))
        self.stand()

    # --- its place

    def stand(self) -> None:
        """Stand at the foot of the column or of the window, as high as the words need."""
        look, window = self._look, self._window
        unit = max(1.0, look.unit)
        column = self.column()
        wide = min(max(look.px(_WIDTH), round(_WIDTH * unit)), window.width() - 2 * _FOOT)
        if column is not None:
            wide = column.width()
        beside, edge = self.bust.inside, look.px(_EDGE)
        ring = round(RING * look.unit)
        left = max(edge + ring, round(beside.width()))
        self._column.setContentsMargins(left, ring + look.px(3), edge + ring, ring + look.px(3))
        self._column.invalidate()
        self._column.activate()
        least = max(round(_HIGH * unit), round(beside.height()) + ring)
        self.setFixedSize(wide, max(least, self._column.totalHeightForWidth(wide)))
        at = QPoint((window.width() - wide) // 2, window.height() - self.height() - _FOOT)
        top = 0
        if column is not None:
            at = QPoint(column.left(), column.bottom() + 1 - self.height())
            top = column.top()
        self.move(at.x(), self._clear_height(QRect(at, self.size()), max(0, top)))

    def _clear_height(self, box: QRect, top: int) -> int:
        """Return where a box stands clear of the buttons of sheets that ask: best below a sheet."""
        sheets = self._sheets()
        taken = [each for sheet in sheets for each in self._buttons_of(sheet)]
        below = [self._box_of(sheet).bottom() + 1 + _BESIDE for sheet in sheets]
        above = sorted((each.top() - _BESIDE - box.height() for each in taken), reverse=True)
        room = range(self._window.height() - box.height() + 1)
        for high in (box.top(), *below, *above, top):
            place = QRect(box.left(), high, box.width(), box.height())
            if high in room and not any(place.intersects(each) for each in taken):
                return high
        return max(0, box.top())

    def _sheets(self) -> list[Asking]:
        """Return the sheets that ask; the notice makes way for each when it comes or moves."""
        sheets = self._window.findChildren(Asking)
        for sheet in sheets:
            sheet.installEventFilter(self)
        return [sheet for sheet in sheets if sheet.isVisible()]

    def _buttons_of(self, sheet: Asking) -> list[QRect]:
        buttons = sheet.findChildren(QAbstractButton)
        return [self._box_of(button) for button in buttons if button.isVisible()]

    def _box_of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._window, QPoint()), widget.size())

    def _restyle(self) -> None:
        self._line.setFont(self._look.bold(_LINE))
        if not self.isHidden():
            self.stand()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize and not self.isHidden():
            self.stand()
        if isinstance(watched, Asking) and event.type() in _SHEET_MOVED and not self.isHidden():
            QTimer.singleShot(0, self, self.stand)  # as soon as its buttons have their places
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self._waits:
            return self._escape(event)
        return super().eventFilter(watched, event)

    @property
    def _waits(self) -> bool:
        """Whether a notice is seen that doesn't go by itself."""
        return self.isVisible() and not self._timer.isActive()

    def _escape(self, event: QKeyEvent) -> bool:
        """Close the notice by Esc, before the key means anything else."""
        if event.type() is QEvent.Type.KeyPress:
            self.hide()
        elif event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, box = self._look, QRectF(self.rect())
        self._kept.paint_whole(
            self,
            (look.unit, look.materials),
            lambda painter: paint_sheet(painter, box, look, is_lit=False),
        )
