"""Lines of a prompt about cards and players: the source of a power, and the players to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.rules.model.cards import CONSOLATION
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.prompts.button_pictures import of_card
from valeria_desktop.ui.prompts.sheet import of_seat
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

_HEIGHT, _LINE = 34, 22
_PICTURE = 30
_GAP = 6
_QUIET = 13
_WRAP = Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def cause_words(cause: Card) -> str:
    """Return the name of a power's source: a card or a rule."""
    if cause is CONSOLATION:
        return QCoreApplication.translate("Prompts", "Nothing woke")
    return cause.name


class Lead(QWidget):
    """Words in front of a row of buttons."""

    def __init__(self, look: Look, words: str) -> None:
        """Show words; for a screen reader, the buttons themselves say them."""
        super().__init__()
        self._look = look
        self._words = words
        self.setFont(look.font(15))

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(self.fontMetrics().horizontalAdvance(self._words) + px(20), px(_LINE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(QColor(self._look.palette.ink))
        painter.drawText(self.rect().adjusted(self._look.px(6), 0, 0, 0), _LEFT, self._words)
        painter.end()


class PictureLine(QWidget):
    """A picture, a name, and quiet words below it."""

    def __init__(self, look: Look, picture: Picture, name: str, words: str = "") -> None:
        """Show a picture and a name, and quiet words."""
        super().__init__()
        self._look = look
        self._picture = picture
        self.name = name
        self.words = words
        self.setFont(look.bold(15))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _left(self) -> int:
        """The left edge of the words, in pixels."""
        return self._look.px(_PICTURE + _GAP)

    def sizeHint(self) -> QSize:
        px = self._look.px
        words = QFontMetrics(self._look.font(_QUIET)).horizontalAdvance(self.words)
        wide = max(self.fontMetrics().horizontalAdvance(self.name), words)
        return QSize(wide + self._left + px(2 * _GAP), px(_HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        above, below = self._heights(width - self._left)
        return max(self._look.px(_HEIGHT), above + below + 2)

    def _heights(self, width: int) -> tuple[int, int]:
        """Return the heights of the name and of the words below it, in pixels."""
        room = QRect(0, 0, max(1, width), 10_000)
        above = self.fontMetrics().boundingRect(room, _WRAP, self.name).height()
        metrics = QFontMetrics(self._look.font(_QUIET))
        below = metrics.boundingRect(room, _WRAP, self.words).height() if self.words else 0
        return above, below

    def paintEvent(self, event: QPaintEvent) -> None:
        look, side = self._look, self._look.px(_PICTURE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture(painter, QRectF(self._look.px(2), (self.height() - side) / 2, side, side))
        room = QRectF(self.rect()).adjusted(self._left, 0, 0, 0)
        above, below = self._heights(round(room.width()))
        room.setTop((self.height() - above - below) / 2)
        painter.setFont(self.font())
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(room, _WRAP, self.name)
        painter.setFont(look.font(_QUIET))
        painter.setPen(QColor(look.palette.quiet))
        painter.drawText(room.adjusted(0, above, 0, 0), _WRAP, self.words)
        painter.end()


class CauseLine(PictureLine):
    """A line about the card that gives a power."""

    def __init__(self, look: Look, card: Card, words: str = "") -> None:
        """Show a card, and quiet words below its name."""
        super().__init__(look, of_card(look, card), cause_words(card), words)
        sentence = card_sentence(card)
        self.setAccessibleName(sentence)
        explain_beside(self, sentence)


class SeatLine(PictureLine):
    """A line about the player that a power affects."""

    def __init__(self, look: Look, seat: Seat) -> None:
        """Show a player."""
        super().__init__(look, of_seat(look, seat), seat.name)
        self.setAccessibleName(self.tr("From {player}.").format(player=seat.name))


class QueueLine(QWidget):
    """A line about the players who still have powers to use."""

    def __init__(self, look: Look, queue: list[tuple[Seat, str]]) -> None:
        """Show players, each with the names of the cards that they may use."""
        super().__init__()
        self._look = look
        self._queue = queue
        self.setFont(look.font(13))
        waiting = "; ".join(
            self.tr("{player} with {cards}").format(player=seat.name, cards=cards)
            for seat, cards in queue
        )
        sentence = self.tr("After this: {waiting}.").format(waiting=waiting)
        self.setAccessibleName(sentence)
        explain_beside(self, sentence)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(116), self._look.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        metrics = painter.fontMetrics()
        left = self._write(painter, 0, self.tr("Then:"))
        for seat, cards in self._queue:
            side = px(17)
            if left + side > self.width():
                break
            sign = QRectF(left, (self.height() - side) / 2, side, side)
            of_seat(self._look, seat)(painter, sign)
            painter.setFont(self.font())
            is_alone = len(self._queue) == 1
            words = self.tr("{player} – {cards}").format(player=seat.name, cards=cards)
            words = words if is_alone else seat.name
            room = max(0, round(self.width() - sign.right() - px(4)))
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
            left = self._write(painter, sign.right() + px(4), words)
        painter.end()

    def _write(self, painter: QPainter, left: float, words: str) -> float:
        """Write words and return the left edge of the next words."""
        painter.setPen(QColor(self._look.palette.quiet))
        painter.drawText(QRectF(left, 0, self.width() - left, self.height()), _LEFT, words)
        return left + painter.fontMetrics().horizontalAdvance(words) + self._look.px(_GAP)
