"""The plan of a board's inside: head, tracks, tableau, kingdom.

The table's plan sets the outer box only. Sizes are those of a board of 1260×199 units. Text grows
with the text size, pictures grow with the box.
"""

from __future__ import annotations

from enum import Enum, auto
from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF

from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

BOARD = QSizeF(1260, 199)
TRACKS = 4
_LEFT, _TOP, _RIGHT, _BOTTOM = 15, 8, 11, 11
_TEXT = 228  # width of head and tracks at the left
_HEAD, _HEAD_ALONE, _TRACK, _TRACK_HIGHEST, _APART = 46, 33, 37, 46, 2
_LEAF = 300  # from this height on, in units, the kingdom fits below the tracks
_BESIDE = 11
_SHORT = 110  # below this height, in units, a board is a bar of numbers
_KINGDOM, _KINGDOM_LEAST, _KINGDOM_WIDEST, _KINGDOM_BELOW = 336, 149, 640, 118
_KINGDOM_SMALL = 200
"""Below this width of the kingdom, in units, tiles become narrower than they are drawn."""
_COLUMN = 150
"""Least width of a kingdom beside large text: in a narrower one, houses hide each other."""
_FRIEZE = 40
"""The height of a frieze: no house can be told in a lower one."""
_TILE_LOWEST = 58
"""Least height of a tile below a frieze, in pixels: its letters are 13 high then."""
_CHIPS = 50
_TILE, _TILE_WIDEST, _TILE_NARROWEST, _TILE_READ = QSizeF(112, 84.5), 172, 96, 70
_BRIEF = 106
_WITH_BOTH = 101  # least width of a tile with both powers, in units
_HIGHEST = 0.98  # greatest height of a tile by its width; a higher tile would be a portrait
HOLD = QSize(168, 179)
"""The size of a hold, in units."""
TAB = 13  # width left to the tab that tells the page of a full tableau, in units of text
GAP = QSizeF(8.5, 10.5)
TILE_LEFT, TILE_TOP = 4, 9.5
"""The gap in a cell before its tile, in units: for raised tiles and fans."""
_SHARED = 190  # least width of a kingdom in the last row, in units
_FEWEST = 2


class KingdomPlace(Enum):
    """The places for a kingdom on a board."""

    BESIDE = auto()
    """At the right of the tableau."""
    BELOW = auto()
    """Below the tracks."""
    LAST_ROW = auto()
    """In the free cells of the tableau's last row."""
    FRIEZE = auto()
    """A low picture over the tableau."""
    CHIPS = auto()
    """Two chips stand in its place."""


@frozen
class BoardPlan:
    """The boxes of a board's parts, in the board's coordinates, and the parts that gave way."""

    head: QRect
    tracks: tuple[QRect, ...]
    tableau: QRect
    """The tableau's box, with the gaps round the tiles, as raised tiles reach into them."""
    kingdom: QRect
    place: KingdomPlace
    tile: QSizeF
    columns: int
    rows: int
    """The number of rows of the tableau that are on a page."""
    unit: float
    is_brief: bool
    """Whether tiles show only the power that counts now."""
    is_stacked: bool
    """Whether the tracks stand two by two, with their notches below the number."""
    is_bar: bool
    """Whether the board has room for its numbers only."""
    hold: QRect = QRect()  # noqa: RUF009 - never changed
    """The hold, between tableau and kingdom; empty without one."""

    @property
    def shares_row(self) -> bool:
        """Whether the kingdom stands in the free cells of the tableau's last row."""
        return self.place is KingdomPlace.LAST_ROW

    @property
    def is_frieze(self) -> bool:
        return self.place is KingdomPlace.FRIEZE

    @property
    def is_chips(self) -> bool:
        """Whether two chips stand in place of the kingdom."""
        return self.place is KingdomPlace.CHIPS


@frozen
class BoardRoom:
    """A board's size, the scales of its boxes and text, and how far the table gives way."""

    size: QSize
    unit: float
    text: float
    squeeze: Squeeze

    @classmethod
    def of(cls, look: Look, size: QSize) -> BoardRoom:
        """Measure a board: by the table's units, or by its size if the table has no units."""
        if isinstance(look, RoomLook):
            return cls(size, look.unit, look.scale, look.squeeze)
        unit = min(size.width() / BOARD.width(), size.height() / BOARD.height()) or 1.0
        text = max(min(look.scale, size.width() / 640), unit)
        return cls(size, unit, text, Squeeze.A if text == unit else Squeeze.of(text / unit))


def board_plan_of(room: BoardRoom, tiles: int, tracks: int = TRACKS) -> BoardPlan:
    """Divide a board for a number of tiles in its tableau and a number of tracks."""
    return _Division(room, max(tiles, _FEWEST), tracks).inside()


def with_hold(room: BoardRoom, tiles: int) -> BoardPlan | None:
    """Divide a board that has a hold; None if there is no room for one beside the tableau."""
    strip = round((HOLD.width() + _BESIDE) * room.unit)
    if room.squeeze >= Squeeze.C:
        return None
    less = evolve(room, size=room.size - QSize(strip, 0))
    plan = _Division(less, max(tiles, _FEWEST), TRACKS, _KINGDOM_SMALL).inside()
    if plan.is_bar or plan.place is not KingdomPlace.BESIDE:
        return None
    hold = QRect(plan.kingdom)
    hold.setWidth(round(HOLD.width() * room.unit))
    return evolve(plan, kingdom=plan.kingdom.translated(strip, 0), hold=hold)


class _Division:
    def __init__(self, room: BoardRoom, tiles: int, tracks: int, kingdom: int = _KINGDOM) -> None:
        self.tracks = tracks
        self.kingdom = kingdom * room.unit
        self.unit, self.text, self.squeeze = room.unit, room.text, room.squeeze
        unit, size = room.unit, room.size
        self.tiles = tiles
        self.room = QRectF(0, 0, size.width(), size.height()).adjusted(
            _LEFT * unit, _TOP * unit, -_RIGHT * unit, -_BOTTOM * unit
        )
        self.is_bar = size.height() < _SHORT * unit
        self.is_stacked = self.is_bar or room.squeeze is Squeeze.D
        self.left = min(_TEXT * room.text, self.room.width() * 0.42)

    def inside(self) -> BoardPlan:
        if self.is_bar:
            return self._bar()
        tracks = self._tracks_room()
        boxes = _in_grid(tracks, self.tracks, 2 if self.is_stacked else 1)
        below = self.room.bottom() - tracks.bottom() - _BESIDE * self.unit
        if below >= _KINGDOM_BELOW * self.unit:
            return self._with_kingdom_below(boxes, below)
        if self.squeeze < Squeeze.C:
            return self._with_tableau(boxes, self._kingdom_width(self.unit))
        return self._with_large_text(boxes)

    # --- head and tracks, at the left

    def _head_height(self) -> float:
        return (_HEAD_ALONE if self.is_stacked else _HEAD) * self.text

    def _head(self) -> QRectF:
        return QRectF(self.room.left(), self.room.top(), self.left, self._head_height())

    def _tracks_room(self) -> QRectF:
        top = self.room.top() + self._head_height() + _APART * self.unit
        is_leaf = self.room.height() > _LEAF * self.unit
        track = _TRACK if is_leaf else _TRACK_HIGHEST
        highest = TRACKS * track * self.text * (0.8 if self.is_stacked else 1)
        height = min(self.room.bottom() - top, max(highest, TRACKS * _TRACK * self.unit))
        return QRectF(self.room.left(), top, self.left, height)

    def _bar(self) -> BoardPlan:
        head = QRectF(self.room.left(), self.room.top(), self.left, self.room.height())
        rest = self.room.adjusted(self.left + _BESIDE * self.unit, 0, 0, 0)
        width = rest.width() / self.tracks
        boxes = tuple(
            _snapped(QRectF(rest.left() + place * width, rest.top(), width, rest.height()))
            for place in range(self.tracks)
        )
        nothing = QRect()
        return BoardPlan(
            _snapped(head), boxes, nothing, nothing, KingdomPlace.BESIDE,
            _TILE, 1, 1, self.unit, True, True, True,
        )  # fmt: skip

    # --- tableau and kingdom, at the right

    def _rows(self) -> int:
        height = self.room.height() + 6.5 * self.unit
        least = (_TILE.height() - 0.5) * max(self.unit, self.text)
        return max(2, int(height / (least + GAP.height() * self.unit)))

    def _room_for_tiles(self, kingdom: float) -> float:
        beside = (_BESIDE + 13 * bool(kingdom)) * self.unit
        return self.room.width() - self.left - kingdom - beside

    def _kingdom_width(self, scale: float) -> float:
        """Return the width of the kingdom, in pixels: all that tiles of a scale don't need."""
        unit, columns = self.unit, self._columns()
        small = min(_KINGDOM_SMALL * unit, self._beside_tiles(_WITH_BOTH * scale))
        wished = max(_KINGDOM_LEAST * unit, small, self._beside_tiles(_TILE.width() * scale))
        wished = min(self.kingdom, wished)
        widest = columns * (_TILE_WIDEST + GAP.width()) * self.text
        spare = self._room_for_tiles(1) - wished - widest
        return min(wished + max(0.0, spare), _KINGDOM_WIDEST * unit)

    def _columns(self) -> int:
        """Return the number of columns in which all tiles fit."""
        return max(_FEWEST, ceil(self.tiles / self._rows()))

    def _beside_tiles(self, tile: float) -> float:
        """Return the width that columns of tiles leave, in pixels, as the width of a tile."""
        return self._room_for_tiles(1) - self._columns() * (tile + GAP.width() * self.unit)

    def _with_tableau(
        self, boxes: tuple[QRect, ...], kingdom: float, top: float = 0.0
    ) -> BoardPlan:
        """Place the tableau under a height, with the kingdom beside it."""
        unit, rows = self.unit, self._rows()
        gap = GAP * unit
        width = self._room_for_tiles(kingdom)
        tile, columns = self._tile_width(width)
        bar = TAB * self.text if self.tiles > columns * rows else 0.0
        tableau = QRectF(
            self.room.left() + self.left + (_BESIDE - 4) * unit,
            top,
            columns * (tile + gap.width()) + 6 * unit + bar,
            self.room.bottom() - top + (1 if bar else 6) * unit,
        )
        height = (self.room.bottom() - top + 0.5 * unit) / rows - gap.height()
        size = QSizeF(tile, min(height, tile * _HIGHEST))
        right = QRectF(
            self.room.right() - kingdom, self.room.top() + unit, kingdom, self.room.height() - unit
        )
        is_brief = self.squeeze >= Squeeze.C or tile < _BRIEF * unit * 0.94
        return BoardPlan(
            _snapped(self._head()), boxes, _snapped(tableau), _snapped(right),
            KingdomPlace.BESIDE, size, columns, rows, unit, is_brief, self.is_stacked, False,
        )  # fmt: skip

    def _with_kingdom_below(self, boxes: tuple[QRect, ...], below: float) -> BoardPlan:
        box = QRectF(self.room.left(), self.room.bottom() - below, self.left, below)
        plan = self._with_tableau(boxes, 0.0)
        return evolve(plan, kingdom=_snapped(box), place=KingdomPlace.BELOW)

    def _with_large_text(self, boxes: tuple[QRect, ...]) -> BoardPlan:
        """Place the kingdom in the larger free place; without one, as a frieze or as chips."""
        free = (self._with_column(boxes), self._with_shared_row(boxes))
        found = [plan for plan in free if plan is not None]
        if found:
            return max(found, key=lambda plan: plan.kingdom.width() * plan.kingdom.height())
        return self._with_frieze(boxes) or self._with_chips(boxes)

    def _with_column(self, boxes: tuple[QRect, ...]) -> BoardPlan | None:
        """Place the kingdom in a free column; None if it is too narrow."""
        free = self._beside_tiles(_TILE.width() * self.text)
        if free < _COLUMN * max(1.0, self.unit):
            return None
        return self._with_tableau(boxes, self._kingdom_width(self.text))

    def _with_frieze(self, boxes: tuple[QRect, ...]) -> BoardPlan | None:
        """Place the kingdom over the tableau; None if tiles below it are too low to be read."""
        scale = max(1.0, self.unit)
        top = self.room.top() + self.unit
        plan = self._with_tableau(boxes, 0.0, top + _FRIEZE * scale)
        if self.squeeze >= Squeeze.E or plan.tile.height() < _TILE_LOWEST * scale:
            return None
        left = self.room.left() + self.left + _BESIDE * self.unit
        box = QRectF(left, top, self.room.right() - left, _FRIEZE * scale)
        return evolve(plan, kingdom=_snapped(box), place=KingdomPlace.FRIEZE)

    def _with_chips(self, boxes: tuple[QRect, ...]) -> BoardPlan:
        return evolve(self._with_tableau(boxes, _CHIPS * self.text), place=KingdomPlace.CHIPS)

    def _with_shared_row(self, boxes: tuple[QRect, ...]) -> BoardPlan | None:
        """Place the kingdom in the free cells of the last row; None if they are too few."""
        plan = self._with_tableau(boxes, 0.0)
        free = min(plan.columns, plan.columns * plan.rows - self.tiles)
        step = plan.tile + GAP * self.unit
        if free <= 0 or free * step.width() < _SHARED * self.unit:
            return None
        left = plan.tableau.left() + (plan.columns - free) * step.width() + TILE_LEFT * self.unit
        top = plan.tableau.top() + (plan.rows - 1) * step.height() + TILE_TOP * self.unit
        box = QRectF(left, top, self.room.right() - left, plan.tile.height())
        return evolve(plan, kingdom=_snapped(box), place=KingdomPlace.LAST_ROW)

    def _tile_width(self, width: float) -> tuple[float, int]:
        """Return the width of a tile, in pixels, and the number of columns.

        All columns fit as long as the tiles stay readable; else the tableau has pages.
        """
        gap = GAP.width() * self.unit
        columns = self._columns()
        least = max(_TILE_NARROWEST * self.unit, _TILE_READ * self.text)
        fitting = max(1, int((width + gap) / (least + gap)))
        if columns > fitting:
            width -= TAB * self.text
            columns = max(1, int((width + gap) / (least + gap)))
        most = _TILE_WIDEST * max(self.text, self.unit)
        return min(most, (width - (columns - 1) * gap) / columns), columns


def _in_grid(room: QRectF, number: int, columns: int) -> tuple[QRect, ...]:
    """Return the boxes of tracks, line by line."""
    lines = ceil(number / columns)
    width, height = room.width() / columns, room.height() / lines
    return tuple(
        _snapped(
            QRectF(
                room.left() + at % columns * width,
                room.top() + at // columns * height,
                width,
                height,
            )
        )
        for at in range(number)
    )


def _snapped(box: QRectF) -> QRect:
    """Round the edges of a box, so that neighbours stay neighbours."""
    left, top = round(box.left()), round(box.top())
    return QRect(left, top, round(box.right()) - left, round(box.bottom()) - top)
