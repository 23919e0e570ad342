"""How the ledger looks: its sheet and ribbon, names, numbers, stamps, plates and portraits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.paint.brush import CENTRE, paint_outlined, square
from valeria_desktop.ui.paint.busts import paint_bust
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.look import LEAST_LETTERS
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.parchment import RING, paint_sheet
from valeria_desktop.ui.paint.ribbon import paint_ribbon
from valeria_desktop.ui.paint.ruler import fitted, width_of_words
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.screens.end.ledger_items import SUM, points_side
from valeria_desktop.ui.screens.end.ledger_layout import (
    NAME,
    NUMBER,
    SMALLER,
    TOGETHER,
    in_two,
)
from valeria_desktop.ui.words.figures import whole

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.pieces.piece import PieceMood
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.ledger_layout import LedgerBoxes
    from valeria_desktop.ui.screens.end.reveal import Reveal
    from valeria_desktop.ui.screens.end.score_ledger import LedgerItem

_PLATE, _PLATE_TEXT = "#6a2436", CARD_TEXT
_STRONG = "#5a4a2c"
_TITLE = 23.0
_DROP = 8.0
"""How far above its place a stamp begins to fall, in units."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@frozen
class CountFace:
    """A side's number in a line."""

    row: int
    column: int
    points: int
    is_best: bool
    is_total: bool
    is_mirrored: bool


@frozen
class ItemFace:
    """A stamp or a plate in a line, and its place in the order of showing."""

    row: int
    number: int
    item: LedgerItem
    is_left: bool
    """Whether it lies left of its number."""


@frozen
class SourceFace:
    """The name of a source in a line."""

    row: int
    words: str
    is_total: bool
    is_mirrored: bool


@frozen
class PortraitFace:
    """A side's portrait, or the head of its column."""

    column: int
    is_head: bool
    is_left: bool
    """Whether it belongs to the left one of two sides."""
    thing: Thing | None = None
    """The card on the portrait."""


LedgerFace = str | CountFace | ItemFace | SourceFace | PortraitFace
"""The face of a piece; a text is the ribbon's."""


class LedgerPainter:
    """Paints the pieces of the ledger as far as they are revealed."""

    def __init__(self, parchment: ParchmentLook, reveal: Reveal) -> None:
        self._parchment, self._reveal = parchment, reveal
        self.story: EndStory | None = None

    # --- the sheet

    def paint_sheet(self, brush: Brush, boxes: LedgerBoxes) -> None:
        """Paint the sheet from a kept picture."""
        around = RING * brush.unit
        box = boxes.sheet.adjusted(-around, -around, around, around)
        room = QRectF(box.toAlignedRect())
        brush.piece(
            (LedgerPainter, boxes.known),
            room,
            lambda piece, whole: self._paint_sheet(piece, whole.topLeft() - room.topLeft(), boxes),
        )

    def _paint_sheet(self, brush: Brush, shift: QPointF, boxes: LedgerBoxes) -> None:
        brush.painter.translate(shift)
        ring = RING * brush.unit
        box = boxes.sheet.adjusted(-ring, -ring, ring, ring)
        paint_sheet(brush.painter, box, self._parchment, is_lit=False)
        self.paint_rules(brush, boxes)

    def paint_rules(self, brush: Brush, boxes: LedgerBoxes) -> None:
        """Paint a rule below each line, and a double one above the total."""
        painter, unit = brush.painter, brush.unit
        thin = QPen(QColor(self._parchment.materials.parchment_line), 1.2 * unit)
        for line in boxes.lines[:-1]:
            painter.setPen(thin)
            if line is not boxes.lines[-2]:
                painter.drawLine(line.box.bottomLeft(), line.box.bottomRight())
        top = boxes.lines[-1].box
        for above, width in ((0.0, 2.0), (3.4, 1.0)):
            painter.setPen(QPen(QColor(_STRONG), width * unit))
            shift = QPointF(0, above * unit)
            painter.drawLine(top.topLeft() + shift, top.topRight() + shift)

    # --- the pieces

    def paint(self, brush: Brush, box: QRectF, face: LedgerFace, mood: PieceMood) -> None:
        """Paint a piece into its box."""
        match face:
            case str():
                self._paint_ribbon(brush, box, face, mood)
            case PortraitFace():
                self._paint_portrait(brush, box, face, mood)
            case SourceFace():
                self._paint_name(brush, box, face, mood)
            case CountFace():
                self._paint_count(brush, box, face, mood)
            case ItemFace():
                self._paint_item(brush, box, face, mood)

    def _paint_ribbon(self, brush: Brush, box: QRectF, words: str, mood: PieceMood) -> None:
        shown = self._reveal.ribbon
        if shown <= 0:
            return
        painter, unit = brush.painter, brush.unit
        painter.setOpacity(min(1.0, shown * 4))
        half = box.width() / 2 * (1.0 if self._reveal.is_calm else 0.2 + 0.8 * shown)
        cloth = QRectF(box.center().x() - half, box.top(), half * 2, box.height())
        paint_ribbon(painter, cloth, unit)
        if self._reveal.is_calm or shown > 0.6:  # noqa: PLR2004 - the cloth is wide enough
            room = box.adjusted(14 * unit, 0, -14 * unit, 0)
            font = self._parchment.title_font(_TITLE)
            painter.setFont(fitted(font, words, room.width(), room.height()))
            painter.setPen(QColor(CARD_TEXT))
            painter.drawText(room, CENTRE, words)
        self._paint_mood(brush, box, mood)
        painter.setOpacity(1.0)

    def _paint_portrait(
        self, brush: Brush, box: QRectF, face: PortraitFace, mood: PieceMood
    ) -> None:
        story = self.story
        if story is None:
            return
        side, art = story.sides[face.column], story.art
        brush.painter.setOpacity(self._reveal.boards)
        if face.is_head:
            self._paint_head(brush, box, face, side)
        else:
            brush.piece(
                (LedgerPainter, face.column, face.thing, _known(story)),
                box.adjusted(-6 * brush.unit, -6 * brush.unit, 6 * brush.unit, 8 * brush.unit),
                lambda piece, whole: art.paint_portrait(
                    piece,
                    whole.adjusted(
                        6 * piece.unit, 6 * piece.unit, -6 * piece.unit, -8 * piece.unit
                    ),
                    side,
                ),
            )
        self._paint_mood(brush, box, mood)
        brush.painter.setOpacity(1.0)

    def _paint_head(self, brush: Brush, box: QRectF, face: PortraitFace, side: Finalist) -> None:
        """Paint the head of a column: the secret's face, the side's or its shield, and a name."""
        painter, unit, story = brush.painter, brush.unit, self.story
        high, is_left = box.height() - 4 * unit, face.is_left
        bust = QRectF(box.left(), box.top() + 2 * unit, high, high)
        if is_left:
            bust.moveRight(box.right())
        shield = QRectF(0, 0, high * 0.78, high * 0.88)
        shield.moveCenter(bust.center())
        if story is not None and _paint_face_in(brush, bust, face, story, side):
            shield.setSize(shield.size() * 0.64)
            low = bust.bottomLeft() if is_left else bust.bottomRight()
            shield.moveCenter(low + QPointF(high * (0.1 if is_left else -0.1), -high * 0.2))
        paint_seat_sign(brush, colour_of(brush.look, side), sign_of(side), shield)
        gap = 7 * unit
        room = QRectF(box)
        if is_left:
            room.setRight(min(bust.left(), shield.left()) - gap)
        else:
            room.setLeft(max(bust.right(), shield.right()) + gap)
        font = self._parchment.title_font(NAME)
        painter.setFont(fitted(font, side.name, room.width(), room.height()))
        painter.setPen(QColor(INK))
        painter.drawText(room, _RIGHT if is_left else _LEFT, side.name)

    def _paint_name(self, brush: Brush, box: QRectF, face: SourceFace, mood: PieceMood) -> None:
        painter, look = brush.painter, self._parchment
        painter.setOpacity(self._reveal.line(face.row))
        font = look.font(16) if face.is_total and face.is_mirrored else look.title_font(NAME)
        metrics = QFontMetricsF(font)
        is_narrow = metrics.horizontalAdvance(face.words) > box.width()
        lines = in_two(face.words) if is_narrow else (face.words,)
        high = min(box.height() / len(lines), metrics.height())
        painter.setFont(fitted(font, max(lines, key=len), box.width() - 6, high))
        painter.setPen(QColor(look.materials.quiet_ink if face.is_total else INK))
        row = QRectF(box.left(), box.center().y() - high * len(lines) / 2, box.width(), high)
        for number, line in enumerate(lines):
            at = CENTRE if face.is_mirrored else _LEFT
            painter.drawText(row.translated(0, number * high), at, line)
        self._paint_mood(brush, box.adjusted(2, 3, -2, -3), mood)
        painter.setOpacity(1.0)

    # --- numbers

    def _paint_count(self, brush: Brush, box: QRectF, face: CountFace, mood: PieceMood) -> None:
        painter, look, unit = brush.painter, self._parchment, brush.unit
        painter.setOpacity(self._reveal.line(face.row))
        is_left = face.is_mirrored and face.column == 0
        size = TOGETHER if face.is_total else NUMBER if face.is_best else SMALLER
        font = look.title_font(size) if face.is_total else look.bold(size)
        words = whole(face.points)
        room = box.adjusted(6 * unit, 0, -6 * unit, 0)
        font = fitted(font, words, room.width(), room.height() - 4 * unit)
        painter.setFont(font)
        strong = face.is_best or face.is_total
        painter.setPen(QColor(INK if strong else look.materials.quiet_ink))
        painter.drawText(room, _RIGHT if is_left else _LEFT, words)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        left = room.right() - wide if is_left else room.left()
        if face.is_total and face.is_mirrored:
            self._paint_owner(brush, QRectF(left, box.top(), wide, box.height()), face)
        elif face.is_best and not face.is_total:
            self._underline(
                brush, QRectF(left, box.top(), wide, box.height()), font.pixelSize(), face
            )
        around = box
        if face.is_total and face.is_mirrored:  # the owner's shield stands near it
            around = QRectF(left, box.top(), wide, box.height()).adjusted(-6 * unit, 0, 6 * unit, 0)
        self._paint_mood(brush, around.adjusted(0, 3, 0, -3), mood)
        painter.setOpacity(1.0)

    def _underline(self, brush: Brush, number: QRectF, size: float, face: CountFace) -> None:
        """Underline the best number in its owner's colour."""
        if self.story is None:
            return
        unit = brush.unit
        colour = colour_of(brush.look, self.story.sides[face.column]).darker(118)
        low = min(number.center().y() + size * 0.46, number.bottom() - 3.5 * unit)
        line = QRectF(number.left() - 6 * unit, low, number.width() + 12 * unit, 3 * unit)
        brush.painter.setPen(Qt.PenStyle.NoPen)
        brush.painter.setBrush(colour)
        brush.painter.drawRoundedRect(line, unit, unit)

    def _paint_owner(self, brush: Brush, number: QRectF, face: CountFace) -> None:
        """Write a side's name with its shield outside of its total."""
        if self.story is None:
            return
        painter, unit, look = brush.painter, brush.unit, self._parchment
        side = self.story.sides[face.column]
        high = min(number.height() * 0.62, 27 * max(unit, look.scale))
        shield = QRectF(0, 0, high * 0.88, high)
        gap, is_left = 9 * unit, face.column == 0
        away = number.width() / 2 + 15 * max(unit, look.scale) + shield.width() / 2
        shield.moveCenter(number.center() + QPointF(-away if is_left else away, 0))
        paint_seat_sign(brush, colour_of(brush.look, side), sign_of(side), shield)
        room = QRectF(0, number.top(), 230 * unit, number.height())
        if is_left:
            room.moveRight(shield.left() - gap)
        else:
            room.moveLeft(shield.right() + gap)
        painter.setFont(fitted(look.title_font(NAME), side.name, room.width(), room.height()))
        painter.setPen(QColor(INK))
        painter.drawText(room, _RIGHT if is_left else _LEFT, side.name)

    # --- stamps and plates

    def _paint_item(self, brush: Brush, box: QRectF, face: ItemFace, mood: PieceMood) -> None:
        shown = self._reveal.stamp(face.row, face.number)
        if shown <= 0 or self.story is None:
            return
        painter, item = brush.painter, face.item
        painter.setOpacity(shown)
        fall = 0.0 if self._reveal.is_calm else (shown - 1.0) * _DROP * brush.unit
        raised = -2 * brush.unit if mood.is_hovered and item.thing is not None else 0.0
        box = box.translated(0, fall + raised)
        if item.is_note:
            self._paint_note(brush, box, face)
        elif item.thing is not None and not (item.sum or item.sign):
            self._paint_stamp(brush, box, item, item.thing)
        else:
            self._paint_plate(brush, box, item)
        self._paint_mood(brush, box, mood)
        painter.setOpacity(1.0)

    def _paint_stamp(self, brush: Brush, place: QRectF, item: LedgerItem, thing: Thing) -> None:
        painter, unit, story = brush.painter, brush.unit, self.story
        if story is None:
            return
        box = QRectF(place.left(), place.top(), place.height(), place.height())
        _paint_shadow(painter, box, unit)
        story.art.paint_stamp(brush, box, thing)
        if item.is_missed:
            veil = QColor("#100d12")
            veil.setAlphaF(0.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(box, 4 * unit, 4 * unit)
        font = brush.font(1)
        font.setPixelSize(max(LEAST_LETTERS, round(box.height() * 0.3)))
        if item.count > 1:
            corner = QRectF(box.right() - box.width() * 0.62, box.top() - 2 * unit, 0, 0)
            corner.setSize(box.size() * 0.66)
            corner.setHeight(font.pixelSize() * 1.1)
            paint_outlined(brush, corner, f"×{item.count}", font)
        if item.points:
            side = points_side(box.height())
            laurel = square(box.bottomRight() - QPointF(side, side) * 0.3, side)
            if place.width() > box.width() + 1:
                laurel.moveCenter(QPointF(place.right() - side / 2, box.center().y()))
            story.art.paint_points(brush, laurel, item.points)

    def _paint_note(self, brush: Brush, box: QRectF, face: ItemFace) -> None:
        """Write signs or words on the parchment; one sign stands near the number."""
        painter, item, side, story = brush.painter, face.item, box.height(), self.story
        if story is None:
            return
        signs = 1 if item.sum or item.count * side > box.width() + 1 else item.count
        for place in range(signs):
            left = box.right() - (place + 1) * side if face.is_left else box.left() + place * side
            story.art.paint_note(brush, QRectF(left, box.top(), side, side), item)
        words = item.sum or (f"×{item.count}" if signs < item.count else "")
        gap = 6 * brush.unit
        room = box.adjusted(side + gap, 0, 0, 0)
        if face.is_left:
            room = box.adjusted(0, 0, -side - gap, 0)
        font = fitted(self._parchment.font(SUM), words, room.width(), 1e4)
        if width_of_words(font, words) > room.width() + 1:
            return  # the sign alone: half a word is no help
        painter.setFont(font)
        painter.setPen(QColor(self._parchment.materials.quiet_ink))
        painter.drawText(room, _RIGHT if face.is_left else _LEFT, words)

    def _paint_plate(self, brush: Brush, box: QRectF, item: LedgerItem) -> None:
        """Paint a sum on a plate the colour of wine: sign, sum, points."""
        painter, unit, story = brush.painter, brush.unit, self.story
        if story is None:
            return
        _paint_shadow(painter, box, unit)
        painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
        painter.setBrush(QColor(_PLATE))
        painter.drawRoundedRect(box, 5 * unit, 5 * unit)
        left, side = box.left() + 4 * unit, box.height() * 0.64
        if item.sign:
            brush.icon(item.sign, square(QPointF(left + side / 2, box.center().y()), side))
            left += side + 4 * unit
        laurel = square(box.center(), box.height() * 0.74)
        laurel.moveRight(box.right() - 3 * unit)
        room = QRectF(left, box.top(), laurel.left() - left - 2 * unit, box.height())
        painter.setFont(fitted(brush.look.bold(SUM), item.sum, room.width(), 1e4))
        painter.setPen(QColor(_PLATE_TEXT))
        painter.drawText(room, CENTRE, item.sum)
        story.art.paint_points(brush, laurel, item.points)

    # --- what is pointed at, and what has the focus

    def _paint_mood(self, brush: Brush, box: QRectF, mood: PieceMood) -> None:
        if mood.is_hovered:
            paint_frame(brush, box)
        if mood.is_focused:
            paint_ring(brush, box)


def paint_frame(brush: Brush, box: QRectF) -> None:
    """Paint a gold frame round what is pointed at."""
    painter, unit = brush.painter, brush.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((INK, 4.4), (GOLD, 2.2)):
        painter.setPen(QPen(QColor(colour), width * unit))
        painter.drawRoundedRect(_around(box, unit), 5 * unit, 5 * unit)


def paint_ring(brush: Brush, box: QRectF) -> None:
    """Paint the ring of the focus round a box."""
    unit = brush.unit
    paint_focus_ring(brush.painter, _around(box, unit), 5 * unit, 2.2 * unit)


def _around(box: QRectF, unit: float) -> QRectF:
    return box.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit)


def _paint_shadow(painter: QPainter, box: QRectF, unit: float) -> None:
    shadow = QColor("#000000")
    shadow.setAlphaF(0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawRoundedRect(box.translated(1.5 * unit, 2 * unit), 4 * unit, 4 * unit)


def _paint_face_in(
    brush: Brush, box: QRectF, head: PortraitFace, story: EndStory, side: Finalist
) -> bool:
    """Paint the face at the head of a column; return whether there is one."""
    if head.thing is not None:
        story.art.paint_portrait_bust(brush, box, side)
        return True
    face = story.art.face_of(side, has_won=head.column in story.winners)
    if face is not None:
        paint_bust(brush.painter, box, evolve(face, rim=colour_of(brush.look, side).name()))
    return face is not None


def _known(story: EndStory) -> tuple[str, int, int]:
    """Return what tells one finished game from another."""
    record = story.session.record
    return record.rules.id, record.seed, len(record.choices)
