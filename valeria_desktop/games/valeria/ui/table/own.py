"""The boxes of your board: who it is, the tracks, the tableau, the kingdom."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRect, QRectF

from valeria_desktop.ui.kit.room import Squeeze
from valeria_desktop.ui.table.frame import snapped

_HEAD, _TRACKS, _KINGDOM = 46, 228, 149
_CHIPS = 112  # two of 51, and what parts them
_TRACK_COUNT = 4


@frozen
class Own:
    """Your board, in pixels of its window."""

    board: QRect
    head: QRect
    tracks: tuple[QRect, ...]
    tableau: QRect
    kingdom: QRect
    """Where there is little room, only two chips with its numbers."""
    is_bar: bool = False
    """Whether only a bar with the numbers is left of it; then the inner boxes are empty."""


def own_of(board: QRect, unit: float, large: float, squeeze: Squeeze, *, is_leaf: bool) -> Own:
    """Share your board; in large text it is a bar, unless it is the leaf that is shown."""
    if squeeze is Squeeze.E and not is_leaf:
        nothing = QRect(board.topLeft(), board.topLeft())
        return Own(board, nothing, (), nothing, nothing, is_bar=True)
    inner = QRectF(board).adjusted(16 * unit, 8 * unit, -12 * unit, -10 * unit)
    if squeeze is Squeeze.E:
        return _as_leaf(board, inner, unit, large)
    return _side_by_side(board, inner, unit, large, squeeze)


def _side_by_side(board: QRect, inner: QRectF, unit: float, large: float, squeeze: Squeeze) -> Own:
    """Head and tracks at the left, then the tableau; the kingdom is at the right, or two chips."""
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
    return Own(board, snapped(head), tracks, snapped(tableau), snapped(kingdom))


def _as_leaf(board: QRect, inner: QRectF, unit: float, large: float) -> Own:
    """Head and chips above, the tracks two by two below them, then the tableau."""
    chips = _CHIPS * unit * large
    height = _HEAD * unit * large * 0.9
    head = QRectF(inner.left(), inner.top(), inner.width() - chips, height)
    kingdom = QRectF(head.right(), inner.top(), chips, height)
    tracks = QRectF(inner.left(), head.bottom(), inner.width(), 2 * 44 * unit * large * 0.85)
    tableau = QRectF(inner)
    tableau.setTop(tracks.bottom() + 8 * unit)
    boxes = _tracks(tracks, unit, 2)
    return Own(board, snapped(head), boxes, snapped(tableau), snapped(kingdom))


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
