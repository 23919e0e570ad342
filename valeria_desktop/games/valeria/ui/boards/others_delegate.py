"""Paints the compact board of a side, from what its model says and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valeria.ui.boards.fitting import cell_height, cell_width
from valeria_desktop.games.valeria.ui.boards.paint import paint_small, signs_of_small
from valeria_desktop.games.valeria.ui.boards.players import PlayerRole
from valeria_desktop.games.valeria.ui.boards.shields import paint_shield, side_colour
from valeria_desktop.games.valeria.ui.boards.sides import (
    KINDS,
    Side,
    amount_of,
    marks_of,
    number_words,
)
from valeria_desktop.games.valeria.ui.cards.hover import show_signs, signs_painted
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.signs import paint_pair, paint_pennants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.ui.boards.groups import Group
    from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

LOWEST = 44
_LINES = 48
_STRIP = 44
_LARGEST_CARD = 92
_SMALLEST_CARD = 34
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class OthersDelegate(QStyledItemDelegate):
    """Two lines for each side; where there is room, the tableau as small cards below."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=TURNS)
        self.height = LOWEST
        self.unit = 1.0
        """The size of what would be one pixel in the smallest list."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self.height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        side: Side = index.data(PlayerRole.SIDE)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        self._kept.paint(
            painter,
            option.rect,
            (side.seat, (side, is_hovered, has_focus), self.unit),
            lambda brush, box: self._paint_row(
                brush, box, side, is_hovered=is_hovered, has_focus=has_focus
            ),
        )

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        side: Side | None = index.data(PlayerRole.SIDE) if index.isValid() else None
        if side is None:
            return False
        return show_signs(event, view.viewport(), self._signs(option.rect.toRectF(), side))

    def _signs(self, cell: QRectF, side: Side) -> list[PlacedSign]:
        signs: list[PlacedSign] = []

        def paint(brush: Brush) -> None:
            self._paint_row(brush, cell, side, is_hovered=False, has_focus=False)
            for box, group in self._cards(brush, self._room_of_cards(brush, cell), side):
                signs.extend(signs_of_small(box, group, self._look))

        return [*signs_painted(self._look, self.unit, paint), *signs]

    def _room_of_cards(self, brush: Brush, cell: QRectF) -> QRectF:
        inner = self._inner(brush, cell)
        has_room = inner.height() >= (_LINES + _STRIP) * brush.unit
        return inner.adjusted(0, _LINES * brush.unit + 1, 0, -1) if has_room else QRectF()

    @staticmethod
    def _inner(brush: Brush, cell: QRectF) -> QRectF:
        return cell.adjusted(2 + 10 * brush.unit, 3.5, -2 - 7 * brush.unit, -3.5)

    def _paint_row(
        self, brush: Brush, cell: QRectF, side: Side, *, is_hovered: bool, has_focus: bool
    ) -> None:
        box = cell.adjusted(2, 1.5, -2, -1.5)
        self._paint_panel(brush, box, side, is_hovered=is_hovered)
        lines = self._inner(brush, cell)
        cards = self._room_of_cards(brush, cell)
        if not cards.isNull():
            lines.setHeight(_LINES * brush.unit)
            for card, group in self._cards(brush, cards, side):
                paint_small(brush.painter, card, group, self._look)
        self._paint_lines(brush, lines, side)
        if has_focus:
            brush.painter.setPen(QPen(QColor(self._look.palette.focus), 2, Qt.PenStyle.DashLine))
            brush.painter.setBrush(Qt.BrushStyle.NoBrush)
            brush.painter.drawRoundedRect(box, 6, 6)

    def _paint_panel(self, brush: Brush, box: QRectF, side: Side, *, is_hovered: bool) -> None:
        tokens, painter = self._look.palette, brush.painter
        painter.setPen(QPen(QColor(tokens.lit if side.is_active else tokens.line), 1.6))
        painter.setBrush(QColor(tokens.raised if is_hovered else tokens.panel))
        painter.drawRoundedRect(box, 6, 6)
        band = QRectF(box.left() + 2, box.top() + 5, 4 * brush.unit, box.height() - 10)
        painter.fillRect(band, side_colour(self._look, side))

    def _paint_lines(self, brush: Brush, box: QRectF, side: Side) -> None:
        unit = brush.unit
        shield = min(box.height() - 5 * unit, 38 * unit)
        plate = QRectF(box.left(), box.center().y() - shield / 2, shield * 0.92, shield)
        paint_shield(brush, side, plate)
        left = plate.right() + 8 * unit
        right = self._paint_score(brush, box, side)
        height = min(box.height() / 2, 26 * unit)
        above = QRectF(left, box.center().y() - height, right - left, height)
        self._paint_first(brush, above, side)
        self._paint_second(brush, above.translated(0, height), side)

    def _paint_score(self, brush: Brush, box: QRectF, side: Side) -> float:
        """The score so far at the right, over both lines; give where it begins."""
        painter, unit, lit = brush.painter, brush.unit, self._look.palette.lit
        painter.setFont(brush.title(22))
        painter.setPen(QColor(lit))
        words = QRectF(box.right() - 34 * unit, box.top(), 32 * unit, box.height())
        painter.drawText(words, _RIGHT, str(side.public_points))
        icon = 22 * unit
        left = words.left() - icon + 3 * unit
        brush.icon("trophy", QRectF(left, box.center().y() - icon / 2, icon, icon), lit)
        return left - 6 * unit

    def _paint_first(self, brush: Brush, line: QRectF, side: Side) -> None:
        """Name and pennants at the left, resources at the right."""
        painter, unit = brush.painter, brush.unit
        painter.setFont(brush.font(16))
        painter.setPen(QColor(self._look.palette.ink))
        right = line.right() if side.is_rival else self._paint_amounts(brush, line, side)
        marks = marks_of(side)
        metrics = QFontMetricsF(painter.font())
        room = right - line.left() - len(marks) * 32 * unit
        name = metrics.elidedText(side.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, _LEFT, name)
        left = line.left() + metrics.horizontalAdvance(name) + 7 * unit
        height = min(19 * unit, line.height() - 2)
        flags = QRectF(left, line.center().y() - height / 2, right - left, height)
        paint_pennants(brush, flags, marks)

    def _paint_amounts(self, brush: Brush, line: QRectF, side: Side) -> float:
        step, size = 43 * brush.unit, 18 * brush.unit
        first = line.right() - step * len(KINDS)
        for place, kind in enumerate(KINDS):
            corner = QPointF(first + place * step, line.center().y() - size / 2)
            paint_pair(brush, corner, (kind, str(amount_of(side, kind))), size)
        return first - 4 * brush.unit

    def _paint_second(self, brush: Brush, line: QRectF, side: Side) -> None:
        """The numbers owned at the left, domains and victory stack at the right."""
        painter, unit = brush.painter, brush.unit
        painter.setFont(brush.font(14, bold=False))
        painter.setPen(QColor(self._look.palette.ink))
        cards = self.tr("{cards} · {points}")
        pairs = [
            ("home", cards.format(cards=side.domains, points=side.domain_points)),
            ("monsters", cards.format(cards=side.monsters, points=side.victory_points)),
        ]
        if side.is_rival:
            pairs.append(("person", str(side.citizens)))
        size, step = 16 * unit, 64 * unit
        first = line.right() - step * len(pairs)
        for place, pair in enumerate(pairs):
            corner = QPointF(first + place * step, line.center().y() - size / 2)
            paint_pair(brush, corner, pair, size)
        room = QRectF(line.left(), line.top(), first - line.left() - 6 * unit, line.height())
        self._paint_numbers(brush, room, side)

    def _paint_numbers(self, brush: Brush, room: QRectF, side: Side) -> None:
        painter = brush.painter
        words = number_words(side, " · ")
        painter.setPen(QColor(self._look.palette.quiet))
        if side.is_rival:
            words = "" if side.is_siege else self.tr("without his Duke")
        if QFontMetricsF(painter.font()).horizontalAdvance(words) > room.width():
            words = number_words(side, "  ")
            painter.setFont(brush.font(13, bold=False))
        painter.drawText(room, _LEFT, words)

    def _cards(self, brush: Brush, room: QRectF, side: Side) -> Iterator[tuple[QRectF, Group]]:
        """Give where the small cards of a tableau lie, as large as all of them fit."""
        if room.isNull():
            return
        unit = brush.unit
        kinds = [group.kind for group in side.groups]
        width, height = round(room.width()), round(room.height())
        largest = min(round(_LARGEST_CARD * unit), height)
        card = cell_height(kinds, width, height, round(_SMALLEST_CARD * unit), largest)
        left, top = room.left(), room.top()
        for group in side.groups:
            wide = cell_width(group.kind, card)
            if left > room.left() and left + wide > room.right():
                left, top = room.left(), top + card
            cell = QRectF(left, top, wide, card).adjusted(1.5, 1.5, -1.5, -1.5)
            if cell.bottom() <= room.bottom() + 1:
                yield cell, group
            left += wide
