"""The last word at the end of a game: a portrait, and its words on parchment beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.finale.boxes import PICTURES
from valeria_desktop.ui.finale.lanes import colour_of
from valeria_desktop.ui.finale.timeline import SAYS
from valeria_desktop.ui.finale.winner import VerdictSheet
from valeria_desktop.ui.paint.busts import Bust, Expression, mouth_in, paint_bust
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.parchment import paint_speech
from valeria_desktop.ui.paint.shields import SHAPE

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.finale.acts import Play
    from valeria_desktop.ui.finale.timeline import FinaleMoment
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_FACE, _TEXT, _NAME = 132.0, 19.0, 15.0
_EDGE, _GAP, _INSET, _HALF = 18.0, 16.0, 17.0, 9.0
_FROM_LIPS = 10.0  # distance of the tip from the middle of the mouth, in units
_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


@frozen
class LastWordBoxes:
    """The boxes of the portrait and the words."""

    face: QRectF
    sheet: QRectF
    words: QRectF
    name: QRectF

    @classmethod
    def of(cls, play: Play, room: QRectF, look: ParchmentLook) -> LastWordBoxes:
        """Return boxes above the verdict, beside the winner; the sheet is as high as its words."""
        unit = look.unit
        told = VerdictSheet.of(play, room, look)
        above = QRectF(room.width() * PICTURES, 0, room.width() * (1 - PICTURES), told.sheet.top())
        edge, gap, inset = _EDGE * unit, _GAP * unit, _INSET * unit
        high = min(_FACE * unit, above.height() - 2 * edge)
        wide = above.width() - edge - high * SHAPE - gap - 2 * inset
        words = play.last_word.words if play.last_word is not None else ""
        metrics = QFontMetricsF(look.font(_TEXT))
        said = metrics.boundingRect(QRectF(0, 0, wide, 10_000), _FLAGS, words)
        name = QFontMetricsF(look.bold(_NAME)).height()
        sheet = QRectF(0, 0, said.width() + 2 * inset + 2, name + said.height() + 2 * inset)
        face = QRectF(above.left(), 0, high * SHAPE, high)
        middle = above.bottom() - edge - max(high, sheet.height()) / 2
        face.moveCenter(QPointF(face.center().x(), middle))
        sheet.moveCenter(QPointF(0, middle))
        sheet.moveLeft(face.right() + gap)
        inside = sheet.adjusted(inset, inset, -inset + 2, -inset)
        return cls(
            face,
            sheet,
            inside.adjusted(0, name, 0, 0),
            QRectF(inside.left(), inside.top(), wide, name),
        )


class LastWordShown:
    """Paints the last word after the verdict."""

    def __init__(self, painter: QPainter, look: ParchmentLook, room: QRectF) -> None:
        """Paint in a room."""
        self._painter, self._look, self._room = painter, look, room

    def paint(self, moment: FinaleMoment) -> None:
        """Paint the portrait and the words."""
        last, painter, look = moment.play.last_word, self._painter, self._look
        if last is None or moment.act.kind is not ActKind.WINNER or moment.time < SAYS:
            return
        stand, unit = LastWordBoxes.of(moment.play, self._room, look), look.unit
        painter.setOpacity(moment.seen(SAYS))
        has_won = last.seat in moment.play.verdict.winners
        mood = Expression.PLEASED if has_won else Expression.WAITS
        rim = colour_of(look, moment.play.sides[last.seat]).name()
        paint_bust(painter, stand.face, Bust(last.portrait, mood, rim))
        edge, half = stand.sheet.left() + unit, _HALF * unit
        mouth = mouth_in(stand.face, last.portrait)
        middle = min(max(mouth.y(), stand.sheet.top() + 3 * half), stand.sheet.bottom() - 3 * half)
        tip = (
            QPointF(edge, middle - half),
            mouth + QPointF(_FROM_LIPS * unit, 0),
            QPointF(edge, middle + half),
        )
        paint_speech(painter, stand.sheet, look, tip)
        painter.setPen(QColor(INK))
        painter.setFont(look.bold(_NAME))
        painter.drawText(stand.name, moment.play.sides[last.seat].name)
        painter.setFont(look.font(_TEXT))
        painter.drawText(stand.words, _FLAGS, last.words)
        painter.setOpacity(1.0)
