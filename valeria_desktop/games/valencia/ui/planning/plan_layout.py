"""Places of a plan's cards: the hand in a row, below it the stacks and a place for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE
from valeria_desktop.games.valencia.ui.cards.fans import lay_fans
from valeria_desktop.games.valencia.ui.planning.arrangement import HAND

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from valeria_desktop.games.valencia.ui.cards.fans import Fan
    from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement

_HAND = 0.4  # share of the height
_EDGE, _APART, _CAP = 9, 8, 24
_HIGHEST, _AROUND, _SUM = 120, 22, 25
_ROWS = (1, 2, 3)


@frozen
class PlanLayout:
    """The boxes of a plan's cards and places."""

    hand: QRectF
    cards: dict[int, tuple[QRectF, float]]
    """The box of each card, and its visible width in pixels."""
    trays: tuple[Fan, ...]
    new: QRectF | None
    """The box of a new stack; None when the plan is made."""

    def place_at(self, point: QPointF) -> int | None:
        """Return the place at a point: a stack, the new stack or the hand; None elsewhere."""
        for place, fan in enumerate(self.trays, 1):
            if fan.tray.contains(point):
                return place
        if self.new is not None and self.new.contains(point):
            return len(self.trays) + 1
        return HAND if self.hand.contains(point) else None


def plan_layout_of(
    plan: Arrangement, room: QRectF, unit: float, text: float, *, is_laid: bool
) -> PlanLayout:
    """Lay out a plan; a made plan has no hand and no new stack."""
    edge = _EDGE * unit
    inside = room.adjusted(edge, edge, -edge, -2)
    hand, below = QRectF(inside), QRectF(inside)
    hand.setHeight(0 if is_laid else inside.height() * _HAND)
    below.setTop(hand.bottom() + (0 if is_laid else edge))
    sizes = [len(tray) for tray in plan.trays] + [1] * (not is_laid)
    most = below.height() if is_laid else _HIGHEST * unit + _AROUND * unit + _SUM * text
    fans = _in_rows(sizes, below, most, (unit, text))
    cards = _hand_cards(plan, hand, unit)
    trays = fans if is_laid else fans[:-1]
    for tray, fan in zip(plan.trays, trays, strict=True):
        boxes = zip(tray, fan.cards, fan.shown, strict=False)
        cards |= {number: (box, shown) for number, box, shown in boxes}
    return PlanLayout(hand, cards, trays, None if is_laid else fans[-1].tray)


def _in_rows(
    sizes: list[int], room: QRectF, most: float, measure: tuple[float, float]
) -> tuple[Fan, ...]:
    """Lay stacks in the number of rows with the largest cards; `most` limits a row's height."""
    tries = [_rows_of(sizes, room, most, measure, rows) for rows in _ROWS if rows <= len(sizes)]
    return max(tries, key=_size_of, default=())


def _size_of(fans: tuple[Fan, ...]) -> float:
    """Return a measure of the smallest card: its height, and a share of its visible width."""
    return min(
        (fan.cards[0].height() + fan.shown[0] * 0.2 if fan.cards else 0.0 for fan in fans),
        default=0.0,
    )


def _rows_of(
    sizes: list[int], room: QRectF, most: float, measure: tuple[float, float], rows: int
) -> tuple[Fan, ...]:
    unit, text = measure
    each = -(-len(sizes) // rows)
    high = room.height() / rows
    found: list[Fan] = []
    for row in range(rows):
        box = QRectF(room.left(), room.top() + row * high, room.width(), high)
        box.setTop(box.top() + _CAP * text)
        box.setBottom(min(box.bottom() - 3 * unit, box.top() + most))
        found += lay_fans(sizes[row * each : (row + 1) * each], box, unit, text)
    return tuple(found)


def _hand_cards(plan: Arrangement, room: QRectF, unit: float) -> dict[int, tuple[QRectF, float]]:
    """Lay the hand in a row in the middle; cards cover each other in too little room."""
    if not plan.hand or room.isEmpty():
        return {}
    high = min(room.height() - 12 * unit, _HIGHEST * unit)
    wide, number = high * SHAPE, len(plan.hand)
    inside = room.width() - 12 * unit
    step = min(wide + _APART * unit, (inside - wide) / max(1, number - 1))
    left = room.center().x() - (wide + step * (number - 1)) / 2
    top = room.center().y() - high / 2
    return {
        card: (
            QRectF(left + place * step, top, wide, high),
            wide if place == number - 1 else min(wide, step),
        )
        for place, card in enumerate(plan.hand)
    }
