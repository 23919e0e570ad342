"""The moments that mattered as cards to press: each opens the replay where it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPen

from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.paint.title_lines import STEP, lines_of
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.screens.end.addresses import AtMoment
from valeria_desktop.ui.screens.end.ledger_paint import paint_frame, paint_ring

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.moments import EndMoment
    from valeria_desktop.ui.screens.end.reveal import Reveal

_GAP, _RIM, _CORNER = 8.0, 5.0, 6.0
_PICTURE, _BESIDE = 0.43, 0.4
"""The picture's least share of the height, and its share of the width of a wide card."""
_WORDS, _FEWER_WORDS, _BROAD = 118.0, 90.0, 250.0
"""The height for the words, the height on a broad card, and its width, in pixels of text."""
_WIDE = 1.2
_HEAD, _TEXT, _FOOT = 16.5, 14.5, 14.5
_TITLE_LINES = 2
_TEXT_STEP = 1.16
"""The distance of two lines, as a share of the size of their letters."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class MomentsPart(Part["EndStory"]):
    """Shows up to three moments side by side."""

    drawn = QSize(424, 202)
    beyond = 7.0
    keeps = False

    def __init__(self, parchment: ParchmentLook, reveal: Reveal) -> None:
        """Show what is revealed."""
        self._parchment, self._reveal = parchment, reveal
        self._story: EndStory | None = None

    def laid(self, scene: EndStory, room: PartRoom) -> LaidPart:
        self._story = scene
        unit, number = room.unit, max(3, len(scene.moments))
        gap = _GAP * unit
        box = QRectF(0, 0, room.size.width(), room.size.height())
        box.adjust(4 * unit, 4 * unit, -5 * unit, -6 * unit)
        wide = (box.width() - gap * (number - 1)) / number
        name = QCoreApplication.translate("End", "Moments")
        return LaidPart(
            pieces=tuple(
                _piece(
                    each,
                    QRectF(box.left() + at * (wide + gap), box.top(), wide, box.height()),
                )
                for at, each in enumerate(scene.moments)
            ),
            name=name,
            heading=name,
            walk=Walk.LINE,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        del piece
        return None

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        moment: EndMoment = piece.face
        shown, story = self._reveal.moment(moment.number), self._story
        if shown <= 0 or story is None:
            return
        painter = brush.painter
        painter.setOpacity(shown)
        rise = 0.0 if self._reveal.is_calm else (1 - shown) * 14 * brush.unit
        lifted = 2 * brush.unit if mood.is_hovered else 0.0
        card = box.translated(0, rise - lifted)
        _CardPainter(brush, self._parchment, story, card).paint(moment, mood)
        painter.setOpacity(1.0)


def _piece(moment: EndMoment, box: QRectF) -> Piece:
    words = QCoreApplication.translate("End", "Moment {number}, round {round}: {head}. {words}")
    told = words.format(
        number=moment.number, round=moment.round, head=moment.head, words=moment.words
    )
    more = f"{moment.more}." if moment.more else ""
    return Piece(
        AtMoment(moment.number),
        box,
        moment.head,
        told,
        moment,
        explained=more,
        told=more or told,
        opens=True,
    )


class _CardPainter:
    def __init__(self, brush: Brush, look: ParchmentLook, story: EndStory, box: QRectF) -> None:
        self._brush, self._look = brush, look
        self._story, self._box = story, box
        unit = brush.unit
        inside = box.adjusted(_RIM * unit, _RIM * unit, -_RIM * unit, -_RIM * unit)
        self._is_wide = box.width() > box.height() * _WIDE
        self._picture = QRectF(inside)
        if self._is_wide:
            self._picture.setWidth(inside.width() * _BESIDE)
            words = inside.adjusted(self._picture.width() + 8 * unit, 18 * unit, -3 * unit, 0)
        else:
            size = max(unit, look.scale)
            text = (_WORDS if box.width() < _BROAD * size else _FEWER_WORDS) * size
            self._picture.setHeight(max(inside.height() * _PICTURE, inside.height() - text))
            words = inside.adjusted(5 * unit, self._picture.height() + 13 * unit, -3 * unit, 0)
        self._words = words

    def paint(self, moment: EndMoment, mood: PieceMood) -> None:
        self._paint_card()
        self._paint_picture(moment)
        self._paint_marks(moment)
        self._paint_words(moment, mood)
        if mood.is_hovered:
            paint_frame(self._brush, self._box)
        if mood.is_focused:
            paint_ring(self._brush, self._box)

    def _paint_card(self) -> None:
        painter, unit, box = self._brush.painter, self._brush.unit, self._box
        corner = _CORNER * unit
        shadow = QColor("#000000")
        shadow.setAlphaF(0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawRoundedRect(box.translated(2 * unit, 3.5 * unit), corner, corner)
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(QColor(self._look.materials.parchment))
        painter.drawRoundedRect(box, corner, corner)

    def _paint_picture(self, moment: EndMoment) -> None:
        painter, unit, art = self._brush.painter, self._brush.unit, self._story.art
        frame = QPainterPath()
        frame.addRoundedRect(self._picture, 4 * unit, 4 * unit)
        painter.save()
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        art.paint_scene(self._brush, self._picture, moment.thing)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
        painter.drawPath(frame)

    def _paint_marks(self, moment: EndMoment) -> None:
        """Paint the number, the round, and the shield of the player whom it concerns."""
        painter, unit, look = self._brush.painter, self._brush.unit, self._look
        text = max(unit, look.scale)
        disc = square(QPointF(), 25 * text)
        disc.moveTopLeft(self._box.topLeft() + QPointF(6, 6) * unit)
        painter.setPen(QPen(QColor(CARD_INK), 1.8 * unit))
        painter.setBrush(QColor(GOLD))
        painter.drawEllipse(disc)
        painter.setFont(look.bold(15))
        painter.setPen(QColor(INK))
        painter.drawText(disc, CENTRE, str(moment.number))
        words = QCoreApplication.translate("End", "Round {round}").format(round=moment.round)
        font = look.bold(13.5)
        wide = QFontMetricsF(font).horizontalAdvance(words) + 14 * unit
        plate = QRectF(0, 0, wide, 20 * text)
        low = self._picture.bottomRight()
        plate.moveBottomRight(low + QPointF(1 * unit, 6 * unit))
        painter.setPen(QPen(QColor(CARD_INK), 1.4 * unit))
        painter.setBrush(QColor("#3b2c22"))
        painter.drawRoundedRect(plate, 4 * unit, 4 * unit)
        painter.setFont(font)
        painter.setPen(QColor(CARD_TEXT))
        painter.drawText(plate, CENTRE, words)
        side = self._story.sides[moment.seat]
        shield = QRectF(0, 0, 18 * text, 20.5 * text)
        shield.moveBottomLeft(self._picture.bottomLeft() + QPointF(3, 8) * unit)
        paint_seat_sign(self._brush, colour_of(look, side), sign_of(side), shield)

    def _paint_words(self, moment: EndMoment, mood: PieceMood) -> None:
        painter, unit, look = self._brush.painter, self._brush.unit, self._look
        foot = QRectF(self._words)
        foot.setTop(foot.bottom() - 21 * max(unit, look.scale))
        room = QRectF(self._words)
        room.setBottom(foot.top() - 2 * unit)
        painter.setPen(QColor(INK))
        font = _shrunk_title(look, moment.head, room)
        room.setTop(_write(painter, room, moment.head, font, STEP) + 2 * unit)
        painter.setPen(QColor("#2c251c"))
        _write(painter, room, moment.words, _fitted_text(look, moment.words, room), _TEXT_STEP)
        painter.setPen(QPen(QColor(look.materials.parchment_line), 1.2 * unit))
        painter.drawLine(foot.topLeft(), foot.topRight())
        self._paint_foot(foot, is_strong=mood.is_hovered or mood.is_focused)

    def _paint_foot(self, foot: QRectF, *, is_strong: bool) -> None:
        painter, unit, look = self._brush.painter, self._brush.unit, self._look
        colour = INK if is_strong else look.materials.quiet_ink
        side = min(16 * max(unit, look.scale), foot.height() - 3 * unit)
        eye = square(QPointF(foot.left() + side / 2, foot.center().y() + unit), side)
        self._brush.icon("eye", eye, colour)
        painter.setFont(look.bold(_FOOT) if is_strong else look.font(_FOOT))
        painter.setPen(QColor(colour))
        words = QCoreApplication.translate("End", "Look at it")
        painter.drawText(foot.adjusted(side + 6 * unit, 2 * unit, 0, 0), _LEFT, words)


def _shrunk_title(look: ParchmentLook, words: str, room: QRectF) -> QFont:
    """Return the font of a head that needs two lines at most."""
    font = look.title_font(_HEAD)
    while font.pixelSize() > look.px(13):
        metrics = QFontMetricsF(font)
        longest = max(map(metrics.horizontalAdvance, words.split()), default=0.0)
        if len(lines_of(font, words, room.width())) <= _TITLE_LINES and longest <= room.width():
            break
        font.setPixelSize(font.pixelSize() - 1)
    return font


def _write(painter: QPainter, room: QRectF, words: str, font: QFont, step: float) -> float:
    """Write words in lines from the top of a room; return where they end."""
    painter.setFont(font)
    high = font.pixelSize() * step
    top = room.top()
    for line in lines_of(font, words, room.width()):
        painter.drawText(QRectF(room.left(), top, room.width(), high), _LEFT, line)
        top += high
    return top


def _fitted_text(look: ParchmentLook, words: str, room: QRectF) -> QFont:
    """Return a font as large as a room holds, but not smaller than can be read."""
    font = look.font(_TEXT)
    while font.pixelSize() > look.px(13):
        high = len(lines_of(font, words, room.width())) * font.pixelSize() * _TEXT_STEP
        if high <= room.height():
            break
        font.setPixelSize(font.pixelSize() - 1)
    return font
