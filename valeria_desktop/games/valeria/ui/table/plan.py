"""Where everything stands on Valeria's table: the market's tiles, the siege's road and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import fields, frozen
from PySide6.QtCore import QRect, QRectF

from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.ui.table.overlays import Overlays, overlays_of
from valeria_desktop.games.valeria.ui.table.own import Own, own_of
from valeria_desktop.ui.table.frame import MAT, Frame, Seating, frame_of, share_row, snapped

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.ui.table.frame import Leaf

COLUMNS, ROWS = 5, 4
_TILE, _TILE_HIGHEST = 92, 124
_SHAPE = 0.94
"""A card on a leaf is at most so high, in parts of its width."""


@frozen(kw_only=True)
class Plan(Frame):
    """All boxes of a table, in pixels of its window."""

    tiles: tuple[QRect, ...]
    """Twenty, row by row; in the siege three piles and the deck."""
    road: QRect | None
    """What is seen of the siege, over its piles."""
    own: Own
    over: Overlays


class Market:
    """The rows of tiles, which grow with the text."""

    @staticmethod
    def growth(large: float) -> float:
        return ROWS * (_TILE_HIGHEST * large - _TILE)

    @staticmethod
    def highest(width: float) -> float:
        """Keep cards broader than high."""
        return 32 + ROWS * _SHAPE * (width - 54) / COLUMNS


def plan_of(
    size: QSize, text: float, players: int, solo: Solo | None = None, leaf: Leaf = MAT
) -> Plan:
    """Share a window between all that stands on the table."""
    rivals = 1 if solo else max(0, players - 1)
    seating = Seating(rivals, is_lone=rivals == 1 and solo is None, on_mat=Market())
    frame = frame_of(size, text, seating, leaf)
    is_own = not frame.shows_mat
    road = _road(frame) if solo is Solo.SIEGE and not is_own else None
    unit, large = frame.unit, frame.large
    return Plan(
        **{each.name: getattr(frame, each.name) for each in fields(Frame)},
        tiles=() if is_own else _piles(frame, road) if road else _tiles(frame),
        road=road,
        own=own_of(frame.board, unit, large, frame.squeeze, is_leaf=is_own),
        over=overlays_of(frame.upper, frame.zoom, unit, large),
    )


def _tiles(frame: Frame) -> tuple[QRect, ...]:
    unit = frame.unit
    inner = QRectF(frame.mat).adjusted(8 * unit, 5.5 * unit, -14 * unit, -5.5 * unit)
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
