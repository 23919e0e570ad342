"""The voice's refusal beside a card: the reasons why a player can't have it, and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.controls.text import Heading, Text, write_in
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.parchment import RING, ParchmentLook, paint_speech
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.voice.bust import LeaningBust
from valeria_desktop.ui.voice.voice import BESIDE_CARD
from valeria_desktop.ui.words.label import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QShowEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.voice import Voice

_WIDTH, _WIDEST = 340, 360
_ICON, _TIP, _EDGE = 18, 13, 14
_TITLE, _TEXT, _BUTTON = 17, 15, 42
_LEANS = -(_TIP + 4.0), 8.0
"""The bust stands within the sheet's left edge, and leans out above it: in units."""
_ENDS = (".", "?", "!")
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}


class Bubble(QFrame):
    """Shows reasons beside a card; Esc, a click anywhere or the next choice closes it.

    Enter presses its first button: the way out, or the one that closes.
    """

    turned = Signal()
    """The bubble appeared or disappeared."""
    said = Signal(str)
    """All words of a refusal, for a screen reader."""

    def __init__(self, look: Look, window: QWidget, voice: Voice | None = None) -> None:
        """Make a hidden bubble in a window, with the face of its speaker."""
        super().__init__(window)
        self._look = ParchmentLook(look, self)
        self._voice = voice
        self.bust = LeaningBust(self._look, self, size=BESIDE_CARD, leans=_LEANS)
        self.bust.show_face(voice, Expression.WRY)
        self._buttons: list[Button] = []
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
        self._add_buttons()
        self._show(" ".join([sentence(title), *map(sentence, reasons)]), beside)

    def _begin(self, title: str) -> None:
        """Clear the bubble, write a heading, and move in front of all sheets of the window."""
        self.hide()  # lines added to a visible bubble have no height yet
        self._clear()
        self._come_to_front()
        self._lay_out()
        heading = Heading(self._look, title, _TITLE)
        heading.setWordWrap(True)
        self._column.addWidget(heading)

    def _show(self, said: str, beside: QRect | None) -> None:
        """Show the bubble with its lines beside a place, and give its text to a screen reader."""
        self.setAccessibleName(said)
        self._stand(beside)
        self.show()
        self.raise_()
        self.bust.raise_()
        self.said.emit(said)
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
            application.installEventFilter(self)

    def _lay_out(self) -> None:
        px = self._look.px
        side, around = px(_EDGE + _TIP), px(_EDGE - 2)
        left = max(side, round(self.bust.inside.width()))
        self._column.setContentsMargins(left, around, side, around)
        self._column.setSpacing(px(3))

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

    # --- lines

    def _clear(self) -> None:
        self._buttons = []
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
        text = Text(self._look, words, _TEXT)
        write_in(text, colour)
        if icon:
            picture = Label()
            picture.setPixmap(self._look.icon(icon, px(_ICON), self.devicePixelRatioF(), colour))
            line.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(text, 1)
        return row

    def _add_buttons(self, *cures: Button) -> None:
        """Add the ways out, and the button that closes; Enter presses the first of them."""
        well = Button(self._look, self.tr("Well"), key="Esc" if cures else ENTER)
        well.clicked.connect(self.close_bubble)
        self._buttons = [*cures, well]
        box = QWidget()
        columns = Columns(box, most=2, gap=0)
        for button in self._buttons:
            button.set_height(_BUTTON)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the focus stays where the card is
            columns.addWidget(button)
        self._buttons[0].set_kind(ButtonKind.PRIMARY)
        self._column.addWidget(box)

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
        """Return whether the bubble at a place would hide the spared widget, and the card."""
        other = self._spared
        hidden = QRect()
        if other is not None and other.isVisible():
            hidden = QRect(other.mapTo(other.window(), QPoint(0, 0)), other.size())
        return place.intersects(hidden), place.intersects(card)

    def _within(self, window: QRect, place: QRect) -> QRect:
        """Return a place moved into the window."""
        gap = self._look.px(4) + round(_LEANS[1] * self._look.unit)
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
        """Take Esc and Enter, which do nothing else then; a click still has its effect."""
        if isinstance(watched, QWidget):
            if isinstance(event, QKeyEvent) and event.type() in _KEYS:
                if self._takes(event):
                    return True
            elif event.type() is QEvent.Type.MouseButtonPress and watched not in self._buttons:
                self.close_bubble()
        return super().eventFilter(watched, event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Return whether a key is meant for the bubble; shortcuts come before the key itself."""
        is_esc = event.key() == Qt.Key.Key_Escape
        if not is_esc and event.key() not in _ENTER:
            return False
        event.accept()
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            (self.close_bubble if is_esc else self._buttons[0].click)()
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.turned.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.turned.emit()

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
