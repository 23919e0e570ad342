"""Places of a plan's cards, side by side: the hand, the stacks, and a place for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QRectF

from valeria_desktop.games.valencia.ui.cards.fans import Fan, lay_fans
from valeria_desktop.games.valencia.ui.planning.arrangement import HAND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QPointF

    from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement

_EDGE, _BESIDE = 4, 6
_ABOVE = 27
"""Height of the line above a stack for its key and its mark, in pixels at 100 %."""
_KEY, _MARK, _MARK_HIGH = 24, 46, 24
"""Widths of a key and of a mark, and a mark's height, in pixels at 100 %."""
_ROWS = (1, 2, 3)


@frozen
class PlanLayout:
    """The boxes of a plan's cards and places."""

    hand: QRectF
    cards: dict[int, tuple[QRectF, float]]
    """The box of each card, and its visible width in pixels."""
    trays: tuple[Fan, ...]
    marks: tuple[QRectF, ...]
    """The box of each stack's mark; empty above a stack that is too narrow for it."""
    new: QRectF | None
    """The box of a new stack; None when the plan is made."""

    def card_at(self, point: QPointF, among: Iterable[int]) -> int | None:
        """Return the one of some cards whose visible part is at a point; None elsewhere."""
        return next((number for number in among if self.seen(number).contains(point)), None)

    def seen(self, number: int) -> QRectF:
        """Return the box of a card's visible part."""
        box, shown = self.cards.get(number, (QRectF(), 0.0))
        return QRectF(box.left(), box.top(), shown, box.height())

    def place_at(self, point: QPointF) -> int | None:
        """Return the place at a point: a stack, the new stack or the hand; None elsewhere."""
        for place, fan in enumerate(self.trays, 1):
            if fan.tray.contains(point):
                return place
        if self.new is not None and self.new.contains(point):
            return len(self.trays) + 1
        return HAND if self.hand.contains(point) else None

    def mark_at(self, point: QPointF) -> int | None:
        """Return the stack whose mark is at a point; None elsewhere."""
        return next((at for at, box in enumerate(self.marks, 1) if box.contains(point)), None)


def plan_layout_of(
    plan: Arrangement, room: QRectF, unit: float, text: float, *, is_laid: bool
) -> PlanLayout:
    """Lay out a plan; a made plan has no hand and no new stack."""
    edge = _EDGE * unit
    inside = room.adjusted(edge, 0, -edge, -2)
    sizes = [len(tray) for tray in plan.trays]
    if is_laid:
        fans = _in_rows(sizes, inside, (unit, text))
        return PlanLayout(QRectF(), _cards(plan.trays, fans), fans, _marks(fans, text), None)
    fans = _in_rows([max(1, len(plan.hand)), *sizes, 1], inside, (unit, text))
    hand, *trays, new = _spread(fans, inside, unit)
    cards = _cards((plan.hand, *plan.trays), (hand, *trays))
    return PlanLayout(hand.tray, cards, tuple(trays), _marks(trays, text), new.tray)


def _spread(fans: tuple[Fan, ...], room: QRectF, unit: float) -> tuple[Fan, ...]:
    """Lay the hand's cards side by side as far as a row of all places has room for that."""
    hand, *others = fans
    spare = room.right() - fans[-1].tray.right()
    number = len(hand.cards)
    if number < 2 or spare <= 0 or fans[-1].tray.top() != hand.tray.top():  # noqa: PLR2004 - a row of two
        return fans
    wide, step = hand.cards[0].width(), hand.cards[1].left() - hand.cards[0].left()
    more = min(spare / (number - 1), max(0.0, wide + _BESIDE * unit - step))
    cards = tuple(card.translated(place * more, 0) for place, card in enumerate(hand.cards))
    shown = (*(min(wide, step + more) for _ in cards[1:]), wide)
    by = more * (number - 1)
    wider = evolve(hand, tray=hand.tray.adjusted(0, 0, by, 0), cards=cards, shown=shown)
    return (wider, *(_moved(fan, by) for fan in others))


def _moved(fan: Fan, by: float) -> Fan:
    cards = tuple(card.translated(by, 0) for card in fan.cards)
    return Fan(fan.tray.translated(by, 0), cards, fan.shown, fan.sum.translated(by, 0))


def _cards(
    places: tuple[tuple[int, ...], ...], fans: tuple[Fan, ...]
) -> dict[int, tuple[QRectF, float]]:
    found: dict[int, tuple[QRectF, float]] = {}
    for numbers, fan in zip(places, fans, strict=True):
        boxes = zip(numbers, fan.cards, fan.shown, strict=False)
        found |= {number: (box, shown) for number, box, shown in boxes}
    return found


def _marks(trays: list[Fan] | tuple[Fan, ...], text: float) -> tuple[QRectF, ...]:
    """Lay a mark above the right end of each stack, beside the stack's key."""
    boxes = []
    for fan in trays:
        box = QRectF(0, 0, min(_MARK * text, fan.tray.width() - _KEY * text), _MARK_HIGH * text)
        box.moveBottomRight(fan.tray.topRight())
        boxes.append(box.translated(0, -2) if box.width() >= _MARK_HIGH * text else QRectF())
    return tuple(boxes)


def _in_rows(sizes: list[int], room: QRectF, measure: tuple[float, float]) -> tuple[Fan, ...]:
    """Lay stacks in the number of rows with the largest cards."""
    tries = [_rows_of(sizes, room, measure, rows) for rows in _ROWS if rows <= len(sizes)]
    return max(tries, key=_size_of, default=())


def _size_of(fans: tuple[Fan, ...]) -> float:
    """Return a measure of the smallest card: its height, and a share of its visible width."""
    return min(
        (fan.cards[0].height() + fan.shown[0] * 0.2 if fan.cards else 0.0 for fan in fans),
        default=0.0,
    )


def _rows_of(
    sizes: list[int], room: QRectF, measure: tuple[float, float], rows: int
) -> tuple[Fan, ...]:
    unit, text = measure
    each = -(-len(sizes) // rows)
    high = room.height() / rows
    found: list[Fan] = []
    for row in range(rows):
        box = QRectF(room.left(), room.top() + row * high, room.width(), high)
        box.setTop(box.top() + _ABOVE * text)
        box.setBottom(box.bottom() - unit)
        found += lay_fans(sizes[row * each : (row + 1) * each], box, unit, text)
    return tuple(found)
