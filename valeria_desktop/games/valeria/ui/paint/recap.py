"""Painters of the recap's cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valeria.story.words import net_parts
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile
from valeria_desktop.games.valeria.ui.cards.tiny import paint_chip
from valeria_desktop.games.valeria.ui.parts.moods import mood_after
from valeria_desktop.games.valeria.ui.parts.recap_model import (
    RecapCell,
    RecapPart,
    RecapRole,
    now_words,
)
from valeria_desktop.ui.paint.brush import CENTRE, Brush, square
from valeria_desktop.ui.paint.busts import LEAST_BUST, paint_signed_bust
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import CHIP_SUM, INK
from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.paint.strokes import paint_die
from valeria_desktop.ui.place.guests import bust_of
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sentence import (
    Hand,
    Inks,
    Pen,
    Run,
    Runs,
    lay_out,
    line_height,
    runs_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.story.items import Net
    from valeria_desktop.games.valeria.story.recap import OwnShare
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook

Index = QModelIndex | QPersistentModelIndex
SHIELD = (44, 50)
_DIE = 29
_HEAD = 58
"""Left edge of names, behind the shield, in units."""
HARVEST = 168
"""Left edge of sums, behind the names, in units."""
TILE = (124, 70)
_CHIP = 38
_LEFT_HEAD = 118


def _strung(parts: Iterable[Sequence[Run]], between: str) -> list[Run]:
    """Return the parts of a sentence as one list of runs."""
    runs: list[Run] = []
    for part in parts:
        runs += [*([Run(between)] if runs else []), *part]
    return runs


class RecapDelegate(QStyledItemDelegate):
    """Paints each player with their dice and sums, and each deed with its card."""

    def __init__(self, look: Look, ink: ParchmentLook, parent: QObject | None = None) -> None:
        """Paint cards in the table's look, and words in ink on parchment."""
        super().__init__(parent)
        self._look = look
        self._ink = ink

    def has_tiles(self, width: float) -> bool:
        """Return whether tiles fit a width, in pixels; without them cards are small pictures."""
        squeeze = self._look.squeeze if isinstance(self._look, RoomLook) else Squeeze.A
        return squeeze < Squeeze.C and width >= self._box(TILE[0]) + self._ink.px(66)

    def _box(self, size: float) -> float:
        return self._look.box(size) if isinstance(self._look, RoomLook) else self._look.px(size)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: RecapCell | None = index.data(RecapRole.CELL)
        if cell is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        is_focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if is_hovered or is_focused:
            self._paint_pointed(painter, box, is_focused=is_focused)
        match cell.part:
            case RecapPart.OTHER:
                self._paint_other(painter, box, cell)
            case RecapPart.DEED:
                self._paint_deed(painter, box, cell)
            case RecapPart.OWN:
                self._paint_own(painter, box, cell)
            case RecapPart.HEAD:
                self._paint_head(painter, box)
            case RecapPart.LEFT:
                self._paint_left(painter, box, cell)
        painter.restore()

    def _paint_pointed(self, painter: QPainter, box: QRectF, *, is_focused: bool) -> None:
        tokens = self._ink.palette
        wash = QColor(tokens.raised)
        wash.setAlphaF(0.55)
        painter.setBrush(wash)
        painter.setPen(Qt.PenStyle.NoPen)
        inside = box.adjusted(1, 2, -3, -2)
        painter.drawRoundedRect(inside, 5, 5)
        if is_focused:
            paint_focus_ring(painter, inside, 5)

    # --- words

    def _hand(self, size: float) -> Hand:
        return Hand(self._ink.font(size), self._ink.bold(size))

    def _write(self, painter: QPainter, at: QPointF, runs: Runs, width: float, hand: Hand) -> None:
        """Write a sentence in ink, from its upper left corner."""
        ink = self._ink.palette.ink
        Pen(painter, self._ink, hand, Inks(ink, ink)).write(at, lay_out(runs, width, hand))

    def _label(self, painter: QPainter, at: QPointF, words: str, size: float = 14) -> None:
        painter.setFont(self._ink.font(size))
        painter.setPen(QColor(self._ink.palette.quiet))
        room = QRectF(at.x(), at.y(), 4000, self._ink.px(size * 1.4))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _title(self, painter: QPainter, at: QPointF, words: str, size: float) -> None:
        painter.setFont(self._ink.title_font(size))
        painter.setPen(QColor(self._ink.palette.ink))
        room = QRectF(at.x(), at.y(), 4000, self._ink.px(size * 1.3))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    # --- the other players

    def _paint_other(self, painter: QPainter, box: QRectF, cell: RecapCell) -> None:
        if cell.seat is None or cell.other is None:
            return
        px = self._ink.px
        block = px(19 * 1.3) + px(_DIE) + px(2)
        top = box.center().y() - block / 2
        self._paint_shield(painter, box, cell)
        left = box.left() + self._box(_HEAD)
        self._title(painter, QPointF(left, top), cell.seat.name, 19)
        if cell.other.dice is not None:
            at = QPointF(left, top + px(19 * 1.3) + px(2))
            self._paint_dice(painter, at, cell.other.dice)
        column = QPointF(box.left() + self._head_width(), top + px(2))
        self._label(painter, column, self.tr("Harvest"))
        width = box.right() - column.x()
        sums, hand = self._net(cell.other.harvest), self._hand(17)
        if lay_out(sums, width, hand).width > width or self._is_two(sums, width, hand):
            hand = self._hand(14)
        self._write(painter, column + QPointF(0, px(22)), sums, width, hand)

    def _head_width(self) -> float:
        """Return the left edge of sums, in pixels: names and dice grow with the text."""
        return self._box(_HEAD) + max(self._box(HARVEST - _HEAD), 3 * self._ink.px(_DIE + 8))

    def _is_two(self, runs: Runs, width: float, hand: Hand) -> bool:
        """Return whether a sentence needs more than one line."""
        return lay_out(runs, width, hand).height > line_height(hand)

    def _net(self, net: Net) -> Runs:
        if not net:
            return (Run(self.tr("nothing")),)
        runs: list[Run] = []
        for part in net_parts(net):
            runs += [Run(" ")] if runs else []
            runs += [run._replace(is_strong=True) for run in runs_of(part)]
        return tuple(runs)

    def _paint_shield(self, painter: QPainter, box: QRectF, cell: RecapCell) -> None:
        if cell.seat is None:
            return
        width, height = (self._box(side) for side in SHIELD)
        shield = QRectF(box.left() + 2, box.center().y() - height / 2, width, height)
        brush = Brush(painter, self._look, width / 24)
        mood = None if cell.other is None else mood_after(cell.other)
        bust = bust_of(self._look, cell.seat, mood)
        if bust is not None:
            face = square(shield.center(), max(width, LEAST_BUST))
            paint_signed_bust(brush, face, bust, cell.seat.sign.value)
            return
        paint_seat_sign(brush, self._look.player(cell.seat.colour), cell.seat.sign.value, shield)

    def _paint_dice(self, painter: QPainter, at: QPointF, dice: tuple[int, int]) -> None:
        side, gap = self._ink.px(_DIE), self._ink.px(4)
        for number, value in enumerate(dice):
            box = QRectF(at.x() + number * (side + gap), at.y(), side, side)
            paint_die(painter, box, value, is_dark=bool(number))
        chip = QRectF(at.x() + 2 * (side + gap) + gap, at.y() + 1, side - 2, side - 2)
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.setBrush(QColor(CHIP_SUM))
        painter.drawEllipse(chip)
        painter.setFont(self._ink.bold(15))
        painter.drawText(chip, CENTRE, str(sum(dice)))

    # --- deeds

    def _paint_deed(self, painter: QPainter, box: QRectF, cell: RecapCell) -> None:
        deed = cell.deed
        if deed is None:
            return
        left, px = box.left() + 2, self._ink.px
        if deed.card is not None and self.has_tiles(box.width()):
            width, height = (self._box(side) for side in TILE)
            height = min(height, box.height() - 4)
            tile = QRectF(left, box.center().y() - height / 2, width, height)
            paint_tile(painter, tile, face_of(deed.card), self._look)
            left += width + px(9)
        elif deed.card is not None:
            side = px(34)
            chip = QRectF(left, box.center().y() - side / 2, side, side)
            paint_chip(painter, chip, deed.card, self._look)
            left += side + px(8)
        width = box.right() - left
        top = box.center().y() - px(24)
        if deed.card is not None and not self.has_tiles(box.width()):
            top = box.center().y() - px(31)
            name = self._elided(self._ink.font(15), deed.card.name, width)
            self._write(painter, QPointF(left, top), (Run(name),), 4000, self._hand(15))
            top += px(20)
        self._label(painter, QPointF(left, top), tell(deed.verb))
        price = self._amounts(deed.price or deed.gained)
        at = QPointF(left, top + px(20))
        self._write(painter, at, price, width, self._hand(18))

    def _amounts(self, amounts: Amounts) -> Runs:
        runs: list[Run] = []
        for kind, number in amounts:
            runs += [Run(" ")] if runs else []
            runs.append(Run(str(number), kind, is_strong=True))
        return tuple(runs)

    # --- the viewer, and the market

    def _paint_own(self, painter: QPainter, box: QRectF, cell: RecapCell) -> None:
        if cell.own is None:
            return
        px = self._ink.px
        self._paint_shield(painter, box, cell)
        left = box.left() + self._box(_HEAD)
        top = box.center().y() - px(23)
        self._title(painter, QPointF(left, top), self.tr("You"), 19)
        self._label(painter, QPointF(left, top + px(26)), self.tr("on others' turns"), 13.5)
        hand, width = self._own_room(box.width())
        runs = self.own_runs(cell.own)
        height = lay_out(runs, width, hand).height
        at = QPointF(box.left() + self._head_width(), box.center().y() - height / 2)
        self._write(painter, at, runs, width, hand)

    def _own_room(self, width: float) -> tuple[Hand, float]:
        return self._hand(15.5), width - self._head_width() - self._ink.px(6)

    def own_height(self, own: OwnShare, width: float) -> float:
        """Return the height of the viewer's share, in pixels."""
        hand, room = self._own_room(width)
        return lay_out(self.own_runs(own), room, hand).height + self._ink.px(16)

    def own_runs(self, own: OwnShare) -> Runs:
        """Return the viewer's share in words: its sum, then trades, other sources and losses."""
        traded = _strung(map(runs_of, own.trades), ", ")
        brought = [Run(", ".join(tell(card) for card in own.cards))] if own.cards else []
        lost = map(runs_of, own.losses)
        behind = _strung(filter(None, (traded, brought, *lost)), "; ")
        return (*self._net(own.net), *([Run(" \N{EN DASH} ")] if behind else []), *behind)

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        top = box.center().y() - self._ink.px(12)
        at = QPointF(box.left() + 2, top)
        self._title(painter, at, self.tr("Gone meanwhile"), 16)

    def _paint_left(self, painter: QPainter, box: QRectF, cell: RecapCell) -> None:
        if cell.left is None:
            return
        px, left = self._ink.px, box.left() + 2
        if cell.is_first:
            self._paint_head(painter, box)
        if cell.is_first or (box.width() > self._box(270) and self.has_tiles(box.width())):
            left += self._box(_LEFT_HEAD)  # further rows are aligned with the first row
        side = min(px(_CHIP), round(box.height()) - 8)
        chip = QRectF(left, box.center().y() - side / 2, side, side)
        paint_chip(painter, chip, cell.left.card, self._look)
        left += side + px(7)
        room = box.right() - left - 4
        at = QPointF(left, box.center().y() - px(20))
        name = self._elided(self._ink.bold(15), cell.left.card.name, room)
        self._write(painter, at, (Run(name, is_strong=True),), 4000, self._hand(15))
        now = self._elided(self._ink.font(13.5), now_words(cell.left), room)
        self._label(painter, at + QPointF(0, px(20)), now, 13.5)

    def _elided(self, font: QFont, words: str, room: float) -> str:
        return QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
