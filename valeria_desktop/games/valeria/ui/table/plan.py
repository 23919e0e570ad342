"""The plan of the table: the boxes of the market, the siege, your board and the overlays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, fields, frozen
from PySide6.QtCore import QRect, QRectF

from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.table.frame import MAT, Frame, Seating, frame_of, share_row, snapped

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.ui.table.frame import Leaf


_HEAD, _TRACKS, _KINGDOM = 46, 228, 149
_PLANK = 1092, 76
"""Width and height of a single rival's plank, in units."""
_LORDS_PLANK = 686, 76
"""The Dark Lord's plank leaves the window to his shadow."""
_CHIPS = 112  # two chips of 51 units and their gaps
_TRACK_COUNT = 4


@frozen
class OwnBoxes:
    """The boxes of your board, in pixels of its window."""

    board: QRect
    head: QRect
    tracks: tuple[QRect, ...]
    tableau: QRect
    kingdom: QRect
    """The kingdom, or in a narrow board two chips with its numbers."""
    is_bar: bool = False
    """Whether the board is only a bar of numbers; then the inner boxes are empty."""


def own_of(board: QRect, unit: float, large: float, squeeze: Squeeze, *, is_leaf: bool) -> OwnBoxes:
    """Divide your board; in the largest text it is a bar, unless its leaf is shown."""
    if squeeze is Squeeze.E and not is_leaf:
        nothing = QRect(board.topLeft(), board.topLeft())
        return OwnBoxes(board, nothing, (), nothing, nothing, is_bar=True)
    inner = QRectF(board).adjusted(16 * unit, 8 * unit, -12 * unit, -10 * unit)
    if squeeze is Squeeze.E:
        return _as_leaf(board, inner, unit, large)
    return _side_by_side(board, inner, unit, large, squeeze)


def _side_by_side(
    board: QRect, inner: QRectF, unit: float, large: float, squeeze: Squeeze
) -> OwnBoxes:
    """Place head and tracks at the left, the tableau, and the kingdom or its chips."""
    in_two = squeeze is Squeeze.D
    width = _TRACKS * unit * (large if in_two else 1 + 0.75 * (large - 1))
    height = _HEAD * unit * (1 + 0.6 * (large - 1))
    chips = _CHIPS * unit * large if in_two else 0.0
    head = QRectF(inner.left(), inner.top(), width - chips, height)
    rest = QRectF(inner.left(), head.bottom(), width, inner.bottom() - head.bottom())
    kingdom = QRectF(inner.right() - _KINGDOM * unit, inner.top(), _KINGDOM * unit, inner.height())
    right = kingdom.left() - 8 * unit
    if in_two:
        kingdom = QRectF(head.right(), inner.top(), chips, height)
        right = inner.right()
    left = inner.left() + width + 11 * unit
    tableau = QRectF(left, inner.top(), right - left, inner.height())
    tracks = _tracks(rest, unit, 2 if in_two else 1)
    return OwnBoxes(board, snapped(head), tracks, snapped(tableau), snapped(kingdom))


def _as_leaf(board: QRect, inner: QRectF, unit: float, large: float) -> OwnBoxes:
    """Place head and chips at the top, the tracks in two rows below, then the tableau."""
    chips = _CHIPS * unit * large
    height = _HEAD * unit * large * 0.9
    head = QRectF(inner.left(), inner.top(), inner.width() - chips, height)
    kingdom = QRectF(head.right(), inner.top(), chips, height)
    tracks = QRectF(inner.left(), head.bottom(), inner.width(), 2 * 44 * unit * large * 0.85)
    tableau = QRectF(inner)
    tableau.setTop(tracks.bottom() + 8 * unit)
    boxes = _tracks(tracks, unit, 2)
    return OwnBoxes(board, snapped(head), boxes, snapped(tableau), snapped(kingdom))


def _tracks(room: QRectF, unit: float, columns: int) -> tuple[QRect, ...]:
    rows = _TRACK_COUNT // columns
    gap = 8 * unit if columns > 1 else 0.0
    width = (room.width() - gap * (columns - 1)) / columns
    height = room.height() / rows
    return tuple(
        snapped(
            QRectF(
                room.left() + (index % columns) * (width + gap),
                room.top() + (index // columns) * height,
                width,
                height - 3 * unit,
            )
        )
        for index in range(_TRACK_COUNT)
    )


_DICE_WIDTH, _DICE_HEIGHT = 260, 140
_TOLD_WIDTH, _TOLD_HEIGHT = 218, 300
_WORDS_WIDTH, _WORDS_HEIGHT = 300, 126
_RECAP_WIDTH, _RECAP_MOST = 812, 380
_NOTICE_WIDTH, _NOTICE_HEIGHT = 360, 44
_LARGEST = 1.25
"""Greatest growth of overlays with the text; larger text wraps and scrolls."""


@frozen
class Overlays:
    """The boxes of the overlays, which never cover bar, rivals or prompt."""

    dice: tuple[QRect, QRect, QRect]
    """A box in each third of the mat; the dice use the third with the fewest woken stacks."""
    told: QRect
    words: QRect
    """The words about the told card, beside it or below."""
    recap: QRect
    zoom: QRect
    """The room for the zoom of a card."""
    notice: QRect


@frozen
class _Room:
    """The room and the scales for the overlays."""

    mat: QRect
    unit: float
    large: float


def overlays_of(mat: QRect, zoom: QRect, unit: float, large: float) -> Overlays:
    """Return the boxes over a mat; the zoom has a room of its own."""
    edge, top = round(8 * unit), round(6 * unit)
    room = _Room(mat.adjusted(edge, top, -edge, -top), unit, min(large, _LARGEST) * unit)
    told, words = _told(room)
    return Overlays(
        dice=_dice(room),
        told=told,
        words=words,
        recap=_recap(room),
        zoom=zoom,
        notice=_notice(room),
    )


def _told(room: _Room) -> tuple[QRect, QRect]:
    """Return the boxes of a told card, in the middle, and of its words, beside it or below."""
    mat, unit = room.mat, room.unit
    told = _card(room, mat.height())
    wide, high = min(_WORDS_WIDTH * room.large, mat.width()), _WORDS_HEIGHT * room.large
    words = QRectF(told.right() + 20 * unit, told.center().y() - high / 2, wide, high)
    if words.right() > mat.right():
        told = _card(room, mat.height() - high - 10 * unit)
        told.moveTop(mat.top())
        left = mat.center().x() - wide / 2
        words = QRectF(left, told.bottom() + 10 * unit, wide, high)
    return told, snapped(words)


def _card(room: _Room, height: float) -> QRect:
    share = min(room.unit, height / _TOLD_HEIGHT)
    return _middle(room.mat, _TOLD_WIDTH * share, _TOLD_HEIGHT * share)


def _recap(room: _Room) -> QRect:
    """Return the largest box of the recap; the sheet takes only the height of its rows."""
    width, height = _RECAP_WIDTH * room.large, _RECAP_MOST * room.large
    return _middle(room.mat, min(width, room.mat.width()), min(height, room.mat.height()))


def _notice(room: _Room) -> QRect:
    box = QRect(0, 0, round(_NOTICE_WIDTH * room.large), round(_NOTICE_HEIGHT * room.large))
    box.moveBottom(room.mat.bottom())
    box.moveLeft(room.mat.center().x() - box.width() // 2)
    return box


def _dice(room: _Room) -> tuple[QRect, QRect, QRect]:
    mat, third = room.mat, room.mat.width() / 3
    width = min(_DICE_WIDTH * room.unit, third - 4)
    left, middle, right = (
        _middle(
            QRectF(mat.left() + third * at, mat.top(), third, mat.height()),
            width,
            _DICE_HEIGHT * room.unit,
        )
        for at in range(3)
    )
    return left, middle, right


def _middle(room: QRect | QRectF, width: float, height: float) -> QRect:
    """Return a box of a size in the middle of a room."""
    centre = QRectF(room).center()
    return snapped(QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height))


COLUMNS, ROWS = 5, 4
_LEAF_BAR = 32
_TILE, _TILE_HIGHEST = 92, 124
_SHAPE = 0.94
"""Greatest height of a card on a leaf, as a share of its width."""


@frozen(kw_only=True)
class TablePlan(Frame):
    """The boxes of all parts of a table, in pixels of its window."""

    tiles: tuple[QRect, ...]
    """The boxes of twenty stacks, row by row; in the siege of three piles and the deck."""
    road: QRect | None
    """The road of the siege, above its piles; None in other games."""
    own: OwnBoxes
    over: Overlays
    leaf_bars: QRect | None = None
    """The bars of the centre's other leaves, above its stacks; None without such leaves."""


class Market:
    """The market's demands on the mat: its rows grow with the text."""

    @staticmethod
    def growth(large: float) -> float:
        return ROWS * (_TILE_HIGHEST * large - _TILE)

    @staticmethod
    def highest(width: float) -> float:
        """Return the greatest height, at which cards are still broader than high."""
        return 32 + ROWS * _SHAPE * (width - 54) / COLUMNS


def plan_of(
    size: QSize, text: float, players: int, solo: Solo | None = None, leaf: Leaf = MAT
) -> TablePlan:
    """Divide a window between all parts of the table."""
    rivals = 1 if solo else max(0, players - 1)
    plank = _LORDS_PLANK if solo else _PLANK
    seating = Seating(rivals, Market(), plank if rivals == 1 else None)
    frame = frame_of(size, text, seating, leaf)
    is_own = not frame.shows_mat
    road = _road(frame) if solo is Solo.SIEGE and not is_own else None
    unit, large = frame.unit, frame.large
    return TablePlan(
        **{each.name: getattr(frame, each.name) for each in fields(Frame)},
        tiles=() if is_own else _piles(frame, road) if road else _tiles(frame),
        road=road,
        own=own_of(frame.board, unit, large, frame.squeeze, is_leaf=is_own),
        over=overlays_of(frame.upper, frame.zoom, unit, large),
    )


def with_leaf_bars(plan: TablePlan) -> TablePlan:
    """Return the plan of a table whose centre has several leaves; its stacks make room for bars."""
    if not plan.shows_mat:
        return plan
    unit = plan.unit
    inner = QRectF(plan.mat).adjusted(8 * unit, 3 * unit, -8 * unit, 0)
    inner.setHeight(_LEAF_BAR * plan.large * unit)
    bars = snapped(inner)
    return evolve(plan, leaf_bars=bars, tiles=_tiles(plan, bars))


def _tiles(frame: Frame, bars: QRect | None = None) -> tuple[QRect, ...]:
    unit = frame.unit
    inner = QRectF(frame.mat).adjusted(8 * unit, 5.5 * unit, -14 * unit, -5.5 * unit)
    if bars is not None:
        inner.setTop(bars.bottom() + 1 + 8 * unit)
    width = (inner.width() - (COLUMNS - 1) * 8 * unit) / COLUMNS
    height = (inner.height() - (ROWS - 1) * 7 * unit) / ROWS
    return tuple(
        snapped(
            QRectF(
                inner.left() + column * (width + 8 * unit),
                inner.top() + row * (height + 7 * unit),
                width,
                height,
            )
        )
        for row in range(ROWS)
        for column in range(COLUMNS)
    )


def _road(frame: Frame) -> QRect:
    unit, mat = frame.unit, frame.mat
    height = min(105 * frame.large * unit, mat.height() * 0.27)
    inner = QRectF(mat).adjusted(12 * unit, 11 * unit, -12 * unit, 0)
    return snapped(QRectF(inner.left(), inner.top(), inner.width(), height))


def _piles(frame: Frame, road: QRect) -> tuple[QRect, ...]:
    unit = frame.unit
    top = road.bottom() + 1 + 8 * unit
    row = QRectF(road.left(), top, road.width(), frame.mat.bottom() + 1 - 6 * unit - top)
    return share_row(snapped(row), 4, 24 * unit)
