"""The places of the ledger's lines, numbers, stamps and plates on their sheet."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from valeria_desktop.ui.screens.end.ledger_items import GAP, ItemFlow, PlacedItem
from valeria_desktop.ui.screens.end.score_ledger import piled
from valeria_desktop.ui.words.figures import whole

if TYPE_CHECKING:
    from valeria_desktop.ui.pieces.piece import PartRoom
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.score_ledger import LedgerCell, LedgerItem, LedgerRow

NAME, NUMBER, SMALLER, TOGETHER = 19.0, 25.0, 22.0, 34.0
"""Sizes of text: sources, the best number, other numbers, totals."""
_STAMP, _STAMP_OF_MANY, _STAMP_IN_TEXT = 44.0, 30.0, 32.0
"""The side of a stamp for two sides and for more, in units, and its most in pixels of text."""
_PORTRAIT = QPointF(158, 250)
_SHEET, _SHEET_ALONE = 888.0, 1100.0
"""The width of the sheet between two portraits, and without them, in units."""
_ROOMY = 1.12
"""The greatest ratio of text to its boxes with portraits beside the ledger."""
_RIBBON, _RIBBON_TEXT, _OVERLAP, _BELOW_RIBBON = 36.0, 34.0, 0.6, 8.0
_AIR = 2.0
_DENSE, _SPREAD = 0.86, 2.0
"""The least and the greatest height of lines, as shares of their needed height with gaps."""
_LINE, _LINE_TEXT, _TOTAL, _HEAD = 34.0, 29.0, 50.0, 42.0
_MANY, _LOW_LINE, _LOW_LINE_TEXT = 5, 27.0, 25.0
"""The most lines of full height, and the height of the lines of a longer ledger."""
_TWO_LINES = 38.0
"""The least height of a line whose name stands in two lines, in pixels of text."""
_SHORT_NAME = 10
"""The most letters of a name that always stands in one line."""
_TRIES = (
    (False, 1.0), (False, 0.9), (False, 0.8), (True, 1.0), (True, 0.9), (True, 0.8),
    (False, 0.7), (True, 0.7), (True, 0.6), (True, 0.5),
)  # fmt: skip
"""Whether equal stamps lie on piles, and their size: the first that fits."""


@frozen
class LineBoxes:
    """The boxes of a line of the ledger."""

    box: QRectF
    name: QRectF
    numbers: tuple[QRectF, ...]
    items: tuple[tuple[PlacedItem, ...], ...]


@frozen
class LedgerBoxes:
    """The boxes of the ledger, in pixels."""

    sheet: QRectF
    ribbon: QRectF
    portraits: tuple[QRectF, ...]
    """Portraits beside the sheet; empty if there is no room."""
    heads: tuple[QRectF, ...]
    """The columns' heads on the sheet; empty if the total says all names."""
    lines: tuple[LineBoxes, ...]
    """The lines of all sources, and the total's."""
    is_mirrored: bool
    """Whether the sources stand between two sides."""

    @property
    def height(self) -> float:
        """The height of all of it; the ledger scrolls if it is more than the room's."""
        return self.sheet.bottom() + 1.0

    @property
    def known(self) -> tuple[tuple[float, ...], ...]:
        """Everything that the picture of the sheet depends on."""
        boxes = (self.sheet, *(line.box for line in self.lines))
        return tuple((box.x(), box.y(), box.width(), box.height()) for box in boxes)


def in_two(name: str) -> tuple[str, ...]:
    """Return a source's name in two lines of much the same length; a short one in one line."""
    words = name.split()
    if len(name) <= _SHORT_NAME or len(words) == 1:
        return (name,)
    cuts = range(1, len(words))
    pairs = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in cuts]
    return min(pairs, key=lambda pair: max(map(len, pair)))


def ledger_boxes(story: EndStory, room: PartRoom) -> LedgerBoxes:
    """Return the boxes of a story's ledger in a room."""
    return _Layout(story, room).boxes()


class _Layout:
    def __init__(self, story: EndStory, room: PartRoom) -> None:
        self._story, self._room = story, room
        self._unit, self._text = room.unit, room.text
        self._look = room.look
        sides = len(story.sides)
        self._is_mirrored = sides == 2  # noqa: PLR2004 - left and right
        self._is_narrow = False
        """Whether names stand in two lines."""
        self._flow = ItemFlow(room)
        known = any(story.art.portrait_of(side) is not None for side in story.sides)
        has_portraits = story.art.has_portraits and known
        self._is_roomy = self._text <= _ROOMY * self._unit
        self._has_portraits = has_portraits and self._is_mirrored and self._is_roomy
        self._has_heads = not self._is_mirrored or (has_portraits and not self._has_portraits)
        self._name = self._name_width(is_narrow=False)
        title = QFontMetricsF(self._look.title_font(TOGETHER))
        widest = max(title.horizontalAdvance(whole(each)) for each in story.totals)
        bold = QFontMetricsF(self._look.bold(NUMBER))
        self._number = max(bold.horizontalAdvance("00"), widest) + 15 * self._unit
        wished = _STAMP if self._is_mirrored else _STAMP_OF_MANY
        self._side = min(wished * self._unit, _STAMP_IN_TEXT * max(self._text, self._unit))
        if self._is_roomy:
            self._side = wished * self._unit

    def boxes(self) -> LedgerBoxes:
        unit, size = self._unit, self._room.size
        high = max(_RIBBON * unit, _RIBBON_TEXT * self._text)
        top = high * _OVERLAP
        beside = 2 * (_PORTRAIT.x() + 28) * unit if self._has_portraits else 28 * unit
        most = _SHEET if self._has_portraits else _SHEET_ALONE if self._is_mirrored else 1e4
        wide = min(most * unit, size.width() - beside)
        sheet = QRectF((size.width() - wide) / 2, top, wide, size.height() - top - 4 * unit)
        ribbon = QRectF(0, 0, self._ribbon_width(wide), high)
        ribbon.moveCenter(QPointF(sheet.center().x(), high / 2))
        first = high - top + _BELOW_RIBBON * unit
        inside = sheet.adjusted(16 * unit, first, -16 * unit, -8 * unit)
        row = QRectF(inside)
        row.setHeight(max(_HEAD * unit, 32 * self._text))
        if self._has_heads:
            inside.setTop(row.bottom() + 2 * unit)
        portraits, lines = self._portraits(sheet), self._best_lines(inside)
        sides = range(len(self._story.sides)) if self._has_heads else ()
        heads = tuple(self._column(row, column) for column in sides)
        more = max(0.0, lines[-1].box.bottom() - inside.bottom())
        sheet.setBottom(sheet.bottom() + more)
        return LedgerBoxes(sheet, ribbon, portraits, heads, lines, self._is_mirrored)

    def _ribbon_width(self, most: float) -> float:
        words = QFontMetricsF(self._look.title_font(23)).horizontalAdvance(self._story.title)
        return min(max(350 * self._unit, words + 56 * self._unit), most)

    def _portraits(self, sheet: QRectF) -> tuple[QRectF, ...]:
        if not self._has_portraits:
            return ()
        wide, high, gap = (_PORTRAIT.x(), _PORTRAIT.y(), 14.0)
        share = min(1.0, sheet.height() / ((high + 8) * self._unit))
        wide, high, gap = (each * self._unit * share for each in (wide, high, gap))
        top = sheet.top() + (sheet.height() - high) / 2
        return (
            QRectF(sheet.left() - gap - wide, top, wide, high),
            QRectF(sheet.right() + gap, top, wide, high),
        )

    # --- columns

    def _column(self, row: QRectF, column: int) -> QRectF:
        """Return a side's part of a row: numbers and items."""
        if self._is_mirrored:
            wide = (row.width() - self._name) / 2
            left = row.left() if column == 0 else row.right() - wide
            return QRectF(left, row.top(), wide, row.height())
        wide = (row.width() - self._name) / len(self._story.sides)
        return QRectF(row.left() + self._name + column * wide, row.top(), wide, row.height())

    def _parts(self, row: QRectF, column: int) -> tuple[QRectF, QRectF]:
        """Return the box of a side's number in a row, and the room of its items."""
        box = self._column(row, column)
        number, items = QRectF(box), QRectF(box)
        if self._is_leftwards(column):
            number.setLeft(box.right() - self._number)
            items.setRight(number.left() - GAP * self._unit)
        else:
            number.setWidth(self._number)
            items.setLeft(number.right() + GAP * self._unit)
            items.setRight(box.right() - GAP * self._unit)
        return number, items

    def _is_leftwards(self, column: int) -> bool:
        return self._is_mirrored and column == 0

    # --- names

    def _name_width(self, *, is_narrow: bool) -> float:
        """Return the width of the sources' names; where they are narrow, those of two lines."""
        metrics = QFontMetricsF(self._look.title_font(NAME))
        rows = (*self._story.ledger.rows, self._story.ledger.total)
        lines = [line for row in rows for line in (in_two(row.name) if is_narrow else (row.name,))]
        words = max(metrics.horizontalAdvance(line) for line in lines) + 20 * self._unit
        return max(words, 168 * self._unit) if self._is_mirrored else words

    def _best_lines(self, inside: QRectF) -> tuple[LineBoxes, ...]:
        """Return the lines with whole names, or with names in two lines if these take less room."""
        found = self._lines(inside)
        if self._is_mirrored or found[-1].box.bottom() <= inside.bottom():
            return found
        wide = self._name
        self._name, self._is_narrow = self._name_width(is_narrow=True), True
        narrow = self._lines(inside)
        if narrow[-1].box.bottom() < found[-1].box.bottom():
            return narrow
        self._name, self._is_narrow = wide, False
        return found

    # --- lines

    def _lines(self, inside: QRectF) -> tuple[LineBoxes, ...]:
        ledger = self._story.ledger
        total = max((_TOTAL if self._is_mirrored else 42) * self._unit, 40 * self._text)
        room = inside.height() - total
        is_piled, side, heights = self._fitting(inside, room)
        spare = room / max(1.0, sum(heights))
        # stamps keep their size: what is left is air, and what doesn't fit is scrolled
        heights = [high * max(_DENSE, min(spare, _SPREAD)) for high in heights]
        top, lines = inside.top(), list[LineBoxes]()
        for row, high in zip(ledger.rows, heights, strict=True):
            box = QRectF(inside.left(), top, inside.width(), high)
            lines.append(self._line(box, row, side, is_piled=is_piled))
            top += high
        low = max(top, inside.bottom() - total)
        last = QRectF(inside.left(), low, inside.width(), total)
        return (*lines, self._line(last, ledger.total, side, is_piled=False))

    def _fitting(self, inside: QRectF, room: float) -> tuple[bool, float, list[float]]:
        """Return how stamps lie, their side, and the height of each line."""
        found = False, self._side, [1.0]
        for self._flow.are_beside, (is_piled, share) in product((True, False), _TRIES):
            side = self._side * share
            heights = [
                self._height(inside, row, side, is_piled=is_piled)
                for row in self._story.ledger.rows
            ]
            found = is_piled, side, heights
            if sum(heights) <= room:
                break
        return found

    def _height(self, inside: QRectF, row: LedgerRow, side: float, *, is_piled: bool) -> float:
        is_long = len(self._story.ledger.rows) > _MANY
        least = max(_LINE * self._unit, _LINE_TEXT * self._text)
        if is_long:
            least = max(_LOW_LINE * self._unit, _LOW_LINE_TEXT * self._text)
        if self._is_narrow and len(in_two(row.name)) > 1:
            least = max(least, _TWO_LINES * self._text)
        for column, cell in enumerate(row.cells):
            width = self._parts(inside, column)[1].width()
            items = self._items(cell, is_piled=is_piled)
            flow = self._flow.rows(items, side, width)
            high = sum(self._flow.row_height(row, side) + GAP * self._unit for row in flow)
            least = max(least, high + bool(flow) * _AIR * self._unit)
        return least

    def _items(self, cell: LedgerCell, *, is_piled: bool) -> tuple[LedgerItem, ...]:
        return piled(cell.items) if is_piled else cell.items

    def _line(self, box: QRectF, row: LedgerRow, side: float, *, is_piled: bool) -> LineBoxes:
        name = QRectF(box.left(), box.top(), self._name, box.height())
        if self._is_mirrored:
            name.moveLeft(box.center().x() - self._name / 2)
        numbers, items = [], []
        for column, cell in enumerate(row.cells):
            number, room = self._parts(box, column)
            numbers.append(number)
            each = self._items(cell, is_piled=is_piled)
            items.append(self._flow.placed(each, side, room, is_left=self._is_leftwards(column)))
        return LineBoxes(box, name, tuple(numbers), tuple(items))
