"""Why not? What can't be done, why, and what would help."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.model.options import Action, GainResource
from valeria_desktop.games.valeria.ui.cards.powers import marks_of_amounts
from valeria_desktop.ui.kit.button import Button
from valeria_desktop.ui.kit.controls import Heading, Text, write_in
from valeria_desktop.ui.kit.flow import Flow
from valeria_desktop.ui.kit.marks import Mark, Marks, number
from valeria_desktop.ui.kit.parchment import RING, ParchmentLook, paint_speech
from valeria_desktop.ui.kit.plain import Label
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.kit.look import Look

_WIDTH, _WIDEST = 290, 360
_ICON, _TIP, _EDGE = 20, 13, 16
_GAPS = re.compile(r"({\w+})")
_KEYS = {"gold": "G", "strength": "S", "magic": "M"}
_CLOSING = {QEvent.Type.MouseButtonPress, QEvent.Type.ShortcutOverride}


class MarkedLine(QWidget):
    """Words and signs on parchment."""

    def __init__(self, look: Look, marks: Marks, colour: str) -> None:
        """Show them in a colour."""
        super().__init__()
        self._flow = Flow(look, marks)
        self._colour = colour
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(round(self._flow.width), round(self._flow.line_height))

    def heightForWidth(self, width: int) -> int:
        return round(self._flow.height(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._flow.paint(painter, QRectF(self.rect()), QColor(self._colour))
        painter.end()


class WhyNot(QFrame):
    """A bubble with the reasons; Esc, a click anywhere or the next choice closes it."""

    remedied = Signal(str)
    """What would help was chosen at once: the option."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Hang in a window, hidden."""
        super().__init__(window)
        self._look = ParchmentLook(look, self)
        self._window = window
        self._spared: QWidget | None = None
        self._tip: tuple[QPointF, QPointF, QPointF] | None = None
        self.remedy: Button | None = None
        """The button that does what would help, if it can be done at once."""
        self._column = QVBoxLayout(self)
        self._look.changed.connect(self.close_bubble)
        self.hide()

    def spare(self, widget: QWidget) -> None:
        """Stand over a widget only where there is no other room."""
        self._spared = widget

    def show_quote(
        self,
        quote: Quote,
        cure: str | None,
        beside: QRect | None = None,
        *,
        player: PlayerView | None = None,
        remedy: Option | None = None,
    ) -> None:
        """Say why a card can't be had; `beside` is the card's place in the window.

        With a player it says what there is to pay with, and with a remedy it offers to choose that.
        """
        self._clear()
        self._come_to_front()
        self._lay_out()
        tokens, title = self._look.palette, self._title(quote)
        shown = self.tr("Not yet") if quote.card is not None else title
        heading = Heading(self._look, shown, 18.5)
        heading.setWordWrap(True)
        self._column.addWidget(heading)
        if player is not None and quote.missing:
            self._column.addWidget(MarkedLine(self._look, self._costs(quote, player), tokens.ink))
        for reason in quote.timing:
            self._column.addWidget(self._line("right", _sentence(tell(reason)), tokens.ink))
        for reason in quote.missing:
            self._column.addWidget(self._line("close", _sentence(tell(reason)), tokens.bad))
        self._add_cure(cure, remedy)
        said = [_sentence(tell(reason)) for reason in quote.reasons]
        said += [_sentence(cure)] if cure else []
        self.setAccessibleName(" ".join([title, *said]))
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

    def _costs(self, quote: Quote, player: PlayerView) -> Marks:
        """Say what it costs, and what there is of that and of Magic to pay with."""
        kinds = dict.fromkeys([*(kind for kind, _ in quote.price), "magic"])
        own: Marks = ()
        for kind in kinds:
            own += (Mark(text=self.tr(" and ")),) if own else ()
            own += (number(getattr(player, kind)), Mark(kind))
        filled = {
            "{price}": marks_of_amounts(quote.price) or (number(0), Mark("gold")),
            "{own}": own,
        }
        words = self.tr("costs {price}, you have {own}")
        parts = [filled.get(part, (Mark(text=part),)) for part in _GAPS.split(words) if part]
        return tuple(mark for part in parts for mark in part)

    def _add_cure(self, cure: str | None, remedy: Option | None) -> None:
        if not cure:
            return
        if not isinstance(remedy, GainResource):
            self._column.addWidget(self._line("hint", _sentence(cure), self._look.palette.good))
            return
        option_id = remedy.id
        self.remedy = Button(self._look, cure, key=_KEYS[remedy.resource.value])
        self.remedy.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key works wherever the focus is
        self.remedy.setAccessibleName(_sentence(cure))
        self.remedy.clicked.connect(lambda: self._choose(option_id))
        self._column.addWidget(self.remedy)

    def _choose(self, option_id: str) -> None:
        self.close_bubble()
        self.remedied.emit(option_id)

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
        self.remedy = None
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

    # --- where it stands

    def _stand(self, beside: QRect | None) -> None:
        """Stand beside a place, where there is room, and never over it."""
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
        """Tell what a place would hide: the card, then what is spared."""
        other = self._spared
        hidden = QRect()
        if other is not None and other.isVisible():
            hidden = QRect(other.mapTo(other.window(), QPoint(0, 0)), other.size())
        return place.intersects(card), place.intersects(hidden)

    def _within(self, window: QRect, place: QRect) -> QRect:
        """Move a place so that it lies in the window."""
        gap = self._look.px(4)
        left = max(gap, min(place.left(), window.width() - place.width() - gap))
        top = max(gap, min(place.top(), window.height() - place.height() - gap))
        return QRect(QPoint(left, top), place.size())

    def _tip_to(self, card: QRect) -> tuple[QPointF, QPointF, QPointF] | None:
        """Give the tip that points at a card on the left or on the right."""
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

    # --- what closes it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc closes it and does nothing else; a click closes it and does what it does."""
        if event.type() in _CLOSING and isinstance(watched, QWidget):
            if event.type() is QEvent.Type.MouseButtonPress:
                if watched is not self.remedy:
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


def _sentence(words: str) -> str:
    """Begin with a capital and end with a full stop."""
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith('.') else '.'}"
