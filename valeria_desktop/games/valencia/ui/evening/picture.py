"""The page after a round in colours: steps at the left, points and the council at the right."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.rules.progress import PUBLIC_SOURCES
from valeria_desktop.games.valencia.ui.cards.dyes import paint_member
from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.busts import LEAST_BUST, paint_signed_bust
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fitted, shortened
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.guests import bust_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.evening.summary import (
        PlayerPoints,
        RoundSummary,
        StepResult,
        StepWinner,
    )
    from valeria_desktop.games.valencia.ui.parts.council import CouncilSeat
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook

DRAWN = 900, 358
"""Width and height of the picture, in pixels at 100 %."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_STEPS_WIDE, _APART = 430, 28
_HEAD, _ROW, _COUNCIL = 26, 36, 76
_NAME, _TOTAL = 150, 56
_SECOND = 0.64
"""Share of a step's row for its winner; the next ranks share the rest."""
_ICONS = {
    "prestige": "prestige",
    "members": "member",
    "palms": "palm",
    "fountains": "fountain",
    "privileges": "privilege",
}


class Face(Enum):
    """The letters of a line."""

    TITLE = "title"
    BOLD = "bold"
    QUIET = "quiet"


class RoundPainter:
    """Paints a round's summary in a size of text."""

    def __init__(self, brush: Brush, look: ParchmentLook, text: float) -> None:
        """Paint with a brush; `text` is the pixels of a text unit."""
        self._brush, self._look, self._text = brush, look, text

    def paint(self, box: QRectF, summary: RoundSummary) -> None:
        """Paint the summary into a box."""
        t = self._text
        left = QRectF(box.left(), box.top(), _STEPS_WIDE * t, box.height())
        right = QRectF(box)
        right.setLeft(left.right() + _APART * t)
        self._head(left, QCoreApplication.translate("RoundPage", "Who won what"))
        line = QRectF(left.left(), left.top() + _HEAD * t, left.width(), _ROW * t)
        for step in summary.steps:
            self._step(line, step)
            line.translate(0, line.height())
        self._points(right, summary)
        foot = QRectF(right)
        foot.setTop(right.bottom() - (_COUNCIL + _HEAD) * t)
        self._head(foot, QCoreApplication.translate("RoundPage", "The council tonight"))
        foot.setTop(foot.top() + _HEAD * t)
        self._council(foot, summary.council)

    def _head(self, box: QRectF, words: str) -> None:
        t = self._text
        line = QRectF(box.left(), box.top(), box.width(), _HEAD * t)
        self._write(line, words, (16, _LEFT), Face.TITLE)
        self._rule(line)

    def _rule(self, line: QRectF) -> None:
        painter = self._brush.painter
        painter.setPen(QPen(QColor(self._look.palette.line), 1.2))
        painter.drawLine(line.bottomLeft(), line.bottomRight())

    def _write(
        self, box: QRectF, words: str, how: tuple[float, Qt.AlignmentFlag], face: Face = Face.BOLD
    ) -> None:
        """Write words in a size of text units, smaller where they wouldn't fit."""
        look, painter = self._look, self._brush.painter
        size, flags = how
        fonts = {Face.TITLE: look.title_font, Face.BOLD: look.bold, Face.QUIET: look.font}
        font = fonts[face](size)
        font.setPixelSize(letters(size * self._text))
        font = fitted(font, words, box.width(), box.height())
        painter.setFont(font)
        painter.setPen(QColor(look.palette.quiet if face is Face.QUIET else look.palette.ink))
        painter.drawText(box, int(flags), shortened(font, words, box.width()))

    def _shield(self, seat: Seat | None, middle: QPointF, side: float) -> None:
        """Paint a player's shield; Nina's is a plain card."""
        box = square(middle, side * self._text)
        if seat is None:
            self._brush.icon("deck", box, self._look.palette.ink)
            return
        slim = box.adjusted(box.width() * 0.06, 0, -box.width() * 0.06, 0)
        paint_seat_sign(self._brush, self._look.player(seat.colour), seat.sign.value, slim)

    # --- steps

    def _step(self, line: QRectF, step: StepResult) -> None:
        t, look = self._text, self._look
        letter = QRectF(line.left(), line.top(), 20 * t, line.height())
        self._write(letter, step.part.letter, (15, _LEFT), Face.TITLE)
        sign = square(QPointF(line.left() + 36 * t, line.center().y()), 25 * t)
        self._brush.icon(step.sign, sign, look.palette.ink)
        rest = QRectF(line)
        rest.setLeft(sign.right() + 10 * t)
        if step.ranking:
            self._winners(rest, step.ranking)
        else:
            words = QCoreApplication.translate("RoundPage", "nobody")
            self._write(rest, words, (14.5, _LEFT), Face.QUIET)
        self._rule(line)

    def _winners(self, room: QRectF, ranking: tuple[StepWinner, ...]) -> None:
        """Paint the winner with name and sum, and behind it the shields and sums of the others."""
        t, (first, *others) = self._text, ranking
        self._shield(first.seat, QPointF(room.left() + 13 * t, room.center().y()), 26)
        wide = room.width() * _SECOND
        name = QRectF(room.left() + 32 * t, room.top(), wide - 74 * t, room.height())
        self._write(name, first.name, (16, _LEFT))
        if first.sum is not None:
            number = QRectF(name.right(), room.top(), 34 * t, room.height())
            self._write(number, str(first.sum), (18, _RIGHT), Face.TITLE)
        at = room.left() + wide + 6 * t
        step = (room.right() - at) / max(3, len(others))
        for place, other in enumerate(others):
            middle = QPointF(at + place * step + 9 * t, room.center().y())
            self._shield(other.seat, middle, 18)
            words = "" if other.sum is None else str(other.sum)
            number = QRectF(middle.x() + 11 * t, room.top(), step - 20 * t, room.height())
            self._write(number, words, (14, _LEFT), Face.QUIET)

    # --- points

    def _points(self, room: QRectF, summary: RoundSummary) -> None:
        t = self._text
        self._head(room, QCoreApplication.translate("RoundPage", "Points so far, without tasks"))
        wide = (room.width() - (_NAME + _TOTAL) * t) / len(PUBLIC_SOURCES)
        columns = [
            room.left() + _NAME * t + (place + 0.5) * wide for place in range(len(PUBLIC_SOURCES))
        ]
        top = room.top() + _HEAD * t
        for middle, source in zip(columns, PUBLIC_SOURCES, strict=True):
            box = square(QPointF(middle, top + 15 * t), 22 * t)
            self._brush.icon(_ICONS[source], box, self._look.palette.ink)
        line = QRectF(room.left(), top + 30 * t, room.width(), self._row_of(room, summary))
        for player in summary.players:
            self._player(line, player, columns, wide)
            line.translate(0, line.height())

    def _row_of(self, room: QRectF, summary: RoundSummary) -> float:
        """Return the height of a player's row: smaller where five of them share the room."""
        left = room.height() - (2 * _HEAD + 30 + _COUNCIL + 8) * self._text
        return min(38 * self._text, left / len(summary.players))

    def _player(
        self, line: QRectF, player: PlayerPoints, columns: list[float], wide: float
    ) -> None:
        t = self._text
        beside = self._face(line, player)
        if not beside:
            self._shield(player.seat, QPointF(line.left() + 13 * t, line.center().y()), 24)
            beside = 32 * t
        room = _NAME * t - beside - 4 * t
        name = QRectF(line.left() + beside, line.top(), room, line.height())
        self._write(name, player.seat.name, (16, _LEFT))
        for middle, points in zip(columns, player.sources, strict=True):
            box = QRectF(middle - wide / 2, line.top(), wide, line.height())
            self._write(
                box, str(points or "–"), (15.5, CENTRE), Face.BOLD if points else Face.QUIET
            )
        total = QRectF(line.right() - _TOTAL * t, line.top(), _TOTAL * t, line.height())
        side = min(34 * t, line.height())
        self._laurel(total.center(), side, player.total)
        self._rule(line)

    def _face(self, line: QRectF, player: PlayerPoints) -> float:
        """Paint a character's face with its shield and return the width that it takes, in pixels.

        It takes none where a row is too low for a face whose moods can be told apart.
        """
        bust = bust_of(self._look, player.seat, player.mood)
        side = line.height() - 2 * self._text
        if bust is None or side < LEAST_BUST - 1:
            return 0.0
        box = QRectF(line.left() + 1, line.center().y() - side / 2, side, side)
        paint_signed_bust(self._brush, box, bust, player.seat.sign)
        return side + 10 * self._text

    def _laurel(self, middle: QPointF, side: float, total: int) -> None:
        """Write a total on a dark plate."""
        painter, look = self._brush.painter, self._look
        box = QRectF(0, 0, side * 1.3, side * 0.82)
        box.moveCenter(middle)
        rounded(painter, box, 5 * self._text, CARD_INK)
        font = look.title_font(18)
        font.setPixelSize(letters(18 * self._text))
        painter.setFont(fitted(font, str(total), box.width(), box.height() * 1.3))
        painter.setPen(QColor(CARD_TEXT))
        painter.drawText(box, CENTRE, str(total))

    # --- the council

    def _council(self, room: QRectF, seats: tuple[CouncilSeat, ...]) -> None:
        t, wide = self._text, room.width() / len(seats)
        for place, seat in enumerate(seats):
            middle = room.left() + (place + 0.5) * wide
            sign = square(QPointF(middle, room.top() + 20 * t), 26 * t)
            self._brush.icon(seat.emblem, sign, self._look.palette.ink)
            below = QPointF(middle, room.top() + 54 * t)
            if seat.holder is None:
                self._empty(square(below, 24 * t))
            else:
                paint_member(self._brush, square(below, 32 * t), seat.holder)

    def _empty(self, box: QRectF) -> None:
        painter = self._brush.painter
        painter.setPen(QPen(QColor(self._look.palette.quiet), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
