"""The plan of your board: head, tracks, goods, stacks, deck, quarter.

The table's plan gives only the outer box. Sizes are in units, for a board of 1260×199 units; words
and numbers grow with the text, pictures grow with the box. With little room the tracks stand in
two columns and the sky goes, then the quarter becomes two chips; at last there is a bar of numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSizeF

from valeria_desktop.games.valencia.ui.cards.fans import wished_width
from valeria_desktop.ui.paint.room_look import Squeeze

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.games.valencia.ui.board.own_board import OwnBoard
    from valeria_desktop.ui.paint.room_look import RoomLook


BOARD = QSizeF(1260, 199)
_LEFT, _TOP, _RIGHT, _BOTTOM = 15, 9, 12, 13
_TEXT, _MOST_LEFT = 228, 0.42  # left part: text units of width, and its greatest share
_HEAD, _HEAD_ALONE, _GOODS, _GOODS_LOW, _TRACK = 46, 34, 60, 46, 34
_BESIDE = 8
_SHORT = 110  # units of height; a lower board is a bar of numbers
_LEAF = 300  # units of height; on a higher board the parts at the left don't stretch
_QUARTER, _QUARTER_LEAST, _STRIP, _CHIPS = 388, 210, 168, 52
_DECK, _DECK_SMALL = 166, 112
_STACKS_LEAST, _STACKS_HIGH = 170, 240
_TITLE = 27
_STACKED = 3.0
"""Width of a track that has its notches below its number, in heights of the track."""
_BAR = (0.19, 0.24, 0.18, 0.23, 0.09, 0.07)
"""Shares of the bar's width: head, both tracks, goods, stacks, deck, chips."""


@frozen
class BoardPlan:
    """The boxes of a board's parts, in pixels of the board, and the parts without room."""

    head: QRect
    tracks: tuple[QRect, QRect]
    goods: QRect
    stacks: QRect
    piles: QRect
    quarter: QRect
    titles: tuple[QRect, QRect]
    """Lines for the titles of stacks and deck; empty where there is no room."""
    has_sky: bool
    is_chips: bool
    """Whether two chips stand in place of the quarter."""
    is_stacked: bool
    """Whether the tracks stand side by side, with their notches below the number."""
    is_bar: bool
    """Whether there is room for the numbers only."""


def board_plan_of(look: RoomLook, size: QSize, wished: float) -> BoardPlan:
    """Divide a board whose stacks wish for a width, in pixels."""
    return _Division(look, size).inside(wished)


class _Division:
    def __init__(self, look: RoomLook, size: QSize) -> None:
        self.unit, self.text, self.squeeze = look.unit, look.scale, look.squeeze
        unit = self.unit
        self.room = QRectF(0, 0, size.width(), size.height()).adjusted(
            _LEFT * unit, _TOP * unit, -_RIGHT * unit, -_BOTTOM * unit
        )
        self.is_bar = size.height() < _SHORT * unit
        self.is_leaf = self.room.height() > _LEAF * unit
        self.left = min(_TEXT * self.text, self.room.width() * _MOST_LEFT)

    def inside(self, wished: float) -> BoardPlan:
        if self.is_bar:
            return self._bar()
        is_stacked = self.squeeze >= Squeeze.D and not self.is_leaf
        head, tracks, goods = self._at_left(is_stacked=is_stacked)
        rest = QRectF(self.room)
        rest.setLeft(self.room.left() + self.left + _BESIDE * self.unit)
        if self.is_leaf:
            return self._leaf((head, tracks, goods), rest)
        least = _DECK if self.squeeze < Squeeze.C else _DECK_SMALL
        deck = min(least * self.unit, rest.width() * 0.3)
        quarter, has_sky, is_chips = self._quarter(rest.width() - deck, wished)
        deck = min(_DECK * self.unit, max(deck, rest.width() - quarter - wished))
        right = QRectF(rest)
        right.setLeft(rest.right() - quarter)
        piles = QRectF(rest)
        piles.setRight(right.left() - _BESIDE * self.unit)
        piles.setLeft(piles.right() - deck)
        stacks = QRectF(rest)
        stacks.setRight(piles.left() - 2 * self.unit)
        titles = self._titles((stacks, piles))
        return BoardPlan(
            _snapped(head), tracks, _snapped(goods), _snapped(stacks), _snapped(piles),
            _snapped(right), titles, has_sky, is_chips, is_stacked, is_bar=False,
        )  # fmt: skip

    def _leaf(self, left: tuple[QRectF, tuple[QRect, QRect], QRectF], rest: QRectF) -> BoardPlan:
        """Divide a high board: the stacks lie above deck and quarter."""
        unit = self.unit
        high = min(rest.height() * 0.5, _STACKS_HIGH * unit + 2 * _TITLE * self.text)
        stacks, piles, quarter = QRectF(rest), QRectF(rest), QRectF(rest)
        stacks.setHeight(high)
        piles.setTop(stacks.bottom() + _BESIDE * unit)
        piles.setWidth(min(_DECK * unit * 1.3, rest.width() * 0.4))
        piles.setHeight(min(piles.height(), high))
        quarter.setTop(piles.top())
        quarter.setLeft(piles.right() + _BESIDE * unit)
        titles = self._titles((stacks, piles))
        head, tracks, goods = left
        return BoardPlan(
            _snapped(head), tracks, _snapped(goods), _snapped(stacks), _snapped(piles),
            _snapped(quarter), titles,
            has_sky=True, is_chips=False, is_stacked=False, is_bar=False,
        )  # fmt: skip

    # --- the left part

    def _at_left(self, *, is_stacked: bool) -> tuple[QRectF, tuple[QRect, QRect], QRectF]:
        """Lay head, tracks and goods below each other; they shrink alike in too little room."""
        unit, text = self.unit, self.text
        lines = 1 if is_stacked else 2
        track = self.left / 2 / _STACKED if is_stacked else _TRACK * text
        head_high = (_HEAD_ALONE if is_stacked else _HEAD) * text
        wanted = [head_high, track * lines, (_GOODS_LOW if is_stacked else _GOODS) * text]
        share = min(1.0, (self.room.height() - 2 * unit) / sum(wanted))
        heights = [high * share for high in wanted]
        spare = self.room.height() - sum(heights)
        if not self.is_leaf:
            heights = [high + spare / len(heights) for high in heights]
        top, boxes = self.room.top(), []
        for high in heights:
            boxes.append(QRectF(self.room.left(), top, self.left, high))
            top += high
        head, middle, goods = boxes
        goods.setTop(goods.top() + 3 * unit)
        return head, _two(middle, is_beside=is_stacked), goods

    # --- the right part

    def _quarter(self, room: float, wished: float) -> tuple[float, bool, bool]:
        """Return the quarter's width, whether it has a sky, and whether it is two chips."""
        unit, text = self.unit, self.text
        chips = _CHIPS * text, False, True
        least = _STACKS_LEAST * unit
        if self.squeeze >= Squeeze.D:
            return chips
        if self.squeeze is Squeeze.C or room - least < _QUARTER_LEAST * unit:
            strip = _STRIP * text
            return (strip, False, False) if room - strip > least * 1.2 else chips
        wide = min(room - wished, _QUARTER * unit * 1.25)
        return max(_QUARTER_LEAST * unit, wide), True, False

    def _titles(self, boxes: tuple[QRectF, QRectF]) -> tuple[QRect, QRect]:
        """Take a line for a title off the top of each box, on a board with enough room."""
        high = _TITLE * self.text
        if self.squeeze >= Squeeze.C and not self.is_leaf:
            return QRect(), QRect()
        lines = []
        for box in boxes:
            line = QRectF(box.left() + 9 * self.unit, box.top(), box.width(), high)
            line.setRight(box.right())
            lines.append(_snapped(line))
            box.setTop(box.top() + high)
        return lines[0], lines[1]

    # --- the bar

    def _bar(self) -> BoardPlan:
        gap = _BESIDE * self.unit
        width, left, boxes = self.room.width() - gap * (len(_BAR) - 1), self.room.left(), []
        for share in _BAR:
            boxes.append(QRectF(left, self.room.top(), width * share, self.room.height()))
            left += width * share + gap
        head, tracks, goods, stacks, piles, right = boxes
        nothing = QRect()
        return BoardPlan(
            _snapped(head), _two(tracks, is_beside=True), _snapped(goods), _snapped(stacks),
            _snapped(piles), _snapped(right), (nothing, nothing),
            has_sky=False, is_chips=True, is_stacked=True, is_bar=True,
        )  # fmt: skip


def _two(room: QRectF, *, is_beside: bool) -> tuple[QRect, QRect]:
    """Cut a box into two, side by side or one below the other."""
    one, other = QRectF(room), QRectF(room)
    if is_beside:
        wide = min(room.width() / 2, room.height() * _STACKED)
        one.setWidth(wide)
        other.setLeft(room.center().x())
        other.setWidth(wide)
    else:
        one.setBottom(room.center().y())
        other.setTop(room.center().y())
    return _snapped(one), _snapped(other)


def _snapped(box: QRectF) -> QRect:
    """Round the edges of a box to whole pixels: neighbours then share an edge."""
    left, top = round(box.left()), round(box.top())
    return QRect(left, top, round(box.right()) - left, round(box.bottom()) - top)


_MANY = 6  # more tasks than these also need the room of the stacks to be readable


class BoardOrder:
    """Lays the parts of a board into their boxes."""

    def __init__(self, board: OwnBoard, look: RoomLook) -> None:
        self._board = board
        self._look = look
        self._inside: BoardPlan | None = None

    @property
    def titles(self) -> tuple[QRect, ...]:
        """The lines for the titles of stacks and deck."""
        return () if self._inside is None else self._inside.titles

    def fit(self) -> bool:
        """Divide the board for its current stacks; return whether the plan has changed."""
        look, board = self._look, self._board
        sizes = tuple(stack.size for stack in board.side.stacks) if board.side is not None else ()
        inside = board_plan_of(look, board.size(), wished_width(sizes, look.unit))
        is_other, self._inside = inside != self._inside, inside
        self._board.head.setGeometry(inside.head)
        for track, box in zip(self._board.tracks.values(), inside.tracks, strict=True):
            track.stack(is_stacked=inside.is_stacked)
            track.setGeometry(box)
        self._board.hidden_coins.setGeometry(inside.tracks[0])
        self._board.goods.setGeometry(inside.goods)
        self._board.stacks.setGeometry(inside.stacks)
        self._board.piles.setGeometry(inside.piles)
        self._place_peek(inside)
        self._place_quarter(inside)
        self._board.panel.setGeometry(self._cover(inside))
        self._board.panel.raise_()
        return is_other

    def _place_peek(self, inside: BoardPlan) -> None:
        head = inside.head
        self._board.peek.shorten(head.width() * 0.36)
        size = self._board.peek.sizeHint()
        high = min(size.height(), head.height())
        top = head.top() if not inside.is_bar else head.center().y() - high // 2
        self._board.peek.setGeometry(head.right() - size.width(), top, size.width(), high)
        self._board.head.use(size.width() + 2)
        self._board.peek.raise_()

    def _place_quarter(self, inside: BoardPlan) -> None:
        """Lay the quarter into its box; on a board with chips, over the stacks while it is open."""
        box, unit = inside.quarter, self._look.unit
        self._board.stand_chips(box, is_chips=inside.is_chips)
        if inside.is_chips:
            area = inside.stacks.united(inside.piles)
            width = min(area.width(), round(_QUARTER * max(1.0, unit)))
            box = QRect(area.right() - width, area.top(), width, area.height())
        self._board.quarter.setGeometry(box)
        self._board.quarter.use(has_sky=inside.has_sky or inside.is_chips)
        self._board.quarter.setVisible(
            self._board.side is not None and (self._board.is_picture_open or not inside.is_chips)
        )
        if self._board.is_picture_open:
            self._board.quarter.raise_()

    def _cover(self, inside: BoardPlan) -> QRect:
        """Return the box of the open tasks: over deck and quarter, and over stacks if need be."""
        side = self._board.side
        is_many = side is not None and len(side.tasks) > _MANY
        if inside.is_bar or inside.is_chips:
            return inside.stacks.united(inside.quarter)
        top = inside.quarter.top()
        left = (inside.stacks if is_many else inside.piles).left()
        return QRect(left, top, inside.quarter.right() - left + 1, inside.quarter.height())
