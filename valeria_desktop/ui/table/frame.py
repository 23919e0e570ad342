"""Where the large things of a table stand, for each window, size of text, and number of rivals.

Bar, rivals, mat, question, story and own board share a window alike in every game; what lies on
the mat is each game's own. Boxes are given in units of a window of 1280×720 and fitted to the one
there is; `Squeeze` says what gives way as text grows larger than its boxes (decision 28).
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Protocol

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSize

from valeria_desktop.ui.paint.room_look import ROOM, Squeeze, largest_text, unit_of

if TYPE_CHECKING:
    from collections.abc import Sequence

_EDGE, _GAP = 10, 10
_BAR_TOP, _BAR = 5, 33
_STRIP, _STRIP_LOW, _STRIP_HIGHEST = 62, 38, 84
_FOR_A_STRIP = 60
"""So much height must be left over, or the strip goes up into the bar."""
_RIVALS_APART = 8
_LONE = 908
_COLUMN = {Squeeze.D: 380, Squeeze.E: 394}
_COLUMN_AS_DRAWN, _COLUMN_WIDEST = 334, 480
_OWN, _OWN_TILE, _OWN_TILE_HIGHEST = 199, 84.5, 104
_LEAF_BAR = 64
_PROMPT, _PROMPT_LARGE, _PROMPT_MOST, _STORY, _STORY_SHORT = 164, 290, 340, 44, 120
_PARTED = 6  # prompt and story


@frozen
class Leaf:
    """What shares one room with other leaves where a window is too small for all of them."""

    name: str
    is_board: bool = False
    """It is your own board, and no part of the mat."""


MAT = Leaf("mat")
OWN = Leaf("own", is_board=True)


class OnMat(Protocol):
    """What lies on the mat, as far as the shares of height need to know it."""

    def growth(self, large: float) -> float:
        """Return the height that may be added in text of a size."""

    def highest(self, width: float) -> float | None:
        """Return the most that it makes use of where it is a leaf of a width."""


@frozen(kw_only=True)
class Frame:
    """The large boxes of a table, in pixels of its window."""

    unit: float
    squeeze: Squeeze
    large: float
    """How much larger text is than its boxes."""
    leaf: Leaf | None
    """The leaf that is shown, where not all have room."""
    sky: QRect
    """The window of the room, behind bar and strip."""
    bar: QRect
    strip: QRect | None
    """Where the rivals stand; none where they stand in the bar."""
    rivals: tuple[QRect, ...]
    """A box for each in the strip, from the left hand on."""
    mat: QRect
    """The cloth; where your board is the leaf shown, the bar that is left of it."""
    upper: QRect
    """Where the mat is, or the leaf that is shown in its place."""
    column: QRect
    """What prompt and story share."""
    prompt: QRect
    """The least of it; it grows downwards, if it must over all of the column."""
    board: QRect
    """Your board; where the mat is the leaf shown, a bar of its numbers."""
    zoom: QRect
    """All that is neither bar nor rivals nor prompt."""

    @property
    def shows_mat(self) -> bool:
        """Whether the mat is more than a bar of its numbers."""
        return self.leaf is None or not self.leaf.is_board

    @property
    def shows_board(self) -> bool:
        """Whether your own board is more than a bar of its numbers."""
        return self.leaf is None or self.leaf.is_board

    @property
    def bars(self) -> QRect:
        """The room for the bars of the leaves that aren't shown."""
        return self.board if self.shows_mat else self.mat

    @property
    def line(self) -> int:
        """The least height that a story has: a line of it."""
        return ceil(_STORY * self.large * self.unit)

    @property
    def parted(self) -> int:
        """The gap between prompt and story."""
        return round(_PARTED * self.unit)

    def story(self, prompt: int) -> QRect | None:
        """Return the story's box under a prompt of a height; None where not even a line fits."""
        top = self.column.top() + prompt + self.parted
        box = QRect(self.column.left(), top, self.column.width(), self.column.bottom() + 1 - top)
        return box if box.height() >= 0.9 * _STORY * self.large * self.unit else None


@frozen
class Seating:
    """Who sits at a table, and what lies on its mat."""

    rivals: int
    is_lone: bool
    """The only rival leaves room for what is seen through the window."""
    on_mat: OnMat


def frame_of(size: QSize, text: float, seating: Seating, leaf: Leaf = MAT) -> Frame:
    """Share a window between all that stands on a table."""
    return _Sharing(size, text, seating, leaf).frame()


class _Sharing:
    """The sums of a frame, in units; `rect` makes pixels of them."""

    def __init__(self, size: QSize, text: float, seating: Seating, leaf: Leaf) -> None:
        self.unit = unit_of(size)
        self.squeeze_share = max(1.0, self.unit) * min(text, largest_text(self.unit)) / self.unit
        self.squeeze = Squeeze.of(self.squeeze_share)
        self.large = max(1.0, self.squeeze_share)
        self.width, self.height = size.width() / self.unit, size.height() / self.unit
        self.seating = seating
        self.rivals = seating.rivals
        self.leaf = leaf if self.squeeze is Squeeze.E else None
        self._share_width()
        self._share_height()

    # --- sums

    def _share_height(self) -> None:
        """Height left over goes to your board, then to the mat, then to the strip.

        In large text the prompt comes first, and with it the rows beside it.
        """
        left = self.height - ROOM.height()
        in_bar = self.squeeze is Squeeze.D and left < _FOR_A_STRIP
        self.strip = 0.0 if in_bar else _STRIP_LOW * self.large
        if self.squeeze <= Squeeze.B:
            self.strip = _STRIP
        self.bar = _BAR * (1 + 0.8 * (self.large - 1))
        bar_foot = _BAR_TOP + self.bar
        if not in_bar and self.squeeze is Squeeze.D:
            left -= self.strip  # a row that is not as drawn: what was left over pays for it
        top = bar_foot + 13 + self.strip
        for_prompt = (_PROMPT_MOST + _STORY) * self.large - (ROOM.height() - 8 - _OWN - top)
        first = min(left, max(0.0, for_prompt)) if self.squeeze > Squeeze.B else 0.0
        own = min(left - first, 2 * (_OWN_TILE_HIGHEST * self.large - _OWN_TILE))
        rows = min(left - own, self.seating.on_mat.growth(self.large))
        if self.strip and self.squeeze < Squeeze.D:
            self.strip += min(left - own - rows, _STRIP_HIGHEST - _STRIP)
        self.strip_top = bar_foot + 6
        self.column_top = bar_foot + 13
        self.mat_top = self.strip_top + self.strip + 7
        if self.squeeze is not Squeeze.E:  # where it is, the strip stands over the mat alone
            self.column_top = self.mat_top
        self.own = _LEAF_BAR if self.leaf else _OWN + own
        self.own_top = self.height - 4 - self.own
        self.mat = self.own_top - 4 - self.mat_top
        if self.leaf:
            self._share_leaf()

    def _share_leaf(self) -> None:
        """Give the room that a leaf doesn't need to the other's bar."""
        highest = self.seating.on_mat.highest(self.mat_width)
        spare = max(0.0, self.mat - highest) if highest is not None else 0.0
        self.mat -= spare
        self.own += spare
        self.own_top -= spare

    def _share_width(self) -> None:
        """Width left over goes to mat and column alike, until the column is wide enough."""
        left = self.width - ROOM.width()
        column = _COLUMN.get(self.squeeze, _COLUMN_AS_DRAWN)
        self.column = min(column + left / 2, max(column, _COLUMN_WIDEST))
        self.mat_width = self.width - self.column - 2 * _EDGE - _GAP

    def rect(self, left: float, top: float, width: float, height: float) -> QRect:
        """Fit a box of units to the window's pixels; neighbours stay neighbours."""
        unit = self.unit
        x, y = round(left * unit), round(top * unit)
        return QRect(x, y, round((left + width) * unit) - x, round((top + height) * unit) - y)

    # --- boxes

    def frame(self) -> Frame:
        room, bottom = self.width - 2 * _EDGE, self.mat_top + self.mat
        below = room
        if self.leaf:  # large words ask for all the height there is
            below, bottom = self.mat_width, self.height - 4
        upper = self.rect(_EDGE, self.mat_top, self.mat_width, self.mat)
        foot = self.rect(_EDGE, self.own_top, below, self.own)
        mat, board = (foot, upper) if self.leaf and self.leaf.is_board else (upper, foot)
        left = _EDGE + self.mat_width + _GAP
        column = self.rect(left, self.column_top + 1, self.column, bottom - self.column_top - 1)
        return Frame(
            unit=self.unit,
            squeeze=self.squeeze,
            large=self.large,
            leaf=self.leaf,
            sky=self.rect(0, 0, self.width, self.column_top - 1),
            bar=self.rect(_EDGE, _BAR_TOP, room, self.bar),
            strip=self._strip(),
            rivals=self._rivals(),
            mat=mat,
            upper=upper,
            column=column,
            prompt=self._prompt(column),
            board=board,
            zoom=self._zoom(upper, column),
        )

    def _strip(self) -> QRect | None:
        if not self.strip:
            return None
        room = self.width - 2 * _EDGE
        if self.squeeze is Squeeze.E:
            room = self.mat_width
        elif self.seating.is_lone:
            room *= _LONE / (ROOM.width() - 2 * _EDGE)
        return self.rect(_EDGE, self.strip_top, room, self.strip)

    def _rivals(self) -> tuple[QRect, ...]:
        strip = self._strip()
        return () if strip is None else share_row(strip, self.rivals, _RIVALS_APART * self.unit)

    def _prompt(self, column: QRect) -> QRect:
        """Return the least of the prompt: what is asked most fits, and little moves.

        In stage A it is as high as drawn, in B it leaves the story some lines; then the story has
        a line, and what a prompt in large text doesn't need.
        """
        unit = self.unit
        line = (_STORY * self.large + _PARTED) * unit
        wished = _PROMPT * self.large * unit
        if self.squeeze is Squeeze.B:
            wished = max(wished, column.height() - (_STORY_SHORT + _PARTED) * unit)
        elif self.squeeze > Squeeze.B:
            wished = _PROMPT_LARGE * self.large * unit
        if self.squeeze is Squeeze.E and column.height() - wished < line:
            wished = column.height()
        elif self.squeeze is not Squeeze.E:
            wished = min(wished, column.height() - line)
        return QRect(column.left(), column.top(), column.width(), round(wished))

    def _zoom(self, mat: QRect, column: QRect) -> QRect:
        left, foot = mat.left() + round(8 * self.unit), round((self.height - 14) * self.unit)
        return QRect(left, mat.top(), column.left() - left, foot - mat.top())


def snapped(box: QRectF) -> QRect:
    """Round the edges of a box, so that neighbours stay neighbours; Qt rounds its width."""
    left, top = round(box.left()), round(box.top())
    return QRect(left, top, round(box.right()) - left, round(box.bottom()) - top)


def share_row(row: QRect, number: int, gap: float) -> tuple[QRect, ...]:
    """Share a row between a number of parts, with gaps."""
    if not number:
        return ()
    width = (row.width() - gap * (number - 1)) / number
    lefts: Sequence[float] = [row.left() + index * (width + gap) for index in range(number)]
    return tuple(
        QRect(round(x), row.top(), round(x + width) - round(x), row.height()) for x in lefts
    )
