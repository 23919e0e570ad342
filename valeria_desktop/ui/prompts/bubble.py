"""A bubble of parchment beside a card, with reasons why a player can't have it now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.text import Heading, Text, write_in
from valeria_desktop.ui.paint.parchment import RING, ParchmentLook, paint_speech
from valeria_desktop.ui.words.label import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.ui.paint.look import Look

_WIDTH, _WIDEST = 290, 360
_ICON, _TIP, _EDGE = 20, 13, 16
_ENDS = (".", "?", "!")
_CLOSING = {QEvent.Type.MouseButtonPress, QEvent.Type.ShortcutOverride}


class Bubble(QFrame):
    """Shows reasons beside a card; Esc, a click anywhere or the next choice closes it."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Make a hidden bubble in a window."""
        super().__init__(window)
        self._look = ParchmentLook(look, self)
        self._window = window
        self._spared: QWidget | None = None
        self._tip: tuple[QPointF, QPointF, QPointF] | None = None
        self._column = QVBoxLayout(self)
        self._look.changed.connect(self.close_bubble)
        self.hide()

    def spare(self, widget: QWidget) -> None:
        """Cover this widget only where the window has no other room."""
        self._spared = widget

    def show_reasons(self, title: str, reasons: Sequence[str], beside: QRect | None) -> None:
        """Say why a player can't have a card now; `beside` is the card's place in the window."""
        self._begin(title)
        for reason in reasons:
            self._column.addWidget(self._line("close", sentence(reason), self._look.palette.bad))
        self._show(" ".join([sentence(title), *map(sentence, reasons)]), beside)

    def _begin(self, title: str) -> None:
        """Clear the bubble, write a heading, and move in front of all sheets of the window."""
        self.hide()  # lines added to a visible bubble have no height yet
        self._clear()
        self._come_to_front()
        self._lay_out()
        heading = Heading(self._look, title, 18.5)
        heading.setWordWrap(True)
        self._column.addWidget(heading)

    def _show(self, said: str, beside: QRect | None) -> None:
        """Show the bubble with its lines beside a place, and give its text to a screen reader."""
        self.setAccessibleName(said)
        self._stand(beside)
        self.show()
        self.raise_()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
            application.installEventFilter(self)

    def _lay_out(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(*(px(_EDGE + _TIP), px(_EDGE - 2)) * 2)
        self._column.setSpacing(px(5))

    def _come_to_front(self) -> None:
        """Become a child of the whole window, like a lesson's sheets, which would else cover it."""
        window = self._window.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self._window = window

    def close_bubble(self) -> None:
        """Close the bubble."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        if not self.isHidden():
            self.hide()

    def stays_at(self, watched: QObject) -> bool:
        """Return whether the bubble stays open after a click on a widget."""
        del watched
        return False

    # --- lines

    def _clear(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _line(self, icon: str, words: str, colour: str) -> QWidget:
        px = self._look.px
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(px(7))
        picture = Label()
        picture.setPixmap(self._look.icon(icon, px(_ICON), self.devicePixelRatioF(), colour))
        text = Text(self._look, words, 15)
        text.setFont(self._look.bold(15))
        write_in(text, colour)
        line.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(text, 1)
        return row

    # --- its place

    def _stand(self, beside: QRect | None) -> None:
        """Stand beside a place, preferably hiding neither it nor the spared widget."""
        px, window = self._look.px, self._window.rect()
        widest = min(round(_WIDEST * self._look.unit), window.width() - 2 * px(8))
        width = min(widest, px(_WIDTH))
        self._column.activate()
        height = self._column.totalHeightForWidth(width)
        self.setFixedWidth(width)
        self.resize(width, height)
        self._tip = None
        if beside is None:
            self.move(window.center() - self.rect().center())
            return
        gap = px(2)
        spots = (
            QPoint(beside.right() + gap, beside.top()),
            QPoint(beside.left() - width - gap, beside.top()),
            QPoint(beside.left(), beside.bottom() + gap),
            QPoint(beside.left(), beside.top() - height - gap),
        )
        places = [self._within(window, QRect(spot, self.size())) for spot in spots]
        best = min(places, key=lambda place: self._badness(place, beside))
        self.move(best.topLeft())
        self._tip = self._tip_to(beside.translated(-best.topLeft()))

    def _badness(self, place: QRect, card: QRect) -> tuple[bool, bool]:
        """Return whether the bubble at a place would hide the card, and the spared widget."""
        other = self._spared
        hidden = QRect()
        if other is not None and other.isVisible():
            hidden = QRect(other.mapTo(other.window(), QPoint(0, 0)), other.size())
        return place.intersects(card), place.intersects(hidden)

    def _within(self, window: QRect, place: QRect) -> QRect:
        """Return a place moved into the window."""
        gap = self._look.px(4)
        left = max(gap, min(place.left(), window.width() - place.width() - gap))
        top = max(gap, min(place.top(), window.height() - place.height() - gap))
        return QRect(QPoint(left, top), place.size())

    def _tip_to(self, card: QRect) -> tuple[QPointF, QPointF, QPointF] | None:
        """Return the corners of the tip that points left or right at the card."""
        tip, ring = float(self._look.px(_TIP)), RING * self._look.unit
        high = max(card.top(), 0) + min(card.bottom(), self.height())
        middle = min(max(high / 2, 3 * tip), self.height() - 3 * tip)
        if card.right() < tip:
            edge, point = tip + ring, 1.0
        elif card.left() > self.width() - tip:
            edge, point = self.width() - tip - ring, self.width() - 1.0
        else:
            return None
        half = tip * 0.7
        up, down = QPointF(edge, middle - half), QPointF(edge, middle + half)
        return up, QPointF(point, middle), down

    # --- closing

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close on Esc, which does nothing else then, or on a click, which still has its effect."""
        if event.type() in _CLOSING and isinstance(watched, QWidget):
            if event.type() is QEvent.Type.MouseButtonPress:
                if not self.stays_at(watched):
                    self.close_bubble()
            elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
                event.accept()
                self.close_bubble()
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tip = self._look.px(_TIP)
        sheet = QRectF(self.rect()).adjusted(tip, 0, -tip, 0)
        paint_speech(painter, sheet, self._look, self._tip)
        painter.end()


def sentence(words: str) -> str:
    """Return words with a capital at their beginning and a full stop at their end."""
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(_ENDS) else '.'}"
