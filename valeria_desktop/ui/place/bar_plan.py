"""How the parts of the bar on top share its width, and what gives way first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect

from valeria_desktop.ui.kit.room import Squeeze

if TYPE_CHECKING:
    from collections.abc import Sequence

_STEPS = (
    (0, 0, 0, 0),
    (0, 0, 1, 0),
    (1, 0, 1, 0),
    (1, 0, 2, 0),
    (1, 0, 2, 1),
    (2, 0, 2, 1),
    (2, 1, 2, 1),
    (2, 1, 2, 2),
    (2, 1, 3, 2),
)
"""What gives way, step by step: road (words become signs, at last the present one's too), dice
(no sign between them and their sum), meters (narrow, then numbers alone, then without the round),
tools (some, then all of them into one menu)."""
_FIRST = {Squeeze.B: 1, Squeeze.C: 1, Squeeze.D: 4, Squeeze.E: 4}


@frozen
class Needs:
    """How wide the parts are, from as drawn to the least."""

    menu: int
    road: Sequence[int]
    dice: Sequence[int]
    meters: Sequence[int]
    tools: Sequence[int]
    strip: int = 0
    """What the rivals need at least, where they stand in the bar."""


@frozen
class BarPlan:
    """Where the parts are, and how far each gives way."""

    menu: QRect
    road: QRect
    dice: QRect
    meters: QRect
    strip: QRect | None
    tools: QRect
    step: tuple[int, int, int, int]


def bar_of(room: QRect, needs: Needs, gap: int, squeeze: Squeeze = Squeeze.A) -> BarPlan:
    """Give every part what it needs, as little giving way as can be."""
    parts = 5 + bool(needs.strip)
    chosen = _STEPS[-1]
    for step in _STEPS[_FIRST.get(squeeze, 0) :]:
        if _width(needs, step) + gap * (parts - 1) <= room.width():
            chosen = step
            break
    road, dice, meters, tools = chosen
    left = room.left()
    boxes = []
    for width in (needs.menu, needs.road[road], needs.dice[dice], needs.meters[meters]):
        boxes.append(QRect(left, room.top(), width, room.height()))
        left += width + gap
    last = room.right() + 1 - needs.tools[tools]
    hole = QRect(left, room.top(), last - gap - left, room.height()) if needs.strip else None
    end = QRect(last, room.top(), needs.tools[tools], room.height())
    menu, way, tray, brass = boxes
    return BarPlan(menu, way, tray, brass, hole, end, chosen)


def _width(needs: Needs, step: tuple[int, int, int, int]) -> int:
    road, dice, meters, tools = step
    beside = needs.menu + needs.strip + needs.dice[dice]
    return beside + needs.road[road] + needs.meters[meters] + needs.tools[tools]
