"""The page after a round: one key goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.games.valencia.ui.evening.picture import DRAWN, RoundPainter
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.sheet import TOLD_KEYS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from valeria_desktop.games.valencia.ui.evening.summary import RoundSummary
    from valeria_desktop.ui.paint.look import Look

_GOING_ON = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape}
_EDGE, _ABOVE_AND_BELOW = 22, 122
"""The edge of the sheet, and the height of title, button and edges, in pixels at 100 %."""


class _Picture(QWidget):
    def __init__(self, look: ParchmentLook) -> None:
        super().__init__()
        self._look = look
        self.summary: RoundSummary | None = None
        self.text = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide, high = DRAWN
        return QSize(round(wide * self.text), round(high * self.text))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.summary is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        brush = Brush(painter, self._look, self.text)
        RoundPainter(brush, self._look, self.text).paint(QRectF(self.rect()), self.summary)
        painter.end()


class RoundPage(Asking):
    """Shows the results of a round, over the table, until the player goes on."""

    let_through: ClassVar = TOLD_KEYS
    closed = Signal()
    """The player has seen the page, and the game goes on."""
    said = Signal(str)
    """The page in words, for a screen reader."""

    def __init__(self, look: Look, table: QWidget) -> None:
        """Make a hidden page over a table."""
        super().__init__(table)
        self._table = table
        self._look = ParchmentLook(look, self)
        self._picture = _Picture(self._look)
        self._column = QVBoxLayout(self)
        self._heading = Heading(self._look, "", 24)
        self.go_on = Button(self._look, "", key=ENTER, kind=ButtonKind.PRIMARY)
        self.go_on.clicked.connect(self.leave)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.go_on)
        self._column.addWidget(self._heading)
        self._column.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)
        self._column.addLayout(row)
        table.installEventFilter(self)
        self._look.changed.connect(self._stand)
        self.hide()

    @property
    def first_focus(self) -> QWidget:
        return self.go_on

    def show_round(self, summary: RoundSummary) -> None:
        """Show the summary of a round."""
        self._picture.summary = summary
        self._heading.setText(self.tr("Round {number} is over").format(number=summary.round))
        words = self.tr("Plan round {number}").format(number=summary.round + 1)
        self.go_on.setText(words)
        self.go_on.setAccessibleName(f"{words}.")
        self.setAccessibleName(self._heading.text())
        self._stand()
        self.show()
        self.raise_()
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        self.said.emit(f"{self._heading.text()}. {summary.sentence}")

    def leave(self) -> None:
        """Put the page away, and go on."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def forget(self) -> None:
        """Put the page away without going on: another game or another screen is shown."""
        self.hide()

    # --- size, keys, painting

    def _stand(self) -> None:
        """Stand in the middle of the table, as large as the text wishes and the window allows."""
        look, room = self._look, self._table.rect()
        wide, high = DRAWN
        edge = look.px(_EDGE)
        least = look.px(_ABOVE_AND_BELOW)
        most = min((room.width() - 2 * edge - 16) / wide, (room.height() - least - 16) / high)
        self._picture.text = max(0.5, min(max(look.scale, look.unit), most))
        self._picture.updateGeometry()
        self._column.setContentsMargins(edge, round(edge * 0.7), edge, round(edge * 0.8))
        self._column.setSpacing(look.px(6))
        size = self._picture.sizeHint()
        box = QRect(0, 0, size.width() + 2 * edge, size.height() + least)
        box.moveCenter(room.center())
        self.setGeometry(box)
        self._picture.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() is QEvent.Type.Resize and not self.isHidden():
            self._stand()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _GOING_ON and not event.isAutoRepeat():
            self.leave()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, QRectF(self.rect()), self._look, is_lit=True)
        painter.end()
