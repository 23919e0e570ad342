"""The boxes of a table's large things, for each window, size of text, and number of rivals.

Bar, rivals, mat, question, story and your board share a window alike in every game; each game
divides the mat itself. Boxes are given in units of a window of 1280×720 and fitted to the present
one; `Squeeze` says what gives way as text grows larger than its boxes (decision 28).
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
"""The least spare height for a strip, in units; with less, the rivals stand in the bar."""
_RIVALS_APART = 8
_COLUMN = {Squeeze.D: 380, Squeeze.E: 394}
_COLUMN_AS_DRAWN, _COLUMN_WIDEST = 334, 480
_OWN, _OWN_TILE, _OWN_TILE_HIGHEST = 199, 84.5, 104
_LEAF_BAR = 64
_PROMPT, _PROMPT_LARGE, _PROMPT_MOST, _STORY, _STORY_SHORT = 164, 290, 340, 44, 120
_PARTED = 6  # the gap between prompt and story, in units


@frozen
class Leaf:
    """A part that shares one room with other leaves where a window is too small for all of them."""

    name: str
    is_board: bool = False
    """Whether the leaf is your board, and no part of the mat."""


MAT = Leaf("mat")
OWN = Leaf("own", is_board=True)


class OnMat(Protocol):
    """The things on the mat, as far as the division of height depends on them."""

    def growth(self, large: float) -> float:
        """Return the height that the things can use in addition, in units, at a size of text."""

    def highest(self, width: float) -> float | None:
        """Return the greatest height that a leaf of a width can use, in units; None for any."""


@frozen(kw_only=True)
class Frame:
    """The large boxes of a table, in pixels of its window."""

    unit: float
    squeeze: Squeeze
    large: float
    """The ratio of text to its boxes, at least 1."""
    leaf: Leaf | None
    """The shown leaf; None where all leaves have room."""
    sky: QRect
    """The window of the room, behind bar and strip."""
    bar: QRect
    strip: QRect | None
    """The rivals' strip; None if they stand in the bar."""
    rivals: tuple[QRect, ...]
    """Each rival's box in the strip, from the viewer's left hand on."""
    mat: QRect
    """The cloth; where your board is the shown leaf, the row of bars."""
    upper: QRect
    """The box of the mat, or of the leaf in its place."""
    column: QRect
    """The column of prompt and story."""
    prompt: QRect
    """The prompt's least box; the prompt grows downwards, if necessary to the column's foot."""
    board: QRect
    """Your board; where the mat is the shown leaf, the row of bars."""
    zoom: QRect
    """The box for close looks: without bar, rivals and prompt."""

    @property
    def shows_mat(self) -> bool:
        """Whether the mat is shown as itself, and not as a bar with its numbers."""
        return self.leaf is None or not self.leaf.is_board

    @property
    def shows_board(self) -> bool:
        """Whether your board is shown as itself, and not as a bar with its numbers."""
        return self.leaf is None or self.leaf.is_board

    @property
    def bars(self) -> QRect:
        """The box of the bars of the other leaves."""
        return self.board if self.shows_mat else self.mat

    @property
    def line(self) -> int:
        """The story's least height, in pixels: one line."""
        return ceil(_STORY * self.large * self.unit)

    @property
    def parted(self) -> int:
        """The gap between prompt and story, in pixels."""
        return round(_PARTED * self.unit)

    def story(self, prompt: int) -> QRect | None:
        """Return the story's box under a prompt of a height; None if not even a line fits."""
        top = self.column.top() + prompt + self.parted
        box = QRect(self.column.left(), top, self.column.width(), self.column.bottom() + 1 - top)
        return box if box.height() >= 0.9 * _STORY * self.large * self.unit else None


@frozen
class Seating:
    """The players at a table, and the things on its mat."""

    rivals: int
    on_mat: OnMat
    plank: tuple[float, float] | None = None
    """Width and height of a single rival's plank, in units; None if rivals share the whole strip.

    The rest of the strip is left to the view through the window.
    """


def frame_of(size: QSize, text: float, seating: Seating, leaf: Leaf = MAT) -> Frame:
    """Divide a window among the large things of a table."""
    return _Sharing(size, text, seating, leaf).frame()


class InUnits:
    """A window in units, with what gives way in it; `rect` turns units into pixels."""

    def __init__(self, size: QSize, text: float) -> None:
        self.unit = unit_of(size)
        share = max(1.0, self.unit) * min(text, largest_text(self.unit)) / self.unit
        self.squeeze = Squeeze.of(share)
        self.large = max(1.0, share)
        self.width, self.height = size.width() / self.unit, size.height() / self.unit

    def rect(self, left: float, top: float, width: float, height: float) -> QRect:
        """Return a box of units in the window's pixels; adjacent boxes stay adjacent."""
        unit = self.unit
        x, y = round(left * unit), round(top * unit)
        return QRect(x, y, round((left + width) * unit) - x, round((top + height) * unit) - y)


class _Sharing(InUnits):
    """Calculates a frame in units."""

    def __init__(self, size: QSize, text: float, seating: Seating, leaf: Leaf) -> None:
        super().__init__(size, text)
        self.seating = seating
        self.rivals = seating.rivals
        self.leaf = leaf if self.squeeze is Squeeze.E else None
        self._share_width()
        self._share_height()

    # --- sums

    def _share_height(self) -> None:
        """Give spare height to your board, then to the mat, then to the strip.

        In large text the prompt comes first, and with it the rows beside it.
        """
        left = self.height - ROOM.height()
        in_bar = self.squeeze is Squeeze.D and left < _FOR_A_STRIP
        self.strip = 0.0 if in_bar else _STRIP_LOW * self.large
        if self.squeeze <= Squeeze.B:
            self.strip = _STRIP if self.seating.plank is None else self.seating.plank[1]
        self.bar = _BAR * (1 + 0.8 * (self.large - 1))
        bar_foot = _BAR_TOP + self.bar
        if not in_bar and self.squeeze is Squeeze.D:
            left -= self.strip  # a strip that the drawing hasn't: the spare height pays for it
        top = bar_foot + 13 + self.strip
        for_prompt = (_PROMPT_MOST + _STORY) * self.large - (ROOM.height() - 8 - _OWN - top)
        first = min(left, max(0.0, for_prompt)) if self.squeeze > Squeeze.B else 0.0
        own = min(left - first, 2 * (_OWN_TILE_HIGHEST * self.large - _OWN_TILE))
        rows = min(left - own, self.seating.on_mat.growth(self.large))
        if self.strip and self.squeeze < Squeeze.D:
            self.strip += max(0.0, min(left - own - rows, _STRIP_HIGHEST - self.strip))
        self.strip_top = bar_foot + 6
        self.column_top = bar_foot + 13
        self.mat_top = self.strip_top + self.strip + 7
        if self.squeeze is not Squeeze.E:  # in E the strip stands over the mat alone
            self.column_top = self.mat_top
        self.own = _LEAF_BAR if self.leaf else _OWN + own
        self.own_top = self.height - 4 - self.own
        self.mat = self.own_top - 4 - self.mat_top
        if self.leaf:
            self._share_leaf()

    def _share_leaf(self) -> None:
        """Give the height that a leaf doesn't need to the other's bar."""
        highest = self.seating.on_mat.highest(self.mat_width)
        spare = max(0.0, self.mat - highest) if highest is not None else 0.0
        self.mat -= spare
        self.own += spare
        self.own_top -= spare

    def _share_width(self) -> None:
        """Give spare width to mat and column alike, until the column is wide enough."""
        left = self.width - ROOM.width()
        column = _COLUMN.get(self.squeeze, _COLUMN_AS_DRAWN)
        self.column = min(column + left / 2, max(column, _COLUMN_WIDEST))
        self.mat_width = self.width - self.column - 2 * _EDGE - _GAP

    # --- boxes

    def frame(self) -> Frame:
        room, bottom = self.width - 2 * _EDGE, self.mat_top + self.mat
        below = room
        if self.leaf:  # large words need the whole height
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
        elif self.seating.plank is not None:
            room *= self.seating.plank[0] / (ROOM.width() - 2 * _EDGE)
        return self.rect(_EDGE, self.strip_top, room, self.strip)

    def _rivals(self) -> tuple[QRect, ...]:
        strip = self._strip()
        return () if strip is None else share_row(strip, self.rivals, _RIVALS_APART * self.unit)

    def _prompt(self, column: QRect) -> QRect:
        """Return the prompt's least box: most questions fit into it, and little moves.

        In stage A it is as high as drawn, in B it leaves the story some lines; in later stages the
        story has one line, and the height that a prompt in large text doesn't need.
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
    """Return a box with rounded edges, so that adjacent boxes stay so; Qt rounds the width."""
    left, top = round(box.left()), round(box.top())
    return QRect(left, top, round(box.right()) - left, round(box.bottom()) - top)


def share_row(row: QRect, number: int, gap: float) -> tuple[QRect, ...]:
    """Return a row's box divided into equal parts, with gaps."""
    if not number:
        return ()
    width = (row.width() - gap * (number - 1)) / number
    lefts: Sequence[float] = [row.left() + index * (width + gap) for index in range(number)]
    return tuple(
        QRect(round(x), row.top(), round(x + width) - round(x), row.height()) for x in lefts
    )
