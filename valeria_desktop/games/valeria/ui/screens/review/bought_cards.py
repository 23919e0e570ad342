"""Purchases as cards: a row for each player, each card with its price and its return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from valeria_desktop.games.valeria.ui.screens.end_art import ValeriaEndArt
from valeria_desktop.games.valeria.ui.screens.review.purchase_words import (
    card_words,
    purchase_sentence,
)
from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.signs import number
from valeria_desktop.ui.paint.brush import CENTRE, paint_marks, square, width_of
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fit_words
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.screens.end.ledger_paint import paint_frame, paint_ring
from valeria_desktop.ui.screens.review.columns import HEAD, paint_head
from valeria_desktop.ui.words.figures import amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.purchases import Purchase
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

translate = QCoreApplication.translate
_CARD, _GAP, _BELOW = QSize(138, 176), 9.0, 8.0
"""A card's least size, and its distance from others and the next player, in pixels of text."""
_PICTURE, _NAME, _LINE, _EDGE = 80.0, 23.0, 21.0, 6.0
_LABEL, _SIGNS, _WORTH = 13.5, 16.0, 16.0
_PLATE, _BEST, _WORST = "#3b2c22", GOLD, "#d9b8ae"
_GONE = 0.45
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ART = ValeriaEndArt()


@frozen
class AtBought(At):
    """The address of a purchase."""

    seat: int
    choice: int
    card: str


@frozen
class BoughtScene:
    """All purchases in the order in which they lie, and those that stand out."""

    seats: tuple[Seat, ...]
    rows: tuple[Purchase, ...] = ()
    best: tuple[Purchase | None, ...] = ()
    worst: tuple[Purchase | None, ...] = ()


@frozen
class BoughtFace:
    """A purchase, and the word on its tag."""

    row: Purchase
    tag: str
    is_best: bool


class BoughtPart(Part[BoughtScene]):
    """Lays the cards of each player below a head with their name."""

    drawn = least = QSize(320, 200)
    beyond = 8.0
    keeps_ground = False  # it scrolls

    def laid(self, scene: BoughtScene, room: PartRoom) -> LaidPart:
        heads, pieces, top = list[tuple[QRectF, int]](), list[Piece](), 0.0
        for seat in range(len(scene.seats)):
            rows = [row for row in scene.rows if row.seat == seat]
            if not rows:
                continue
            heads.append((QRectF(0, top, room.size.width(), HEAD * room.text), seat))
            top += HEAD * room.text
            boxes = _boxes(len(rows), top, room)
            pieces += [_piece(scene, row, box) for row, box in zip(rows, boxes, strict=True)]
            top = boxes[-1].bottom() + _BELOW * room.text
        name = translate("Review", "All cards that were bought")
        return LaidPart(
            pieces=tuple(pieces),
            name=name,
            heading=name,
            ground=(tuple(heads), scene.seats),
            walk=Walk.NEAREST,
            height=top,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        face: BoughtFace = piece.face
        return face.row.card

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        del box
        heads, seats = laid.ground
        for head, seat in heads:
            paint_head(brush, head, seats[seat])

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        _CardPainter(brush, box).paint(piece.face)
        if mood.is_hovered:
            paint_frame(brush, box)
        if mood.is_focused:
            paint_ring(brush, box)


def _boxes(many: int, top: float, room: PartRoom) -> list[QRectF]:
    """Return the boxes of some cards, row by row, from a top."""
    text = room.text
    high, gap, edge = _CARD.height() * text, _GAP * text, _EDGE / 2 * text
    whole = room.size.width() - 2 * edge + gap
    fits = max(1, int(whole // (_CARD.width() * text + gap)))
    wide = whole / fits - gap
    return [
        QRectF(
            edge + each % fits * (wide + gap),
            top + edge + each // fits * (high + gap),
            wide,
            high,
        )
        for each in range(many)
    ]


def _piece(scene: BoughtScene, row: Purchase, box: QRectF) -> Piece:
    is_best = row in scene.best
    tag = said = ""
    if is_best:
        tag, said = translate("Review", "best buy"), translate("Review", "The best buy.")
    elif row in scene.worst:
        tag, said = translate("Review", "worst buy"), translate("Review", "The worst buy.")
    return Piece(
        at=AtBought(row.seat, row.choice, row.card.id),
        box=box,
        name=card_words(row),
        words=purchase_sentence(row, scene.seats[row.seat].name),
        face=BoughtFace(row, tag, is_best),
        explained=said,
        opens=True,
    )


class _CardPainter:
    def __init__(self, brush: Brush, box: QRectF) -> None:
        self._brush, self._look, self._box = brush, brush.look, box
        text = self._text = brush.look.scale
        edge = _EDGE * text
        self._inside = box.adjusted(edge, edge, -edge, -edge)
        self._picture = QRectF(self._inside)
        self._picture.setHeight(_PICTURE * text)

    def paint(self, face: BoughtFace) -> None:
        self._paint_card()
        self._paint_picture(face.row)
        self._paint_plates(face)
        row, text = face.row, self._text
        line = self._inside.translated(0, (_PICTURE + 3) * text)
        line.setHeight(_NAME * text)
        font = self._look.bold(15.5)
        fit_words(self._brush.painter, line, card_words(row), font, INK, flags=_LEFT)
        line = line.translated(0, _NAME * text)
        line.setHeight(_LINE * text)
        for label, marks in (
            (translate("Review", "paid"), _paid(row)),
            (translate("Review", "brought"), _brought(row)),
        ):
            self._paint_line(line, label, marks)
            line = line.translated(0, _LINE * text)
        self._paint_worth(line, row)

    def _paint_card(self) -> None:
        painter, text, box = self._brush.painter, self._text, self._box
        shadow = QColor("#000000")
        shadow.setAlphaF(0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        corner = 6 * text
        painter.drawRoundedRect(box.translated(1.5 * text, 2.5 * text), corner, corner)
        painter.setPen(QPen(QColor(CARD_INK), 1.8 * text))
        painter.setBrush(QColor(self._look.palette.raised))
        painter.drawRoundedRect(box, corner, corner)

    def _paint_picture(self, row: Purchase) -> None:
        """Paint the card's picture; that of a card that is gone is dim."""
        painter, text = self._brush.painter, self._text
        frame = QPainterPath()
        frame.addRoundedRect(self._picture, 4 * text, 4 * text)
        painter.save()
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        _ART.paint_scene(self._brush, self._picture, row.card)
        if not row.is_there:
            veil = QColor(INK)
            veil.setAlphaF(_GONE)
            painter.fillRect(self._picture, veil)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(CARD_INK), 1.5 * text))
        painter.drawPath(frame)

    def _paint_plates(self, face: BoughtFace) -> None:
        """Paint the round, the points and the tag over the picture's edges."""
        text, row = self._text, face.row
        words = translate("End", "Round {round}").format(round=max(1, row.round))
        low = self._picture.bottomRight() + QPointF(0, 3) * text
        self._paint_plate(words, low, _PLATE, CARD_TEXT, is_right=True)
        if row.points:
            laurel = square(QPointF(), 31 * text)
            laurel.moveTopRight(self._picture.topRight() + QPointF(2, -2) * text)
            _ART.paint_points(self._brush, laurel, row.points)
        if face.tag:
            ground = _BEST if face.is_best else _WORST
            high = self._picture.topLeft() + QPointF(-3, 21) * text
            self._paint_plate(face.tag, high, ground, INK, is_right=False)

    def _paint_plate(
        self, words: str, at: QPointF, ground: str, ink: str, *, is_right: bool
    ) -> None:
        """Paint words on a plate whose lower corner lies at a point."""
        painter, text = self._brush.painter, self._text
        font = self._look.bold(_LABEL)
        wide = QFontMetricsF(font).horizontalAdvance(words) + 12 * text
        plate = QRectF(0, 0, wide, 20 * text)
        move = plate.moveBottomRight if is_right else plate.moveBottomLeft
        move(at)
        painter.setPen(QPen(QColor(CARD_INK), 1.4 * text))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(plate, 4 * text, 4 * text)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(plate, CENTRE, words)

    def _paint_line(self, line: QRectF, label: str, marks: Marks) -> None:
        """Paint a label at the left and signs at the right end of a line."""
        painter, font = self._brush.painter, self._look.font(_LABEL)
        painter.setFont(font)
        painter.setPen(QColor(self._look.palette.quiet))
        painter.drawText(line, _LEFT, label)
        room = line.adjusted(QFontMetricsF(font).horizontalAdvance(label) + 5 * self._text, 0, 0, 0)
        size = _SIGNS * self._text
        wide = width_of(marks, size)
        if wide < room.width():
            room.setLeft(room.right() - wide)
        paint_marks(self._brush, room, marks, size, INK)

    def _paint_worth(self, line: QRectF, row: Purchase) -> None:
        """Paint how many times the price a card was worth, below a rule."""
        painter, look = self._brush.painter, self._look
        painter.setPen(QPen(QColor(look.palette.line), self._text))
        painter.drawLine(line.topLeft(), line.topRight())
        painter.setFont(look.font(_LABEL))
        painter.setPen(QColor(look.palette.quiet))
        painter.drawText(line, _LEFT, translate("Review", "worth"))
        painter.setFont(look.bold(_WORTH))
        painter.setPen(QColor(INK))
        painter.drawText(line, _RIGHT, f"{amount(row.gain)}×")


def _paid(row: Purchase) -> Marks:
    return _joined((row.price.signs(), row.spent.signs()))


def _brought(row: Purchase) -> Marks:
    """Return the signs of a card's yield; its points stand on its picture."""
    more = () if row.is_traced else (number("…"),)
    return (*evolve(row.brought, points=0).signs(), *more) or (number(0),)


def _joined(parts: Sequence[Marks]) -> Marks:
    """Return signs with a plus between those that are not empty."""
    found: Marks = ()
    for part in filter(None, parts):
        found = (*found, number("+"), *part) if found else part
    return found
