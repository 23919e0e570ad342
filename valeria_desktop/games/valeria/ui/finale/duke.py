"""A Duke turns up: the card, and on parchment what it brings."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import paint_back, paint_portrait
from valeria_desktop.games.valeria.ui.finale.acts import Kind
from valeria_desktop.games.valeria.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.games.valeria.ui.finale.sheets import Sheet
from valeria_desktop.games.valeria.ui.finale.timeline import LENGTHS, TURNING, TURNS
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.lettering import fitted
from valeria_desktop.ui.kit.materials import INK
from valeria_desktop.ui.kit.signs import paint_sign
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.rules.model.cards import Duke
    from valeria_desktop.games.valeria.ui.finale.acts import Side
    from valeria_desktop.games.valeria.ui.finale.places import Places
    from valeria_desktop.games.valeria.ui.finale.sheets import Sheets
    from valeria_desktop.games.valeria.ui.finale.timeline import Moment
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.parchment import ParchmentLook
    from valeria_desktop.ui.screens.end.count import Gain

_ENTERS = 300.0
_LEAVES = 320.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FULL = 1.0


class DukeShown:
    """Paints the Duke of an act."""

    def __init__(
        self,
        painter: QPainter,
        looks: tuple[Look, ParchmentLook],
        places: Places,
        sheets: Sheets,
    ) -> None:
        """Paint in a room."""
        self._sheets = sheets
        self._painter = painter
        self._look, self._parchment = looks
        self._places = places

    def paint(self, moment: Moment) -> None:
        """Paint the card on its way, and what it brings once it is turned up."""
        row = moment.act.row
        if moment.act.kind is not Kind.DUKE or row is None:
            return
        gain = row.gains[0]
        side = moment.play.sides[gain.column]
        if side.duke is None:
            return
        leaves = moment.moved(LENGTHS[Kind.DUKE] - _LEAVES, _LEAVES, QEasingCurve.Type.InCubic)
        self._paint_card(moment, side.duke, side, leaves)
        turned = TURNS + TURNING
        shown = moment.seen(turned) if moment.is_calm else moment.moved(turned - 100, 240)
        if shown > 0 and leaves < 1:
            self._painter.setOpacity(shown * (1.0 - leaves))
            self._paint_words(side, side.duke, gain)
            self._painter.setOpacity(1.0)

    def _paint_card(self, moment: Moment, duke: Duke, side: Side, leaves: float) -> None:
        painter, card = self._painter, self._places.card
        enters = moment.moved(0, _ENTERS)
        turned = moment.moved(TURNS, TURNING, QEasingCurve.Type.InOutCubic)
        is_up = turned >= 0.5  # noqa: PLR2004 - half round
        wide = max(0.02, abs(cos(pi * turned)))
        shift = QPointF((1.0 - enters) * card.width() * 1.6, 0)
        centre = card.center() + shift
        painter.save()
        if moment.is_calm:
            painter.setOpacity(moment.seen(TURNS if is_up else 0.0) * (1.0 - leaves))
        else:
            painter.setOpacity(1.0 - leaves)
        painter.translate(centre)
        shrunk = _FULL - 0.5 * leaves
        painter.scale(wide * shrunk, shrunk)
        painter.translate(-card.center())
        edge = card.adjusted(-5, -5, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawRoundedRect(edge.adjusted(-2, -2, 2, 2).translated(3, 5), 10, 10)
        painter.drawRoundedRect(edge.adjusted(-2, -2, 2, 2), 10, 10)
        painter.setBrush(colour_of(self._look, side))
        painter.drawRoundedRect(edge, 9, 9)
        if is_up:
            paint_portrait(painter, card, face_of(duke), self._look, FLAT)
        else:
            paint_back(painter, card, self._look, FLAT)
        painter.restore()

    # --- what it brings

    def _paint_words(self, side: Side, duke: Duke, gain: Gain) -> None:
        painter, look, room = self._painter, self._parchment, self._places.words
        lines = [(line.points, _brief(tell(line.cause), duke)) for line in gain.lines]
        lines = [line for line in lines if line[0]]
        head = min(look.px(54), room.height() * 0.36)
        each = min(look.px(28), (room.height() - head - look.px(26)) / max(1, len(lines)))
        high = head + each * len(lines) + look.px(26)
        sheet = QRectF(room.left(), room.top(), room.width(), high)
        self._sheets.paint(painter, Sheet.DUKE, sheet)
        inside = sheet.adjusted(look.px(20), look.px(12), -look.px(20), 0)
        self._paint_head(QRectF(inside.topLeft(), inside.bottomRight()), head, side, gain.points)
        top = inside.top() + head
        painter.setPen(QColor(INK))
        font = look.font(18)
        wide = QFontMetricsF(look.bold(19)).horizontalAdvance("00") + look.px(4)
        for points, words in lines:
            number = QRectF(inside.left(), top, wide, each)
            painter.setFont(fitted(look.bold(19), str(points), wide, each))
            painter.drawText(number, _RIGHT, str(points))
            rest = QRectF(number.right() + look.px(10), top, inside.right() - number.right(), each)
            painter.setFont(fitted(font, words, rest.width() - look.px(10), each))
            painter.drawText(rest, _LEFT, words)
            top += each

    def _paint_head(self, box: QRectF, height: float, side: Side, points: int) -> None:
        painter, look = self._painter, self._parchment
        high = height * 0.8
        shield = QRectF(box.left(), box.top(), high * 0.86, high)
        paint_sign(Brush(painter, look, 1.0), colour_of(look, side), sign_of(side), shield)
        painter.setPen(QColor(INK))
        words = f"+{points}"
        font = fitted(look.title_font(36), words, box.width() * 0.3, height)
        painter.setFont(font)
        total = QRectF(box.left(), box.top(), box.width(), high)
        painter.drawText(total, _RIGHT, words)
        left = shield.right() + look.px(10)
        room = box.right() - QFontMetricsF(font).horizontalAdvance(words) - look.px(10) - left
        painter.setFont(fitted(look.title_font(24), side.name, room, height))
        painter.drawText(QRectF(left, box.top(), room, high), _LEFT, side.name)


def _brief(words: str, duke: Duke) -> str:
    """Leave out whose words they are where the Duke lies beside them."""
    return words.removeprefix(f"{duke.name}: ")
