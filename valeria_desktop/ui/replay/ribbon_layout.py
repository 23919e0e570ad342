"""The boxes of a ribbon of turns, in pixels of its view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.ui.pieces.piece import large_enough

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.ui.pieces.piece import PartRoom
    from valeria_desktop.ui.replay.turns import RibbonScene

HEIGHT = 146
"""The height of the ribbon with its rollers, in units."""
ROLLER = 27
"""The width of a roller, in units."""
_CLOTH_TOP, _CLOTH = 22, 118
_ROLLER_TOP = 11
_STAMP, _LARGE = 46, 92
_STAMP_TOP, _LARGE_TOP = 61, 20
_APART, _ROUNDS_APART, _AROUND = 5, 17, 9
"""The gaps between stamps, between rounds, and around the present stamp, in units."""
_BESIDE = 24
"""The least room between a roller and a stamp, in units."""
_ABOVE, _ABOVE_LARGE, _ABOVE_WIDE = 14, 15, 34
_PIP, _PIP_PITCH, _PIPS, _PIPS_TOP = 8, 13, 132, 122
_PIP_SHARE = 0.74
"""The greatest size of a pip, as a share of the distance to the next."""
_ROW_BELOW = 2
"""The gap between the present stamp and the row of pips, in units."""


@frozen
class RoundMark:
    """The number of a round over the line before its first turn."""

    round: int
    turn: int
    """The number of the round's first turn on the ribbon."""
    at: QPointF
    """The middle of the number; the line goes down from there."""
    is_later: bool


@frozen
class RibbonBoxes:
    """The boxes of a ribbon."""

    cloth: QRectF
    rollers: tuple[QRectF, QRectF]
    stamps: tuple[QRectF, ...]
    above: tuple[QRectF, ...]
    """The room for the dice above each stamp."""
    pips: tuple[QRectF, ...]
    """The moments of the present turn, below its stamp."""
    row: QRectF
    """The row of the moments for the mouse; empty without any."""
    rounds: tuple[RoundMark, ...]
    line: float
    """The lower end of the lines between rounds."""


def ribbon_boxes(scene: RibbonScene, room: PartRoom) -> RibbonBoxes:
    """Return the boxes of a ribbon; the present turn stands in the middle if it can."""
    unit, wide = room.unit, room.size.width()
    lefts, whole = _lefts(scene)
    inside = wide / unit - 2 * ROLLER
    middle = lefts[scene.present] + _LARGE / 2
    shift = min(max(0.0, middle - inside / 2), max(0.0, whole - inside))
    at = [ROLLER + left - shift for left in lefts]
    stamps = tuple(_stamp(scene, number, left) for number, left in enumerate(at))
    high = _CLOTH_TOP + _CLOTH
    boxes = RibbonBoxes(
        cloth=QRectF(ROLLER - 2, _CLOTH_TOP, wide / unit - 2 * ROLLER + 4, _CLOTH),
        rollers=(
            QRectF(0, _ROLLER_TOP, ROLLER, HEIGHT - _ROLLER_TOP),
            QRectF(wide / unit - ROLLER, _ROLLER_TOP, ROLLER, HEIGHT - _ROLLER_TOP),
        ),
        stamps=stamps,
        above=tuple(_above(box, is_large=box.width() > _STAMP) for box in stamps),
        pips=tuple(_pips(stamps[scene.present], len(scene.moments))),
        row=_row(stamps[scene.present], len(scene.moments)),
        rounds=tuple(_rounds(scene, at)),
        line=high - 10.0,
    )
    return _scaled(boxes, unit)


def _lefts(scene: RibbonScene) -> tuple[list[float], float]:
    """Return the left end of each stamp from the roller on, and the length of the whole ribbon."""
    lefts: list[float] = []
    left, before = float(_BESIDE), 0
    for number, turn in enumerate(scene.turns):
        if number:
            left += _ROUNDS_APART if turn.round != before else _APART
        before = turn.round
        is_large = number == scene.present
        left += _AROUND if is_large else 0
        lefts.append(left)
        left += _LARGE + _AROUND if is_large else _STAMP
    return lefts, left + _BESIDE


def _stamp(scene: RibbonScene, number: int, left: float) -> QRectF:
    if number == scene.present:
        return QRectF(left, _LARGE_TOP, _LARGE, _LARGE)
    return QRectF(left, _STAMP_TOP, _STAMP, _STAMP)


def _above(stamp: QRectF, *, is_large: bool) -> QRectF:
    high = _ABOVE_LARGE if is_large else _ABOVE
    gap = 4 if is_large else 3
    left = stamp.center().x() - _ABOVE_WIDE / 2
    return QRectF(left, stamp.top() - gap - high, _ABOVE_WIDE, high)


def _pips(stamp: QRectF, number: int) -> Iterator[QRectF]:
    pitch = _pitch(number)
    side = min(_PIP, pitch * _PIP_SHARE)
    left = stamp.center().x() - pitch * number / 2 + (pitch - side) / 2
    for place in range(number if number > 1 else 0):
        yield QRectF(left + place * pitch, _PIPS_TOP - side / 2 + _PIP / 2, side, side)


def _pitch(number: int) -> float:
    """Return the distance from a pip to the next in a row of a number of them, in units."""
    return min(_PIP_PITCH, _PIPS / max(1, number))


def _row(stamp: QRectF, number: int) -> QRectF:
    """Return the row of the pips: from below their stamp to the end of the ribbon."""
    if number <= 1:
        return QRectF()
    wide = _pitch(number) * (number + 1)
    top = stamp.bottom() + _ROW_BELOW
    return QRectF(stamp.center().x() - wide / 2, top, wide, HEIGHT - top)


def _rounds(scene: RibbonScene, at: list[float]) -> Iterator[RoundMark]:
    before = 0
    for number, turn in enumerate(scene.turns):
        if turn.round != before:
            before = turn.round
            gap = _ROUNDS_APART / 2 + (_AROUND if number == scene.present else 0)
            middle = QPointF(at[number] - gap, _CLOTH_TOP + 17)
            yield RoundMark(turn.round, number, middle, number > scene.present)


def _scaled(boxes: RibbonBoxes, unit: float) -> RibbonBoxes:
    def large(box: QRectF) -> QRectF:
        return QRectF(box.topLeft() * unit, box.size() * unit)

    return RibbonBoxes(
        cloth=large(boxes.cloth),
        rollers=(large(boxes.rollers[0]), large(boxes.rollers[1])),
        stamps=tuple(map(large, boxes.stamps)),
        above=tuple(map(large, boxes.above)),
        pips=tuple(map(large, boxes.pips)),
        row=QRectF() if boxes.row.isEmpty() else large_enough(large(boxes.row)),
        rounds=tuple(
            RoundMark(each.round, each.turn, each.at * unit, each.is_later) for each in boxes.rounds
        ),
        line=boxes.line * unit,
    )
