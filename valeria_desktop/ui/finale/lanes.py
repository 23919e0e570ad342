"""The count on its sheet: a lane for each side grows with each source; the leader stands above."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.finale.boxes import SheetKind
from valeria_desktop.ui.finale.timeline import GROWS, GROWTH
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.legible import ink_on
from valeria_desktop.ui.paint.materials import INK, LORD_EDGE
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.words.figures import gained, whole

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.finale.boxes import FinaleBoxes, FinaleSheets
    from valeria_desktop.ui.finale.props import Props
    from valeria_desktop.ui.finale.timeline import FinaleMoment
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook

RIVAL = "skull"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_TONES = (100, 132, 112, 156, 122, 172)
"""Factors for `QColor.darker`, in per cent: the tones of a bar's parts, from its beginning on."""
_CHIP = 38.0


def colour_of(look: Look, side: Finalist) -> QColor:
    """Return the colour of a side."""
    bearer = side.seat or side.bearer
    return QColor(LORD_EDGE) if bearer is None else look.player(bearer.colour)


def sign_of(side: Finalist) -> str:
    """Return the name of the sign of a side."""
    bearer = side.seat or side.bearer
    return RIVAL if bearer is None else bearer.sign.value


class Lanes:
    """Paints the sheet of the count."""

    def __init__(
        self,
        painter: QPainter,
        look: ParchmentLook,
        places: FinaleBoxes,
        stage: tuple[FinaleSheets, Props],
    ) -> None:
        """Paint into the boxes of a room, with a game's signs."""
        self._sheets, self._props = stage
        self._painter = painter
        self._look = look
        self._places = places

    def paint(self, moment: FinaleMoment) -> None:
        """Paint a moment of the count."""
        painter, places = self._painter, self._places
        self._sheets.paint(painter, SheetKind.COUNT, places.count)
        self._paint_head(moment)
        columns = range(len(moment.play.sides))
        # lanes that climb pass above the others
        for column in sorted(columns, key=moment.climb):
            place = moment.place(column)
            lane = places.lanes[0].translated(0, place * places.lanes[0].height())
            if place % 1:
                self._paint_plate(lane, is_rising=moment.climb(column) > 0)
            self._paint_lane(moment, column, lane)

    def _paint_head(self, moment: FinaleMoment) -> None:
        painter, look, head = self._painter, self._look, self._places.head
        painter.setOpacity(moment.moved(0, 160) if not moment.is_calm else moment.seen(0))
        icon = "crown" if moment.act.row is None else self._sign_of(moment.act.row.source)
        if moment.act.kind is ActKind.TIE:
            icon = "tie"
        side = min(head.height() * 0.62, look.px(36))
        brush = Brush(painter, look, 1.0)
        box = QRectF(head.left() + 4, head.center().y() - side / 2, side, side)
        brush.icon(icon, box, INK)
        left = box.right() + look.px(10)
        words = QRectF(left, head.top(), head.right() - left, head.height())
        painter.setPen(QColor(INK))
        font = look.title_font(28)
        painter.setFont(fitted(font, moment.title, words.width(), words.height()))
        painter.drawText(words, _LEFT, moment.title)
        painter.setOpacity(1.0)

    def _sign_of(self, source: str) -> str:
        return self._props.sign_of(source)

    # --- a lane

    def _paint_plate(self, lane: QRectF, *, is_rising: bool) -> None:
        """Paint a plate below a moving lane, so that it hides the lane it passes."""
        painter, unit, made = self._painter, self._look.unit, self._look.materials
        plate = lane.adjusted(-8 * unit, 0, 8 * unit, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        if is_rising:
            shadow = QColor(0, 0, 0)
            shadow.setAlphaF(made.shadow_share)
            painter.setBrush(shadow)
            painter.drawRoundedRect(plate.translated(3 * unit, 5 * unit), 5 * unit, 5 * unit)
            painter.setPen(QPen(QColor(INK), 1.4 * unit))
        painter.setBrush(QColor(made.parchment_button if is_rising else made.parchment))
        painter.drawRoundedRect(plate, 5 * unit, 5 * unit)

    def _paint_lane(self, moment: FinaleMoment, column: int, lane: QRectF) -> None:
        painter, look = self._painter, self._look
        side = moment.play.sides[column]
        line = QPen(QColor(look.materials.parchment_line), max(1.0, look.unit))
        painter.setPen(line)
        painter.drawLine(lane.topLeft(), lane.topRight())
        high = min(lane.height() * 0.66, look.unit * 62)
        shield = QRectF(lane.left(), lane.center().y() - high / 2, high * 0.86, high)
        brush = Brush(painter, look, 1.0)
        paint_seat_sign(brush, colour_of(look, side), sign_of(side), shield)
        total = QRectF(lane.right() - look.unit * 84, lane.top(), look.unit * 84, lane.height())
        left = shield.right() + look.unit * 14
        inside = QRectF(left, lane.top(), total.left() - left - look.unit * 8, lane.height())
        upper = inside.adjusted(0, lane.height() * 0.08, 0, -lane.height() * 0.5)
        bar = inside.adjusted(0, lane.height() * 0.53, 0, -lane.height() * 0.14)
        self._paint_name(moment, column, upper)
        self._paint_bar(moment, column, bar)
        self._paint_total(moment, column, total)

    def _paint_name(self, moment: FinaleMoment, column: int, box: QRectF) -> None:
        painter, look = self._painter, self._look
        name = moment.play.sides[column].name
        font = fitted(look.title_font(25), name, box.width() * 0.5, box.height())
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box, _LEFT, name)
        left = box.left() + QFontMetricsF(font).horizontalAdvance(name) + look.px(14)
        rest = QRectF(left, box.top(), box.right() - left, box.height())
        if moment.act.kind is ActKind.TIE:
            self._paint_note(moment, moment.act.notes[column], rest)
        elif moment.act.row is not None:
            self._paint_gain(moment, column, rest)

    def _paint_note(self, moment: FinaleMoment, words: str, box: QRectF) -> None:
        """Write a side's amount of the tie-break."""
        if words:
            self._painter.setOpacity(moment.seen(200))
            self._paint_sum(box, words, self._props.tie_sign)
            self._painter.setOpacity(1.0)

    def _paint_gain(self, moment: FinaleMoment, column: int, box: QRectF) -> None:
        """Paint the points that come now, with their sign and cards."""
        row = moment.act.row
        gain = next((gain for gain in row.gains if gain.column == column), None) if row else None
        if gain is None:
            return
        at = GROWS[moment.act.kind]
        share = moment.seen(at) if moment.is_calm else moment.moved(at, GROWTH)
        if share <= 0:
            return
        self._painter.setOpacity(min(1.0, 3 * share))
        used = self._paint_sum(box, gained(gain.points) if gain.points else "–", "")
        cards = Counter(card for line in gain.lines if line.points for card in line.cards)
        if moment.act.kind is ActKind.ROW:
            self._paint_chips(box.adjusted(used + self._look.px(10), 0, 0, 0), cards, share)
        self._painter.setOpacity(1.0)

    def _paint_sum(self, box: QRectF, words: str, icon: str) -> float:
        """Write a number, with a sign if there is one; return its width."""
        painter, look = self._painter, self._look
        font = fitted(look.bold(24), words, box.width(), box.height())
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box, _LEFT, words)
        width = QFontMetricsF(font).horizontalAdvance(words)
        if icon:
            side = min(box.height(), look.px(26))
            at = QRectF(box.left() + width + 5, box.center().y() - side / 2, side, side)
            Brush(painter, look, 1.0).icon(icon, at, INK)
            width += side + 5
        return width

    def _paint_chips(self, box: QRectF, cards: Counter[Thing], share: float) -> None:
        """Paint the cards that count, one after the other, as far as there is room."""
        painter, look = self._painter, self._look
        side = min(box.height() * 0.86, look.px(_CHIP))
        font = look.bold(17)
        left, shown = box.left(), share * len(cards)
        for index, (card, number) in enumerate(cards.items()):
            words = f"×{number}" if number > 1 else ""
            wide = side + (QFontMetricsF(font).horizontalAdvance(words) + 3 if words else 0)
            if index >= shown or left + wide > box.right():
                break
            chip = QRectF(left, box.center().y() - side / 2, side, side)
            self._props.paint_chip(painter, chip, card, look)
            if words:
                painter.setFont(font)
                painter.setPen(QColor(INK))
                at = QRectF(chip.right() + 2, box.top(), wide, box.height())
                painter.drawText(at, _LEFT, words)
            left += wide + look.unit * 5

    # --- the bar

    def _paint_bar(self, moment: FinaleMoment, column: int, bar: QRectF) -> None:
        painter, look = self._painter, self._look
        most = moment.play.most
        colour, left = colour_of(look, moment.play.sides[column]), bar.left()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.materials.parchment_line))
        painter.drawRoundedRect(bar, look.unit * 4, look.unit * 4)
        for number, (source, points) in enumerate(moment.segments(column)):
            width = bar.width() * points / most
            part = QRectF(left, bar.top(), width, bar.height()).normalized().intersected(bar)
            tone = colour.darker(_TONES[number % len(_TONES)])
            if points < 0:  # negative points are taken off the end of the bar
                tone = QColor(look.materials.parchment_line)
            painter.setPen(QPen(QColor(INK), max(1.2, look.unit * 1.6)))
            painter.setBrush(tone)
            if part.width() > 1:
                painter.drawRect(part)
                self._paint_part(part, source, round(points), tone)
            left += width

    def _paint_part(self, part: QRectF, source: str, points: int, tone: QColor) -> None:
        """Write the source of a bar's part, if the part is wide enough."""
        painter, look = self._painter, self._look
        ink = ink_on(tone)
        font = fitted(look.bold(19), "00", part.width(), part.height() * 0.86)
        side = part.height() * 0.66
        width = QFontMetricsF(font).horizontalAdvance(whole(points))
        has_icon = part.width() > width + side + look.unit * 12
        if part.width() < width + look.unit * 3:
            return
        painter.setFont(font)
        painter.setPen(QColor(ink))
        words = QRectF(part)
        if has_icon:
            left = part.center().x() - (width + side + look.unit * 4) / 2
            box = QRectF(left, part.center().y() - side / 2, side, side)
            Brush(painter, look, 1.0).icon(self._sign_of(source), box, ink)
            words.setLeft(box.right() + look.unit * 4)
            painter.drawText(words, _LEFT, whole(points))
        else:
            painter.drawText(words, _CENTRE, whole(points))

    def _paint_total(self, moment: FinaleMoment, column: int, box: QRectF) -> None:
        painter, look = self._painter, self._look
        total = round(sum(points for _, points in moment.segments(column)))
        font = fitted(look.title_font(44), "000", box.width(), box.height() * 0.8)
        grown = moment.growth(moment.index) if moment.act.row is not None else 0.0
        gains = moment.act.row.gains if moment.act.row is not None else ()
        is_growing = 0.0 < grown < 1.0 and any(gain.column == column for gain in gains)
        if is_growing:
            font.setPixelSize(round(font.pixelSize() * 1.12))
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box.adjusted(0, 0, -look.unit * 4, 0), _RIGHT, whole(total))
