"""Why not? What can't be done, why, and what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.ui.kit.controls import Heading, Text
from valeria_desktop.ui.kit.plain import Label
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.ui.kit.look import Look

_WIDTH = 300
_ICON = 20
_CLOSING = {QEvent.Type.MouseButtonPress, QEvent.Type.ShortcutOverride}


class WhyNot(QFrame):
    """A bubble with the reasons; Esc, a click anywhere or the next choice closes it."""

    closed = Signal()

    def __init__(self, look: Look, window: QWidget) -> None:
        """Hang in a window, hidden."""
        super().__init__(window)
        self._look = look
        self._window = window
        self._edge = look.palette.bad
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(14),) * 4)
        self._column.setSpacing(look.px(5))
        self.setFixedWidth(look.px(_WIDTH))
        look.changed.connect(self.close_bubble)
        self.hide()

    def show_quote(self, quote: Quote, cure: str | None, beside: QRect | None = None) -> None:
        """Say why a card can't be had; `beside` is the card's place in the window."""
        tokens = self._look.palette
        lines = [("right", tell(reason), tokens.ink) for reason in quote.timing]
        lines += [("close", tell(reason), tokens.bad) for reason in quote.missing]
        lines += [("hint", cure, tokens.good)] if cure else []
        self._edge = tokens.bad if quote.missing else tokens.line  # to wait is nothing wrong
        title = self._title(quote)
        self._clear()
        self._come_to_front()
        self._column.addWidget(self._wrapping(Heading(self._look, title, 19)))
        for icon, reason, colour in lines:
            self._column.addWidget(self._line(icon, _sentence(reason), colour))
        said = [_sentence(reason) for _, reason, _ in lines]
        self.setAccessibleName(" ".join([title, *said]))
        self._stand(beside)
        self.show()
        self.raise_()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
            application.installEventFilter(self)

    def _come_to_front(self) -> None:
        """Hang in the whole window, as what may cover it does: the sheets of a lesson."""
        window = self._window.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self._window = window

    def close_bubble(self) -> None:
        """Close it."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def _title(self, quote: Quote) -> str:
        name = quote.card.name if quote.card else ""
        match quote.action:
            case Action.SLAY:
                return self.tr("You can't slay {card} now").format(card=name)
            case Action.RECRUIT:
                return self.tr("You can't recruit {card} now").format(card=name)
            case Action.BUILD:
                return self.tr("You can't build {card} now").format(card=name)
        return self.tr("There is nothing to be had here")

    # --- its parts

    def _clear(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    @staticmethod
    def _wrapping(label: Label) -> Label:
        label.setWordWrap(True)
        return label

    def _line(self, icon: str, words: str, colour: str) -> QWidget:
        px = self._look.px
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(px(8))
        picture = Label()
        picture.setPixmap(self._look.icon(icon, px(_ICON), self.devicePixelRatioF(), colour))
        line.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(Text(self._look, words, 15), 1)
        return row

    def _stand(self, beside: QRect | None) -> None:
        """Stand beside a place, where there is room, and never over it."""
        self._column.activate()
        height = self._column.totalHeightForWidth(self.width())
        self.resize(self.width(), height)
        window, gap = self._window.rect(), self._look.px(8)
        if beside is None:
            self.move(window.center() - self.rect().center())
            return
        spots = (
            QPoint(beside.right() + gap, beside.top()),
            QPoint(beside.left() - self.width() - gap, beside.top()),
            QPoint(beside.left(), beside.bottom() + gap),
            QPoint(beside.left(), beside.top() - height - gap),
        )
        sizes = [QRect(spot, self.size()) for spot in spots]
        best = next((place for place in sizes if window.contains(place)), sizes[0])
        left = max(gap, min(best.left(), window.width() - self.width() - gap))
        top = max(gap, min(best.top(), window.height() - height - gap))
        self.move(left, top)

    # --- what closes it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc closes it and does nothing else; a click closes it and does what it does."""
        if event.type() in _CLOSING and isinstance(watched, QWidget):
            if event.type() is QEvent.Type.MouseButtonPress:
                self.close_bubble()
            elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
                event.accept()
                self.close_bubble()
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._look.palette
        painter.setPen(QPen(QColor(self._edge), 2))
        painter.setBrush(QColor(tokens.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()


def _sentence(words: str) -> str:
    """Begin with a capital and end with a full stop."""
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith('.') else '.'}"
