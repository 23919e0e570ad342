"""How the parts of the bar on top share its width, and what gives way first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen
from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Step = tuple[int, ...]
"""How far each part gives way, and the tools after them."""


@frozen
class Needs:
    """How wide the parts are, from as drawn to the least."""

    menu: int
    parts: tuple[Sequence[int], ...]
    tools: Sequence[int]
    strip: int = 0
    """What the rivals need at least, where they stand in the bar."""


@frozen
class BarPlan:
    """Where the parts are, and how far each gives way."""

    menu: QRect
    parts: tuple[QRect, ...]
    strip: QRect | None
    tools: QRect
    step: Step


@frozen(eq=False)
class Giving:
    """What gives way, step by step; some steps are skipped where text is large."""

    steps: tuple[Step, ...]
    first: Mapping[int, int] = field(factory=dict)
    """The first step to try, by how much text outgrows its boxes."""


def bar_of(room: QRect, needs: Needs, gap: int, giving: Giving, squeeze: int = 0) -> BarPlan:
    """Return every part what it needs, as little giving way as can be."""
    gaps = gap * (len(needs.parts) + 1 + bool(needs.strip))
    chosen = giving.steps[-1]
    for step in giving.steps[giving.first.get(squeeze, 0) :]:
        if _width(needs, step) + gaps <= room.width():
            chosen = step
            break
    left, boxes = room.left(), []
    for width in (needs.menu, *_widths(needs, chosen)):
        boxes.append(QRect(left, room.top(), width, room.height()))
        left += width + gap
    tools = needs.tools[chosen[-1]]
    last = room.right() + 1 - tools
    hole = QRect(left, room.top(), last - gap - left, room.height()) if needs.strip else None
    end = QRect(last, room.top(), tools, room.height())
    menu, *parts = boxes
    return BarPlan(menu, tuple(parts), hole, end, chosen)


def _widths(needs: Needs, step: Step) -> list[int]:
    return [widths[level] for widths, level in zip(needs.parts, step, strict=False)]


def _width(needs: Needs, step: Step) -> int:
    return needs.menu + needs.strip + sum(_widths(needs, step)) + needs.tools[step[-1]]
